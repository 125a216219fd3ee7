"""How Antiqua looks: colours, the one sheet of icons, helpers that write SVG text; shared by all games."""

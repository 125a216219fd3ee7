"""The parts of the board of Tzolk'in as SVG; `antiqua.games.tzolkin.board` puts them together."""

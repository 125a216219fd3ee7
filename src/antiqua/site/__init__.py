"""The site: a table on this machine that people play at in a browser."""

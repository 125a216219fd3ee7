"""What happens at a table, apart from pages: opening it, playing, bots, news for those who watch."""

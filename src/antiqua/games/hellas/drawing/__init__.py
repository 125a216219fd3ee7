"""The parts of Hellas' picture: geometry, island, cities, action spaces, players."""

"""The pages of the tables."""

"""Hadara (Benjamin Schwer, 2019)."""

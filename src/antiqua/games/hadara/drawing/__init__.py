"""The pieces of Hadara's pictures."""

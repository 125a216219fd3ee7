"""Small things that templates draw."""

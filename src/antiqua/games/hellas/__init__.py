"""Hellas (Stefan Dorra, 2016)."""

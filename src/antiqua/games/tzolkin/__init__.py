"""Tzolk'in: The Mayan Calendar (Daniele Tascini, Simone Luciani, 2012)."""

"""Tests of base Tzolk'in, written by hand from the clauses (TZ-...) of its rules."""

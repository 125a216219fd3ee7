"""The rules of Tzolk'in, a chapter of the rulebook a module. Clauses: `TZ-…`."""

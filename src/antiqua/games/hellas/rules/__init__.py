"""The rules of Hellas, a chapter of the rulebook a module. Clauses: `HE-…`."""

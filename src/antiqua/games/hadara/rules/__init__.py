"""The rules of Hadara, a chapter of the rulebook a module. Clauses: `HA-…`."""

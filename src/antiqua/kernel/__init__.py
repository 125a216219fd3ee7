"""How any game runs: compilation, records, randomness, batches and playouts. Knows no game."""

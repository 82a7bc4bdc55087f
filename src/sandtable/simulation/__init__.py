"""Games without people: random playouts, simulations and benchmarks."""

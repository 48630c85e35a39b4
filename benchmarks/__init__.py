"""How fast the project is, beside well-known libraries that do the same: `python -m benchmarks --help`."""

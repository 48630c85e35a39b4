"""Benchmarks of the project next to well-known libraries for the same tasks: `python -m benchmarks --help`."""

"""Translation templates and language files: `python -m conformance.potgen` updates them from the code and data."""

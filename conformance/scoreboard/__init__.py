"""Comparison of runs from their result files: two versions of an engine, or many engines on one page."""

"""Comparisons of two editions, engines or results, and of the catalogue with an older one."""

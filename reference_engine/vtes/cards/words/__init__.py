"""The effects that card declarations are built from, by chapter of the rulebook.

The package depends on the chapters. The effects of one chapter depend on those of lower ones.
"""

"""The words that declarations are put together from, by the chapter of the rulebook that they speak of.

They stand on the chapters, those of one chapter on those of lower ones.
"""

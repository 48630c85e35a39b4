"""A certificate that others can check: an in-toto Statement, signed as a DSSE envelope.

docs/reference/certificates.md describes it.
"""

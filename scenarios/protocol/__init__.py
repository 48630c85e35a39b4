"""The words of the protocol that engine and harness share: each event and each choice of a game, declared once.

The reference engine uses these records as they are. The harness makes its checks, the JSON Schemas, and the tables of
the protocol's pages from them. This package imports neither.
"""

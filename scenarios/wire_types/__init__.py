"""Protocol vocabulary shared by engines and the harness: each game's events, choices, and positions, declared once.

The reference engine uses these records directly and decodes positions with them. The harness derives its checks, the
JSON Schemas, and the tables of the protocol's pages from them. This package imports neither.
"""

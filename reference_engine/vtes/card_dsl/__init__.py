"""The language that declares cards, and queries over all declarations in force, such as numbers and static abilities.

V5 'The Golden Rule'. The package depends on the table alone.
"""

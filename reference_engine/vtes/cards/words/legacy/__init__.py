"""Cards that speak of what only older sets ask for: traits, trophies, circles. V5 'Legacy Sets'.

They stand on the words about actions, control and the table.
"""

"""Torpor: leaving it, rescue, diablerie and the blood hunt. V5 'Torpor', 'Diablerie'.

The package depends on actions, and on politics because a blood hunt is a referendum.
"""

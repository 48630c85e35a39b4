"""Torpor: leaving it, rescue from it, diablerie and the blood hunt. V5 'Torpor', 'Diablerie'.

It stands on actions, and on politics: a blood hunt is a referendum.
"""

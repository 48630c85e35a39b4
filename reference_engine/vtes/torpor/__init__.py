"""Torpor: leaving it, rescue from it, diablerie and the blood hunt. V5 'Torpor'."""

"""Campaigns: games played beside the reference until an engine parts from it, told as scenarios to keep."""

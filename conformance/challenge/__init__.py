"""Challenges: unpredictable play next to the reference, from varied positions of a profile's scenarios.

A table of recorded answers passes every scenario. It does not pass a challenge.
"""

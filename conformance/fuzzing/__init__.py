"""Fuzzing campaigns: play games next to the reference, and report each divergence as a scenario."""

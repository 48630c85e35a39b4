"""Fault localization: infer from a run's verdicts which rules the engine breaks."""

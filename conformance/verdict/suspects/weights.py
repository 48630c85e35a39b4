"""How the numbers of `causes` and `ranking` are weighed. Made by `make localisation ARGS=--fit`."""

from __future__ import annotations

CAUSES: tuple[float, ...] = (
    -2.1620,  # first
    -1.6136,  # second
    -1.2948,  # later
    -0.2624,  # recent
    -1.2396,  # new
    2.6438,  # words
    1.1448,  # missed
    0.8668,  # first_in_then
    1.1563,  # tagged_new
    0.4367,  # precise_other
    0.7874,  # precise
    2.7154,  # log_failing
    -2.1058,  # log_tagged
    0.5812,  # applied
    0.9059,  # sign_tagged
    1.8125,  # sign_astray
)
RULES: tuple[float, ...] = (
    1.9990,  # log_counted
    0.9164,  # best
    1.6435,  # mean_tagged
    -1.4856,  # log_signs
    -0.4263,  # log_first
    1.0927,  # share
    2.1031,  # precise
)
BIAS: float = -3.5518
SURE: tuple[float, float] = (0.130, 0.639)
"""How sure odds make: 1 / (1 + exp(-(first + second * their logarithm)))."""

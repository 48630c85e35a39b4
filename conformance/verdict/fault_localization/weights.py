"""How the numbers of `causes` and `ranking` are weighed. Made by `make localisation ARGS=--fit`."""

from __future__ import annotations

CAUSES: tuple[float, ...] = (
    -2.1269,  # first
    -1.6126,  # second
    -1.2978,  # later
    -0.1685,  # recent
    -1.3931,  # new
    0.6991,  # title
    0.7239,  # step
    4.2921,  # message
    1.0840,  # allows
    0.0839,  # refuses
    0.9767,  # missed
    0.9485,  # first_in_then
    1.1964,  # tagged_new
    0.5211,  # precise_other
    -0.1385,  # precise
    3.0979,  # log_failing
    -2.3655,  # log_tagged
    0.4490,  # applied
    0.8395,  # sign_tagged
    1.7947,  # sign_astray
)
RULES: tuple[float, ...] = (
    1.2345,  # log_counted
    0.7645,  # best
    1.0068,  # mean_tagged
    -0.9011,  # log_signs
    -0.2128,  # log_first
    0.7423,  # share
    1.1922,  # precise
)
BIAS: float = -2.3863
SURE: tuple[float, float] = (0.037, 0.887)
"""How sure odds make: 1 / (1 + exp(-(first + second * their logarithm)))."""

"""How the numbers of `causes` and `ranking` are weighed. Made by `make localisation ARGS=--fit`."""

from __future__ import annotations

CAUSES: tuple[float, ...] = (
    -2.0279,  # first
    -1.4683,  # second
    -1.2274,  # later
    -0.1342,  # recent
    -1.2922,  # new
    0.6391,  # title
    0.3320,  # step
    4.0365,  # message
    0.7859,  # allows
    -0.1577,  # refuses
    1.0450,  # missed
    0.9398,  # first_in_then
    1.0909,  # tagged_new
    0.4766,  # precise_other
    0.9063,  # precise
    2.6179,  # log_failing
    -2.0365,  # log_tagged
    0.5020,  # applied
    0.8280,  # sign_tagged
    1.7817,  # sign_astray
)
RULES: tuple[float, ...] = (
    1.3691,  # log_counted
    0.6033,  # best
    1.1647,  # mean_tagged
    -1.0418,  # log_signs
    -0.2928,  # log_first
    0.7213,  # share
    1.3886,  # precise
)
BIAS: float = -2.4029
SURE: tuple[float, float] = (0.029, 0.848)
"""How sure odds make: 1 / (1 + exp(-(first + second * their logarithm)))."""

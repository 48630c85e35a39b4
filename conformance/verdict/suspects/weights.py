"""How the numbers of `features` are weighed. Made by `make localisation ARGS=--fit`."""

from __future__ import annotations

MEANS: tuple[float, ...] = (
    0.01914,  # share_first
    0.01912,  # share_among
    0.20764,  # share_recent
    0.20069,  # share_new
    0.03417,  # share_failing_step
    0.01237,  # share_missed
    0.13690,  # share_astray
    0.01727,  # words
    0.56498,  # log_first
    2.02650,  # log_recent
    0.41101,  # precise_first
    0.27477,  # precise_other
    0.09286,  # tight
    1.46260,  # log_tagged
    0.16191,  # applied
)
WEIGHTS: tuple[float, ...] = (
    1.0846,  # share_first
    0.6427,  # share_among
    2.4374,  # share_recent
    -2.4583,  # share_new
    -4.1208,  # share_failing_step
    3.8874,  # share_missed
    1.9725,  # share_astray
    4.5040,  # words
    0.9442,  # log_first
    0.4178,  # log_recent
    1.1478,  # precise_first
    2.1232,  # precise_other
    4.0363,  # tight
    -0.8418,  # log_tagged
    0.3222,  # applied
)
FIRM: tuple[float, float] = (-0.183, 0.440)
"""How sure a score makes: 1 / (1 + exp(second * doubt - first))."""

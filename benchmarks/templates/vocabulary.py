"""The project's style: a vocabulary for the direct runner and the pytest-bdd front-end, and its game."""

from conformance import games
from conformance.steps import expect  # noqa: F401 - for the definitions below
from conformance.steps.registry import Vocabulary
from scenarios.editions import without_toggles

vocabulary = Vocabulary("toy")
games.GAMES += (
    games.GameDescriptor(
        name="toy", title="Coins", prefix="COIN-", book=without_toggles(["one"]), rules={}, steps=lambda: vocabulary
    ),
)
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

"""Moves make exactly their choice, and can be refused and offered; directives send exactly their request."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.protocol.engine import Unsupported
from conformance.steps.world import ScenarioFault, StepFailure
from tests.conformance.steps.scripted import asks, refuses
from tests.conformance.steps.trial import Trial
from tests.conformance.steps.trials import of_each, of_each_game

JsonObject = dict[str, Any]

each_move = of_each("seat choice text", lambda trial: [(seat, choice, text) for seat, text, choice in trial.moves])
each_refusal = of_each(
    "seat choice text", lambda trial: [(seat, choice, text) for seat, text, choice in trial.moves + trial.never]
)


def infinitive(text: str) -> tuple[str, str]:
    """Split a sentence into the mover and the infinitive. The verb is its first lower-case word."""
    words = text.split(" ")
    at = next(i for i, word in enumerate(words) if word.islower())
    verb = at + (words[at] == "secretly")
    words[verb] = words[verb].removesuffix("es" if words[verb].endswith(("sses", "ches")) else "s")
    return " ".join(words[:at]), " ".join(words[at:])


@each_move
def test_move_makes_its_choice(trial: Trial, seat: str, choice: JsonObject, text: str) -> None:
    open_, later = asks(seat, trial.in_its_window(text)), asks(trial.play.names[0], trial.play.phase)
    assert trial.play(open_, later, shown=trial.seen).when(text).engine.sent == [(seat, choice)]


@each_refusal
def test_refusal_step_passes_when_the_engine_refuses(trial: Trial, seat: str, choice: JsonObject, text: str) -> None:
    who, what = infinitive(text)
    play = trial.play(asks(trial.others, trial.window), refuses(trial.rule), shown=trial.seen)
    assert play.then(f"{who} cannot {what} because {trial.rule}").engine.sent == [(seat, choice)]


@each_refusal
def test_refusal_step_fails_when_the_engine_allows(trial: Trial, seat: str, choice: JsonObject, text: str) -> None:
    who, what = infinitive(text)
    play = trial.play(asks(seat, trial.window), asks(trial.play.names[0], trial.play.phase), shown=trial.seen)
    with pytest.raises(StepFailure, match="allowed"):
        play.then(f"{who} cannot {what} because {trial.rule}")


@each_refusal
def test_may_step_holds_only_for_offered_moves(trial: Trial, seat: str, choice: JsonObject, text: str) -> None:
    who, what = infinitive(text)
    other: JsonObject = {"do": "other"}
    trial.play(asks(seat, trial.window, other, choice), shown=trial.seen).then(f"{who} may {what}")
    with pytest.raises(StepFailure, match="not offered"):
        trial.play(asks(seat, trial.window, other), shown=trial.seen).then(f"{who} may {what}")
    with pytest.raises(StepFailure, match=f"not now: {trial.others} decides"):
        trial.play(asks(trial.others, trial.window, choice), shown=trial.seen).then(f"{who} may {what}")


@of_each_game
def test_every_move_has_a_test_sentence(trial: Trial) -> None:
    moves = trial.game.vocabulary.moves
    resolved = [trial.game.vocabulary.resolve("when", text) for _, text, _ in trial.moves]
    patterns = {found.step.pattern.source for found in resolved}
    assert patterns == {move.third_person.source for move in moves if not move.never}
    assert len(trial.never) == sum(move.never for move in moves)


@of_each("fault text", lambda trial: [(fault, text) for text, fault in trial.slips])
def test_typing_mistake_is_a_fault_not_a_refusal(trial: Trial, fault: str, text: str) -> None:
    play = trial.play(asks(trial.play.names[0], trial.play.phase), refuses(trial.rule), shown=trial.seen)
    with pytest.raises(ScenarioFault, match=fault):
        play.then(f"{text} because {trial.rule}")


@of_each_game
def test_refusal_step_fails_when_the_state_changes(trial: Trial) -> None:
    who, what = infinitive(trial.moves[0][1])
    play = trial.play(asks(trial.others, trial.window), refuses(), shown=trial.seen)
    play.world.after()
    play.engine.shown = [trial.observations[1]]
    with pytest.raises(StepFailure, match="something changed"):
        play.then(f"{who} cannot {what} because {trial.rule}")


@of_each_game
def test_exact_choices_hold_in_any_order_only_if_complete(trial: Trial) -> None:
    seat = trial.moves[0][0]
    (first, one), (second, other), (third, _) = [(text, choice) for who, text, choice in trial.moves if who == seat][:3]

    def listed(*rows: str) -> None:
        play = trial.play(asks(seat, trial.window, one, other), shown=trial.seen)
        play.step("then", f"exactly these choices are open to {seat}:", [[row] for row in rows])

    listed(second, first)
    with pytest.raises(StepFailure, match="unexpected"):
        listed(first)
    with pytest.raises(StepFailure, match="missing"):
        listed(first, second, third)


@of_each_game
def test_missing_options_make_the_step_unsupported(trial: Trial) -> None:
    seat, text, _ = trial.moves[0]
    who, what = infinitive(text)
    with pytest.raises(Unsupported):
        trial.play(asks(seat, trial.window), shown=trial.seen).then(f"{who} may {what}")


@of_each("directives text", lambda trial: [(directives, text) for text, directives in trial.directives])
def test_directive_sends_its_request(trial: Trial, directives: list[JsonObject], text: str) -> None:
    open_ = asks(trial.play.names[0], trial.play.phase)
    play = trial.play(*[open_] * (len(directives) + 1), shown=trial.seen).when(text)
    assert play.engine.directives == directives
    (need,) = trial.game.vocabulary.resolve("when", text).step.needs
    features = trial.game.vocabulary.features
    assert all(need in features.of("directives", each["do"]) for each in directives)

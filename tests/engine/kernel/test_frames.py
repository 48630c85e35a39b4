"""Procedures: tables of steps, and the loop that runs them."""

from __future__ import annotations

from typing import Any

import pytest

from reference_engine.kernel import Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import PROCEDURES, Frame, asks, procedure, rule
from reference_engine.kernel.game import Game
from scenarios.wire_types.declarations import PASS, Choice


class Log(Game, kw_only=True):
    """A game that records what is done."""

    lines: list[str] = []  # noqa: RUF012 - msgspec copies it


class Named(Frame, kw_only=True):
    name: str = ""

    def note(self, game: Log, what: str) -> None:
        game.lines.append(f"{self.name}{what}")


@procedure
class KernelChild(Named):
    @rule("k.child.works")
    def work(self, game: Log) -> None:
        self.note(game, "works")

    STEPS = (work,)


@procedure
class KernelParent(Named):
    quiet: bool = False

    @rule("k.parent.begins")
    def begin(self, game: Log) -> None:
        self.note(game, "begins")
        game.set_off(KernelChild(name="first "))
        game.set_off(KernelChild(name="second "))

    @asks("k.parent.asks")
    def ask(self, game: Log) -> Decision | None:
        return None if self.quiet else Decision(Seat(0), "ask", [PASS])

    @rule("k.parent.settles")
    def settle(self, game: Log, choice: Choice) -> None:
        self.note(game, "settles")
        game.call(KernelChild(name="called "))

    @rule("k.parent.ends")
    def end(self, game: Log) -> None:
        self.note(game, "ends")

    STEPS = (begin, ask, settle, end)


@procedure
class KernelHeir(KernelParent):
    @rule("k.heir.ends")
    def end(self, game: Log) -> None:
        self.note(game, "ends otherwise")

    STEPS = KernelParent.STEPS


@procedure
class KernelHost(Named):
    """A procedure whose hooks record their calls."""

    stays: bool = False

    def refusal(self, game: Log, seat: Seat, choice: Choice) -> Refusal | None:
        self.note(game, "is asked")
        return Refusal("k.host", "never") if self.stays else None

    def dropped(self, game: Log) -> None:
        self.note(game, "is dropped")

    def somebody_left(self, game: Log, seats: tuple[Seat, ...]) -> bool:
        self.note(game, f"hears of {seats}")
        if self.stays:
            game.unwind_to(self)
        return self.stays

    STEPS = KernelChild.STEPS
    work = KernelChild.work


@procedure
class KernelJumper(Named):
    rounds: int = 2

    @rule("k.jumper.counts")
    def count(self, game: Log) -> None:
        self.note(game, f"counts {self.rounds}")
        self.rounds -= 1

    @rule("k.jumper.jumps")
    def jump(self, game: Log) -> None:
        if self.rounds:
            self.goto(KernelJumper.count)
        else:
            self.finish()

    @rule("k.jumper.never")
    def never(self, game: Log) -> None:
        self.note(game, "never")

    STEPS = (count, jump, never)


def ran(*frames: Frame) -> Log:
    game = Log(stack=list(frames))
    game.run()
    return game


class TestTheLoop:
    def test_triggered_procedures_run_in_order_after_the_step(self) -> None:
        assert ran(KernelParent()).lines == ["begins", "first works", "second works"]

    def test_asking_step_stops_the_loop_with_its_decision(self) -> None:
        game = ran(KernelParent())
        assert game.decision == Decision(Seat(0), "ask", [PASS])
        assert game.stack[-1].pc == KernelParent.PLACE["ask"]

    def test_settling_step_runs_its_calls_before_the_next_step(self) -> None:
        game = ran(KernelParent())
        game.choose(Seat(0), PASS)
        assert game.lines[3:] == ["settles", "called works", "ends"]
        assert game.decision is None
        assert game.stack == []

    def test_settling_step_is_skipped_without_a_decision(self) -> None:
        assert ran(KernelParent(quiet=True)).lines == ["begins", "first works", "second works", "ends"]

    def test_subclass_replaces_a_step_of_its_parent(self) -> None:
        assert ran(KernelHeir(quiet=True)).lines[-1] == "ends otherwise"
        assert ran(KernelParent(quiet=True)).lines[-1] == "ends"

    def test_steps_can_be_repeated_and_skipped(self) -> None:
        assert ran(KernelJumper()).lines == ["counts 2", "counts 1"]

    def test_within_returns_the_innermost_procedure(self) -> None:
        outer, inner = KernelJumper(name="outer"), KernelJumper(name="inner")
        game = Log(stack=[outer, KernelChild(), inner])
        assert game.within(KernelJumper) is inner
        assert game.within(KernelParent) is None

    def test_unwinding_drops_the_procedures_inside(self) -> None:
        outer = KernelJumper(name="outer ")
        game = Log(stack=[outer, KernelChild(), KernelChild()])
        game.unwind_to(outer)
        assert game.stack == [outer]

    def test_dropped_procedures_are_notified_innermost_first(self) -> None:
        outer = KernelHost(name="outer ")
        game = Log(stack=[outer, KernelHost(name="middle "), KernelHost(name="inner ")])
        game.unwind_to(outer)
        assert game.lines == ["inner is dropped", "middle is dropped"]

    def test_stopped_game_drops_all_procedures(self) -> None:
        game = Log(stack=[KernelHost(name="outer "), KernelHost(name="inner ")], due=[KernelChild()])
        game.stop()
        assert (game.stack, game.due) == ([], [])
        assert game.lines == ["inner is dropped", "outer is dropped"]

    def test_leavers_are_announced_outermost_first_until_one_acts(self) -> None:
        names = ("outer ", "acting ", "inner ")
        game = Log(stack=[KernelHost(name=name, stays=name == "acting ") for name in names])
        game.somebody_left((Seat(1),))
        assert game.lines == ["outer hears of (1,)", "acting hears of (1,)", "inner is dropped"]

    def test_innermost_refusal_takes_precedence(self) -> None:
        names = ("outer ", "barring ", "inner ")
        game = Log(stack=[KernelHost(name=name, stays=name == "barring ") for name in names])
        assert game.why_not(Seat(0), PASS) == Refusal("k.host", "never")
        assert game.lines == ["inner is asked", "barring is asked"]

    def test_citations_of_steps_are_traced_on_request(self) -> None:
        game = Log(stack=[KernelJumper()], trace=set())
        game.run()
        assert game.trace == {"k.jumper.counts", "k.jumper.jumps"}


class TestCopies:
    def test_copied_procedures_are_independent(self) -> None:
        game = ran(KernelParent())
        twin = game.copy()
        twin.choose(Seat(0), PASS)
        assert game.stack[-1].pc == KernelParent.PLACE["ask"]
        assert twin.stack == []


def steps(*names: str) -> tuple[Any, ...]:
    """Return steps for a table: `a…` asks, `r…` is a rule, any other is unmarked."""

    def made(name: str) -> Any:
        def step(self: Frame, game: Game) -> None: ...

        step.__name__ = name
        mark = asks if name.startswith("a") else rule if name.startswith("r") else None
        return mark("k.made")(step) if mark else step

    return tuple(made(name) for name in names)


def declared(name: str, *table: str) -> type[Frame]:
    """Return a new procedure with this table."""
    made = steps(*table)
    return procedure(type(name, (Frame,), {"STEPS": made, **{step.__name__: step for step in made}}))


class TestFaultyTables:
    @pytest.mark.parametrize(
        ("table", "message"),
        [
            (("r1", "unmarked"), r"KernelFaulty\.unmarked carries neither @rule nor @asks"),
            (("r1", "a1"), r"KernelFaulty\.a1 asks, but no step after it settles"),
            (("a1", "a2", "r1"), r"KernelFaulty\.a1 asks, but no step after it settles"),
        ],
    )
    def test_error_for_a_faulty_table_names_the_step(self, table: tuple[str, ...], message: str) -> None:
        with pytest.raises(TypeError, match=message):
            declared("KernelFaulty", *table)
        assert "KernelFaulty" not in PROCEDURES

    def test_duplicate_procedure_names_are_rejected(self) -> None:
        with pytest.raises(TypeError, match="two procedures are called KernelChild"):
            declared("KernelChild", "r1")

    def test_procedure_is_registered_under_its_name(self) -> None:
        made = declared("KernelSound", "r1", "a1", "r2")
        try:
            assert PROCEDURES["KernelSound"] is made
            assert made.PLACE == {"r1": 0, "a1": 1, "r2": 2}
        finally:
            del PROCEDURES["KernelSound"]

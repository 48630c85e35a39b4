"""Ways to start a game tree: from a position, a record, a scenario, or Given steps entered one by one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy

import msgspec

from conformance import games
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject, Move
from conformance.games import DEFAULT, GameDescriptor, UnknownGame, find
from conformance.protocol.engine import Engine, EngineError, IllegalChoice
from conformance.protocol.messages import Settled, Turnpoint
from conformance.runner.cases import Case, CaseStep
from conformance.runner.execute import edition_of
from conformance.runner.game_records import RecordLine
from conformance.steps.registry import Match, Vocabulary, VocabularyError
from conformance.steps.world import ScenarioFault, StepFailure, World
from conformance.translation import _


class AtTable:
    """Game tree that serves as the engine of a `World`, so that scenario steps play in the tree."""

    def __init__(self, engine: Engine, table: GameTree | None = None) -> None:
        """Without `table`, the first `setup` creates one."""
        self.engine, self.table = engine, table
        self.spec, self.description = engine.spec, engine.description
        self.step: CaseStep | None = None
        """The step that runs now."""
        self._seen: dict[str, list[JsonObject]] = {}

    def setup(self, game: str, edition: str, position: JsonObject, seed: int | None = None) -> Turnpoint:
        self.table = GameTree.begin(self.engine, game, edition, position)
        return self._reached(self.table.prelude)

    def choose(self, seat: str, choice: JsonObject) -> Turnpoint:
        return self._reached(self._at().choose(choice, seat, self.step))

    def arrange(self, directive: JsonObject) -> Turnpoint:
        return self._reached(self._at().arrange(directive, self.step))

    def observe(self, seat: str | None = None) -> JsonObject:
        return self._at().view(seat)

    def events_seen_by(self, seat: str) -> list[JsonObject]:
        return self._seen.get(seat, [])

    def deck(self, game: str, edition: str, deck: JsonObject, players: int | None = None) -> JsonObject:
        return self.engine.deck(game, edition, deck, players)

    def restart(self) -> None:
        self.engine.restart()

    def close(self) -> None:
        self.engine.close()

    def begin_scenario(self) -> None: ...

    def begin_step(self) -> None: ...

    def transcript(self) -> list[JsonObject]:
        return self.engine.transcript()

    def _at(self) -> GameTree:
        assert self.table is not None  # a world sets its game up before anything else
        return self.table

    def _reached(self, move: Move) -> Turnpoint:
        table, self._seen = self._at(), move.seen
        settled = [Settled(seat=each.seat, window=each.window, choice=each.choice) for each in move.forced]
        at = table.turnpoint
        return Turnpoint(pending=at.pending, outcome=at.outcome, events=move.events, settled=[
            each for each in settled if each.choice != {"do": "pass"}
        ])  # fmt: skip


def at_position(engine: Engine, position: JsonObject, game: str | None = None, edition: str | None = None) -> GameTree:
    """Return the tree of a position, for the game and edition in it unless others are given.

    Raises GameTreeError and EngineError.
    """
    named = game or position.get("game") or DEFAULT
    known = known_game(str(named))
    return GameTree.begin(engine, known.name, edition or str(position.get("edition") or known.edition), position)


def at_record(engine: Engine, head: JsonObject, lines: Sequence[RecordLine], until: int | None = None) -> GameTree:
    """Play a recorded game to its end, or up to a line of its file.

    Raises GameTreeError, naming the line that the engine does not play, and EngineError for the position.
    """
    table = GameTree.begin(engine, head["game"], head["edition"], head["position"])
    for line in lines:
        if until is not None and line.number > until:
            break
        if line.choice:
            try:
                table.choose(line.choice, line.seat)
            except IllegalChoice as refused:
                raise GameTreeError(
                    _(
                        "line {number}: {seat} cannot choose that: {reason}",
                        number=line.number,
                        seat=line.seat,
                        reason=refused,
                    )
                ) from refused
    return table


def at_scenario(engine: Engine, case: Case, edition: str | None = None, until: int | None = None) -> GameTree:
    """Return the tree after the Given and When steps of a scenario; Then steps do not run.

    `until` is the number of the last step, counted from 1. Raises GameTreeError with the step that fails.
    """
    game = known_game(case.game)
    setting = Setting(engine, game, edition or edition_of(case, None, game))
    for step in case.steps[:until]:
        if step.kind != "then":
            setting.take(step)
    table = setting.begin()
    table.title = case.title
    return table


class Setting:
    """Position that Given steps describe one by one."""

    def __init__(self, engine: Engine, game: GameDescriptor, edition: str) -> None:
        self.game = game
        self.words: Vocabulary = game.vocabulary
        self.steps: list[CaseStep] = []
        """The steps run so far."""
        self._engine = AtTable(engine)
        self._world = World(self._engine, game.name, edition, self.words.places)

    @property
    def position(self) -> JsonObject:
        """The position that the Givens have built so far."""
        return self._world.building.position

    def take(self, step: CaseStep) -> None:
        """Run a step. If it fails, the position stays as it was. Raises GameTreeError."""
        match = understood(self.words, step)
        before = deepcopy(self.position)
        try:
            carry_out(self._world, self._engine, match, step)
        except GameTreeError:
            self._world.building.position = before
            raise
        self.steps.append(step)

    def begin(self) -> GameTree:
        """Return the tree of the described position. Raises GameTreeError if the engine refuses it."""
        if not self._world.seats:
            raise GameTreeError(_("no players yet: name them first, as in 'Sarah and Tom sit clockwise'"))
        try:
            self._world.pending  # noqa: B018 - sends the position
        except (StepFailure, EngineError) as refused:
            raise GameTreeError(str(refused)) from refused
        table = self._engine.table
        assert table is not None  # the world has set it up
        table.givens = tuple(step for step in self.steps if step.kind == "given")
        return table


def described(table: GameTree) -> list[CaseStep]:
    """Return the Given steps that start the tree, or steps that build its root position.

    See `in_words` for the second case.
    """
    if table.givens:
        return list(table.givens)
    return in_words(table.engine, known_game(table.game), table.edition, table.position)


def in_words(engine: Engine, game: GameDescriptor, edition: str, position: JsonObject) -> list[CaseStep]:
    """Return Given steps that build exactly `position`.

    If the vocabulary cannot express the whole position, a single step holds it as JSON.
    """
    describe, kind = game.vocabulary.givens, game.words and game.words.position
    if describe is not None and kind is not None:
        try:
            steps = [CaseStep(keyword="Given", kind="given", text=text, line=0) for text in describe(position)]
            setting = Setting(engine, game, edition)
            for step in steps:
                setting.take(step)
            header = {"game": game.name, "edition": edition}
            if msgspec.convert(setting.position, kind) == msgspec.convert({**position, **header}, kind):
                return steps
        except (GameTreeError, msgspec.ValidationError, KeyError, TypeError):
            pass
    whole = json.dumps(position, ensure_ascii=False, indent=1)
    return [CaseStep(keyword="Given", kind="given", text="the position is:", line=0, docstring=whole)]


def play(table: GameTree, text: str) -> list[Move]:
    """Play a When step in a tree and return its moves; `text` has no keyword.

    Raises GameTreeError if no step matches or the step fails, and then returns to the node before.
    """
    words, engine = known_game(table.game).vocabulary, AtTable(table.engine, table)
    step = CaseStep(keyword="When", kind="when", text=text, line=0)
    match = understood(words, step)
    world = World(engine, table.game, table.edition, words.places)
    world.building.sent, world.building.position = True, table.view()
    world.play.turnpoint = table.turnpoint
    began = table.at
    try:
        carry_out(world, engine, match, step)
    except GameTreeError:
        if table.at is not began:
            table.go(began.number)
        raise
    path = table.at.path
    return [each.move for each in path[path.index(began) + 1 :] if each.move is not None]


def holds(table: GameTree, text: str) -> bool:
    """Report if a Then step holds at the current node. Steps that look at earlier events do not."""
    try:
        find(table.game).vocabulary.resolve("then", text).call(table.world)
    except (StepFailure, VocabularyError, ScenarioFault, EngineError):
        return False
    return True


def understood(words: Vocabulary, step: CaseStep) -> Match:
    """Return the step that the text matches. Raises GameTreeError with similar steps."""
    try:
        return words.resolve(step.kind, step.text)
    except VocabularyError as unknown:
        raise GameTreeError(f"{_line(step)}{unknown}") from unknown


def carry_out(world: World, engine: AtTable, match: Match, step: CaseStep) -> None:
    """Run a step. Raises GameTreeError if it fails."""
    engine.step = step
    try:
        world.begin(step.kind)
        match.call(world, step.table, step.docstring)
    except StepFailure as failure:
        raise GameTreeError(f"{_line(step)}{failure.message}") from failure
    except (VocabularyError, ScenarioFault, EngineError) as fault:
        raise GameTreeError(f"{_line(step)}{fault}") from fault


def _line(step: CaseStep) -> str:
    said = f"{step.keyword} {step.text}"
    return _("line {number}, {step}:", number=step.line, step=said) + " " if step.line else ""


def known_game(name: str) -> GameDescriptor:
    """Return the game called `name`. Raises GameTreeError."""
    try:
        return games.find(name)
    except UnknownGame as unknown:
        raise GameTreeError(str(unknown)) from unknown

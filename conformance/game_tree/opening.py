"""How a table begins: from a position, a record, a scenario with its steps, or Givens that come one by one."""

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
from conformance.runner.record_replay import RecordLine
from conformance.steps.registry import Match, Vocabulary, VocabularyError
from conformance.steps.world import ScenarioFault, StepFailure, World


class AtTable:
    """A table as the engine of a world: what the steps of a scenario ask for is played there."""

    def __init__(self, engine: Engine, table: GameTree | None = None) -> None:
        """`table`: without one, it begins with the first `setup`."""
        self.engine, self.table = engine, table
        self.spec, self.description = engine.spec, engine.description
        self.step: CaseStep | None = None
        """The step that is being carried out."""
        self._told: dict[str, list[JsonObject]] = {}

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
        return self._told.get(seat, [])

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
        table, self._told = self._at(), move.seen
        settled = [Settled(seat=each.seat, window=each.window, choice=each.choice) for each in move.forced]
        at = table.turnpoint
        return Turnpoint(pending=at.pending, outcome=at.outcome, events=move.events, settled=[
            each for each in settled if each.choice != {"do": "pass"}
        ])  # fmt: skip


def at_position(engine: Engine, position: JsonObject, game: str | None = None, edition: str | None = None) -> GameTree:
    """A table at a position, of the game and edition that it names where none are asked for. Raises GameTreeError and
    EngineError."""
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
                raise GameTreeError(f"line {line.number}: {line.seat} cannot choose that: {refused}") from refused
    return table


def at_scenario(engine: Engine, case: Case, edition: str | None = None, until: int | None = None) -> GameTree:
    """The beginning that the Givens of a scenario describe, and all that its Whens do, up to the step of that number
    from 1; what its Thens state is not looked at. Raises GameTreeError with the step that cannot be carried out.
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
    """A table that is being described, step by step."""

    def __init__(self, engine: Engine, game: GameDescriptor, edition: str) -> None:
        self.game = game
        self.words: Vocabulary = game.vocabulary
        self.steps: list[CaseStep] = []
        """What was taken so far."""
        self._engine = AtTable(engine)
        self._world = World(self._engine, game.name, edition, self.words.places)

    @property
    def position(self) -> JsonObject:
        """The position that the Givens have built so far."""
        return self._world.building.position

    def take(self, step: CaseStep) -> None:
        """Carries a Given or a When out. Raises GameTreeError where that cannot be, and nothing of it is kept then."""
        match = understood(self.words, step)
        before = deepcopy(self.position)
        try:
            carry_out(self._world, self._engine, match, step)
        except GameTreeError:
            self._world.building.position = before
            raise
        self.steps.append(step)

    def begin(self) -> GameTree:
        """The table, once it is described. Raises GameTreeError where the engine refuses the position."""
        if not self._world.seats:
            raise GameTreeError("nobody sits at the table yet: say first who does, as in 'Sarah and Tom sit clockwise'")
        try:
            self._world.pending  # noqa: B018 - sends the position
        except (StepFailure, EngineError) as refused:
            raise GameTreeError(str(refused)) from refused
        table = self._engine.table
        assert table is not None  # the world has set it up
        table.givens = tuple(step for step in self.steps if step.kind == "given")
        return table


def described(table: GameTree) -> list[CaseStep]:
    """The Givens by which the table began; or sentences that build the very position with which it began, where the
    vocabulary has them for all of it; or the Given that is a whole position."""
    if table.givens:
        return list(table.givens)
    return in_words(table.engine, known_game(table.game), table.edition, table.position)


def in_words(engine: Engine, game: GameDescriptor, edition: str, position: JsonObject) -> list[CaseStep]:
    """Sentences that build that very position, where the vocabulary has them for all of it; else the Given that is a
    whole position."""
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
    """What a When does at a table, in one move or several; `text` is without its keyword. Raises GameTreeError where no
    step reads it, or it cannot be carried out; the table is then where it was.
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
    """Whether a Then that looks at no more than the present moment holds there."""
    try:
        find(table.game).vocabulary.resolve("then", text).call(table.world)
    except (StepFailure, VocabularyError, ScenarioFault, EngineError):
        return False
    return True


def understood(words: Vocabulary, step: CaseStep) -> Match:
    """The step that a text calls. Raises GameTreeError, which names near ones."""
    try:
        return words.resolve(step.kind, step.text)
    except VocabularyError as unknown:
        raise GameTreeError(f"{_line(step)}{unknown}") from unknown


def carry_out(world: World, engine: AtTable, match: Match, step: CaseStep) -> None:
    """Carries a step out. Raises GameTreeError where that cannot be."""
    engine.step = step
    try:
        world.begin(step.kind)
        match.call(world, step.table, step.docstring)
    except StepFailure as failure:
        raise GameTreeError(f"{_line(step)}{failure.message}") from failure
    except (VocabularyError, ScenarioFault, EngineError) as fault:
        raise GameTreeError(f"{_line(step)}{fault}") from fault


def _line(step: CaseStep) -> str:
    return f"line {step.line}, {step.keyword} {step.text}: " if step.line else ""


def known_game(name: str) -> GameDescriptor:
    """The game of that name. Raises GameTreeError."""
    try:
        return games.find(name)
    except UnknownGame as unknown:
        raise GameTreeError(str(unknown)) from unknown

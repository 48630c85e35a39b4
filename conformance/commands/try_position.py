"""`justicar try`: explore a game at the terminal: look, choose, ask why not, go back and branch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from rapidfuzz import process
from rich.text import Text

from conformance.commands import FAILED, OK, Ended, Refused
from conformance.commands.case import OWN
from conformance.commands.engines import choose_engine
from conformance.commands.files import read_object, read_text, write
from conformance.commands.game_rendering import Drawing
from conformance.commands.line_input import Prompt
from conformance.game_tree import saving, sharing
from conformance.game_tree.explain import why, why_in_words
from conformance.game_tree.opening import Setting, at_position, at_record, at_scenario, known_game, play
from conformance.game_tree.tree import GameTree, GameTreeError
from conformance.games import DEFAULT, GameDescriptor
from conformance.protocol.engine import CouldNotStart, Engine, EngineBroke, EngineError
from conformance.runner.cases import Case, CaseStep
from conformance.runner.engine_choice import EngineChoice
from conformance.runner.game_records import read
from conformance.runner.scenario_suite import Suite, scenarios_of_file
from conformance.translation import _
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line

NEAR = 60
"""Minimum similarity, from 0 to 100, for a "did you mean" suggestion."""
_KEYWORD = re.compile(r"(?:(?P<keyword>Given|When|And|But) )?(?P<text>.*)", re.IGNORECASE)


def try_(*, source: str | None, game: str | None, seat: str | None, at: int | None, **engine: Any) -> int:
    """Open a table and run the session. Return 1 if a line from a file fails, else 0."""
    choice, printer = choose_engine(**engine), Printer()
    case = _scenario(source, game)
    session = choice.start()
    try:
        sitting = Sitting(session, choice, printer, game, seat)
        sitting.open(source, case, at)
        return sitting.sit()
    finally:
        session.close()


def opened(engine: Engine, source: str) -> GameTree:
    """Return the table in a file, a scenario or a link. Raises Refused."""
    sitting = Sitting(engine, choose_engine(engine.spec, None), Printer(), None, None)
    sitting.open(source, _scenario(source, None), None)
    return sitting.table


def _scenario(source: str | None, game: str | None) -> Case | None:
    """Return the scenario that `source` names, or None for a link or another kind of file. Raises Refused."""
    if (
        source is None
        or sharing.is_link(source)
        or (not OWN.fullmatch(source) and (Path(source).suffix or Path(source).is_file()))
    ):
        return None
    own = OWN.fullmatch(source)
    found = scenarios_of_file(Path(own["path"]), own["line"], game) if own else Suite().named(source)
    if len(found) > 1:
        names = [f"{own['path']}:{each.line}" if own else each.id for each in found]
        raise Refused(
            _(
                "{source} has {count} scenarios; choose one of {names}",
                source=source,
                count=len(found),
                names=", ".join(names),
            )
        )
    return found[0]


class Over(Exception):
    """The session ends."""


class Sitting:
    """Interactive session at a table."""

    def __init__(
        self, engine: Engine, choice: EngineChoice, printer: Printer, game: str | None, viewer: str | None
    ) -> None:
        self.engine, self.choice, self.printer, self.game, self.viewer = engine, choice, printer, game, viewer
        self.prompt = Prompt(printer.console, self._lines, self._names)
        self.refused = 0
        """Number of lines that failed."""
        self._table: GameTree | None = None
        self._setting: Setting | None = None

    @property
    def table(self) -> GameTree:
        """Return the table. Raises GameTreeError while it is still being described."""
        if self._table is None:
            raise GameTreeError(_("the game has not started: describe the table, then type `begin`"))
        return self._table

    @property
    def drawing(self) -> Drawing:
        """Return the drawing of the table."""
        return Drawing(self.printer.console, self.table, self.viewer)

    # -- sitting down -----------------------------------------------------------------------------------------------

    def open(self, source: str | None, case: Case | None, at: int | None) -> None:
        """Open a file or scenario, or start describing a table if there is none. Raises Refused."""
        try:
            if case is not None:
                self._table = at_scenario(self.engine, case, self._edition(case.game), at)
            elif source is None:
                known = known_game(self.game or DEFAULT)
                self._setting = self._described(known)
            elif sharing.is_link(source):
                self._open_document(sharing.unpack(source))
            elif Path(source).suffix == ".jsonl":
                head, lines = read(read_text(Path(source)), Path(source))
                self.choice.hold(
                    head["game"],
                    head["edition"],
                    _("{source}: line {number}: the record", source=source, number=lines[0].number),
                )
                self._table = at_record(self.engine, head, lines, at)
            else:
                position = read_object(Path(source))
                if sharing.is_document(position):
                    self._open_document(sharing.read(msgspec.json.encode(position)))
                    return
                game = self.game or str(position.get("game") or DEFAULT)
                self._table = at_position(self.engine, position, self.game, self._edition(game))
            if self.viewer is not None and self._table is not None:
                self._table.view(self.viewer)
        except (GameTreeError, EngineError) as problem:
            raise Refused(
                _("cannot open {source}: {problem}", source=source or _("the table"), problem=problem)
            ) from problem

    def _open_document(self, document: sharing.Document) -> None:
        edition = self._edition(document.game) or document.edition
        self._table = sharing.open_document(msgspec.structs.replace(document, edition=edition), self.engine)
        self.viewer = self.viewer or document.seat

    def _edition(self, game: str) -> str | None:
        return (self.choice.editions([game], self.engine.description) or {}).get(game)

    def _described(self, game: GameDescriptor, steps: list[CaseStep] | None = None) -> Setting:
        setting = Setting(self.engine, game, self._edition(game.name) or game.edition)
        for step in steps or []:
            setting.take(step)
        return setting

    def sit(self) -> int:
        """Run lines until the player quits or the input ends."""
        if self._setting is not None:
            self.say(_("Describe the table with sentences from `justicar steps`, starting with one such as"))
            self.say(f"  {next(self._givens())}")
            self.say(_("Type `begin` to start the game, or `help` for all commands."))
        else:
            self.show()
        try:
            while (line := self.prompt.ask("given> " if self._setting else "try> ")) is not None:
                if line and not line.startswith("#"):
                    self.carry_out(line)
        except Over:
            pass
        return FAILED if self.refused and not self.prompt.interactive else OK

    def show(self) -> None:
        """Print the table and the open decision."""
        try:
            self.drawing.look()
            self.drawing.decision()
        except GameTreeError as problem:
            self.say(str(problem), "red")

    def say(self, text: str, style: str = "") -> None:
        """Print a line."""
        self.printer.console.print(Text(one_line(text, 2_000), style=style), soft_wrap=True)

    # -- what is typed ----------------------------------------------------------------------------------------------

    def carry_out(self, line: str) -> None:
        """Run a command, a number or a sentence. Report errors, which change nothing."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word)
        try:
            if command is not None:
                command(self, rest.strip())
            elif self._setting is not None:
                self._describe(self._setting, line)
            elif line.isdecimal():
                self._choose(int(line))
            else:
                self._play(_KEYWORD.fullmatch(line)["text"])  # type: ignore[index]  # it fits any line
        except EngineBroke as failure:
            self._restart_engine(failure)
        except (GameTreeError, EngineError, Ended) as problem:
            self.refused += 1
            self.say(str(problem), "red")

    def _restart_engine(self, failure: EngineBroke) -> None:
        self.refused += 1
        self.say(_("the engine failed: {problem}", problem=failure), "red")
        try:
            if self._table is not None:
                self._table.recover()
                self.say(_("restarted at node {number}", number=self._table.at.number))
            else:
                self.engine.restart()
        except (CouldNotStart, EngineError, GameTreeError) as problem:
            raise Refused(_("the engine cannot continue: {problem}", problem=problem)) from problem

    def _describe(self, setting: Setting, line: str) -> None:
        typed = _KEYWORD.fullmatch(line)
        assert typed is not None  # it fits any line
        if (typed["keyword"] or "").lower() == "when":
            self.begin("")
            self._play(typed["text"])
            return
        setting.take(CaseStep(keyword="Given", kind="given", text=typed["text"], line=0))

    def _choose(self, number: int) -> None:
        options = self.table.choices()
        if not 1 <= number <= len(options):
            if not options:
                raise GameTreeError(_("no choice {number}: there are no choices", number=number))
            raise GameTreeError(_("no choice {number}: choose 1 to {last}", number=number, last=len(options)))
        move = self.table.choose(options[number - 1].choice)
        self.drawing.moved([move])
        self.drawing.decision()

    def _play(self, text: str) -> None:
        table, meant = self.table, self.table.world.means(text)
        try:
            moves = play(table, text)
        except GameTreeError as problem:
            self.refused += 1
            refusal = None if meant is None else why(table, meant[1], meant[0], text)
            if refusal is not None and refusal.reason is not None:
                self.drawing.refusal(refusal)
                return
            self.say(f"{problem}{self._near(text)}", "red")
            return
        self.drawing.moved(moves)
        self.drawing.decision()

    def _near(self, text: str) -> str:
        """Return a "did you mean" suggestion, or an empty string."""
        pending = self.table.pending
        words = {option.number: option.words for option in self.table.choices()} if pending and pending.options else {}
        found = process.extractOne(text, words, score_cutoff=NEAR, processor=str.lower)
        return _(". Did you mean {number}, {choice!r}?", number=found[2], choice=found[0]) if found else ""

    # -- commands ---------------------------------------------------------------------------------------------------

    def begin(self, rest: str) -> None:
        """start the game, once the table is described"""
        if self._setting is None:
            raise GameTreeError(_("the game has already started"))
        self._table = self._setting.begin()
        self._setting = None
        self.show()

    def why(self, rest: str) -> None:
        """explain why something is not possible: `why block with Belinde`"""
        if not rest:
            raise GameTreeError(_("name a choice, as in `why block with Belinde`"))
        if rest.isdecimal() and (found := [o for o in self.table.choices() if o.number == int(rest)]):
            self.drawing.refusal(why(self.table, found[0].choice, words=found[0].words))
        else:
            self.drawing.refusal(why_in_words(self.table, rest))

    def choices(self, rest: str) -> None:
        """list every legal choice"""
        self.drawing.decision(everything=True)

    def look(self, rest: str) -> None:
        """show the table, or the table as a player sees it: `look Sarah`"""
        if self._setting is not None:
            for step in self._setting.steps:
                self.say(f"Given {step.text}")
            return
        self.drawing.look(rest or None)
        self.drawing.decision()

    def back(self, rest: str) -> None:
        """go back one choice, or several: `back 3`"""
        if self._setting is not None:
            if not self._setting.steps:
                raise GameTreeError(_("there is nothing to take back"))
            self._setting = self._described(self._setting.game, self._setting.steps[:-1])
            return
        self.table.back(_number(rest, 1))
        self.show()

    def forward(self, rest: str) -> None:
        """go forward again after `back`"""
        for _step in range(_number(rest, 1)):
            self.table.forward()
        self.show()

    def go(self, rest: str) -> None:
        """go to a node by its number: `go 0` is the start"""
        self.table.go(_number(rest))
        self.show()

    def line(self, rest: str) -> None:
        """list the nodes of this line of play, with their numbers"""
        self.drawing.line()

    def branches(self, rest: str) -> None:
        """list all lines of play by their last nodes"""
        self.drawing.branches()

    def rules(self, rest: str) -> None:
        """show all rules of the last choice"""
        self.drawing.rules()

    def rule(self, rest: str) -> None:
        """show a rule by its id"""
        rules = Citations()
        if rest not in rules:
            raise GameTreeError(_("no rule has the id {id!r}; search with `justicar ask`", id=rest))
        self.say(rules[rest].summary, "bold")
        more = f"justicar rule {rest}"
        self.say(_("{place}; more: {command}", place=rules[rest].where, command=more), "italic dim")

    def save(self, rest: str) -> None:
        """save the game: `save NAME.feature` as a scenario, NAME.jsonl as a record, NAME.json as a position"""
        kinds: dict[str, Callable[[GameTree], str]] = {
            ".feature": saving.scenario,
            ".jsonl": saving.record,
            ".json": saving.position,
        }
        path = Path(rest)
        if path.suffix not in kinds:
            raise GameTreeError(
                _("name the file: NAME.feature (a scenario), NAME.jsonl (a record), NAME.json (a position)")
            )
        write(path, [kinds[path.suffix](self.table).encode()])
        after = {".feature": "justicar case", ".jsonl": "justicar replay", ".json": "justicar try"}[path.suffix]
        command = f"{after} {path}"
        self.say(_("saved; open it with {command}", command=command), "green")

    def link(self, rest: str) -> None:
        """print a link to this line of play, for `justicar try` and the explorer; or save it: `link NAME.json`"""
        document = sharing.document_of(self.table, self.viewer)
        if not rest:
            self.printer.console.print(Text(sharing.pack(document)), soft_wrap=True)
            return
        if Path(rest).suffix != ".json":
            raise GameTreeError(_("the file name must end in .json; leave it out to print the link"))
        write(Path(rest), [sharing.written(document).encode()])
        command = f"justicar try {rest}"
        self.say(_("saved; open it with {command}", command=command), "green")

    def help(self, rest: str) -> None:
        """show this help"""
        self.say(_("To choose, type a number or a sentence from `justicar steps`, such as `Belinde bleeds Alexis`."))
        for name, command in COMMANDS.items():
            self.printer.console.print(
                Text.assemble((f"  {name:<9} ", "cyan"), _(command.__doc__ or name)), soft_wrap=True
            )

    def quit(self, rest: str) -> None:
        """leave"""
        raise Over

    # -- what could be typed ------------------------------------------------------------------------------------------

    def _lines(self) -> Iterator[str]:
        yield from COMMANDS
        if self._setting is not None:
            yield from self._givens()
        elif self._table is not None and self._table.pending and self._table.pending.options:
            yield from (option.words for option in self._table.choices())

    def _givens(self) -> Iterator[str]:
        """Return examples of Given steps that fit on one line."""
        steps = self._setting.words.steps if self._setting else []
        return (step.example for step in steps if step.kind == "given" and not (step.table or step.docstring))

    def _names(self) -> Iterator[str]:
        game = self._setting.game if self._setting else known_game(self.table.game)
        yield from self._table.seats if self._table else []
        yield from sorted(game.vocabulary.names.known)


Command = Callable[[Sitting, str], None]
COMMANDS: dict[str, Command] = {
    command.__name__: command
    for command in (
        Sitting.begin, Sitting.why, Sitting.choices, Sitting.look, Sitting.back, Sitting.forward, Sitting.go,
        Sitting.line, Sitting.branches, Sitting.rules, Sitting.rule, Sitting.save, Sitting.link, Sitting.help,
        Sitting.quit,
    )
}  # fmt: skip
"""Commands of the session, by name."""


def _number(text: str, default: int | None = None) -> int:
    if not text and default is not None:
        return default
    if not text.isdecimal() or len(text) > 6:
        raise GameTreeError(_("{text!r} is not a number", text=text))
    return int(text)

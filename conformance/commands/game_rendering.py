"""Terminal rendering: the table, decisions, moves and refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from conformance.commands.event_lines import EventLines
from conformance.game_tree.explain import Refusal
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject, Move, Option
from conformance.game_tree.view import Region, SeatView, Tile, sight
from conformance.games import find
from conformance.translation import _, ngettext
from conformance.verdict.reports.citations import Citations
from conformance.verdict.reports.untrusted_text import one_line

CHOICES_SHOWN = 40
"""Maximum number of choices listed. Chance may have one for each card of a deck."""
EVENTS_SHOWN = 100
RULES_SHOWN = 3
"""Maximum number of rules shown for an event."""


class Drawing:
    """Drawing of a table for a terminal or a file."""

    def __init__(self, console: Console, table: GameTree, viewer: str | None) -> None:
        """Without `viewer`, all cards are visible."""
        self.console, self.table, self.viewer = console, table, viewer

    # -- what lies on it --------------------------------------------------------------------------------------------

    def look(self, viewer: str | None = None) -> None:
        """Print the table as `viewer` sees it. Raises GameTreeError."""
        viewer = viewer or self.viewer
        seen = sight(self.table.game, self.table.view(viewer), viewer)
        parts = [self.table.title or find(self.table.game).title, f"{seen.game}/{seen.edition}"]
        parts += [_("node {number}", number=self.table.at.number)]
        parts += [_("seen by {seat}", seat=viewer)] if viewer else []
        self._print(Rule(Text(one_line(" · ".join(parts))), align="left"))
        for side in seen.seats:
            self._side(side)
        self._side(seen.table)

    def _side(self, side: SeatView) -> None:
        facts = Text("  ").join(_fact(name, value) for name, value in side.facts.items() if side.name)
        if side.name:
            self._print(Text.assemble((f"{one_line(side.name, 60)}  ", "bold cyan"), facts))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True, min_width=12)
        grid.add_column(overflow="fold")
        for region in side.regions:
            grid.add_row(_name(region), Text("\n").join(_lines(region)))
        if not side.name:
            for name, value in side.facts.items():
                grid.add_row(name, Text(one_line(value, 600)))
        if grid.row_count:
            self._print(Padding(grid, (0, 0, 0, 2)))

    # -- the decision -------------------------------------------------------------------------------------------------

    def decision(self, *, everything: bool = False) -> None:
        """Print the decision and its numbered choices. Raises GameTreeError if the engine lists no choices."""
        pending, outcome = self.table.pending, self.table.outcome
        if pending is None:
            winner = outcome.winner if outcome else None
            over = _("The game is over: {seat} wins", seat=winner) if winner else _("The game is over: nobody wins")
            points = ", ".join(f"{seat} {n}" for seat, n in (outcome.victory_points if outcome else {}).items())
            self._print(Text(f"{over}{f' ({points})' if points else ''}.", style="bold green"))
            return
        prompt = prompt_for(self.table.game, pending.seat, pending.window)
        self._print(Text(one_line(prompt, 200), style="bold"))
        if self.viewer not in (None, pending.seat) and not everything:
            hidden = _(
                "{viewer} cannot see {seat}'s choices; type `choices` to show them",
                viewer=self.viewer,
                seat=pending.seat,
            )
            self._print(Text(f"  {hidden}"))
            return
        options = self.table.choices()
        for option in options if everything else options[:CHOICES_SHOWN]:
            self._print(_option(option))
        if (left := len(options) - CHOICES_SHOWN) > 0 and not everything:
            self._print(Text("      " + _("… and {count} more; type `choices` to list all", count=left), style="dim"))

    # -- what happened ------------------------------------------------------------------------------------------------

    def moved(self, moves: Iterable[Move]) -> None:
        """Print moves with their events and rules."""
        for move in moves:
            self._print(Text.assemble(("▸ ", "green"), (one_line(move.words, 400), "bold")))
            self._events(move.events if self.viewer is None else move.seen.get(self.viewer, move.events))
            for made in move.forced:
                note = _(
                    "{seat} has only one choice ({window}): {choice}",
                    seat=made.seat,
                    window=made.window,
                    choice=made.choice.get("do"),
                )
                self._print(Text(f"  {one_line(note)}", style="dim"))

    def _events(self, events: list[JsonObject]) -> None:
        lines = EventLines(self.table.game, RULES_SHOWN)
        for event in events[:EVENTS_SHOWN]:
            self._print(lines.of(event))
        if len(events) > EVENTS_SHOWN:
            self._print(Text("      " + _("… and {count} more events", count=len(events) - EVENTS_SHOWN), style="dim"))

    def rules(self) -> None:
        """Print the rules cited by the last move's events. Raises GameTreeError before the first move."""
        if not self.table.moves:
            raise GameTreeError(_("no choice was made yet"))
        known = Citations()
        cited = (str(rule) for event in self.table.moves[-1].events for rule in event.get("rules") or ())
        for rule in dict.fromkeys(cited):
            self._print(Text(one_line(rule, 120), style="cyan"))
            if rule in known:
                self._print(Padding(Text(known[rule].summary), (0, 0, 0, 4)))

    def line(self) -> None:
        """Print the nodes of the current line, with the current node marked."""
        for node in self.table.line:
            mark = "●" if node is self.table.at else " "
            words = node.move.words if node.move else _("the beginning")
            others = len(node.parent.children) - 1 if node.parent else 0
            beside = "   " + ngettext("{n} other branch", "{n} other branches", others) if others else ""
            text = Text.assemble((f"{mark}{node.number:>4}  ", "cyan"), one_line(words, 300), (beside, "dim"))
            self._print(text)

    def branches(self) -> None:
        """Print the last node of each branch, with the move that starts it."""
        here = set(map(id, self.table.line))
        for end in self.table.branches:
            at = end
            while at.parent is not None and len(at.parent.children) == 1:
                at = at.parent
            words = at.move.words if at.move else _("the beginning")
            mark = "●" if id(end) in here else " "
            said = one_line(words, 300)
            start = at.parent
            with_ = (
                _("from {number} with: {choice}", number=start.number, choice=said)
                if start
                else _("with: {choice}", choice=said)
            )
            text = Text.assemble((f"{mark}{end.number:>4}  ", "cyan"), with_)
            self._print(text)

    # -- why not ------------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> None:
        """Print why a choice is refused, with the broken rule."""
        words = one_line(refusal.words, 300)
        if refusal.reason is None:
            self._print(Text.assemble((_("“{choice}”", choice=words) + " ", "bold"), (_("is legal now."), "green")))
            return
        reason = one_line(refusal.reason, 500)
        no = (_("is not legal:") + " ", "red")
        self._print(Text.assemble((_("“{choice}”", choice=words) + " ", "bold"), no, reason))
        if refusal.rule is not None:
            self._print(Text(f"  {refusal.rule.id}", style="cyan"))
            if refusal.rule.summary:
                self._print(Padding(Text(refusal.rule.summary), (0, 0, 0, 4)))
                self._print(Text(f"    {refusal.rule.where}", style="italic dim"))

    def _print(self, what: Text | Rule | Padding) -> None:
        self.console.print(what, soft_wrap=isinstance(what, Text) and not self.console.is_terminal)


def prompt_for(game: str, seat: str, window: str) -> str:
    """Return an open decision as a sentence: "Alexis to act: play a card, attempt to block, or decline."."""
    return f"{find(game).vocabulary.open_decision(seat, window)}."


def _option(option: Option) -> Text:
    return Text.assemble((f"{option.number:>4}  ", "cyan"), one_line(option.words, 400))


def _fact(name: str, value: str) -> Text:
    text = f"{value} {name}" if value.isdigit() else name if value == name else f"{name} {value}"
    return Text(one_line(text, 200))


def _name(region: Region) -> str:
    return f"{region.name} ({region.count})" if region.pile else region.name


def _lines(region: Region) -> Iterator[Text]:
    if region.notes:
        yield Text(", ".join(region.notes), style="dim")
    if region.pile:
        yield Text(", ".join(f"{tile.label} ×{tile.count}" if tile.count > 1 else tile.label for tile in region.tiles))
    else:
        for tile in region.tiles:
            yield from _tile(tile, 0)


def _tile(tile: Tile, depth: int) -> Iterator[Text]:
    branch = f"{'  ' * (depth - 1)}└ " if depth else ""
    locked = tile.facts.get("locked") or tile.facts.get("exhausted")
    name = (one_line(tile.label, 100), "dim" if locked else "bold")
    yield Text.assemble((branch, "dim"), name, f"  {one_line(', '.join(tile.notes), 300)}" if tile.notes else "")
    for each in tile.attached:
        yield from _tile(each, depth + 1)

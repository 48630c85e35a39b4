"""Ways to save a game tree: as a record, a position or a scenario."""

from __future__ import annotations

import json
from collections.abc import Iterator

from conformance import games
from conformance.game_tree.opening import described, holds
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.runner.game_records import documented
from conformance.steps.event_steps import in_a_cell
from conformance.steps.registry import Vocabulary
from conformance.translation import _


def record(table: GameTree) -> str:
    """Return the moves that lead to the current node as a game record.

    The first line is a header, then each line holds a choice and its events. Raises GameTreeError for a directive.
    """
    if any(move.seat is None for move in table.moves):
        raise GameTreeError(
            _("the moves include a directive, and a record holds only choices: save a scenario (NAME.feature)")
        )
    head = {"record": 1, "game": table.game, "edition": table.edition, "position": table.position}
    entries: list[JsonObject] = [{**head, "events": table.prelude.events}]
    entries += [{"seat": move.seat, "choice": move.choice, "events": move.events} for move in table.moves]
    return "".join(json.dumps(entry, ensure_ascii=False) + "\n" for entry in entries)


def position(table: GameTree) -> str:
    """Return the whole position as JSON, from which the same engine can go on.

    Raises GameTreeError if the engine reports no `continuation`, except at the root.
    """
    if table.at.snapshot is None and table.at.parent is not None:
        name = table.engine.description.name
        raise GameTreeError(
            _(
                "{engine} reports no continuation, so the position is incomplete: save a record (NAME.jsonl)",
                engine=name,
            )
        )
    found = table.position if table.at.snapshot is None else table.view()
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def scenario(table: GameTree) -> str:
    """Return the moves that lead to the current node as a scenario.

    Given steps describe the root and a When step makes each choice. Then steps list the events of the last choice and
    the
    next decision. Raises GameTreeError if no step expresses a choice.
    """
    words = games.find(table.game).vocabulary
    lines = [*_given(table), *_when(table)]
    thens = list(_then(table, words))
    lines += [f"{'And' if at else 'Then'} {text}" for at, text in enumerate(thens)]
    head = ["Feature: Saved game", "", f"  Scenario: {table.title or 'Saved game'}"]
    return "\n".join([*head, *("\n".join(f"    {part}" for part in line.split("\n")) for line in lines)]) + "\n"


def _given(table: GameTree) -> Iterator[str]:
    for at, step in enumerate(described(table)):
        rows = "".join(f"\n  {_row(row)}" for row in step.table or ())
        text = "" if step.docstring is None else f'\n"""\n{step.docstring}\n"""'
        yield f"{'And' if at else 'Given'} {step.text}{rows}{text}"


def _when(table: GameTree) -> Iterator[str]:
    """Yield a When step for each choice, and the original step once for all directives that it made."""
    first, before = "When", None
    for move in table.moves:
        if move.seat is None and move.step is before:
            continue
        before = move.step if move.seat is None else None
        said = move.sentence if move.seat is not None or move.step is None else move.step.text
        if said is None:
            raise GameTreeError(_("no step expresses {choice!r}: save a record (NAME.jsonl)", choice=move.words))
        yield f"{first} {said}"
        first = "And"


def _then(table: GameTree, words: Vocabulary) -> Iterator[str]:
    if events := list(documented(table.game, table.moves[-1].events if table.moves else [])):
        fields = list(dict.fromkeys(name for event in events for name in event if not isinstance(event[name], dict)))
        rows = [[in_a_cell(event[name]) if name in event else "" for name in fields] for event in events]
        yield "these events happen in order:" + "".join(f"\n  {_row(row)}" for row in [fields, *rows])
    if (question := _open_decision(table, words)) is not None:
        yield question


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _open_decision(table: GameTree, words: Vocabulary) -> str | None:
    """Return the Then step that names the seat and decision now open, or None."""
    pending = table.pending
    if pending is None:
        return "the game ends without a winner" if table.outcome and table.outcome.winner is None else None
    texts = [f"it is for {pending.seat} to {question}" for question in words.questions.get(pending.window, ())]
    return next((text for text in texts if holds(table, text)), None)

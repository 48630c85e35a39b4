"""A table kept: as a record, as a position, as a scenario."""

from __future__ import annotations

import json
from collections.abc import Iterator

from conformance import games
from conformance.game_tree.opening import described, holds
from conformance.game_tree.tree import GameTree, GameTreeError, JsonObject
from conformance.runner.record_replay import documented
from conformance.steps.event_steps import in_a_cell
from conformance.steps.registry import Vocabulary


def record(table: GameTree) -> str:
    """The line of moves that leads here, as a record of a game: a header, then a choice a line, with its events.
    Raises GameTreeError where a directive is among them."""
    if any(move.seat is None for move in table.moves):
        raise GameTreeError(
            "a directive has happened here, and a record has only choices: save a scenario (NAME.feature)"
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
        raise GameTreeError(f"{name} tells no way to go on from here: save a record (NAME.jsonl), which plays up to it")
    found = table.position if table.at.snapshot is None else table.view()
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def scenario(table: GameTree) -> str:
    """The line of moves that leads here, as a scenario in the sentences of the vocabulary: the Givens that describe the
    beginning, a When for each choice, and as Thens what the last of them made happen, and whose decision is open.
    Raises GameTreeError where no step says a choice.
    """
    words = games.find(table.game).vocabulary
    lines = [*_given(table), *_when(table)]
    thens = list(_then(table, words))
    lines += [f"{'And' if at else 'Then'} {text}" for at, text in enumerate(thens)]
    head = ["Feature: What was tried", "", f"  Scenario: {table.title or 'What was tried'}"]
    return "\n".join([*head, *("\n".join(f"    {part}" for part in line.split("\n")) for line in lines)]) + "\n"


def _given(table: GameTree) -> Iterator[str]:
    for at, step in enumerate(described(table)):
        rows = "".join(f"\n  {_row(row)}" for row in step.table or ())
        text = "" if step.docstring is None else f'\n"""\n{step.docstring}\n"""'
        yield f"{'And' if at else 'Given'} {step.text}{rows}{text}"


def _when(table: GameTree) -> Iterator[str]:
    """Each choice by its own sentence. A directive by the step that made it, and perhaps several at once."""
    first, before = "When", None
    for move in table.moves:
        if move.seat is None and move.step is before:
            continue
        before = move.step if move.seat is None else None
        said = move.sentence if move.seat is not None or move.step is None else move.step.text
        if said is None:
            raise GameTreeError(f"no step says {move.words!r}: save a record (NAME.jsonl)")
        yield f"{first} {said}"
        first = "And"


def _then(table: GameTree, words: Vocabulary) -> Iterator[str]:
    if events := list(documented(table.game, table.moves[-1].events if table.moves else [])):
        fields = list(dict.fromkeys(name for event in events for name in event if not isinstance(event[name], dict)))
        rows = [[in_a_cell(event[name]) if name in event else "" for name in fields] for event in events]
        yield "these events happen in order:" + "".join(f"\n  {_row(row)}" for row in [fields, *rows])
    if (asked := _asked(table, words)) is not None:
        yield asked


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _asked(table: GameTree, words: Vocabulary) -> str | None:
    """The Then that says whose decision is open."""
    pending = table.pending
    if pending is None:
        return "the game ends without a winner" if table.outcome and table.outcome.winner is None else None
    texts = [f"it is for {pending.seat} to {question}" for question in words.questions.get(pending.window, ())]
    return next((text for text in texts if holds(table, text)), None)

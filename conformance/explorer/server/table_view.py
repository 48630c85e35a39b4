"""A table as a page shows it: in full, or as a seat may see it, without hidden information."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance.explorer.replays import sides
from conformance.game_tree.explain import Refusal
from conformance.game_tree.tree import VIEWS, GameTree, GameTreeError, JsonObject, Move, Node
from conformance.games import find
from conformance.translation import _
from conformance.verdict.reports.citations import Citations

MOST_CHOICES = 2_000
"""Maximum number of choices on a page. Any other can be entered as a sentence."""


def table_state(table: GameTree, seat: str | None = None) -> JsonObject:
    """Return everything that a page shows. Raises GameTreeError for an unknown seat, and EngineError."""
    pending, at = table.pending, table.at
    shown = sides(table, seat)
    mine = pending is not None and seat in (None, pending.seat)
    happened, known = events(table, seat), Citations()
    cited = dict.fromkeys(str(rule) for event in happened for rule in event.get("rules") or ())
    return {
        "game": table.game,
        "named": find(table.game).title,
        "edition": table.edition,
        "engine": table.engine.description.name,
        "title": table.title,
        "seats": table.seats,
        "seat": seat,
        "sides": shown,
        "at": at.number,
        "line": [_step(node, at, seat) for node in table.line],
        "branches": [] if seat else [_branch(node, at) for node in table.branches],
        "pending": None if pending is None else _pending(table.game, pending.seat, pending.window),
        "outcome": msgspec.to_builtins(table.outcome),
        "choices": _choices(table) if mine else [],
        "events": happened,
        "rules": {rule: (known[rule].summary, known[rule].where) for rule in cited if rule in known},
        "untold": seat is not None and not reports_views(table),
    }


def _pending(game: str, seat: str, window: str) -> JsonObject:
    return {"seat": seat, "window": window, "words": find(game).vocabulary.open_decision(seat, window)}


def reports_views(table: GameTree) -> bool:
    """Return whether the engine reports the events that a seat may see."""
    declared = table.engine.description.games.get(table.game)
    return declared is not None and VIEWS in declared.features


def events(table: GameTree, seat: str | None) -> list[JsonObject]:
    """Return the last events, or those that a seat sees; each with `rules`, and a sentence as `said`."""
    move, words = table.at.move or table.prelude, find(table.game).vocabulary.narration
    return [event | {"said": words.say(event)} for event in (move.seen.get(seat, []) if seat else move.events)]


def refused(refusal: Refusal) -> JsonObject:
    """Return why something cannot be chosen."""
    rule = refusal.rule
    return {
        "words": refusal.words,
        "reason": refusal.reason,
        "rule": None if rule is None else {"id": rule.id, "where": rule.where, "summary": rule.summary},
        "known": rule is not None and rule.id in Citations(),
    }


def _choices(table: GameTree) -> list[Any] | None:
    """Return the legal choices; None if the engine does not list them."""
    try:
        return [[option.number, option.words] for option in table.choices()[:MOST_CHOICES]]
    except GameTreeError:
        return None


def _step(node: Node, at: Node, seat: str | None) -> JsonObject:
    return {"number": node.number, "words": _words(node.move, seat), "here": node is at}


def _words(move: Move | None, seat: str | None) -> str:
    if move is None:
        return _("the beginning")
    if seat is None or move.seat == seat:
        return move.words
    return _("{seat} chooses", seat=move.seat) if move.seat else _("something is set up")


def _branch(node: Node, at: Node) -> JsonObject:
    return {"number": node.number, "words": _words(node.move, None), "here": at in node.path}

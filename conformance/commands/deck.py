"""`justicar deck check`: check a deck list and name each fault."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from conformance.catalogue import Catalogue, load
from conformance.commands import FAILED, OK
from conformance.commands.engines import call_reference
from conformance.commands.files import read_text
from conformance.games import find
from conformance.games.descriptor import DeckTable
from conformance.verdict.reports.console import Printer
from conformance.verdict.reports.untrusted_text import one_line


def check(*, deck: Path, game: str, edition: str, players: int | None, cards: bool) -> int:
    """Report if the deck in a file is legal, with every fault. Return 1 if it is illegal."""
    found = call_reference("check_deck", read_text(deck), edition, game, players, place=deck)
    printer, shown = Printer(), find(found["game"]).deck
    assert shown is not None  # only decks of games that have them are checked
    if cards:
        for part in shown.parts:
            _print_cards(printer, part, found[part]["cards"])
    printer.console.print(_requirements(found, shown))
    catalogue = load(found["game"])
    for fault in found["faults"]:
        _print_fault(printer, catalogue, fault)
    for note in found["notes"]:
        printer.console.print(Text(f"note: {one_line(note, 1000)}", style="yellow"), soft_wrap=True)
    if unplayable := found.get("unplayable"):
        unplayed = f"the reference engine cannot deal this deck yet: it does not play {', '.join(unplayable)}"
        printer.console.print(Text(f"note: {unplayed}", style="dim"), soft_wrap=not printer.console.is_terminal)
    name = found["name"] or ("standard input" if str(deck) == "-" else deck.name)
    printer.console.print(_verdict(name, found), soft_wrap=True)
    return OK if found["legal"] else FAILED


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    for name in columns:
        table.add_column(name, justify="right" if name in ("copies", "cards") else "left", overflow="fold")
    return table


def _requirements(found: dict[str, Any], shown: DeckTable) -> Table:
    """Return a table of what the deck has, next to what the edition requires."""
    codes = {fault["code"] for fault in found["faults"]}
    table = _table("", "in deck", "required", "")
    for name, found_value, required, *faults in shown.requirements(found):
        mark = Text("✗", style="bold red") if codes & set(faults) else Text("✓", style="green")
        table.add_row(name, found_value, required, mark)
    return table


def _print_fault(printer: Printer, catalogue: Catalogue, fault: dict[str, Any]) -> None:
    place = f"{fault['where']}: " if fault["where"] else ""
    message = one_line(fault["message"], 1000)
    line = Text.assemble(("✗ ", "bold red"), (fault["code"], "bold"), f"  {place}{message}")
    printer.console.print(line, soft_wrap=True)
    if rule := fault["rule"]:
        where = f" ({catalogue.place(catalogue[rule])})" if rule in catalogue else ""
        printer.console.print(Text(f"    {rule}{where}", style="dim"), soft_wrap=True)


def _print_cards(printer: Printer, part: str, cards: list[dict[str, Any]]) -> None:
    """Print the recognized cards, library cards sorted by type."""
    numbered = any("id" in card for card in cards)
    table = _table("copies", part, "group" if part == "crypt" else "type", *(["number"] if numbered else []))
    for card in sorted(cards, key=lambda card: (card["type"], card["name"])):
        kind = card["group"] if part == "crypt" and card["group"] else card["type"]
        table.add_row(str(card["copies"]), card["name"], kind, *([str(card["id"])] if numbered else []))
    printer.console.print(table)
    printer.say("")


def _verdict(name: str, found: dict[str, Any]) -> Text:
    if found["legal"]:
        verdict, style = "legal", "bold green"
    else:
        number = len(found["faults"])
        verdict, style = f"illegal, {number} fault{'s' * (number != 1)}", "bold red"
    return Text.assemble(
        (f"{one_line(name, 200)}: ", "bold"), (verdict, style), (f" in {found['game']}/{found['edition']}", "dim")
    )

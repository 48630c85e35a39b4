"""`justicar deck check`: a deck list judged, each fault by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from conformance.catalogue import Catalogue, load
from conformance.commands import FAILED, OK
from conformance.commands.play import call_reference, read_text
from conformance.verdict.reports.console import Teller
from conformance.verdict.reports.text import one_line

PARTS = ("crypt", "library")


def check(*, deck: Path, edition: str, cards: bool) -> int:
    """Tell whether the deck in a file is legal, and every fault; 1 if there is any."""
    found = call_reference("check_deck", read_text(deck), edition, place=deck)
    teller = Teller()
    if cards:
        for part in PARTS:
            _tell_cards(teller, part, found[part]["cards"])
    teller.console.print(_sizes(found))
    catalogue = load("vtes")
    for fault in found["faults"]:
        _tell_fault(teller, catalogue, fault)
    for note in found["notes"]:
        teller.console.print(Text(f"note: {one_line(note, 1000)}", style="yellow"), soft_wrap=True)
    if unplayable := found["unplayable"]:
        told = f"the reference engine cannot deal this deck yet; it does not play {', '.join(unplayable)}"
        teller.console.print(Text(f"note: {told}", style="dim"), soft_wrap=not teller.console.is_terminal)
    name = found["name"] or ("standard input" if str(deck) == "-" else deck.name)
    teller.console.print(_verdict(name, found), soft_wrap=True)
    return OK if found["legal"] else FAILED


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    for name in columns:
        table.add_column(name, justify="right" if name in ("copies", "cards") else "left", overflow="fold")
    return table


def _sizes(found: dict[str, Any]) -> Table:
    """What the deck has beside what the edition asks for."""
    limits, codes = found["limits"], {fault["code"] for fault in found["faults"]}
    table = _table("", "there", "asked for", "")

    def row(name: str, there: str, asked: str, *faults: str) -> None:
        mark = Text("✗", style="bold red") if codes & set(faults) else Text("✓", style="green")
        table.add_row(name, there, asked, mark)

    crypt, library = (_cards(found[part]["size"]) for part in PARTS)
    row("crypt", crypt, f"at least {limits['crypt']}", "crypt-too-small")
    asked = f"{limits['library']} to {limits['library_most']}"
    row("library", library, asked, "library-too-small", "library-too-large")
    groups = ", ".join(map(str, found["groups"])) or "none"
    row("groups", groups, "one, or two that follow one another", "groups-apart")
    return table


def _cards(number: int) -> str:
    return f"{number} card{'s' * (number != 1)}"


def _tell_fault(teller: Teller, catalogue: Catalogue, fault: dict[str, Any]) -> None:
    place = f"{fault['where']}: " if fault["where"] else ""
    told = one_line(fault["message"], 1000)
    line = Text.assemble(("✗ ", "bold red"), (fault["code"], "bold"), f"  {place}{told}")
    teller.console.print(line, soft_wrap=True)
    if rule := fault["rule"]:
        where = f" ({catalogue.place(catalogue[rule])})" if rule in catalogue else ""
        teller.console.print(Text(f"    {rule}{where}", style="dim"), soft_wrap=True)


def _tell_cards(teller: Teller, part: str, cards: list[dict[str, Any]]) -> None:
    """The cards as they were understood, those of the library by type."""
    table = _table("copies", part, "group" if part == "crypt" else "type", "number")
    for card in sorted(cards, key=lambda card: (card["type"], card["name"])):
        table.add_row(
            str(card["copies"]),
            card["name"],
            card["group"] if part == "crypt" and card["group"] else card["type"],
            str(card["id"]),
        )
    teller.console.print(table)
    teller.say("")


def _verdict(name: str, found: dict[str, Any]) -> Text:
    if found["legal"]:
        told, style = "legal", "bold green"
    else:
        number = len(found["faults"])
        told, style = f"illegal, {number} fault{'s' * (number != 1)}", "bold red"
    return Text.assemble((f"{one_line(name, 200)}: ", "bold"), (told, style), (f" by vtes/{found['edition']}", "dim"))

"""Draw the package diagrams of docs/explanation/architecture.md from the imports.

`python -m tests.suite.architecture` updates the page.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

from conformance.adapters.inprocess import REFERENCE

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "explanation" / "architecture.md"
BEGIN, END = "<!-- drawn from the imports of {} -->", "<!-- end of the drawing -->"

DATA = ("features", "scenarios")
"""Packages of data, whose modules are not drawn."""
ENGINE = REFERENCE.partition(":")[0]
"""Package that the harness knows by name only. None of its modules imports it."""
KERNEL = f"{ENGINE}.kernel"

Graph = Mapping[str, frozenset[str]]
"""Package → the packages that its modules import from."""


def drawn(text: str) -> str:
    """Return the page with current diagrams. Raises ValueError if a diagram has no end, or if imports form a circle."""
    for packages in re.findall(BEGIN.format(r"(\w[\w., ]*)"), text):
        begin = BEGIN.format(packages)
        before, _, after = text.partition(begin)
        old, end, rest = after.partition(END)
        if not end or BEGIN.partition("{")[0] in old:
            raise ValueError(f"{PAGE.name}: no {END!r} follows {begin!r}; write it below the drawing")
        text = f"{before}{begin}\n\n{drawing(packages.split(', '))}\n\n{END}{rest}"
    return text


def drawing(packages: Sequence[str]) -> str:
    """Return a Mermaid flowchart of the packages and what they import, and a table of their contents."""
    within = {package: inside(package) for package in packages}
    rooms = {room for each in within.values() for room in each}
    graph = standing({*rooms, KERNEL, *DATA})
    arrows = reduced(graph)
    downwards = [room for floor in reversed(floors(graph)) for room in floor]
    ground = [room for room in downwards if room not in rooms and any(room in graph[other] for other in rooms)]
    lines, table = ["```mermaid", "flowchart TD"], ["| package | holds |", "|---|---|"]
    for package in packages:
        order = [room for room in downwards if room in within[package]]
        lines += [f"  subgraph {package}", *(f"    {_id(room)}[{_name(room)}]" for room in order), "  end"]
        table += [f"| [{_name(room)}](../../{_place(room)}) | {purpose(room)} |" for room in order]
    lines += [f"  {_id(room)}[({_name(room)})]" if room in DATA else f"  {_id(room)}[{_name(room)}]" for room in ground]
    lines += [f"  {_id(room)} --> {_id(other)}" for room in downwards for other in sorted(arrows[room])]
    if ENGINE in packages:
        lines.append(f"  conformance_adapters -. by its name .-> {ENGINE}")
    return "\n".join([*lines, "```", "", *table])


def inside(package: str) -> list[str]:
    """Return the packages and modules directly in a package."""
    return sorted(room for room in imports().find_children(package) if not room.endswith("__main__"))


def standing(rooms: Collection[str]) -> Graph:
    """Return package → the packages among `rooms` that it imports from, each with everything inside."""
    of = {module: room for module in imports().modules for room in rooms if _lies_in(module, room)}
    graph: dict[str, set[str]] = {room: set() for room in rooms}
    for module, room in of.items():
        graph[room] |= {of[other] for other in imports().find_modules_directly_imported_by(module) if other in of}
    return {room: frozenset(others - {room}) for room, others in graph.items()}


@cache
def imports() -> grimp.ImportGraph:
    """Return all imports of the project, including those for types only."""
    return grimp.build_graph("conformance", ENGINE, *DATA, cache_dir=None)


def floors(graph: Graph) -> list[list[str]]:
    """Return the packages by layer, the lowest first. A package imports from lower layers only.

    Raises ValueError if imports form a circle.
    """
    sorter = TopologicalSorter(graph)
    try:
        sorter.prepare()
    except CycleError as circle:
        names = " -> ".join(reversed(circle.args[1]))
        raise ValueError(f"these packages import from each other: {names}; remove one of these imports") from circle
    found: list[list[str]] = []
    while sorter.is_active():
        found.append(sorted(sorter.get_ready()))
        sorter.done(*found[-1])
    return found


def reduced(graph: Graph) -> Graph:
    """Return the graph without the edges that other edges imply."""
    reach: dict[str, frozenset[str]] = {}
    for room in (room for floor in floors(graph) for room in floor):
        reach[room] = graph[room].union(*(reach[other] for other in graph[room]))
    return {room: others.difference(*(reach[other] for other in others)) for room, others in graph.items()}


def purpose(room: str) -> str:
    """Return the first paragraph of a package's docstring. Raises ValueError if there is none."""
    docstring = ast.get_docstring(ast.parse(_source(room).read_text(encoding="utf-8")))
    if docstring is None:
        raise ValueError(f"{room} has no docstring; add one that says what it contains")
    return " ".join(docstring.partition("\n\n")[0].split()).replace("|", r"\|")


def _source(room: str) -> Path:
    spec = importlib.util.find_spec(room)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def _lies_in(module: str, room: str) -> bool:
    return module == room or (module.startswith(f"{room}.") and room not in DATA)


def _name(room: str) -> str:
    return room.rpartition(".")[2]


def _id(room: str) -> str:
    return room.replace(".", "_")


def _place(room: str) -> str:
    source = _source(room).relative_to(ROOT)
    return f"{source.parent.as_posix()}/" if source.name == "__init__.py" else source.as_posix()


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

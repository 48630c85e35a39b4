"""The reference of the command line: the help of every command, by section."""

from __future__ import annotations

from collections.abc import Iterator

import click

from conformance.cli import SECTIONS, main

WIDTH = 80
"""Columns of the help. A page of the site shows this many without scrolling."""


def commands() -> Iterator[str]:
    """Yield the lines of the page."""
    top = click.Context(main, info_name="justicar", **main.context_settings)
    for heading, names in SECTIONS.items():
        yield f"## {heading}"
        for name in names:
            yield from _command(main.commands[name], name, top)


def _command(command: click.Command, name: str, parent: click.Context) -> Iterator[str]:
    context = click.Context(command, info_name=name, parent=parent, max_content_width=WIDTH, terminal_width=WIDTH)
    if isinstance(command, click.Group):
        for inner, each in command.commands.items():
            yield from _command(each, inner, context)
        return
    yield from ("", f"### `{context.command_path}`", "", "```text", command.get_help(context), "```", "")

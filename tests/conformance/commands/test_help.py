"""Help of every command: section, examples and options."""

from __future__ import annotations

import shlex

import click
import pytest

from conformance.cli import SECTIONS, main


def commands() -> list[tuple[str, click.Command]]:
    found = []
    for name, command in main.commands.items():
        inner = command.commands if isinstance(command, click.Group) else {}
        found += [(f"{name} {below}", each) for below, each in inner.items()] or [(name, command)]
    return found


def test_every_command_has_one_section() -> None:
    listed = [name for names in SECTIONS.values() for name in names]
    assert sorted(listed) == sorted(main.commands)


@pytest.mark.parametrize(("name", "command"), commands(), ids=[name for name, _ in commands()])
def test_help_shows_examples_that_parse(name: str, command: click.Command) -> None:
    shown = [line.strip() for line in (command.epilog or "").splitlines() if line.startswith("  justicar ")]
    assert shown, f"give `justicar {name}` an example"
    for example in shown:
        words = shlex.split(example)[1:]
        assert words[: len(name.split())] == name.split()
        # a command keeps the help option of its first context, so this must be made as `justicar` makes it
        parent = click.Context(main, info_name="justicar", **main.context_settings)
        command.make_context(name, words[len(name.split()) :], parent=parent)


@pytest.mark.parametrize(("name", "command"), commands(), ids=[name for name, _ in commands()])
def test_every_option_has_help(name: str, command: click.Command) -> None:
    options = [each for each in command.params if isinstance(each, click.Option)]
    assert [option.name for option in options if not option.help] == []

"""Types and options that several commands share."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from conformance.commands import ENGINE_FORMS

Command = TypeVar("Command", bound=Callable[..., Any])

FILE = click.Path(path_type=Path, dir_okay=False)
INPUT = click.Path(path_type=Path, dir_okay=False, allow_dash=True)


class Seconds(click.FloatRange):
    """A time in seconds: above 0, at most a day."""

    def __init__(self) -> None:
        super().__init__(0, 86_400, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a time.", param, ctx)
        return seconds


class Duration(Seconds):
    """A time as people write it: `90`, `90s`, `10m`, `2h`."""

    name = "duration"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        text = str(value).strip().lower()
        unit = {"s": 1, "m": 60, "h": 3600}.get(text[-1:])
        number = super().convert(text[:-1] if unit else text, param, ctx)
        return super().convert(number * (unit or 1), param, ctx)


class Folder(click.Path):
    """A folder; an empty name is rejected."""

    def __init__(self) -> None:
        super().__init__(path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if value == "":
            self.fail("the folder name is empty; use `.` for the current folder.", param, ctx)
        return super().convert(value, param, ctx)


def _language(ctx: click.Context, parameter: click.Parameter, code: str | None) -> str | None:
    """Choose the language of texts for the time of the command."""
    if not code:
        return None
    from conformance.translation import UnknownLanguage, speaking

    try:
        ctx.with_resource(speaking(code))
    except UnknownLanguage as unknown:
        raise click.BadParameter(str(unknown), ctx, parameter) from unknown
    return code


def language_option(*, exposed: bool = False) -> Callable[[Command], Command]:
    """Return the option that chooses the language of texts. With `exposed`, the command gets it too, as `lang`."""
    return click.option(
        "--lang",
        metavar="L",
        envvar="JUSTICAR_LANG",
        is_eager=True,
        expose_value=exposed,
        callback=_language,
        help="Language of texts, such as fr. Default: JUSTICAR_LANG, or English.",
    )


def engine_options(command: Command) -> Command:
    """Add the options that choose the engine, the edition and the limits."""
    sandbox = "Run the engine without network, and show it only its own folder, read-only; needs bubblewrap."
    options = [
        click.option(
            "--engine",
            "spec",
            default="reference",
            metavar="E",
            help=f"Engine to judge: {ENGINE_FORMS}. Default: reference.",
        ),
        click.option("--edition", metavar="E", help="Edition of the rules, such as v5 or vtes/v5."),
        click.option("--timeout", type=Seconds(), metavar="S", help="Maximum seconds for an answer. Default: 10."),
        click.option(
            "--scenario-time", type=Seconds(), metavar="S", help="Maximum seconds for a scenario. Default: 60."
        ),
        click.option(
            "--memory",
            type=click.IntRange(1),
            metavar="MB",
            help="Maximum memory of the engine, in MiB. Default: 2048.",
        ),
        click.option(
            "--processes",
            type=click.IntRange(1),
            metavar="N",
            help="Maximum number of processes of the engine. Default: 256.",
        ),
        click.option("--max-message", type=click.IntRange(1), metavar="BYTES", help="Maximum length of a message."),
        click.option("--sandbox", is_flag=True, help=sandbox),
    ]
    for option in reversed(options):
        command = option(command)
    return command

"""Placeholders in declarations: `"{seat}"` means the argument of that name, in paths, choices, and words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

_SLOT = re.compile(r"\{(\w+)\}")
MERGED = "**"
"""The key of an object whose value supplies further fields."""


@cache
def slots(template: str) -> tuple[str, ...]:
    """Return the placeholders of a text."""
    return tuple(_SLOT.findall(template))


def filled(template: Any, arguments: Mapping[str, Any]) -> Any:
    """Fill the placeholders of a template. A text that is only a placeholder becomes the argument itself."""
    if isinstance(template, str):
        named = slots(template)
        if not named:
            return template
        if len(template) == len(named[0]) + 2:  # the text is only a placeholder
            return arguments[named[0]]
        return _SLOT.sub(lambda slot: str(arguments[slot[1]]), template)
    if isinstance(template, dict):
        fields = {key: filled(value, arguments) for key, value in template.items() if key != MERGED}
        return {**fields, **filled(template[MERGED], arguments)} if MERGED in template else fields
    if isinstance(template, list | tuple):
        return type(template)(filled(item, arguments) for item in template)
    return template


def one_by_one(arguments: Mapping[str, Any], *templates: str) -> Iterator[Mapping[str, Any]]:
    """Yield the arguments once for each combination of items from the lists that the templates use."""
    named = dict.fromkeys(slot for template in templates for slot in slots(template))
    lists = [slot for slot in named if isinstance(arguments.get(slot), list)]
    if not lists:
        yield arguments
        return
    for items in product(*(arguments[slot] for slot in lists)):
        yield {**arguments, **dict(zip(lists, items, strict=True))}

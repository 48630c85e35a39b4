"""Generated features about coins, with the same step definitions in the style of each runner.

A scenario seats two players, then repeats a gift of one coin and two Then steps. Names vary so that step texts rarely
repeat, and no runner gains from caching them.
"""

from __future__ import annotations

import itertools
import random
import re
from dataclasses import dataclass
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"
# Template, generated file, style of the step definitions appended to it.
FILES = (
    ("vocabulary.py", "coin_vocabulary.py", "vocabulary"),
    ("direct.py", "direct.py", ""),
    ("front_end.py", "test_front_end.py", ""),
    ("stock.py", "test_stock.py", "stock"),
    ("conftest.py", "conftest.py", ""),
    ("behave_steps.py", "features/steps/coins.py", "behave"),
    ("environment.py", "features/environment.py", ""),
)

SCENARIOS_IN_A_FILE = 20
METALS = ("copper", "silver", "golden", "iron", "brass", "leaden")
COLOURS = ("red", "blue", "green", "black", "white", "grey", "brown", "pale", "dark", "bright")
KINDS = [f"{colour} {metal}" for colour, metal in itertools.product(COLOURS, METALS)]
SYLLABLES = (("An", "Bel", "Cor", "Dar", "El", "Fer"), ("na", "dra", "wi", "mo", "ke"), ("", "n", "s", "ria", "lis"))
NAMES = ["".join(syllables) for syllables in itertools.product(*SYLLABLES)]

# Role, pattern with {n} as a number, parameters, body of the step.
WORDINGS = (
    ("given", "{seat} has {n} KIND coins", "seat, n", "world.building.add_seat(seat, coins=n)"),
    ("when", "{seat} gives {target} {n} KIND coins", "seat, target, n",
     'world.choose(seat, {"do": "give", "to": target, "coins": n})'),
    ("then", "{seat} holds {n} KIND coins", "seat, n", 'world.expect(expect.be(("seats", seat, "coins"), n))'),
    ("then", "{seat} has won {n} KIND coins", "seat, n", 'world.expect(expect.grow(("seats", seat, "coins"), n))'),
    ("then", "{seat} has lost {n} KIND coins", "seat, n", 'world.expect(expect.fall(("seats", seat, "coins"), n))'),
)  # fmt: skip


@dataclass(frozen=True)
class Shape:
    """Size of a generated suite."""

    scenarios: int = 1000
    steps: int = 5
    definitions: int = 100
    work: bool = True
    """False for steps with empty bodies."""
    wrong: bool = False
    """True if one scenario asserts something false."""


def write(shape: Shape, root: Path) -> Path:
    """Write a suite into a new folder, with the files that each runner needs. Return the folder."""
    features = root / "features" / "toy"
    features.mkdir(parents=True)
    chance = random.Random(shape.scenarios)
    kinds = KINDS[: shape.definitions // len(WORDINGS)]
    texts = [_scenario(number, shape, kinds, chance) for number in range(shape.scenarios)]
    for number, at in enumerate(range(0, len(texts), SCENARIOS_IN_A_FILE)):
        scenarios = "\n".join(texts[at : at + SCENARIOS_IN_A_FILE])
        (features / f"coins_{number:04}.feature").write_text(f"Feature: Coins, part {number}\n\n{scenarios}")
    (root / "features" / "steps").mkdir()
    for source, target, style in FILES:
        text = (TEMPLATES / source).read_text(encoding="utf-8")
        definitions = "".join(_definition(style, *wording, kind, shape.work) for kind in kinds for wording in WORDINGS)
        (root / target).write_text(text + definitions if style else text, encoding="utf-8")
    (root / "pytest.ini").write_text("[pytest]\n")
    return root


def _scenario(number: int, shape: Shape, kinds: list[str], chance: random.Random) -> str:
    giver, taker = chance.sample(NAMES, 2)
    held = {giver: 9, taker: 0}

    def kind() -> str:
        return chance.choice(kinds)

    steps = [f"Given {giver} has 9 {kind()} coins", f"Given {taker} has 0 {kind()} coins"]
    while len(steps) < shape.steps:
        held[giver] -= 1
        held[taker] += 1
        false = shape.wrong and number == shape.scenarios // 2
        relative = chance.choice((f"{giver} has lost 1", f"{taker} has won 1"))
        steps += [
            f"When {giver} gives {taker} 1 {kind()} coins",
            f"Then {giver} holds {held[giver] + false} {kind()} coins",
            f"Then {relative} {kind()} coins",
        ]
    lines = "".join(f"    {step}\n" for step in steps[: shape.steps])
    return f"  @id:COIN-{number:05} @coins.gift.moves\n  Scenario: Gift {number}\n{lines}"


def _definition(style: str, role: str, pattern: str, parameters: str, body: str, kind: str, work: bool) -> str:
    pattern = pattern.replace("KIND", kind)
    if style == "vocabulary":
        pattern = pattern.replace("{target}", "{target:seat}")
        example = pattern.replace("{seat}", "Ann").replace("{target:seat}", "Bob").replace("{n}", "3")
        head = f"@{role}({pattern!r}, example={example!r})\ndef _(world, {parameters}):"
        return f"\n\n{head}\n    {body if work else 'pass'}\n"
    pattern = pattern.replace("{n}", "{n:d}")
    name = re.sub(r"\W+", "_", f"{role} {pattern}")
    done = f'    world.begin("{role}")\n    {body}\n' if work else "    pass\n"
    if style == "stock":
        head = f"@{role}(parsers.parse({pattern!r}))\ndef {name}({'world, ' if work else ''}{parameters}):\n"
    else:
        head = f"@{role}({pattern!r})\ndef {name}(context, {parameters}):\n"
        head += "    world = context.world\n" if work else ""
    return f"\n\n{head}{done}"

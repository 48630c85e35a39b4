"""Whens that happen without a choice, for engines with the feature `arrange`. Prefer real play."""

from __future__ import annotations

from conformance.steps.rivals.words import when
from conformance.steps.step_actions import arrange

ARRANGE = ["arrange"]

# fmt: off
when("{card} is dealt {damage}", "Hope is dealt 2 Aggravated Mental damage through Bruno",
     "Damage to a character or a Monster, before its attributes reduce it.",
     arrange("deal-damage", "{damage}", card="{card}"), needs=ARRANGE)
when("{card} mends {n} Blood", "Hope mends 2 Blood", "The character mends, up to its Blood Potency.",
     arrange("mend", card="{card}", amount="{n}"), needs=ARRANGE)
when("{card} gets a {token}{by}", "Hope gets a -1 BP token through Bruno", "The token, and its consequences.",
     arrange("place-token", "{by}", card="{card}", token="{token}"), needs=ARRANGE)
when("{seat} loses {n} Prestige{by}", "Ana loses 3 Prestige through Bruno",
     "An effect that takes Prestige from the personal supply.",
     arrange("lose-prestige", "{by}", seat="{seat}", amount="{n}"),
     needs=ARRANGE)
when("{seat} gains {n} Prestige", "Ana gains 3 Prestige",
     "Prestige for the personal supply.", arrange("gain-prestige", seat="{seat}", amount="{n}"), needs=ARRANGE)
when("{seat} gains {n} Agenda", "Ana gains 2 Agenda",
     "Agenda on the Agenda card.", arrange("gain-agenda", seat="{seat}", amount="{n}"), needs=ARRANGE)
# fmt: on

"""The list of steps as a page: `python -m conformance.vocabulary.vtes.reference` writes docs/vocabulary.md."""

from __future__ import annotations

from conformance.vocabulary.page import DOCS, Page
from conformance.vocabulary.vtes.moves import moves

PAGE = DOCS / "vocabulary.md"

_GROUPS = {
    ("table",): "Given: the table",
    ("cards",): "Given: cards on the table",
    ("actions",): "When: actions and blocks",
    ("combat",): "When: combat",
    ("turns",): "When: the other choices",
    ("passing",): "When: nobody does anything",
    ("directives",): "When: directives",
    ("decisions", "choices", "events"): "Then: who decides, what is possible, what happened",
    ("action_state",): "Then: the action and the block",
    ("combat_state",): "Then: the combat",
    ("minions",): "Then: cards on the table",
    ("assertions",): "Then: players",
    ("ending",): "Then: the end of the game",
    ("legacy",): "Traits, the Red List, trophies and slaves",
}

_HEAD = """\
# The vocabulary of VTES

The page is written by `python -m conformance.vocabulary.vtes.reference` from the steps themselves; a test fails where
it is out of date. `justicar steps` lists the same.

## How to read and write steps

- Texts are in the present tense and match exactly one step each. Names of players are one word; cards bear their
  printed names, and where two of one name are in play `Name#2` is the second (docs/protocol.md says how they are
  counted). Lists read `A, B and C`. Numbers are digits, or words up to ten.
- **Given** steps build the position; what they leave out is the default that docs/protocol.md gives. Put minions on the
  table before what they bear.
- **When** steps do exactly what they say. Nothing is chosen by default, and a choice that is not open fails with what
  was. A player who can only pass is not asked, so write no pass for them: what nobody can answer is resolved at once,
  within the same When. To look at an action or a combat half-way, give somebody a card or minion to answer with. The
  phases are the exception: their player is always asked.
- **Then** steps that say *burns*, *gains* or *stays the same* compare with the moment before the first When of the
  Whens just before them, and they name the whole change; *has* and *is* speak of now. Facts of events are those since
  that same moment.
- A **refusal** is any move in the infinitive: `Colette cannot attempt to block because RULE`. It is really tried, must
  be refused, and must change nothing.
- A scenario ends where only the player whose turn it is has a decision; else its last Then says who is to decide.
- What a step *needs* is a feature of docs/protocol.md, or the level `options`. An engine that lacks it gets
  `unsupported` for the scenario.

A scenario, to see it together:

```gherkin
Scenario: A prey without stealth to fight blocks a bleed
  Given Sarah, Alexis and Tom sit clockwise
  And it is Sarah's minion phase
  And Sarah's Belinde and Alexis's Ayelech are ready
  When Belinde bleeds Alexis
  Then it is for Alexis to block or decline
  When Ayelech attempts to block
  Then Ayelech blocks the action
  And combat begins between Belinde and Ayelech
  And no pool changes
  When Belinde strikes with hands
  And Ayelech strikes with hands
  Then the combat is over
  And Belinde and Ayelech burn 1 blood
```
"""


_PAGE = Page(PAGE, moves, _GROUPS, _HEAD)
page = _PAGE.text


if __name__ == "__main__":
    _PAGE.main()

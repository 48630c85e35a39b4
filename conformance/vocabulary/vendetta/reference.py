"""The list of steps as a page; `python -m conformance.vocabulary.vendetta.reference` writes it."""

from __future__ import annotations

from conformance.vocabulary.page import DOCS, Page
from conformance.vocabulary.vendetta.moves import moves

PAGE = DOCS / "vocabulary-vendetta.md"

_GROUPS = {
    ("table",): "Given: the table",
    ("players",): "Given: players and Positions",
    ("planning",): "When: set-up, Hand Building, Planning",
    ("resolution",): "When: Resolution, and the effects of cards",
    ("chance",): "When: chance",
    ("directives",): "When: directives",
    ("decisions", "choices", "events"): "Then: who decides, what is possible, what happened",
    ("pools",): "Then: Pools, the Bank, the score",
    ("holdings",): "Then: hands, decks, Alliances, and who sees what",
    ("places",): "Then: Positions, Locations, common decks",
    ("course",): "Then: the course of the game, conflicts, Frenzy, the end",
}

_HEAD = """\
# The vocabulary of Vendetta

The page is written by `python -m conformance.vocabulary.vendetta.reference` from the steps themselves; a test fails
where it is out of date. `justicar steps` lists the same. The words on the wire are those of protocol-vendetta.md.

## How to read and write steps

- Texts are in the present tense and match exactly one step each. Names of players are one word; Clan cards, Allies,
  Relics and Location cards bear their printed names, a Victim is `Victim`. Lists read `A, B and C`.
- **Given** steps build the position; what they leave out is the default that protocol-vendetta.md gives: round 1, the
  Planning Phase, the first player's first turn; 6 Blood and 3 Influence each; no cards anywhere. Who plays a Clan card
  needs a Clan: `Louis (Brujah) and ...`.
- **When** steps do exactly what they say. Nothing is chosen by default, and a choice that is not open fails with what
  was. What players choose in secret is asked one after the other in turn order: write it in that order. Who has only
  one choice is not asked, save to play a card, to keep cards, to stay or withdraw, to choose a Clan or a Relic, and to
  bid. After a card the turn goes on while there is Blood in the Pool to play, a card to drain, or
  anything else to do: write `and ends the turn`.
- **Then** steps that say *gains*, *loses*, *acquires*, *grows* or *stays the same* compare with the moment before the
  first When of the Whens just before them, and they name the whole change, whatever the rulebook calls its parts;
  *has*, *holds* and *is* speak of now. *spends*, *steals*, *withdraws*, *wins*, *enters Frenzy* are events since that
  moment. Where a scenario has no When (a phase without decisions, such as Feed, is over at once), they compare with
  the Givens, and events are all those since the start.
- **Where to stop**: what nobody decides happens at once, within the same When: an empty Location is passed over, and
  after the last one the round ends, the next one feeds, and cards and Blood are gone from the Locations. To look at a
  Location when it is resolved, let somebody have 1 Blood at a later one: the question whether to stay holds the game
  there. To look at a Planning turn, let the next player hold a card.
- A **refusal** is any move in the infinitive: `Louis cannot play 4 Blood because RULE`. It is really tried, must be
  refused, and must change nothing.
- **Hidden things**: `sees` and `does not see` ask what that player is shown. Events are public.
- A scenario ends where only the player whose Planning turn it is has a decision; else its last Then says who is to
  decide, chance included.
- What a step *needs* is a feature of protocol-vendetta.md, or the level `options`. An engine that lacks it gets
  `unsupported` for the scenario.

A scenario, to see it together:

```gherkin
Scenario: Who withdraws keeps the Blood and fights on at the Prince's Haven
  Given Louis (Brujah), Claudia (Tremere), Armand (Ventrue) and Lestat (Gangrel) sit clockwise
  And it is the Withdraw Step at Location 1
  And Louis has Challenge face down and 2 Blood at Location 1
  And Claudia has Dark Pact face up at Location 1
  When Louis secretly withdraws
  Then it is for Claudia to stay or withdraw
  And only Louis sees Louis's token
  And Claudia sees an unknown card and 2 Blood of Louis at Location 1
  When Claudia secretly stays
  Then Louis gains 2 Blood
  And Louis has nothing at Location 1
  And Louis has Challenge face up at the Prince's Haven
  And Claudia wins at Location 1
```
"""

_PAGE = Page(PAGE, moves, _GROUPS, _HEAD)
page = _PAGE.text


if __name__ == "__main__":
    _PAGE.main()

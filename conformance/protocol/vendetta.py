"""Vocabulary of Vampire: The Masquerade – Vendetta on the wire: features, windows, choices, events, and so on.

Events and choices are declared in `scenarios.wire_types`, everything else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-vendetta.md are derived from both.
"""

from __future__ import annotations

from conformance.protocol.declared import shapes
from conformance.protocol.features import VIEWS, Feature, Features
from conformance.protocol.wire_vocabulary import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.wire_types.declarations import COUNT, SEAT, WORD
from scenarios.wire_types.vendetta import choices, events
from scenarios.wire_types.vendetta.field_types import CARD, LOCATION

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("lose-blood", "lose-blood-together", "steal-blood", "gain-blood", "gain-influence",
                    "lose-influence", "take-diablerie", "acquire", "drain", "take-ambition", "play-blood"),
    ),
    stop=Feature(about="positions that name where the game has paused", windows=("stop",), keys=("stop",)),
    setup=Feature(
        about="the setup of the game, up to the first round",
        phases=("setup",),
        windows=("choose-clan", "choose-relic", "first-player", "clan-sheet", "relic"),
        choices=("choose-clan", "choose-relic", "seat"),
        events=("clan-sheet-laid-out", "clan-chosen"),
    ),
    feed=Feature(about="the Feed Phase", phases=("feed",)),
    location_setup=Feature(about="the Location Setup Phase", phases=("location-setup",), windows=("ally",)),
    hand_building=Feature(
        about="the Hand Building Phase", phases=("hand-building",), windows=("hand-building",), choices=("keep",),
    ),
    planning=Feature(
        about="the Planning Phase",
        phases=("planning",),
        windows=("planning", "after-card"),
        choices=("play", "play-blood"),
    ),
    draining=Feature(
        about="Draining cards of an Alliance",
        choices=("drain",),
        directives=("drain",),
        events=("card-drained", "card-restored"),
        keys=("drained",),
    ),
    diablerie=Feature(about="Diablerie tokens: taking and flipping"),
    take_diablerie=Feature(
        about="taking Diablerie tokens", part_of="diablerie",
        directives=("take-diablerie",), events=("diablerie-taken",), keys=("diablerie",),
    ),
    flip_diablerie=Feature(
        about="playing Diablerie tokens as Blood, and turning them up again", part_of="diablerie",
        events=("diablerie-flipped", "diablerie-turned-up"), keys=("diablerie_face_down",),
    ),
    resolution=Feature(
        about="the Resolution Phase",
        phases=("resolution",),
        windows=("resolution", "withdraw", "resolve", "effect", "answer", "bid"),
        choices=("stay", "withdraw", "resolve", "bid", "answer"),
    ),
    frenzy=Feature(about="Frenzy", windows=("frenzy",), events=("frenzy",)),
    ending=Feature(
        about="the end of the round, the end of the game, and the winner",
        events=("scored", "game-over", "out-of-game"),
        keys=("out",),
    ),
    three_players=Feature(about="the 3-player mode", players=3),
    location_cards=Feature(
        about="the variant with Location cards", windows=("location-card",), keys=("variants=location-cards",),
    ),
    relics=Feature(
        about="the variant with Relics",
        windows=("relic", "choose-relic"),
        choices=("choose-relic",),
        events=("relic-laid-out", "relic-chosen", "relic-used"),
        keys=("variants=relics", "relic"),
    ),
)

WINDOWS = {
    "stop": "the game has paused where its position says; the holder of the Ambition token continues it",
    "choose-clan": "a player is choosing a Clan sheet",
    "choose-relic": "a player is choosing a Relic",
    "hand-building": "a player is choosing which drawn Clan cards to keep",
    "planning": "a Planning turn, before the card",
    "after-card": "a Planning turn, after the card",
    "resolution": "the beginning of the Resolution Phase, for Relics",
    "withdraw": "players are choosing a Stay or Withdraw token",
    "resolve": "a player is choosing which of their cards takes effect next",
    "effect": "a player is deciding whether and how to use their effect",
    "answer": "a player is responding to another player's card",
    "bid": "players are bidding Blood in secret",
    "first-player": "chance: who takes the Ambition token",
    "clan-sheet": "chance: which Clan sheet is laid out",
    "location-card": "chance: which Location card is placed",
    "relic": "chance: which Relic is laid out",
    "ally": "chance: which Ally is placed",
    "clan-card": "chance: which Clan card is drawn",
    "frenzy": "chance: which card is Drained",
}


CHOICES = WordTable(
    "do",
    Shape("pass", "Do nothing, if the decision is `optional`. In `after-card`, this ends the turn; in `effect` "
          "and `resolution`, it declines."),
    *shapes(choices, card=CARD, in_play=CARD),
)

_SEAT = {"seat": SEAT}
_TOKENS = {"seat": SEAT, "amount": COUNT}
_EFFECT = {"causer?": SEAT, "location?": LOCATION}

DIRECTIVES = WordTable(
    "do",
    Shape("lose-blood", "A seat Loses this much Blood. `causer` is the seat with the effect; `location` is its "
          "place.", {**_TOKENS, **_EFFECT}),
    Shape("lose-blood-together", "Several seats Lose Blood through one effect.",
          {"amounts": dict[SEAT, COUNT], **_EFFECT}),
    Shape("steal-blood", "`seat` Steals Blood from `target`.", {**_TOKENS, "target": SEAT, "location?": LOCATION}),
    Shape("gain-blood", "A seat gains Blood from the Bank.", _TOKENS),
    Shape("gain-influence", "A seat gains Influence from the Bank.", _TOKENS),
    Shape("lose-influence", "A seat returns Influence to the Bank, at most all it has.", _TOKENS),
    Shape("take-diablerie", "A seat takes Diablerie tokens, face up.", _TOKENS),
    Shape("acquire", "An Ally that is not on the table, or a Victim from the deck, joins the Alliance. Its effect "
          "when acquired follows.", {"seat": SEAT, "card": CARD}),
    Shape("drain", "A card of the Alliance is Drained.", {"seat": SEAT, "card": CARD}),
    Shape("take-ambition", "A seat takes the Ambition token.", _SEAT),
    Shape("play-blood", "A seat places Blood from the Bank on its Position.", {**_TOKENS, "location": LOCATION}),
)


EVENTS = WordTable(
    "event",
    *shapes(events, card=CARD, in_play=CARD),
    open_ended=True, always={"rules?": list[WORD]},
)

PROBLEMS = {
    **PROBLEMS_OF_EVERY_GAME,
    "unknown-card": "no card has that name",
    "unknown-clan": "no Clan has that name",
    "unknown-location": "that Location is not in play",
    "unknown-variant": "no variant has that name",
    "unknown-round": "the game has no such round",
    "unknown-phase": "a round has no such phase",
    "unknown-step": "a Location cannot begin with that step",
    "unknown-turn": "a round has no such Planning turn",
    "duplicate-clan": "two players have the same Clan",
    "duplicate-location": "a Location is listed twice",
    "too-few-seats": "fewer than three seats",
    "too-many-seats": "more than five seats",
    "negative-counter": "a number below zero",
    "card-twice": "a card that exists once is in two places",
    "wrong-owner": "a Clan card does not belong to its owner's Clan",
    "wrong-place": "a kind of card that cannot be there",
    "not-in-variant": "a Location card or Relic is in a game without that variant",
    "too-many-victims": "more Victims than the 35 in the game",
    "too-many-tokens": "a player still in the game has a third Diablerie token",
    "pool-without-blood": "a player in the game has no Blood",
    "out-with-cards": "a player out of the game has cards or tokens",
    "phase-mismatch": "a key that belongs to another phase",
}
# fmt: on

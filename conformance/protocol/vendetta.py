"""The words of Vampire: The Masquerade – Vendetta on the wire: its features, windows, choices, events and so on.

Events and choices are declared in `scenarios.protocol`, all else here. Checks, JSON Schemas, and the tables of
docs/reference/protocol-vendetta.md are made from both.
"""

from __future__ import annotations

from conformance.protocol.declared import shapes
from conformance.protocol.features import VIEWS, Feature, Features
from conformance.protocol.word_tables import PROBLEMS_OF_EVERY_GAME, Shape, WordTable
from scenarios.protocol.declarations import COUNT, SEAT, WORD
from scenarios.protocol.vendetta import choices, events
from scenarios.protocol.vendetta.kinds import CARD, LOCATION

# fmt: off
FEATURES = Features(
    views=VIEWS,
    arrange=Feature(
        about="directives",
        directives=("lose-blood", "lose-blood-together", "steal-blood", "gain-blood", "gain-influence",
                    "lose-influence", "take-diablerie", "acquire", "drain", "take-ambition", "play-blood"),
    ),
    stop=Feature(about="positions that say where the game rests", windows=("stop",), keys=("stop",)),
    setup=Feature(
        about="from nothing to the first round",
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
        about="playing Diablerie tokens as Blood, and what turns them up again", part_of="diablerie",
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
        about="end of round, end of game, the winner",
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
    "stop": "the game rests where its position says so; the holder of the Ambition token lets it go on",
    "choose-clan": "a Clan sheet is to be chosen",
    "choose-relic": "a Relic is to be chosen",
    "hand-building": "of the drawn Clan cards some are kept",
    "planning": "one's Planning turn, before the card",
    "after-card": "one's Planning turn, after the card",
    "resolution": "the Resolution Phase begins: Relics",
    "withdraw": "a token is to be chosen",
    "resolve": "which of one's cards takes effect next",
    "effect": "an effect of one's own: whether, and how",
    "answer": "another's card asks",
    "bid": "Blood is bid in secret",
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
    Shape("pass", "Does nothing, wherever the decision is `optional`: in `after-card` it ends the turn, in `effect` "
          "and `resolution` it declines."),
    *shapes(choices, card=CARD, in_play=CARD),
)

_SEAT = {"seat": SEAT}
_TOKENS = {"seat": SEAT, "amount": COUNT}
_EFFECT = {"causer?": SEAT, "location?": LOCATION}

DIRECTIVES = WordTable(
    "do",
    Shape("lose-blood", "A seat Loses that much Blood; `causer` is the seat whose effect it is, `location` where it "
          "takes place.", {**_TOKENS, **_EFFECT}),
    Shape("lose-blood-together", "One effect by which several seats Lose Blood.",
          {"amounts": dict[SEAT, COUNT], **_EFFECT}),
    Shape("steal-blood", "`seat` Steals Blood from `target`.", {**_TOKENS, "target": SEAT, "location?": LOCATION}),
    Shape("gain-blood", "Blood from the Bank.", _TOKENS),
    Shape("gain-influence", "Influence from the Bank.", _TOKENS),
    Shape("lose-influence", "Influence to the Bank; at most what is there.", _TOKENS),
    Shape("take-diablerie", "Diablerie tokens, face up.", _TOKENS),
    Shape("acquire", "An Ally that is nowhere at the table, or a Victim from the deck, joins the Alliance; what it "
          "does on being acquired follows.", {"seat": SEAT, "card": CARD}),
    Shape("drain", "A card of the Alliance is Drained.", {"seat": SEAT, "card": CARD}),
    Shape("take-ambition", "The Ambition token passes.", _SEAT),
    Shape("play-blood", "Blood from the Bank on the seat's Position.", {**_TOKENS, "location": LOCATION}),
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
    "duplicate-clan": "two players of one Clan",
    "duplicate-location": "a Location that stands twice",
    "too-few-seats": "fewer than three seats",
    "too-many-seats": "more than five seats",
    "negative-counter": "a number below zero",
    "card-twice": "a card that exists once lies in two places",
    "wrong-owner": "a Clan card of a Clan that is not its owner's",
    "wrong-place": "a card of a kind that cannot lie there",
    "not-in-variant": "a Location card or Relic in a game without that variant",
    "too-many-victims": "more Victims than the 35 that there are",
    "too-many-tokens": "a third Diablerie token, though its owner is in the game",
    "pool-without-blood": "a player in the game without Blood",
    "out-with-cards": "a player out of the game with cards or tokens",
    "phase-mismatch": "a key that belongs to another phase",
}
# fmt: on

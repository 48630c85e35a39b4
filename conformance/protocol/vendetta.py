"""The words of Vampire: The Masquerade – Vendetta on the wire: its features, windows, choices, events and so on.

These tables are the only place where they stand: checks, JSON Schemas and the tables of docs/protocol-vendetta.md are
made from them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from conformance.protocol.features import VIEWS, Feature, Features
from conformance.protocol.word_tables import CARD_OR_HIDDEN, COUNT, PROBLEMS_OF_EVERY_GAME, SEAT, WORD, Shape, WordTable

CARD = Annotated[str, Meta(min_length=1, title="card", description="A card by its printed name.")]
PLACE_OF_CARD = Annotated[int, Meta(ge=1, description="Which card of a Position, from 1.")]
LOCATION = Annotated[Literal["Location 1", "Location 2", "Location 3", "Prince's Haven"], Meta(title="location")]
CLAN = Annotated[
    Literal["Brujah", "Gangrel", "Malkavian", "Nosferatu", "Toreador", "Tremere", "Ventrue"], Meta(title="clan")
]
FACE = Literal["up", "down"]
SIDE = Literal["stay", "withdraw"]
PHASE = Annotated[
    Literal["setup", "feed", "location-setup", "hand-building", "planning", "resolution"], Meta(title="phase")
]
STEP = Annotated[Literal["withdraw", "revelation", "preparation", "conflict", "aftermath"], Meta(title="step")]

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

_TURN = "planning after-card"

CHOICES = WordTable(
    "do",
    Shape("pass", "Does nothing, wherever the decision is `optional`: in `after-card` it ends the turn, in `effect` "
          "and `resolution` it declines."),
    Shape("choose-clan", "Takes a Clan sheet.", {"clan": CLAN}, where="choose-clan"),
    Shape("choose-relic", "Takes a Relic.", {"relic": CARD}, where="choose-relic"),
    Shape("keep", "Keeps these of the drawn Clan cards; the others go under the deck in the order drawn. `discard`: "
          "a card of the hand that is given up for it, with Roberta Urbani.", {"cards": list[CARD], "discard?": CARD},
          where="hand-building"),
    Shape("play", "Plays a card of the hand.", {"card": CARD, "location": LOCATION, "face": FACE}, where="planning"),
    Shape("play-blood", "Plays Blood at the Location of the card just played: `amount` from the Pool (0 to 3), and "
          "from the Bank for so many Diablerie tokens flipped; at least one of the two. It may be repeated up to the "
          "limits.", {"amount": COUNT, "diablerie?": COUNT}, where="after-card"),
    Shape("drain", "Drains a card of the Alliance.", {"card": CARD}, where=_TURN),
    Shape("look", "Spends Blood to look at a face-down card: Ambrus Maropis. `place`: which card of that Position.",
          {"seat": SEAT, "location": LOCATION, "place": PLACE_OF_CARD}, where=f"{_TURN} withdraw"),
    Shape("stay", "Puts the Stay token down.", where="withdraw"),
    Shape("withdraw", "Puts the Withdraw token down.", where="withdraw"),
    Shape("resolve", "This card on one's own Position takes effect next; asked only where several could be.",
          {"card": CARD, "owner?": SEAT}, where="resolve"),
    Shape("bid", "Bids so much Blood.", {"amount": COUNT}, where="bid"),
    Shape("use", "Uses an effect, with the fields that it needs, below.",
          {"card": CARD, "owner?": SEAT, "option?": Literal["move", "spend", "turn-down"], "amount?": COUNT,
           "location?": LOCATION, "target?": SEAT, "cards?": list[CARD]}, where=f"effect resolution {_TURN}"),
    Shape("answer", "Answers another's card, below. `target`: one's own card.",
          {"card": CARD, "owner?": SEAT, "option": Literal["skip", "blood", "move-blood", "influence", "reveal",
           "leave", "turn-down"], "target?": CARD}, where="answer"),
    Shape("draw", "Chance: this card, or Clan, is drawn.",
          {"card": CARD}, where="clan-sheet location-card relic ally clan-card frenzy"),
    Shape("seat", "Chance: this player is the first.", {"player": SEAT}, where="first-player"),
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

_RELIC = {"seat": SEAT, "relic": CARD}
_PLACED = {"location": LOCATION, "card": CARD}
_DEPLOYED = {"seat": SEAT, "location": LOCATION, "amount": COUNT}
_OWNER = {"owner?": SEAT | None}
_ON_POSITION = {"seat": SEAT, "card": CARD_OR_HIDDEN, "location": LOCATION, **_OWNER}
_HELD = {"seat": SEAT, "card": CARD}

EVENTS = WordTable(
    "event",
    Shape("round-began?", "A round began.", {"round": COUNT}),
    Shape("phase-began?", "A phase of the round began.", {"round": COUNT, "phase": PHASE}),
    Shape("turn-began?", "A Planning turn began: the first, second … of this player.", {"seat": SEAT, "number": COUNT}),
    Shape("ambition-taken", "The Ambition token has a new holder.", _SEAT),
    Shape("clan-sheet-laid-out", "A Clan sheet lies face up.", {"clan": CLAN}),
    Shape("clan-chosen", "A player took a Clan sheet.", {"seat": SEAT, "clan": CLAN}),
    Shape("relic-laid-out", "A Relic lies face up.", {"relic": CARD}),
    Shape("relic-chosen", "A player took a Relic.", _RELIC),
    Shape("relic-used", "A Relic was used and turned face down.", _RELIC),
    Shape("location-card-placed", "A Location card was placed.", _PLACED),
    Shape("ally-placed", "An Ally came to a Location.", _PLACED),
    Shape("cards-drawn?", "Clan cards were drawn to choose from.", _TOKENS),
    Shape("cards-kept", "Of them so many joined the hand.", _TOKENS),
    Shape("card-drawn", "An effect brought a Clan card into the hand.", _SEAT),
    Shape("card-shuffled-in", "A card of the hand was shuffled into the Clan deck.", _SEAT),
    Shape("blood-gained", "From the Bank into the Pool.", _TOKENS),
    Shape("blood-lost", "From the Pool to the Bank, by an effect.", _TOKENS),
    Shape("blood-spent", "From the Pool to the Bank, as a cost.", _TOKENS),
    Shape("blood-stolen", "From the Pool of `target` into that of `seat`.", {**_TOKENS, "target": SEAT}),
    Shape("blood-played", "Blood came on a Position.", {**_DEPLOYED, "source": Literal["pool", "bank"]}),
    Shape("blood-returned", "From a Position into its owner's Pool.", _DEPLOYED),
    Shape("blood-taken", "From the Position of `target` into the Pool of `seat`.", {**_DEPLOYED, "target": SEAT}),
    Shape("blood-moved", "From Position to Position.", {**_DEPLOYED, "target": SEAT, "to": LOCATION}),
    Shape("blood-discarded", "From a Position to the Bank.", _DEPLOYED),
    Shape("influence-gained", "From the Bank.", _TOKENS),
    Shape("influence-lost", "To the Bank.", _TOKENS),
    Shape("influence-given", "From `seat` to `target`.", {**_TOKENS, "target": SEAT}),
    Shape("diablerie-taken", "Diablerie tokens came into a Pool.", _TOKENS),
    Shape("diablerie-flipped", "Diablerie tokens were turned face down.", _TOKENS),
    Shape("diablerie-turned-up", "Diablerie tokens were turned face up again.", _TOKENS),
    Shape("card-played", "A card was played on the Position of `seat`.", {**_ON_POSITION, "face": FACE}),
    Shape("card-revealed", "A face-down card was turned up.", _ON_POSITION),
    Shape("card-turned-down", "A face-up card was turned down.", _ON_POSITION),
    Shape("card-returned", "A card went back to its owner's hand.", _ON_POSITION),
    Shape("card-moved", "A card moved to another Position of the same player.", {**_ON_POSITION, "to": LOCATION}),
    Shape("card-looked-at", "A player looked at a face-down card of `target`.",
          {"seat": SEAT, "target": SEAT, "location": LOCATION, "place": PLACE_OF_CARD}),
    Shape("card-acquired", "An Ally or a Victim joined an Alliance.", _HELD),
    Shape("card-drained", "A card of an Alliance was Drained.", _HELD),
    Shape("card-restored", "A Drained card is back in the Alliance.", _HELD),
    Shape("ally-removed", "An Ally that nobody won left the game.", _PLACED),
    Shape("frenzy", "A player entered Frenzy; null: nobody caused it.", {"seat": SEAT, "causer": SEAT | None}),
    Shape("step-began?", "A step of a Location's resolution began.", {"location": LOCATION, "step": STEP}),
    Shape("token-chosen", "A player put a token down.", _SEAT),
    Shape("bid-made", "A player has bid.", _SEAT),
    Shape("token-revealed", "A token was shown.", {"seat": SEAT, "token": SIDE}),
    Shape("bid-revealed", "A bid was shown.", _TOKENS),
    Shape("withdrew", "A player Withdrew from a Location.", {"seat": SEAT, "location": LOCATION}),
    Shape("effect-applied?", "A card took effect; `location`, of a card that lies at one.",
          {"seat": SEAT, "card": CARD, **_OWNER, "location?": LOCATION | None}),
    Shape("power-changed?", "A card has another Power now.", {**_ON_POSITION, "power": COUNT}),
    Shape("conflict-ranked", "The players of a conflict, the winner first, with their total Power.",
          {"location": LOCATION, "ranking": list[SEAT], "powers": list[COUNT]}),
    Shape("conflict-won?", "A player won the conflict at a Location.", {"seat": SEAT, "location": LOCATION}),
    Shape("location-resolved?", "A Location is resolved.", {"location": LOCATION}),
    Shape("out-of-game", "A player is out of the game; these tokens of the Pool went back to the box.",
          {"seat": SEAT, "blood": COUNT, "influence": COUNT, "diablerie": COUNT, "diablerie_face_down": COUNT}),
    Shape("scored?", "The final Influence of a player.", {"seat": SEAT, "influence": int}),
    Shape("game-over?", "The game ended.", {"winner": SEAT}),
    open_ended=True,
    always={"rules?": list[WORD]},
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

"""Faulty engines: who controls what, searches, and allies that play cards as vampires."""

from __future__ import annotations

from typing import Any

from reference_engine.kernel import NOBODY, Card, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.vtes.actions import course_of_action as actions
from reference_engine.vtes.actions.card_actions import CardAction
from reference_engine.vtes.card_dsl.static_abilities import AsVampire
from reference_engine.vtes.cards.words.actions import blocking
from reference_engine.vtes.cards.words.control import thefts
from reference_engine.vtes.cards.words.playing import searches
from reference_engine.vtes.control import changes, entering_play, regions
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.playing import as_vampire, costs, targets
from reference_engine.vtes.playing.search import Search
from reference_engine.vtes.table import piles
from reference_engine.vtes.table.state import TORPOR, InPlay
from scenarios.wire_types.declarations import PASS
from tests.suite.faulty_engines.faulty import Changes, Right, wrong


@wrong("a stolen card has a new owner", breaks="vtes.ownership.never-changes")
def _(change: Changes) -> None:
    def steal(right: Right, game: Vtes, card: InPlay, seat: Seat) -> None:
        right(game, card, seat)
        card.owner = seat

    change.replace(changes, "steal", steal)


@wrong("a stolen vampire comes ready out of torpor", breaks="vtes.glossary.steal.card-stays-in-same-region")
def _(change: Changes) -> None:
    def steal(right: Right, game: Vtes, card: InPlay, seat: Seat) -> None:
        right(game, card, seat)
        if card.region == TORPOR:
            regions.to_ready(game, card)

    change.replace(changes, "steal", steal)


@wrong("what is stolen goes back at the end of the turn", breaks="vtes.glossary.steal.permanent-control")
def _(change: Changes) -> None:
    change.replace(changes, "steal", lambda right, game, card, seat: changes.borrow(game, card, seat, "turn"))


@wrong("one steals from oneself", breaks="vtes.glossary.steal.not-from-yourself")
def _(change: Changes) -> None:
    def targets(right: Right, effect: thefts.Theft, game: Vtes, *rest: Any) -> Any:
        return [(card.id, NOBODY, "") for card in game.cards.values() if effect.kind(game, card)]

    change.set(thefts.Steal, "OWN", None)
    change.replace(thefts.Theft, "targets", targets)


@wrong(
    "the acting minion bears what it has stolen",
    breaks=(
        "vtes.glossary.steal.attached-card-may-be-moved-to-same-type",
        "vtes.published.dominate-kine.location-on-any-own-minion",
    ),
)
def _(change: Changes) -> None:
    def hosts(right: Right, game: Vtes, seat: Seat, card: InPlay) -> list[InPlay]:
        action = game.within(actions.Action)
        return [host for host in right(game, seat, card) if action is None or host.id == action.minion]

    change.replace(changes, "hosts", hosts)


@wrong(
    "equipment stays with the one who was robbed of its bearer", breaks="vtes.minion-card.control.follows-host-minion"
)
def _(change: Changes) -> None:
    change.replace(changes, "follows_its_host", lambda right, card: False)


@wrong(
    "what is borrowed is kept",
    breaks=(
        "vtes.control.changes-only-by-explicit-effect",
        "vtes.published.temporary-control.lender-ousted",
        "vtes.published.temporary-control.returns-in-torpor",
    ),
)
def _(change: Changes) -> None:
    change.replace(changes, "give_back", lambda right, game, borrower, until: None)


@wrong("two contested copies come to one player", breaks="vtes.contest.forced-self-contest-burns-incoming")
def _(change: Changes) -> None:
    change.replace(changes, "burn_second_copy", lambda right, game, card: None)


@wrong(
    "a search has to find what is there",
    breaks=("vtes.wording.search.may-fail-to-find", "vtes.ruling.magic-of-the-smith.may-find-nothing"),
)
def _(change: Changes) -> None:
    def look(right: Right, search: Search, game: Vtes) -> Decision:
        decision: Decision = right(search, game)
        if len(decision.options) > 1:
            decision.options.remove(PASS)
        return decision

    look.rules, look.asks = Search.look.rules, True  # type: ignore[attr-defined]
    change.replace(Search, "look", look)


@wrong("a library that was searched keeps its order", breaks="vtes.wording.search.shuffle-afterwards")
def _(change: Changes) -> None:
    change.replace(Search, "shuffle", lambda right, search, game: None)


@wrong("a search that finds nothing does not shuffle", breaks="vtes.ruling.magic-of-the-smith.shuffle-anyway")
def _(change: Changes) -> None:
    def find(right: Right, search: Search, game: Vtes, choice: Any) -> None:
        right(search, game, choice)
        if choice == PASS:
            search.finish()

    change.replace(Search, "find", find)


@wrong("equipment is fetched from the hand as well", breaks="vtes.ruling.magic-of-the-smith.only-from-library")
def _(change: Changes) -> None:
    def fitting(right: Right, search: Search, game: Vtes) -> Any:
        found = right(search, game)
        hand = game.seats[search.seat].hand
        more = [type(found[0])(card_=card) for card in hand if found and search.text().fits(game, search, card)]
        return [*found, *(choice for choice in more if choice not in found)]

    change.replace(Search, "fitting", fitting)


@wrong(
    "what is searched for is found before blocks",
    breaks=(
        "vtes.ruling.magic-of-the-smith.search-only-on-success",
        "vtes.ruling.magic-of-the-smith.no-announcement-of-card",
        "vtes.published.magic-of-the-smith.equipment-chosen-at-resolution",
    ),
)
def _(change: Changes) -> None:
    def announce(right: Right, action: Any, game: Vtes) -> None:
        right(action, game)
        if any(isinstance(effect, searches.Looking) for effect in action.way().effects):
            piles.shuffle(game, action.seat, "library")

    change.replace(actions.Action, "announce", announce)


@wrong(
    "an action at a rival's ash heap is directed",
    breaks=(
        "vtes.glossary.ash-heap.targeting-action-is-undirected",
        "vtes.published.targets-card-in-ash-heap.undirected",
    ),
)
def _(change: Changes) -> None:
    from reference_engine.vtes.actions.card_actions import CardAction

    def directed_at(right: Right, action: CardAction, game: Vtes) -> tuple[Seat, ...]:
        return (action.from_,) if action.target_ and action.from_ != action.seat else right(action, game)

    change.replace(CardAction, "directed_at", directed_at)


@wrong(
    "equipment serves any bearer",
    breaks=(
        "vtes.glossary.bearer.qualified-bearer-only-may-use",
        "vtes.published.meets-missing-disciplines.not-a-discipline",
    ),
)
def _(change: Changes) -> None:
    def discipline(right: Right, game: Vtes, minion: InPlay, code: str) -> int:
        bowl = any(card.facts.name == "Bowl of Convergence" for card in game.attached_to(minion))
        return 2 if bowl and code == "aus" else right(game, minion, code)

    change.replace(Vtes, "discipline", discipline)


@wrong(
    "nothing on a minion can be targeted that is no target",
    breaks="vtes.glossary.target.attached-card-does-not-target-host",
)
def _(change: Changes) -> None:
    def shield_refusal(right: Right, game: Vtes, seat: Seat, target: InPlay | None) -> Any:
        host = game.cards.get(target.host) if target is not None else None
        return right(game, seat, host if host is not None else target)

    change.replace(targets, "shield_refusal", shield_refusal)


@wrong("contested cards are targets", breaks="vtes.target.contested-cards-not-eligible")
def _(change: Changes) -> None:
    change.set(targets, "CONTESTED_TARGET", None)


@wrong(
    "any ally plays cards as a vampire, at any level",
    breaks=(
        "vtes.ally.as-vampire.only-with-permission",
        "vtes.published.meets-a-single-discipline.others-still-needed",
    ),
)
def _(change: Changes) -> None:

    change.replace(AsVampire, "covers", lambda right, text, mode: True)


@wrong("an ally pays no blood", breaks="vtes.ally.as-vampire.life-stands-for-blood")
def _(change: Changes) -> None:
    def pay(right: Right, game: Vtes, minion: CardId, blood: int) -> None:
        if game.cards[minion].facts.is_vampire:
            right(game, minion, blood)

    change.replace(costs, "pay", pay)


@wrong("an ally counts as older than anybody", breaks="vtes.ally.as-vampire.capacity-one")
def _(change: Changes) -> None:
    change.replace(as_vampire, "capacity", lambda right, game, minion, choice: 11)


@wrong("life beyond a capacity of 3 drains off", breaks="vtes.ally.as-vampire.excess-life-does-not-drain")
def _(change: Changes) -> None:
    def drain(right: Right, game: Vtes, card: InPlay) -> None:
        right(game, card)
        if as_vampire.has_permission(card) and card.counters > 3:
            game.burn_blood(card, card.counters - 3)

    change.replace(Vtes, "drain", drain)


@wrong(
    "what comes into play by other means is superior",
    breaks=(
        "vtes.recruit.put-into-play-otherwise-basic-version",
        "vtes.published.put-card-in-play-ignoring-requirements.inferior-version",
    ),
)
def _(change: Changes) -> None:
    def basic_level(right: Right, card: Card) -> str:
        return "superior" if right(card) else ""

    change.replace(entering_play, "basic_level", basic_level)


@wrong(
    "an ally put into play waits a turn",
    breaks=(
        "vtes.recruit.other-means-may-act-same-turn",
        "vtes.published.put-card-in-play-ignoring-requirements.no-requirements-and-acts",
    ),
)
def _(change: Changes) -> None:
    def put(right: Right, *arguments: Any) -> InPlay:
        placed: InPlay = right(*arguments)
        placed.recruited = True
        return placed

    change.replace(entering_play, "put_in_ready_region", put)


@wrong("a failed attempt may be made again at once", breaks="vtes.glossary.blocking-minion-during-attempt-and-after")
def _(change: Changes) -> None:
    change.replace(blocking.FailAttempt, "apply", lambda right, effect, game, play: None)

"""Effects and conditions of city cards. Rulebook, 'Rio de Janeiro City Deck'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, NOBODY
from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.card_dsl import current_attack
from reference_engine.rivals.card_dsl.language import TEXTS, Amount, Condition, Effect, Part, Speaker
from reference_engine.rivals.city.open_season import TurnUpUnusedMonster
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.table.card_facts import CITY
from reference_engine.rivals.table.pieces import ATTACHED, HAVEN, STREETS, InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.beginning import CityDeckStep
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import ChooseTarget


def titled(amount: int) -> Amount:
    """Influence of a Title, doubled for some bearers."""

    def of_bearer(game: Table, speaker: Speaker) -> int:
        bearer = game.cards[speaker.host]
        doubled = bearer.name in TEXTS and TEXTS[bearer.name].doubles_titles
        return 2 * amount if doubled else amount

    return of_bearer


def no_retainer(game: Table, speaker: Speaker) -> bool:
    """Return whether the player has no Retainer."""
    return not any(
        card.place == ATTACHED and card.controller == speaker.seat and "Retainer" in CITY[card.name].types
        for card in game.cards.values()
        if card.name in CITY
    )


def title_is_out(game: Table, speaker: Speaker) -> bool:
    """Return whether the Title is in The Streets, or on a character there that the active player does not control."""
    title = game.cards[speaker.card]
    if title.host == NO_CARD:
        game.cite(("rivals.rio.prince.damages-in-streets-uncontrolled",))
        return True
    game.cite(("rivals.rio.prince.controlled-needs-streets",))
    return game.cards[title.host].place == STREETS and title.controller != game.active


def first_attack_withstood(potency: int) -> Condition:
    """Condition that the first attack of the turn was survived by a character with that Blood Potency or more."""

    def holds(game: Table, speaker: Speaker) -> bool:
        attack = current_attack.current(game)
        target = None if attack is None else game.cards.get(attack.target)
        if game.attacks_made != 1 or target is None or target.name in CITY or target.face_down:
            return False
        return target.is_active and game.blood_potency(target) >= potency

    return holds


class LosePrestige(Part):
    """The active player loses Prestige. No player causes the loss."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        winning.lose_prestige(game, game.active, self.amount, NOBODY)


class StrikeCoterie(Part):
    """Deal Aggravated damage to a character chosen by the active player. The source is the Title's controller."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [ChooseTarget(card.id) for card in game.coterie(game.active)]
        return Decision(game.active, "target", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        title = game.cards[effect.card]
        by = NOBODY if title.host == NO_CARD else title.controller
        game.cite(("rivals.rio.prince.controller-is-source",))
        game.call(TakeDamage(card=choice.target, amount=0, aggravated=self.amount, by=by))


class ShuffleBurnedEventsBack(Part):
    """Shuffle all burned Events into the city deck."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.cite(("rivals.terms.burn.face-up",))
        burned = [name for name in game.city_burned if "Event" in CITY[name].types]
        game.city_burned = tuple(name for name in game.city_burned if name not in burned)
        game.unordered_city_deck += (*game.city_deck, *burned)
        game.city_deck = ()
        game.emit(events.CityDeckShuffled(len(game.unordered_city_deck)))


class PlaceOnePerPlayer(Part):
    """Put one more city card into The Streets for each player."""

    def apply(self, game: Table, effect: Effect) -> None:
        step = game.within(CityDeckStep)
        assert step is not None
        step.left += len(game.seats)


class TurnUpMonster(Part):
    """Put an unused Monster on the Event, face up."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.call(TurnUpUnusedMonster())


class ChangeParty(Part):
    """Move the bearer to another party of the coterie in any place, ignoring all Antagonists."""

    def others(self, game: Table, speaker: Speaker) -> list[InPlay]:
        """Return one member of each other party."""
        bearer = game.cards[speaker.host]
        found = {(card.place, card.party): card for card in reversed(game.coterie(bearer.controller))}
        found.pop((bearer.place, bearer.party), None)
        return list(found.values())

    def legal(self, game: Table, speaker: Speaker) -> bool:
        return speaker.host in game.cards and bool(self.others(game, speaker))

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [ChooseTarget(card.id) for card in self.others(game, effect)]
        return Decision(effect.seat, "target", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: ChooseTarget) -> None:
        bearer, other = game.cards[effect.host], game.cards[choice.target]
        game.put(bearer, other.place, other.party)
        if bearer.place == HAVEN:
            game.emit(events.Returned(bearer.id))
        else:
            mates = tuple(card.id for card in game.party(bearer) if card is not bearer)
            game.emit(events.Regrouped(bearer.id, mates))

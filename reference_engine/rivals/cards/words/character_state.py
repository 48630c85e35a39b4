"""Effects on the state of characters: tokens, movement, torpor, and burning."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.language import Condition, Effect, Part, Speaker
from reference_engine.rivals.cards.words.effects import Whom, host
from reference_engine.rivals.harm import weakening_tokens
from reference_engine.rivals.harm.defeat import BURNED, RECOVERS, Defeat
from reference_engine.rivals.table.card_facts import CHARACTERS, DISCIPLINES, HUNTER
from reference_engine.rivals.table.pieces import HAVEN, STREETS, TORPOR, Lasting
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import ChooseOption


class ChooseWay(Part):
    """Choose one of several options, each with its condition. If none is available, nothing happens."""

    def __init__(self, **ways: Condition) -> None:
        self.ways = ways

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [ChooseOption(way) for way, opens in self.ways.items() if opens(game, effect)]
        return Decision(effect.seat, "choose", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: ChooseOption) -> None:
        effect.way = choice.option


def way(name: str) -> Condition:
    """Condition that an option was chosen."""
    return lambda game, speaker: isinstance(speaker, Effect) and speaker.way == name


class MinusBP(Part):
    """Give a '-1 BP' token. Rulebook, "'-1 BP' Tokens"."""

    def __init__(self, whom: Whom = host) -> None:
        self.whom = whom

    def apply(self, game: Table, effect: Effect) -> None:
        if (character := self.whom(game, effect)) is not None:
            weakening_tokens.place_minus_bp(game, character, effect.seat)


class Fear(Part):
    """Put a Fear token on the chosen character. Rulebook, 'Fear Tokens'."""

    def apply(self, game: Table, effect: Effect) -> None:
        for number in effect.chosen[-1:]:
            weakening_tokens.place_fear(game, game.cards[number])


class LastsForTheTurn(Part):
    """Change a value until the end of the turn, for the character itself or for all foes' characters."""

    def __init__(self, word: str, amount: int, foes: bool = False) -> None:
        self.word, self.amount, self.foes = word, amount, foes

    def apply(self, game: Table, effect: Effect) -> None:
        if self.foes:
            game.lasting += (Lasting(self.word, self.amount, foes_of=effect.seat),)
        else:
            game.lasting += (Lasting(self.word, self.amount, card=effect.host),)


class MoveToStreets(Part):
    """Move the character itself to The Streets, alone, unless it is already there."""

    def apply(self, game: Table, effect: Effect) -> None:
        character = game.cards[effect.host]
        if character.place == HAVEN:
            game.put(character, STREETS, game.new_party(effect.seat))
            game.emit(events.Moved(effect.seat, (character.id,)), "rivals.cost.move-to-streets-wording")


class KeepAlive(Part):
    """Save the host from defeat, with exactly 1 Blood. Ruling on Man's Best Friend."""

    def apply(self, game: Table, effect: Effect) -> None:
        character = game.cards[effect.host]
        game.give_blood(character, 1 - game.blood(character), "rivals.ruling.mans-best-friend")


class IsBurned(Part):
    """Burn the defeated character instead of sending it to torpor."""

    def apply(self, game: Table, effect: Effect) -> None:
        if (falling := game.within(Defeat)) is not None:
            falling.goes = BURNED


class Recovers(Part):
    """Send the defeated character to recovery instead of burning it."""

    def apply(self, game: Table, effect: Effect) -> None:
        if (falling := game.within(Defeat)) is not None:
            falling.goes = RECOVERS


def would_be_burned(game: Table, speaker: Speaker) -> bool:
    """Return whether a Hunter without the Leader token would be burned, and nobody is in recovery.

    This requires defeat by damage that is not Aggravated. The loss or theft of Blood is not damage.
    """
    falling = game.within(Defeat)
    game.cite(("rivals.blood.loss-not-preventable",))
    if falling is None or not falling.damaged or falling.aggravated or game.cards[falling.character].leader:
        return False
    return not game.characters(speaker.seat, TORPOR)


class MendAll(Part):
    """Mend 1 Blood on each of the player's characters with a keyword, including those in recovery."""

    def __init__(self, keyword: str) -> None:
        self.keyword = keyword

    def possible(self, game: Table, speaker: Speaker) -> bool:
        return any(
            self.keyword in in_force.keywords(game, card) and game.blood(card) < game.blood_potency(card)
            for card in game.characters(speaker.seat, HAVEN, STREETS, TORPOR)
        )

    def apply(self, game: Table, effect: Effect) -> None:
        game.cite(("rivals.torpor.targeting-restriction",))
        for card in game.characters(effect.seat, HAVEN, STREETS, TORPOR):
            if self.keyword in in_force.keywords(game, card):
                game.mend(card, 1, "rivals.torpor.example.blood-of-saint-dominic")


class ReadyAll(Part):
    """Ready all active characters of the player."""

    def apply(self, game: Table, effect: Effect) -> None:
        for card in game.coterie(effect.seat):
            game.ready(card)


class LearnDiscipline(Part):
    """Take the '+' token for a Discipline of the damaged character, from the player's own set of eleven."""

    def learnable(self, game: Table, effect: Effect) -> list[str]:
        dealer, damaged = game.cards.get(effect.subject), game.cards.get(effect.other)
        if dealer is None or damaged is None:
            return []
        taken = {icon for card in game.characters(effect.seat, HAVEN, STREETS) for icon in card.disciplines}
        known = set(in_force.icons(game, damaged)) - taken - {"Thin-Blood Alchemy"}
        return [icon for icon in DISCIPLINES if icon in known]

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        options: list[Choice] = [ChooseOption(icon) for icon in self.learnable(game, effect)]
        return Decision(effect.seat, "discipline", options) if options else None

    def settle(self, game: Table, effect: Effect, choice: ChooseOption) -> None:
        dealer = game.cards[effect.subject]
        dealer.disciplines += (choice.option,)
        rules = "rivals.discipline-token.plus-grants", "rivals.discipline-token.set-of-eleven"
        game.emit(events.DisciplineGained(dealer.id, choice.option), *rules)


class MoveLeaderToken(Part):
    """Move the Leader token to the chosen character without flipping it."""

    def apply(self, game: Table, effect: Effect) -> None:
        player, heir = game.seats[effect.seat], game.cards[effect.chosen[-1]]
        side = player.token_turned or CHARACTERS[heir.name].faction != HUNTER
        for card in game.cards.values():
            if card.leader and card.owner == effect.seat:
                side, card.leader, card.influence_side = card.influence_side, False, False
        heir.leader, heir.influence_side = True, side
        game.emit(events.LeaderTokenMoved(heir.id))

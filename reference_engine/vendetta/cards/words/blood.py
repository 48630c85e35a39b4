"""Effects that Steal, Lose, Spend, Gain, play, and move Blood. Card glossary."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.vendetta.card_dsl.language import Effect, Part
from reference_engine.vendetta.cards.words.amounts import Amount, fixed, half_up, pool
from reference_engine.vendetta.cards.words.choosing import ignored_without
from reference_engine.vendetta.frenzy import blood
from reference_engine.vendetta.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.vendetta.choices import Use


class Steal(Part):
    """Steal Blood from each Rival's, or each opponent's, Pool. Card glossary, 'Steal'."""

    rules = ("vendetta.glossary.rival",)

    def __init__(self, amount: int | Amount, opponents: bool = False) -> None:
        self.amount, self.opponents = fixed(amount), opponents

    def apply(self, game: Table, effect: Effect) -> None:
        amount = self.amount(game, effect)
        others = [seat for seat in game.turn_order() if seat != effect.seat] if self.opponents else effect.others(game)
        if self.opponents:
            game.cite(("vendetta.glossary.opponent",))
        ignored_without(game, others)
        for seat in others:
            blood.steal(game, effect.seat, seat, amount, effect.location, effect.card)


class Lose(Part):
    """Make each Rival Lose Blood. Card glossary, 'Lose'."""

    rules = ("vendetta.glossary.rival",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Table, effect: Effect) -> None:
        amount = self.amount(game, effect)
        ignored_without(game, effect.others(game))
        for seat in effect.others(game):
            blood.lose(game, seat, amount, effect.seat, effect.location, effect.card)


class Spend(Part):
    """Move Blood from the player's Pool to the Bank. Card glossary, 'Spend'."""

    rules = ("vendetta.glossary.spend",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Table, effect: Effect) -> None:
        blood.spend(game, effect.seat, self.amount(game, effect), effect.location)


class Gain(Part):
    """Move Blood from the Bank to the player's Pool. Card glossary, 'Gain'."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def apply(self, game: Table, effect: Effect) -> None:
        game.gain_blood(effect.seat, self.amount(game, effect))


class FromBank(Part):
    """Move Blood from the Bank to the player's Position here."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        game.play_bank_blood(effect.seat, effect.location, self.amount, "vendetta.glossary.play-blood")


class DiscardDeployed(Part):
    """Make each Rival discard Deployed Blood from here."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in effect.others(game):
            game.discard_blood(
                seat,
                effect.location,
                self.amount(game, effect),
                "vendetta.conflicts-of-rules.apply-as-much-as-possible",
            )


class TakeHalfOfDeployed(Part):
    """Move half of each Rival's Deployed Blood here, rounded up, to the player's Pool."""

    def apply(self, game: Table, effect: Effect) -> None:
        for seat in effect.others(game):
            half = half_up(game.spot(seat, effect.location).blood)
            game.take_deployed_blood(effect.seat, seat, effect.location, half, "vendetta.glossary.deployed")


class TakeBackBlood(Part):
    """Move all of the player's Deployed Blood here back to the Pool."""

    def apply(self, game: Table, effect: Effect) -> None:
        game.return_blood(
            effect.seat, effect.location, game.spot(effect.seat, effect.location).blood, "vendetta.glossary.move"
        )


class TakeBackUpTo(Part):
    """Let a player move Deployed Blood from here back to the Pool."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        most = min(self.amount, game.spot(effect.seat, effect.location).blood)
        uses = [Use(effect.text.name, amount=amount) for amount in range(1, most + 1)]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Use):
            game.return_blood(effect.seat, effect.location, choice.amount)


class PlayUpTo(Part):
    """Let the player play Blood from the Pool here, up to an amount. Card glossary, 'Play Blood'."""

    rules = ("vendetta.glossary.play-blood",)

    def __init__(self, amount: int | Amount) -> None:
        self.amount = fixed(amount)

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        most = min(self.amount(game, effect), game.seats[effect.seat].blood)
        if most < 1:
            return None
        uses = [Use(effect.text.name, effect.owner(game), amount=amount) for amount in range(1, most + 1)]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Use):
            blood.play(game, effect.seat, effect.location, choice.amount)


class Swap(Part):
    """Swap the player's Deployed Blood here with the Blood in the Pool."""

    def apply(self, game: Table, effect: Effect) -> None:
        blood.swap(game, effect.seat, effect.location)


class MoveHalf(Part):
    """Let the player move half of their Deployed Blood here, rounded up, to another Location."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        if not game.spot(effect.seat, effect.location).blood:
            return None
        names = [name for place, name in enumerate(game.locations) if place != effect.location]
        uses = [Use(effect.text.name, effect.owner(game), location=name) for name in names]
        return Decision(effect.seat, "effect", [PASS, *uses])

    def settle(self, game: Table, effect: Effect, choice: Choice) -> None:
        if isinstance(choice, Use):
            half = half_up(game.spot(effect.seat, effect.location).blood)
            game.move_blood(effect.seat, effect.location, half, effect.seat, game.location_named(choice.location))


class SpendHalfOrTurnDown(Part):
    """Spend half of the Blood in the Pool, rounded down, or turn the card face down."""

    def ask(self, game: Table, effect: Effect) -> Decision | None:
        uses: list[Choice] = [Use(effect.text.name, effect.owner(game), option) for option in ("spend", "turn-down")]
        return Decision(effect.seat, "effect", uses)

    def settle(self, game: Table, effect: Effect, choice: Use) -> None:
        if choice.option == "spend":
            blood.spend(game, effect.seat, pool(game, effect) // 2, effect.location)
        else:
            deployed = game.deployed(effect.seat, effect.location, effect.card)
            assert deployed is not None
            game.turn_down(effect.seat, effect.location, deployed)

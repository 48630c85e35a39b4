"""Faulty engines of Rivals: misreadings on defeats, the title and claims."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from reference_engine.kernel import NOBODY, CardId, Seat
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import rule
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.card_dsl.current_attack import Fallen
from reference_engine.rivals.cards.words.character_state import LearnDiscipline, MoveLeaderToken
from reference_engine.rivals.claim import declaring as claims
from reference_engine.rivals.claim.claim import AttackOnClaimant, ClaimPrince
from reference_engine.rivals.coterie.prince import BecomePrince
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import damage, defeat, mending
from reference_engine.rivals.harm.damage import TakeDamage
from reference_engine.rivals.harm.defeat import Defeat
from reference_engine.rivals.table.pieces import TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# Defeats, and what is left of who falls.

TOKENS_GO = "rivals.defeat.remove-tokens-but-leader"


def keeping(change: Changes, *keys: str) -> None:
    """Keep these values of a character that is defeated and not burned."""

    def leave(right: Right, self: Defeat, game: Table) -> None:
        character = game.cards[self.character]
        before = [getattr(character, key) for key in keys]
        right(self, game)
        for key, value in zip(keys, before, strict=True):
            setattr(character, key, value)

    change.replace(Defeat, "leave", leave)


@wrong("a '-1 BP' token stays on a defeated character", breaks=TOKENS_GO)
def _(change: Changes) -> None:
    keeping(change, "minus_bp")


@wrong("a Fear token stays on a defeated character", breaks=TOKENS_GO)
def _(change: Changes) -> None:
    keeping(change, "fear")


@wrong("Prestige stays on a defeated character", breaks=TOKENS_GO)
def _(change: Changes) -> None:
    keeping(change, "prestige")


@wrong(
    "a Discipline token does not come back from a defeated character", breaks="rivals.discipline-token.set-of-eleven"
)
def _(change: Changes) -> None:
    def leave(right: Right, self: Defeat, game: Table) -> None:
        character = game.cards[self.character]
        game.seats[character.controller].used += character.disciplines
        right(self, game)

    def learnable(right: Right, self: LearnDiscipline, game: Table, effect: Any) -> list[str]:
        return [icon for icon in right(self, game, effect) if icon not in game.seats[effect.seat].used]

    change.replace(Defeat, "leave", leave)
    change.replace(LearnDiscipline, "learnable", learnable)


@wrong("Prestige on a defeated character goes to the personal supplies", breaks=TOKENS_GO)
def _(change: Changes) -> None:
    def leave(right: Right, self: Defeat, game: Table) -> None:
        for seat, amount in enumerate(game.cards[self.character].prestige):
            game.add_to_supply(Seat(seat), amount)
        right(self, game)

    change.replace(Defeat, "leave", leave)


@wrong("Aggravated damage burns a defeated character though all of it was prevented", breaks=(
    "rivals.aggravated.defeat-burns",
))  # fmt: skip
def _(change: Changes) -> None:
    dealt: set[CardId] = set()

    def look(right: Right, self: TakeDamage, game: Table) -> None:
        dealt.discard(self.card)
        if self.aggravated:
            dealt.add(self.card)
        right(self, game)

    def fall(right: Right, game: Table, fallen: Fallen) -> None:
        right(game, replace(fallen, aggravated=fallen.character in dealt))

    change.replace(TakeDamage, "look_at_defences", look)
    change.replace(damage, "fall", fall)


@wrong("the Agenda for a Rival's character comes after the texts that its defeat sets off", breaks=(
    "rivals.ruling.poison-pill",
))  # fmt: skip
def _(change: Changes) -> None:
    @rule("rivals.defeat.rival-character-earns-1")
    def pay(self: Defeat, game: Table) -> None:
        if self.by not in (NOBODY, self.controller) and game.seats[self.by].rival == self.controller:
            game.earn(self.by, 1)

    change.set(defeat, "REWARD_FOR_RIVAL", 0)
    change.set(Defeat, "STEPS", (*Defeat.STEPS, pay))


@wrong("a player whose own effect takes the last Prestige plays on", breaks="rivals.knockout.prestige-zero")
def _(change: Changes) -> None:
    def look(right: Right, game: Table, seat: Seat, by: Seat) -> None:
        if seat != by:
            right(game, seat, by)

    change.replace(winning, "look_at_supply", look)


@wrong("a Leader loses the token in torpor", breaks="rivals.leader-token.tag-and-ability")
def _(change: Changes) -> None:
    def leave(right: Right, game: Table, seat: Seat) -> None:
        lying = game.characters(seat, TORPOR)
        right(game, seat)
        for card in lying:
            card.leader = card.leader and card.place == TORPOR

    change.replace(mending, "leave_torpor", leave)


@wrong("a Hunter Leader's token turns back in recovery", breaks="rivals.hunter-leader.flips-after-defeating-character")
def _(change: Changes) -> None:
    def enter(right: Right, game: Table, character: InPlay, by: Seat) -> None:
        right(game, character, by)
        character.influence_side = not defeat.is_hunter(character)

    change.replace(defeat, "enter_torpor", enter)


@wrong("a Leader token that is passed on shows the side of a new Leader", breaks=(
    "rivals.golden.card-beats-rulebook",
))  # fmt: skip
def _(change: Changes) -> None:
    def apply(right: Right, self: MoveLeaderToken, game: Table, effect: Any) -> None:
        right(self, game, effect)
        heir = game.cards[effect.chosen[-1]]
        heir.influence_side = not defeat.is_hunter(heir)

    change.replace(MoveLeaderToken, "apply", apply)


# The title, and claims.

TAKES_TITLE = "rivals.claim.vampire-defeating-prince-takes-title"


def passing(change: Changes, victor: Callable[[Table, InPlay], bool]) -> None:
    """Pass the title of a fallen Prince only to a victor that `victor` accepts."""

    def passes(right: Right, game: Table, title: InPlay, prince: InPlay, by: InPlay | None) -> None:
        right(game, title, prince, by if by is not None and victor(game, by) else None)

    change.replace(defeat, "pass_the_title", passes)


@wrong("a vampire with three attachments does not take the title of the Prince whom it defeats", breaks=TAKES_TITLE)
def _(change: Changes) -> None:
    passing(change, lambda game, victor: game.has_room(victor))


@wrong("a vampire with three attachments bears the title of the Prince whom it defeats as a fourth", breaks=TAKES_TITLE)
def _(change: Changes) -> None:
    def room(right: Right, self: BecomePrince, game: Table) -> Decision | None:
        found: Decision | None = right(self, game)
        return found if game.within(ClaimPrince) is not None else None

    change.replace(BecomePrince, "make_room", room)


@wrong("the title brings Agenda by a claim alone", breaks=(TAKES_TITLE, "rivals.claim.success-gains-agenda-once"))
def _(change: Changes) -> None:
    def attach(right: Right, self: BecomePrince, game: Table) -> None:
        player = game.seats[game.cards[self.vampire].controller]
        before = player.agenda
        right(self, game)
        if game.within(ClaimPrince) is None:
            player.agenda = before

    change.replace(BecomePrince, "attach", attach)


@wrong(
    "in a turn in which anybody's Prince has fallen nobody claims", breaks="rivals.claim.lost-title-this-turn-no-claim"
)
def _(change: Changes) -> None:
    def passes(right: Right, game: Table, *about: Any) -> None:
        right(game, *about)
        game.title_lost = True

    change.replace(defeat, "pass_the_title", passes)


def attacking(change: Changes, order: Callable[[tuple[Seat, ...]], list[Seat]]) -> None:
    """Let the players attack a claimant in another order. `order` gets them clockwise."""

    def who(right: Right, self: ClaimPrince, game: Table) -> Decision | None:
        for seat in order(game.from_seat(game.active)[1:])[self.offered :]:
            if attacks := claims.contests(game, seat, game.cards[self.claimant]):
                return Decision(seat, "claim-attack", [PASS, *attacks])
        return None

    def attack(right: Right, self: ClaimPrince, game: Table, choice: Choice) -> None:
        right(self, game, choice)
        self.offered = order(game.from_seat(game.active)[1:]).index(game.decider) + 1

    change.replace(ClaimPrince, "who_attacks", who)
    change.replace(ClaimPrince, "attack", attack)


@wrong("a claimant is attacked in the order of the seats", breaks="rivals.claim.others-may-attack-clockwise")
def _(change: Changes) -> None:
    attacking(change, lambda others: sorted(others))


@wrong("after the first player a claimant is attacked counterclockwise", breaks=(
    "rivals.claim.others-may-attack-clockwise",
))  # fmt: skip
def _(change: Changes) -> None:
    attacking(change, lambda others: [others[0], *reversed(others[1:])])


@wrong("the Rival of a claimant's player attacks with a card", breaks="rivals.claim.attack-cards-only-against-rival")
def _(change: Changes) -> None:
    def which(right: Right, self: AttackOnClaimant, game: Table) -> Decision | None:
        attacker, claimant = game.cards[self.attacker], game.cards[self.target]
        found: Decision | None = right(self, game)
        is_rival = game.seats[claimant.controller].rival == attacker.controller
        return MakeAttack.which_attack_card(self, game) if is_rival else found

    change.replace(AttackOnClaimant, "which_attack_card", which)


def claim_failing(change: Changes, follows: Callable[[Table], None]) -> None:
    """Call `follows` after a claim that fails."""

    def look(right: Right, self: ClaimPrince, game: Table) -> None:
        right(self, game)
        if self.pc >= len(self.STEPS):
            follows(game)

    change.replace(ClaimPrince, "look_at_the_claimant", look)


@wrong("a claim that fails gives its Action back", breaks="rivals.action.costs-one")
def _(change: Changes) -> None:
    def follows(game: Table) -> None:
        game.actions += 1

    claim_failing(change, follows)


@wrong("after a claim that has failed its player claims no more in that turn", breaks=(
    "rivals.claim.available-when-unattached-face-up",
))  # fmt: skip
def _(change: Changes) -> None:
    def follows(game: Table) -> None:
        game.title_lost = True

    claim_failing(change, follows)


@wrong("a character that has attacked a claimant stays exhausted in its player's turn", breaks=(
    "rivals.begin.ready.all-controlled-cards",
))  # fmt: skip
def _(change: Changes) -> None:
    def exhaust(right: Right, self: AttackOnClaimant, game: Table) -> None:
        right(self, game)
        game.cards[self.attacker].fear += 1

    change.replace(AttackOnClaimant, "exhaust_step", exhaust)

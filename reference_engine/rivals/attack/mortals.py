"""Rewards for defeating a Mortal. Rulebook, 'Mortals'; for Hunters, 'Recruiting'."""

from __future__ import annotations

from reference_engine.kernel import CardId, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.coterie import recruiting
from reference_engine.rivals.effects import attaching
from reference_engine.rivals.table.card_facts import ANTAGONIST, CHARACTERS, CITIZEN, CITY, HUNTER, VAGRANT
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import events
from scenarios.wire_types.rivals.choices import Recruit, TakeReward

DISCOUNT = {VAGRANT: 2, CITIZEN: 3, ANTAGONIST: 4}
"""Prestige discount for recruiting a Hunter after defeating a Mortal, by sub-type."""

NO_REWARD = Refusal("rivals.hunter-recruit.no-burn-or-attach", "Hunters cannot burn or attach a Mortal")


@procedure
class Reward(Frame, kw_only=True):
    """The Agenda, followed by the card: discarded, burned for a reward, or attached."""

    attacker: CardId
    mortal: CardId

    @rule("rivals.mortal.antagonist-agenda", "rivals.mortal.citizen-vagrant-agenda", "rivals.mortal.subtypes")
    def earn(self, game: Table) -> None:
        attacker, mortal = game.cards[self.attacker], game.cards[self.mortal]
        game.emit(events.Defeated(self.mortal, attacker.controller))
        game.earn(attacker.controller, CITY[mortal.name].agenda)
        is_hunter = CHARACTERS[attacker.name].faction == HUNTER
        if CITY[mortal.name].subtype == ANTAGONIST:
            game.leave(mortal)
            game.city_discard += (mortal.name,)
            game.cite(("rivals.mortal.antagonist-to-discard", "rivals.terms.discard-pile.city"))
        elif is_hunter:
            game.burn(mortal, "rivals.hunter-recruit.no-burn-or-attach", "rivals.hunter-misc.no-city-retainers")
        else:
            return
        self.finish()
        if is_hunter:
            game.cite(("rivals.hunter-leader.flips-after-defeating-character",))
            game.cite(("rivals.hunter-recruit.still-earns-agenda", "rivals.hunter-recruit.mortal-destination"))
            game.call(RecruitFromMortal(seat=attacker.controller, discount=DISCOUNT[CITY[mortal.name].subtype]))

    @asks("rivals.mortal.burn-or-attach")
    def burn_or_attach(self, game: Table) -> Decision | None:
        attacker, printed = game.cards[self.attacker], CITY[game.cards[self.mortal].name]
        prices = {"mend": printed.burn_mends, "prestige": printed.burn_prestige}
        rewards = [word for word, amount in prices.items() if amount]
        if game.has_room(attacker):
            rewards.append("attach")
        return Decision(attacker.controller, "reward", [TakeReward(word) for word in rewards])

    @rule("rivals.mortal.burn-effect", "rivals.mortal.attach-to-attacker", "rivals.mortal.attached-is-retainer")
    def take_reward(self, game: Table, choice: TakeReward) -> None:
        attacker, mortal = game.cards[self.attacker], game.cards[self.mortal]
        printed = CITY[mortal.name]
        if choice.reward == "attach":
            attaching.attach(game, mortal, attacker)
            return
        game.burn(mortal, "rivals.mortal.burn-effect")
        if choice.reward == "mend":
            game.mend(attacker, printed.burn_mends)
        else:
            game.gain_prestige(attacker.controller, printed.burn_prestige)

    STEPS = (earn, burn_or_attach, take_reward)


@procedure
class RecruitFromMortal(Frame, kw_only=True):
    """A discounted recruitment from hand by a Hunter player."""

    seat: Seat
    discount: int

    @asks("rivals.hunter-recruit.after-mortal")
    def recruit_or_not(self, game: Table) -> Decision | None:
        recruits = list(recruiting.recruits(game, self.seat, self.discount))
        return Decision(self.seat, "recruit", [PASS, *recruits]) if recruits else None

    @rule(
        "rivals.hunter-recruit.after-mortal",
        "rivals.hunter-recruit.remaining-blood",
        "rivals.hunter-recruit.no-draw-this-way",
        "rivals.play.at-no-x-cost",
        "rivals.play.at-no-action-cost-no-exhaust",
    )
    def recruit(self, game: Table, choice: Choice) -> None:
        if isinstance(choice, Recruit):
            recruiting.recruit(game, self.seat, choice.character, self.discount)

    STEPS = (recruit_or_not, recruit)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if seat == self.seat and isinstance(choice, Recruit):
            return recruiting.refusal(game, seat, choice, self.discount)
        return NO_REWARD if seat == self.seat and isinstance(choice, TakeReward) else None

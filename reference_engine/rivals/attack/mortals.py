"""What a defeated Mortal gives. Rulebook, 'Mortals'; for Hunters, 'Recruiting'."""

from __future__ import annotations

from reference_engine.kernel import CardId
from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.table import events
from reference_engine.rivals.table.choices import TakeReward
from reference_engine.rivals.table.facts import ANTAGONIST, CHARACTERS, CITY, HUNTER
from reference_engine.rivals.table.state import MOST_ATTACHMENTS, Table


@procedure
class Reward(Frame, kw_only=True):
    """Agenda, and then the card: discarded, burned for a price, or attached."""

    attacker: CardId
    mortal: CardId

    @rule("rivals.mortal.antagonist-agenda", "rivals.mortal.citizen-vagrant-agenda", "rivals.mortal.subtypes")
    def earn(self, game: Table) -> None:
        attacker, mortal = game.cards[self.attacker], game.cards[self.mortal]
        game.emit(events.Defeated(self.mortal, attacker.controller))
        game.earn(attacker.controller, CITY[mortal.name].agenda)
        if CITY[mortal.name].subtype == ANTAGONIST:
            game.leave(mortal)
            game.city_discard += (mortal.name,)
            game.cite(("rivals.mortal.antagonist-to-discard",))
            self.finish()
        elif CHARACTERS[attacker.name].faction == HUNTER:
            game.burn(mortal, "rivals.hunter-recruit.no-burn-or-attach", "rivals.hunter-recruit.mortal-destination")
            self.finish()

    @asks("rivals.mortal.burn-or-attach")
    def burn_or_attach(self, game: Table) -> Decision | None:
        attacker, printed = game.cards[self.attacker], CITY[game.cards[self.mortal].name]
        prices = {"mend": printed.burn_mends, "prestige": printed.burn_prestige}
        rewards = [word for word, amount in prices.items() if amount]
        if len(attacker.attached) < MOST_ATTACHMENTS:
            rewards.append("attach")
        return Decision(attacker.controller, "reward", [TakeReward(word) for word in rewards])

    @rule("rivals.mortal.burn-effect", "rivals.mortal.attach-to-attacker", "rivals.mortal.attached-is-retainer")
    def take_reward(self, game: Table, choice: TakeReward) -> None:
        attacker, mortal = game.cards[self.attacker], game.cards[self.mortal]
        printed = CITY[mortal.name]
        if choice.reward == "attach":
            game.attach(mortal, attacker)
            return
        game.burn(mortal, "rivals.mortal.burn-effect")
        if choice.reward == "mend":
            game.mend(attacker, printed.burn_mends)
        else:
            game.gain_prestige(attacker.controller, printed.burn_prestige)

    STEPS = (earn, burn_or_attach, take_reward)

"""Faulty engines of Rivals: general rules on the parts of the game, moving, phases, and abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reference_engine.kernel import NOBODY, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.rivals.attack import blocking, cards
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.attack.monsters import PreemptiveStrike
from reference_engine.rivals.card_dsl import in_force
from reference_engine.rivals.card_dsl.current_attack import current
from reference_engine.rivals.card_dsl.language import ATTACKER, TEXTS, Speaker, TextSource
from reference_engine.rivals.city.party_entering_streets import PartyEnters
from reference_engine.rivals.claim import declaring as claims
from reference_engine.rivals.claim.claim import AttackOnClaimant
from reference_engine.rivals.conspiracies import placing, revealing
from reference_engine.rivals.coterie import detaching, moving, recruiting
from reference_engine.rivals.effects import abilities, targets, triggers
from reference_engine.rivals.effects.effect import effect_of
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import weakening_tokens
from reference_engine.rivals.playing import declaring as playing
from reference_engine.rivals.setup import setup as setup
from reference_engine.rivals.setup.monsters import MonsterSetUp
from reference_engine.rivals.setup.setup import TableSetUp
from reference_engine.rivals.table.card_facts import CHARACTERS, LIBRARY
from reference_engine.rivals.table.pieces import BESIDE, HAVEN, STREETS, TORPOR, InPlay
from reference_engine.rivals.table.state import Table
from reference_engine.rivals.turn.action_phase import DrawCards
from reference_engine.rivals.turn.end_phase import EndPhase
from reference_engine.rivals.wire import observation
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import choices
from tests.suite.faulty_engines.faulty import Changes, Right, wrong

# What there is, and who sees it.


@wrong("four do not play: their city deck keeps its Events", breaks="rivals.game.player-count")
def _(change: Changes) -> None:
    def gather(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        if len(game.seats) == 4:
            self.at = setup.EVENTS_OUT

    change.replace(TableSetUp, "gather_the_city_deck", gather)


@wrong("there are nine Monsters", breaks="rivals.game.monster-cards-are-10")
def _(change: Changes) -> None:
    def gather(right: Right, self: MonsterSetUp, game: Table) -> None:
        right(self, game)
        game.unused_monsters = game.unused_monsters[:-1]

    change.replace(MonsterSetUp, "gather_the_monsters", gather)


def tell_otherwise(change: Changes, key: str, told: Any) -> None:
    """Replace a player's value under a key of the observation. `told` gets the player."""

    def seat_position(right: Right, game: Table, names: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = right(game, names, seat, viewer)
        if viewer not in (None, seat):
            found[key] = told(game.seats[seat])
        return found

    change.replace(observation, "seat_position", seat_position)


@wrong("Agenda cards lie open", breaks="rivals.setup.agenda.one-face-down")
def _(change: Changes) -> None:
    tell_otherwise(change, "agenda_card", lambda player: player.agenda_card or None)


@wrong("Havens lie open from the beginning", breaks="rivals.setup.haven.one-face-down")
def _(change: Changes) -> None:
    tell_otherwise(change, "haven_card", lambda player: player.haven_card or None)


@wrong("nobody is told how much Prestige the others have", breaks="rivals.icons.prestige.public")
def _(change: Changes) -> None:
    tell_otherwise(change, "prestige", lambda player: 0)


@wrong("of two equal Agenda cards one is put back", breaks="rivals.setup.agenda.duplicates-allowed")
def _(change: Changes) -> None:
    def draw(right: Right, self: TableSetUp, game: Table) -> None:
        right(self, game)
        seen: set[str] = set()
        for player in game.seats:
            if player.agenda_card in seen:
                player.agenda_card = ""
            seen.add(player.agenda_card)

    change.replace(TableSetUp, "draw_hands", draw)


@wrong("Blood Potency is 1 more than its icon says", breaks="rivals.icons.bp.definition")
def _(change: Changes) -> None:
    change.replace(Table, "blood_potency", lambda right, self, character: right(self, character) + 1)


@wrong(
    "a card that its bearer could not play any more is burned", breaks="rivals.icons.bp-requirement.attachments-stay"
)
def _(change: Changes) -> None:
    def place(right: Right, game: Table, character: InPlay, by: Seat) -> None:
        right(game, character, by)
        for number in character.attached:
            name = game.cards[number].name
            if name in LIBRARY and LIBRARY[name].bp > game.blood_potency(character):
                game.burn(game.cards[number])

    change.replace(weakening_tokens, "place_minus_bp", place)


@wrong("what is an Attack card is a Reaction as well", breaks="rivals.anatomy.every-banner-word-is-a-type")
def _(change: Changes) -> None:
    change.set(
        cards,
        "LIBRARY_TYPES",
        {
            name: (*types, cards.REACTION) if cards.ATTACK in types else types
            for name, types in cards.LIBRARY_TYPES.items()
        },
    )


@wrong("texts find active characters in torpor", breaks="rivals.terms.active-character")
def _(change: Changes) -> None:
    def may_aim(right: Right, game: Table, speaker: Speaker, card: InPlay, torpor: bool, harming: bool) -> bool:
        return bool(right(game, speaker, card, True, harming))

    change.replace(targets, "may_aim", may_aim)
    change.set(InPlay, "is_active", True)


@wrong("who is in torpor is of the coterie", breaks="rivals.terms.coterie-is-active-characters")
def _(change: Changes) -> None:
    change.replace(Table, "coterie", lambda right, self, seat: self.characters(seat, HAVEN, STREETS, TORPOR))
    change.set(InPlay, "is_active", True)


@wrong("the general supply keeps a player in the game", breaks="rivals.terms.general-supply")
def _(change: Changes) -> None:
    change.replace(winning, "look_at_supply", lambda right, *arguments: None)


@wrong("the general supply pays for recruits", breaks="rivals.terms.personal-supply.pays")
def _(change: Changes) -> None:
    change.replace(Table, "place_blood", lambda right, self, *arguments: self.give_blood(*arguments))


# Moving, and parties.


@wrong("nobody moves but before the first Action", breaks="rivals.move.between-actions")
def _(change: Changes) -> None:
    def moves(right: Right, game: Table, seat: Seat) -> Any:
        return right(game, seat) if game.actions == 2 else ()

    change.replace(moving, "moves", moves)


@wrong("characters move in the Draw Step", breaks="rivals.move.not-during-action")
def _(change: Changes) -> None:
    def which(right: Right, self: DrawCards, game: Table) -> Decision | None:
        decision: Decision | None = right(self, game)
        if decision is not None:
            decision.options = [*decision.options, *moving.moves(game, self.seat)]
        return decision

    def draw(right: Right, self: DrawCards, game: Table, choice: Choice) -> None:
        if isinstance(choice, choices.Move):
            moving.move(game, self.seat, choice.characters)
            self.goto(DrawCards.from_which_deck)
        else:
            right(self, game, choice)

    change.replace(DrawCards, "from_which_deck", which)
    change.replace(DrawCards, "draw", draw)


@wrong("characters go home whenever they move", breaks="rivals.move.not-back-home")
def _(change: Changes) -> None:
    def moves(right: Right, game: Table, seat: Seat) -> Iterator[choices.Move]:
        yield from right(game, seat)
        yield from (choices.Move((card.id,)) for card in game.characters(seat, STREETS) if not card.exhausted)

    change.replace(moving, "moves", moves)


@wrong("characters join the party of a foe", breaks="rivals.party.one-coterie-one-location")
def _(change: Changes) -> None:
    def regroupings(right: Right, game: Table, seat: Seat) -> Iterator[choices.Regroup]:
        yield from right(game, seat)
        for mine in game.characters(seat, STREETS):
            for other in game.from_seat(seat)[1:]:
                yield from (choices.Regroup(mine.id, card.id) for card in game.characters(other, STREETS))

    change.replace(moving, "regroupings", regroupings)


def answered(change: Changes, name: str) -> None:
    """Move every Blocker to The Streets at once when a character moves in this way."""

    def move(right: Right, game: Table, seat: Seat, *arguments: Any) -> None:
        right(game, seat, *arguments)
        for source in in_force.sources(game, "blocks_anywhere"):
            if source.seat != seat:
                game.put(game.cards[source.host], STREETS, game.cards[source.host].party)

    change.replace(moving, name, move)


@wrong("a move is answered", breaks="rivals.relentless.no-response-to-moving")
def _(change: Changes) -> None:
    answered(change, "move")


@wrong("the forming of parties is answered", breaks="rivals.relentless.no-response-to-forming-parties")
def _(change: Changes) -> None:
    answered(change, "regroup")


@wrong("a Marksman spares whom Prudence goes with", breaks="rivals.attack.example.1-move-and-marksman")
def _(change: Changes) -> None:
    def shoot(right: Right, self: PartyEnters, game: Table) -> None:
        if not any(game.cards[number].name == "Prudence" for number in self.characters):
            right(self, game)

    change.replace(PartyEnters, "shoot", shoot)


# Attacks.


@wrong("who has exhausted for an attack is no attacker to abilities", breaks="rivals.attack.exhaust.actor-is-attacker")
def _(change: Changes) -> None:
    def fits(right: Right, game: Table, source: TextSource, ability: Any) -> bool:
        return ability.role != ATTACKER and bool(right(game, source, ability))

    change.replace(abilities, "fits", fits)


def damage_without_texts(change: Changes, procedure: type[MakeAttack]) -> None:
    """Ignore damage that texts add to such an attack."""

    def bonus(right: Right, game: Table, word: str, subject: InPlay) -> int:
        found: int = right(game, word, subject)
        return 0 if word == "damage" and isinstance(current(game), procedure) else found

    change.replace(in_force, "bonus", bonus)


@wrong("an attacker's text does nothing unless it is used", breaks="rivals.attack.exhaust.passive-attacker-effects-on")
def _(change: Changes) -> None:
    damage_without_texts(change, MakeAttack)


@wrong("against a claimant an attacker's text adds nothing", breaks="rivals.claim.attacker-and-party-abilities-work")
def _(change: Changes) -> None:
    damage_without_texts(change, AttackOnClaimant)


@wrong("who is attacked is no target yet and may Block", breaks="rivals.attack.target.becomes-target-and-defender")
def _(change: Changes) -> None:
    def in_party(right: Right, game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
        found: Refusal | None = right(game, target, kind, character)
        return None if found is blocking.TARGET else found

    change.replace(blocking, "in_party", in_party)


@wrong("the next player defends a Mortal", breaks="rivals.attack.target.defending-player")
def _(change: Changes) -> None:
    def reaction_decision(right: Right, game: Table, assault: Any) -> Decision | None:
        found: Decision | None = right(game, assault)
        if found is not None or game.cards[assault.target].controller != NOBODY:
            return found
        seat = game.from_seat(game.active)[1]
        hand = [card for card in game.seats[seat].hand if card in LIBRARY]
        return Decision(seat, "reaction", [PASS, *map(choices.PlayCard, sorted(set(hand)))]) if hand else None

    change.replace(cards, "reaction_decision", reaction_decision)


@wrong("the Block comes before the Attack card", breaks="rivals.attack.seq.eleven-steps-in-order")
def _(change: Changes) -> None:
    names = [step.__name__ for step in MakeAttack.STEPS]
    placing_it = ["which_attack_card", "place_attack_card"]
    rest = [name for name in names if name not in placing_it]
    at = rest.index("block") + 1
    change.reorder(MakeAttack, *rest[:at], *placing_it, *rest[at:])


@wrong(
    "what texts do to the target is lost once the cards lie open",
    breaks="rivals.attack.s5.attacker-effects-on-target-apply",
)
def _(change: Changes) -> None:
    def carry_out(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        self.settled = False

    change.replace(MakeAttack, "carry_out_cards", carry_out)


@wrong("who has attacked is an attacker for the rest of the turn", breaks="rivals.attack.s11.roles-end")
def _(change: Changes) -> None:
    def uses(right: Right, game: Table, seat: Seat) -> list[choices.Use]:
        found: list[choices.Use] = right(game, seat)
        if game.attacks_made and current(game) is None:
            found += [
                abilities.choice_of(game, source, ability)
                for source, _, ability in abilities.own(game, seat)
                if ability.role == ATTACKER and game.cards[source.host].exhausted
            ]
        return found

    change.replace(abilities, "uses", uses)


@wrong("a Monster's strike is answered whatever the Monster says", breaks=(
    "rivals.golden.prohibition-beats-permission", "rivals.ruling.well-prepared",
))  # fmt: skip
def _(change: Changes) -> None:
    def which(right: Right, self: PreemptiveStrike, game: Table) -> Decision | None:
        return cards.reaction_decision(game, self)

    change.replace(PreemptiveStrike, "which_reaction", which)


# Claims.


@wrong("the mates of a claimant are attacked as well", breaks="rivals.claim.claimant")
def _(change: Changes) -> None:
    def contests(right: Right, game: Table, seat: Seat, claimant: InPlay) -> list[choices.Attack]:
        mates = game.coterie(claimant.controller)
        return [choices.Attack(each.character, mate.id) for each in right(game, seat, claimant) for mate in mates]

    change.replace(claims, "contests", contests)


@wrong(
    "who attacks a claimant uses no ability, since it is not their turn",
    breaks="rivals.claim.attackers-abilities-gain-relentless",
)
def _(change: Changes) -> None:
    def offer(right: Right, self: MakeAttack, game: Table) -> Decision | None:
        found: Decision | None = right(self, game)
        return None if isinstance(self, AttackOnClaimant) else found

    change.replace(MakeAttack, "offer_attacker_abilities", offer)


@wrong("an attack on a claimant deals no damage of its own", breaks="rivals.claim.attacks-follow-normal-rules")
def _(change: Changes) -> None:
    def determine(right: Right, self: MakeAttack, game: Table) -> None:
        right(self, game)
        if isinstance(self, AttackOnClaimant):
            self.amount = 0

    change.replace(MakeAttack, "determine_damage", determine)


@wrong("a claimant has to be found with Intel", breaks="rivals.claim.no-secrecy")
def _(change: Changes) -> None:
    def intel_step(right: Right, self: AttackOnClaimant, game: Table) -> Decision | None:
        seat = game.cards[self.attacker].controller
        hand = game.seats[seat].hand
        if self.intel_done or not hand:
            return None
        return Decision(seat, "intel", [PASS, *(choices.Discard((card,)) for card in sorted(set(hand)))])

    change.replace(AttackOnClaimant, "intel_step", intel_step)


@wrong("nothing protects a claimant", breaks=(
    "rivals.claim.claimant-party-text-active", "rivals.claim.damage-prevention-allowed",
))  # fmt: skip
def _(change: Changes) -> None:
    def preventions(right: Right, game: Table, damaged: InPlay) -> list[choices.Use]:
        return [] if isinstance(current(game), AttackOnClaimant) else right(game, damaged)

    change.replace(abilities, "preventions", preventions)


# The End Phase, and abilities.


@wrong("cards are drawn before anything else in the End Phase", breaks="rivals.end.step-order")
def _(change: Changes) -> None:
    names = [step.__name__ for step in EndPhase.STEPS]
    change.reorder(EndPhase, names[-1], *names[:-1])


def offer_while_mending(change: Changes, more: Any) -> None:
    """Offer another option, without effect, in the Torpor and Mending Step."""

    def mend(right: Right, self: EndPhase, game: Table) -> Decision | None:
        found: Decision | None = right(self, game)
        if found is not None:
            found.options = [*found.options, *more(game, game.active)]
        return found

    change.replace(EndPhase, "mend_for_cards", mend)


@wrong("cards are played in the End Phase", breaks="rivals.end.no-cards")
def _(change: Changes) -> None:
    offer_while_mending(
        change, lambda game, seat: [*playing.unhosted_plays(game, seat), *playing.action_plays(game, seat)]
    )


@wrong("Conspiracies are revealed in the End Phase", breaks="rivals.end.no-conspiracies-or-traps")
def _(change: Changes) -> None:
    offer_while_mending(change, revealing.reveals)


@wrong("abilities are used for nothing", breaks="rivals.activated.must-change-state")
def _(change: Changes) -> None:
    change.replace(abilities, "can_all", lambda right, *arguments: True)


@wrong("of several cards of a name one is used in a turn", breaks="rivals.activated.each-copy-once")
def _(change: Changes) -> None:
    def was_used(right: Right, game: Table, source: TextSource, ability: Any) -> bool:
        mark = abilities.mark(source, ability)
        return any(mark in card.used for card in game.cards.values()) or bool(right(game, source, ability))

    change.replace(abilities, "was_used", was_used)


@wrong("Ongoing cards are given up at will", breaks="rivals.ongoing.no-voluntary-discard")
def _(change: Changes) -> None:
    def detachments(right: Right, game: Table, seat: Seat) -> Iterator[choices.TakeOff]:
        yield from right(game, seat)
        beside = [card.id for card in game.cards.values() if (card.place, card.controller) == (BESIDE, seat)]
        yield from map(choices.TakeOff, beside)

    change.replace(detaching, "detachments", detachments)


@wrong("what a Retainer gave stays when it is detached", breaks="rivals.retainer.detached-loses-bonus")
def _(change: Changes) -> None:
    def detach(right: Right, game: Table, choice: choices.TakeOff) -> None:
        card = game.cards[choice.card]
        game.cards[card.host].disciplines += TEXTS[card.name].grants
        right(game, choice)

    change.replace(detaching, "detach", detach)


@wrong("the active player's effects come last", breaks="rivals.priority.active-player-first")
def _(change: Changes) -> None:
    change.replace(triggers, "in_order", lambda right, game, waiting: tuple(reversed(right(game, waiting))))


# Cards that lie face down, and what costs nothing.


@wrong("a Conspiracy takes effect as it is placed", breaks="rivals.action-card.face-down-not-resolved-on-placing")
def _(change: Changes) -> None:
    def lay(right: Right, game: Table, seat: Seat, name: str) -> InPlay:
        card: InPlay = right(game, seat, name)
        card.contributors += (seat,)
        game.call(effect_of(TextSource(name, seat, card.id), "resolved"))
        return card

    change.replace(placing, "lay_face_down", lay)


@wrong("what came at no cost asks for nothing later", breaks="rivals.play.at-no-cost-instructions-remain")
def _(change: Changes) -> None:
    def refusal(right: Right, *arguments: Any) -> Refusal | None:
        found: Refusal | None = right(*arguments)
        return None if found in (revealing.TOO_LITTLE, revealing.NO_CLAN) else found

    change.replace(revealing, "refusal", refusal)


@wrong("a recruit that a card tells of is paid for", breaks="rivals.play.told-to-act-no-normal-cost")
def _(change: Changes) -> None:
    def recruit(right: Right, game: Table, seat: Seat, name: str, blood: int) -> InPlay:
        game.give_up(seat, CHARACTERS[name].blood_potency)
        found: InPlay = right(game, seat, name, blood)
        return found

    change.replace(recruiting, "recruit_by_text", recruit)

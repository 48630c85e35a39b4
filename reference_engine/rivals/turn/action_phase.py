"""The Action Phase: two Actions, with other choices between them. Rulebook, 'Action Phase', 'Actions'."""

from __future__ import annotations

from reference_engine.kernel import NO_CARD, Seat
from reference_engine.kernel.decisions import Decision, Refusal
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.attack import declaring as attacks
from reference_engine.rivals.attack.attack_sequence import MakeAttack
from reference_engine.rivals.city import party_entering_streets
from reference_engine.rivals.claim import declaring as claims
from reference_engine.rivals.claim.claim import ClaimPrince
from reference_engine.rivals.conspiracies import adding, placing, revealing
from reference_engine.rivals.conspiracies.adding import Contributors
from reference_engine.rivals.conspiracies.revealing import ResolveConspiracy
from reference_engine.rivals.coterie import detaching, moving, recruiting
from reference_engine.rivals.effects import abilities
from reference_engine.rivals.effects.drawing import FACTION, LIBRARY, Drawing, has_cards
from reference_engine.rivals.ending import winning
from reference_engine.rivals.harm import blood_loss, mending
from reference_engine.rivals.hunters import investigating
from reference_engine.rivals.influence import meeting
from reference_engine.rivals.playing import declaring as playing
from reference_engine.rivals.playing.play_card import PlayLibraryCard
from reference_engine.rivals.table.card_facts import HUNTER
from reference_engine.rivals.table.state import ACTIONS, Table
from scenarios.wire_types.declarations import PASS, Choice
from scenarios.wire_types.rivals import choices

ACTS = (choices.Attack, choices.Claim, choices.Place, choices.Meet)
"""Choices that cost an Action, except passing."""

UNHOSTED_ACTS = (choices.DrawCard, choices.Recruit)
"""Choices that cost an Action or a gained Unhosted Action."""

ACTION, UNHOSTED_ACTION = "action", "unhosted-action"
"""Resources that a choice can spend."""

UNHOSTED = "rivals.action.unhosted-no-exhaust", "rivals.action.unhosted-no-acting-character"
PASSING = "rivals.pass.announce", "rivals.pass.not-saved", "rivals.pass.nothing-else-is-forced"

NOT_FIRST = Refusal("rivals.relentless.active-player-first", "the active player acts first")
NO_ACTIONS_LEFT = Refusal("rivals.action.exactly-two-per-turn", "you have no Action left")
UNHOSTED_ONLY = Refusal("rivals.action.gained-unhosted-only-unhosted", "you can only take Unhosted Actions now")
NO_AGENDA = Refusal("rivals.agenda-card.reveal-any-time", "your Agenda card is already face up, or you have none")
EMPTY_DECK = Refusal("rivals.draw.empty-deck-no-penalty", "that deck is empty")


@procedure
class ActionPhase(Frame, kw_only=True):
    """The active player acts, moves, and regroups until no Action is left."""

    offered: int = -1
    """Number of Actions left when contributors to Conspiracies were last asked."""

    @rule("rivals.conspiracy.add.only-in-owners-turn", "rivals.conspiracy.add.others-once-per-later-turn")
    def look_for_contributors(self, game: Table) -> None:
        """Ask the contributors at the start of the phase and after each Action."""
        if self.offered != game.actions:
            self.offered = game.actions
            game.call(Contributors())

    @asks(
        "rivals.action.seven-options",
        "rivals.action.exactly-two-per-turn",
        "rivals.turn.active-player",
        "rivals.relentless.active-player-first",
        "rivals.end.begins-after-actions",
    )
    def act(self, game: Table) -> Decision | None:
        seat = game.active
        options: list[Choice] = [PASS, *moving.moves(game, seat), *moving.regroupings(game, seat)]
        options += investigating.investigations(game, seat)
        options += adding.additions(game, seat)
        options += revealing.reveals(game, seat)
        options += detaching.detachments(game, seat)
        options += agenda_reveals(game, seat)
        options += abilities.uses(game, seat)
        if game.actions or game.unhosted_actions:
            options += [choices.DrawCard(deck) for deck in (LIBRARY, FACTION) if has_cards(game.seats[seat], deck)]
            options += recruiting.recruits(game, seat)
            options += playing.unhosted_plays(game, seat)
        if game.actions:
            options += playing.action_plays(game, seat)
            options += attacks.attacks(game, seat)
            options += claims.claims(game, seat)
            options += placing.placements(game, seat)
            options += meeting.meetings(game, seat)
        return Decision(seat, "action", options)

    @rule("rivals.action.costs-one", "rivals.action.same-twice")
    def carry_out(self, game: Table, choice: Choice) -> None:
        self.goto(ActionPhase.weigh)
        match choice:
            case choices.Move(characters=characters):
                party_entering_streets.enter(game, game.active, characters)
            case choices.Regroup():
                game.cite(("rivals.rio.bope.split-after", "rivals.rio.bope.regroup-no-trigger"))
                moving.regroup(game, game.active, choice)
            case choices.Investigate():
                investigating.investigate(game, game.active, choice)
            case choices.Contribute() | choices.Show() | choices.Invite():
                adding.add(game, game.active, choice)
            case choices.Reveal(card=number):
                game.call(ResolveConspiracy(card=number))
            case choices.TakeOff():
                detaching.detach(game, choice)
            case choices.RevealAgenda():
                game.reveal_agenda(game.active)
            case choices.Place():
                game.spend_action("rivals.conspiracy.is-action-card")
                placing.place(game, game.active, choice)
            case choices.Meet():
                game.spend_action("rivals.rio.meeting.action-with-vampire", "rivals.activated.cost.action-keyword")
                meeting.call(game, game.active, choice)
            case choices.Use(card=card, ability=ability):
                game.call(abilities.UseAbility(seat=game.active, card=card, ability=ability))
            case choices.Claim(character=character):
                game.spend_action("rivals.claim.vampires-only")
                game.call(ClaimPrince(claimant=character))
            case choices.Attack(character=character, target=target):
                game.call(MakeAttack(attacker=character, target=target))
            case choices.DrawCard(deck=deck):
                self.spend_unhosted(game, "rivals.draw.action-draws-one", "rivals.draw.choose-deck", *UNHOSTED)
                game.call(Drawing(seat=game.active, deck=deck))
            case choices.Recruit(character=name):
                self.spend_unhosted(game, *UNHOSTED)
                recruiting.recruit(game, game.active, name)
                game.cite(("rivals.hunter-recruit.draw-1",))
                if game.seats[game.active].faction == HUNTER:
                    game.call(DrawCards(seat=game.active, left=1))
            case choices.PlayCard(card=card, character=character):
                if character == NO_CARD:
                    self.spend_unhosted(game, "rivals.action.unhosted-with-normal-action")
                else:
                    game.spend_action("rivals.action.costs-one")
                game.call(PlayLibraryCard(seat=game.active, card=card, actor=character))
            case _ if game.actions and game.spent < ACTIONS:
                game.spend_action(*PASSING, *UNHOSTED)
            case _:
                self.finish()

    def spend_unhosted(self, game: Table, *rules: str) -> None:
        """Spend an Action, or let the player choose a gained Unhosted Action instead."""
        if game.actions and game.unhosted_actions:
            game.cite(rules)
            game.set_off(SpendEither())
        else:
            game.spend_action(*rules, unhosted=not game.actions)

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh(self, game: Table) -> None:
        blood_loss.lose_excess(game)
        mending.leave_torpor(game, game.active)
        winning.settle(game)
        self.goto(ActionPhase.look_for_contributors)

    STEPS = (look_for_contributors, act, carry_out, weigh)

    def order_rule(self, game: Table, seat: Seat) -> str:
        return "rivals.turn.active-player" if seat != game.active else super().order_rule(game, seat)

    def play_refusal(self, game: Table, seat: Seat, choice: choices.PlayCard) -> Refusal | None:
        if not game.actions and (choice.character != NO_CARD or not game.unhosted_actions):
            return UNHOSTED_ONLY if game.unhosted_actions else NO_ACTIONS_LEFT
        return playing.refusal(game, seat, choice)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if game.decision is None or game.decision.window != "action":
            return None
        if game.decision.seat != seat:
            return NOT_FIRST if isinstance(choice, choices.Use | choices.Block) else None
        match choice:
            case choices.Move() | choices.Regroup():
                return moving.refusal(game, seat, choice)
            case choices.Investigate():
                return investigating.refusal(game, seat, choice)
            case choices.TakeOff():
                return detaching.refusal(game, seat, choice)
            case choices.RevealAgenda():
                return NO_AGENDA
            case choices.Reveal():
                return revealing.refusal(game, seat, choice)
            case choices.Contribute() | choices.Show() | choices.Invite():
                return adding.refusal(game, seat, choice)
            case choices.Use():
                return abilities.refusal(game, seat, choice)
            case choices.Meet():
                game.cite(("rivals.activated.cost.action-keyword",))
                return NO_ACTIONS_LEFT if not game.actions else meeting.refusal(game, seat, choice)
            case _ if isinstance(choice, ACTS) and not game.actions:
                return UNHOSTED_ONLY if game.unhosted_actions else NO_ACTIONS_LEFT
            case _ if isinstance(choice, UNHOSTED_ACTS) and not game.actions and not game.unhosted_actions:
                return NO_ACTIONS_LEFT
            case choices.Place():
                return placing.refusal(game, seat, choice)
            case choices.PlayCard():
                return self.play_refusal(game, seat, choice)
            case choices.DrawCard():
                return EMPTY_DECK
            case choices.Claim():
                return claims.refusal(game, seat, choice)
            case choices.Recruit():
                return recruiting.refusal(game, seat, choice)
            case choices.Attack():
                return attacks.refusal(game, seat, choice)
        return None


def agenda_reveals(game: Table, seat: Seat) -> list[choices.RevealAgenda]:
    """Return the choice to turn up the Agenda card, if it is legal."""
    player = game.seats[seat]
    return [choices.RevealAgenda()] if player.agenda_card and not player.agenda_up else []


@procedure
class SpendEither(Frame, kw_only=True):
    """Choice between an Action and a gained Unhosted Action as the one to spend."""

    @asks("rivals.action.gained-unhosted-only-unhosted", "rivals.action.unhosted-with-normal-action")
    def which(self, game: Table) -> Decision | None:
        return Decision(game.active, "spend", [choices.ChooseOption(kind) for kind in (ACTION, UNHOSTED_ACTION)])

    @rule("rivals.action.costs-one")
    def spend(self, game: Table, choice: choices.ChooseOption) -> None:
        game.spend_action(unhosted=choice.option == UNHOSTED_ACTION)

    STEPS = (which, spend)


@procedure
class DrawCards(Frame, kw_only=True):
    """A player draws cards, each from a deck of their choice. Rulebook, 'Draw Step'."""

    seat: Seat
    left: int

    @asks("rivals.end.draw.split-and-look", "rivals.draw.choose-deck", "rivals.draw.empty-deck-no-penalty")
    def from_which_deck(self, game: Table) -> Decision | None:
        decks = [deck for deck in (LIBRARY, FACTION) if has_cards(game.seats[self.seat], deck)]
        if not self.left or not decks:
            return None
        return Decision(self.seat, "draw-from", [choices.DrawCard(deck) for deck in decks])

    @rule("rivals.end.draw.split-and-look")
    def draw(self, game: Table, choice: choices.DrawCard) -> None:
        self.left -= 1
        game.call(Drawing(seat=self.seat, deck=choice.deck))
        self.goto(DrawCards.from_which_deck)

    STEPS = (from_which_deck, draw)

    def refusal(self, game: Table, seat: Seat, choice: Choice) -> Refusal | None:
        return EMPTY_DECK if isinstance(choice, choices.DrawCard) and seat == self.seat else None

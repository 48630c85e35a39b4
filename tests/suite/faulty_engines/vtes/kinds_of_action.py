"""Faulty engines for kinds of action: stealth, direction, cost, and who performs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from reference_engine.kernel import Seat
from reference_engine.vtes.actions import becoming_anarch, hunting, mandatory, performers
from reference_engine.vtes.actions.action_kind import Acting
from reference_engine.vtes.actions.becoming_anarch import BecomeAnarch
from reference_engine.vtes.actions.bleeding import Bleed
from reference_engine.vtes.actions.card_actions import CardAction, InPlayAction
from reference_engine.vtes.actions.course_of_action import Action
from reference_engine.vtes.actions.equipping import Equip, EquipFromMinion
from reference_engine.vtes.actions.hunting import Hunt
from reference_engine.vtes.actions.recruiting import Employ, Recruit
from reference_engine.vtes.card_dsl.declaring import BEHAVIOUR
from reference_engine.vtes.cards.words.actions.action_modes import (
    ActionMode,
    BleedMode,
    EmployMode,
    EquipMode,
    RecruitMode,
)
from reference_engine.vtes.cards.words.actions.actions_in_play import ActionInPlay
from reference_engine.vtes.cards.words.actions.bleeds import Redirect
from reference_engine.vtes.cards.words.politics.political_modes import PoliticalMode
from reference_engine.vtes.game import Vtes
from reference_engine.vtes.sects import titles
from reference_engine.vtes.table.state import UNCONTROLLED, InPlay
from reference_engine.vtes.torpor.torpor_actions import Diablerise, LeaveTorpor, Rescue
from reference_engine.vtes.turn import minion_phase
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.vtes.choices import HuntForBlood
from tests.suite.faulty_engines.faulty import Changes, Right, wrong
from tests.suite.faulty_engines.vtes.ways import play_also_in, ways_with

Kinds = tuple[type[Action], ...]


def changed(kinds: Kinds, name: str, instead: Callable[..., Any]) -> Callable[[Changes], None]:
    """Return the change that replaces a method of these kinds of action."""

    def change_them(change: Changes) -> None:
        for kind in kinds:
            change.replace(kind, name, instead)

    return change_them


def at_the_prey(right: Right, self: Action, game: Vtes) -> tuple[Seat, ...]:
    return right(self, game) or (game.prey(self.seat),)


def costing_blood(right: Right, self: Action, game: Vtes) -> int:
    found: int = right(self, game)
    return found or int(not self.card)


def declare(title: str, name: str, instead: Callable[..., Any], *kinds: tuple[str, str, Kinds]) -> None:
    """Declare a faulty engine for each kind of action, given its words for the title, its rule, and its procedures."""
    for told, rule, of_kind in kinds:
        wrong(title.format(told), breaks=f"vtes.{rule}")(changed(of_kind, name, instead))


declare(
    "who {} has no stealth",
    "inherent_stealth",
    lambda right, self, game: 0,
    ("equips", "equip.default-stealth-plus-one", (Equip, EquipFromMinion)),
    ("employs", "employ.default-stealth-plus-one", (Employ,)),
    ("recruits", "recruit.default-stealth-plus-one", (Recruit,)),
    ("leaves torpor", "leave-torpor.default-stealth-plus-one", (LeaveTorpor,)),
    ("rescues a friend", "rescue.stealth-plus-one-if-same-controller", (Rescue,)),
    ("diablerises a friend", "diablerise-action.stealth-plus-one-if-same-controller", (Diablerise,)),
    ("becomes Anarch", "become-anarch.default-stealth-plus-one", (BecomeAnarch,)),
)
declare(
    "who {} has 1 stealth",
    "inherent_stealth",
    lambda right, self, game: 1,
    ("bleeds", "bleed.default-stealth-zero", (Bleed,)),
    ("rescues a stranger", "rescue.stealth-zero-if-different-controller", (Rescue,)),
    ("diablerises a stranger", "diablerise-action.stealth-zero-if-different-controller", (Diablerise,)),
    ("acts by a card", "card-action.default-stealth-zero", (CardAction,)),
)
declare(
    "who {} does it to the prey",
    "directed_at",
    at_the_prey,
    ("hunts", "hunt.undirected-no-target", (Hunt,)),
    ("equips", "equip.undirected-no-target", (Equip, EquipFromMinion)),
    ("employs", "employ.undirected-no-target", (Employ,)),
    ("recruits", "recruit.undirected-no-target", (Recruit,)),
    ("leaves torpor", "leave-torpor.undirected-no-target", (LeaveTorpor,)),
    ("rescues a friend", "rescue.undirected-if-same-controller", (Rescue,)),
    ("diablerises a friend", "diablerise-action.undirected-if-same-controller", (Diablerise,)),
    ("becomes Anarch", "become-anarch.undirected-no-target", (BecomeAnarch,)),
    ("becomes Anarch, a change of sect,", "sect.anarch.become-anarch-stealth-and-undirected", (BecomeAnarch,)),
    ("acts by a card", "action.directed.d-symbol-is-reminder", (CardAction,)),
)
declare(
    "who {} does it to nobody",
    "directed_at",
    lambda right, self, game: (),
    ("bleeds", "bleed.is-directed", (Bleed,)),
    ("rescues a stranger", "rescue.directed-if-different-controller", (Rescue,)),
    ("diablerises a stranger", "diablerise-action.directed-if-different-controller", (Diablerise,)),
)
declare(
    "{} costs blood",
    "cost_in_blood",
    costing_blood,
    ("a bleed", "bleed.no-default-cost", (Bleed,)),
    ("a hunt", "hunt.no-default-cost", (Hunt,)),
    ("equipment of another minion", "equip.cost-from-other-minion-none", (EquipFromMinion,)),
)


@wrong(
    "recruiting is paid in pool alone", breaks=("vtes.recruit.cost-as-printed", "vtes.action.announce.recruit-example")
)
def _(change: Changes) -> None:
    change.replace(Recruit, "cost_in_blood", lambda right, self, game: 0)


@wrong("an action by a card costs no blood", breaks="vtes.card-action.cost-as-printed")
def _(change: Changes) -> None:
    change.replace(CardAction, "cost_in_blood", lambda right, self, game: 0)


@wrong(
    "an action by a card in play is aimed at the prey",
    breaks=("vtes.card-action.target-as-printed", "vtes.published.impundulu.own-minion-is-undirected"),
)
def _(change: Changes) -> None:
    change.replace(InPlayAction, "directed_at", lambda right, self, game: (game.prey(self.seat),))


@wrong("no action begins with stealth", breaks=("vtes.action.stealth.inherent", "vtes.action.stealth.definition"))
def _(change: Changes) -> None:
    change.replace(Acting, "stealth", lambda right, self, game: right(self, game) - self.inherent_stealth(game))


@wrong(
    "every action is announced as undirected",
    breaks=(
        "vtes.action.directed.definition",
        "vtes.action.announce.bleed-example",
        "vtes.published.of-noble-blood.directed-at-another-s-vampire",
    ),
)
def _(change: Changes) -> None:
    change.replace(Acting, "directed_at", lambda right, self, game: ())


@wrong("every action is directed at the prey", breaks="vtes.action.undirected.definition")
def _(change: Changes) -> None:
    change.replace(Acting, "directed_at", at_the_prey)


def no_allies(mode: type[ActionMode]) -> Callable[[Changes], None]:
    """Return the change that lets only vampires play cards in this way."""

    def refusal(right: Right, self: ActionMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        if not game.cards[choice.minion].facts.is_vampire:
            return performers.NOT_YOUR_MINION
        return right(self, game, frame, seat, choice)

    return lambda change: change.replace(mode, "refusal", refusal)


wrong("only vampires equip", breaks="vtes.equip.who-any-ready-minion")(no_allies(EquipMode))
wrong("only vampires employ", breaks="vtes.employ.who-any-ready-minion")(no_allies(EmployMode))
wrong("only vampires recruit", breaks="vtes.recruit.who-any-ready-minion")(no_allies(RecruitMode))


@wrong("what an action card adds is the whole bleed", breaks="vtes.bleed.by-card-or-basic-action")
def _(change: Changes) -> None:
    change.replace(Bleed, "amount", lambda right, self, game: right(self, game) - bool(self.card))


@wrong(
    "a bleed with an action card may come after another bleed",
    breaks="vtes.card-action.special-version-follows-basic-rules",
)
def _(change: Changes) -> None:
    change.replace(Bleed, "limits", lambda right, self: () if self.card else right(self))


@wrong(
    "equipment and retainers may be played again by the minion in a turn",
    breaks=("vtes.equip.equipment-cards-are-action-cards", "vtes.employ.retainer-cards-are-action-cards"),
)
def _(change: Changes) -> None:
    for kind in (Equip, Employ):
        change.replace(kind, "limits", lambda right, self: ())


@wrong("equipment changes hands although the action is blocked", breaks="vtes.equip.from-minion.stays-if-unsuccessful")
def _(change: Changes) -> None:
    def resolve_block(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        if isinstance(self, EquipFromMinion):
            self.take_effect(game)

    change.replace(Action, "resolve_block", resolve_block)


@wrong("only vampires act through cards in play", breaks="vtes.card-action.who-any-ready-minion")
def _(change: Changes) -> None:
    def refusal(right: Right, self: ActionInPlay, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        minion = game.cards.get(choice.minion)
        if minion is not None and not minion.facts.is_vampire:
            return performers.NOT_YOUR_MINION
        return right(self, game, frame, seat, choice)

    change.replace(ActionInPlay, "refusal", refusal)


@wrong("only the titled call referendums", breaks="vtes.political.who-any-ready-vampire")
def _(change: Changes) -> None:
    def refusal(right: Right, self: PoliticalMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        minion = game.cards.get(choice.minion)
        if minion is not None and not titles.title(game, minion):
            return performers.NOT_YOUR_MINION
        return right(self, game, frame, seat, choice)

    change.replace(PoliticalMode, "refusal", refusal)


@wrong("a vampire with blood does not hunt", breaks="vtes.action.basic.vampire-bleed-or-hunt")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, minion: InPlay) -> Any:
        return right(game, minion) or (hunting.NOT_AS_NORMAL if minion.counters else None)

    change.replace(hunting, "refusal", refusal)


@wrong("allies hunt as vampires do", breaks="vtes.action.basic.ally-bleed-only")
def _(change: Changes) -> None:
    def candidate_actions(right: Right, game: Vtes, seat: Seat) -> Iterator[Choice]:
        yield from right(game, seat)
        yield from (HuntForBlood(minion.id) for minion in game.minions(seat) if not minion.facts.is_vampire)

    change.replace(hunting, "refusal", lambda right, game, minion: None)
    change.replace(minion_phase, "candidate_actions", candidate_actions)


@wrong("whoever has a title may become Anarch", breaks="vtes.sect.anarch.become-anarch-action-who")
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay) -> Any:
        with_title = game.sect(minion) != "Anarch" and minion.facts.is_vampire
        return None if with_title else right(game, seat, minion)

    change.replace(becoming_anarch, "refusal", refusal)


@wrong("an action is resolved as it is announced", breaks="vtes.action.course.three-steps")
def _(change: Changes) -> None:
    def open_to_blocks(right: Right, self: Action, game: Vtes) -> None:
        right(self, game)
        self.goto(Action.let_pass)

    change.replace(Action, "open_to_blocks", open_to_blocks)


@wrong("an action is begun while another is under way", breaks="vtes.minion-phase.one-action-at-a-time")
def _(change: Changes) -> None:
    def extra_options(right: Right, self: Action, game: Vtes, seat: Seat, window: str) -> list[Choice]:
        found: list[Choice] = right(self, game, seat, window)
        return found + (minion_phase.actions(game, seat) if seat == self.seat else [])

    change.replace(Action, "extra_options", extra_options)


@wrong(
    "vampires without blood hunt in the order in which they lie",
    breaks="vtes.mandatory.order-among-several-minions-free",
)
def _(change: Changes) -> None:
    def refusal(right: Right, game: Vtes, seat: Seat, minion: InPlay, act: Any) -> Any:
        first = next((other.id for other in game.minions(seat) if mandatory.duties(game, other)), minion.id)
        return mandatory.HUNT_FIRST if minion.id != first else right(game, seat, minion, act)

    change.replace(mandatory, "refusal", refusal)


@wrong("a bleed is deflected during a block attempt", breaks="vtes.action.course.b.target-cannot-change")
def _(change: Changes) -> None:
    play_also_in(change, "block-attempt", *ways_with(Redirect))


def play_bleeds_in_actions(change: Changes, when: Callable[[Action], bool]) -> None:
    """Allow action cards that bleed during some actions."""

    def refusal(right: Right, self: BleedMode, game: Vtes, frame: Any, seat: Seat, choice: Any) -> Any:
        within = isinstance(frame, Action) and frame.minion == choice.minion and when(frame)
        return None if within else right(self, game, frame, seat, choice)

    ways = [way for behaviour in BEHAVIOUR.values() for way in behaviour.modes.values()]
    play_also_in(change, "no-block", *[way for way in ways if isinstance(way, BleedMode)])
    change.replace(BleedMode, "refusal", refusal)


@wrong("an action card is played to make a bleed larger", breaks="vtes.action-card.cannot-modify-another-action")
def _(change: Changes) -> None:
    play_bleeds_in_actions(change, lambda action: True)


@wrong("an action has as many action cards as one likes", breaks="vtes.action-card.one-per-action")
def _(change: Changes) -> None:
    play_bleeds_in_actions(change, lambda action: bool(action.card))


@wrong("which vampire an action is for is settled as it resolves", breaks="vtes.action.announce.all-details-defined")
def _(change: Changes) -> None:
    def take_effect(right: Right, self: CardAction, game: Vtes) -> None:
        if self.target in game.cards and game.cards[self.target].region == UNCONTROLLED:
            self.target = game.controlled(self.seat, UNCONTROLLED)[0].id
        right(self, game)

    change.replace(CardAction, "take_effect", take_effect)

"""Who may Block. Rulebook, 'Step 3: Blocking'; for Monsters, 'Preemptive Strike', 'Hunter End of Turn Sequence'."""

from __future__ import annotations

from reference_engine.kernel.decisions import PASS, Decision, Refusal
from reference_engine.rivals.table.choices import Block
from reference_engine.rivals.table.facts import CHARACTERS, RANGED
from reference_engine.rivals.table.pieces import InPlay
from reference_engine.rivals.table.state import Table

TARGET = Refusal("rivals.attack.s3.target-cannot-block", "the target cannot Block the attack on itself")
NOT_IN_PARTY = Refusal("rivals.attack.s3.block-by-party-member", "only a ready member of the target's party Blocks")
NO_GUARD = Refusal("rivals.attack.s3.ranged-needs-guard", "only Guard Blocks a Ranged attack")


def block_decision(game: Table, target: InPlay, kind: str) -> Decision | None:
    """Whether one of the target's party steps in; None where nobody can. Mortals and Monsters are by themselves."""
    blockers = [card.id for card in game.party(target) if refusal(game, target, kind, card) is None]
    return Decision(target.controller, "block", [PASS, *map(Block, blockers)]) if blockers else None


def refusal(game: Table, target: InPlay, kind: str, character: InPlay) -> Refusal | None:
    """Why a character cannot Block an attack of that type."""
    if character is target:
        return TARGET
    if character not in game.party(target) or character.exhausted:
        return NOT_IN_PARTY
    if kind == RANGED and "Guard" not in CHARACTERS[character.name].keywords:
        return NO_GUARD
    return None

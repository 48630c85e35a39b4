"""Record of a challenge, as certificates state it. docs/reference/certificates.md."""

from __future__ import annotations

import hashlib

import msgspec

COMPARED_AT_LEAST = 100
"""Number of compared decisions without which no certificate is granted."""
REFUSALS_AT_LEAST = 20
"""Number of refusals from which on their wording counts as a fingerprint."""
SHARE_ALIKE = 0.5
"""Share of equal reasons from which on a warning is given. Authors who do not copy share almost none."""


class ChallengeRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A challenge that an engine withstood: play next to the reference from varied positions of a profile."""

    seed: str
    """Seed of all positions and choices. `--challenge-seed` repeats the challenge."""
    commitment: str
    """SHA-256 of the seed, printed before the first scenario runs."""
    drawn: bool
    """True if the suite drew the seed, false if it was given."""
    positions: int
    """Number of positions and decks that were played or judged."""
    decisions: int
    """Number of decisions, outcomes, and decks that were compared."""
    rules: int
    """Number of rules that the reference applied in the compared play."""
    skipped: dict[str, int]
    """Reason → number of games that ended before their last choice without a difference."""
    provisional: int
    """Number of differences just after a provisional interpretation was applied. They do not count."""
    refusals: int
    """Number of illegal choices that both sides refused."""
    same_reasons: int
    """Number of those whose reason is word for word the reference's."""
    same_rules: int
    """Number of those that cite the same rule."""

    @property
    def warning(self) -> str | None:
        """A warning if the engine speaks in the words of the reference engine."""
        if self.refusals < REFUSALS_AT_LEAST or self.same_reasons < SHARE_ALIKE * self.refusals:
            return None
        percent, rules = 100 * self.same_reasons // self.refusals, 100 * self.same_rules // self.refusals
        return (
            f"{percent}% of its reasons are word for word those of the reference engine, and {rules}% cite the same "
            "rule: it may be a copy of the reference engine, or pass requests on to it"
        )


def committed(seed: str) -> str:
    """Return the commitment to a seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def faults_of(record: ChallengeRecord | None) -> list[str]:
    """Return what is wrong with the challenge of a certificate."""
    if record is None:
        return ["has no challenge"]
    faults = []
    if record.commitment != committed(record.seed):
        faults.append("commits to another seed than it names")
    if record.decisions < COMPARED_AT_LEAST:
        faults.append(f"compared {record.decisions} decisions in its challenge, fewer than {COMPARED_AT_LEAST}")
    return faults

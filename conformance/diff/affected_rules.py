"""Rules and interpretations that differ between two editions, or that changed scenarios tag."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from conformance import catalogue, interpretations
from conformance.catalogue import Catalogue
from conformance.catalogue_entries import Rule
from conformance.diff.model import ReadingChange, RuleChange, ScenarioChange, ToggleChange, Unplayed
from conformance.diff.sides import ComparedSide, in_both, toggles_between
from conformance.games import known


def toggles(games: Iterable[str], a: ComparedSide, b: ComparedSide) -> list[ToggleChange]:
    """Return the toggles with different values."""
    found = []
    for _, book, first, second in in_both(games, a, b):
        for name in toggles_between(first, second):
            toggle = book.toggles[name]
            found.append(
                ToggleChange(
                    toggle=name,
                    about=toggle.about,
                    before=first.values[name],
                    after=second.values[name],
                    confidence=toggle.confidence,
                    because=toggle.because,
                )
            )
    return found


def rules(games: Iterable[str], a: ComparedSide, b: ComparedSide, moved: Sequence[ScenarioChange]) -> list[RuleChange]:
    """Return the rules in force on one side only, then the others that changed scenarios tag."""
    apart: dict[str, tuple[str, bool]] = {}
    for _, book, first, second in in_both(games, a, b):
        for name in toggles_between(first, second):
            values = book.toggles[name].values
            apart |= dict.fromkeys(values[first.values[name]], (name, True))
            apart |= dict.fromkeys(values[second.values[name]], (name, False))
    tagging: dict[str, list[str]] = {}
    for scenario in moved:
        for rule in scenario.rules:
            tagging.setdefault(rule, []).append(scenario.id)
    found, everything = [], _catalogue([*apart, *tagging])
    for rule in dict.fromkeys([*apart, *tagging]):
        if rule not in everything:  # tagged in a results file of another suite
            continue
        toggle, of_first = apart.get(rule, (None, True))
        found.append(
            RuleChange(
                id=rule,
                before=toggle is None or of_first,
                after=toggle is None or not of_first,
                toggle=toggle,
                summary=everything[rule].summary,
                where=everything[rule].where,
                scenarios=tagging.get(rule, []),
            )
        )
    return found


def _catalogue(rules: Sequence[str]) -> Mapping[str, Rule]:
    """Return the catalogue entries of the games of `rules`."""
    games = dict.fromkeys(rule.partition(".")[0] for rule in rules)
    loaded: list[Catalogue] = [catalogue.load(game) for game in games if game in known()]
    return {rule: entry for each in loaded for rule, entry in each.items()}


def concerned(
    games: Iterable[str], changed: Sequence[RuleChange], moved: Sequence[ScenarioChange]
) -> list[ReadingChange]:
    """Return the interpretations of rules in force on one side only, and those that changed scenarios rest on."""
    apart = {rule.id for rule in changed if rule.before != rule.after}
    found = []
    for game in games:
        for reading in interpretations.load(game):
            resting = [each.id for each in moved if reading.carries(each.id.partition("/")[0], each.rules)]
            if resting or not apart.isdisjoint(reading.rules):
                found.append(
                    ReadingChange(
                        id=reading.id,
                        question=reading.question,
                        reading=reading.reading,
                        standing=reading.standing,
                        rules=list(reading.rules),
                        scenarios=resting,
                    )
                )
    return found


def unplayed(games: Iterable[str], a: ComparedSide, b: ComparedSide) -> Iterator[Unplayed]:
    """Yield differences between the two rulebooks that the suite does not cover."""
    for game, book, first, second in in_both(games, a, b):
        if first.preset == second.preset:
            continue
        entries = catalogue.load(game)
        texts = tuple(f"{game}.{preset}." for preset in (first.preset, second.preset))
        for name, because in book.unplayed.items():
            differing = [
                rule for rule in entries if rule.startswith(texts) and getattr(entries[rule], "toggle", "") == name
            ]
            if differing:
                yield Unplayed(name=name, because=because, rules=differing)

"""The page of what cards ask for is what the reference engine offers now."""

from __future__ import annotations

from conformance.runner.card_words import PAGE, page, values


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m conformance.runner.card_words"


def test_values_are_told_shortly() -> None:
    assert values({""}) == ""
    assert values({"basic", "superior"}) == "`basic`, `superior`"
    assert values({"burn", ""}) == "`burn` or none"
    assert values({"10", "2"}) == "2 to 10"
    assert values({"3"}) == "3"
    assert values({"Abo", "Bru", "Cap", "Dan", "Emb"}) == "one of 5, such as `Abo`"

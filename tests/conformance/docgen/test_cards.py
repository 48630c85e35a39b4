"""The page of cards summarizes the values of a field."""

from __future__ import annotations

from conformance.docgen.card_choice_tables import values


def test_values_are_summarized() -> None:
    assert values({""}) == ""
    assert values({"basic", "superior"}) == "`basic`, `superior`"
    assert values({"burn", ""}) == "`burn` or none"
    assert values({"10", "2"}) == "2 to 10"
    assert values({"3"}) == "3"
    assert values({"Abo", "Bru", "Cap", "Dan", "Emb"}) == "one of 5, such as `Abo`"

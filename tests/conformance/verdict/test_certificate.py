"""Profiles, and the certificates granted or refused for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.verdict.certificate import Certificate, Refusal
from conformance.verdict.ledger import Ledger
from conformance.verdict.profiles import Profile, find_profile, load_profiles, split_name
from conformance.verdict.results import CaseResult, Verdict
from conformance.verdict.toml_tables import BadFile
from tests.conformance.verdict.samples import case, error, every_verdict, failed, judge, passed, run

ALL = Profile("vtes/basic", "vtes", "Everything", ("vtes/*",))


def refused(cases: list[CaseResult], ledger: Ledger | None = None) -> str:
    judgement = judge(ALL, cases, run(cases), ledger)
    assert isinstance(judgement, Refusal)
    return "; ".join(judgement.reasons)


def test_certificate_names_engine_profile_and_basis() -> None:
    cases = [passed(1), passed(2)]
    assert judge(ALL, cases, run(cases)) == Certificate(
        engine="Toy",
        version="1.2",
        spec="stdio:node toy.js --rules 'strict'",
        game="vtes",
        edition="v5",
        profile="vtes/basic",
        title="Everything",
        level="options",
        suite="0.1.0",
        digest="ab" * 32,
        cards="cd" * 32,
        date="2025-01-02T03:04:05+00:00",
        scenarios=2,
        readings=["vtes.torpor.cannot-block"],
    )


@pytest.mark.parametrize(
    ("spoiler", "reason"),
    [
        (failed(2), "1 failed: VTES-0002"),
        (error(3), "1 ended in an error: VTES-0003"),
        (case(4, Verdict.UNSUPPORTED), "1 not supported by the engine: VTES-0004"),
        (case(5, Verdict.EXPECTED_FAILURE), "1 failed as the ledger expects: VTES-0005"),
        (case(7, Verdict.NOT_RUN), "1 did not run before the run ended: VTES-0007"),
        (case(6, Verdict.UNEXPECTED_PASS), "1 passed although the ledger expects a failure: VTES-0006"),
    ],
)
def test_verdict_other_than_passed_refuses_the_certificate(spoiler: CaseResult, reason: str) -> None:
    assert refused([passed(1), spoiler]) == reason


def test_refusal_gives_all_reasons_and_cuts_long_lists() -> None:
    reasons = refused([failed(number) for number in range(10, 17)] + [error(3)])
    assert reasons == (
        "7 failed: VTES-0010, VTES-0011, VTES-0012, VTES-0013, VTES-0014 and 2 more; 1 ended in an error: VTES-0003"
    )


def test_ledger_naming_a_profile_scenario_refuses_it() -> None:
    assert "in the ledger mine.toml" in refused([passed(1)], Ledger("mine.toml", {"VTES-0001": "later"}))


def test_ledger_about_other_scenarios_is_ignored() -> None:
    cases = [passed(1)]
    assert isinstance(judge(ALL, cases, run(cases), Ledger("mine.toml", {"VTES-0999": "later"})), Certificate)


def test_provisional_scenarios_do_not_decide() -> None:
    provisional = failed(2, provisional=True, tags=["provisional"])
    judgement = judge(ALL, [passed(1), provisional], run([passed(1), provisional]))
    assert isinstance(judgement, Certificate)
    assert (judgement.scenarios, judgement.undecided) == (1, 1)


def test_deprecated_scenarios_do_not_decide() -> None:
    deprecated = failed(2, tags=["deprecated:0.2.0"])
    judgement = judge(ALL, [passed(1), deprecated], run([passed(1), deprecated]))
    assert isinstance(judgement, Certificate)
    assert (judgement.scenarios, judgement.undecided) == (1, 1)
    assert "deprecated" in refused([passed(1, tags=["@deprecated:0.2.0"])])


def test_no_deciding_scenario_refuses_the_certificate() -> None:
    assert refused([]) == "the suite has no scenario of this profile"
    assert "provisional or deprecated" in refused([passed(1, provisional=True, tags=["provisional"])])


def test_scenario_that_did_not_run_refuses_it() -> None:
    judgement = judge(ALL, [passed(1), passed(2)], run([passed(1)]))
    assert isinstance(judgement, Refusal)
    assert judgement.reasons == ["1 did not run; run without filters: VTES-0002"]
    assert (judgement.passed, judgement.scenarios) == (1, 2)


def test_one_failing_row_of_an_id_refuses_it() -> None:
    for rows in ([passed(1), failed(1)], [failed(1), passed(1)]):
        assert refused(rows).startswith("1 failed") or refused(rows).startswith("2 failed")


def test_profile_selects_by_game_path_and_tag() -> None:
    cases = [passed(1), passed(2, uri="vtes/ending/01_oust.feature"), passed(3, tags=["@example"])]
    cases.append(passed(4, game="rivals", uri="vtes/ending/x.feature"))

    def ids(profile: Profile) -> list[str]:
        return [each.id for each in profile.select(cases)]

    assert ids(ALL) == ["VTES-0001", "VTES-0002", "VTES-0003"]
    assert ids(Profile("vtes/e", "vtes", "", ("vtes/ending*",))) == ["VTES-0002"]
    assert ids(Profile("vtes/x", "vtes", "", (), ("example",))) == ["VTES-0003"]
    assert ids(Profile("vtes/b", "vtes", "", ("vtes/ending*",), ("example",))) == []
    assert ids(Profile("vtes/w", "vtes", "", ("vtes/*",), (), ("vtes/ending*",))) == ["VTES-0001", "VTES-0003"]


def test_profile_selects_by_rules_and_their_highest_tier() -> None:
    basic, advanced, ruled = "vtes.bleed.default-amount-one", "vtes.event.once-per-discard-phase", "vtes.ruling.x.y"
    cases = [
        passed(1, tags=[f"@{basic}"]),
        passed(2, tags=[f"@{basic}", f"@{advanced}"]),
        passed(3, tags=[f"@{ruled}"]),
    ]

    def ids(profile: Profile) -> list[str]:
        return [each.id for each in profile.select(cases)]

    assert ids(Profile("vtes/b", "vtes", "", tiers=("basic",))) == ["VTES-0001", "VTES-0003"]
    assert ids(Profile("vtes/a", "vtes", "", tiers=("advanced", "legacy"))) == ["VTES-0002"]
    assert ids(Profile("vtes/r", "vtes", "", rules=("vtes.ruling.*",))) == ["VTES-0003"]
    assert ids(Profile("vtes/n", "vtes", "", rules=("vtes.ruling.*",), tiers=("advanced",))) == []


def test_profile_name_contains_a_non_default_edition() -> None:
    assert ALL.by("v5", "v5") is ALL
    classic = ALL.by("classic", "v5")
    assert (classic.name, classic.title) == ("vtes-classic/basic", "Everything; edition classic")
    assert classic.select([passed(1)]) == ALL.select([passed(1)])
    assert split_name(classic.name) == ("vtes", "classic", "vtes/basic")
    assert split_name("vtes-v5-2024/basic") == ("vtes", "v5-2024", "vtes/basic")
    assert split_name("vtes/basic") == ("vtes", "", "vtes/basic")


def test_unknown_profile_error_lists_known_profiles() -> None:
    with pytest.raises(KeyError, match=r"no profile 'vtes/basik'; did you mean 'vtes/basic'.*known: vtes/basic"):
        find_profile({"vtes/basic": ALL}, "vtes/basik")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('name = "vtes/a"\ngame = "vtes"\ntitle = "A"', "selects nothing"),
        ('name = "a"\ngame = "vtes"\ntitle = "A"\ntags = ["x"]', "name it 'vtes/...'"),
        ('name = "vtes/a"\ngame = "vtes"\ntitle = "A"\ntags = "x"', "'tags' is not a list of texts"),
        ('name = "vtes/a"\ngame = "vtes"\ntags = ["x"]', "'title' is missing"),
        ('name = "vtes/a"\ngame = "vtes"\ntitle = "A"\ntiers = ["simple"]', "no tier 'simple'; known: basic, advanced"),
        ('name = "vtes/a"\ngame = "vtes"\ntitle = "A"\nfeature = ["x"]', "did you mean 'features'"),
    ],
)
def test_faulty_profile_error_names_the_remedy(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "profiles.toml"
    path.write_text(f"[[profile]]\n{text}\n")
    with pytest.raises(BadFile) as caught:
        load_profiles(path)
    assert message in str(caught.value)
    assert "profiles.toml:1" in str(caught.value)


def test_refusal_counts_only_passed_scenarios() -> None:
    cases = every_verdict()
    judgement = judge(ALL, cases, run(cases))
    assert isinstance(judgement, Refusal)
    assert (judgement.passed, judgement.scenarios) == (1, 7)

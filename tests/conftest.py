"""Nightly tests, shared workers, and rotating tests. `make test` takes three minutes; `make nightly` runs the rest.

A test belongs to NIGHTLY if it takes seconds and another test of its kind stays in the gate. Each has a reason.
"""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Generator, Iterable
from datetime import date
from fnmatch import translate
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

os.environ.pop("JUSTICAR_LANG", None)  # most tests read English

NIGHTLY = {
    "tests/campaigns/*": "whole campaigns; tests/conformance/fuzzing has short ones",
    "tests/conformance/adapters/test_broken_engines.py::test_failed_restart_leaves_the_engine_down": "waits",
    "tests/conformance/adapters/test_broken_engines.py::test_process_limit[[]150-*": "waits",
    "tests/conformance/challenge/test_cheats.py::test_a_cheat_*[[]table-that-*": "others stay",
    "tests/conformance/challenge/test_cheats.py::test_a_cheat_*[[]table-with-canonical-positions-*": "others stay",
    "tests/conformance/challenge/test_cheats.py::test_a_proxy_*[[]pipe]": "in-process stays",
    "tests/conformance/challenge/test_cheats.py::test_ten_fresh_seeds_*": "one seed stays",
    "tests/conformance/commands/test_ask.py::test_damaged_index_is_rebuilt": "builds the index again",
    "tests/conformance/commands/test_ask.py::test_index_is_rebuilt_when_data_change": "likewise",
    "tests/conformance/commands/test_ask.py::test_index_is_in_memory_without_a_cache_folder": "likewise",
    "tests/conformance/commands/test_bad_input.py::test_full_disk_for_the_output[[]*": "that of the reports stays",
    "tests/conformance/commands/test_cli.py::test_engine_that_does_not_start_*[[]tcp:*": "waits; the others stay",
    "tests/conformance/commands/test_new_adapter.py::test_template_passes_its_first_scenario[[]*": "compilers",
    "tests/conformance/commands/test_process.py::test_parallel_jobs_give_the_same_verdicts": "whole suite",
    "tests/conformance/commands/test_resuming.py::test_repeatedly_killed_*": "whole runs, killed again and again",
    "tests/conformance/commands/test_verify.py::test_unsigned_certificate_*": "another run",
    "tests/conformance/commands/test_verify.py::test_other_engine_is_reported": "another run",
    "tests/conformance/docgen/test_pages.py::test_page_is_up_to_date[[]cards-*": "plays every scenario of a game",
    "tests/conformance/docgen/test_accessible.py::*[[]narrow-dark-*": "wide and light stays",
    "tests/conformance/explorer/test_languages.py::*_in_a_browser_*": "other tests check what the browser gets",
    "tests/conformance/explorer/test_live.py::test_axe_finds_no_problem[[]390-*": "1,400 pixels stay",
    "tests/conformance/explorer/test_site.py::*": "writes the whole site, of pages that the server has too",
    "tests/conformance/fuzzing/test_fuzz.py::test_divergences_of_one_cause_*": "a whole campaign",
    "tests/conformance/fuzzing/test_long_work.py::*": "whole games and sweeps",
    "tests/conformance/fuzzing/test_workers.py::*": "pools of processes, killed and restarted",
    "tests/conformance/runner/test_front_ends.py::*_projects_own_features[[]*": "reads all features; toys stay",
    "tests/conformance/runner/test_front_ends.py::test_xdist_workers_*": "one process stays",
    "tests/conformance/supervision/test_lives.py::*ended_harness_leaves_no_process[[]SIG[!K]*": "SIGKILL stays",
    "tests/conformance/supervision/test_lives.py::test_ended_engine_leaves_no_process[[]hangs]": "waits",
    "tests/conforming_variants/test_honest.py::test_a_variant_passes_every_ninth_scenario[[]*": "hundreds",
    "tests/conforming_variants/test_events.py::*": "the whole suite again without some events",
    "tests/engine/battery/test_any_moment.py::*[[]rivals-*": "VTES and Vendetta stay",
    "tests/engine/battery/test_any_moment.py::*[[]vtes-SavedGamesGoOn]": "Vendetta's stays",
    "tests/engine/battery/test_any_moment.py::*[[]vtes-CopiesAreIndependent]": "Vendetta's stays",
    "tests/engine/battery/test_whole_games.py::*": "whole random games",
    "tests/fuzz/test_fuzz.py::test_an_interrupted_run_resumes": "a run that stops in time stays",
    "tests/mutants/test_a_hundred_wrong_cards.py::*": "a hundred cards at once",
    "tests/questions/test_french.py::*": "builds the French index; test_french_search.py has a small one",
    "tests/suite/features/test_same_verdicts.py::test_every_scenario_*": "one of each step stays",
    "tests/suite/faulty_engines/test_steps_left_out.py::test_a_*": "hundreds of engines; written faulty engines stay",
    "tests/suite/editions/test_matrix.py::test_the_tables_of_toggles_are_current": "plays all editions",
    "tests/suite/test_action.py::test_a_failing_engine_gets_annotations": "test_a_passing_engine_gets_a_report stays",
    "tests/suite/test_benchmarks.py::*": "measures nothing that a verdict rests on",
    "tests/suite/test_engine_and_words.py::test_scenarios_cover_*": "plays every scenario of a game",
    "tests/suite/editions/test_matrix.py::test_a_scenario_that_a_value_changes_*": "plays all editions",
    "tests/suite/test_packaging.py::test_a_user_s_script_has_types": "mypy reads all packages",
    "tests/suite/test_packaging.py::test_the_installed_*": "runs the wheel; a user's script stays",
    "tests/twins/test_twins.py::test_ten_thousand_*": "every scenario; a hundredth stays",
    "tests/twins/test_twins.py::test_twins_correspond_on_conforming_variants[[]*": "thousands of twins",
    "tests/suite/test_supply_chain.py::test_two_builds_*": "builds the distributions twice",
    "tests/vectors/*[[]java]": "JavaScript stays",
    "tests/vectors/*[[]SaysLittle]": "AnyOrder stays",
    "tests/vectors/*[[]AsksEverybody]": "AnyOrder stays",
    "tests/vectors/test_vectors.py::test_java_consumer_*": "JavaScript stays",
}
"""Pattern of test ids → why the gate can do without them."""

FIXED_MUTANT = "tests/mutants/test_fixed_sample.py::test_a_fixed_mutant_is_killed"
FIRST = {
    "tests/suite/features/": "traced run",
    "tests/conformance/docgen/test_accessible.py": "pages",
    "tests/conformance/fuzzing/test_fuzz.py": "campaigns",
    "tests/mutants/": "mutants",
    "tests/conformance/explorer/test_live.py": "live",
    "tests/questions/": "search index",
    "tests/conformance/commands/test_ask.py": "search index",
    "tests/suite/test_packaging.py": "wheel",
    "tests/conformance/runner/test_front_ends.py": "pytest",
    "tests/engine/battery/": "battery",
    "tests/suite/faulty_engines/": "faulty engines",
    "tests/prose/": "texts of the project",
}
"""Beginning of test ids → group of tests. A group runs on one worker, and these start first, so that none is left last.

In the gate, all other tests of a file are a group as well: they share fixtures and caches.
"""
SHARED = {
    FIXED_MUTANT: "fixed mutants",
    "tests/conformance/commands/test_ask.py": "search index",
    "tests/prose/": "texts of the project",
    "tests/questions/": "search index",
    "tests/suite/features/": "traced run",
    "tests/suite/test_packaging.py": "wheel",
}
"""Groups of the nightly tests: only those with an expensive fixture, because some files are too long for one worker."""
BROKEN = "tests/conformance/adapters/test_broken_engines.py"
ROTATING = {
    FIXED_MUTANT: 9,
    f"{BROKEN}::test_breakdown_costs_one_scenario": 4,
    f"{BROKEN}::test_breakdown_is_named_and_engine_restarts": 2,
    "tests/conforming_variants/test_honest.py::test_a_variant_passes_a_few_scenarios": 2,
    "tests/engine/battery/test_any_moment.py::": 3,
    "tests/vectors/test_vectors.py::": 2,
}
"""Beginning of test ids → N: the gate runs every Nth of these tests, others each day. Nightly runs all."""


def any_of(patterns: Iterable[str]) -> re.Pattern[str]:
    """Return one regular expression for several patterns."""
    return re.compile("|".join(map(translate, patterns)))


IS_NIGHTLY = any_of(NIGHTLY)
HAS_ONLY_NIGHTLY = any_of(pattern.removesuffix("::*") for pattern in NIGHTLY if pattern.endswith(("/*", ".py::*")))
"""Matches the paths of files without a test for the gate."""


def pytest_configure(config: pytest.Config) -> None:
    """Let hypothesis try fewer examples in the gate. They differ from run to run. A busy machine fails no test."""
    examples = 40 if in_gate(config) else 100
    unhurried = [HealthCheck.too_slow]
    settings.register_profile("justicar", max_examples=examples, deadline=None, suppress_health_check=unhurried)
    settings.load_profile("justicar")


def in_gate(config: pytest.Config) -> bool:
    """Return whether only tests of the gate run."""
    return bool(config.option.markexpr == "not nightly")


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Collect without garbage collection, and exempt the result from it: thousands of tests stay until the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not read files of which the gate runs nothing."""
    if not in_gate(config) or collection_path.suffix != ".py":
        return None
    path = collection_path.relative_to(config.rootpath).as_posix()
    return HAS_ONLY_NIGHTLY.match(path) is not None or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item], config: pytest.Config) -> None:
    """Mark the nightly tests, and put long groups first."""
    nightly: set[pytest.Item] = set()
    for beginning, every in ROTATING.items():
        alike = [item for item in items if item.nodeid.startswith(beginning)]
        nightly.update(item for place, item in enumerate(alike) if place % every != date.today().toordinal() % every)
    for item in items:
        if item in nightly or IS_NIGHTLY.match(item.nodeid):
            item.add_marker(pytest.mark.nightly)
    if hasattr(config, "workerinput") and in_gate(config):
        order = list(FIRST.values())
        items.sort(key=lambda item: order.index(group) if (group := group_of(item.nodeid)) in order else len(order))


def group_of(nodeid: str, gate: bool = True) -> str:
    """Return the group of a test: in the gate at least its file, in the nightly tests perhaps itself."""
    named = (group for beginning, group in (FIRST if gate else SHARED).items() if nodeid.startswith(beginning))
    return next(named, nodeid.partition("::")[0] if gate else nodeid)


class GroupScheduling(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types for it
    """Schedule groups of tests: in the gate in the order of the tests, at night the largest first.

    xdist's own groups (`--dist loadgroup`) do nothing with pytest 9.2: they rename tests, and that no longer works.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid, in_gate(self.config))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> GroupScheduling:
    """Use the scheduler that keeps groups together."""
    config.option.loadscopereorder = not in_gate(config)  # the gate's longest groups have few tests
    return GroupScheduling(config, log)

"""report.html: a self-contained page that no engine can take over."""

from __future__ import annotations

import base64
import hashlib
import re
import time
from html.parser import HTMLParser

import msgspec

from conformance.verdict.fault_localization.ranking import ErrorGroup, Suspect, Suspicion
from conformance.verdict.profiles import Profile
from conformance.verdict.reports.html import page
from conformance.verdict.reports.report import Report
from conformance.verdict.results import CaseResult, OtherReason, Verdict
from tests.conformance.verdict.samples import (
    UNKIND,
    case,
    every_verdict,
    failed,
    judge,
    passed,
    run,
    sample,
    step,
    whole,
)

VOID = {"meta", "input", "br", "rect"}


class Reader(HTMLParser):
    """Checks that tags are balanced, and keeps tags, attributes, and text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())


def read(report: Report) -> Reader:
    return Reader(whole(page(report)).decode("utf-8"))


def test_failure_is_shown_in_full() -> None:
    text = read(sample()).text
    for part in (
        "A bleed for nothing leaves the Edge",
        "Expected nothing",
        "Actual Sarah",
        "Offered choices (2)",
        '{"do": "bleed", "minion": "Belinde", "target": "Alexis"}',
        "Minion Phase > Bleed",
        "A bleed for one or more takes the Edge to its controller.",
        "justicar case VTES-0002 --engine \"stdio:node toy.js --rules 'strict'\"",
        "Transcript (3 messages)",
        "features/vtes/03_bleed.feature:13",
    ):
        assert part in text


def test_failing_step_is_marked() -> None:
    text = whole(page(sample([failed(2)]))).decode("utf-8")
    assert len(re.findall(r'<li class="s-failed stopped">', text)) == 1
    assert len(re.findall(r'<li class="s-skipped">', text)) == 1


def test_engine_text_cannot_become_markup() -> None:
    report = sample(
        every_verdict(),
        judgements=[judge(Profile("vtes/basic", "vtes", "All", ("*",)), every_verdict(), run(every_verdict()))],
    )
    engine = {"name": UNKIND, "version": UNKIND, "homepage": "javascript:alert(1)", "games": UNKIND}
    hostile = msgspec.structs.replace(report.result, engine=engine, spec=UNKIND)
    reader = read(Report(hostile, report.judgements, report.rules))
    assert [tag for tag, _ in reader.tags].count("script") == 1
    assert not [attributes for tag, attributes in reader.tags if tag == "a"]
    assert not [name for _, attributes in reader.tags for name in attributes if name.startswith("on")]
    text = whole(page(Report(hostile))).decode("utf-8")
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)


def test_page_loads_nothing_and_runs_only_its_own_script() -> None:
    report = sample()
    reader = read(report)
    linked = [value for _, attributes in reader.tags for name, value in attributes.items() if name in ("src", "href")]
    assert linked == []
    text = whole(page(report)).decode("utf-8")
    policy = next(str(a["content"]) for tag, a in reader.tags if a.get("http-equiv") == "Content-Security-Policy")
    assert policy.startswith("default-src 'none'")
    for tag in ("style", "script"):
        body = re.search(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        assert body is not None
        digest = base64.b64encode(hashlib.sha256(body.group(1).encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
    assert "url(" not in text
    assert " style=" not in text


def test_http_homepage_is_a_link() -> None:
    report = sample([passed()])
    engine = report.result.engine | {"homepage": "https://example.org/toy"}
    reader = read(Report(msgspec.structs.replace(report.result, engine=engine)))
    assert ("a", {"href": "https://example.org/toy", "rel": "noreferrer noopener"}) in reader.tags


def test_missing_and_extra_list_items_are_shown() -> None:
    broken = failed(1)
    broken.steps[2] = msgspec.structs.replace(
        broken.steps[2], expected=[{"do": "pass"}, {"do": "hunt"}], actual=[{"do": "pass"}, {"do": "block"}]
    )
    text = read(sample([broken])).text
    assert 'Missing: {"do": "hunt"}' in text
    assert 'Extra: {"do": "block"}' in text


def test_headline_sums_up_the_run() -> None:
    assert "<h1>5 scenarios ran: 2 failed and 1 ended in an error; 2 not run</h1>" in whole(page(sample())).decode()
    assert "<h1>The scenario passed</h1>" in whole(page(sample([passed()]))).decode()
    assert "<h1>All 2 scenarios passed</h1>" in whole(page(sample([passed(1), passed(2)]))).decode()
    not_run = case(4, Verdict.UNSUPPORTED, lacks=["feature politics"])
    text = whole(page(sample([passed(1), passed(2), not_run]))).decode()
    assert "<h1>All 2 scenarios that ran passed; 1 not run</h1>" in text
    assert "<h1>The scenario did not run</h1>" in whole(page(sample([not_run]))).decode()
    stopped = {"suspicion": Suspicion(suspects=[], blocked={"VTES-0002": "vtes.bleed.edge"})}
    text = whole(page(sample([failed(2), failed(3)], **stopped))).decode()
    assert "<h1>2 scenarios ran: 2 failed, 1 of them blocked by another fault</h1>" in text
    judgement = judge(Profile("vtes/basic", "vtes", "All", ("*",)), [passed()], run([passed()]))
    assert "<h1>Certified for vtes/basic</h1>" in whole(page(sample([passed()], judgements=[judgement]))).decode()


def test_errors_and_suspected_rules_are_listed_with_their_reasons() -> None:
    suspect = Suspect(rule="vtes.bleed.edge", score=0.8, scenarios=["VTES-0002"], because="1 scenario fails.")
    error = ErrorGroup(message="IndexError <b>", scenarios=["VTES-0003"])
    text = read(sample([failed(2), failed(3)], suspicion=Suspicion(suspects=[suspect], errors=[error]))).text
    assert "One error ends 1 scenario: IndexError <b> For example: VTES-0003" in text
    assert "1 scenario fails. The shortest: VTES-0002" in text
    assert "Only provisional scenarios" not in text
    unsure = msgspec.structs.replace(suspect, provisional=True)
    text = read(sample([failed(2)], suspicion=Suspicion(suspects=[unsure]))).text
    assert "Only provisional scenarios fail in this way" in text


def test_empty_run_has_a_page() -> None:
    assert "0 scenarios" in read(sample([])).text


def test_page_of_3000_scenarios_is_fast_and_small() -> None:
    steps = [step("Given", "Sarah's Tamoszius is ready and unlocked with 3 blood")] * 8
    cases = [
        msgspec.structs.replace(passed(number) if number % 20 else failed(number), uri=f"vtes/{number // 30}.feature")
        for number in range(3000)
    ]
    report = sample([msgspec.structs.replace(case, steps=[*steps, *case.steps]) for case in cases])
    started = time.perf_counter()
    text = whole(page(report))
    assert time.perf_counter() - started < 20
    assert len(text) < 12_000_000
    assert text.count(b'<details class="case ') == 3000


def test_refusals_with_another_rule_are_listed_with_both_rules() -> None:
    assert "Refusals with another rule" not in whole(page(sample([passed(1)]))).decode("utf-8")
    text = whole(page(sample([refusing(1)]))).decode("utf-8")
    assert "Refusals with another rule" in text
    for part in ('href="#VTES-0001"', "vtes.hunt.stated", "vtes.hunt.given", "the vampire &lt;b&gt;sleeps"):
        assert part in text


def refusing(number: int) -> CaseResult:
    """Return a passed scenario whose refusal has another rule."""
    other = OtherReason(expected=["vtes.hunt.stated"], rule="vtes.hunt.given", reason="the vampire <b>sleeps")
    result = passed(number)
    result.steps[-1].other_reason = other
    return result

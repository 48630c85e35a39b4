"""`justicar deck check`: output and exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from conformance.cli import main
from scenarios import ROOT

LEGAL = "12x Ryan\n60x Blood Doll\n"


def check(text: str | bytes, folder: Path, *options: str, name: str = "deck.txt") -> Result:
    file = folder / name
    if isinstance(text, bytes):
        file.write_bytes(text)
    else:
        file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(main, ["deck", "check", str(file), *options])


@pytest.mark.parametrize("file", sorted(path.name for path in (ROOT / "decks").glob("*.toml")))
def test_starter_deck_is_legal(file: str) -> None:
    result = CliRunner().invoke(main, ["deck", "check", str(ROOT / "decks" / file)])
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1] == f"{file.removesuffix('.toml').capitalize()}: legal in vtes/v5"


def test_five_starter_decks_exist() -> None:
    assert len(list((ROOT / "decks").glob("*.toml"))) == 5


@pytest.mark.parametrize("file", sorted(path.name for path in (ROOT / "decks" / "rivals").glob("*.toml")))
def test_rivals_starter_deck_is_legal_and_marked_as_ours(file: str) -> None:
    path = ROOT / "decks" / "rivals" / file
    result = CliRunner().invoke(main, ["deck", "check", str(path)])
    assert result.exit_code == 0, result.output
    verdict = f"{file.removesuffix('.toml').capitalize()}: legal in rivals/hunters-and-hunted"
    assert result.stdout.splitlines()[-1] == verdict
    assert "of our own" in path.read_text(encoding="utf-8").splitlines()[0]


def test_four_rivals_starter_decks_exist() -> None:
    assert len(list((ROOT / "decks" / "rivals").glob("*.toml"))) == 4


def test_illegal_rivals_deck_lists_faults_with_rules(tmp_path: Path) -> None:
    text = "Agenda: Martyrdom\nHaven: The Orphanage\n2x Keondra\nLibrary\n4x Shotgun\n57x Awe\n1x Carnival\n"
    result = check(text, tmp_path, "--game", "rivals", "--cards")
    assert result.exit_code == 1
    lines = [line.rstrip() for line in result.stdout.splitlines()]
    codes = [line.split()[1] for line in lines if line.startswith("✗ ")]
    assert codes == [
        "no-card-of-a-deck",
        "faction-not-seven",
        "library-too-large",
        "duplicate-character",
        "too-many-copies",
        "too-many-copies",
        "hunter-card",
    ]
    assert any(line.startswith("    rivals.setup.faction.no-duplicates (Rivals rulebook") for line in lines)
    marks = {line.split()[0]: line.split()[-1] for line in lines if line.endswith((" ✗", " ✓"))}
    assert marks == {"agenda": "✓", "haven": "✓", "faction": "✗", "library": "✗", "side": "✗"}
    assert ["57", "Awe", "Attack"] in [line.split() for line in lines]
    assert lines[-1] == "deck.txt: illegal, 7 faults in rivals/hunters-and-hunted"


def test_legal_deck_shows_its_sizes(tmp_path: Path) -> None:
    result = check(LEGAL, tmp_path)
    assert result.exit_code == 0
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["crypt", "12", "cards", "at", "least", "12", "✓"] in rows
    assert ["library", "60", "cards", "60", "to", "90", "✓"] in rows
    assert "note" not in result.stdout
    assert result.stdout.splitlines()[-1] == "deck.txt: legal in vtes/v5"


def test_illegal_deck_lists_faults_with_line_and_rule(tmp_path: Path) -> None:
    result = check("Crypt (12 cards)\n10x Ryan\n1x Anson\nLibrary\n90x Blood Doll\n1x Blod Doll\n", tmp_path)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert "✗ unknown-card  line 6: no card is called 'Blod Doll'; nearest: Blood Doll" in lines
    too_small = "✗ crypt-too-small  11 cards in the crypt, 1 fewer than the minimum of 12"
    assert any(line.startswith(too_small) for line in lines)
    assert any(line.startswith("    vtes.deck.library-maximum-90 (VTES fifth edition") for line in lines)
    assert "note: the heading of the crypt says 12 cards, but the list has 11" in lines
    assert lines[-1] == "deck.txt: illegal, 4 faults in vtes/v5"
    marks = {line.split()[0]: line.split()[-1] for line in lines[1:4]}
    assert marks == {"crypt": "✗", "library": "✗", "groups": "✗"}


def test_cards_that_the_engine_does_not_play_are_listed(tmp_path: Path) -> None:
    result = check(LEGAL + "1x 47th Street Royals\n", tmp_path)
    assert result.exit_code == 0
    assert "does not play 47th Street Royals" in result.stdout


def test_cards_option_adds_up_copies_of_a_card(tmp_path: Path) -> None:
    result = check("6 Ryan\n6x ryan\n60x blood doll\n", tmp_path, "--cards")
    rows = [line.split() for line in result.stdout.splitlines()]
    assert ["12", "Ryan", "6", "201568"] in rows
    assert ["60", "Blood", "Doll", "master", "100199"] in rows


def test_deck_from_standard_input() -> None:
    result = CliRunner().invoke(main, ["deck", "check", "-"], input=LEGAL)
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "standard input: legal in vtes/v5")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "there is no card in it"),
        (b"\xff\xfe4\x00x", "not UTF-8 at byte"),
        ("crypt = [ { name = ", "looks like TOML"),
    ],
)
def test_file_that_is_no_deck_is_wrong_usage(text: str | bytes, words: str, tmp_path: Path) -> None:
    result = check(text, tmp_path)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "deck.txt" in result.stderr
    assert "Traceback" not in result.output


def test_edition_without_deck_rules_is_wrong_usage(tmp_path: Path) -> None:
    result = check(LEGAL, tmp_path, "--edition", "jyhad")
    assert result.exit_code == 2
    assert "there are v5, web" in result.stderr
    assert "there are hunters-and-hunted" in check(LEGAL, tmp_path, "--game", "rivals", "--edition", "core").stderr
    without_decks = check(LEGAL, tmp_path, "--game", "vendetta").stderr
    assert "no decks to 'vendetta'; games with decks: vtes, rivals" in without_decks
    assert check(LEGAL, tmp_path, "--edition", "vtes/v5").exit_code == 0


def test_missing_file_is_wrong_usage(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["deck", "check", str(tmp_path / "none.txt")])
    assert result.exit_code == 2
    assert "cannot read" in result.stderr


def test_markup_in_a_deck_list_stays_text(tmp_path: Path) -> None:
    result = check("12x Ryan\n60x [bold]Blood[/bold] [/nonsense]\n", tmp_path)
    assert result.exit_code == 1
    assert "[bold]Blood[/bold] [/nonsense]" in result.stdout

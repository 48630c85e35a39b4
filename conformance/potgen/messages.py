"""Texts to translate, by template file. A template lists English texts; a language file translates them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from conformance import catalogue, games, interpretations
from conformance.catalogue_entries import Rule
from conformance.games import GameDescriptor
from conformance.interpretations import Interpretation
from conformance.potgen.interface_texts import harness_messages
from conformance.potgen.message import Message
from conformance.potgen.reasons import reasons
from conformance.potgen.words import words as words_of
from conformance.translation import EDITION, FIELD, PROMPT, REASON, SENTENCE, STATE


class Template(NamedTuple):
    """A template file: its name without ending, its title, and its messages."""

    name: str
    title: str
    messages: tuple[Message, ...]


def templates() -> Iterator[Template]:
    """Yield every template: the harness, then for each game its words, its rules by file, and its interpretations."""
    yield Template("justicar", "the harness: terminal and pages", tuple(harness_messages()))
    yield Template("games/every_game", "reasons in every game", tuple(_reason_messages(None)))
    for game in games.GAMES:
        if game.steps is None:
            continue
        yield Template(f"games/{game.name}", f"{game.title}: events, prompts, reasons", tuple(_game_messages(game)))
        for stem, rules in catalogue.load(game.name).files().items():
            yield Template(f"rules/{stem}", f"{game.title}: rules", tuple(_rule_messages(rules)))
        readings = interpretations.load(game.name)
        yield Template(f"readings/{game.name}", f"{game.title}: interpretations", tuple(_reading_messages(readings)))


def _game_messages(game: GameDescriptor) -> Iterator[Message]:
    """Yield what players read in a game: sentences for events, prompts, words, editions, reasons."""
    steps, words = f"conformance/steps/{game.name}", game.vocabulary
    for name, sentences in words.narration.items():
        for sentence in (sentences,) if isinstance(sentences, str) else sentences:
            yield Message(sentence, SENTENCE, f"{steps}/event_narration.py", f"Event `{name}`")
    for name, sentences in words.state_sentences.items():
        for sentence in (sentences,) if isinstance(sentences, str) else sentences:
            yield Message(sentence, STATE, f"{steps}/state_sentences.py", f"Fact `{name}`")
    for window, prompt in words.prompts.items():
        yield Message(prompt, PROMPT, f"{steps}/decision_prompts.py", f"Decision `{window}`")
    for field, word in words_of(game):
        yield Message(word, field, f"scenarios/wire_types/{game.name}", "Name of a field" if field == FIELD else "")
    file = f"scenarios/editions/{game.name}.toml"
    for name, preset in game.book.presets.items():
        yield Message(preset.title, EDITION, file, f"Edition `{name}`")
    for name, toggle in game.book.toggles.items():
        yield Message(toggle.about, EDITION, file, f"Toggle `{name}`")
    yield from _reason_messages(game.name)


def _reason_messages(game: str | None) -> Iterator[Message]:
    for text, place in reasons(game).items():
        yield Message(text, REASON, place)


def _rule_messages(rules: list[Rule]) -> Iterator[Message]:
    """Yield the summaries, and the open questions without an interpretation. The context is the rule's id."""
    read = {rule for reading in interpretations.load() for rule in reading.rules}
    for rule in rules:
        file = f"scenarios/rules/{rule.file}.toml"
        yield Message(rule.summary, rule.id, file)
        if rule.question and rule.id not in read:
            yield Message(rule.open_point, rule.id, file, "Open question")


def _reading_messages(readings: tuple[Interpretation, ...]) -> Iterator[Message]:
    """Yield the texts of interpretations. The context is the interpretation's id."""
    for each in readings:
        texts = {
            "Question": each.question,
            "Our ruling": each.reading,
            "Reason, after “Because”": each.why,
            "Uncertain part": each.provisional if isinstance(each.provisional, str) else None,
            "Alternative": each.otherwise,
            "Source": each.source,
        }
        for kind, text in texts.items():
            if text:
                yield Message(text, each.id, each.file, kind)

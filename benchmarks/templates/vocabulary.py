"""The project's way: a vocabulary, for the direct runner and for the pytest-bdd front-end."""

from conformance.vocabulary.registry import Vocabulary, adopt

vocabulary = adopt(Vocabulary("toy", edition="one"))
given, when, then = vocabulary.given, vocabulary.when, vocabulary.then

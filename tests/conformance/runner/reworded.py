"""The reference engine with changed answers: it plays as before, but its messages are altered."""

from __future__ import annotations

import random
from typing import Any

from conformance.adapters.inprocess import REFERENCE, make_engine
from tests.conformance.protocol.changing import changed

Json = dict[str, Any]


class Reworded:
    """An engine whose subclasses change the turnpoints, the observations, or the refusals."""

    def __init__(self) -> None:
        self._engine: Any = make_engine(REFERENCE)

    def initialize(self, params: Json) -> Json:
        described: Json = self._engine.initialize(params)
        return described

    def setup(self, params: Json) -> Json:
        return self._turned(self._engine.setup, params)

    def choose(self, params: Json) -> Json:
        return self._turned(self._engine.choose, params)

    def arrange(self, params: Json) -> Json:
        return self._turned(self._engine.arrange, params)

    def _turned(self, method: Any, params: Json) -> Json:
        try:
            return self.turnpoint(method(params))
        except Exception as refusal:
            self.refusal(refusal)
            raise

    def observe(self, params: Json) -> Json:
        return {"position": self.observation(self._engine.observe(params)["position"])}

    def deck(self, params: Json) -> Json:
        return self.judgement(self._engine.deck(params))

    def shutdown(self, params: Json) -> None:
        self._engine.shutdown(params)

    def judgement(self, judgement: Json) -> Json:
        return judgement

    def turnpoint(self, turnpoint: Json) -> Json:
        return turnpoint

    def observation(self, position: Json) -> Json:
        return position

    def refusal(self, refusal: Any) -> None:
        """Change the data of a refusal in place."""


class OtherWindows(Reworded):
    def turnpoint(self, turnpoint: Json) -> Json:
        turnpoint["pending"]["window"] = "my-" + turnpoint["pending"]["window"]
        return turnpoint


class OtherVerbs(Reworded):
    def turnpoint(self, turnpoint: Json) -> Json:
        turnpoint["pending"]["options"].append({"do": "embrace", "minion": "Belinde"})
        return turnpoint


class MoreInOptions(Reworded):
    def turnpoint(self, turnpoint: Json) -> Json:
        for option in turnpoint["pending"]["options"]:
            option["label"] = "a button"
        return turnpoint


class NoOptions(Reworded):
    def turnpoint(self, turnpoint: Json) -> Json:
        del turnpoint["pending"]["options"]
        return turnpoint


class MalformedEvents(Reworded):
    def turnpoint(self, turnpoint: Json) -> Json:
        turnpoint["events"].append({"event": "pool-burned", "who": 7, "amount": "x"})
        return turnpoint


class MalformedCounters(Reworded):
    def observation(self, position: Json) -> Json:
        position["seats"][0]["ready"][0]["counters"] = "x"
        return position


class NoHands(Reworded):
    def observation(self, position: Json) -> Json:
        for seat in position["seats"]:
            del seat["hand"]
        return position


class MalformedRefusals(Reworded):
    def refusal(self, refusal: Any) -> None:
        refusal.data["options"] = [{"do": "embrace"}]


class OtherProblems(Reworded):
    def refusal(self, refusal: Any) -> None:
        refusal.data["problem"] = "not-to-my-taste"


class Muddled(Reworded):
    """Occasionally answers with something wrong."""

    def __init__(self) -> None:
        super().__init__()
        self._chance = random.Random(0)

    def turnpoint(self, turnpoint: Json) -> Json:
        muddled: Json = changed(turnpoint, self._chance) if self._chance.random() < 0.15 else turnpoint
        return muddled

    def judgement(self, judgement: Json) -> Json:
        muddled: Json = changed(judgement, self._chance) if self._chance.random() < 0.3 else judgement
        return muddled

    def observation(self, position: Json) -> Json:
        position.pop("continuation", None)
        muddled: Json = changed(position, self._chance) if self._chance.random() < 0.3 else position
        return muddled

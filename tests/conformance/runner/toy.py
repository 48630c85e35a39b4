"""A toy game for tests of the runner: players give each other coins and ask for them. Ten coins win."""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]


class RefusalError(Exception):
    """Exception with which an engine refuses. Its three attributes are the contract."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.data = code, message, data


class Toy:
    """An engine for the toy game. Subclasses are deliberately faulty."""

    level = "options"
    features: tuple[str, ...] = ("asking", "arrange")
    cards: Any = "all"

    def initialize(self, params: Json) -> Json:
        game = {"editions": ["one"], "level": self.level, "features": list(self.features), "cards": self.cards}
        return {
            "protocol": 1,
            "name": type(self).__name__,
            "version": "1",
            "language": "Python",
            "games": {"toy": game},
        }

    def setup(self, params: Json) -> Json:
        self.state = copy.deepcopy(params["position"])
        self.asked: str | None = None
        self.events: list[Json] = []
        for seat in self.state["seats"]:
            seat.setdefault("cards", [])
            if seat["coins"] < 0:
                at = f"seats.{seat['name']}.coins"
                raise RefusalError(
                    "invalid_position", "too few coins", problem="negative", where=at, detail="below nothing"
                )
        self.state.setdefault("turn", {"seat": self.state["seats"][0]["name"]})
        return self.turnpoint()

    def seat(self, name: str) -> Json:
        return next(seat for seat in self.state["seats"] if seat["name"] == name)

    @property
    def turn(self) -> str:
        return str(self.state["turn"]["seat"])

    @property
    def deciding(self) -> str:
        return self.asked or self.turn

    def others(self) -> list[str]:
        return [seat["name"] for seat in self.state["seats"] if seat["name"] != self.turn]

    def options(self) -> list[Json]:
        if self.asked:
            yes = [{"do": "yes"}] if self.seat(self.asked)["coins"] else []
            return [*yes, {"do": "pass"}]
        held = self.seat(self.turn)["coins"]
        gifts = [{"do": "give", "to": to, "coins": n} for to in self.others() for n in range(1, held + 1)]
        return [*gifts, *({"do": "ask", "of": of} for of in self.others()), {"do": "end"}]

    def turnpoint(self) -> Json:
        events, self.events = self.events, []
        winner = next((seat["name"] for seat in self.state["seats"] if seat["coins"] >= 10), None)
        if winner:
            return {"pending": None, "events": events, "outcome": {"winner": winner, "victory_points": {}}}
        options = self.options()
        pending: Json = {
            "seat": self.deciding,
            "window": "answer" if self.asked else "turn",
            "optional": bool(self.asked),
            "forced": options == [{"do": "pass"}],
        }
        if self.level != "play":
            pending["options"] = options
        return {"pending": pending, "events": events, "outcome": None}

    def choose(self, params: Json) -> Json:
        seat, choice = params["seat"], params["choice"]
        if choice["do"] == "crash":
            raise RuntimeError("the toy fell from the table")
        if choice["do"] == "steal":
            raise RefusalError("unsupported", "no stealing here", what="feature", name="stealing")
        if seat != self.deciding or choice not in self.options():
            raise self.refusal(seat, choice)
        self.carry_out(seat, choice)
        return self.turnpoint()

    def refusal(self, seat: str, choice: Json) -> RefusalError:
        rule = "toy.gift.held" if choice["do"] == "give" else "toy.turn.own"
        options = self.options() if seat == self.deciding else None
        return RefusalError("illegal_choice", "refused", reason=f"{seat} may not", rule=rule, options=options)

    def carry_out(self, seat: str, choice: Json) -> None:
        match choice["do"]:
            case "give":
                self.move(seat, choice["to"], choice["coins"])
            case "ask":
                self.asked = choice["of"]
            case "yes":
                self.asked = None
                self.move(seat, self.turn, 1)
            case "pass":
                self.asked = None
            case "end":
                names = [each["name"] for each in self.state["seats"]]
                self.state["turn"]["seat"] = names[(names.index(seat) + 1) % len(names)]

    def move(self, source: str, target: str, coins: int) -> None:
        self.seat(source)["coins"] -= coins
        self.seat(target)["coins"] += coins
        event = {"event": "coins-given", "source": source, "target": target, "amount": coins}
        self.events.append({**event, "rules": ["toy.gift.moves"]})

    def arrange(self, params: Json) -> Json:
        directive = params["directive"]
        self.seat(directive["seat"])["coins"] -= directive["coins"]
        return self.turnpoint()

    def observe(self, params: Json) -> Json:
        return {"position": copy.deepcopy(self.state)}

    def shutdown(self, params: Json) -> None:
        return None


class Plain(Toy):
    """Lists no options, and cannot arrange anything."""

    level = "play"
    features = ("asking",)


class FewCards(Toy):
    """Knows one card."""

    cards = ("Penny",)


class Generous(Toy):
    """Gives one coin too many."""

    def move(self, source: str, target: str, coins: int) -> None:
        super().move(source, target, coins + 1)


class Lenient(Toy):
    """Refuses a gift of more coins than there are, but gives the rest anyway."""

    def refusal(self, seat: str, choice: Json) -> RefusalError:
        if choice["do"] != "give":
            return super().refusal(seat, choice)
        self.move(seat, choice["to"], self.seat(seat)["coins"])
        return RefusalError("illegal_choice", "refused", reason="too late")


class Permissive(Toy):
    """Accepts any gift, listed or not."""

    def choose(self, params: Json) -> Json:
        if params["choice"]["do"] == "give":
            self.carry_out(params["seat"], params["choice"])
            return self.turnpoint()
        return super().choose(params)


class Liar(Toy):
    """Says that a pass is forced, and then refuses it."""

    def turnpoint(self) -> Json:
        turnpoint = super().turnpoint()
        if turnpoint["pending"] and self.asked:
            turnpoint["pending"]["forced"] = True
        return turnpoint

    def options(self) -> list[Json]:
        return [{"do": "yes"}] if self.asked else super().options()


class Endless(Toy):
    """Asks for forced passes forever."""

    def turnpoint(self) -> Json:
        self.asked = self.others()[0]
        turnpoint = super().turnpoint()
        turnpoint["pending"] |= {"forced": True, "options": [{"do": "pass"}]}
        return turnpoint


starts = 0


class Mortal(Toy):
    """Crashes when a coin burns, and can only start twice."""

    def __init__(self) -> None:
        global starts
        starts += 1
        if starts > 2:
            raise RuntimeError("no more toys")

    def arrange(self, params: Json) -> Json:
        raise RuntimeError("the toy melts")

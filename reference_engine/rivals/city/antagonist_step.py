"""The Antagonist Step: Caveira, tagged Monsters, and the Monster of Open Season. Rulebook, 'Antagonist Step'."""

from __future__ import annotations

from reference_engine.kernel.decisions import Decision
from reference_engine.kernel.frames import Frame, asks, procedure, rule
from reference_engine.rivals.city.caveira import DriveOut, drives_out
from reference_engine.rivals.city.open_season import SeasonBegins, hunter_of_all
from reference_engine.rivals.ending import winning
from reference_engine.rivals.hunters.tagged_monster_attacks import MonstersLashOut, may_lash_out
from reference_engine.rivals.table.state import Table
from scenarios.wire_types.declarations import Choice
from scenarios.wire_types.rivals.choices import ChooseOption

CAVEIRA, MONSTERS, SEASON = "caveira", "monsters", "open-season"


@procedure
class AntagonistStep(Frame, kw_only=True):
    """The Antagonist Step, in the order the active player chooses. Each effect is completed before the next."""

    waiting: tuple[str, ...] = ()

    @rule("rivals.end.antagonist.effects-now")
    def look_around(self, game: Table) -> None:
        found = {CAVEIRA: drives_out(game), MONSTERS: may_lash_out(game), SEASON: hunter_of_all(game) is not None}
        self.waiting = tuple(each for each, acts in found.items() if acts)

    @asks("rivals.priority.own-effects-own-order")
    def choose_next(self, game: Table) -> Decision | None:
        if len(self.waiting) < 2:
            return None
        return Decision(game.active, "antagonists", list[Choice](map(ChooseOption, self.waiting)))

    @rule("rivals.priority.own-effects-own-order")
    def take_first(self, game: Table, choice: ChooseOption) -> None:
        self.waiting = (choice.option, *(each for each in self.waiting if each != choice.option))

    @rule("rivals.end.antagonist.effects-now")
    def act(self, game: Table) -> None:
        if not self.waiting:
            return
        first, self.waiting = self.waiting[0], self.waiting[1:]
        match first:
            case "caveira":
                game.call(DriveOut())
            case "monsters":
                game.call(MonstersLashOut())
            case _:
                game.call(SeasonBegins())

    @rule("rivals.knockout.game-ends-after-current-action")
    def weigh(self, game: Table) -> None:
        winning.settle(game)
        if self.waiting:
            self.goto(AntagonistStep.choose_next)

    STEPS = (look_around, choose_next, take_first, act, weigh)

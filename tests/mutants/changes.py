"""Single changes to a module of the rules, each of which makes a mutant.

A change is identified by its module, its function or class, its text, and a number if several there are alike. Its name
therefore stays when lines move. It is applied to a freshly parsed tree.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.mutants.evidence import (
    declared_card,
    gives_reasons,
    is_citation,
    is_evidence,
    is_name_of_something,
    is_word,
    is_wording,
    is_yes_or_no,
    reports_optionally,
    textual,
)
from tests.mutants.trees import (
    SIGNS,
    always,
    binds,
    dropping,
    dropping_entry,
    exchanging,
    leaving_out,
    leaving_out_operand,
    located,
    never,
    none,
    putting,
    replacing,
    setting,
    told,
)

NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
MOVED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip
TURNED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
EXCHANGED = {"min": "max", "max": "min", "any": "all", "all": "any"}

PLAY, REASON = "play", "reason"
"""Effect of a change: on play (events and choices), or only on the reason for a refusal."""


@dataclass(frozen=True)
class Change:
    """One change of one place."""

    module: str
    where: str
    """Function or class that contains it, as `Class.function`; empty for the module itself."""
    kind: str
    """Kind of change, such as `comparison` or `statement`."""
    text: str
    """Old and new code in one line."""
    number: int
    """Number among changes of the same text in one function, from 1."""
    place: int
    """Index among the changes of its module."""
    lines: tuple[int, int]
    """First and last line of the changed code."""
    of: str = PLAY
    declares: int | str = 0
    """Number or name of the card whose declaration contains it; 0 if there is none."""

    @property
    def name(self) -> str:
        """Name used in ledgers."""
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.module.removeprefix('reference_engine.')}:{self.where}: {self.text}{again}"


@dataclass
class Site:
    """Place in a tree that can be changed, with the change."""

    node: ast.AST
    where: str
    kind: str
    text: str
    change: Callable[[], None]
    of: str = PLAY
    declares: int | str = 0


def changes_of(module: str, source: str) -> list[Change]:
    """Return every change of a module's rules, in the order of its lines."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for place, site in enumerate(sites(ast.parse(source), module)):
        seen[site.where, site.text] += 1
        lines = (site.node.lineno, site.node.end_lineno or site.node.lineno)  # type: ignore[attr-defined]
        number = seen[site.where, site.text]
        found.append(Change(module, site.where, site.kind, site.text, number, place, lines, site.of, site.declares))
    return found


def changed(source: str, *changes: Change) -> ast.Module:
    """Return the tree of a module with changes applied, each in a different place."""
    tree = ast.parse(source)
    there = sites(tree, changes[0].module if changes else "")
    for change in changes:
        there[change.place].change()
    return ast.fix_missing_locations(tree)


def sites(tree: ast.Module, module: str = "") -> list[Site]:
    """Return every possible change of a module. The module's name decides whether a change affects play or reasons."""
    walker = Walker(module)
    walker.body(tree.body, "")
    return walker.found


class Walker:
    """Walk through the parts of a module that are rules, and record what can be changed in them.

    Parts that only explain or prove are left out: docstrings, annotations, imports, assertions, citations and their
    guards, and the wording of errors and refusals.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self.game = module.removeprefix("reference_engine.").partition(".")[0]
        self.found: list[Site] = []
        self.where = ""
        self.declares: int | str = 0
        self.gives_reasons = False
        """True inside a function that only gives the reason for a refusal."""

    def note(self, node: ast.AST, kind: str, text: str, change: Callable[[], None], of: str = "") -> None:
        of = of or (REASON if self.gives_reasons else PLAY)
        self.found.append(Site(node, self.where, kind, text, change, of, self.declares))

    # Statements.

    def body(self, statements: list[ast.stmt], where: str) -> None:
        """Visit the statements of a module, class or function, or of a branch."""
        outer, self.where = self.where, where
        for at, statement in enumerate(statements):
            if not is_evidence(statement):
                self.statement(statements, at, statement)
        self.where = outer

    def statement(self, statements: list[ast.stmt], at: int, statement: ast.stmt) -> None:
        inside = bool(self.where)
        match statement:
            case ast.ClassDef(name=name, body=body):
                self.declares = declared_card(statement)
                self.body(body, f"{self.where}.{name}".lstrip("."))
                self.declares = 0
            case ast.FunctionDef(name=name, args=arguments, body=body):
                where = f"{self.where}.{name}".lstrip(".")
                for default in (*arguments.defaults, *arguments.kw_defaults):
                    self.within(default, where)
                self.gives_reasons = gives_reasons(statement, self.module)
                self.body(body, where)
                self.gives_reasons = False
            case ast.If(test=test, body=body, orelse=orelse):
                self.condition(statement, "test")
                self.expression(test)
                self.body(body, self.where)
                self.body(orelse, self.where)
            case ast.While(test=test, body=body):
                self.note(test, "condition", f"while {told(test)} → never", replacing(statement, "test", never(test)))
                self.expression(test)
                self.body(body, self.where)
            case ast.For(iter=iterated, body=body, orelse=orelse):
                self.expression(iterated)
                self.body(body, self.where)
                self.body(orelse, self.where)
            case ast.Match(subject=subject, cases=cases):
                self.expression(subject)
                for case in list(cases):
                    wild = isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None
                    if not all(map(is_evidence, case.body)):
                        text = f"case {told(case.pattern)} is left out"
                        self.note(case.pattern, "statement", text, dropping(cases, case, None if wild else 1))
                    if case.guard is not None:
                        text = f"case {told(case.pattern)}: the guard {told(case.guard)} is left out"
                        self.note(case.guard, "filter", text, replacing(case, "guard", None))
                        self.expression(case.guard)
                    self.body(case.body, self.where)
            case ast.Return(value=value) if value is not None:
                self.returned(statement, value)
            case ast.Raise() | ast.Pass() | ast.Import() | ast.ImportFrom() | ast.Global():
                return
            case ast.Expr(value=value):
                if inside and not reports_optionally(statement, self.game):
                    self.note(statement, "statement", f"{told(statement)} is left out", leaving_out(statements, at))
                self.expression(value)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                if name == "STEPS":
                    self.steps(value)
                elif self.declares:
                    self.note(statement, "part", f"{told(statement)} is left out", leaving_out(statements, at))
                    self.expression(value)
                elif inside or not is_name_of_something(value):
                    self.assigned(statements, at, statement, value)
            case ast.Assign(value=value) | ast.AugAssign(value=value):
                if isinstance(statement, ast.AugAssign) and type(statement.op) in TURNED:
                    text = f"{told(statement)} the other way round"
                    other = TURNED[type(statement.op)]()
                    self.note(statement, "arithmetic", text, replacing(statement, "op", other))
                self.assigned(statements, at, statement, value)
            case ast.AnnAssign(value=value) if value is not None:
                self.expression(value)
            case ast.Continue() | ast.Break():
                self.note(statement, "statement", f"{told(statement)} is left out", leaving_out(statements, at))
            case ast.With(body=body):
                self.body(body, self.where)
            case ast.Try(body=body, handlers=handlers):
                self.body(body, self.where)
                for handler in handlers:
                    self.body(handler.body, self.where)

    def assigned(self, statements: list[ast.stmt], at: int, statement: ast.stmt, value: ast.expr) -> None:
        """Visit an assignment. Assignments to attributes and items can be left out."""
        target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        if isinstance(target, ast.Attribute | ast.Subscript):
            self.note(statement, "statement", f"{told(statement)} is left out", leaving_out(statements, at))
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for each in value.elts:  # leaving one out makes the unpacking invalid
                self.expression(each)
        else:
            self.expression(value)

    def returned(self, statement: ast.Return, value: ast.expr) -> None:
        constant = isinstance(value, ast.Name) and value.id.isupper()
        if constant:
            self.note(value, "refusal", f"return {told(value)} → None", replacing(statement, "value", none(value)))
            other = ast.parse("type('Other', (), {'rule': '', 'reason': ''})()", mode="eval").body
            text = f"return {told(value)} → no reason"
            self.note(value, "reason", text, replacing(statement, "value", located(other, value)), REASON)
        self.expression(value)

    def steps(self, table: ast.expr) -> None:
        """Record the changes of a table of steps: one left out, two exchanged."""
        if not isinstance(table, ast.Tuple):
            return
        for at, step in enumerate(list(table.elts)):
            self.note(step, "step", f"step {told(step)} is left out", dropping(table.elts, step))
            if at:
                before = table.elts[at - 1]
                text = f"steps {told(before)} and {told(step)} exchanged"
                self.note(step, "step", text, exchanging(table.elts, at))

    # Expressions.

    def within(self, expression: ast.expr | None, where: str) -> None:
        if expression is not None:
            outer, self.where = self.where, where
            self.expression(expression)
            self.where = outer

    def condition(self, owner: ast.AST, field: str) -> None:
        """Record that a test is forced to be true, and to be false."""
        test: ast.expr = getattr(owner, field)
        text = f"if {told(test)}"
        self.note(test, "condition", f"{text} → always", replacing(owner, field, always(test)))
        self.note(test, "condition", f"{text} → never", replacing(owner, field, never(test)))

    def expression(self, expression: ast.AST) -> None:
        """Record everything in an expression that can be changed."""
        for owner, field, at, node in parts(expression):
            self.part(owner, field, at, node)

    def part(self, owner: ast.AST | None, field: str, at: int | None, node: ast.AST) -> None:
        match node:
            case ast.Compare(ops=ops):
                for number, operator in enumerate(ops):
                    for kinds, kind in ((NEGATED, "comparison"), (MOVED, "boundary")):
                        if (other := kinds.get(type(operator))) is not None:
                            sign = SIGNS[other]
                            self.note(node, kind, f"{told(node)} → {sign}", putting(ops, number, other()))
            case ast.BoolOp(op=operator, values=values):
                other_word = "or" if isinstance(operator, ast.And) else "and"
                flipped = ast.Or() if isinstance(operator, ast.And) else ast.And()
                self.note(node, "junction", f"{told(node)} → {other_word}", replacing(node, "op", flipped))
                for value in list(values):
                    if len(values) > 1 and not binds(value):
                        text = f"{told(value)} is left out of {told(node)}"
                        self.note(value, "filter", text, leaving_out_operand(values, value))
            case ast.UnaryOp(op=ast.Not(), operand=operand) if owner is not None:
                self.note(node, "negation", f"{told(node)} → {told(operand)}", setting(owner, field, at, operand))
            case ast.IfExp():
                self.condition(node, "test")
            case ast.BinOp(op=operator) if type(operator) in TURNED and not textual(node):
                other_operator = TURNED[type(operator)]()
                text = f"{told(node)} the other way round"
                self.note(node, "arithmetic", text, replacing(node, "op", other_operator))
            case ast.comprehension(ifs=filters):
                for each in list(filters):
                    self.note(each, "filter", f"the filter if {told(each)} is left out", dropping(filters, each))
            case ast.Call(func=ast.Name(id=name)) if name in EXCHANGED:
                other_name = located(ast.Name(EXCHANGED[name], ast.Load()), node.func)
                text = f"{told(node)} → {EXCHANGED[name]}"
                self.note(node, "arithmetic", text, replacing(node, "func", other_name))
            case ast.Call(args=arguments, keywords=keywords) if self.declares:
                for argument in arguments:
                    if isinstance(argument, ast.Call):
                        text = f"{told(argument)} is left out of {told(node)}"
                        self.note(argument, "part", text, dropping(arguments, argument))
                for keyword in keywords:
                    text = f"{keyword.arg}={told(keyword.value)} is left out of {told(node)}"
                    self.note(keyword.value, "part", text, dropping(keywords, keyword))
            case ast.Constant(value=bool() as flag):
                self.constant(node, f"{flag} → {not flag}", not flag, "flag")
            case ast.Constant(value=int() as integer):
                for other_integer in (0,) if is_yes_or_no(owner) else (integer + 1, integer - 1):
                    self.constant(node, f"{integer} → {other_integer}", other_integer, "number")
            case ast.Constant(value=str() as word) if word and is_word(word):
                self.constant(node, f"{word!r} → another word", f"{word[::-1]}~", "word")
            case ast.Tuple(elts=elements) | ast.List(elts=elements) | ast.Set(elts=elements):
                if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
                    for element in list(elements):
                        if not is_citation(element):
                            text = f"{told(element)} is left out of {told(node)}"
                            self.note(element, "element", text, dropping(elements, element))
            case ast.Dict(keys=keys, values=entries):
                for number, key in enumerate(keys):
                    if key is not None and not is_citation(entries[number]):
                        text = f"{told(key)} is left out of {told(node)}"
                        self.note(key, "element", text, dropping_entry(node, number))

    def constant(self, node: ast.Constant, text: str, value: Any, kind: str) -> None:
        self.note(node, kind, text, replacing(node, "value", value))


def parts(expression: ast.AST) -> Iterator[tuple[ast.AST | None, str, int | None, ast.AST]]:
    """Yield an expression and its parts, each with its owner, field and index. Evidence and wording are skipped."""
    waiting: list[tuple[ast.AST | None, str, int | None, ast.AST]] = [(None, "", None, expression)]
    while waiting:
        owner, field, at, node = waiting.pop(0)
        if is_evidence(node) or is_wording(node):
            continue
        yield owner, field, at, node
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                waiting += [
                    (node, name, number, item) for number, item in enumerate(value) if isinstance(item, ast.AST)
                ]
            elif isinstance(value, ast.AST) and not isinstance(value, ast.expr_context | ast.operator | ast.cmpop):
                waiting.append((node, name, None, value))

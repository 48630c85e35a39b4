"""Changes of a module of the rules, each of one place: what a wrong engine may look like.

A change is known by its module, the function or class that it lies in, what is changed into what, and, of several alike
there, its number: so it keeps its name when lines move. It is applied to a tree that has been parsed anew.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

CITATION = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]+")
"""A rule's id: evidence, and no rule."""
CITING = re.compile(r"why(_\w+)?|nature|when_blocked|rules_of(_\w+)?")
"""What a function is called that only tells by which rules something is so."""

BEGUN = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]*")
"""The beginning of a rule's id."""
RULES_TOLD = re.compile(r"why\w*|nature|\w+_nature|when_blocked|who_may|followed|rules_of_\w+|_cut_short")
"""Functions that return the rules to cite."""

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
"""What a change is of: of what happens and may be done, or only of the reason that is given for a refusal."""


@dataclass(frozen=True)
class Change:
    """One change of one place."""

    module: str
    where: str
    """The function or class that it lies in, as `Class.function`; empty: the module itself."""
    kind: str
    """What sort of change it is: `comparison`, `statement` …"""
    text: str
    """What becomes of what, in a line."""
    number: int
    """Of several changes alike in one function, which: from 1."""
    place: int
    """The how-manieth change of its module it is."""
    lines: tuple[int, int]
    """The first and last line of what is changed."""
    of: str = PLAY
    declares: int | str = 0
    """The number, or what else stands for the card in whose declaration it lies; 0: it lies in none."""

    @property
    def name(self) -> str:
        """By what ledgers know it."""
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.module.removeprefix('reference_engine.')}:{self.where}: {self.text}{again}"


@dataclass
class Site:
    """Where a tree can be changed, and how."""

    node: ast.AST
    where: str
    kind: str
    text: str
    change: Callable[[], None]
    of: str = PLAY
    declares: int | str = 0


def changes_of(module: str, source: str) -> list[Change]:
    """Every change of a module's rules, in the order of its lines."""
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for place, site in enumerate(sites(ast.parse(source))):
        seen[site.where, site.text] += 1
        lines = (site.node.lineno, site.node.end_lineno or site.node.lineno)  # type: ignore[attr-defined]
        number = seen[site.where, site.text]
        of = REASON if says_only_why(module, site.where) else site.of
        found.append(Change(module, site.where, site.kind, site.text, number, place, lines, of, site.declares))
    return found


def says_only_why(module: str, where: str) -> bool:
    """Whether a function only tells why something is refused: in Vendetta, what may be done is the options alone."""
    return module.startswith("reference_engine.vendetta.") and where.rpartition(".")[2].endswith("refusal")


def changed(source: str, *changes: Change) -> ast.Module:
    """The tree of a module with one change made, or several in different places."""
    tree = ast.parse(source)
    there = sites(tree)
    for change in changes:
        there[change.place].change()
    return ast.fix_missing_locations(tree)


def sites(tree: ast.Module) -> list[Site]:
    """Everything that can be changed in a module."""
    walker = Walker()
    walker.body(tree.body, "")
    return walker.found


class Walker:
    """Goes through the parts of a module that are rules, and notes what can be changed in them.

    Left out is what only explains or proves: docstrings, annotations, imports, assertions, citations and whatever
    guards nothing but a citation, and the wording of errors and refusals.
    """

    def __init__(self) -> None:
        self.found: list[Site] = []
        self.where = ""
        self.declares: int | str = 0
        self.gives_reasons = False
        """Whether the function says no more than why something is refused."""

    def note(self, node: ast.AST, kind: str, text: str, change: Callable[[], None], of: str = "") -> None:
        of = of or (REASON if self.gives_reasons else PLAY)
        self.found.append(Site(node, self.where, kind, text, change, of, self.declares))

    # Statements.

    def body(self, statements: list[ast.stmt], where: str) -> None:
        """The statements of a module, class or function, or of a branch of one."""
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
                self.gives_reasons = gives_reasons(statement)
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
                if inside:
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
        """A name or attribute that gets a value. Attributes and items can be left as they were."""
        target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        if isinstance(target, ast.Attribute | ast.Subscript):
            self.note(statement, "statement", f"{told(statement)} is left out", leaving_out(statements, at))
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for each in value.elts:  # one fewer would be no program
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
        """A table of steps: one left out, two exchanged."""
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
        """A test, forced one way and the other."""
        test: ast.expr = getattr(owner, field)
        text = f"if {told(test)}"
        self.note(test, "condition", f"{text} → always", replacing(owner, field, always(test)))
        self.note(test, "condition", f"{text} → never", replacing(owner, field, never(test)))

    def expression(self, expression: ast.AST) -> None:
        """Everything in an expression that can be changed."""
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
    """An expression and what it is made of, each with where it hangs; what is evidence or wording is passed over."""
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


# What is no rule.


def is_evidence(node: ast.AST) -> bool:
    """Whether a part of a module only explains or proves: a docstring, an assertion, a citation, a guard of one."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="cite"))) | ast.Call(func=ast.Attribute(attr="cite")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Assign(targets=[ast.Name(id="rules")]) | ast.Assign(targets=[ast.Attribute(attr="rules")]):
            return True
        case ast.FunctionDef(name=name, returns=ast.Subscript(value=ast.Name(id="tuple"))):
            return RULES_TOLD.fullmatch(name) is not None
        case ast.Assign(value=ast.Subscript(value=ast.Name(id="Callable" | "Iterable"))):
            return True  # the name of a type
        case ast.Raise(exc=ast.Call(func=ast.Name(id=error))):
            return error.endswith("Error")  # a slip of who wrote the engine, and no rule
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(name=name, returns=ast.expr() as returned) if CITING.fullmatch(name):
            return ast.unparse(returned) == "tuple[str, ...]"
        case ast.If(body=body, orelse=orelse):
            return all(map(is_evidence, body)) and all(map(is_evidence, orelse))
        case ast.For(body=body):
            return all(map(is_evidence, body))
        case ast.Constant(value=str() as text):
            return CITATION.fullmatch(text) is not None
        case ast.Tuple(elts=elements) if elements:
            return any(map(is_citation, elements)) and all(is_citation(each) or is_name(each) for each in elements)
        case ast.IfExp(body=one, orelse=other):
            return any(map(is_citation, (one, other))) and all(map(is_citation_or_none, (one, other)))
        case ast.BinOp(op=ast.Add(), left=ast.Constant(value=str() as text)):
            return BEGUN.fullmatch(text) is not None
        case ast.Dict(values=values) if values:
            return all(map(is_citation, values))
        case ast.Call(func=ast.Attribute(value=ast.Name(id="dict"), attr="fromkeys"), args=[_, named]):
            return is_citation(named)
    return False


def is_name_of_something(node: ast.AST) -> bool:
    """Whether it is a mere text, under whose name a module speaks of something: another one would do as well."""
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.Tuple(elts=elements):
            return all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in elements)
    return False


def declared_card(node: ast.ClassDef) -> int | str:
    """The number or name of the card that a class declares, which its decorator is given; 0: it declares none."""
    for each in node.decorator_list:
        match each:
            case ast.Call(args=[ast.Constant(value=int() | str() as card), *_]):
                return card
    return 0


def is_yes_or_no(node: ast.AST | None) -> bool:
    """Whether it declares a number that is asked only whether it is 0: that a minion cannot do something."""
    match node:
        case ast.Call(args=[ast.Constant(value=str(what)), ast.Constant()]):
            return what.startswith("cannot ")
    return False


def is_citation(node: ast.AST) -> bool:
    """Whether it is a rule's id, several of them, or a name for such."""
    if isinstance(node, ast.Starred):
        return is_citation(node.value)
    return is_evidence(node)


def is_wording(node: ast.AST) -> bool:
    """Whether it makes a refusal or an error, whose words are nobody's rule, or a text to be read."""
    if isinstance(node, ast.JoinedStr):
        return True
    called = node.func if isinstance(node, ast.Call) else None
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name in {"Refusal", "InvalidPosition", "TypeVar"} or name.endswith("Error")


def is_citation_or_none(node: ast.AST) -> bool:
    """Whether it is citations, or none of them."""
    return is_citation(node) or (isinstance(node, ast.Tuple) and not node.elts)


def is_name(node: ast.AST) -> bool:
    """Whether it is a name in capitals: beside citations, one of another citation."""
    named = node.value if isinstance(node, ast.Starred) else node
    return isinstance(named, ast.Name) and named.id.isupper()


def gives_reasons(node: ast.FunctionDef) -> bool:
    """Whether a function returns the reason for a refusal, come what may, or the rule that has somebody wait."""
    return node.name == "asked_by" or (isinstance(node.returns, ast.Name) and node.returns.id == "Refusal")


def is_word(text: str) -> bool:
    """Whether a text is a word that the rules go by, and not a sentence."""
    return CITATION.fullmatch(text) is None and len(text) < 40 and not text.endswith(".")


def textual(node: ast.BinOp) -> bool:
    """Whether a sum is one of texts."""
    return any(
        isinstance(side, ast.JoinedStr | ast.Tuple | ast.List | ast.ListComp)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )


def binds(node: ast.expr) -> bool:
    """Whether a name is given in an expression, that may be needed further on."""
    return any(isinstance(inner, ast.NamedExpr) for inner in ast.walk(node))


# How a tree is changed.

SIGNS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.In: "in", ast.NotIn: "not in", ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip


def told(node: ast.AST, most: int = 60) -> str:
    """A piece of code in a line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def located(new: ast.expr, old: ast.AST) -> ast.expr:
    return ast.copy_location(new, old)


def always(test: ast.expr) -> ast.expr:
    """True, but with the names that the test gives still given."""
    if binds(test):
        return located(ast.BoolOp(ast.Or(), [ast.Tuple([test], ast.Load()), ast.Constant(True)]), test)
    return located(ast.Constant(True), test)


def never(test: ast.expr) -> ast.expr:
    """False, but with the names that the test gives still given."""
    if binds(test):
        return located(ast.BoolOp(ast.And(), [ast.Tuple([test], ast.Load()), ast.Constant(False)]), test)
    return located(ast.Constant(False), test)


def none(old: ast.expr) -> ast.expr:
    return located(ast.Constant(None), old)


def replacing(owner: ast.AST, field: str, value: Any) -> Callable[[], None]:
    return lambda: setattr(owner, field, value)


def setting(owner: ast.AST, field: str, at: int | None, value: ast.AST) -> Callable[[], None]:
    return replacing(owner, field, value) if at is None else putting(getattr(owner, field), at, value)


def putting(items: list[Any], at: int, value: Any) -> Callable[[], None]:
    def change() -> None:
        items[at] = value

    return change


def dropping(items: list[Any], item: Any, at_least: int | None = None) -> Callable[[], None]:
    """Take an item out; where one has to remain and it is the last, it is made to match nothing."""

    def change() -> None:
        items.remove(item)
        if at_least is not None and len(items) < at_least:
            item.guard = ast.Constant(False)
            items.append(item)

    return change


def leaving_out_operand(values: list[ast.expr], value: ast.expr) -> Callable[[], None]:
    """Take an operand out; a single one that remains stands twice, since a junction of one is no program."""

    def change() -> None:
        values.remove(value)
        if len(values) == 1:
            values.append(values[0])

    return change


def dropping_entry(mapping: ast.Dict, at: int) -> Callable[[], None]:
    def change() -> None:
        del mapping.keys[at]
        del mapping.values[at]

    return change


def exchanging(items: list[Any], at: int) -> Callable[[], None]:
    def change() -> None:
        items[at - 1], items[at] = items[at], items[at - 1]

    return change


def leaving_out(statements: list[ast.stmt], at: int) -> Callable[[], None]:
    return putting(statements, at, ast.copy_location(ast.Pass(), statements[at]))

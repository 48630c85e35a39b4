"""What in a module of the rules is no rule: it only explains, proves, saves games, or gives reasons."""

from __future__ import annotations

import ast
import re

from tests.free import may_be_left_out

CITATION = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]+")
"""A rule's id: evidence, and no rule."""
BEGUN = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]*")
"""The beginning of a rule's id."""
CITING = re.compile(r"why\w*|\w*nature|when_blocked|who_may|followed|rules_of(_\w+)?")
"""What a function is called that only tells by which rules something is so."""

ONLY_CITES = {"cite_play", "cite_gain", "ignored_without"}
"""Functions of the rules that do nothing but cite."""

OF_SAVED_GAMES = {"print_named", "continuation"}
"""Functions that only a saved game needs, or that do more than look a name up only for one: how it is written and read
is no rule."""


def is_evidence(node: ast.AST) -> bool:
    """Whether a part of a module only explains or proves: a docstring, an assertion, a citation, a guard of one."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())) | ast.Assert() | ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="cite"))) | ast.Call(func=ast.Attribute(attr="cite")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))) if name in ONLY_CITES:
            return True
        case ast.FunctionDef(name=name) if name in OF_SAVED_GAMES:
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
        case ast.Assign(targets=[ast.Name(id="rules")]) | ast.Assign(targets=[ast.Attribute(attr="rules")]):
            return True
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


def reports_optionally(statement: ast.Expr, game: str) -> bool:
    """Whether a statement does no more than emit an event that the protocol lets an engine leave out."""
    match statement.value:
        case ast.Call(func=ast.Attribute(attr="emit"), args=[ast.Call(func=ast.Attribute(attr=name)), *_]):
            return may_be_left_out(game, re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower())
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


def gives_reasons(node: ast.FunctionDef, module: str) -> bool:
    """Whether a function only tells why: the reason for a refusal, come what may, or the rule that has somebody wait.

    In Vendetta every function called a refusal is such a one: what may be done is the options alone.
    """
    of_vendetta = module.startswith("reference_engine.vendetta.") and node.name.endswith("refusal")
    return (
        of_vendetta or node.name == "asked_by" or (isinstance(node.returns, ast.Name) and node.returns.id == "Refusal")
    )


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

"""Parts of a module that are not rules: they only explain, prove, save games, or give reasons."""

from __future__ import annotations

import ast
import re

from tests.free import may_be_left_out

CITATION = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]+")
"""Rule id, which is evidence and not a rule."""
BEGUN = re.compile(r"(vtes|vendetta|rivals)\.[a-z0-9.-]*")
"""Beginning of a rule id."""
CITING = re.compile(r"why\w*|\w*nature|when_blocked|who_may|followed|rules_of(_\w+)?")
"""Names of functions that only return the rules for something."""

ONLY_CITES = {"cite_play", "cite_gain", "ignored_without"}
"""Functions of the rules that only cite."""

OF_SAVED_GAMES = {"print_named", "continuation"}
"""Functions whose effect matters only for saved games, whose format is not a rule."""


def is_evidence(node: ast.AST) -> bool:
    """Return True if a part of a module is not a rule: a docstring, an assertion, a citation, or its guard."""
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
            return True  # a type alias
        case ast.Raise(exc=ast.Call(func=ast.Name(id=error))):
            return error.endswith("Error")  # an error in the engine's code, not a rule
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
    """Return True if a statement only emits an event that the protocol lets an engine leave out."""
    match statement.value:
        case ast.Call(func=ast.Attribute(attr="emit"), args=[ast.Call(func=ast.Attribute(attr=name)), *_]):
            return may_be_left_out(game, re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower())
    return False


def is_name_of_something(node: ast.AST) -> bool:
    """Return True if a text is only a label that a module uses for itself, so that another would do as well."""
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.Tuple(elts=elements):
            return all(isinstance(each, ast.Constant) and isinstance(each.value, str) for each in elements)
    return False


def declared_card(node: ast.ClassDef) -> int | str:
    """Return the number or name of the card that a class declares, from its decorator; 0 if it declares none."""
    for each in node.decorator_list:
        match each:
            case ast.Call(args=[ast.Constant(value=int() | str() as card), *_]):
                return card
    return 0


def is_yes_or_no(node: ast.AST | None) -> bool:
    """Return True for the declaration of a number that is only compared with 0: a minion cannot do something."""
    match node:
        case ast.Call(args=[ast.Constant(value=str(what)), ast.Constant()]):
            return what.startswith("cannot ")
    return False


def is_citation(node: ast.AST) -> bool:
    """Return True for a rule id, several rule ids, or a name for them."""
    if isinstance(node, ast.Starred):
        return is_citation(node.value)
    return is_evidence(node)


def is_wording(node: ast.AST) -> bool:
    """Return True for a refusal or an error, whose words are not rules, or for a text to be read."""
    if isinstance(node, ast.JoinedStr):
        return True
    called = node.func if isinstance(node, ast.Call) else None
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    return name in {"Refusal", "InvalidPosition", "TypeVar"} or name.endswith("Error")


def is_citation_or_none(node: ast.AST) -> bool:
    """Return True for citations or an empty tuple."""
    return is_citation(node) or (isinstance(node, ast.Tuple) and not node.elts)


def is_name(node: ast.AST) -> bool:
    """Return True for a name in capitals. Next to citations it names another citation."""
    named = node.value if isinstance(node, ast.Starred) else node
    return isinstance(named, ast.Name) and named.id.isupper()


def gives_reasons(node: ast.FunctionDef, module: str) -> bool:
    """Return True if a function only gives a reason: for a refusal, or for another seat to wait.

    In Vendetta this is true of every function named "refusal", since the options alone say what may be done.
    """
    of_vendetta = module.startswith("reference_engine.vendetta.") and node.name.endswith("refusal")
    return (
        of_vendetta
        or node.name == "order_rule"
        or (isinstance(node.returns, ast.Name) and node.returns.id == "Refusal")
    )


def is_word(text: str) -> bool:
    """Return True if a text is a word that the rules use, and not a sentence."""
    return CITATION.fullmatch(text) is None and len(text) < 40 and not text.endswith(".")


def textual(node: ast.BinOp) -> bool:
    """Return True for a sum of texts."""
    return any(
        isinstance(side, ast.JoinedStr | ast.Tuple | ast.List | ast.ListComp)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in (node.left, node.right)
    )

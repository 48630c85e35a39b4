"""The public API of Justicar: connect to a rules engine, run scenarios, judge it, and walk its game tree.

    import justicar

    outcome = justicar.certify("stdio:node engine.mjs", profile="vtes/basic")
    for case in outcome.result.cases:
        print(case.id, case.verdict, case.reason or "")

docs/reference/python-api.md has a guide. The names in `__all__` follow semantic versioning, and so does
`justicar.bdd_frontend.bind`. Every other module is internal and may change in any release.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from justicar.api import (
        CannotRun as CannotRun,
    )
    from justicar.api import (
        Case as Case,
    )
    from justicar.api import (
        CaseResult as CaseResult,
    )
    from justicar.api import (
        CaseStep as CaseStep,
    )
    from justicar.api import (
        Certificate as Certificate,
    )
    from justicar.api import (
        Certification as Certification,
    )
    from justicar.api import (
        CouldNotStart as CouldNotStart,
    )
    from justicar.api import (
        Description as Description,
    )
    from justicar.api import (
        EngineBroke as EngineBroke,
    )
    from justicar.api import (
        EngineError as EngineError,
    )
    from justicar.api import (
        EngineObject as EngineObject,
    )
    from justicar.api import (
        EngineSession as EngineSession,
    )
    from justicar.api import (
        GameTree as GameTree,
    )
    from justicar.api import (
        GameTreeError as GameTreeError,
    )
    from justicar.api import (
        IllegalChoice as IllegalChoice,
    )
    from justicar.api import (
        InvalidPosition as InvalidPosition,
    )
    from justicar.api import (
        Limits as Limits,
    )
    from justicar.api import (
        Malformed as Malformed,
    )
    from justicar.api import (
        Move as Move,
    )
    from justicar.api import (
        Node as Node,
    )
    from justicar.api import (
        Option as Option,
    )
    from justicar.api import (
        Outcome as Outcome,
    )
    from justicar.api import (
        Pending as Pending,
    )
    from justicar.api import (
        ReferenceEngine as ReferenceEngine,
    )
    from justicar.api import (
        Refusal as Refusal,
    )
    from justicar.api import (
        RunResult as RunResult,
    )
    from justicar.api import (
        StepResult as StepResult,
    )
    from justicar.api import (
        StepStatus as StepStatus,
    )
    from justicar.api import (
        Suite as Suite,
    )
    from justicar.api import (
        Turnpoint as Turnpoint,
    )
    from justicar.api import (
        Unsupported as Unsupported,
    )
    from justicar.api import (
        Verdict as Verdict,
    )
    from justicar.api import (
        WrongArgument as WrongArgument,
    )
    from justicar.api import (
        certify as certify,
    )
    from justicar.api import (
        connect as connect,
    )
    from justicar.api import (
        load_scenarios as load_scenarios,
    )
    from justicar.api import (
        load_suite as load_suite,
    )
    from justicar.api import (
        run as run,
    )
    from justicar.api import (
        serve_stdio as serve_stdio,
    )
    from justicar.api import (
        serve_tcp as serve_tcp,
    )

__all__ = [
    "CannotRun",
    "Case",
    "CaseResult",
    "CaseStep",
    "Certificate",
    "Certification",
    "CouldNotStart",
    "Description",
    "EngineBroke",
    "EngineError",
    "EngineObject",
    "EngineSession",
    "GameTree",
    "GameTreeError",
    "IllegalChoice",
    "InvalidPosition",
    "Limits",
    "Malformed",
    "Move",
    "Node",
    "Option",
    "Outcome",
    "Pending",
    "ReferenceEngine",
    "Refusal",
    "RunResult",
    "StepResult",
    "StepStatus",
    "Suite",
    "Turnpoint",
    "Unsupported",
    "Verdict",
    "WrongArgument",
    "certify",
    "connect",
    "load_scenarios",
    "load_suite",
    "run",
    "serve_stdio",
    "serve_tcp",
]


if not TYPE_CHECKING:  # so that a type checker finds a misspelt name

    def __getattr__(name: str) -> Any:
        """Import the harness on first use: pytest loads this package in every project where it is installed."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from justicar import api

        return getattr(api, name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]

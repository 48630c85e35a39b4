"""Hooks of behave: a world for each scenario, and the time for all scenarios."""

import json
import os
import time
from pathlib import Path

from benchmarks import coins
from conformance.adapters import connect

WORK = bool(os.environ["BENCH_WORK"])


def before_all(context):
    context.began = time.process_time()
    context.engine = connect(coins.SPEC)


def after_all(context):
    report = {"seconds": time.process_time() - context.began, "requests": coins.requests}
    Path(os.environ["BENCH_REPORT"]).write_text(json.dumps(report))
    context.engine.close()


if WORK:

    def before_scenario(context, scenario):
        context.world = coins.fresh_world(context.engine)

    def after_scenario(context, scenario):
        if scenario.status == "passed":
            context.world.finish()

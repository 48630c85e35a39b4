"""Load test of the explorer's server.

    python -m tests.conformance.explorer.load --clients 200

Each client opens a table, then chooses, asks why not, looks as a seat, and goes back, without a pause. The report lists
the median, the 95th and 99th percentile, and the maximum of each kind of request, in milliseconds, and the failures. A
single client runs first, as the baseline.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import subprocess
import sys
import time
from collections import Counter
from statistics import quantiles

import httpx

Times = dict[str, list[float]]


async def client(at: httpx.AsyncClient, rounds: int, times: Times, failed: Counter[str]) -> None:
    """Play as one person at one table."""

    async def asked(kind: str, path: str, body: dict[str, object]) -> httpx.Response | None:
        began = time.perf_counter()
        try:
            answer = await at.post(path, json=body)
        except httpx.HTTPError as problem:
            failed[f"{kind}: {type(problem).__name__}"] += 1
            return None
        times.setdefault(kind, []).append(1000 * (time.perf_counter() - began))
        if answer.is_error:
            failed[f"{kind}: {answer.status_code} {answer.text[:100]}"] += 1
            return None
        return answer

    opened = await asked("open", "/api/tables", {"start": "minion-phase"})
    if opened is not None:
        path = f"/api/tables/{opened.json()['id']}"
        for _ in range(rounds):
            await asked("choose", path, {"do": "choose", "number": 2})
            await asked("why", path, {"do": "why", "text": "Ayelech blocks"})
            await asked("look", path, {"do": "look", "seat": "Tom"})
            await asked("back", path, {"do": "back"})
        await asked("close", path, {"do": "close"})


async def crowd(address: str, clients: int, rounds: int) -> tuple[Times, Counter[str], float]:
    """Run many clients at once; return each request's times, the failures, and the total seconds."""
    times: Times = {}
    failed: Counter[str] = Counter()
    bounds = httpx.Limits(max_connections=clients)
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=address, limits=bounds, timeout=120) as at:
        await asyncio.gather(*(client(at, rounds, times, failed) for _ in range(clients)))
    return times, failed, time.perf_counter() - began


def report(clients: int, times: Times, failed: Counter[str], seconds: float) -> None:
    count = sum(map(len, times.values()))
    print(
        f"{clients} at once: {count:,} requests in {seconds:.1f} s, {sum(failed.values())} failed {dict(failed) or ''}"
    )
    for kind, each in times.items():
        cuts = quantiles(each, n=100) if len(each) > 1 else each * 99
        print(
            f"  {kind:<7} median {cuts[49]:7.1f}  95 % {cuts[94]:7.1f}  99 % {cuts[98]:7.1f}  most {max(each):7.1f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    command = [sys.executable, "-m", "conformance", "explore", "--no-open"]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.match(r"http://\S+", server.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=found[0]) as at:
                at.get("/table").raise_for_status()
                print(f"first page {time.perf_counter() - began:.2f} s after the start")
                at.get("/search.json.z", timeout=120).raise_for_status()
                print(f"suite and search read {time.perf_counter() - began:.2f} s after the start")
                for path in (
                    "/index.html",
                    "/table",
                    "/rules/vtes.bleed.is-directed.html",
                    "/scenarios/VTES-0301.html",
                ):
                    at.get(path)
                    began = time.perf_counter()
                    at.get(path).raise_for_status()
                    print(f"  {path} {1000 * (time.perf_counter() - began):.1f} ms")
            for clients, rounds in ((1, 50), (options.clients, options.rounds)):
                report(clients, *asyncio.run(crowd(found[0], clients, rounds)))
        finally:
            server.terminate()


if __name__ == "__main__":
    main()

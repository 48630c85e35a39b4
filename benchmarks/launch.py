"""`python launch.py [--cores 0,1] [--spent FILE] COMMAND …`: a command bound to cores, its time and memory told.

Without `--spent` the command takes this process's place. With it, FILE gets seconds, processor seconds and the most
memory that one process held, in bytes. This process is there for that: what the system tells of a child's memory is
never less than its parent had, so the parent must be a small one.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path


def spent(command: list[str]) -> dict[str, float]:
    """What a run of the command took. Processor seconds count those of every process that it started and waited for."""
    began = time.perf_counter()
    process = subprocess.Popen(command)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return {
        "seconds": time.perf_counter() - began,
        "cpu_seconds": used.ru_utime + used.ru_stime,
        "memory_bytes": used.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
    }


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--cores", default="")
    options.add_argument("--spent", type=Path)
    options.add_argument("command", nargs=argparse.REMAINDER)
    asked = options.parse_args()
    if asked.cores:
        os.sched_setaffinity(0, map(int, asked.cores.split(",")))
    if asked.spent is None:
        os.execvp(asked.command[0], asked.command)
    asked.spent.write_text(json.dumps(spent(asked.command)), encoding="utf-8")


if __name__ == "__main__":
    main()

"""`python launch.py [--cores 0,1] [--spent FILE] COMMAND …`: run a command on some cores, and measure it.

Without `--spent` the command replaces this process. With it, FILE receives seconds, processor seconds, and the maximum
memory of any one process in bytes. This small parent process is necessary because the system never reports less memory
for a child than its parent had.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path


def spent(command: list[str]) -> dict[str, float]:
    """Run a command and return its cost, with the processor seconds of all processes it waited for."""
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
    parsed = options.parse_args()
    if parsed.cores:
        os.sched_setaffinity(0, map(int, parsed.cores.split(",")))
    if parsed.spent is None:
        os.execvp(parsed.command[0], parsed.command)
    parsed.spent.write_text(json.dumps(spent(parsed.command)), encoding="utf-8")


if __name__ == "__main__":
    main()

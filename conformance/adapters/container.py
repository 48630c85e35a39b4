"""Engine in a container: `docker:IMAGE ARGUMENT ...` or `podman:IMAGE ARGUMENT ...`.

The container has no network, no capabilities, and a read-only root file system. The runtime limits memory and
processes. The image runs by its digest, so what a certificate names is what ran.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import uuid
from collections.abc import Sequence

from conformance.adapters.limits import Limits
from conformance.adapters.stdio import StdioLink
from conformance.adapters.transcript import Transcript
from conformance.protocol.engine import CouldNotStart

RUNTIMES = ("docker", "podman")
SECONDS = 20.0
"""Time limit for a request to the runtime, in seconds."""


def image_digest(runtime: str, image: str) -> str:
    """Return the SHA-256 of a local image, in hexadecimal. Raises `CouldNotStart`."""
    if shutil.which(runtime) is None:
        raise CouldNotStart(f"{runtime} is not installed; install it, or start the engine with stdio:")
    command = [runtime, "image", "inspect", "--format", "{{.Id}}", image]
    try:
        found = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False)
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise CouldNotStart(f"{runtime} does not answer ({error})") from None
    digest = found.stdout.decode("ascii", "replace").strip().removeprefix("sha256:")
    if found.returncode or len(digest) != 64 or set(digest) - set("0123456789abcdef"):
        said = (found.stderr or found.stdout).decode("utf-8", "replace").strip()
        raise CouldNotStart(f"{runtime} has no image {image!r} ({said or 'no digest'}); build or pull it first")
    return digest


class ContainerLink(StdioLink):
    """A container, reached through its standard input and output."""

    def __init__(self, runtime: str, words: Sequence[str], limits: Limits, transcript: Transcript) -> None:
        """Set up the connection to `words`: an image and the arguments of its program. Raises `CouldNotStart`."""
        image, *arguments = words
        if image.startswith("-"):
            raise CouldNotStart(f"{image!r} is not the name of an image; options of {runtime} are not accepted")
        self._runtime, self._name = runtime, f"justicar-{uuid.uuid4().hex}"
        command = [
            *(runtime, "run", "--rm", "--interactive", "--init", "--name", self._name, "--pull", "never"),
            *("--network", "none", "--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
            *("--memory", f"{limits.memory_mb}m", "--pids-limit", str(limits.processes), "--tmpfs", "/tmp:size=256m"),
            *(f"sha256:{image_digest(runtime, image)}", *arguments),
        ]
        super().__init__(command, limits, transcript)

    def kill(self) -> None:
        """End the container: ending the runtime's client alone would leave it behind."""
        running = self._kept is not None
        super().kill()
        if running:
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                command = [self._runtime, "rm", "--force", self._name]
                subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False)

"""Hooks of the documentation site: links into the repository, and diagrams without a network."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])+)\]\((?P<target>[^)\s]+)\)")
MERMAID = "assets/mermaid.min.js"


def on_config(config: Any) -> Any:
    """Draw diagrams if `make docs` has fetched Mermaid; otherwise show their source."""
    if (Path(config["docs_dir"]) / MERMAID).exists():
        config["extra_javascript"].append(MERMAID)
    else:
        config["mdx_configs"]["pymdownx.superfences"]["custom_fences"] = []
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Point links that leave docs/ to the repository, or show them as plain text if the site names none."""
    folder = posixpath.dirname(page.file.src_uri)

    def link(found: re.Match[str]) -> str:
        target = found["target"]
        if re.match(r"[a-z]+:|#|/", target):
            return found[0]
        place = posixpath.normpath(posixpath.join("docs", folder, target))
        if place.startswith("docs/"):
            return found[0]
        repository = config.get("repo_url")
        return f"[{found['text']}]({repository.rstrip('/')}/blob/main/{place})" if repository else found["text"]

    return LINK.sub(link, markdown)

"""Where measured tables are kept: RESULTS.md, a part for each run under a heading of its own, the first of them without one."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")


def keep(heading: str, told: str) -> None:
    """Put what a run has told in the place of what it told before, and leave what others told."""
    before = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    first, *others = before.split("\n## ")
    parts = {"": first.strip()} | {title: part.strip() for title, _, part in (other.partition("\n") for other in others)}
    parts[heading] = told.strip()
    RESULTS.write_text("\n\n".join(f"## {title}\n\n{part}" if title else part for title, part in parts.items()) + "\n", encoding="utf-8")

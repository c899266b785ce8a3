"""`parlour` and `python -m parlour`: the command line, or what is missing for it."""

import sys


def main() -> None:
    try:
        from parlour.cli import main as run
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "parlour":
            raise
        # Words come with the box, so this one sentence cannot be looked up.
        sys.exit(f"The library is installed, but not the whole box ({missing.name} is missing): pip install 'parlour[box]'")
    run()


if __name__ == "__main__":
    main()

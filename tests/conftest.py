"""`--quick` leaves out what takes long and says little more: laws are then held against one game per family."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="hold the laws against one game per family only")

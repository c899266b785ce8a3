# Parlour's commands. `make play` and `make test` do everything that is needed before them.

SHELL       := bash
.SHELLFLAGS := -eu -o pipefail -c

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --disable-pip-version-check
CORES  ?= 2
TESTS  ?= $(shell expr $(CORES) + 1)
GAMES  ?= 1000000
SEED   ?= 1

# Install a lock file, showing what comes and not what was there already.
INSTALL = @echo "Installing $<"; $(PIP) --require-hashes -r $< | grep -v -e 'already satisfied' -e '^Looking in' -e '^Ignoring' || test $${PIPESTATUS[0]} -eq 0

.DEFAULT_GOAL := help
.PHONY: help play test contact-sheet docs soak bench lint types compile uncompile dist check-browser check-node lock clean

help:  ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: compile  ## Open the box: serve it on this machine and print the address
	$(BIN)/parlour serve

# One test more at a time than there are cores: whoever looks at pages or asks a server mostly waits.
test: check-browser lint compile $(VENV)/test  ## Run every check and every test
	$(BIN)/python -m pytest -n $(TESTS) --dist loadgroup

contact-sheet: check-browser compile $(VENV)/test  ## Pictures of every table, large and small, in build/contact
	$(BIN)/python -m tests.browser.contact_sheet

docs: compile  ## Write docs/games.md, the page about every game, from what is declared, measured and found
	$(BIN)/python tools/games_page.py

soak: compile  ## A million random games over the whole shelf with the laws on (GAMES=..., SEED=...)
	$(BIN)/parlour lab soak --games $(GAMES) --seed $(SEED)

bench: compile $(VENV)/bench  ## Measure, side by side with OpenSpiel (SAVE=--save keeps the table in benchmarks/RESULTS.md)
	$(BIN)/python -m benchmarks $(SAVE)

lint: types $(VENV)/test check-node node_modules/.package-lock.json  ## Check style, types and imports, the client's too
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-logo
	node_modules/.bin/tsc --project tsconfig.json
	node_modules/.bin/prettier --check --log-level warn src/parlour/client

types: $(VENV)/test
	$(BIN)/mypy

compile: $(VENV)/run  ## Compile the hot path, if there is a C compiler
	@$(BIN)/python tools/compile.py

uncompile: $(VENV)/run  ## Go back to plain Python, for working on rules
	@$(BIN)/python tools/compile.py --clean

# Built from the unpacked sdist, so that the checkout stays as it is. CFLAGS: as in tools/compile.py.
dist: $(VENV)/run  ## Build the sdist and a compiled wheel
	rm -rf dist build/dist && mkdir -p build/dist
	$(BIN)/python -m hatchling build --target sdist
	tar -xzf dist/parlour-*.tar.gz -C build/dist --strip-components 1
	cd build/dist && CFLAGS="-fno-semantic-interposition $${CFLAGS:-}" $(CURDIR)/$(BIN)/python -m hatchling build --target wheel
	mv build/dist/dist/*.whl dist/

# The three marks in the virtual environment say which lock file is installed.

$(VENV)/run: requirements/run.txt pyproject.toml
	@test -x $(BIN)/python || { echo "Making a virtual environment in $(VENV)"; $(PYTHON) tools/environment.py $(VENV); }
	$(INSTALL)
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test: requirements/test.txt $(VENV)/run
	$(INSTALL)
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/run
	$(INSTALL)
	@touch $@

node_modules/.package-lock.json: package-lock.json | check-node
	npm ci --no-audit --no-fund
	@touch $@

check-node:
	@command -v npm >/dev/null || { echo "The client's types are checked with Node.js, which is missing (Debian: apt install nodejs npm)." >&2; exit 1; }

check-browser:
	@command -v "$${CHROMIUM:-chromium-headless-shell}" >/dev/null || command -v "$${CHROMIUM:-chromium}" >/dev/null || { \
	  echo "The browser tests need Chromium, which is missing (Debian: apt install chromium-headless-shell; elsewhere: CHROMIUM=/path/to/it make test)." >&2; exit 1; }

UV   ?= $(BIN)/uv
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url \
	pyproject.toml --extra box --group build

lock: $(VENV)/run  ## Write the lock files anew from pyproject.toml (UPGRADE=--upgrade takes the newest versions)
	@test -x $(UV) || $(PIP) uv==0.13.7
	$(LOCK) $(UPGRADE) --output-file requirements/run.txt
	$(LOCK) $(UPGRADE) --group test --constraint requirements/run.txt --output-file requirements/test.txt
	$(LOCK) $(UPGRADE) --group bench --constraint requirements/test.txt --output-file requirements/bench.txt

clean:  ## Remove everything that was made
	$(PYTHON) tools/compile.py --clean
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

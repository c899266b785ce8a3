# Parlour's commands. `make play` and `make test` do everything that is needed before them.

SHELL       := bash
.SHELLFLAGS := -eu -o pipefail -c

# Another Python has a virtual environment of its own: `make test PYTHON=python3.13`.
PYTHON ?= python3
VENV   := .venv$(if $(filter-out python3,$(PYTHON)),-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'))
BIN    := $(VENV)/bin
# Not compiled to bytecode: most of what comes is never imported, and the rest compiles itself when it first is.
PIP    := $(BIN)/python -m pip install --disable-pip-version-check --no-compile
PYTHONS ?= python3.11 python3.12 python3.13
CORES  ?= 2
TESTS  ?= $(shell expr $(CORES) + 1)
GAMES  ?= 1000000
KILLS  ?= 300
SEED   ?= 1
N      ?= 100

# What tools/equip.py brings into the virtual environment is found there.
export PATH := $(CURDIR)/$(BIN):$(PATH)

# What matters most, for `make quick`: the sheets' examples, the laws on one game per family, the contract, the server.
QUICK := tests/sheets tests/laws tests/test_core.py tests/test_record.py tests/test_option.py tests/test_catalogue.py tests/test_import.py \
	tests/test_client.py tests/server/test_api.py tests/server/test_tables.py tests/server/test_storage.py tests/browser/test_line.py

# Install a lock file, showing what comes and not what was there already.
INSTALL = @echo "Installing $<"; $(PIP) --require-hashes -r $< | grep -v -e 'already satisfied' -e '^Looking in' -e '^Ignoring' || test $${PIPESTATUS[0]} -eq 0

.DEFAULT_GOAL := help
.PHONY: help play test again quick another browsers contact-sheet docs site almanac soak soak-server bench bench-server words spelling lines mutants lint types compile uncompile dist fresh equip lock clean

help:  ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

play: $(VENV)/run  ## Open the box: serve it on this machine and print the address; what is not compiled yet is compiled meanwhile
	@$(BIN)/python tools/play.py

# One test more at a time than there are cores: whoever looks at pages or asks a server mostly waits.
test: lint compile equip  ## Run every check and every test
	$(BIN)/python -m pytest -n $(TESTS)

again:  ## What failed in the last run, if it was little, once more and alone
	$(BIN)/python tools/again.py

quick: lint compile equip  ## Run every check, and the third of the tests that matters most
	$(BIN)/python -m pytest -n $(TESTS) --quick $(QUICK)

another: $(VENV)/test compile  ## A smaller run for another Python: build, import, laws (PYTHON=python3.13)
	$(BIN)/python -m pytest -n $(TESTS) --quick tests/laws tests/test_build.py tests/test_import.py

browsers: equip compile $(VENV)/test  ## A table of each family in Firefox and WebKit, with pictures in build/engines
	@$(BIN)/python tools/equip.py firefox webkit screen
	$(BIN)/python -m pytest -v tests/engines/each_family.py

contact-sheet: equip compile $(VENV)/test  ## Pictures of every table, large and small, in build/contact
	$(BIN)/python -m tests.browser.contact_sheet

docs: compile  ## Write docs/games.md, docs/almanac.md and docs/observations.md: every game, from what is declared, measured and found
	$(BIN)/python tools/games_page.py
	$(BIN)/python tools/almanac_page.py
	$(BIN)/python tools/observations_page.py

site: $(VENV)/site  ## The documents and the API reference as a site, in build/site; links that lead nowhere fail (SITE=linkcheck asks the net too)
	$(BIN)/python tools/website.py $(SITE)

almanac: compile  ## Play on for the almanac, in pieces; stop it (^C) and start it anew as you like (SEED=..., PIECES=... for the first so many)
	$(BIN)/parlour lab almanac --seed $(SEED) $(if $(PIECES),--pieces $(PIECES)) --cores $(CORES) --out src/parlour/almanac.json
	$(BIN)/python tools/almanac_page.py

soak: compile  ## A million random games over the whole shelf with the laws on (GAMES=..., SEED=...)
	$(BIN)/parlour lab soak --games $(GAMES) --seed $(SEED)

soak-server: compile $(VENV)/test  ## Kill a server 300 times while many clients play, and look for what is lost (KILLS=..., SEED=...)
	$(BIN)/python -m tests.server.soak --kills $(KILLS) --seed $(SEED)

bench-server: compile $(VENV)/bench  ## How much one server bears, side by side with boardgame.io (SAVE=--save keeps the table in benchmarks/SERVER.md)
	$(BIN)/python -m benchmarks.server $(SAVE)

bench: compile $(VENV)/bench  ## Measure, side by side with OpenSpiel (SAVE=--save keeps the table in benchmarks/RESULTS.md)
	$(BIN)/python -m benchmarks $(SAVE)

words: $(VENV)/run  ## What a translator has still to do (LANGUAGE=fr); without it, how much of each language is there
	@$(BIN)/python tools/words.py $(LANGUAGE)

spelling: $(VENV)/test node_modules/.package-lock.json  ## Which words of our texts no dictionary knows (LANGUAGE=fr; all without it)
	@$(BIN)/python tools/spelling.py $(LANGUAGE)

lines: $(VENV)/run  ## How many lines each game needs, and each room
	$(BIN)/python tools/lines.py

mutants: $(VENV)/test  ## Change the rules in a hundred small ways, and see whether the tests notice (N=..., SEED=...)
	$(BIN)/python tools/mutants.py -n $(N) --seed $(SEED)

lint: types node_modules/.package-lock.json  ## Check style, format, types and imports, of the client too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	npm run --silent check

types: $(VENV)/test
	$(BIN)/mypy

compile: $(VENV)/run  ## Compile the hot path, if there is a C compiler
	@$(BIN)/python tools/compile.py

uncompile: $(VENV)/run  ## Go back to plain Python, for working on rules
	@$(BIN)/python tools/compile.py --clean

dist: $(VENV)/run  ## Build the sdist, and a compiled wheel for each of PYTHONS that is here
	$(BIN)/python tools/dist.py $(PYTHONS)

fresh: $(VENV)/run  ## Try dist/ in an empty environment: README's library part, the box, pipx run, uvx
	$(BIN)/python tools/fresh.py

# The three marks in the virtual environment say which lock file is installed.

$(VENV)/run: requirements/run.txt pyproject.toml
	@test -x $(BIN)/python || { echo "Making a virtual environment in $(VENV)"; $(PYTHON) tools/environment.py $(VENV); }
	$(INSTALL)
	@HATCH_BUILD_NO_HOOKS=true $(PIP) --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/test: requirements/test.txt $(VENV)/run
	$(INSTALL)
	@touch $@

$(VENV)/site: requirements/site.txt $(VENV)/test
	$(INSTALL)
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/run
	$(INSTALL)
	@touch $@

node_modules/.package-lock.json: package-lock.json | $(VENV)/test
	@$(BIN)/python tools/equip.py node
	npm ci --no-audit --no-fund
	@touch $@

equip: $(VENV)/test  ## Bring Node.js, Chromium and other people's engines, where the machine has none
	@$(BIN)/python tools/equip.py node chromium stockfish gnubg

UV   ?= $(BIN)/uv
LOCKED := --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url
LOCK   := $(UV) pip compile $(LOCKED) pyproject.toml --extra box --extra postgres --group build

lock: $(VENV)/run  ## Write the lock files anew from pyproject.toml (UPGRADE=--upgrade takes the newest versions)
	@test -x $(UV) || $(PIP) uv==0.13.7
	$(LOCK) $(UPGRADE) --output-file requirements/run.txt
	$(LOCK) $(UPGRADE) --group test --constraint requirements/run.txt --output-file requirements/test.txt
	$(LOCK) $(UPGRADE) --group bench --constraint requirements/test.txt --output-file requirements/bench.txt
	$(UV) pip compile $(LOCKED) $(UPGRADE) --group site --constraint requirements/test.txt --output-file requirements/site.txt
	$(UV) pip compile $(LOCKED) $(UPGRADE) --group node --output-file requirements/node.txt

clean:  ## Remove everything that was made
	$(PYTHON) tools/compile.py --clean
	rm -rf .venv* node_modules tools/chromium/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

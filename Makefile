.DEFAULT_GOAL := help
SHELL := /bin/bash

BIN := .venv/bin
STAMP := .venv/.stamp
PLAYABLE := .venv/.stamp-play
PY := $(BIN)/python
ARGS ?=
# What players use is the compiled build: the games and what uses them run there, kernel, vocabulary and what reads the
# sources on the sources. That both builds play alike, perft shows over every stored position.
COMPILED := PYTHONPATH='$(CURDIR)/build/compiled' THARSIS_BUILD=compiled
ON_SOURCES := tests/kernel tests/rules $(wildcard tests/games/test_*.py) tests/text tests/golden tests/contracts
ON_COMPILED := $(wildcard tests/games/*/) tests/contracts/test_content.py tests/play tests/bots tests/properties tests/server tests/cli tests/releases tests/docs tests/examples

.PHONY: help setup check check-python check-pyright check-web test test-wheel test-client rules without mutate bench load soak play terminal web e2e types docs format gallery compiled wheel clean

help: ## this list
	@grep -hE '^[a-z0-9]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z0-9]+):.*## (.*)/  make \1\t\2/' | expand -t 18

$(STAMP): pyproject.toml setup.py scripts/setup.sh
	@scripts/setup.sh
	@touch $@ $(PLAYABLE)

$(PLAYABLE): pyproject.toml setup.py
	@scripts/setup.sh play
	@touch $@

setup: $(STAMP) ## make .venv and install everything into it (quick the second time)

SIDE_BY_SIDE := @$(MAKE) --no-print-directory --output-sync=target -j 2

check: $(STAMP) ## format, lint and types
	$(SIDE_BY_SIDE) check-python check-pyright check-web

check-python:
	@echo "check: ruff format" && $(BIN)/ruff format --check .
	@echo "check: ruff lint" && $(BIN)/ruff check .
	@echo "check: mypy --strict" && $(BIN)/mypy
	@echo "check: types of the wire" && $(PY) scripts/wire_types.py --check

check-pyright:
	@scripts/pyright.sh

check-web:
	@scripts/web.sh check

test: $(STAMP) check wheel ## everything that must pass: checks, compiled build, wheel, tests
	@$(PY) scripts/rules_coverage.py --report
	@echo "test: on the sources" && $(BIN)/pytest -n 2 --durations=25 $(ON_SOURCES) $(ARGS)
	@echo "test: on the compiled build" && $(COMPILED) $(BIN)/pytest -n 2 --durations=25 $(ON_COMPILED)
	$(SIDE_BY_SIDE) test-wheel test-client
	@$(COMPILED) scripts/web.sh e2e

test-wheel:
	@echo "test: the wheel in a clean environment" && THARSIS_WHEEL=$$(ls dist/*.whl) $(BIN)/pytest tests/wheel

test-client:
	@scripts/web.sh test

rules: $(STAMP) ## which rules are cited by a test; fails on a gap
	@$(PY) scripts/rules_coverage.py

without: $(STAMP) ## all other tests without each expansion in turn (an hour)
	@for name in $$($(PY) scripts/without.py); do echo "without: $$name"; $(PY) scripts/without.py $$name -q -n 2 $(ARGS) || exit 1; done

mutate: $(STAMP) ## break the rules in some hundred ways: do the tests notice? (an hour)
	@PYTHONPATH=scripts $(PY) -m mutate $(ARGS)

bench: $(STAMP) compiled ## measure the speed
	@$(BIN)/tharsis bench $(ARGS)

load: $(STAMP) ## tables and answers that a server holds, on SQLite and PostgreSQL
	@$(PY) scripts/load.py $(ARGS)

soak: $(STAMP) compiled ## many random games with every check on; a server that suffers 200 games long, 50,000 odd messages, 20,000 pages compared
	@echo "soak: processes, databases, lines, disks and clocks that fail" && $(COMPILED) THARSIS_FAULT_GAMES=200 $(BIN)/pytest -q -s tests/server/test_faults.py
	@echo "soak: odd messages" && $(COMPILED) THARSIS_ODD_MESSAGES=50000 $(BIN)/pytest -q -s tests/server/test_odd_messages.py
	@echo "soak: hidden things" && $(COMPILED) THARSIS_COMPARISONS=20000 $(BIN)/pytest -q -s tests/server/test_hidden_bytes.py
	@$(BIN)/tharsis $$(ls build/compiled/tharsis/kernel/*.so >/dev/null 2>&1 && echo --compiled) soak $(ARGS)

play: $(PLAYABLE) web ## play in the browser: starts a server and opens its page
	@$(BIN)/tharsis serve --open $(ARGS)

terminal: $(PLAYABLE) ## play in the terminal; ARGS="dice --players 3" for the Dice Game
	@$(BIN)/tharsis play $(ARGS)

web: $(PLAYABLE) ## build the browser client into the package (brings Node where there is none)
	@scripts/web.sh build

e2e: $(STAMP) web ## the tests in a real browser
	@scripts/web.sh e2e $(ARGS)

gallery: $(STAMP) web ## pictures of every screen, in build/gallery
	@scripts/web.sh gallery $(ARGS)

types: $(STAMP) ## the types of TypeScript anew, from the server's
	@$(PY) scripts/wire_types.py

docs: $(STAMP) ## the documents as a site, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet && echo "docs: build/site/index.html"

format: $(STAMP) ## let ruff format and fix what it can
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

compiled: $(STAMP) ## the compiled variant in build/compiled (src stays plain)
	@$(PY) scripts/compiled.py

wheel: $(STAMP) web compiled ## a wheel in dist/, compiled where a C compiler is at hand
	@rm -rf dist/*.whl build/lib* build/bdist* build/temp* # or what an older wheel left there would get into this one
	@echo "wheel: building" && mkdir -p build
	@$(PY) -m pip --disable-pip-version-check wheel -v --no-deps --no-build-isolation -w dist . >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }
	@grep -o 'tharsis: not compiled.*' build/wheel.log | head -1; ls -1 dist

clean: ## remove what was built, .venv too
	rm -rf web/node_modules src/tharsis/server/static build dist .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

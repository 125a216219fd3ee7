# Everything that a person does in this repository, one word each. `make help` lists them.
# Needed: Python 3.11 or newer, make and git. Choose another Python with `make PYTHON=python3.12 test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
WORKERS ?= 2
ARGS ?=

.DEFAULT_GOAL := help

## The two that everyone needs

play: $(VENV)/.play ## install what is missing, start the site on this machine and open it; takes ARGS="--data FOLDER --port N"
	$(BIN)/antiqua play $(ARGS)

# The rules are compiled ahead, so that the tests' processes do not do it side by side.
test: $(VENV)/.dev ## install what is missing and run all checks and tests, the browser's too (needs Chromium)
	$(BIN)/antiqua warmup
	$(BIN)/pytest -n $(WORKERS) $(ARGS)

## For those who change something

test-fast: $(VENV)/.dev ## the tests that take seconds: no browser, nothing slow
	$(BIN)/pytest -n $(WORKERS) -m "not slow and not browser" $(ARGS)

lint: $(VENV)/.dev ## style, types and the order of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev ## put the source into the one layout, mend what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.play ## measure the engine's speed on this machine
	$(BIN)/antiqua bench $(ARGS)

warmup: $(VENV)/.play ## compile the games ahead, so that the first table opens at once
	$(BIN)/antiqua warmup $(ARGS)

# A picture's name, the game, its players, after how many moves, and the modules in it.
PICTURES := "tzolkin tzolkin 4 305" "hellas hellas 4 112" "hadara hadara 2 75" \
  "tribes tzolkin 5 365 tribes prophecies new_buildings"

pictures: $(VENV)/.play ## draw the README's pictures again: greedy bots at play, after so many moves
	@for picture in $(PICTURES); do set -- $$picture; \
	  name=$$1 game=$$2 players=$$3 moves=$$4 options=; shift 4; \
	  for module in "$$@"; do options="$$options --option $$module=true"; done; \
	  $(BIN)/antiqua simulate $$game --players $$players $$options --games 1 --seed 5 --bots greedy \
	    --records $(VENV)/games && \
	  $(BIN)/antiqua replay $(VENV)/games/$$game-5.json --to $$moves | \
	  $(BIN)/antiqua render - --seat 0 -o docs/pictures/$$name.svg || exit 1; done

dev: $(VENV)/.dev ## only make the virtual environment with all that tests and checks need

lock: $(VENV)/.lock ## choose the newest allowed versions again and write requirements/*.txt
	$(LOCK) pyproject.toml requirements/build.in --extra site --extra envs --extra training --extra dev \
	  --upgrade --output-file requirements/dev.txt
	$(LOCK) pyproject.toml requirements/build.in --extra site --upgrade \
	  --constraint requirements/dev.txt --output-file requirements/play.txt

clean: ## remove the virtual environment and all caches of the tools
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build dist
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@echo "make play and make test do all set-up. All targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
	  awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

.PHONY: play test test-fast lint format bench warmup pictures dev lock clean help

## How the virtual environment comes to be

ANOTHER := Name another one: make PYTHON=python3.12 ...

$(VENV)/.python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Antiqua needs Python 3.11 or newer; '$(PYTHON)' was not found. $(ANOTHER)" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Antiqua needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1). $(ANOTHER)" >&2; \
	  exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

# The package itself is installed last, in place, with the pinned build tools of the list.
$(VENV)/.play: $(VENV)/.python requirements/play.txt pyproject.toml
	@test -e $(VENV)/.dev || echo "Installing Antiqua and what it needs into $(VENV) (about a minute, once) ..."
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.python requirements/dev.txt pyproject.toml
	@echo "Installing Antiqua and what its tests need into $(VENV) (about two minutes, once) ..."
	$(PIP) install --require-hashes -r requirements/dev.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/.play

UV := uv==0.13.9
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

$(VENV)/.lock: $(VENV)/.python
	$(PIP) install "$(UV)"
	@touch $@

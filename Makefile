PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python web/npm.py
NODE_MODULES := web/node_modules/.package-lock.json
WEB_BUILT := src/penult/web/index.html
WEB_SOURCES := $(shell find web src/penult/i18n -mindepth 1 -name node_modules -prune -o -name __pycache__ -prune -o -print)
HANDS ?= 1000000
CASES ?= 200000
KILLS ?= 200
SPOILED ?= 300
ABANDONED ?= 20000
FRAMES ?= 1000000
SOCKETS ?= 5000
MESSAGES ?= 100000
RACES ?= 10000
EVENINGS ?= 200
XSS ?= 500
WORDS := tests/i18n/test_glossary.py tests/i18n/test_typography.py tests/i18n/test_untranslated.py
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 * os.cpu_count())')

.DEFAULT_GOAL := help
.PHONY: help play test test-web test-bounds test-compiled setup check docs words web web-data protocol screenshots icons soak bench mutants proportions lock clean

help:
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 13

play: setup web  ## Set up, open a server and say where (PLAY="--host 0.0.0.0 --port 8000").
	@$(BIN)/penult serve $(PLAY)

test: setup web  ## Set up and run every test.
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-bounds test-web test-compiled
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-web:
	@$(NPM) --silent test -- --reporter=dot

test-bounds:
	@PENULT_BOUNDS_CHECK=1 $(BIN)/pytest -n 0 tests/speeds --ignore=tests/speeds/test_cache.py

test-compiled:
	@$(BIN)/python tests/compiling.py

setup: .venv/ready  ## Make a .venv in this checkout with penult in it.

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Penult needs Python 3.11 or newer; set PYTHON=") if sys.version_info < (3, 11) else None'
	@echo "Setting up .venv, once; this takes a minute …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

web: $(WEB_BUILT)  ## Build the web client, if something in it has changed.

$(WEB_BUILT): $(NODE_MODULES) $(WEB_SOURCES)
	@$(NPM) --silent run build

$(NODE_MODULES): web/package-lock.json | .venv/node-ready
	@echo "Fetching what the web client is made with, once …"
	@$(NPM) ci --loglevel=error >/dev/null

.venv/node-ready: requirements-web.lock | .venv/ready
	@$(NPM) --version >/dev/null 2>&1 || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-web.lock
	@touch $@

check: setup $(NODE_MODULES)  ## Style, types, words, and the laws of imports.
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/pytest -q -n 0 tests/test_import_law.py tests/test_plain_names.py $(WORDS)
	@$(NPM) --silent run style
	@$(NPM) --silent run lint
	@$(NPM) --silent run types

words: setup  ## Write docs/words.md from the glossary of the client's words.
	@$(BIN)/python -m penult.i18n.glossary docs/words.md

web-data: setup  ## Write what the web client shows of rules, cards and first hands.
	@$(BIN)/python -m penult.webdata web/src/generated

protocol: setup  ## Write the protocol: JSON schema, TypeScript types, transcript.
	@$(BIN)/python -m penult.wire.schema docs/protocol.json
	@$(BIN)/python -m penult.wire.typescript web/src/protocol.ts
	@$(BIN)/python docs/transcript.py

docs: .venv/docs-ready  ## Build the documents as a site, in build/site.
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Open build/site/index.html; to search in it, serve it: python3 -m http.server -d build/site"

.venv/docs-ready: .venv/ready requirements-docs.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.lock
	@touch $@

screenshots: setup web  ## Photograph the web client: what a document shows into docs/img, the rest into build/.
	@$(BIN)/python tests/browser/screenshots.py

icons: setup  ## Paint the icons of a home screen and the picture of a link.
	@$(BIN)/python tests/browser/icons.py

soak: setup web  ## The heavy proofs at full size.
	@$(BIN)/python -m penult.sim.soak --hands $(HANDS)
	@$(BIN)/python tests/notation/fuzz.py --cases $(CASES)
	@$(BIN)/python tests/faults/kill.py --times $(KILLS)
	@$(BIN)/python tests/faults/damage.py --servers $(SPOILED)
	@$(BIN)/python tests/faults/abandoned.py --tables $(ABANDONED)
	@$(BIN)/python tests/faults/frames.py --frames $(FRAMES)
	@$(BIN)/python tests/faults/flood.py --sockets $(SOCKETS)
	@$(BIN)/python tests/wheels/lowest.py
	@$(BIN)/python tests/server/secrecy/soak.py --messages $(MESSAGES)
	@$(BIN)/python tests/server/live/racing.py --races $(RACES)
	@$(BIN)/python tests/table/evenings.py --evenings $(EVENINGS)
	@XSS=$(XSS) $(BIN)/pytest -n 0 tests/browser/test_hostile_texts.py
	@COVERED=1 $(BIN)/pytest -n 0 tests/browser/test_nothing_covered.py tests/browser/test_in_full.py tests/browser/test_moments.py tests/terminal/test_window_sizes.py
	@$(BIN)/python tests/browser/evening.py

bench: .venv/bench-ready web  ## Speed, against named peers, in one run.
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/bots.py
	@$(BIN)/python bench/table.py
	@$(BIN)/python bench/server.py
	@$(BIN)/python bench/web.py

.venv/bench-ready: .venv/ready requirements-bench.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

proportions: setup  ## Count files, lines and names (AGAINST=REV compares with a commit).
	@$(BIN)/python bench/proportions.py $(if $(AGAINST),--against $(AGAINST))

mutants: setup  ## Change the kernel and the table in many small ways; the tests must notice.
	@$(BIN)/python tests/mutation/run.py kernel
	@$(BIN)/python tests/mutation/run.py table --limit 300

lock:  ## Pin every dependency by hash; the lock files name no registry.
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra fast --extra plots --extra terminal --extra server --extra test pyproject.toml requirements-build.in -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra bench --constraint requirements.lock pyproject.toml -o requirements-bench.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header requirements-web.in -o requirements-web.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --constraint requirements.lock requirements-docs.in -o requirements-docs.lock

clean:  ## Remove the .venv, what was built and every cache in the checkout.
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build web/node_modules src/penult/web
	find . -name __pycache__ -prune -exec rm -rf {} +

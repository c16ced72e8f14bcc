PYTHON ?= python3
BIN := .venv/bin
HANDS ?= 1000000
CASES ?= 200000
KILLS ?= 200
FRAMES ?= 1000000
MESSAGES ?= 100000
RACES ?= 10000
EVENINGS ?= 200

.DEFAULT_GOAL := help
.PHONY: help play test setup check protocol soak bench mutants lock clean

help:
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

play: setup  ## Set up, open a server and say where (PLAY="--host 0.0.0.0 --port 8000").
	@$(BIN)/penult serve $(PLAY)

test: setup  ## Set up and run every test.
	@$(BIN)/pytest -n auto
	@PENULT_BOUNDS_CHECK=1 $(BIN)/pytest -n 0 tests/speeds

setup: .venv/ready  ## Make a .venv in this checkout with penult in it.

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Penult needs Python 3.11 or newer; set PYTHON=") if sys.version_info < (3, 11) else None'
	@echo "Setting up .venv, once; this takes a minute …"
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

check: setup  ## Style, types, and the law of imports.
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/pytest -q tests/test_import_law.py

protocol: setup  ## Write the protocol anew: JSON schema, TypeScript types, transcript.
	@$(BIN)/python -m penult.wire.schema docs/protocol.json
	@$(BIN)/python -m penult.wire.typescript web/src/protocol.ts
	@$(BIN)/python docs/transcript.py

soak: setup  ## The heavy proofs at full size.
	@$(BIN)/python -m penult.sim.soak --hands $(HANDS)
	@$(BIN)/python tests/notation/fuzz.py --cases $(CASES)
	@$(BIN)/python tests/faults/kill.py --times $(KILLS)
	@$(BIN)/python tests/faults/frames.py --frames $(FRAMES)
	@$(BIN)/python tests/server/secrecy/soak.py --messages $(MESSAGES)
	@$(BIN)/python tests/server/table/racing.py --races $(RACES)
	@$(BIN)/python tests/server/table/evenings.py --evenings $(EVENINGS)

bench: .venv/bench-ready  ## Speed, against named peers, in one run.
	@$(BIN)/python bench/engine.py
	@$(BIN)/python bench/bots.py
	@$(BIN)/python bench/server.py

.venv/bench-ready: .venv/ready requirements-bench.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

mutants: setup  ## Change the kernel in many small ways; the tests must notice.
	@$(BIN)/python tests/mutation/run.py

lock:  ## Pin every dependency by hash; the lock files name no registry.
	@$(BIN)/pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra fast --extra terminal --extra server --extra test pyproject.toml requirements-build.in -o requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --extra bench --constraint requirements.lock pyproject.toml -o requirements-bench.lock

clean:  ## Remove the .venv and every cache in the checkout.
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build
	find . -name __pycache__ -prune -exec rm -rf {} +

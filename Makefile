# Every target sets itself up: a virtual environment in .venv, made on first use and brought up to date when
# pyproject.toml changes. A warm `make certify` does no set-up at all.
#
#   make certify   judge the built-in reference engine      make test    style, types, imports, lint, tests: three minutes
#   make nightly   the tests that `make test` leaves out    make features GAME=vtes   the scenarios of a game
#   make bench     speed, beside other libraries            make clean   remove all that these made
#   make mutants   wrong engines, generated and judged      make honest  right engines that differ: none may be accused
#   make vectors   the scenarios as data, in an archive: dist/vectors.tar.gz
#   make docs      the documentation as a site: build/docs/index.html
#   make localisation   how well the suspected rules find the faults of engines with many of them
#   make fuzz      requests and files that nobody should make: each gets a proper answer
#   make dist      the sdist and the wheel in dist/, the same bytes for the same commit
#
# Settings: PYTHON=/path/to/python3.11   VENV=.venv   WORKERS=2   ARGS='--game vtes' (passed on to the command)
#           SINCE=COMMIT   `make style` checks the subjects of the commits after this one
#           HASHED=requirements/ci.txt   installs exactly these files, as continuous integration does

SHELL   := /bin/sh
VENV    ?= .venv
WORKERS ?= 2
ARGS    ?=
PYTHON  ?=
PY      := $(VENV)/bin/python
PYTEST  := $(PY) -m pytest -q -n $(WORKERS)
GAME    ?=
HASHED  ?=

# The tests start hundreds of processes. Without byte code, each would compile the project again.
unexport PYTHONDONTWRITEBYTECODE

.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help certify test checks nightly bench mutants honest localisation fuzz vectors dist clean style types arrows lint prose features tests coverage docs format

help:
	@sed -n '/^#/!q;s/^# \{0,1\}//p' Makefile

# ---------------------------------------------------------------- set-up

# The first interpreter that is new enough, unless PYTHON names one.
define new_venv
@chosen=; for candidate in $(or $(PYTHON),python3.11 python3.12 python3.13 python3.14 python3 python); do \
  if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then chosen=$$candidate; break; fi; \
done; \
if [ -z "$$chosen" ]; then \
  echo "make: no Python 3.11 or newer among: $(or $(PYTHON),python3.11 to python3.14, python3, python)" >&2; \
  echo "      install one, or name it: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; \
fi; \
echo "set-up: $(VENV), with $$("$$chosen" --version)"; \
"$$chosen" -m venv $(VENV) || { \
  echo "make: $$chosen cannot make a virtual environment; on Debian and Ubuntu install python3-venv" >&2; exit 1; }
endef

# With HASHED, that file names everything with its hash, build requirements included. An editable project has no hash.
PIP := $(PY) -m pip install --disable-pip-version-check --no-input
hashed = $(PIP) --require-hashes --requirement $(HASHED) && $(PIP) --no-deps --no-build-isolation --editable .

# $(call install,EXTRAS,STAMP): pip is quiet unless it fails.
define install
@echo "set-up: installing $(or $(HASHED),$(if $(1),justicar[$(1)],justicar)) (once; later runs skip this)"; \
{ $(if $(HASHED),$(hashed),$(PIP) --editable '.$(if $(1),[$(1)])'); } >$(VENV)/install.log 2>&1 || { \
  cat $(VENV)/install.log >&2; \
  echo "make: pip could not install the requirements (its output is above; also in $(VENV)/install.log)." >&2; \
  echo "      Is a package index within reach? See: $(PY) -m pip config list" >&2; exit 1; }
@touch $(2)
endef

$(VENV)/made:
	$(new_venv)
	@touch $@

$(VENV)/ready: $(VENV)/made pyproject.toml $(HASHED)
	$(call install,,$@)

$(VENV)/ready-dev: $(VENV)/made pyproject.toml $(HASHED)
	$(call install,dev,$@)
	@touch $(VENV)/ready

$(VENV)/ready-docs: $(VENV)/made pyproject.toml $(HASHED)
	$(call install,docs,$@)

$(VENV)/ready-bench: $(VENV)/made pyproject.toml $(HASHED)
	$(call install,bench,$@)

# ---------------------------------------------------------------- use

certify: $(VENV)/ready
	@$(PY) -m conformance certify $(ARGS)

bench: $(VENV)/ready-bench
	@$(PY) -m benchmarks $(ARGS)

mutants: $(VENV)/ready-dev
	@$(PY) -m tests.mutants $(ARGS)

honest: $(VENV)/ready-dev
	@$(PY) -m tests.conforming_variants $(ARGS)

localisation: $(VENV)/ready-dev
	@$(PY) -m tests.fault_localization $(ARGS)

fuzz: $(VENV)/ready-dev
	@$(PY) -m tests.fuzz $(ARGS)

vectors: $(VENV)/ready
	@rm -rf build/vectors && $(PY) -m conformance export build/vectors && mkdir -p dist
	@tar -C build -czf dist/vectors.tar.gz vectors && echo "dist/vectors.tar.gz"

# The time of the commit in every archive, so that anyone who builds it gets the same bytes.
dist: export SOURCE_DATE_EPOCH ?= $(or $(shell git log -1 --format=%ct 2>/dev/null),1577836800)
dist: $(VENV)/ready-dev
	@rm -f dist/justicar-*.tar.gz dist/justicar-*.whl
	@$(PY) -m hatchling build --target sdist --target wheel --directory dist

# The diagrams need Mermaid. Without npm the site shows their source instead.
MERMAID := docs/assets/mermaid.min.js

$(MERMAID):
	@! command -v npm >/dev/null || { mkdir -p build && cd build; \
	  npm pack --silent --fetch-retries=0 --fetch-timeout=20000 mermaid@12 >/dev/null && tar -xzf mermaid-12*.tgz package/dist/mermaid.min.js \
	  && mv package/dist/mermaid.min.js ../$(MERMAID); } || echo "docs: npm could not fetch Mermaid; diagrams stay text"

docs: $(VENV)/ready-docs $(MERMAID)
	@NO_MKDOCS_2_WARNING=1 DISABLE_MKDOCS_2_WARNING=true $(PY) -m mkdocs build --quiet && echo "build/docs/index.html"

# ---------------------------------------------------------------- checks

# $(call check,WHAT,COMMAND): names the check, and on failure how to repeat just that.
define check
@echo "== $(1)"; $(2) || { echo "make: '$@' failed; repeat just this with: make $@" >&2; exit 1; }
endef

# The checks that need one core run beside the tests, and show their output at once at their end. With ARGS, just the tests
# that it names.
test: $(VENV)/ready-dev
ifneq ($(ARGS),)
	@$(MAKE) --no-print-directory tests
	@echo "== all checks passed"
else
	@$(MAKE) --no-print-directory style
	@$(MAKE) --no-print-directory -j2 tests checks
	@echo "== all checks passed; the slow ones are in: make nightly"
endif

checks: $(VENV)/ready-dev
	@mkdir -p build; (for part in types arrows lint; do $(MAKE) --no-print-directory $$part || exit 1; done) \
	  >build/checks.txt 2>&1; code=$$?; echo; cat build/checks.txt; exit $$code

# What `make test` leaves out; tests/conftest.py says what that is, and why.
nightly: $(VENV)/ready-dev
	$(call check,nightly tests (pytest$(comma) $(WORKERS) workers),$(PYTEST) -m nightly tests)
	$(call check,every scenario under pytest-bdd,$(PYTEST) features)

style: $(VENV)/ready-dev
	$(call check,style (ruff check),$(PY) -m ruff check --quiet .)
	$(call check,layout (ruff format),$(PY) -m ruff format --check --quiet . || { echo "mend it with: make format"; false; })
	$(call check,subjects of commits,$(PY) -m tests.commits $(if $(SINCE),--since $(SINCE)))

types: $(VENV)/ready-dev
	$(call check,types (mypy --strict),$(PY) -m mypy --no-error-summary)

arrows: $(VENV)/ready-dev
	$(call check,arrows between packages (import-linter),$(VENV)/bin/lint-imports)

prose: $(VENV)/ready-dev
	$(call check,prose,$(PY) -m tests.prose $(ARGS))

lint: $(VENV)/ready-dev
	$(call check,features (justicar lint),$(PY) -m conformance lint)

features: $(VENV)/ready-dev
	$(call check,scenarios$(if $(GAME), of $(GAME)),$(PY) -m conformance certify -q $(if $(GAME),--game $(GAME)) $(ARGS))

# ARGS names folders, files, or tests instead of all; few of them need no workers.
tests: $(VENV)/ready-dev
	$(call check,tests,$(if $(ARGS),$(PY) -m pytest -q $(ARGS),$(PYTEST) -m "not nightly" tests))

coverage: $(VENV)/ready-dev
	@$(PY) -m coverage run -m pytest -q tests features
	@$(PY) -m coverage report

format: $(VENV)/ready-dev
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

clean:
	rm -rf $(VENV) build dist report .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf ./*.egg-info

comma := ,

# Short names for what is done often; nothing here that cannot be typed.
.PHONY: start test long lint format lock openapi client web conformance bench sbom audit texts

PYTHON = .venv/bin/python

start:
	python3 start.py

test:
	python3 start.py test

long:
	python3 start.py test --long

lint:
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports

format:
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

# Needs uv. Versions move only on purpose: add `--upgrade` or `--upgrade-package NAME` to LOCK.
LOCK_TOOLS = uv pip compile --quiet --universal --no-header --no-emit-index-url --no-emit-find-links --generate-hashes \
	--python-version 3.11
LOCK = $(LOCK_TOOLS) --extra embedded --extra fallback --extra solver --extra build pyproject.toml
lock:
	$(LOCK) -o requirements.lock
	$(LOCK) --extra otel -c requirements.lock -o requirements-otel.lock
	$(LOCK) --extra dev -c requirements.lock -o requirements-dev.lock
	$(LOCK_TOOLS) .ci/tools.in -o .ci/tools.lock

openapi:
	$(PYTHON) tools/record_examples.py
	$(PYTHON) -m service.cli openapi --write

client:
	$(PYTHON) tools/generate_client.py

# Needs Node, once `npm ci --prefix clients`: the TypeScript types, and the playground that the service serves.
web:
	npm run --prefix clients generate
	npm run --prefix clients build

conformance:
	$(PYTHON) tools/make_vectors.py

# Puts new sentences into the catalogues of the languages, and compiles these.
texts:
	$(PYTHON) tools/languages.py

bench:
	$(PYTHON) bench/http_stateless.py

# What the project is made of: dist/*.cdx.json, and (audit) whether any of it is known to be vulnerable.
sbom:
	.ci/audit --sbom
audit:
	.ci/audit

#!/usr/bin/env bash
# pyright fetches its program on first use; a machine that cannot do so still has mypy's verdict.
set -euo pipefail
cd "$(dirname "$0")/.."
export PYRIGHT_PYTHON_IGNORE_WARNINGS=1
echo "check: pyright"
if ! .venv/bin/pyright --version >/dev/null 2>&1; then
    echo "check: pyright cannot be started here, left out"
    exit 0
fi
.venv/bin/pyright

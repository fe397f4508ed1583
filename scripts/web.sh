#!/usr/bin/env bash
# The browser client: build, check, test, e2e. Needs Node 20.19 or newer; without it, it says so and goes on.
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-build}
static=src/tharsis/server/static

if ! command -v node >/dev/null || ! command -v npm >/dev/null || ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "web $what: SKIPPED, there is no Node 20.19 or newer"
  exit 0
fi

cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  # Not `npm ci`: a lock file written on one platform lacks the optional packages of the others, and it refuses that.
  echo "web: npm install"
  npm install --no-save --silent --no-audit --no-fund
fi

case $what in
  build)
    if [ ! -f "../$static/index.html" ] || [ -n "$(find src icons public index.html vite.config.ts sprite.ts package-lock.json ../src/tharsis/look -newer "../$static/index.html" -print -quit)" ]; then
      # Built aside, then put in its place at once: a server that runs goes on giving out whole pages.
      echo "web: vite build" && npx vite build --logLevel error --outDir ../build/web-new --emptyOutDir
      rm -rf ../build/web-old && mkdir -p "../$static" && mv "../$static" ../build/web-old && mv ../build/web-new "../$static"
    fi
    ;;
  check)
    echo "check: svelte-check" && npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human 2>&1 | tail -n 20
    echo "check: eslint" && npx eslint .
    echo "check: prettier" && npx prettier --check --log-level warn .
    ;;
  test) echo "test: vitest" && npx vitest run --reporter=dot ;;
  e2e)
    mkdir -p test-results
    echo "test: browser" && node e2e/run.mjs "${@:2}"
    ;;
  *) echo "web.sh build|check|test|e2e" && exit 2 ;;
esac

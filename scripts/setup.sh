#!/usr/bin/env bash
# Makes .venv with a Python of at least 3.11 and installs the package into it, editable: with the tools of a developer, or
# with `play` only what a game needs, which is quicker.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'setup: %s\n' "$*"; }
die() { printf 'setup: %s\n' "$*" >&2; exit 1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    local name
    # A name on the PATH may be a shim that only says "not here", so each one is really run.
    for name in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if new_enough "$name"; then echo "$name"; return; fi
    done
    return 1
}

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
    if may_install; then
        say "installing $*"
        apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
    else
        die "please install: $*   (Debian, Ubuntu: sudo apt-get install $*)"
    fi
}

need_venv() {
    "$1" -c 'import venv, ensurepip' >/dev/null 2>&1 && return
    apt_install "$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    "$1" -c 'import venv, ensurepip' >/dev/null 2>&1 || die "$1 still has no venv and ensurepip modules"
}

if ! command -v python3 >/dev/null && [ -z "${PYTHON:-}" ]; then
    apt_install python3 python3-venv
fi
python=$(find_python) || die "Python 3.11 or newer is needed; found: $("${PYTHON:-python3}" --version 2>&1 || echo none). Set PYTHON=/path/to/python3.11"

if ! new_enough .venv/bin/python; then
    say "making .venv with $("$python" --version)"
    need_venv "$python"
    rm -rf .venv
    "$python" -m venv .venv
fi

pip=(.venv/bin/python -m pip --disable-pip-version-check -qq)
say "installing the build tools"
"${pip[@]}" install -U pip 'setuptools>=77'
# The build needs nothing but setuptools here, so no second environment is made for it.
if [ "${1:-}" = play ]; then
    say "installing tharsis (editable), half a minute on a new machine"
    THARSIS_COMPILE=0 "${pip[@]}" install --no-build-isolation -e .
else
    say "installing tharsis (editable) and its tools, a minute on a new machine"
    THARSIS_COMPILE=0 "${pip[@]}" install --no-build-isolation -e '.[dev]'
    # It counts instructions, for `make bench` and one test, which is left out without it.
    if ! command -v valgrind >/dev/null && may_install; then
        apt_install valgrind || say "valgrind could not be installed: no instructions are counted"
    fi
fi
say "ready: $(.venv/bin/python --version) in .venv"

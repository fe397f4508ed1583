"""Puts a broken copy in the place of one module, also in the processes that a test starts. Read by Python itself."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType


class BrokenLoader(importlib.machinery.SourceFileLoader):
    """Loads the broken copy under the name and the path of the true file."""

    def get_code(self, fullname: str) -> CodeType:
        with open(os.environ["THARSIS_MUTANT_SOURCE"], encoding="utf-8") as file:
            code: CodeType = compile(file.read(), self.path, "exec", dont_inherit=True)
        return code


class BrokenFinder(importlib.abc.MetaPathFinder):
    """Finds one module."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != os.environ.get("THARSIS_MUTANT"):
            return None
        file = os.environ["THARSIS_MUTANT_FILE"]
        loader = BrokenLoader(fullname, file)
        inside = [os.path.dirname(file)] if file.endswith("__init__.py") else None
        return importlib.util.spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=inside
        )


def install() -> None:
    """Look for the broken module before all others."""
    sys.meta_path.insert(0, BrokenFinder())


if os.environ.get("THARSIS_MUTANT"):
    install()

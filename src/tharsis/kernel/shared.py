"""What all states of a game share."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """What never changes and is shared by all states of a game: a copy of it is itself."""

    def __copy__(self) -> Shared:
        """Itself."""
        return self

    def __deepcopy__(self, memo: object) -> Shared:
        """Itself: states, saves and paths know it by what it is, not by what it holds."""
        return self

    def __reduce__(self) -> str | tuple[object, ...]:
        """Another process has its own; a state that is pickled names what it needs of it."""
        raise TypeError(f"{type(self).__name__} belongs to its rules: pickle the state or the match instead")

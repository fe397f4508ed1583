"""The one error of the text layer."""

from tharsis.kernel.errors import TharsisError


class TextError(TharsisError):
    """A pattern, a slot, a noun or a form that a text asks for does not exist."""

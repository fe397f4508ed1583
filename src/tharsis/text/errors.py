"""The one error of the text layer."""


class TextError(Exception):
    """A pattern, a slot, a noun or a form that a text asks for does not exist."""

"""Reading a document that a person may have written: every mistake is gathered, so that one error tells them all."""

from __future__ import annotations

from typing import Any

from tharsis.kernel.errors import BadPosition

Document = dict[str, Any]


class DocumentReader:
    """Takes values out of a document and notes what is wrong with them."""

    def __init__(self) -> None:
        self.reasons: list[str] = []

    def wrong(self, reason: str) -> None:
        """Note a mistake."""
        if reason not in self.reasons:
            self.reasons.append(reason)

    def stop_if_wrong(self) -> None:
        """Refuse the document, with every reason so far."""
        if self.reasons:
            raise BadPosition(self.reasons)

    def only(self, document: Document, keys: set[str], where: str) -> None:
        """No other keys than these."""
        for key in document:
            if key not in keys:
                self.wrong(f"{where} has an unknown key {key!r}")

    def number(self, document: Document, key: str, default: int, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = document.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.wrong(f"{key} is {value!r}, not a whole number")
            return least
        if not least <= value <= most:
            self.wrong(f"{key} is {value}; possible: {least} to {most}")
            return least
        return value

    def seed(self, document: Document) -> int | str:
        """A seed: a whole number or a word; missing is 0."""
        value = document.get("seed")
        if isinstance(value, bool) or not isinstance(value, int | str | None):
            self.wrong(f"seed is {value!r}, not a whole number or a word")
            return 0
        return 0 if value is None else value

    def flag(self, document: Document, key: str) -> int:
        """True or false, as 1 or 0."""
        value = document.get(key, False)
        if not isinstance(value, bool):
            self.wrong(f"{key} is {value!r}, not true or false")
        return 1 if value is True else 0

    def object(self, document: Document, key: str) -> Document:
        """An object; missing is empty."""
        value = {} if document.get(key) is None else document[key]
        if not isinstance(value, dict):
            self.wrong(f"{key} is not an object")
            return {}
        return value

    def names(self, document: Document, key: str) -> list[str]:
        """A list of texts; missing is empty."""
        value = [] if document.get(key) is None else document[key]
        if not isinstance(value, list) or not all(isinstance(x, str) for x in value):
            self.wrong(f"{key} is not a list of names")
            return []
        return value

    def objects(self, document: Document, key: str, by_name: bool = False) -> list[Document]:
        """A list of objects; missing is empty. `by_name`: a bare name stands for an object with that name."""
        value = [] if document.get(key) is None else document[key]
        if not isinstance(value, list):
            self.wrong(f"{key} is not a list")
            return []
        rows = [{"name": x} if by_name and isinstance(x, str) else x for x in value]
        if not all(isinstance(x, dict) for x in rows):
            self.wrong(f"{key} is not a list of objects")
            return []
        return rows

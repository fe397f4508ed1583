"""Logs as JSON lines on the standard error. Nothing secret is ever given to them: no token, code, invite or address query."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("tharsis.server")


class JsonFormatter(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        row.update(getattr(record, "fields", {}))
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(row).decode()


def log(message: str, level: str = "info", **fields: Any) -> None:
    """A line."""
    LOGGER.log(logging.getLevelName(level.upper()), message, extra={"fields": fields})


def set_up_logs(level: str = "info") -> None:
    """Send everything, uvicorn's words too, through the formatter."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("tharsis.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True

"""Logs as JSON lines on the standard error. Nothing secret is ever given to them: no token, code, invite or address query."""

from __future__ import annotations

import logging
import sys
import time
from collections import deque
from contextvars import ContextVar
from typing import Any

import msgspec

# The request or connection that is served: what is logged on its behalf tells it.
REQUEST: ContextVar[str] = ContextVar("request", default="")
RECENT: deque[dict[str, Any]] = deque(maxlen=20)  # the last errors, for the operator
LOGGER = logging.getLogger("tharsis.server")
SHOWN = 300  # letters of an error that the operator is shown


class JsonFormatter(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if REQUEST.get():
            row["request"] = REQUEST.get()
        row.update(getattr(record, "fields", {}))
        if record.exc_info:
            row["error"] = self.formatException(record.exc_info)
        if record.levelno >= logging.ERROR:
            RECENT.append({**row, "error": str(row.get("error", ""))[-SHOWN:]})
        return msgspec.json.encode(row, enc_hook=str).decode()


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

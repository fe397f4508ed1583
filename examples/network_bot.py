"""A bot that plays over the network, with nothing but the standard library.

    python examples/network_bot.py http://127.0.0.1:8137 join TABLE [INVITE]     take a free seat and play to the end
    python examples/network_bot.py http://127.0.0.1:8137 new                     a new table against the greedy bot

It reads its document, prefers to play cards, and answers; waiting is a long poll. docs/network-bot.md explains it.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

Doc = dict[str, Any]


class Server:
    """The few calls that a bot needs."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.token = ""

    def call(self, method: str, path: str, body: Doc | None = None) -> Any:
        """One request; None where the server has nothing new."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        request.add_header("content-type", "application/json")
        if self.token:
            request.add_header("authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=40) as response:
            content = response.read()
        return json.loads(content) if content else None


def choose(decision: Doc, luck: random.Random) -> str:
    """What to answer: here is room for a better idea."""
    options = decision["options"]
    plays = [option for option in options if option["verb"] in ("play", "claim", "place")]
    return str(luck.choice(plays or options)["label"])


def play(server: Server, table: str, luck: random.Random) -> Doc:
    """Play a seat until the game is over; the last document."""
    at = f"/api/tables/{table}"
    state = server.call("GET", f"{at}/state")
    while state["doc"]["table"]["status"] != "over":
        decision = state["doc"]["decision"]
        if decision is None:  # somebody else's turn: wait for the next event
            newer = server.call("GET", f"{at}/state?after={state['seq']}&wait=20")
            state = newer or state
            continue
        order = {"key": uuid.uuid4().hex, "seq": state["seq"], "answers": [choose(decision, luck)]}
        send(server, f"{at}/answer", order)
        state = server.call("GET", f"{at}/state")
    return dict(state["doc"])


def send(server: Server, path: str, order: Doc) -> None:
    """Send an order. Without a reply it is sent again with the same key: it is carried out once."""
    for attempt in range(20):
        try:
            server.call("POST", path, order)
            return
        except urllib.error.HTTPError as error:
            problem = json.loads(error.read() or b"{}")
            if problem.get("error") == "stale":  # the decision has changed: look again
                return
            if error.code not in (429, 503):
                raise SystemExit(f"refused: {problem.get('message')}") from None
        except OSError:
            pass  # the connection was lost; the server may be on its way back
        time.sleep(0.2 * (attempt + 1))
    raise SystemExit("the server does not answer")


def main(arguments: list[str]) -> None:
    """The command."""
    if len(arguments) < 2 or arguments[1] not in ("join", "new"):
        raise SystemExit(__doc__)
    server = Server(arguments[0])
    if arguments[1] == "new":
        seats = [{"kind": "me", "name": "network bot"}, {"kind": "bot", "bot": "greedy"}]
        seated = server.call("POST", "/api/tables", {"game": "mars", "seats": seats, "public": True})
    else:
        invite = arguments[3] if len(arguments) > 3 else ""
        claim = {"name": "network bot", "invite": invite}
        seated = server.call("POST", f"/api/tables/{arguments[2]}/claim", claim)
    server.token = seated["token"]
    print(f"seat {seated['seat']} at table {seated['table']}, re-entry code {seated['code']}")
    doc = play(server, seated["table"], random.Random())
    for score in doc["result"]["scores"]:
        print(f"seat {score['seat']}: {score['total']} points")
    print("winners:", *doc["result"]["winners"])


if __name__ == "__main__":
    main(sys.argv[1:])

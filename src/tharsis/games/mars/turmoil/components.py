"""The things of Turmoil: parties, delegates, the row of global events, standing values, notes."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import MC, VOCABULARY
from tharsis.rules.vocabulary import CardResource, Query, QueryWords

OWN: Final = VOCABULARY.of("turmoil")

DELEGATES: Final = 7  # of each player: one begins in the lobby
NEUTRAL_DELEGATES: Final = 14  # one begins as chairman
FROM_RESERVE: Final = 5  # M€ for a delegate that does not come from the lobby
ENOUGH: Final = 2  # delegates of mine that serve as well as a party in power

# Owners of delegates besides seats.
NEUTRAL: Final = -1
NONE: Final = -2  # of a seat that is empty


class Party:
    """A party, with its place on the board: clockwise, as they are listed."""

    def __init__(self, number: int, key: str, name: str) -> None:
        self.number = number
        self.key = key
        self.name = name
        self.noun = f"party_{key.replace('-', '_')}"
        self.icon = f"party-{key}"
        word = key.replace("-", "_")
        self.leader = OWN.world(f"leader_{word}", NONE)  # who owns its leader
        self.neutral = OWN.world(f"neutral_{word}")  # neutral delegates in it
        self.delegates = OWN.seat(f"delegates_{word}")  # of each seat, the leader included


PARTIES: Final = [
    Party(0, "mars-first", "Mars First"),
    Party(1, "kelvinists", "Kelvinists"),
    Party(2, "reds", "Reds"),
    Party(3, "greens", "Greens"),
    Party(4, "unity", "Unity"),
    Party(5, "scientists", "Scientists"),
]
MARS_FIRST: Final = 0
KELVINISTS: Final = 1
REDS: Final = 2
GREENS: Final = 3
UNITY: Final = 4
SCIENTISTS: Final = 5
PARTY_KEYS: Final = [party.key for party in PARTIES]

# The committee.
RULING: Final = OWN.world("ruling_party", GREENS)
DOMINANT: Final = OWN.world("dominant_party", GREENS)
CHAIRMAN: Final = OWN.world("chairman", NEUTRAL)
NEUTRAL_RESERVE: Final = OWN.world("neutral_reserve", NEUTRAL_DELEGATES - 1)
LOBBY: Final = OWN.seat("lobby", 1)
RESERVE: Final = OWN.seat("delegate_reserve", DELEGATES - 1)
IN_FORCE: Final = OWN.world("policy_in_force", 1)  # while actions are taken
POLICY_USED: Final = OWN.seat("policy_action_used")

# The row of global events.
EVENT_DECK: Final = OWN.zone("event_deck", "none")
DISTANT: Final = OWN.zone("distant_event", "all")
COMING: Final = OWN.zone("coming_event", "all")
CURRENT: Final = OWN.zone("current_event", "all")
PAST: Final = OWN.zone("past_events", "all")

# Standing values.
INFLUENCE: Final = Query(
    OWN, "more_influence", words=QueryWords("influence_plus", ["+{by}", "turmoil-influence"], by="influence")
)
RATING_TOLL: Final = Query(
    OWN, "rating_toll", words=QueryWords("policy_tax", ["+1", "res-tr", ":", "-{by}", MC.icon], by=MC.noun)
)
TOLL_BEGAN: Final = OWN.world("toll_began", -1)
TOLL_UNPAID: Final = OWN.world("toll_unpaid")

PRESERVATION: Final = CardResource("preservation", "preservation")
WILD: Final = OWN.tag("wild", wild=True)

# Notes in the log. The amount is a party, unless it says otherwise.
NOTE_LOBBY: Final = OWN.note("lobby")  # a player sends delegates
NOTE_NEUTRAL: Final = OWN.note("neutral-delegate")  # a neutral delegate enters a party
NOTE_BANNED: Final = OWN.note("banned")  # a delegate is removed: 10 x the party + its owner + 1
NOTE_REPLACED: Final = OWN.note("replaced")  # a neutral delegate by one of mine
NOTE_LEADER: Final = OWN.note("leader")  # a player leads a party
NOTE_DOMINANT: Final = OWN.note("dominant")
NOTE_RULING: Final = OWN.note("ruling", begins=True)
NOTE_CHAIRMAN: Final = OWN.note("chairman")  # a player; NOBODY: neutral
NOTE_POLICY: Final = OWN.note("policy")  # the action of a policy
NOTE_TOLL: Final = OWN.note("toll")  # amount = M€
NOTE_REVISION: Final = OWN.note("revision", begins=True)
NOTE_EVENT: Final = OWN.note("global-event", begins=True)  # card = the event
NOTE_REVEALED: Final = OWN.note("event-revealed", begins=True)  # card = the event
NOTE_PRESERVED: Final = OWN.note("preserved")  # card = who it says so

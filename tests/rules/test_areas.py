"""Where tiles may go: masks say the same as looking at every area and its neighbours."""

from __future__ import annotations

import random

import pytest

from tharsis.kernel.core import NOBODY, State
from tharsis.play.presets import presets_of
from tharsis.play.setup import set_up
from tharsis.rules.tiles import Place, Where


def places(s: State) -> list[Where]:
    """Every rule of placement of a game."""
    return list(dict.fromkeys(node.where for node in s.rules.nodes.values() if isinstance(node, Place)))


def allows(s: State, where: Where, seat: int, cell: int) -> bool:
    """Whether an area is legal, looked at alone."""
    around = s.rules.neighbours[cell]
    tiles = [s.tile[i] for i in around if s.tile[i] >= 0]
    return (
        where.will_do(s.rules, cell)
        and s.tile[cell] < 0
        and s.claim[cell] in (NOBODY, seat)
        and not any(tile in where.apart_from for tile in tiles)
        and (not where.next_to or sum(tile in where.next_to for tile in tiles) >= where.least)
        and not (where.alone and tiles)
        and (not where.own or any(s.owner[i] == seat for i in around))
    )


def legal(s: State, where: Where, seat: int) -> list[int]:
    """All legal areas, looked at one by one."""
    found = [i for i in range(len(s.tile)) if allows(s, where, seat, i)]
    close = [i for i in found if any(s.owner[j] == seat for j in s.rules.neighbours[i])]
    return close if where.own_if_possible and close else found


@pytest.mark.parametrize("seed", range(4))
def test_masks_say_the_same_as_looking_at_every_area(seed):
    everything = max((p.modules or [] for p in presets_of("mars").presets), key=len)
    s, luck = set_up("mars", 3, seed, list(everything)).begin(), random.Random(seed)
    wheres = places(s)
    looked = 0
    while not s.over:
        before = s.tile[:]
        ask = luck.choice(s.decisions())
        s.apply(ask.seat, luck.randrange(len(ask.options)))
        if s.tile == before:
            continue
        for where in wheres:
            for seat in range(3):
                assert where.cells(s, seat) == legal(s, where, seat)
                assert where.any(s, seat) == bool(where.cells(s, seat))
                looked += 1
    assert len(wheres) > 10
    assert looked > 1000


def test_a_claimed_area_is_open_to_its_seat_alone():
    s = set_up("mars", 2, 1).begin()
    where = next(w for w in places(s) if len(w.cells(s, 0)) > 20)
    cell = where.cells(s, 0)[3]
    s.set_claim(cell, 1)
    assert cell not in where.cells(s, 0)
    assert cell in where.cells(s, 1)
    s.set_tile(cell, 0, 1)
    assert cell not in where.cells(s, 1)

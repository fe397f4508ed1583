"""The bonus cards of the Corporate Era."""

from __future__ import annotations

from tharsis.games.dice.card_builders import blue, green
from tharsis.games.dice.components import CREDIT, STEEL, TITANIUM, box, discount, storage, vp
from tharsis.kernel.core import Card
from tharsis.rules.abilities import Played, Trigger

BONUS_CARDS: list[Card] = [
    blue(
        "bonus-developer",
        "Developer",
        [],
        pt="Controle de Qualidade",
        ru="Разработчик",
        effects=[Trigger(Played(kind="green", noun="green_card", icon="card-green"), vp())],
        source="seed",
    ),
    blue(
        "bonus-supplier",
        "Supplier",
        [],
        pt="Fornecedor",
        ru="Поставщик",
        effects=[discount(STEEL)],
        vp=1,
        source="designed",
    ),
    blue(
        "bonus-eccentric-sponsor",
        "Eccentric Sponsor",
        [],
        pt="Patrocinador Excêntrico",
        ru="Эпатажный спонсор",
        effects=[discount(CREDIT)],
        vp=1,
        source="designed",
    ),
    blue(
        "bonus-acquired-space-agency",
        "Acquired Space Agency",
        [],
        pt="Aquisição de Empresa Espacial",
        ru="Космическое агентство",
        effects=[discount(TITANIUM)],
        vp=1,
        source="designed",
    ),
    green(
        "bonus-business-empire",
        "Business Empire",
        [],
        pt="Império Corporativo",
        ru="Бизнес-империя",
        box=box(vp()),
        source="designed",
    ),
    blue(
        "bonus-self-sufficient-settlement",
        "Self-Sufficient Settlement",
        [],
        pt="Colônia Autossuficiente",
        ru="Независимое поселение",
        effects=[storage(3)],
        vp=1,
        source="designed",
    ),
]

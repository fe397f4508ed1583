"""The 31 global events."""

from __future__ import annotations

from typing import Final

from tharsis.games.mars.components import (
    BUILDING,
    EARTH,
    ENERGY,
    HEAT,
    JOVIAN,
    MC,
    OCEAN,
    PLANTS,
    POWER,
    SCIENCE,
    SPACE,
    STEEL,
    TEMPERATURE,
    TITANIUM,
    TR,
    ocean,
)
from tharsis.games.mars.turmoil.components import (
    GREENS,
    KELVINISTS,
    MARS_FIRST,
    PARTIES,
    REDS,
    SCIENTISTS,
    UNITY,
)
from tharsis.games.mars.turmoil.counts import (
    BesideOceans,
    BlueCards,
    CitiesAndTags,
    EventsPlayed,
    HandCards,
    KindsOfTags,
    MyCities,
    PrintedTags,
    Production,
    RatingAbove,
)
from tharsis.games.mars.turmoil.parts import (
    ANY_RESOURCE,
    AddToFilled,
    DiscardSome,
    DownTo,
    DrawPerInfluence,
    Falls,
    IfReached,
    Numbered,
    Once,
    Per,
    PerInfluence,
    Ranked,
)
from tharsis.kernel.core import Card, Count, Node, slug
from tharsis.kernel.phrase import Noun, Phrase
from tharsis.rules.effects import Lower, Raise
from tharsis.rules.tiles import Lift


class GlobalEvent(Card):
    """A global event: which parties get neutral delegates, and what it does. It is no card of any player.

    What it does once, the first player does for nobody's benefit; the rest is done to everybody.
    """

    def __init__(
        self,
        code: str,
        name: str,
        pt: str,
        ru: str,
        revealed: int,
        current: int,
        good: bool,
        play: list[Node],
    ) -> None:
        super().__init__(
            "", name, pt=pt, ru=ru, kind="global-event", set="turmoil", home="event_deck", play=play
        )
        self.key = f"event-{slug(name)}"  # some projects have the same title
        self.code = code
        self.revealed = revealed  # the party that gets a delegate when it is turned up
        self.current = current  # … when it becomes current
        self.good = good

    def emblems(self) -> list[tuple[str, Phrase]]:
        """The parties that get neutral delegates."""
        return [emblem("emblem_revealed", self.revealed), emblem("emblem_current", self.current)]


def emblem(pattern: str, party: int) -> tuple[str, Phrase]:
    """A party, and when it gets a delegate."""
    return PARTIES[party].icon, Phrase(pattern, x=Noun(PARTIES[party].noun))


def plus(of: Count, most: int = 5) -> Numbered:
    """A count to which influence is added."""
    return Numbered(of, 1, most)


def minus(of: Count) -> Numbered:
    """A count from which influence is taken."""
    return Numbered(of, -1)


def for_nobody(node: Node) -> Node:
    """A deed without reward."""
    found = node.unrewarded()
    assert found is not None
    return found


GAIN_PRODUCED: Final = "event_gain_production"

EVENTS: Final[list[GlobalEvent]] = [
    GlobalEvent(
        "G01",
        "Aquifer Released by Public Council",
        "Aquífero Liberado pelo Conselho Público",
        "Народный аквифер",
        MARS_FIRST,
        GREENS,
        True,
        [Once(for_nobody(ocean()), "event_first_player_ocean"), PerInfluence(PLANTS), PerInfluence(STEEL)],
    ),
    GlobalEvent(
        "G02",
        "Asteroid Mining",
        "Mineração de Asteroides",
        "Разработка астероидов",
        REDS,
        UNITY,
        True,
        [Per(TITANIUM, 1, plus(PrintedTags(JOVIAN)))],
    ),
    GlobalEvent(
        "G03",
        "Celebrity Leaders",
        "Líderes Célebres",
        "Звёзды-активисты",
        UNITY,
        GREENS,
        True,
        [Per(MC, 2, plus(EventsPlayed()), words="event_gain_events")],
    ),
    GlobalEvent(
        "G04",
        "Diversity",
        "Diversidade",
        "Многоплановость",
        SCIENTISTS,
        SCIENTISTS,
        True,
        [IfReached(plus(KindsOfTags(), 0), 9, MC, 10)],
    ),
    GlobalEvent(
        "G05",
        "Dry Deserts",
        "Desertos Secos",
        "Сухие пустыни",
        REDS,
        UNITY,
        False,
        [Once(Lift(OCEAN), "event_first_player_lift"), ANY_RESOURCE],
    ),
    GlobalEvent(
        "G06", "Eco Sabotage", "Ecossabotagem", "Экосаботаж", GREENS, REDS, False, [DownTo(PLANTS, 3)]
    ),
    GlobalEvent(
        "G07",
        "Election",
        "Eleição",
        "Выборы",
        GREENS,
        MARS_FIRST,
        True,
        [Ranked(plus(CitiesAndTags(BUILDING), 0), 2, 1, [(10, 2), (5, 1)])],
    ),
    GlobalEvent(
        "G08",
        "Generous Funding",
        "Financiamento Generoso",
        "Щедрое вложение",
        KELVINISTS,
        UNITY,
        True,
        [Per(MC, 2, plus(RatingAbove(15)), words="event_tr_sets")],
    ),
    GlobalEvent(
        "G09",
        "Global Dust Storm",
        "Tempestade de Poeira Global",
        "Массивная пылевая буря",
        KELVINISTS,
        GREENS,
        False,
        [DownTo(HEAT, 0, helped=False), Per(MC, -2, minus(PrintedTags(BUILDING)))],
    ),
    GlobalEvent(
        "G10",
        "Homeworld Support",
        "Apoio do Planeta Natal",
        "Поддержка родной планеты",
        REDS,
        UNITY,
        True,
        [Per(MC, 2, plus(PrintedTags(EARTH)))],
    ),
    GlobalEvent(
        "G11",
        "Improved Energy Templates",
        "Modelos de Energia Aprimorados",
        "Экспериментальный источник энергии",
        SCIENTISTS,
        KELVINISTS,
        True,
        [Per(ENERGY.production, 1, plus(PrintedTags(POWER), 0), every=2, words="event_production_per_n")],
    ),
    GlobalEvent(
        "G12",
        "Interplanetary Trade",
        "Comércio Interplanetário",
        "Межпланетная торговля",
        UNITY,
        UNITY,
        True,
        [Per(MC, 2, plus(PrintedTags(SPACE)))],
    ),
    GlobalEvent(
        "G13",
        "Miners on Strike",
        "Greve dos Mineradores",
        "Забастовка шахтёров",
        MARS_FIRST,
        GREENS,
        False,
        [Per(TITANIUM, -1, minus(PrintedTags(JOVIAN)))],
    ),
    GlobalEvent(
        "G14",
        "Mud Slides",
        "Deslizamentos de Lama",
        "Оползни",
        KELVINISTS,
        GREENS,
        False,
        [Per(MC, -4, minus(BesideOceans()), words="event_lose_beside")],
    ),
    GlobalEvent(
        "G15",
        "Pandemic",
        "Pandemia",
        "Вспышка эпидемии",
        GREENS,
        MARS_FIRST,
        False,
        [Per(MC, -3, minus(PrintedTags(BUILDING)))],
    ),
    GlobalEvent(
        "G16",
        "Paradigm Breakdown",
        "Quebra de Paradigma",
        "Смена парадигмы",
        KELVINISTS,
        REDS,
        False,
        [DiscardSome(2), PerInfluence(MC, 2)],
    ),
    GlobalEvent(
        "G17",
        "Productivity",
        "Produtividade",
        "Продуктивность",
        SCIENTISTS,
        MARS_FIRST,
        True,
        [Per(STEEL, 1, plus(Production(STEEL)), words=GAIN_PRODUCED)],
    ),
    GlobalEvent(
        "G18",
        "Red Influence",
        "Influência Vermelha",
        "Влияние красных",
        KELVINISTS,
        REDS,
        False,
        [
            Per(MC, -3, Numbered(RatingAbove(10), 0), words="event_lose_tr_sets"),
            PerInfluence(MC.production),
        ],
    ),
    GlobalEvent(
        "G19",
        "Revolution",
        "Revolução",
        "Революция",
        UNITY,
        MARS_FIRST,
        False,
        [Ranked(plus(PrintedTags(EARTH), 0), -2, -1, [(4, -2)], least=1)],
    ),
    GlobalEvent(
        "G20", "Riots", "Tumultos", "Беспорядки", MARS_FIRST, REDS, False, [Per(MC, -4, minus(MyCities()))]
    ),
    GlobalEvent(
        "G21",
        "Sabotage",
        "Sabotagem",
        "Диверсия",
        UNITY,
        REDS,
        False,
        [Falls(STEEL.production, 1), Falls(ENERGY.production, 1), PerInfluence(STEEL)],
    ),
    GlobalEvent(
        "G22",
        "Scientific Community",
        "Comunidade Científica",
        "Научное сообщество",
        REDS,
        SCIENTISTS,
        True,
        [Per(MC, 1, plus(HandCards(), 0), words="event_gain_hand")],
    ),
    GlobalEvent(
        "G23",
        "Snow Cover",
        "Cobertura de Neve",
        "Снежный покров",
        KELVINISTS,
        KELVINISTS,
        False,
        [Once(Lower(TEMPERATURE, 2)), DrawPerInfluence()],
    ),
    GlobalEvent(
        "G24",
        "Solar Flare",
        "Erupção Solar",
        "Вспышка на Солнце",
        UNITY,
        KELVINISTS,
        False,
        [Per(MC, -3, minus(PrintedTags(SPACE)))],
    ),
    GlobalEvent(
        "G25",
        "Solarnet Shutdown",
        "Queda da Solarnet",
        "Отключение планетарной сети",
        SCIENTISTS,
        MARS_FIRST,
        False,
        [Per(MC, -3, minus(BlueCards()))],
    ),
    GlobalEvent(
        "G26",
        "Spin-off Products",
        "Produtos Derivados",
        "Побочные результаты",
        GREENS,
        SCIENTISTS,
        True,
        [Per(MC, 2, plus(PrintedTags(SCIENCE)))],
    ),
    GlobalEvent(
        "G27",
        "Sponsored Projects",
        "Projetos Patrocinados",
        "Спонсируемые проекты",
        SCIENTISTS,
        GREENS,
        True,
        [AddToFilled(), DrawPerInfluence()],
    ),
    GlobalEvent(
        "G28",
        "Strong Society",
        "Sociedade Forte",
        "Сильное общество",
        REDS,
        MARS_FIRST,
        True,
        [Per(MC, 2, plus(MyCities()))],
    ),
    GlobalEvent(
        "G29",
        "Successful Organisms",
        "Organismos Bem-sucedidos",
        "Успешные организмы",
        MARS_FIRST,
        SCIENTISTS,
        True,
        [Per(PLANTS, 1, plus(Production(PLANTS)), words=GAIN_PRODUCED)],
    ),
    GlobalEvent(
        "G30",
        "Volcanic Eruptions",
        "Erupções Vulcânicas",
        "Извержение вулканов",
        SCIENTISTS,
        KELVINISTS,
        True,
        [Once(Raise(TEMPERATURE, 2, rewards=False), "event_eruptions"), PerInfluence(HEAT.production)],
    ),
    GlobalEvent(
        "G31",
        "War on Earth",
        "Guerra na Terra",
        "Война на Земле",
        MARS_FIRST,
        KELVINISTS,
        False,
        [Falls(TR, 4, spared=True)],
    ),
]

"""The shapes of all documents that clients read. TypeScript's types are made from these: `scripts/wire_types.py`.

They are plain dictionaries, so that two of them can be compared quickly; the type checker holds the builders to them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from tharsis.server import messages as wire

Texts = dict[wire.Language, str]
Settings = dict[str, bool | int | str | list[int] | None]
LogPart = list[str | int | None]  # kind, seat, then what it is about


# --- the document of a table ---------------------------------------------------------------------------------------------


class BatchItem(TypedDict):
    """Something that may be taken, of a stock (its place among `stocks`) that others may share."""

    label: str
    kind: str
    id: str
    n: int
    stock: int


class Batch(TypedDict):
    """Several decisions in a row that are one: what may be taken, and how much of it for how much.

    `purse` is what there is to pay for all of it, where each has a `price`. `names`: of what the stocks are, where the items
    do not tell. The answer is the list of the items taken.
    """

    verb: str
    items: list[BatchItem]
    stocks: list[int]
    names: list[str]
    least: int
    most: int
    price: int
    purse: int


class Option(TypedDict):
    """One possible answer: what it does, with what (a card, an area, a seat, a number, a thing), and as text.

    `then` is the selection that starts once it is taken, where that can be told before.
    """

    index: int
    label: str
    text: str
    verb: str
    kind: str
    id: str
    n: int
    then: NotRequired[Batch]


class Decision(TypedDict):
    """What a seat must decide now: what is asked (`verb`, `kind`, `id`) and its name in records (`prompt`).

    `card` is the one that asks it; `menu` says that it begins a new action of my turn; `batch` is the selection that starts
    here, where several decisions in a row are one.
    """

    prompt: str
    verb: str
    kind: str
    id: str
    card: str | None
    text: str
    menu: bool
    options: list[Option]
    batch: Batch | None


class Zone(TypedDict):
    """How many cards lie somewhere, and those that the reader knows."""

    count: int
    cards: list[str]


class SeatView(TypedDict):
    """A seat's numbers and cards."""

    slots: dict[str, int | str | None]
    zones: dict[str, Zone]


class OnCard(TypedDict):
    """What lies on a card in play."""

    resources: int
    used: int
    chosen: int


class BoardCell(TypedDict):
    """An area that holds a tile, or only a marker."""

    tile: NotRequired[str]
    owner: NotRequired[int | None]
    claim: NotRequired[int]


class Goal(TypedDict):
    """A milestone or an award: who has it, how much each seat has of what it measures, the points that it brings each now.

    `places` are the points of the first place, the second …; `needs` how much each asks for, where that is a number.
    `verb` is that of the option that takes it (empty: it is got by itself), `price` what that costs now (null: no more),
    `limit` how many of its kind can be taken, `until` the round after which it leaves.
    """

    kind: str
    key: str
    verb: str
    label: str
    owner: int | None
    counts: list[int]
    points: list[int]
    places: list[int]
    needs: list[int]
    price: int | None
    limit: int | None
    until: int | None


class Track(TypedDict):
    """A global parameter; `left` are the steps to its goal, `next` the value of the next bonus."""

    name: str
    value: int
    start: int
    goal: int
    step: int
    left: int
    next: int | None


class Project(TypedDict):
    """Something that everybody may do on a turn without a card: a standard project, a conversion.

    `price` is what it costs me now; `useful`, whether it would bring anything.
    """

    label: str
    verb: str
    key: str
    price: int | None
    useful: bool


class Means(TypedDict):
    """What may stand in for money, for cards with this tag (null: for everything)."""

    resource: str
    icon: str
    tag: str | None
    units: int
    worth: int


class Ending(TypedDict):
    """How near the end is; `rounds` is 0 where there is no limit.

    `coming`: the end has been triggered; `last`: what is played now is the last.
    """

    round: int
    rounds: int
    complete: int
    needed: int
    coming: bool
    last: bool


class Actions(TypedDict):
    """How many actions of the turn are taken, and of how many."""

    taken: int
    most: int


class PlainScore(TypedDict):
    """The points of a seat by source."""

    total: int
    parts: dict[str, int]


class View(TypedDict):
    """The position as a reader may see it."""

    game: str
    modules: list[str]
    players: int
    seat: int | None
    over: bool
    world: dict[str, int]
    zones: dict[str, Zone]
    seats: list[SeatView]
    cards: dict[str, OnCard]
    board: dict[str, BoardCell]
    deciding: list[int]
    goals: list[Goal]
    tracks: list[Track]
    projects: list[Project]
    means: list[Means]
    ending: Ending | None
    actions: Actions | None
    part: str
    panels: dict[str, Any]
    own_panels: dict[str, Any]
    income: list[dict[str, int]]
    outlook: dict[str, dict[str, int]]
    steps: dict[str, list[int]]
    area_points: dict[str, int]
    waiting: list[int]
    scores: NotRequired[list[PlainScore]]
    winners: NotRequired[list[int]]


class Piece(TypedDict):
    """Words of a line, or a name in it: what it names can be pointed at."""

    text: str
    card: NotRequired[str]
    seat: NotRequired[int]
    cell: NotRequired[str]


class LogLine(TypedDict):
    """A line of the log; `n` is the number of its last entry. Without pieces it goes without saying."""

    n: int
    seat: int | None
    pieces: list[Piece]
    parts: list[LogPart]


class ChatLine(TypedDict):
    """What somebody said."""

    seq: int
    seat: int | None
    name: str
    text: str
    time: int


class Score(TypedDict):
    """The final points of a seat."""

    seat: int
    total: int
    parts: dict[str, int]
    cards: dict[str, int]
    tiebreak: int


class Result(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[Score]


class AheadOffer(TypedDict):
    """The answer that I may give before my turn, and whether I have given it."""

    label: str
    set: bool


class You(TypedDict):
    """The reader."""

    seat: int | None
    host: bool
    can_undo: bool
    invite: str
    ahead: AheadOffer | None


class Again(TypedDict):
    """The next table of the same people."""

    table: str
    by: int | None
    invite: str


class TableSeat(TypedDict):
    """A seat of the table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    resigned: bool


class TableHead(TypedDict):
    """The table itself: a `TableRow` without what changes all the time."""

    id: str
    name: str
    game: str
    modules: list[str]
    options: dict[str, Any]
    players: int
    status: Literal["waiting", "playing", "over", "frozen"]
    public: bool
    seats: list[TableSeat]
    created: int
    commitment: str
    clock: wire.ClockPlan | None
    seed: str | None
    daily: str | None
    attempt: int | None
    result: wire.TableResult | None


class TableDoc(TypedDict):
    """Everything that a reader sees of a table."""

    seq: int
    table: TableHead
    you: You
    view: View | None
    decision: Decision | None
    answers: int
    log: list[LogLine]
    chat: list[ChatLine]
    result: Result | None
    again: Again | None
    notice: str  # what is to be known of a table that can't go on; else empty


# --- menus and previews --------------------------------------------------------------------------------------------------


class Reason(TypedDict):
    """Why something can't be done; the pattern is the same in every language."""

    text: str
    pattern: str


class Socket(TypedDict):
    """A piece of a price: its picture, what may pay it, and what would (`free`: a discount; nothing: it is missing)."""

    icon: str
    accepts: list[str]
    paid: str


class MenuItem(TypedDict):
    """Something that a seat might think of doing on its turn; `sockets` where its price is no number; `toll` is what a law takes besides."""

    label: str
    verb: str
    kind: str
    id: str
    text: str
    price: int
    toll: int
    card: str
    sockets: list[Socket]
    legal: bool
    reasons: list[Reason]


class SeatChange(TypedDict):
    """What is paid, what is lost besides and what is gained, by slot; all are positive."""

    costs: dict[str, int]
    losses: dict[str, int]
    gains: dict[str, int]
    resources: dict[str, int]
    zones: dict[str, int]
    tiles: list[tuple[str, str]]


class Throw(TypedDict):
    """Dice that would be rolled until the action is complete; the odds of each face: so many in so many."""

    what: str
    least: int
    most: int
    odds: dict[str, tuple[int, int]]
    text: str


class Coming(TypedDict):
    """What is still to be chosen and done; `pays`: a part of the price that the seat chooses; `cell`: the area
    whose bonus it is."""

    seat: int
    text: str
    pays: bool
    cell: str


class Way(TypedDict):
    """A way to pay: what is given, by slot, and the answers that say so after the option itself."""

    costs: dict[str, int]
    answers: list[str]


class Step(TypedDict):
    """An answer to a question that follows a move, and that question."""

    question: str
    option: Option


class Course(TypedDict):
    """What may be chosen after a move, one thing after the other; for each of its ways to pay, by number, what to answer
    after the price."""

    steps: list[Step]
    ways: dict[str, list[str]]


class Preview(TypedDict):
    """What an option would do. `courses`: what it asks by itself after the price, for clients that ask for that first."""

    index: int
    label: str
    seats: list[SeatChange]
    world: dict[str, int]
    chance: bool
    chances: list[Throw]
    then: list[Coming]
    news: list[str]
    over: bool
    ways: list[Way]
    wasted: bool
    area: bool
    courses: list[Course]


# --- catalogues ----------------------------------------------------------------------------------------------------------


class GuideGoal(TypedDict):
    """The words of a milestone or an award that there may be in a game, and the picture of what it measures.

    `short` is its name under a heading that says what kind of goal it is.
    """

    kind: str
    key: str
    name: str
    short: str
    text: str
    icons: list[str]


class TrackBonus(TypedDict):
    """What reaching a value of a track brings."""

    at: int
    icons: list[str]
    text: str


class Reward(TypedDict):
    """What a step of a track brings whoever takes it."""

    icons: list[str]
    text: str


class GuidePanelItem(TypedDict):
    """A thing in a panel of a module: what its parts say, by name."""

    key: str
    title: str
    icon: str
    parts: dict[str, Reward]


class TrackZone(TypedDict):
    """A part of a track: the first value that lies in it."""

    name: str
    title: str
    at: int


class GuideTrack(TypedDict):
    """A global parameter: `reward` is what a step brings, `beyond` what a step brings once the goal is reached."""

    name: str
    title: str
    icon: str
    start: int
    goal: int
    step: int
    bonuses: list[TrackBonus]
    zones: list[TrackZone]
    reward: Reward | None
    beyond: Reward | None


class GuideProject(TypedDict):
    """A standard project or the like: `price` is what it costs at first, `cost` and `gain` are pictures."""

    label: str
    verb: str
    key: str
    name: str
    text: str
    price: int
    cost: list[str]
    gain: list[str]


class GuideQuantity(TypedDict):
    """Something that a player has a number of: the name of the number, its words and its picture."""

    name: str
    title: str
    icon: str
    production: bool


class StockKind(TypedDict):
    """One kind of a stock: the slot that counts it; `sides` of a die show it, where it is one."""

    slot: str
    noun: str
    icon: str
    sides: int


class Stock(TypedDict):
    """Something that players have, with its kinds side by side; `production` is the slot of what is produced of it."""

    name: str
    noun: str
    icon: str
    kinds: list[StockKind]
    production: str | None


class GuideDoc(TypedDict):
    """What never changes in a game with these modules and so many players, in a language.

    `quantities`: what players have numbers of, in the order in which they are listed. `prices`: what the first goal of a
    kind costs whoever takes it, the second …; `tiebreak`: what decides between seats with the same points, where something
    does; `facts`: numbers of the rules by name; `panels`: the things in the panels of modules.
    """

    language: str
    game: str
    modules: list[str]
    players: int
    quantities: list[GuideQuantity]
    goals: list[GuideGoal]
    prices: dict[str, list[int]]
    tracks: list[GuideTrack]
    projects: list[GuideProject]
    stocks: list[Stock]
    panels: dict[str, list[GuidePanelItem]]
    tiebreak: str
    facts: dict[str, int]


class CardTexts(TypedDict):
    """What a card says, by part."""

    requirement: list[str]
    effects: list[str]
    actions: list[str]
    play: list[str]
    points: list[str]


class CardIcons(TypedDict):
    """The same as icons."""

    tags: list[str]
    requirement: list[str]
    rows: list[list[str]]
    points: list[str]
    cost: NotRequired[list[str]]


class CardSource(TypedDict):
    """Where what a card says was found, if that is in doubt."""

    mark: Literal["known", "partly", "designed"]
    text: str


class Emblem(TypedDict):
    """A picture at the foot of a card, and what it means."""

    icon: str
    text: str


class CardDoc(TypedDict):
    """A card of the catalogue."""

    game: str
    module: str
    set: str
    number: str
    key: str
    title: str
    kind: str
    cost: int
    tags: list[str]
    holds: str
    text: CardTexts
    icons: CardIcons
    emblems: list[Emblem]
    copies: int
    source: CardSource | None


class CardsDoc(TypedDict):
    """Every card in a language."""

    language: str
    cards: list[CardDoc]


class Area(TypedDict):
    """An area of a board. `row` counts from the top; 0 where it lies off the map."""

    name: str
    title: Texts
    row: int
    kind: int
    volcano: bool
    bonus: list[str]
    bonus_text: dict[str, str]  # by language; nothing where there is no bonus
    neighbours: list[str]
    on_map: bool


class Side(TypedDict):
    """One board of a game, or one side of it."""

    name: str
    areas: list[Area]


class TileDoc(TypedDict):
    """A kind of tile: its picture, and whether it is a city, and belongs to who places it."""

    name: str
    title: Texts
    icon: str
    is_city: bool
    owned: bool


class BoardDoc(TypedDict):
    """The boards of a game, and its tiles."""

    game: str
    boards: list[Side]
    tiles: list[TileDoc]


class WordDoc(TypedDict):
    """A word of the rules; `counted` where the form after a number is another one."""

    one: str
    other: str
    group: str
    counted: NotRequired[list[str]]


class WordsDoc(TypedDict):
    """The words of the rules in a language."""

    language: str
    words: dict[str, WordDoc]


class GameOption(TypedDict):
    """Something that a table can choose; without a title it is for those who know its name."""

    name: str
    kind: Literal["flag", "seat", "seats", "name"]
    names: list[str]
    title: Texts


class Preset(TypedDict):
    """A way to play that people know by a name."""

    key: str
    name: Texts
    about: Texts
    modules: list[str]
    options: Settings
    players: tuple[int, int]


class Minutes(TypedDict):
    """How long a game takes."""

    bots: int
    people: int


class GameDoc(TypedDict):
    """A game that can be played. Titles and words are by language; those of a game that has none are empty."""

    name: str
    title: Texts
    about: Texts
    minutes: Minutes | None
    players: tuple[int, int]
    modules: list[str]
    module_titles: dict[str, Texts]
    module_abouts: dict[str, Texts]
    kinds: dict[str, Texts]
    options: list[GameOption]
    presets: list[Preset]


class LevelDoc(TypedDict):
    """A bot that can be chosen, with what it is called, by language. `usual`: the one that plays where nobody chose."""

    bot: str
    title: Texts
    note: Texts
    usual: bool


class GamesDoc(TypedDict):
    """What can be played on this server."""

    games: list[GameDoc]
    bots: list[str]
    levels: list[LevelDoc]
    languages: list[wire.Language]


# --- looking back --------------------------------------------------------------------------------------------------------


class GivenAnswer(TypedDict):
    """The answer that led to a position; what a seat chose is its own business while the game goes on."""

    seat: int
    label: str | None


class HistoryDoc(TypedDict):
    """The view and the log after so many answers."""

    at: int
    answers: int
    seat: int | None
    answer: GivenAnswer | None
    view: View
    log: list[LogLine]
    log_before: list[LogLine]


class Move(TypedDict):
    """A line of the log, there after so many answers."""

    at: int
    n: int
    seat: int | None
    pieces: list[Piece]
    parts: list[LogPart]


class SeriesPoint(TypedDict):
    """The points of all seats after so many answers, and the same by source."""

    at: int
    scores: list[int]
    parts: list[dict[str, int]]
    world: dict[str, int]


DOCUMENTS: tuple[Any, ...] = (
    TableDoc,
    MenuItem,
    Preview,
    CardsDoc,
    GuideDoc,
    BoardDoc,
    WordsDoc,
    GamesDoc,
    HistoryDoc,
    Move,
    SeriesPoint,
)

"""Number, case, agreement, capitals and shapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tharsis.kernel.phrase import Amount, Joined, Noun, Phrase, Slot, Title
from tharsis.text import LANGUAGES, celsius, join, lexicon, noun_forms, number, patterns, render
from tharsis.text.lexicon import Lexicon
from tharsis.text.template import Hole, parse

HOME = Path(lexicon.__file__).parents[1]


@pytest.fixture(autouse=True)
def words_still_to_come() -> Iterator[None]:
    """The words of games and expansions that nobody plays yet are words too."""
    known = lexicon.shared()
    for file in HOME.glob("games/**/text/*.json"):
        known.load(file)
    yield
    lexicon.shared.cache_clear()


def gain(n: int, noun: str) -> Phrase:
    return Phrase("gain", q=Amount(n, noun))


@pytest.mark.parametrize(
    ("n", "plain", "as_object", "up_to"),
    [
        (0, "0 микробов", "0 микробов", "0 микробов"),
        (1, "1 микроб", "1 микроба", "1 микроба"),
        (2, "2 микроба", "2 микробов", "2 микробов"),
        (5, "5 микробов", "5 микробов", "5 микробов"),
        (11, "11 микробов", "11 микробов", "11 микробов"),
        (12, "12 микробов", "12 микробов", "12 микробов"),
        (21, "21 микроб", "21 микроба", "21 микроба"),
        (22, "22 микроба", "22 микроба", "22 микробов"),
        (101, "101 микроб", "101 микроба", "101 микроба"),
        (111, "111 микробов", "111 микробов", "111 микробов"),
        (112, "112 микробов", "112 микробов", "112 микробов"),
    ],
)
def test_russian_counts_an_animate_noun(n: int, plain: str, as_object: str, up_to: str) -> None:
    assert render(Amount(n, "microbe"), "ru") == plain
    assert render(gain(n, "microbe"), "ru") == f"Получите {as_object}."
    assert (
        render(Phrase("remove_any", q=Amount(n, "microbe")), "ru") == f"Уберите до {up_to} у любого игрока."
    )


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту"), (111, "111 карт")],
)
def test_russian_counts_a_feminine_noun_as_an_object(n: int, text: str) -> None:
    assert render(Phrase("draw", q=Amount(n, "card")), "ru") == f"Возьмите {text}."


def test_mass_nouns_keep_the_singular() -> None:
    assert render(gain(5, "heat"), "en") == "Gain 5 heat."
    assert render(gain(5, "heat"), "pt") == "Ganhe 5 de calor."
    assert render(gain(5, "heat"), "ru") == "Получите 5 тепла."


def test_zero_is_plural_in_english_and_portuguese() -> None:
    assert render(Amount(0, "plant"), "en") == "0 plants"
    assert render(Amount(0, "plant"), "pt") == "0 plantas"


def test_numbers_have_a_true_minus() -> None:
    assert number(-2) == "−2"
    assert [celsius(n) for n in (-30, 0, 8)] == ["−30 °C", "0 °C", "+8 °C"]
    assert [render(Phrase("vp_fixed", q=Amount(-2, "vp")), code) for code in LANGUAGES] == [
        "−2 VP",
        "−2 PV",
        "−2 ПО",
    ]


@pytest.mark.parametrize(
    ("noun", "text"),
    [
        ("science_tag", "за каждую вашу метку науки"),
        ("microbe", "за каждого вашего микроба"),
        ("city_tile", "за каждый ваш жетон города"),
        ("animal", "за каждое ваше животное"),
    ],
)
def test_russian_words_agree_in_gender_and_animacy(noun: str, text: str) -> None:
    phrase = Phrase("per_each_own_tag", e=gain(1, "mc"), x=Noun(noun))
    assert render(phrase, "ru") == f"Получите 1 М€ {text}."


def test_including_this_agrees_with_the_noun() -> None:
    phrase = Phrase("when_anyone_places_incl", e=gain(1, "mc"), x=Noun("city_tile"))
    assert "inclusive esta," in render(phrase, "pt")
    assert "включая этот," in render(phrase, "ru")


@pytest.mark.parametrize(
    ("noun", "texts"),
    [
        ("heat", ("Lose all your heat.", "Perca todo o seu calor.", "Потеряйте всё своё тепло.")),
        ("plant", ("Lose all your plants.", "Perca todas as suas plantas.", "Потеряйте все свои растения.")),
    ],
)
def test_all_of_something_is_singular_or_plural_by_the_noun(noun: str, texts: tuple[str, ...]) -> None:
    assert tuple(render(Phrase("lose_all", x=Noun(noun)), code) for code in LANGUAGES) == texts


@pytest.mark.parametrize(
    ("word", "texts"),
    [
        ("own", ("one of your city tiles", "uma peça de cidade sua", "со своим жетоном города")),
        ("other", ("another city tile", "outra peça de cidade", "с другим жетоном города")),
        ("this", ("this city tile", "esta peça de cidade", "с этим жетоном города")),
    ],
)
def test_a_noun_brings_words_that_agree_with_it(word: str, texts: tuple[str, ...]) -> None:
    phrase = Phrase("place_next_to", q=Amount(1, "greenery_tile"), y=Noun("city_tile", word))
    for code, text in zip(LANGUAGES, texts, strict=True):
        assert render(phrase, code).endswith(f" {text}.")


@pytest.mark.parametrize(
    ("noun", "text"), [("ocean_tile", "an ocean tile"), ("earth_tag", "an Earth tag"), ("unit", "a unit")]
)
def test_english_article(noun: str, text: str) -> None:
    assert render(Phrase("req_each", x=Noun(noun)), "en") == f"Requires {text}."


def test_lists_have_commas_and_one_conjunction() -> None:
    q: Slot = (Amount(1, "steel"), Amount(2, "plant"), Amount(5, "heat"))
    assert render(Phrase("gain", q=q), "en") == "Gain 1 steel, 2 plants and 5 heat."
    assert render(Phrase("gain", q=q), "pt") == "Ganhe 1 de aço, 2 plantas e 5 de calor."
    assert render(Phrase("gain", q=q), "ru") == "Получите 1 сталь, 2 растения и 5 тепла."
    choice = Joined((Noun("plant_tag"), Noun("animal_tag")), "or")
    assert render(Phrase("req_each", x=choice), "pt") == "Requer um ícone de planta ou um de animal."


def test_a_choice_may_have_any_number_of_effects() -> None:
    phrase = Phrase(
        "choose_one", e=(gain(2, "plant"), Phrase("tr_up", n=1), Phrase("draw", q=Amount(1, "card")))
    )
    assert render(phrase, "en") == "Choose one: gain 2 plants; raise your TR 1 step; draw 1 card."
    assert (
        render(phrase, "ru")
        == "Выберите одно: получите 2 растения; увеличьте свой РТ на 1; возьмите 1 карту."
    )


def test_for_every_so_many() -> None:
    own = Phrase("per_n_effect", e=gain(1, "mc"), q=Amount(2, "microbe"))
    assert render(own, "en") == "Gain 1 M€ for every 2 microbes you have."
    assert render(own, "ru") == "Получите 1 М€ за каждые 2 микроба у вас."
    on_cards = Phrase("per_n_on_cards", e=gain(1, "mc"), q=Amount(3, "floater"))
    assert render(on_cards, "pt") == "Ganhe 1 M$ a cada 3 flutuadores em suas cartas."


def test_the_portuguese_verb_agrees_with_the_number() -> None:
    assert render(Phrase("short_of", q=Amount(1, "card")), "pt") == "Falta 1 carta"
    assert render(Phrase("short_of", q=Amount(2, "card")), "pt") == "Faltam 2 cartas"
    assert render(Phrase("actions_left", q=Amount(1, "action")), "pt") == "Resta 1 ação"
    both = (Amount(1, "plant"), Amount(1, "heat"))
    assert render(Phrase("dice_missing", q=both), "pt") == "Faltam: 1 planta e 1 de calor"


def test_more_is_said_once() -> None:
    more = Amount(2, "card", more=True)
    assert [render(Phrase("draw", q=more), code) for code in LANGUAGES] == [
        "Draw 2 more cards.",
        "Pegue mais 2 cartas.",
        "Возьмите ещё 2 карты.",
    ]
    assert render(Phrase("start_cards", q=more), "en") == "You start with 2 more cards."
    assert render(Phrase("start_cards", q=more), "pt") == "Você começa com mais 2 cartas."


def test_shapes() -> None:
    phrase = gain(2, "steel")
    assert render(phrase, "ru", "sentence") == "Получите 2 стали."
    assert render(phrase, "ru", "clause") == "получите 2 стали"
    assert render(phrase, "ru", "to") == "получить 2 стали"
    assert render(phrase, "ru", "third") == "получает 2 стали"


def test_shapes_pass_down_into_nested_effects() -> None:
    phrase = Phrase(
        "per_each", e=Phrase("sequence", e=gain(1, "mc"), e2=Phrase("tr_up", n=1)), x=Noun("ocean_tile")
    )
    assert (
        render(phrase, "pt", "to")
        == "ganhar 1 M$ e depois aumentar seu IT em 1 nível para cada peça de oceano"
    )
    assert render(phrase, "en", "third") == "gains 1 M€, then raises their TR 1 step for each ocean tile"


def test_a_clause_has_a_small_letter_but_keeps_abbreviations_and_names() -> None:
    protected = Phrase("protection_card", x=Noun("animal"))
    assert render(protected, "en") == "Animals may not be removed from this card."
    assert (
        render(Phrase("effect_label", e=protected), "en")
        == "Effect: animals may not be removed from this card."
    )
    assert render(Phrase("log_tr", name="bo", n=1), "ru", "clause") == "РТ игрока bo увеличивается на 1"


def test_a_sentence_leaves_the_first_letter_of_a_name_alone() -> None:
    assert render(Phrase("log_pass", name="ana"), "en") == "ana passed"
    discount = Phrase("ares_metal", x=Noun("steel"), y=Noun("building_tag"), q=Amount(2, "mc"))
    assert render(discount, "ru") == "Каждая сталь снижает стоимость ваших карт с меткой здания на 2 М€."


@pytest.mark.parametrize(
    ("phrase", "text"),
    [
        (Phrase("log_gain", name="Вы", q=Amount(2, "plant")), "Вы получаете 2 растения"),
        (Phrase("log_draw", name="Вы", q=Amount(1, "card")), "Вы берёте 1 карту"),
        (Phrase("log_reveal", name="Вы", list="Кит и Кот"), "Вы раскрываете и сбрасываете: «Кит и Кот»"),
        (
            Phrase("log_production_turn_none", name="Вы"),
            "Вы делаете ход производства и не оставляете кубиков",
        ),
        (Phrase("log_gain", name="Выхухоль", q=Amount(2, "plant")), "Выхухоль получает 2 растения"),
    ],
)
def test_russian_verbs_agree_with_a_reader_who_is_called_you(phrase: Phrase, text: str) -> None:
    assert render(phrase, "ru") == text


def test_russian_lists_name_a_head_once() -> None:
    q = (Amount(2, "green_die"), Amount(1, "yellow_die"), Amount(1, "wild_token"))
    assert render(Phrase("gain", q=q), "ru") == "Получите 2 зелёных, 1 жёлтый кубик и 1 универсальный жетон."
    faces = (Amount(2, "face_water"), Amount(1, "face_steel"), Amount(5, "face_city"))
    assert render(Phrase("gain", q=faces), "ru") == "Получите 2 воды, 1 сталь и 5 городов."


def test_english_lists_name_a_head_once_at_the_end() -> None:
    tags = Phrase(
        "when_you_play_tags",
        x=Noun("plant_tag"),
        y=Noun("microbe_tag"),
        z=Noun("animal_tag"),
        e=gain(1, "mc"),
    )
    assert render(tags, "en") == "When you play a plant, microbe or animal tag, gain 1 M€."
    apart = Phrase("when_you_play_two_tags", x=Noun("plant_tag"), y=Noun("event"), e=gain(1, "mc"))
    assert render(apart, "en") == "When you play a plant tag or an event, gain 1 M€."


@pytest.mark.parametrize(
    ("language", "you", "text"),
    [
        ("en", "You", "Bo gave 1 heat to you"),
        ("pt", "Você", "Bo entregou 1 recurso de calor a você"),
        ("ru", "Вы", "Bo отдаёт 1 тепло вам"),
    ],
)
def test_a_reader_who_is_called_you_is_no_name_inside_a_sentence(language: str, you: str, text: str) -> None:
    phrase = Phrase("log_give", name="Bo", q=Amount(1, "face_heat"), other=Title("seat", "0"))
    assert render(phrase, language, titles=lambda title, code: you) == text


@pytest.mark.parametrize(
    ("items", "text"),
    [
        (
            [(2, "face_water"), (1, "face_steel"), (2, "face_nuclear")],
            "2 recursos de água, 1 de aço e 2 nucleares",
        ),
        ([(1, "red_die"), (2, "grey_die")], "1 dado vermelho e 2 cinza"),
        ([(1, "face_water"), (1, "vp"), (1, "face_steel")], "1 recurso de água, 1 PV e 1 recurso de aço"),
        ([(1, "steel"), (2, "titanium")], "1 de aço e 2 de titânio"),
        ([(1, "face_water"), (1, "red_die")], "1 recurso de água e 1 dado vermelho"),
    ],
)
def test_portuguese_lists_name_a_head_once(items: list[tuple[int, str]], text: str) -> None:
    q = tuple(Amount(n, noun) for n, noun in items)
    assert render(Phrase("gain", q=q), "pt") == f"Ganhe {text}."


def test_a_portuguese_list_of_nouns_names_a_head_once() -> None:
    x = Joined((Noun("face_plant"), Noun("face_microbe"), Noun("face_animal")), "or")
    text = render(Phrase("dice_when_cost_icon", x=x, e=gain(1, "vp")), "pt")
    assert text == (
        "Quando você jogar uma carta com um recurso de planta, um de micróbio ou um de animal no custo, ganhe 1 PV."
    )


@pytest.mark.parametrize(
    ("noun", "english", "portuguese"),
    [
        ("plant", "How many plants?", "Quantas plantas?"),
        ("energy", "How much energy?", "Quanta energia?"),
        ("science_resource", "How many science resources?", "Quantos recursos de ciência?"),
        ("mc", "How many M€?", "Quantos M$?"),
    ],
)
def test_how_much_agrees_with_the_noun(noun: str, english: str, portuguese: str) -> None:
    question = Phrase("ask_how_many", x=Noun(noun))
    assert render(question, "en") == english
    assert render(question, "pt") == portuguese


def test_portuguese_words_that_follow_agree() -> None:
    assert (
        render(Phrase("log_place_neutral", x=Noun("city_tile"), where="C3"), "pt")
        == "Peça de cidade neutra (C3)"
    )
    assert render(Phrase("none_to_take", x=Noun("animal")), "pt") == "Nenhum animal para tirar de outra carta"
    assert render(Phrase("needs_more", q=Amount(15, "tr")), "pt") == "Precisa de mais 15 de IT"


def test_several_sentences() -> None:
    text = (gain(1, "plant"), Phrase("tr_up", n=2))
    assert render(text, "en") == "Gain 1 plant. Raise your TR 2 steps."
    assert join(["One.", "", "Two."]) == "One. Two."


def test_titles_come_from_the_resolver_or_from_the_glossary() -> None:
    phrase = Phrase("place_named", x=Title("tile", "capital"))
    assert (
        render(phrase, "en", titles=lambda title, language: f"{title.key}/{language}")
        == "Place the capital/en tile."
    )
    assert (
        render(Phrase("log_claim", name="Bo", x=Title("milestone", "mayor")), "ru")
        == "Bo берёт достижение «Мэр»"
    )


def test_a_game_may_have_its_own_words() -> None:
    draw = Phrase("draw", q=Amount(2, "card"))
    assert render(draw, "pt") == "Pegue 2 cartas."
    assert render(draw, "pt", game="dice") == "Compre 2 cartas."
    assert render(draw, "pt", "to", game="dice") == "comprar 2 cartas"
    science = Phrase("req_tags", q=Amount(2, "science_tag"))
    assert render(science, "ru") == "Требование: 2 метки науки."
    assert render(science, "ru", game="ares") == "Требование: 2 метки открытий."
    assert render(science, "en", game="ares") == "Requires 2 science tags."


def test_a_heads_noun_is_named_once() -> None:
    tags = {"x": Noun("plant_tag"), "y": Noun("microbe_tag"), "z": Noun("city_tile")}
    text = render(Phrase("when_you_play_tags", e=gain(1, "mc"), **tags), "ru")
    assert text == "Когда вы разыгрываете метку растений, микробов или жетон города, получите 1 М€."


def test_noun_forms_and_patterns_can_be_looked_up() -> None:
    assert noun_forms("science_tag", "ru", "ares")["nom_sg"] == "метка открытий"
    assert patterns()["production_swap"].slots == ("x", "n", "y", "m")


def test_all_languages_and_shapes_of_a_pattern_have_the_same_slots() -> None:
    for pattern in patterns().values():
        for template in pattern.templates.values():
            slots = {token.slot for token in parse(template) if isinstance(token, Hole)}
            assert slots == set(pattern.slots), pattern.id


def test_every_shape_is_given_in_every_language_and_reads_as_a_clause() -> None:
    for pattern in patterns().values():
        for shape in ("to", "third"):
            given = {code: pattern.templates.get((code, shape)) for code in LANGUAGES}
            if any(given.values()):
                for template in given.values():
                    assert template is not None
                    assert re.match(r"[a-zа-яё{]", template), pattern.id
                    assert not template.endswith("."), pattern.id


def test_the_words_are_read_lazily() -> None:
    lexicon = Lexicon()
    assert lexicon.nouns == {}
    assert lexicon.patterns == {}

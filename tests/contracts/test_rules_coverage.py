"""Every rule of the rulebook is cited by a test, and the check that says so can fail."""

from __future__ import annotations

import pytest

from rules_coverage import measure, table

RULES = """
rules:
- {id: M-001, part: setup, rule: "One."}
- {id: M-002, part: setup, rule: "Two."}
"""
CITE_BOTH = '@pytest.mark.rule("M-001", "M-002")\ndef test_both(): ...\n'


def test_every_rule_is_cited():
    coverage = measure()
    assert coverage.mistakes == []
    assert coverage.gaps() == []


def test_the_rulebook_is_complete():
    rules = [rule for rule in measure().rules if rule.startswith("M-")]
    assert rules == [f"M-{number:03}" for number in range(1, 319)]


@pytest.fixture
def coverage(tmp_path):
    """coverage(test source, not-digital source) -> what is measured on such a folder of tests."""

    def run(tests: str, not_digital: str = "", rules: str = RULES):
        folder = tmp_path / "tests" / "data" / "rules"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "mars.yaml").write_text(rules)
        (folder / "not-digital.yaml").write_text(not_digital)
        (tmp_path / "tests" / "test_it.py").write_text(tests)
        return measure(tmp_path / "tests")

    return run


def test_cited_rules_are_no_gap(coverage):
    assert coverage(CITE_BOTH).complete()


def test_a_mark_on_a_parameter_counts(coverage):
    tests = """
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("M-002"))])
@pytest.mark.rule("M-001")
def test_it(x): ...
"""
    assert coverage(tests).complete()


def test_a_rule_without_a_test_is_a_gap(coverage):
    found = coverage('@pytest.mark.rule("M-001")\ndef test_one(): ...\n')
    assert found.gaps() == ["M-002"]
    assert list(table(found))[1].split() == ["mars", "setup", "2", "1", "0", "M-002"]


def test_a_rule_that_is_not_digital_is_no_gap(coverage):
    assert coverage('@pytest.mark.rule("M-001")\ndef test_one(): ...\n', "M-002: about printing").complete()


@pytest.mark.parametrize(
    ("tests", "not_digital", "mistake"),
    [
        ('@pytest.mark.rule("M-999")\ndef test_it(): ...\n', "", "no rule M-999"),
        (CITE_BOTH, "M-002: about printing", "is cited, yet stands in"),
        ("", "M-999: about printing", "no rule M-999"),
        ("", "M-001:", "has no reason"),
        ("@pytest.mark.rule(NAME)\ndef test_it(): ...\n", "", "plain string"),
        ('@pytest.mark.rule("M-001")\ndef helper(): ...\n', "", "only a test function"),
        ('@pytest.mark.rule("M-001")\nclass TestIt: ...\n', "", "only a test function"),
        ('@pytest.mark.skip\n@pytest.mark.rule("M-001")\ndef test_it(): ...\n', "", "does not run"),
        (
            '@pytest.mark.rule("M-001")\n@pytest.mark.xfail(strict=True)\ndef test_it(): ...\n',
            "",
            "does not run",
        ),
    ],
)
def test_a_mistake_is_found(coverage, tests, not_digital, mistake):
    assert any(mistake in line for line in coverage(tests, not_digital).mistakes)


def test_a_rule_that_stands_twice_is_a_mistake(coverage):
    assert any("twice" in line for line in coverage("", rules=RULES.replace("M-002", "M-001")).mistakes)


def test_only_a_few_rules_may_be_not_digital(coverage):
    rules = "rules:\n" + "".join(f"- {{id: M-{n:03}, part: setup}}\n" for n in range(13))
    twelve = "".join(f"M-{n:03}: about printing\n" for n in range(12))
    assert coverage("", twelve, rules).mistakes == []
    assert any("at most 12" in line for line in coverage("", twelve + "M-012: and one more", rules).mistakes)

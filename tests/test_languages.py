"""Sentences in three languages: which one a caller gets, what is said in it, and that no catalogue has a gap."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import marshmallow as ma
import orjson
import pytest
from marshmallow import fields, validate

from schemas.common import kept
from schemas.faults import invalid_request
from schemas.libraries import recognized
from service import operations
from service.catalog import CATALOG
from service.conformance.vectors import chosen
from service.languages import CATALOGUES, LANGUAGES, preferred, translated
from service.refusal import REASONS, Refusal
from service.sentences import Sentence, all_of, either, said_by, say, say_many, verbatim

sys.path.insert(0, str(Path(__file__).parent.parent))

from tools.languages import faults, in_source

GAMES = pytest.mark.parametrize("slug", CATALOG)
OTHERS = pytest.mark.parametrize("language", CATALOGUES)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ([], "en"),
        ([("de", 1)], "de"),
        ([("de-AT", 1)], "de"),
        ([("ES_mx", 1)], "es"),
        ([("de-AT", 1), ("en", 0.8)], "de"),
        ([("en", 0.8), ("es", 0.9)], "es"),
        ([("fr", 1), ("es", 0.1)], "es"),
        ([("fr", 1)], "en"),
        ([("de", 0)], "en"),
        ([("*", 1), ("de", 0.5)], "en"),
        ([("*", 0.1), ("de", 0.5)], "de"),
        ([("deutsch", 1)], "en"),
    ],
)
def test_the_language_is_the_best_one_that_the_caller_accepts_and_there_is(accepted, language):
    assert preferred(accepted) == language


def test_a_sentence_is_its_english_text():
    sentence = say("Die {die} has no face {face}.", die="V", face=9)

    assert sentence == "Die V has no face 9."
    assert orjson.dumps(sentence) == b'"Die V has no face 9."'
    assert translated(sentence, "en") == sentence


def test_a_sentence_is_said_in_other_languages_with_the_same_values():
    sentence = say("Die {die} has no face {face}.", die="V", face=9)

    assert translated(sentence, "de") == "Würfel V hat keine 9."
    assert translated(sentence, "es") == "El dado V no tiene la cara 9."


def test_a_sentence_within_a_sentence_is_said_in_the_same_language():
    inner = say("The round is over.")

    assert translated(say("{move} is not possible: {reason}", move="draw", reason=inner), "de") == (
        "draw ist nicht möglich: Die Runde ist zu Ende."
    )


@pytest.mark.parametrize(
    ("count", "english", "german", "spanish"),
    [
        (1, "1 bye is enough.", "1 Freilos genügt.", "Basta 1 descanso."),
        (0, "0 byes are enough.", "0 Freilose genügen.", "Bastan 0 descansos."),
        (2, "2 byes are enough.", "2 Freilose genügen.", "Bastan 2 descansos."),
    ],
)
def test_one_thing_and_several_are_told_apart(count, english, german, spanish):
    sentence = say_many("{count} bye is enough.", "{count} byes are enough.", count=count)

    assert (sentence, translated(sentence, "de"), translated(sentence, "es")) == (english, german, spanish)


def test_lists_are_joined_by_the_words_of_the_language():
    assert either([1]) == "1"
    assert either([1, 2, 3]) == "1, 2 or 3"
    assert all_of(["Ann", "Ben"]) == "Ann and Ben"
    assert translated(either([1, 2, 3]), "de") == "1, 2 oder 3"
    assert translated(all_of(["Ann", "Ben"]), "es") == "Ann y Ben"


def test_a_template_can_be_completed_later():
    template = say("`{one}` needs `{other}`.")

    assert translated(template.format(one="ply", other="record"), "de") == "`ply` braucht `record`."


def test_braces_in_values_are_no_templates():
    sentence = say("The tag {tag} is not JSON.", tag="{0}{tag}")

    assert sentence == "The tag {0}{tag} is not JSON."
    assert translated(sentence, "de") == "Das Tag {0}{tag} ist kein JSON."


def test_an_exception_and_a_copy_say_the_same_sentence_still():
    sentence = say("The round is over.")

    assert said_by(ValueError(sentence)) is sentence
    assert translated(copy.deepcopy(sentence), "de") == "Die Runde ist zu Ende."
    assert translated(said_by(ValueError("something else")), "de") == "something else"


def test_what_others_have_said_stays_as_it_is():
    assert translated(verbatim("The round is over."), "de") == "The round is over."


@OTHERS
def test_no_sentence_of_the_source_is_missing_in_a_language_and_none_is_left_over(language):
    assert list(faults(language)) == []


@OTHERS
def test_every_sentence_of_the_source_can_be_said(language):
    for message in filter(lambda message: message.id, in_source()):
        for template in message.id if isinstance(message.id, tuple) else (message.id,):
            names = {name: 7 for _, name, _, _ in Formatter().parse(template) if name}
            said = translated(say(template, **names), language)
            assert said
            assert not {"{", "}"} & set(said.replace("{3,7}", ""))


def schema_classes() -> Iterator[type[ma.Schema]]:
    waiting = list(ma.Schema.__subclasses__())
    while waiting:
        schema = waiting.pop()
        waiting += schema.__subclasses__()
        if schema.__module__.startswith("schemas."):
            yield schema


def all_fields(found: Any) -> Iterator[fields.Field]:
    yield found
    for inner in (getattr(found, "inner", None), getattr(found, "number", None), getattr(found, "text", None)):
        if isinstance(inner, fields.Field):
            yield from all_fields(inner)


def test_every_message_of_every_field_is_a_sentence():
    given = [field for schema in schema_classes() for field in schema._declared_fields.values()]
    messages = {message for field in given for one in all_fields(field) for message in one.error_messages.values()}
    messages |= set(ma.Schema._default_error_messages.values())

    strange = [message for message in messages if not recognized(message).template]

    # No string of a JSON document can have the second.
    assert sorted(strange) == ["Not a valid utf-8 string."]


REFUSING: dict[str, tuple[Callable[[Any], Any], Any, dict[str, str]]] = {
    "too short": (validate.Length(min=2), "x", {"min": "2"}),
    "too long": (validate.Length(max=2), "xxx", {"max": "2"}),
    "not between": (validate.Length(2, 3), "x", {"min": "2", "max": "3"}),
    "not so long": (validate.Length(equal=2), "x", {"equal": "2"}),
    "too small": (validate.Range(min=2), 1, {"min": "2"}),
    "too large": (validate.Range(max=2), 3, {"max": "2"}),
    "out of range": (validate.Range(2, 3), 1, {"min": "2", "max": "3"}),
    "none of these": (validate.OneOf(("a", "b")), "c", {"choices": "a, b"}),
    "another": (validate.Equal("a"), "b", {"other": "a"}),
}


@pytest.mark.parametrize("case", REFUSING)
@OTHERS
def test_what_validators_say_is_said_in_every_language_with_their_values(case, language):
    check, value, values = REFUSING[case]
    with pytest.raises(ma.ValidationError) as refused:
        check(value)
    message = recognized(refused.value.messages[0])

    assert message == refused.value.messages[0]
    assert message.values == values
    assert translated(message, language) != message
    assert all(text in translated(message, language) for text in values.values())


NO_JSON = {
    "nothing": b"",
    "an open object": b"{",
    "a comma too many": b"[1,]",
    "an infinite number": b"1e999",
    "half a character": b'"\\ud800"',
    "NaN": b"NaN",
    "other bytes": b'{"seed": "\xff"}',
    "no comma": b"[1 2]",
    "a number as a name": b"{1:2}",
    "no colon": b'{"a" 1}',
    "no comma in an object": b'{"a": 1 2}',
    "a control character": b'"\x01"',
    "a leading zero": b"01",
    "many arrays": b"[" * 5000,
    "something behind it": b"{} 1",
    "a strange escape": b'"\\x"',
    "half a word": b"tru!",
    "half another": b"fals!",
    "a mark": b"\xef\xbb\xbf1",
}


@pytest.mark.parametrize("case", NO_JSON)
@OTHERS
def test_what_is_wrong_with_json_is_said_in_every_language(case, language):
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is what is tested
        orjson.loads(NO_JSON[case])
    message = recognized(str(refused.value))
    reason = message.values["reason"]

    assert message == str(refused.value)
    assert translated(reason, language) != reason
    assert str(refused.value.colno) in translated(message, language)


@pytest.mark.parametrize(("text", "closing"), [(b"[1 2]", "]"), (b'{"a": 1 2}', "}")])
@OTHERS
def test_the_sign_that_json_misses_is_the_same_in_every_language(text, closing, language):
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is what is tested
        orjson.loads(text)

    assert f"'{closing}'" in translated(recognized(str(refused.value)), language)


@OTHERS
def test_every_kind_of_problem_has_a_title_and_a_meaning_in_every_language(language):
    for reason in REASONS.values():
        assert translated(reason.title, language) != reason.title
        assert translated(reason.meaning, language) != reason.meaning


@GAMES
@OTHERS
def test_every_violation_of_the_vectors_is_said_in_every_language(slug, language):
    said = 0
    for violation in violations_of_vectors(slug):
        assert isinstance(violation.detail, Sentence), violation
        assert translated(violation.detail, language) != violation.detail
        assert "{" not in translated(violation.detail, language).replace("{3,7}", "")
        said += 1
    assert said > 50


def violations_of_vectors(slug: str) -> Iterator[Any]:
    """Every violation that the rules find in the vectors of a ruleset."""
    entry = CATALOG[slug]
    for vector in chosen(slug, ("illegal",)):
        move = entry.game.parse_move(vector.input["move"])
        if "view" in vector.input:
            yield from entry.game.check_move(kept(entry.schemas.view).load(vector.input["view"]), move)
        else:
            state = kept(entry.schemas.state).load(vector.input["state"])
            yield from operations.move_violations(entry.game, state, move)
    for vector in chosen(slug, ("invalid_state",)):
        ((name, value),) = vector.input.items()
        yield from getattr(entry.game, f"check_{name}")(kept(getattr(entry.schemas, name)).load(value))


@GAMES
@OTHERS
def test_what_a_text_should_look_like_is_said_in_every_language(slug, language):
    game = CATALOG[slug].game
    for parse in (game.parse_move, game.parse_position):
        with pytest.raises(ValueError) as refused:  # noqa: PT011 - what it says is what is tested
            parse("a horse")
        sentence = said_by(refused.value)
        assert translated(sentence, language) != sentence


BAD_RECORDS = (
    '[Game "go"]\n\n*',
    '[Rules "go/1"]\n\n*',
    '[Seed ""]\n\n*',
    '[Result "7"]\n\n*',
    '[Setup "{"]\n\n*',
    '[Setup "{\\"players\\": 99}"]\n\n*',
    '[Start "nowhere"]\n\n*',
    '[Stand_ins "7:you"]\n\n*',
    '[Seat1 "Ann"]\n\n*',
    '[Seed "a"]\n[Seed "b"]\n\n*',
    "[Seed a]\n\n*",
    "{ a comment",
    "1. take:1 ! *",
    "* 1. x",
    "\ud800",
)


@pytest.mark.parametrize("text", BAD_RECORDS)
@OTHERS
def test_what_is_wrong_with_a_record_is_said_in_every_language(text, language):
    played = operations.replay_text(CATALOG["numerus"], text)

    detail = played.violations[0].detail
    assert played.violations[0].code == "unreadable_record"
    assert translated(detail, language) != detail


@OTHERS
def test_faults_of_form_name_their_place_in_every_language(language):
    refusal = invalid_request({"#": {"move": ["Missing data for required field."]}})

    assert isinstance(refusal, Refusal)
    assert refusal.detail == "#/move: Missing data for required field."
    assert translated(refusal.detail, language).startswith("#/move: ")
    assert translated(refusal.detail, language) != refusal.detail


def test_english_is_the_language_of_whoever_says_nothing():
    assert LANGUAGES[0] == preferred(()) == "en"

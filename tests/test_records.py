"""The text form of records: what is read, what is refused, and that nothing gets lost on the way there and back."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.records import TAG_PATTERN, record_schema
from service.catalog import CATALOG
from service.record import Record
from service.records import UnreadableRecordError, format_record, parse_record

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
ANACONDA = CATALOG["anaconda"]
PLIES = ("roll:III,IV", "III=7,IV=4", "V=6@III")
FEW = settings(max_examples=10, deadline=None, derandomize=True)
MANY = settings(max_examples=50, deadline=None, derandomize=True)


def read(text: str) -> Record:
    return parse_record(ANACONDA, text)


def refusal(text: str) -> str:
    with pytest.raises(UnreadableRecordError) as unreadable:
        read(text)
    return str(unreadable.value)


@cache
def golden(slug: str) -> tuple[Record, ...]:
    """The recorded games of a ruleset."""
    folder = Path(__file__).parent / "games" / slug.replace("-", "_") / "records"
    schema = record_schema(CATALOG[slug].schemas, CATALOG[slug].game)()
    return tuple(schema.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json")))


# What is read ---------------------------------------------------------------------------------------------------------


def test_a_record_is_tags_and_numbered_plies() -> None:
    record = read(
        '[Game "anaconda"]\n[Rules "anaconda/1"]\n'
        '[Setup "{\\"players\\":3,\\"repetition\\":\\"draw\\"}"]\n'
        '[Seed "s"]\n[Seat0 "North"]\n[Seat1 "East"]\n[Seat2 "South"]\n[Event "A game"]\n'
        '[Result "{\\"points\\":[0,1,1]}"]\n\n1. roll:III,IV 2. III=7,IV=4 3. V=6@III *\n'
    )

    assert (record.game, record.rules, record.seed, record.start) == ("anaconda", "anaconda/1", "s", None)
    assert (record.setup.players, record.setup.repetition) == (3, "draw")
    assert record.players == ("North", "East", "South")
    assert record.result == {"points": [0, 1, 1]}
    assert record.tags == {"event": "A game"}
    assert record.moves == PLIES


def test_all_members_but_the_moves_may_be_left_out() -> None:
    bare = Record("anaconda", "anaconda/1", None, PLIES, None, None, (), None, {})
    assert read(" ".join(PLIES)) == bare


@pytest.mark.parametrize("text", ["", " \n\t\r\n", "*", "{nothing}", "; nothing", "; nothing\n*", '[Event "x"]'])
def test_a_text_without_plies_is_a_record_without_plies(text: str) -> None:
    assert read(text).moves == ()


@pytest.mark.parametrize(
    "text",
    [
        "roll:III,IV III=7,IV=4 V=6@III",
        "1. roll:III,IV 2. III=7,IV=4 3. V=6@III",
        "1.roll:III,IV 2.III=7,IV=4 3.V=6@III",
        "1... roll:III,IV 2... III=7,IV=4 3... V=6@III",
        "1...roll:III,IV 2..III=7,IV=4 3.V=6@III",
        "1. roll:III,IV III=7,IV=4 2. V=6@III",
        "1. 1... roll:III,IV 17. III=7,IV=4 0. V=6@III",
        "1.\nroll:III,IV\n2.\nIII=7,IV=4\n3.\nV=6@III\n",
        "1. roll:III,IV\r\n2. III=7,IV=4\r\n3. V=6@III\r\n",
        "\t1.\troll:III,IV\t2.\tIII=7,IV=4\t3.\tV=6@III\t",
        "roll:III,IV III=7,IV=4 V=6@III 4.",
    ],
)
def test_numbers_and_white_space_between_plies_mean_nothing(text: str) -> None:
    assert read(text).moves == PLIES


@pytest.mark.parametrize(
    "text",
    [
        "{before} roll:III,IV III=7,IV=4 V=6@III {after}",
        "roll:III,IV{glued}III=7,IV=4{to both}V=6@III{and at the end}",
        "roll:III,IV {over\ntwo lines} III=7,IV=4 {} V=6@III",
        "roll:III,IV ; to the end } of the { line\nIII=7,IV=4 ;V=1@III\nV=6@III ; no line end",
        "roll:III,IV;glued\nIII=7,IV=4\nV=6@III",
        "roll:III,IV {a ; in braces} III=7,IV=4 V=6@III",
        "roll:III,IV {an { in braces} III=7,IV=4 V=6@III",
        'roll:III,IV {1. V=1@III * 1-0 [Event "x"]} III=7,IV=4 V=6@III',
        "1. {between the number and the ply} roll:III,IV 2. ; here too\nIII=7,IV=4 V=6@III",
        "roll:III,IV ; CRLF\r\nIII=7,IV=4 ;\r\nV=6@III\r\n",
    ],
)
def test_comments_are_skipped_wherever_they_stand(text: str) -> None:
    assert read(text).moves == PLIES


def test_comments_stand_before_between_and_after_tags_too() -> None:
    record = read('; a file\n{of one game} [Event "x"] {and} [Round "2"] ; round two\n{moves:} roll:III,IV')
    assert record.tags == {"event": "x", "round": "2"}
    assert record.moves == ("roll:III,IV",)


def test_what_looks_like_a_comment_or_an_end_inside_a_tag_is_its_value() -> None:
    assert read("[Event \"{a} ; b * 1-0 [Round '3']\"] roll:III,IV").tags == {"event": "{a} ; b * 1-0 [Round '3']"}


@pytest.mark.parametrize("end", ["*", "1-0", "0-1", "-3-0", "1--3", "-3--4", "0-1-1", "12-7-0-33"])
def test_an_end_mark_is_no_ply(end: str) -> None:
    assert read(f"1. roll:III,IV {end}").moves == ("roll:III,IV",)
    assert read(f"1. roll:III,IV {end} {{a comment}} ; and another\n").moves == ("roll:III,IV",)


@pytest.mark.parametrize("no_end", ["1-", "-", "1", "-48", "1-x", "**", "1---2", "1/2-1/2"])
def test_what_only_resembles_an_end_mark_is_left_to_the_replay(no_end: str) -> None:
    assert read(f"roll:III,IV {no_end}").moves == ("roll:III,IV", no_end)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        (r"plain", "plain"),
        (r"a \"quoted\" word", 'a "quoted" word'),
        (r"back\\slash", "back\\slash"),
        (r"\\", "\\"),
        (r"\"", '"'),
        (r"\\\"", '\\"'),
        (r"\\n", "\\n"),
        (r"\n", "n"),
        (r"]", "]"),
        (r"", ""),
        ("two\nlines\tand a tab", "two\nlines\tand a tab"),
        ("Grüße ★", "Grüße ★"),
    ],
)
def test_backslashes_in_tags_escape_quotes_and_themselves(written: str, value: str) -> None:
    assert read(f'[Event "{written}"]').tags == {"event": value}


def test_tags_are_read_in_any_case_any_order_and_with_any_white_space() -> None:
    record = read('[SEAT1 "B"]\r\n[\tevent   "x" ][seat0\n"A"] [gAME "anaconda"]roll:III,IV')
    assert record.players == ("A", "B")
    assert record.tags == {"event": "x"}
    assert record.moves == ("roll:III,IV",)


def test_a_position_to_start_from_is_read() -> None:
    start = read('[Start "III7-V6-IV5 last:IV seat:0/2"] 1. III=5@V').start
    assert (start.phase, start.to_move, start.centre, start.last) == ("play", 0, "V", "IV")
    assert (start.dice.III, start.dice.IV, start.dice.V) == (7, 5, 6)


def test_tags_after_the_first_ply_are_no_tags() -> None:
    record = read('[Event "x"] roll:III,IV [Round "2"]')
    assert record.tags == {"event": "x"}
    assert record.moves == ("roll:III,IV", "[Round", '"2"]')


def test_a_result_of_null_is_none() -> None:
    assert read('[Result "null"]').result is None


# What is refused ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[Game "chess"]', "The record is of another game than anaconda."),
        ('[Game ""]', "The record is of another game than anaconda."),
        ('[Game "Anaconda"]', "The record is of another game than anaconda."),
        ('[Rules "anaconda/2"]', "The record follows the rules anaconda/2, not anaconda/1."),
        ('[Setup "players=2"]', "The tag Setup is not JSON."),
        ('[Setup ""]', "The tag Setup is not JSON."),
        (r'[Setup "{\"players\":2"]', "The tag Setup is not JSON."),
        ('[Result "A won"]', "The tag Result is not JSON."),
        ('[Result "[1,0]"]', "The tag Result must hold an object or null."),
        ('[Result "1"]', "The tag Result must hold an object or null."),
        ('[Result "true"]', "The tag Result must hold an object or null."),
        ('[Seed ""]', "The tag Seed must have 1 to 64 characters."),
        (f'[Seed "{65 * "x"}"]', "The tag Seed must have 1 to 64 characters."),
        ("roll:III,IV * V=6@III", "Something follows the end of the game; one record is read at a time."),
        ("roll:III,IV 1-0 *", "Something follows the end of the game; one record is read at a time."),
        ('roll:III,IV *\n\n[Event "y"]\nroll:III,IV *', "Something follows the end"),
        ("roll:III,IV -3-0 }", "Something follows the end"),
        ("roll:III,IV { never closed", "A comment is opened or closed only once, near '{ never closed'."),
        ("roll:III,IV } never opened", "A comment is opened or closed only once, near '} never opened'."),
        ("roll:III,IV {a {b} c}", "A comment is opened or closed only once, near '}'."),
        ("{", "A comment is opened or closed only once, near '{'."),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, reason: str) -> None:
    assert refusal(text).startswith(reason)


@pytest.mark.parametrize(
    "text", ["[]", "null", "2", r"{\"players\":4}", r"{\"players\":\"2\"}", r"{\"dice\":3}", r"{\"repetition\":[]}"]
)
def test_a_setup_of_another_shape_is_refused(text: str) -> None:
    assert refusal(f'[Setup "{text}"]').startswith("The tag Setup is not a setup of anaconda: ")


@pytest.mark.parametrize("text", ["", "start", "III7-V6-IV5", "III0-V6-IV5 last:IV seat:0/2"])
def test_a_start_that_is_no_position_is_refused_with_an_example(text: str) -> None:
    reason = refusal(f'[Start "{text}"]')
    assert reason == "The tag Start is not a position: A position is written like III7-V6-IV5 last:IV seat:0/2."


@pytest.mark.parametrize("second", ["Event", "event", "EVENT"])
def test_a_tag_that_stands_twice_is_refused_with_its_line(second: str) -> None:
    assert refusal(f'[Event "x"]\n[Round "1"]\n[{second} "x"]') == f"Line 3: the tag {second} stands twice."


@pytest.mark.parametrize(
    "tag",
    [
        "[Event]",
        "[Event x]",
        '[Event "x"',
        '[Event "x]',
        '[Event "x" "y"]',
        '["x"]',
        '[1st "x"]',
        '[Ev-ent "x"]',
        '[Event"x"]',
        r'[Event "x\"]',
        "[",
        f'[{33 * "e"} "x"]',
    ],
)
def test_a_tag_of_another_shape_is_refused_with_its_line(tag: str) -> None:
    assert refusal(f'[Round "1"]\n\n{tag}\nroll:III,IV') == 'Line 3: a tag must look like [Name "value"].'


@pytest.mark.parametrize("tags", ['[Seat1 "B"]', '[Seat0 "A"]\n[Seat2 "C"]'])
def test_a_name_never_moves_to_the_seat_of_somebody_without_a_name(tags: str) -> None:
    """Players are a list in seat order, which cannot say that a seat before has no name."""
    assert "Seat" in refusal(f"{tags}\n\nroll:III,IV *")


# There and back -------------------------------------------------------------------------------------------------------

CHARACTERS = st.characters(exclude_categories=["Cs"])
"""All but halves of surrogate pairs, which UTF-8 cannot hold."""

TRICKY = st.sampled_from(['"', "\\", '\\"', "]", "[Event", "{", "}", ";", "\n", "\r\n", "\t", "*", "1-0", "ß", "★"])
TEXTS = st.one_of(st.text(CHARACTERS, max_size=40), st.lists(TRICKY, max_size=6).map("".join))
NAMES = TEXTS.filter(lambda text: 1 <= len(text) <= 40)
TAGS = st.dictionaries(st.from_regex(TAG_PATTERN, fullmatch=True), TEXTS, max_size=5)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
RESULTS = st.none() | st.dictionaries(TEXTS, JSON, max_size=3)


@st.composite
def records(draw: st.DrawFn, slug: str) -> Record:
    """A recorded game up to some ply, with any names, tags, seed and result."""
    info = CATALOG[slug].game.INFO
    played = draw(st.sampled_from(golden(slug)))
    return Record(
        info.slug,
        info.rules_version,
        draw(st.sampled_from([None, played.setup])),
        played.moves[: draw(st.integers(0, len(played.moves)))],
        None,
        draw(st.none() | NAMES),
        tuple(draw(st.lists(NAMES, max_size=info.max_players))),
        draw(RESULTS),
        draw(TAGS),
    )


@GAMES
@FEW
@given(st.data())
def test_every_member_comes_back_from_text(slug: str, data: st.DataObject) -> None:
    record = data.draw(records(slug))
    back = parse_record(CATALOG[slug], format_record(CATALOG[slug], record))
    for member in Record.__slots__:
        assert getattr(back, member) == getattr(record, member), member


@GAMES
def test_recorded_games_come_back_from_text(slug: str) -> None:
    for record in golden(slug):
        assert parse_record(CATALOG[slug], format_record(CATALOG[slug], record)) == record


@GAMES
def test_a_record_that_starts_in_the_middle_comes_back_from_text(slug: str) -> None:
    """From every position of a recorded game: its moves up to there are played, the others are kept."""
    game = CATALOG[slug].game
    for record in golden(slug)[:3]:
        state = record.start or game.initial_state(record.setup, record.seed)
        for ply, text in enumerate(record.moves):
            if ply % 7 == 3:
                rest = Record(record.game, record.rules, record.setup, record.moves[ply:], state, tags={})
                written = format_record(CATALOG[slug], rest)
                assert '[Start "' in written
                assert parse_record(CATALOG[slug], written) == rest
            state = game.apply(state, game.parse_move(text))


@GAMES
def test_lines_have_at_most_79_columns_where_tags_and_single_plies_allow_it(slug: str) -> None:
    for record in golden(slug):
        lines = format_record(CATALOG[slug], record).split("\n")
        body = lines[lines.index("") + 1 :]
        assert all(len(line) <= 79 or " " not in line for line in body)
        assert all(line == line.strip() for line in body)
        # No line could have held the first word of the next one.
        for line, following in pairwise(body[:-1]):
            assert len(line) + 1 + len(following.split(" ")[0]) > 79


def test_the_text_is_what_the_documentation_shows() -> None:
    setup = ANACONDA.schemas.setup().load({"players": 2, "repetition": "none"})
    record = Record("anaconda", "anaconda/1", setup, PLIES, players=("North", 'So"uth'), tags={"event": "a\\b"})
    assert format_record(ANACONDA, record) == (
        '[Game "anaconda"]\n'
        '[Rules "anaconda/1"]\n'
        '[Setup "{\\"players\\":2,\\"repetition\\":\\"none\\"}"]\n'
        '[Seat0 "North"]\n'
        '[Seat1 "So\\"uth"]\n'
        '[Event "a\\\\b"]\n'
        "\n"
        "1. roll:III,IV 2. III=7,IV=4 3. V=6@III *\n"
    )


def test_a_record_without_plies_is_written_with_its_end_mark() -> None:
    written = format_record(ANACONDA, Record("anaconda", "anaconda/1", None, ()))
    assert written == '[Game "anaconda"]\n[Rules "anaconda/1"]\n\n*\n'


@GAMES
def test_line_ends_of_other_systems_and_spaces_at_line_ends_change_nothing(slug: str) -> None:
    for record in golden(slug):
        written = format_record(CATALOG[slug], record)
        assert parse_record(CATALOG[slug], written.replace("\n", "\r\n")) == record
        assert parse_record(CATALOG[slug], re.sub(r"\n", " \t\n", written)) == record


# Whatever comes -------------------------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    [
        *'[]{}"\\;*-.1 \n\r\t',
        *('"] ', "[Event ", '[Event "x"]', '[Seat0 "', '[Setup "', '[Start "', '[Result "', '[Seed "', '[Game "'),
        *(
            "1.",
            "1...",
            "1-0",
            "-3-0",
            "roll:III,IV",
            "{}",
            "null",
            '{\\"players\\":',
            "\x00",
            "\ud800",
            "\ufeff",
            "٣.",
        ),
    ]
)


def attempt(slug: str, text: str) -> None:
    """Reads a text or has it refused; whatever else is raised fails the test."""
    try:
        record = parse_record(CATALOG[slug], text)
    except UnreadableRecordError:
        return
    assert record.game == slug
    assert all(ply and re.search(r"[\s{};]", ply) is None for ply in record.moves)


@GAMES
@MANY
@given(st.one_of(st.lists(PIECES, max_size=25).map("".join), st.text(max_size=60)))
def test_any_text_is_read_or_refused(slug: str, text: str) -> None:
    attempt(slug, text)


@GAMES
@MANY
@given(st.data())
def test_a_spoiled_record_is_read_or_refused(slug: str, data: st.DataObject) -> None:
    text = format_record(CATALOG[slug], data.draw(st.sampled_from(golden(slug))))
    for _ in range(data.draw(st.integers(1, 4))):
        begin = data.draw(st.integers(0, len(text)))
        end = begin + data.draw(st.integers(0, 12))
        text = text[:begin] + data.draw(PIECES | st.just("")) + text[end:]
    attempt(slug, text)


@GAMES
@MANY
@given(st.data())
def test_a_setup_of_any_json_is_read_or_refused(slug: str, data: st.DataObject) -> None:
    values = JSON | st.sampled_from([1e300, -1, 2**63, 2**64, 10**400])
    options = st.sampled_from([option.name for option in CATALOG[slug].game.INFO.options])
    setup: Any = data.draw(values | st.dictionaries(options | TEXTS, values, max_size=4))
    for tag in ("Setup", "Result"):
        written = json.dumps(setup).replace("\\", "\\\\").replace('"', '\\"')
        attempt(slug, f'[{tag} "{written}"] *')


@pytest.mark.parametrize("slug", [slug for slug, entry in CATALOG.items() if entry.game.INFO.position_pattern])
@FEW
@given(st.data())
def test_every_start_that_the_pattern_of_positions_allows_is_read(slug: str, data: st.DataObject) -> None:
    pattern = CATALOG[slug].game.INFO.position_pattern
    assert pattern is not None
    position = data.draw(st.from_regex(re.compile(pattern, re.ASCII), fullmatch=True))
    assert parse_record(CATALOG[slug], f'[Start "{position}"] *').start is not None

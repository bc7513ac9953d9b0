"""Taking plies back: only by consent of all seats, and only what has revealed nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from service import live, turns
from service.catalog import Entry
from service.events import Event
from service.game import Violation
from service.live import Ply, Session, Turn, Undo
from service.refusal import Refusal
from service.sentences import Sentence, say, say_many


def played(entry: Entry, session: Session, moves: Sequence[str]) -> tuple[tuple[Ply, ...], Any]:
    """Every ply with the state before it, and the state after the last."""
    state = live.start_of(entry, session)
    plies = []
    for text in moves:
        move = entry.game.parse_move(text)
        plies.append((state, move))
        state = entry.game.apply(state, move)
    return tuple(plies), state


def ask(  # noqa: PLR0913 - what is asked, by whom, when, of which game
    entry: Entry, session: Session, seat: int, plies: Sequence[Ply], *, ply: int | None, now_ms: int
) -> Turn:
    """A seat asks to go back to where `ply` plies were played (None: before its own last one).

    Alone at the table it is done at once. Raises Refusal.
    """
    live.refuse_finished(entry, session)
    kept = _last_of(entry, seat, plies) if ply is None else ply
    _refuse_another_question(session, seat)
    _refuse_unless_free(entry, plies, kept)
    undo = Undo(seat, kept)
    if len(session.names) == 1:
        return turns.undone(entry, session, plies[kept][0], undo, now_ms)
    asked = Event("undo_asked", seat, ply=kept)
    after = replace(session, undo=undo, asked=(*session.asked, seat))
    return turns.concluded(entry, Turn(after, events=(asked,)))


def answer(  # noqa: PLR0913 - what is answered, by whom, when, in which game
    entry: Entry, session: Session, seat: int, plies: Sequence[Ply], *, ply: int, agree: bool, now_ms: int
) -> Turn:
    """A seat agrees to keep `ply` plies, as another has asked, or declines; who has asked can withdraw.

    Raises Refusal.
    """
    live.refuse_finished(entry, session)
    undo = session.undo
    if undo is None:
        raise _refusal("no_undo_asked", say("Nobody has asked to take anything back."))
    if ply != undo.ply:
        raise _refusal(
            "another_question",
            say("Seat {seat} asks to keep {asked} plies, not {ply}.", seat=undo.asked_by, asked=undo.ply, ply=ply),
        )
    if not agree:
        declined = Event("undo_declined", seat, ply=undo.ply)
        return turns.concluded(entry, Turn(replace(session, undo=None), events=(declined,)))
    if seat == undo.asked_by or seat in undo.agreed:
        raise _refusal("already_agreed", say("Seat {seat} has agreed already; the others are asked.", seat=seat))
    undo = replace(undo, agreed=(*undo.agreed, seat))
    if len(undo.agreed) < len(session.names) - 1:
        return _agreed(entry, session, undo, seat)
    return turns.undone(entry, session, plies[undo.ply][0], undo, now_ms)


def _agreed(entry: Entry, session: Session, undo: Undo, seat: int) -> Turn:
    event = Event("undo_agreed", seat, ply=undo.ply)
    return turns.concluded(entry, Turn(replace(session, undo=undo), events=(event,)))


def _last_of(entry: Entry, seat: int, plies: Sequence[Ply]) -> int:
    """The index of a seat's last ply."""
    own = [index for index, (state, _) in enumerate(plies) if entry.game.to_move(state) == seat]
    if not own:
        raise _refusal("nothing_to_take_back", say("Seat {seat} has played nothing yet.", seat=seat))
    return own[-1]


def _refuse_another_question(session: Session, seat: int) -> None:
    """One question at a time, and one of each seat between two plies: nobody is kept from playing by being asked."""
    if session.undo is not None:
        detail = say(
            "Seat {seat} has asked already to keep {ply} plies; answer that first.",
            seat=session.undo.asked_by,
            ply=session.undo.ply,
        )
        raise _refusal("already_asked", detail)
    if seat in session.asked:
        raise _refusal(
            "already_asked", say("Seat {seat} has asked already; it may ask again after the next ply.", seat=seat)
        )


def _refuse_unless_free(entry: Entry, plies: Sequence[Ply], kept: int) -> None:
    if kept >= len(plies):
        detail = say_many(
            "The game has {count} ply; to take something back, fewer must be kept.",
            "The game has {count} plies; to take something back, fewer must be kept.",
            count=len(plies),
        )
        raise _refusal("nothing_to_take_back", detail)
    for index, (before, move) in enumerate(plies[kept:], kept):
        if entry.is_revealing(before, move):
            detail = say("Ply {index} has revealed something that was hidden; nobody can forget it.", index=index)
            raise _refusal("information_revealed", detail)


def _refusal(code: str, detail: Sentence) -> Refusal:
    return Refusal("undo_refused", detail, (Violation(code, detail, "", "#/ply"),))

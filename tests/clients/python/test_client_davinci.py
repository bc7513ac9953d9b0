"""Da Vinci Code over the client: whole games by hints, in which each bot knows its own view only."""

from __future__ import annotations

from typing import Any

import pytest
from regelwerk_client import Regelwerk, errors
from regelwerk_client.models import DaVinciRound, DaVinciSetup, DaVinciSheet, DaVinciTally


def play_to_the_end(game: Any) -> None:
    """Each seat plays its best move when it is its turn."""
    shown = game.host.refresh()
    while shown.status == "running":
        bot = game.seats[shown.to_move]
        assert bot.refresh().your_turn
        shown = bot.move(bot.hint(budget_nodes=1).best)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_hints(rw: Regelwerk, players: Any) -> None:
    setup = DaVinciSetup(players=players, jokers=True, scoring="tournament")
    game = rw.davinci.create_session(setup=setup, assist="hints", seed=f"client-{players}")

    play_to_the_end(game)

    last = game.host.refresh()
    assert last.result is not None
    assert last.result.reason == "finished"
    score = game.seats[0].score()
    assert score == last.result.score
    assert (score.scoring, score.final, len(score.seats)) == ("tournament", True, players)
    assert last.state is not None
    winner = score.seats[last.state.winner]
    items = {item.code: item for item in winner.items}
    assert items["round_won"].points == 5
    assert items["hidden_tiles"].tiles
    assert winner.points == sum(item.points for item in winner.items)
    record = rw.davinci.session(game.id).record().record  # anybody may read it now
    assert record.seed == f"client-{players}"
    replayed = rw.davinci.replay(record=record)
    assert replayed.valid
    assert (replayed.score, replayed.state) == (score, last.state)
    assert rw.davinci.replay(text=game.host.record_text()).score == score
    assert rw.davinci.score(record=record).to_dict() == score.to_dict()
    game.seats[0].refresh()
    with pytest.raises(errors.GameOver):
        game.seats[0].move("draw:B")


def test_each_bot_knows_its_own_tiles_only(rw: Regelwerk) -> None:
    game = rw.davinci.create_session(setup=DaVinciSetup(players=3), assist="hints", seed="client")
    for seat, bot in enumerate(game.seats):
        view = bot.refresh().view
        assert view.seat == seat
        known = [[slot.tile is not None for slot in row] for row in view.rows]
        assert known == [[owner == seat] * 4 for owner in range(3)]
        assert bot.seen is not None
        assert bot.seen.state is None
    with pytest.raises(errors.NotYourTurn):
        game.seats[1].hint()
    played = game.seats[0].move("draw:W")
    assert played.moves[1].startswith("tile:W")
    assert game.seats[1].record().record.moves == ["draw:W", "tile:W?"]


def test_what_a_view_tells_of_the_hidden_tiles(rw: Regelwerk) -> None:
    state = rw.davinci.new(seed="client").state
    view = rw.davinci.view(state, seat=0).view
    found = rw.davinci.posterior(view)
    assert int(found.worlds) > 1
    assert [(tile.seat, tile.position) for tile in found.tiles] == [(1, position) for position in range(4)]
    assert rw.davinci.hint(view=view, budget_nodes=1).best in [
        move.move for move in rw.davinci.legal_moves(view=view).moves
    ]


def test_a_tournament_sheet_is_scored(rw: Regelwerk) -> None:
    tally = [DaVinciTally(hits=4, codes_exposed=1), DaVinciTally(hits=2, codes_exposed=0)]
    rounds = [DaVinciRound(winner=0, seats=tally, unexposed=["B2", "W-"])] * 3
    score = rw.davinci.score(sheet=DaVinciSheet(players=2, rounds=rounds))
    assert score.final
    assert [seat.points for seat in score.seats] == [42, 6]

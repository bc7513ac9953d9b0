"""What reports say of the other rulesets, against searches of their own and counts in the records."""

from __future__ import annotations

from functools import cache

import pytest
from reporting import GOLDEN, golden, slug_of

from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL, ContradictionError
from service.games.davinci.posterior import posterior
from service.report.lenses import LENSES

ANY = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{slug_of(path)}-{path.stem}")


def states(analysis):
    game = analysis.entry.game
    found = [operations.start_of(analysis.entry, analysis.record)]
    for text in analysis.record.moves:
        found.append(game.apply(found[-1], game.parse_move(text)))
    return found


def share_of_seat_0(game, state):
    """Between two seats, by trying everything."""

    @cache
    def search(state):
        if game.to_move(state) == TERMINAL:
            first = [seat.seat for seat in game.score(state).seats if seat.place == 1]
            return 0.5 if len(first) == 2 else float(first == [0])
        after = [search(game.apply(state, move)) for move in game.legal_moves(state)]
        return max(after) if game.to_move(state) == 0 else min(after)

    return search(state)


def test_every_ruleset_has_a_lens():
    assert set(LENSES) == set(CATALOG)


def test_the_end_of_numerus_has_the_value_that_trying_everything_finds():
    analysis = golden("numerus", "two_players", 5_000)
    late = list(zip(analysis.moments, states(analysis), strict=True))[-9:]

    for moment, state in late[:-1]:
        best = share_of_seat_0(analysis.entry.game, state)
        assert moment.proof == "exact"
        assert moment.chances == (best, 1 - best)
    points = [seat.points for seat in analysis.score.seats]
    assert late[-1][0].chances == (float(points[0] > points[1]), float(points[1] > points[0]))


def test_what_numerus_loses_for_certain_is_lost_when_everything_is_tried():
    analysis = golden("numerus", "two_players", 5_000)
    known = states(analysis)
    certain = [(ply, choice) for ply, choice in analysis.mistakes if choice.proof == "exact" and ply.number > 40]

    assert certain
    for ply, choice in certain:
        before, after = (share_of_seat_0(analysis.entry.game, known[at]) for at in (ply.number - 1, ply.number))
        assert choice.loss == abs(before - after)


def test_with_more_than_two_players_only_the_seat_to_move_is_judged():
    analysis = golden("numerus", "four_players", 1_000)

    for ply, moment in zip(analysis.plies[1:], analysis.moments[1:], strict=False):
        assert [seat for seat in range(4) if moment.chances[seat] is not None] == [ply.mover]
    assert sum(analysis.moments[-1].chances) == 1
    assert analysis.moments[0].chances == (None,) * 4


def test_the_least_penalty_is_the_one_that_trying_everything_finds():
    analysis = golden("numerus-solo", "per_chip", 10_000)
    game = analysis.entry.game

    @cache
    def least(state):
        if game.to_move(state) == TERMINAL:
            return -game.score(state).seats[0].points
        return min(least(game.apply(state, move)) for move in game.legal_moves(state))

    for moment, state in list(zip(analysis.moments, states(analysis), strict=True))[-10:-1]:
        assert moment.chances == (least(state),)
        assert moment.interval == (least(state), least(state))
        assert moment.proof == "exact"
    assert analysis.moments[-1].chances == (11,)


def test_a_bounded_loss_is_a_penalty_that_the_bounds_prove():
    analysis = golden("numerus-solo", "per_chip", 10_000)
    bounded = [choice for _, choice in analysis.mistakes if choice.proof == "bounded"]

    assert bounded
    for choice in bounded:
        assert 0 < choice.loss <= choice.played_chance - choice.best_chance


def test_penalties_never_fall_from_ply_to_ply_where_they_are_exact():
    moments = golden("numerus-solo", "per_chip", 10_000).moments
    exact = [moment.chances[0] for moment in moments if moment.proof == "exact"]

    assert len(exact) > 20
    assert exact == sorted(exact)


def test_the_end_of_the_lone_code_has_the_odds_that_all_draws_give():
    analysis = golden("davinci-solo", "won", 300)
    game = analysis.entry.game

    @cache
    def odds(state):
        if state.won is not None:
            return float(state.won)
        if game.to_move(state) == CHANCE:
            return sum(float(p) * odds(game.apply(state, move)) for move, p in game.chance_outcomes(state))
        return max(odds(game.apply(state, move)) for move in game.legal_moves(state))

    late = [
        (moment, state)
        for moment, state in zip(analysis.moments, states(analysis), strict=True)
        if len(state.pool) <= 3 and moment.proof == "exact" and game.to_move(state) >= 0
    ]
    assert len(late) > 3
    for moment, state in late:
        assert moment.chances == pytest.approx((odds(state),))
        assert moment.interval == pytest.approx((odds(state), odds(state)))


def test_an_estimate_of_the_lone_code_lies_in_its_interval():
    moments = [one for one in golden("davinci-solo", "won", 300).moments if one.proof == "heuristic"]

    assert moments
    for moment in moments:
        low, high = moment.interval
        assert 0 <= low <= moment.chances[0] <= high <= 1
        assert low < high


def known_of(view):
    """What a seat can infer; somebody who has named a value of his own proves that wrong guesses are no evidence."""
    try:
        return posterior(view, no_self_guess=True)
    except ContradictionError:
        return posterior(view)


def test_a_guess_has_the_probability_of_the_posterior_and_the_outcome_of_the_game():
    analysis = golden("davinci", "standard_two_players")
    game = analysis.entry.game
    known = states(analysis)
    guesses = [ply for ply in analysis.plies if ply.move.startswith("guess:")]

    assert [ply.number for ply in analysis.plies if ply.guessed] == [ply.number for ply in guesses]
    for ply in guesses:
        before, move = known[ply.number - 1], game.parse_move(ply.move)
        seen = known_of(game.view(before, ply.mover))
        assert ply.guessed.chance == pytest.approx(float(seen.tile(move.seat, move.position).chance(move.value)))
        likely = [chance.p for tile in seen.tiles if tile.seat != ply.mover for chance in tile.distribution]
        assert ply.guessed.best == pytest.approx(max(likely))
        hit = before.rows[move.seat][move.position].tile[1:] == str(move.value)
        assert ply.guessed.right is hit


def test_what_a_seat_could_know_says_nothing_of_the_others():
    analysis = golden("davinci", "three_players_tournament")

    for moment in analysis.moments[:-1]:
        assert sum(chance is not None for chance in moment.chances) == 1
    assert analysis.moments[-1].chances == (0, 0, 1)
    assert [seat.place for seat in analysis.score.seats] == [2, 3, 1]
    assert analysis.unit == "points"


@pytest.mark.parametrize("path", [path for path in GOLDEN if slug_of(path) == "davinci"], ids=lambda path: path.stem)
def test_where_tiles_are_hidden_only_a_sure_win_is_exact(path):
    # The solver calls a move exact that is the only one; how the seat stands is still an estimate.
    analysis = golden("davinci", path.stem)
    exact = [moment for moment in analysis.moments if moment.proof == "exact"]
    only = [ply for ply in analysis.plies if ply.mover >= 0 and ply.choice is None]

    assert all(max(chance or 0 for chance in moment.chances) == 1 for moment in exact)
    assert all(analysis.moments[ply.number - 1].proof == "heuristic" for ply in only)


def test_an_unfinished_game_is_judged_as_it_stands():
    analysis = golden("davinci-solo", "unfinished")

    assert not analysis.over
    assert 0 < analysis.moments[-1].chances[0] < 1


@ANY
def test_a_mistake_is_called_certain_only_where_the_solver_has_proved_both_moves(path):
    analysis = golden(slug_of(path), path.stem)
    entry = analysis.entry
    known = states(analysis)

    for ply, choice in analysis.mistakes:
        view = operations.viewed_by_mover(entry.game, known[ply.number - 1])
        hint = entry.solver.hint(view, analysis.budget, operations.default_options(entry))
        proof = {entry.game.format_move(one.move): one.proof for one in hint.moves}
        if choice.proof == "exact":
            assert proof[choice.best] == proof[ply.move] == "exact"
        elif choice.proof == "bounded":
            assert slug_of(path) == "numerus-solo"


@ANY
def test_there_is_a_moment_between_all_plies_and_every_value_is_possible(path):
    analysis = golden(slug_of(path), path.stem)

    assert len(analysis.moments) == len(analysis.plies) + 1
    values = [chance for moment in analysis.moments for chance in moment.chances if chance is not None]
    assert values
    assert min(values) >= 0
    assert max(values) <= (1 if analysis.lens.scale != "penalty" else 48 * 49)
    assert all(ply.choice is None or ply.choice.loss >= 0 for ply in analysis.plies)

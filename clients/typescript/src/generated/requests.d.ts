/** Written from openapi.yaml by `npm run generate`; never edited. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        TournamentCheckOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds?: components["schemas"]["TournamentRound"][];
            /** @description How results become tournament points. */
            scoring?: components["schemas"]["Scoring"];
            /**
             * @description What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all of them have met. `wins`: tables won alone. `lots`: drawn from `seed`.
             * @default [
             *       "points",
             *       "direct_encounter",
             *       "buchholz",
             *       "sonneborn_berger",
             *       "wins"
             *     ]
             */
            tie_breaks?: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections?: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed?: string | null;
            /**
             * @description `swiss`: by points, nobody meets anybody again where that can be. `round_robin`: everybody meets everybody as evenly as can be.
             * @enum {string}
             */
            method: "swiss" | "round_robin";
            /**
             * @description The ruleset at the tables.
             * @enum {string}
             */
            game: "anaconda" | "davinci" | "davinci-solo" | "numerus" | "numerus-solo";
            /**
             * @description Sizes of tables. As few as can be have no table; then there are as many tables as can be of the first size. Left out: the least for which the game is.
             * @default null
             */
            sizes?: number[] | null;
            /**
             * @description Who does not play in the next round.
             * @default []
             */
            absent?: string[];
            /**
             * @description How many rounds to plan; more than one for `round_robin` only.
             * @default 1
             */
            rounds_to_plan?: number;
            /** @description The pairing to check. */
            round: components["schemas"]["ProposedRound"];
        };
        ProposedRound: {
            /**
             * @description All tables.
             * @default []
             */
            tables?: components["schemas"]["ProposedTable"][];
            /**
             * @description Who is to have a bye.
             * @default []
             */
            byes?: string[];
        };
        ProposedTable: {
            /** @description The number of the table. */
            table: number;
            /**
             * @description The ruleset at the tables.
             * @enum {string}
             */
            game: "anaconda" | "davinci" | "davinci-solo" | "numerus" | "numerus-solo";
            /** @description Who is to sit there, in seat order. */
            seats: string[];
        };
        TournamentCorrection: {
            /** @description 1, 2, 3, and so on. */
            number: number;
            /** @description When it was made. */
            at: string;
            /** @description Who made it. */
            by: string;
            /** @description Why. */
            reason: string;
            /** @description What is put in the place of a table's result. */
            change: components["schemas"]["AnacondaChange"] | components["schemas"]["DaVinciChange"] | components["schemas"]["DaVinciSoloChange"] | components["schemas"]["NumerusChange"] | components["schemas"]["NumerusSoloChange"];
        };
        NumerusSoloChange: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus-solo";
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["NumerusSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
        };
        NumerusSoloResult: {
            /** @description The game's own points of each seat; the more the better. */
            points?: number[];
            /** @description As the service answers it. */
            score?: components["schemas"]["GivenScore"];
            /** @description What the table wrote down. */
            sheet?: components["schemas"]["NumerusSoloSheet"];
            /** @description The game, move by move. */
            record?: components["schemas"]["NumerusSoloRecord"];
        } & (unknown | unknown | unknown | unknown);
        NumerusSoloRecord: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus-solo";
            /**
             * @description The version of the rules.
             * @default numerus-solo/1
             * @enum {string}
             */
            rules?: "numerus-solo/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup?: components["schemas"]["NumerusSoloSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start?: components["schemas"]["NumerusSoloState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed?: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players?: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else worth noting: event, date, round, table. */
            tags?: {
                [key: string]: string;
            };
            /**
             * @description The plies that a clock's policy made in place of a player.
             * @default []
             */
            stand_ins?: components["schemas"]["StandIn"][];
        };
        StandIn: {
            /** @description Its index, from 0. */
            ply: number;
            /**
             * @description The policy.
             * @enum {string}
             */
            by: "random" | "hint";
        };
        NumerusSoloState: {
            setup: components["schemas"]["NumerusSoloSetup"];
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description The number on each field in reading order; 0 is an empty field, the star's among them. */
            board: number[];
            /** @description The star's field, like `d5`; null before the deal. */
            star: string | null;
            /** @description The chains, ordered by their first number. */
            chains: number[][];
        };
        NumerusSoloSetup: {
            /**
             * @description `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading order (row 1 from left to right, then row 2, ...).
             * @default eight
             */
            board?: ("eight" | "square") | string[];
            /**
             * @description Whether the star slides on behind a gap or notch of the board.
             * @default false
             */
            cross_gaps?: boolean;
            /**
             * @description What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n.
             * @default per_chip
             * @enum {string}
             */
            solo_penalty?: "per_chip" | "per_chain" | "triangular";
        };
        NumerusSoloSheet: {
            /**
             * @description What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n.
             * @default per_chip
             * @enum {string}
             */
            solo_penalty?: "per_chip" | "per_chain" | "triangular";
            /** @description The games in the order in which they were played. */
            rounds: components["schemas"]["NumerusSoloRound"][];
        };
        NumerusSoloRound: {
            /** @description The chains at the end, in any order: all 48 chips together. */
            chains: number[][];
        };
        GivenScore: {
            /**
             * @description False while the round goes on.
             * @default true
             */
            final?: boolean;
            /** @description In seat order. */
            seats: components["schemas"]["GivenSeat"][];
        };
        GivenSeat: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description Its points. */
            points: number;
            /** @description 1 is first; equals share one. */
            place: number;
        };
        NumerusChange: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus";
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["NumerusResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
        };
        NumerusResult: {
            /** @description The game's own points of each seat; the more the better. */
            points?: number[];
            /** @description As the service answers it. */
            score?: components["schemas"]["GivenScore"];
            /** @description What the table wrote down. */
            sheet?: components["schemas"]["NumerusSheet"];
            /** @description The game, move by move. */
            record?: components["schemas"]["NumerusRecord"];
        } & (unknown | unknown | unknown | unknown);
        NumerusRecord: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus";
            /**
             * @description The version of the rules.
             * @default numerus/1
             * @enum {string}
             */
            rules?: "numerus/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup?: components["schemas"]["NumerusSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start?: components["schemas"]["NumerusState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed?: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players?: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else worth noting: event, date, round, table. */
            tags?: {
                [key: string]: string;
            };
            /**
             * @description The plies that a clock's policy made in place of a player.
             * @default []
             */
            stand_ins?: components["schemas"]["StandIn"][];
        };
        NumerusState: {
            setup: components["schemas"]["NumerusSetup"];
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description The number on each field in reading order; 0 is an empty field, the star's among them. */
            board: number[];
            /** @description The star's field, like `d5`; null before the deal. */
            star: string | null;
            /** @description What each seat has taken, by seat. */
            collected: number[][];
            /** @description The exchange chips that each seat still has, by seat; all 0 without the variant. */
            exchange_left: number[];
        };
        NumerusSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3 | 4;
            /**
             * @description `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading order (row 1 from left to right, then row 2, ...).
             * @default eight
             */
            board?: ("eight" | "square") | string[];
            /**
             * @description Whether the star slides on behind a gap or notch of the board.
             * @default false
             */
            cross_gaps?: boolean;
            /**
             * @description How many swaps each player may make; the exchange variant has 2.
             * @default 0
             */
            exchange_chips?: number;
            /**
             * @description `longest`: the longest chain wins. `tournament`: a chain of n is worth 1 + 2 + ... + n.
             * @default longest
             * @enum {string}
             */
            scoring?: "longest" | "tournament";
            /**
             * @description The seat that begins.
             * @default 0
             */
            first_player?: number;
        };
        NumerusSheet: {
            /**
             * @description `longest`: several rounds count the rounds won. `tournament`: points are added up.
             * @default longest
             * @enum {string}
             */
            scoring?: "longest" | "tournament";
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3 | 4;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["NumerusRound"][];
        };
        NumerusRound: {
            /** @description What each seat had at the end, by seat: all 48 chips together. */
            collected: number[][];
        };
        DaVinciSoloChange: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci-solo";
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["DaVinciSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
        };
        DaVinciSoloResult: {
            /** @description The game's own points of each seat; the more the better. */
            points?: number[];
            /** @description As the service answers it. */
            score?: components["schemas"]["GivenScore"];
            /** @description What the table wrote down. */
            sheet?: components["schemas"]["DaVinciSoloSheet"];
            /** @description The game, move by move. */
            record?: components["schemas"]["DaVinciSoloRecord"];
        } & (unknown | unknown | unknown | unknown);
        DaVinciSoloRecord: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci-solo";
            /**
             * @description The version of the rules.
             * @default davinci-solo/1
             * @enum {string}
             */
            rules?: "davinci-solo/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup?: components["schemas"]["DaVinciSoloSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start?: components["schemas"]["DaVinciSoloState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed?: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players?: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else worth noting: event, date, round, table. */
            tags?: {
                [key: string]: string;
            };
            /**
             * @description The plies that a clock's policy made in place of a player.
             * @default []
             */
            stand_ins?: components["schemas"]["StandIn"][];
        };
        DaVinciSoloState: {
            setup: components["schemas"]["DaVinciSoloSetup"];
            /**
             * @description `draw`: a turn begins; `tile`: chance decides which tile comes; `place`: tiles are placed or held; `over`.
             * @enum {string}
             */
            phase: "draw" | "tile" | "place" | "over";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description The turns from 1; 0 while the spine is laid out. */
            turn: number;
            /** @description The rows in the order of the spine. */
            rows: components["schemas"]["DaVinciSoloRow"][];
            /** @description The tiles face down, in order: B0 W0 B1 ... W11. */
            pool: string[];
            /**
             * @description The tiles in hand, by the turn in which they were drawn.
             * @default []
             */
            hand?: components["schemas"]["DaVinciSoloHeld"][];
            /**
             * @description With shared allowances, the turn in which the first of the tiles held was drawn; null while none is.
             * @default null
             */
            held_since?: number | null;
            /**
             * @description With shared allowances, for how many turns from then on tiles may be held.
             * @default 0
             */
            allowance?: number;
            /**
             * @description The colour that is being drawn, where the player has named one.
             * @default null
             * @enum {string|null}
             */
            pending?: "B" | "W" | null;
            /**
             * @description Whether all tiles were placed; null before the end.
             * @default null
             */
            won?: boolean | null;
        };
        DaVinciSoloHeld: {
            /** @description Which tile it is. */
            tile: string;
            /** @description The turn in which it was drawn. */
            drawn: number;
        };
        DaVinciSoloRow: {
            /** @description Its tile of the spine. */
            spine: string;
            /**
             * @description The side to which it grows; null while only the spine tile lies.
             * @enum {string|null}
             */
            side: "L" | "R" | null;
            /** @description All its tiles from left to right. */
            tiles: string[];
        };
        DaVinciSoloSetup: {
            /**
             * @description How many tiles a row holds, its spine tile included.
             * @default 4
             * @enum {integer}
             */
            row_cap?: 4 | 5 | 6;
            /**
             * @description Whether a drawn 0, 1, 10 or 11 may be held: `optional` always, `strict` only without a place, `off` never.
             * @default optional
             * @enum {string}
             */
            deferral?: "optional" | "strict" | "off";
            /**
             * @description How long: `shared` all tiles in hand for the sum of their allowances, `each` for its own.
             * @default shared
             * @enum {string}
             */
            cumulative?: "shared" | "each";
            /**
             * @description Whether the player names the colour that is drawn.
             * @default false
             */
            colour_choice?: boolean;
            /**
             * @description The six tiles of the spine in row order, such as `next_spine` of a score; null: at random.
             * @default null
             */
            start?: string[] | null;
        };
        DaVinciSoloSheet: {
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["DaVinciSoloRound"][];
        };
        DaVinciSoloRound: {
            /** @description How many tiles lay in rows at the end, the spine included; 24: won. */
            placed: number;
        };
        DaVinciChange: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci";
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["DaVinciResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
        };
        DaVinciResult: {
            /** @description The game's own points of each seat; the more the better. */
            points?: number[];
            /** @description As the service answers it. */
            score?: components["schemas"]["GivenScore"];
            /** @description What the table wrote down. */
            sheet?: components["schemas"]["DaVinciSheet"];
            /** @description The game, move by move. */
            record?: components["schemas"]["DaVinciRecord"];
        } & (unknown | unknown | unknown | unknown);
        DaVinciRecord: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci";
            /**
             * @description The version of the rules.
             * @default davinci/1
             * @enum {string}
             */
            rules?: "davinci/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup?: components["schemas"]["DaVinciSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start?: components["schemas"]["DaVinciState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed?: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players?: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else worth noting: event, date, round, table. */
            tags?: {
                [key: string]: string;
            };
            /**
             * @description The plies that a clock's policy made in place of a player.
             * @default []
             */
            stand_ins?: components["schemas"]["StandIn"][];
        };
        DaVinciState: {
            setup: components["schemas"]["DaVinciSetup"];
            /**
             * @description `return`, `arrange`: the set-up, every seat in turn; `draw`: a colour is chosen; `tile`: chance decides which tile comes; `insert`: it goes into the row; `stake`; `guess`: a guess, or stopping after a right one; `reveal`: an own tile is exposed; `over`.
             * @enum {string}
             */
            phase: "return" | "arrange" | "draw" | "tile" | "insert" | "stake" | "guess" | "reveal" | "over";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description The turns from 1; 0 during the set-up. */
            turn: number;
            /** @description Whether the row of each seat has its order. */
            arranged: boolean[];
            /** @description What each seat has done in all turns. */
            tally: components["schemas"]["DaVinciTally"][];
            /**
             * @description The colour being drawn, in phase `tile` only.
             * @default null
             * @enum {string|null}
             */
            drawing?: "B" | "W" | null;
            /**
             * @description With `insert_on_draw`, the index of the clue tile in the row of the seat to move.
             * @default null
             */
            clue_at?: number | null;
            /**
             * @description With `stake_before`, the index of the tile that the seat to move has staked.
             * @default null
             */
            stake?: number | null;
            /**
             * @description Right guesses of this turn.
             * @default 0
             */
            hits?: number;
            /**
             * @description The seats whose tiles are all exposed, in the order in which they went out.
             * @default []
             */
            out?: number[];
            /**
             * @description Every guess of the round, right or wrong: [turn, seat, colour, value].
             * @default []
             */
            guesses?: [
                number,
                number,
                "B" | "W",
                number | "-"
            ][];
            /**
             * @description The seat that has won; null before the end.
             * @default null
             */
            winner?: number | null;
            /** @description The row of each seat from left to right; not yet arranged: in tile order. */
            rows: components["schemas"]["DaVinciTile"][][];
            /** @description The tiles that can be drawn, in tile order: B0 W0 B1 … B- W-. */
            pool: string[];
            /**
             * @description The tiles that nobody will ever see, in tile order.
             * @default []
             */
            removed?: string[];
            /** @description The tile that each seat has put back; null before and without `draw_extra`. */
            returned: (string | null)[];
            /**
             * @description The tile drawn in this turn, until it is in a row for good.
             * @default null
             */
            clue?: string | null;
        };
        DaVinciTile: {
            /** @description Which tile it is. */
            tile: string;
            /** @description Whether everybody sees its number. */
            exposed: boolean;
            /** @description The values that were guessed wrongly for it, sorted, the joker last. */
            ruled_out: (number | "-")[];
            /** @description The turn in which it came into the row; 0 from the start. */
            since: number;
        };
        DaVinciTally: {
            /** @description Right guesses. */
            hits: number;
            /** @description Codes of others whose last hidden tile it has exposed. */
            codes_exposed: number;
        };
        DaVinciSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3 | 4;
            /**
             * @description Whether the two jokers are in the game.
             * @default false
             */
            jokers?: boolean;
            /**
             * @description How many number tiles of each colour nobody will ever see.
             * @default 0
             * @enum {integer}
             */
            removed_per_colour?: 0 | 1;
            /**
             * @description Whether (1) each player takes a tile more at the start, then puts one back.
             * @default 0
             * @enum {integer}
             */
            draw_extra?: 0 | 1;
            /**
             * @description Whether a joker in a starting hand stays, or is put back and replaced.
             * @default allowed
             * @enum {string}
             */
            joker_start?: "allowed" | "redraw";
            /**
             * @description Whether the drawn tile lies aside, or goes hidden into the row at once.
             * @default aside
             * @enum {string}
             */
            clue_tile?: "aside" | "insert_on_draw";
            /**
             * @description What a wrong guess costs with an empty pool.
             * @default choose_after
             * @enum {string}
             */
            empty_pool_penalty?: "choose_after" | "stake_before" | "none";
            /**
             * @description Whether only winning counts, or points as in tournaments.
             * @default plain
             * @enum {string}
             */
            scoring?: "plain" | "tournament";
            /**
             * @description Tournament: whose hidden tiles the winner's bonus adds up.
             * @default winner_hidden
             * @enum {string}
             */
            bonus_source?: "winner_hidden" | "winner_hidden_plus_pool";
            /**
             * @description The seat that has the first turn.
             * @default 0
             */
            first_player?: number;
            /**
             * @description The colours that each seat takes at the start, a letter per tile; null: as they come.
             * @default null
             */
            start_colours?: string[] | null;
        };
        DaVinciSheet: {
            /**
             * @description Whether only winning counts, or points.
             * @default tournament
             * @enum {string}
             */
            scoring?: "plain" | "tournament";
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3 | 4;
            /**
             * @description What the winner's bonus adds up.
             * @default winner_hidden
             * @enum {string}
             */
            bonus_source?: "winner_hidden" | "winner_hidden_plus_pool";
            /**
             * @description How many rounds make a game; the score is final when so many are written down.
             * @default 3
             */
            rounds_to_play?: number;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["DaVinciRound"][];
        };
        DaVinciRound: {
            /** @description The seat with hidden tiles at the end. */
            winner: number;
            /**
             * @description What each seat has done; not needed for plain scoring.
             * @default []
             */
            seats?: components["schemas"]["DaVinciTally"][];
            /**
             * @description The winner's tiles that are still hidden, his clue tile included.
             * @default []
             */
            unexposed?: string[];
            /**
             * @description The tiles left in the pool, if they count.
             * @default []
             */
            pool?: string[];
        };
        AnacondaChange: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "anaconda";
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["AnacondaResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
        };
        AnacondaResult: {
            /** @description The game's own points of each seat; the more the better. */
            points?: number[];
            /** @description As the service answers it. */
            score?: components["schemas"]["GivenScore"];
            /** @description What the table wrote down. */
            sheet?: components["schemas"]["AnacondaSheet"];
            /** @description The game, move by move. */
            record?: components["schemas"]["AnacondaRecord"];
        } & (unknown | unknown | unknown | unknown);
        AnacondaRecord: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "anaconda";
            /**
             * @description The version of the rules.
             * @default anaconda/1
             * @enum {string}
             */
            rules?: "anaconda/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup?: components["schemas"]["AnacondaSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start?: components["schemas"]["AnacondaState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed?: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players?: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result?: {
                [key: string]: unknown;
            } | null;
            /** @description Anything else worth noting: event, date, round, table. */
            tags?: {
                [key: string]: string;
            };
            /**
             * @description The plies that a clock's policy made in place of a player.
             * @default []
             */
            stand_ins?: components["schemas"]["StandIn"][];
        };
        AnacondaState: {
            setup: components["schemas"]["AnacondaSetup"];
            /**
             * @description `choose`: the opener picks two dice; `roll`: they roll; `place`: the opener places the third; `play`: a turn; `pasch`: the same player resolves a double; `over`.
             * @enum {string}
             */
            phase: "choose" | "roll" | "place" | "play" | "pasch" | "over";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /**
             * @description The two dice being rolled; null in every other phase.
             * @default null
             */
            rolling?: ("III" | "IV" | "V")[] | null;
            dice: components["schemas"]["AnacondaDice"];
            /**
             * @description The die that touches both others; null until three lie.
             * @default null
             * @enum {string|null}
             */
            centre?: "III" | "IV" | "V" | null;
            /**
             * @description The die that was placed last; null until three lie.
             * @default null
             * @enum {string|null}
             */
            last?: "III" | "IV" | "V" | null;
            /**
             * @description The die of a double that must be placed again; null without a double.
             * @default null
             * @enum {string|null}
             */
            resolve?: "III" | "IV" | "V" | null;
            /**
             * @description The seat that was stuck; null before the end and after a draw.
             * @default null
             */
            loser?: number | null;
            /**
             * @description With `repetition` draw, how often each position has occurred, sorted; otherwise null.
             * @default null
             */
            seen?: [
                string,
                number
            ][] | null;
        };
        AnacondaDice: {
            /** @description The number that die III shows. */
            III: number | null;
            /** @description The number that die IV shows. */
            IV: number | null;
            /** @description The number that die V shows. */
            V: number | null;
        };
        AnacondaSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3;
            /**
             * @description Whether the third occurrence of a position, with the same seat to move, ends in a draw.
             * @default none
             * @enum {string}
             */
            repetition?: "none" | "draw";
        };
        AnacondaSheet: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players?: 2 | 3;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["AnacondaRound"][];
        };
        AnacondaRound: {
            /** @description The seat that was stuck; null for a draw by repetition. */
            loser: number | null;
        };
        Scoring: {
            /**
             * @description `places`: by a scale; those who are tied share its mean. `points`: the game's own points.
             * @default places
             * @enum {string}
             */
            by?: "places" | "points";
            /**
             * @description For `places`: one scale for each number of seats. Without one, place p of n is worth (n - p) / (n - 1), and a table of one seat its game's points.
             * @default []
             */
            scales?: components["schemas"]["Scale"][];
            /**
             * @description What a bye is worth; left out: 1.
             * @default 1
             */
            bye?: number | string;
            /**
             * @description What a forfeited table is worth; left out: 0.
             * @default 0
             */
            forfeit?: number | string;
            /**
             * @description What a missed round is worth; left out: 0.
             * @default 0
             */
            absent?: number | string;
            /**
             * @description What a table is worth for the only one who did not forfeit; null: as a first place, or as a bye where the game's points count.
             * @default null
             */
            walkover?: number | string | null;
        };
        Scale: {
            /** @description The number of seats. */
            seats: number;
            /** @description What each place is worth, the first one first. */
            points: (number | string)[];
        };
        TournamentRound: {
            /** @description Rounds count from 1. */
            number: number;
            /**
             * @description All tables.
             * @default []
             */
            tables?: (components["schemas"]["AnacondaTable"] | components["schemas"]["DaVinciTable"] | components["schemas"]["DaVinciSoloTable"] | components["schemas"]["NumerusTable"] | components["schemas"]["NumerusSoloTable"])[];
            /**
             * @description Who has a bye.
             * @default []
             */
            byes?: string[];
            /**
             * @description Who is not there, and has not left the event for good.
             * @default []
             */
            absent?: string[];
        };
        NumerusSoloTable: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus-solo";
            /** @description The number of the table. */
            table: number;
            /** @description Who sits there, in seat order. */
            seats: string[];
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["NumerusSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned?: boolean;
        };
        NumerusTable: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "numerus";
            /** @description The number of the table. */
            table: number;
            /** @description Who sits there, in seat order. */
            seats: string[];
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["NumerusResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned?: boolean;
        };
        DaVinciSoloTable: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci-solo";
            /** @description The number of the table. */
            table: number;
            /** @description Who sits there, in seat order. */
            seats: string[];
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["DaVinciSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned?: boolean;
        };
        DaVinciTable: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "davinci";
            /** @description The number of the table. */
            table: number;
            /** @description Who sits there, in seat order. */
            seats: string[];
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["DaVinciResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned?: boolean;
        };
        AnacondaTable: {
            /**
             * @description The ruleset. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            game: "anaconda";
            /** @description The number of the table. */
            table: number;
            /** @description Who sits there, in seat order. */
            seats: string[];
            /**
             * @description How it ended; null: it has not, or nobody played.
             * @default null
             */
            result?: components["schemas"]["AnacondaResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits?: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned?: boolean;
        };
        Player: {
            /** @description Any text that no other player has. */
            id: string;
            /**
             * @description The name for people; left out: the id.
             * @default null
             */
            name?: string | null;
            /**
             * @description The round from which on he is gone for good; null: he stays.
             * @default null
             */
            absent_from?: number | null;
        };
        TournamentPairingsOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds?: components["schemas"]["TournamentRound"][];
            /** @description How results become tournament points. */
            scoring?: components["schemas"]["Scoring"];
            /**
             * @description What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all of them have met. `wins`: tables won alone. `lots`: drawn from `seed`.
             * @default [
             *       "points",
             *       "direct_encounter",
             *       "buchholz",
             *       "sonneborn_berger",
             *       "wins"
             *     ]
             */
            tie_breaks?: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections?: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed?: string | null;
            /**
             * @description `swiss`: by points, nobody meets anybody again where that can be. `round_robin`: everybody meets everybody as evenly as can be.
             * @enum {string}
             */
            method: "swiss" | "round_robin";
            /**
             * @description The ruleset at the tables.
             * @enum {string}
             */
            game: "anaconda" | "davinci" | "davinci-solo" | "numerus" | "numerus-solo";
            /**
             * @description Sizes of tables. As few as can be have no table; then there are as many tables as can be of the first size. Left out: the least for which the game is.
             * @default null
             */
            sizes?: number[] | null;
            /**
             * @description Who does not play in the next round.
             * @default []
             */
            absent?: string[];
            /**
             * @description How many rounds to plan; more than one for `round_robin` only.
             * @default 1
             */
            rounds_to_plan?: number;
        };
        TournamentStandingsOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds?: components["schemas"]["TournamentRound"][];
            /** @description How results become tournament points. */
            scoring?: components["schemas"]["Scoring"];
            /**
             * @description What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all of them have met. `wins`: tables won alone. `lots`: drawn from `seed`.
             * @default [
             *       "points",
             *       "direct_encounter",
             *       "buchholz",
             *       "sonneborn_berger",
             *       "wins"
             *     ]
             */
            tie_breaks?: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections?: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed?: string | null;
            /**
             * @description Further corrections to look at before they are made, numbered on.
             * @default null
             */
            preview?: components["schemas"]["TournamentCorrection"][] | null;
            /**
             * @description False: without the contributions of values.
             * @default true
             */
            explain?: boolean;
        };
        VerifyReceipt: {
            receipt: components["schemas"]["ReceiptToVerify"];
            /** @description The record that the receipt should be for; its member `game` says what the others are like. */
            record?: components["schemas"]["AnacondaRecord"] | components["schemas"]["DaVinciRecord"] | components["schemas"]["DaVinciSoloRecord"] | components["schemas"]["NumerusRecord"] | components["schemas"]["NumerusSoloRecord"];
        };
        ReceiptToVerify: {
            /** @description As it was issued, with all members. */
            payload: Record<string, unknown>;
            /** @description The id of the key. */
            key: string;
            /** @description The signature. */
            signature: string;
        };
        Batch: {
            /** @description The requests; those before a bad one and after it are answered all the same. */
            items: components["schemas"]["BatchItem"][];
        };
        BatchItem: {
            /**
             * @description Your name for it, sent back with its answer; need not be unique.
             * @default null
             */
            id?: string | null;
            /** @description The ruleset. */
            game: string;
            /** @description The last part of the address of the single request, such as `validate`: any stateless operation of the ruleset that is sent with POST. */
            operation: string;
            /** @description The body of the single request. */
            body?: Record<string, unknown>;
        };
        Undo: {
            /** @description How many plies stay; left out: those before the own last one. */
            ply?: number;
        };
        NumerusSoloSessionMove: {
            /** @description A move, like `take:23`. */
            move: string;
        };
        NumerusSoloFork: {
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        ClockOrder: {
            /** @description Seconds for each decision. */
            turn_s: number;
            /**
             * @description Seconds that each seat has besides, for the whole game.
             * @default 0
             */
            bank_s?: number;
            /**
             * @description What happens when both are used up, seen when a move is sent or when anybody looks: the seat loses (`forfeit`), or a move is played for it, `random` (it follows from the seed) or the solver's `hint`. The next decision counts from the moment at which the time ran out.
             * @default forfeit
             * @enum {string}
             */
            policy?: "forfeit" | "random" | "hint";
        };
        NumerusSoloNewSession: {
            /** @description The options of the game; what is left out has its default. Without effect where `record` is given. */
            setup?: components["schemas"]["NumerusSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["NumerusSoloRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        NumerusSoloAsk: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms?: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes?: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed?: string;
        } & (unknown | unknown);
        NumerusSoloReplay: {
            record?: components["schemas"]["NumerusSoloRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        NumerusSoloScored: {
            state?: components["schemas"]["NumerusSoloState"];
            sheet?: components["schemas"]["NumerusSoloSheet"];
            record?: components["schemas"]["NumerusSoloRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt?: boolean;
        } & (unknown | unknown | unknown);
        NumerusSoloJudged: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. */
            move: string;
        } & (unknown | unknown);
        NumerusSoloSeated: {
            state: components["schemas"]["NumerusSoloState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat?: number | null;
        };
        NumerusSoloApply: {
            state: components["schemas"]["NumerusSoloState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        NumerusSoloSubject: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
        } & (unknown | unknown);
        NumerusSoloNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["NumerusSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        UndoAnswer: {
            /** @description How many plies would stay, as it is asked: the answer is to this question only. */
            ply: number;
            /** @description Whether the plies may be taken back. */
            agree: boolean;
        };
        NumerusSessionMove: {
            /** @description A move, like `take:23`. */
            move: string;
        };
        NumerusFork: {
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        NumerusNewSession: {
            /** @description The options of the game; what is left out has its default. Without effect where `record` is given. */
            setup?: components["schemas"]["NumerusSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["NumerusRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        NumerusAsk: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms?: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes?: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed?: string;
        } & (unknown | unknown);
        NumerusReplay: {
            record?: components["schemas"]["NumerusRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        NumerusScored: {
            state?: components["schemas"]["NumerusState"];
            sheet?: components["schemas"]["NumerusSheet"];
            record?: components["schemas"]["NumerusRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt?: boolean;
        } & (unknown | unknown | unknown);
        NumerusJudged: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus`. */
            move: string;
        } & (unknown | unknown);
        NumerusSeated: {
            state: components["schemas"]["NumerusState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat?: number | null;
        };
        NumerusApply: {
            state: components["schemas"]["NumerusState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        NumerusSubject: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
        } & (unknown | unknown);
        NumerusNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["NumerusSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        DaVinciSoloSessionMove: {
            /** @description A move, like `hold`. */
            move: string;
        };
        DaVinciSoloFork: {
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        DaVinciSoloNewSession: {
            /** @description The options of the game; what is left out has its default. Without effect where `record` is given. */
            setup?: components["schemas"]["DaVinciSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["DaVinciSoloRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        DaVinciSoloAsk: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms?: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes?: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed?: string;
        } & (unknown | unknown);
        DaVinciSoloReplay: {
            record?: components["schemas"]["DaVinciSoloRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        DaVinciSoloScored: {
            state?: components["schemas"]["DaVinciSoloState"];
            sheet?: components["schemas"]["DaVinciSoloSheet"];
            record?: components["schemas"]["DaVinciSoloRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt?: boolean;
        } & (unknown | unknown | unknown);
        DaVinciSoloJudged: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
            /** @description A move. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. */
            move: string;
        } & (unknown | unknown);
        DaVinciSoloSeated: {
            state: components["schemas"]["DaVinciSoloState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat?: number | null;
        };
        DaVinciSoloApply: {
            state: components["schemas"]["DaVinciSoloState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        DaVinciSoloSubject: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
        } & (unknown | unknown);
        DaVinciSoloNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["DaVinciSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        DaVinciSessionMove: {
            /** @description A move, like `guess:1.3=7`. */
            move: string;
        };
        DaVinciFork: {
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        DaVinciNewSession: {
            /** @description The options of the game; what is left out has its default. Without effect where `record` is given. */
            setup?: components["schemas"]["DaVinciSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["DaVinciRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        DaVinciInfer: {
            view: components["schemas"]["DaVinciView"];
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @default deal
             * @enum {string}
             */
            model?: "deal" | "history" | "worlds";
            /**
             * @description Whether to assume that nobody has ever guessed a value that he held himself in that colour.
             * @default false
             */
            no_self_guess?: boolean;
        };
        DaVinciView: {
            setup: components["schemas"]["DaVinciSetup"];
            /**
             * @description `return`, `arrange`: the set-up, every seat in turn; `draw`: a colour is chosen; `tile`: chance decides which tile comes; `insert`: it goes into the row; `stake`; `guess`: a guess, or stopping after a right one; `reveal`: an own tile is exposed; `over`.
             * @enum {string}
             */
            phase: "return" | "arrange" | "draw" | "tile" | "insert" | "stake" | "guess" | "reveal" | "over";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description The turns from 1; 0 during the set-up. */
            turn: number;
            /** @description Whether the row of each seat has its order. */
            arranged: boolean[];
            /** @description What each seat has done in all turns. */
            tally: components["schemas"]["DaVinciTally"][];
            /**
             * @description The colour being drawn, in phase `tile` only.
             * @default null
             * @enum {string|null}
             */
            drawing?: "B" | "W" | null;
            /**
             * @description With `insert_on_draw`, the index of the clue tile in the row of the seat to move.
             * @default null
             */
            clue_at?: number | null;
            /**
             * @description With `stake_before`, the index of the tile that the seat to move has staked.
             * @default null
             */
            stake?: number | null;
            /**
             * @description Right guesses of this turn.
             * @default 0
             */
            hits?: number;
            /**
             * @description The seats whose tiles are all exposed, in the order in which they went out.
             * @default []
             */
            out?: number[];
            /**
             * @description Every guess of the round, right or wrong: [turn, seat, colour, value].
             * @default []
             */
            guesses?: [
                number,
                number,
                "B" | "W",
                number | "-"
            ][];
            /**
             * @description The seat that has won; null before the end.
             * @default null
             */
            winner?: number | null;
            /** @description The row of each seat from left to right; of a row not yet arranged others see the black tiles first. */
            rows: components["schemas"]["DaVinciSeenTile"][][];
            /** @description How many tiles of each colour can be drawn. */
            pool: components["schemas"]["DaVinciCounts"];
            /**
             * @description How many tiles of each colour nobody will ever see.
             * @default {
             *       "B": 0,
             *       "W": 0
             *     }
             */
            removed?: components["schemas"]["DaVinciCounts"];
            /** @description The own tile that was put back, of the others its colour; null before and without `draw_extra`. */
            returned: (string | null)[];
            /**
             * @description The tile drawn in this turn, until it is in a row for good.
             * @default null
             */
            clue?: components["schemas"]["DaVinciSeenClue"] | null;
            /** @description Whose view this is; null: a spectator's. */
            seat: number | null;
        };
        DaVinciSeenClue: {
            /**
             * @description Its colour, which is always public.
             * @enum {string}
             */
            colour: "B" | "W";
            /** @description Which tile it is; null for everybody but its owner. */
            tile: string | null;
        };
        DaVinciCounts: {
            /** @description Black tiles. */
            B: number;
            /** @description White tiles. */
            W: number;
        };
        DaVinciSeenTile: {
            /**
             * @description Its colour, which is always public.
             * @enum {string}
             */
            colour: "B" | "W";
            /** @description Which tile it is; null while that is hidden from this seat. */
            tile: string | null;
            /** @description Whether everybody sees its number. */
            exposed: boolean;
            /** @description The values that were guessed wrongly for it, sorted, the joker last. */
            ruled_out: (number | "-")[];
            /** @description The turn in which it came into the row; 0 from the start. */
            since: number;
        };
        DaVinciAsk: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms?: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes?: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed?: string;
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @default deal
             * @enum {string}
             */
            model?: "deal" | "history" | "worlds";
            /**
             * @description Whether to assume that nobody has ever guessed a value that he held himself in that colour.
             * @default true
             */
            no_self_guess?: boolean;
        } & (unknown | unknown);
        DaVinciReplay: {
            record?: components["schemas"]["DaVinciRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        DaVinciScored: {
            state?: components["schemas"]["DaVinciState"];
            sheet?: components["schemas"]["DaVinciSheet"];
            record?: components["schemas"]["DaVinciRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt?: boolean;
        } & (unknown | unknown | unknown);
        DaVinciJudged: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
            /** @description A move. Like `guess:1.3=7`; the grammar is in `GET /v1/games/davinci`. */
            move: string;
        } & (unknown | unknown);
        DaVinciSeated: {
            state: components["schemas"]["DaVinciState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat?: number | null;
        };
        DaVinciApply: {
            state: components["schemas"]["DaVinciState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        DaVinciSubject: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
        } & (unknown | unknown);
        DaVinciNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["DaVinciSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        AnacondaSessionMove: {
            /** @description A move, like `V=6@III`. */
            move: string;
        };
        AnacondaFork: {
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        AnacondaNewSession: {
            /** @description The options of the game; what is left out has its default. Without effect where `record` is given. */
            setup?: components["schemas"]["AnacondaSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
            /** @description Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … (of a fork: as in the other game). */
            seats?: string[];
            /** @description How long the session is kept after its last change; the service may allow less, see `expires_at`. */
            ttl_s?: number;
            /** @description Left out: nobody is hurried. */
            clock?: components["schemas"]["ClockOrder"];
            /**
             * @description What the service tells during play: nothing, the legal moves, or solver hints too.
             * @default legal
             * @enum {string}
             */
            assist?: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["AnacondaRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        AnacondaAsk: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms?: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes?: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed?: string;
        } & (unknown | unknown);
        AnacondaReplay: {
            record?: components["schemas"]["AnacondaRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        AnacondaScored: {
            state?: components["schemas"]["AnacondaState"];
            sheet?: components["schemas"]["AnacondaSheet"];
            record?: components["schemas"]["AnacondaRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt?: boolean;
        } & (unknown | unknown | unknown);
        AnacondaJudged: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
            /** @description A move. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. */
            move: string;
        } & (unknown | unknown);
        AnacondaSeated: {
            state: components["schemas"]["AnacondaState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat?: number | null;
        };
        AnacondaApply: {
            state: components["schemas"]["AnacondaState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        AnacondaSubject: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
        } & (unknown | unknown);
        AnacondaNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["AnacondaSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

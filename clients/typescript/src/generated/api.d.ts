/** Written from openapi.yaml by `npm run generate`; never edited. */

export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rulesets.
         * @description Each with its players, options and defaults, grammar of moves, and the address of its rules text.
         */
        get: operations["list_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of a ruleset. */
                game: string;
            };
            cookie?: never;
        };
        /**
         * Describe a ruleset.
         * @description Players, options and defaults, grammar of moves, version and address of its rules text.
         */
        get: operations["get_game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game.
         * @description The same setup and seed give the same deal, on every machine and for every version of the service that
         *     follows the same version of the rules. The service keeps nothing: send the state along with each request.
         */
        post: operations["anaconda_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["anaconda_legal_moves_of_position"];
        put?: never;
        /**
         * List the legal moves.
         * @description From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
         *     with their exact probabilities.
         */
        post: operations["anaconda_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play moves.
         * @description All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
         *     rule. Chance is given as a move, drawn from `seed`, or left open.
         */
        post: operations["anaconda_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what one seat may know.
         * @description Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
         */
        post: operations["anaconda_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge a move in a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["anaconda_validate_position"];
        put?: never;
        /**
         * Judge a move.
         * @description An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
         *     and the section of the rules for each broken rule.
         */
        post: operations["anaconda_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["anaconda_score_position"];
        put?: never;
        /**
         * Score a game.
         * @description From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
         *     of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
         *     Where callers have keys, a receipt needs one with the scope `organizer`.
         */
        post: operations["anaconda_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record.
         * @description Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
         *     answer here: its index, every broken rule and what was legal in its place.
         */
        post: operations["anaconda_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["anaconda_hint_position"];
        put?: never;
        /**
         * Rank the legal moves.
         * @description Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
         *     bounds, `heuristic` ones are estimates.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        post: operations["anaconda_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules.
         * @description The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
         */
        get: operations["anaconda_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the complete solution.
         * @description Computed from the rules when the service starts; the checksum lets two services compare theirs.
         */
        get: operations["anaconda_solution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the conformance vectors.
         * @description Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
         *     `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
         *     that of the service. `regelwerk conformance run` asks them.
         */
        get: operations["anaconda_conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live game.
         * @description Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
         *     until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
         *     `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["anaconda_create_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a live game.
         * @description With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
         */
        get: operations["anaconda_get_session"];
        put?: never;
        post?: never;
        /**
         * Forget a live game.
         * @description With the host's token. Nothing of it is kept.
         */
        delete: operations["anaconda_delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a seed.
         * @description For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
         *     a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
         *     fails with 503, ask for another one.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["anaconda_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game where this one stood.
         * @description After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
         *     may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
         *     stays secret.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["anaconda_fork_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move.
         * @description With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
         *     one is played; the others get 412 (or 409), and nothing of them is kept.
         */
        post: operations["anaconda_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign.
         * @description At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
         */
        post: operations["anaconda_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to take plies back.
         * @description Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
         *     two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
         */
        post: operations["anaconda_ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer whether plies may be taken back.
         * @description By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining. An
         *     answer to a question that is not asked (any more) is refused.
         */
        post: operations["anaconda_answer_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * List the legal moves of a live game.
         * @description If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
         */
        get: operations["anaconda_session_legal_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Rank the legal moves of a live game.
         * @description If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["anaconda_session_hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Score a live game.
         * @description As it stands; `final` is true after the end.
         */
        get: operations["anaconda_session_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Download the record.
         * @description Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
         *     `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
         */
        get: operations["anaconda_session_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        /**
         * Show a live game as it stood.
         * @description After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
         */
        get: operations["anaconda_session_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/tokens/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a seat's token.
         * @description With the host's token, for a player who has lost theirs.
         */
        post: operations["anaconda_reissue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/anaconda/sessions/{session_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Follow a live game.
         * @description What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
         *     order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
         *     again `after` its `next`.
         *
         *     With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
         *     document as `data`; after each group of them the type `session`, without a number, brings the session as it
         *     stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
         *     `over`, when the session is gone, when the token has been replaced, and now and then: come back with
         *     `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
         *
         *     `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
         *     `fetch`; a token does not belong in an address.
         */
        get: operations["anaconda_session_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game.
         * @description The same setup and seed give the same deal, on every machine and for every version of the service that
         *     follows the same version of the rules. The service keeps nothing: send the state along with each request.
         */
        post: operations["davinci_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the legal moves.
         * @description From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
         *     with their exact probabilities.
         */
        post: operations["davinci_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play moves.
         * @description All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
         *     rule. Chance is given as a move, drawn from `seed`, or left open.
         */
        post: operations["davinci_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what one seat may know.
         * @description Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
         */
        post: operations["davinci_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Judge a move.
         * @description An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
         *     and the section of the rules for each broken rule.
         */
        post: operations["davinci_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a game.
         * @description From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
         *     of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
         *     Where callers have keys, a receipt needs one with the scope `organizer`.
         */
        post: operations["davinci_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record.
         * @description Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
         *     answer here: its index, every broken rule and what was legal in its place.
         */
        post: operations["davinci_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rank the legal moves.
         * @description Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
         *     bounds, `heuristic` ones are estimates.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        post: operations["davinci_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules.
         * @description The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
         */
        get: operations["davinci_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/posterior": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Infer what is hidden.
         * @description Exact probabilities, as fractions and floats, of every value of everything that the view hides, and the number
         *     of ways to explain it. A view that nothing can explain is refused, with the part that contradicts the rest.
         *
         *     Where solver time is limited, this costs 250 ms.
         */
        post: operations["davinci_posterior"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the conformance vectors.
         * @description Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
         *     `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
         *     that of the service. `regelwerk conformance run` asks them.
         */
        get: operations["davinci_conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live game.
         * @description Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
         *     until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
         *     `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_create_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a live game.
         * @description With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
         */
        get: operations["davinci_get_session"];
        put?: never;
        post?: never;
        /**
         * Forget a live game.
         * @description With the host's token. Nothing of it is kept.
         */
        delete: operations["davinci_delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a seed.
         * @description For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
         *     a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
         *     fails with 503, ask for another one.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game where this one stood.
         * @description After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
         *     may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
         *     stays secret.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_fork_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move.
         * @description With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
         *     one is played; the others get 412 (or 409), and nothing of them is kept.
         */
        post: operations["davinci_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign.
         * @description At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
         */
        post: operations["davinci_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to take plies back.
         * @description Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
         *     two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
         */
        post: operations["davinci_ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer whether plies may be taken back.
         * @description By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining. An
         *     answer to a question that is not asked (any more) is refused.
         */
        post: operations["davinci_answer_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * List the legal moves of a live game.
         * @description If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
         */
        get: operations["davinci_session_legal_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Rank the legal moves of a live game.
         * @description If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["davinci_session_hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Score a live game.
         * @description As it stands; `final` is true after the end.
         */
        get: operations["davinci_session_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Download the record.
         * @description Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
         *     `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
         */
        get: operations["davinci_session_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        /**
         * Show a live game as it stood.
         * @description After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
         */
        get: operations["davinci_session_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/tokens/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a seat's token.
         * @description With the host's token, for a player who has lost theirs.
         */
        post: operations["davinci_reissue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci/sessions/{session_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Follow a live game.
         * @description What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
         *     order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
         *     again `after` its `next`.
         *
         *     With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
         *     document as `data`; after each group of them the type `session`, without a number, brings the session as it
         *     stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
         *     `over`, when the session is gone, when the token has been replaced, and now and then: come back with
         *     `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
         *
         *     `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
         *     `fetch`; a token does not belong in an address.
         */
        get: operations["davinci_session_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game.
         * @description The same setup and seed give the same deal, on every machine and for every version of the service that
         *     follows the same version of the rules. The service keeps nothing: send the state along with each request.
         */
        post: operations["davinci_solo_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["davinci_solo_legal_moves_of_position"];
        put?: never;
        /**
         * List the legal moves.
         * @description From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
         *     with their exact probabilities.
         */
        post: operations["davinci_solo_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play moves.
         * @description All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
         *     rule. Chance is given as a move, drawn from `seed`, or left open.
         */
        post: operations["davinci_solo_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what one seat may know.
         * @description Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
         */
        post: operations["davinci_solo_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge a move in a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["davinci_solo_validate_position"];
        put?: never;
        /**
         * Judge a move.
         * @description An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
         *     and the section of the rules for each broken rule.
         */
        post: operations["davinci_solo_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["davinci_solo_score_position"];
        put?: never;
        /**
         * Score a game.
         * @description From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
         *     of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
         *     Where callers have keys, a receipt needs one with the scope `organizer`.
         */
        post: operations["davinci_solo_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record.
         * @description Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
         *     answer here: its index, every broken rule and what was legal in its place.
         */
        post: operations["davinci_solo_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["davinci_solo_hint_position"];
        put?: never;
        /**
         * Rank the legal moves.
         * @description Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
         *     bounds, `heuristic` ones are estimates.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        post: operations["davinci_solo_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules.
         * @description The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
         */
        get: operations["davinci_solo_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the conformance vectors.
         * @description Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
         *     `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
         *     that of the service. `regelwerk conformance run` asks them.
         */
        get: operations["davinci_solo_conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live game.
         * @description Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
         *     until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
         *     `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_solo_create_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a live game.
         * @description With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
         */
        get: operations["davinci_solo_get_session"];
        put?: never;
        post?: never;
        /**
         * Forget a live game.
         * @description With the host's token. Nothing of it is kept.
         */
        delete: operations["davinci_solo_delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a seed.
         * @description For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
         *     a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
         *     fails with 503, ask for another one.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_solo_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game where this one stood.
         * @description After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
         *     may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
         *     stays secret.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["davinci_solo_fork_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move.
         * @description With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
         *     one is played; the others get 412 (or 409), and nothing of them is kept.
         */
        post: operations["davinci_solo_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign.
         * @description At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
         */
        post: operations["davinci_solo_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to take plies back.
         * @description Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
         *     two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
         */
        post: operations["davinci_solo_ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * List the legal moves of a live game.
         * @description If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
         */
        get: operations["davinci_solo_session_legal_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Rank the legal moves of a live game.
         * @description If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["davinci_solo_session_hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Score a live game.
         * @description As it stands; `final` is true after the end.
         */
        get: operations["davinci_solo_session_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Download the record.
         * @description Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
         *     `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
         */
        get: operations["davinci_solo_session_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        /**
         * Show a live game as it stood.
         * @description After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
         */
        get: operations["davinci_solo_session_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/tokens/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a seat's token.
         * @description With the host's token, for a player who has lost theirs.
         */
        post: operations["davinci_solo_reissue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/davinci-solo/sessions/{session_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Follow a live game.
         * @description What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
         *     order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
         *     again `after` its `next`.
         *
         *     With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
         *     document as `data`; after each group of them the type `session`, without a number, brings the session as it
         *     stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
         *     `over`, when the session is gone, when the token has been replaced, and now and then: come back with
         *     `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
         *
         *     `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
         *     `fetch`; a token does not belong in an address.
         */
        get: operations["davinci_solo_session_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game.
         * @description The same setup and seed give the same deal, on every machine and for every version of the service that
         *     follows the same version of the rules. The service keeps nothing: send the state along with each request.
         */
        post: operations["numerus_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_legal_moves_of_position"];
        put?: never;
        /**
         * List the legal moves.
         * @description From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
         *     with their exact probabilities.
         */
        post: operations["numerus_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play moves.
         * @description All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
         *     rule. Chance is given as a move, drawn from `seed`, or left open.
         */
        post: operations["numerus_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what one seat may know.
         * @description Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
         */
        post: operations["numerus_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge a move in a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_validate_position"];
        put?: never;
        /**
         * Judge a move.
         * @description An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
         *     and the section of the rules for each broken rule.
         */
        post: operations["numerus_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_score_position"];
        put?: never;
        /**
         * Score a game.
         * @description From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
         *     of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
         *     Where callers have keys, a receipt needs one with the scope `organizer`.
         */
        post: operations["numerus_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record.
         * @description Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
         *     answer here: its index, every broken rule and what was legal in its place.
         */
        post: operations["numerus_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["numerus_hint_position"];
        put?: never;
        /**
         * Rank the legal moves.
         * @description Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
         *     bounds, `heuristic` ones are estimates.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        post: operations["numerus_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules.
         * @description The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
         */
        get: operations["numerus_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the conformance vectors.
         * @description Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
         *     `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
         *     that of the service. `regelwerk conformance run` asks them.
         */
        get: operations["numerus_conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live game.
         * @description Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
         *     until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
         *     `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_create_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a live game.
         * @description With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
         */
        get: operations["numerus_get_session"];
        put?: never;
        post?: never;
        /**
         * Forget a live game.
         * @description With the host's token. Nothing of it is kept.
         */
        delete: operations["numerus_delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a seed.
         * @description For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
         *     a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
         *     fails with 503, ask for another one.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game where this one stood.
         * @description After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
         *     may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
         *     stays secret.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_fork_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move.
         * @description With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
         *     one is played; the others get 412 (or 409), and nothing of them is kept.
         */
        post: operations["numerus_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign.
         * @description At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
         */
        post: operations["numerus_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to take plies back.
         * @description Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
         *     two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
         */
        post: operations["numerus_ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer whether plies may be taken back.
         * @description By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining. An
         *     answer to a question that is not asked (any more) is refused.
         */
        post: operations["numerus_answer_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * List the legal moves of a live game.
         * @description If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
         */
        get: operations["numerus_session_legal_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Rank the legal moves of a live game.
         * @description If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["numerus_session_hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Score a live game.
         * @description As it stands; `final` is true after the end.
         */
        get: operations["numerus_session_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Download the record.
         * @description Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
         *     `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
         */
        get: operations["numerus_session_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        /**
         * Show a live game as it stood.
         * @description After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
         */
        get: operations["numerus_session_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/tokens/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a seat's token.
         * @description With the host's token, for a player who has lost theirs.
         */
        post: operations["numerus_reissue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus/sessions/{session_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Follow a live game.
         * @description What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
         *     order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
         *     again `after` its `next`.
         *
         *     With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
         *     document as `data`; after each group of them the type `session`, without a number, brings the session as it
         *     stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
         *     `over`, when the session is gone, when the token has been replaced, and now and then: come back with
         *     `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
         *
         *     `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
         *     `fetch`; a token does not belong in an address.
         */
        get: operations["numerus_session_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a game.
         * @description The same setup and seed give the same deal, on every machine and for every version of the service that
         *     follows the same version of the rules. The service keeps nothing: send the state along with each request.
         */
        post: operations["numerus_solo_new"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_solo_legal_moves_of_position"];
        put?: never;
        /**
         * List the legal moves.
         * @description From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
         *     with their exact probabilities.
         */
        post: operations["numerus_solo_legal_moves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play moves.
         * @description All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
         *     rule. Chance is given as a move, drawn from `seed`, or left open.
         */
        post: operations["numerus_solo_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show what one seat may know.
         * @description Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
         */
        post: operations["numerus_solo_view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Judge a move in a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_solo_validate_position"];
        put?: never;
        /**
         * Judge a move.
         * @description An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
         *     and the section of the rules for each broken rule.
         */
        post: operations["numerus_solo_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Score a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         */
        get: operations["numerus_solo_score_position"];
        put?: never;
        /**
         * Score a game.
         * @description From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
         *     of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
         *     Where callers have keys, a receipt needs one with the scope `organizer`.
         */
        post: operations["numerus_solo_score"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a record.
         * @description Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
         *     answer here: its index, every broken rule and what was legal in its place.
         */
        post: operations["numerus_solo_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rank the legal moves of a position text.
         * @description As the POST form; any HTTP cache can keep the answer.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["numerus_solo_hint_position"];
        put?: never;
        /**
         * Rank the legal moves.
         * @description Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
         *     bounds, `heuristic` ones are estimates.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        post: operations["numerus_solo_hint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules.
         * @description The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
         */
        get: operations["numerus_solo_rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the conformance vectors.
         * @description Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
         *     `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
         *     that of the service. `regelwerk conformance run` asks them.
         */
        get: operations["numerus_solo_conformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live game.
         * @description Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
         *     until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
         *     `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_solo_create_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Show a live game.
         * @description With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
         */
        get: operations["numerus_solo_get_session"];
        put?: never;
        post?: never;
        /**
         * Forget a live game.
         * @description With the host's token. Nothing of it is kept.
         */
        delete: operations["numerus_solo_delete_session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/commitments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit to a seed.
         * @description For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
         *     a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
         *     fails with 503, ask for another one.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_solo_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a new game where this one stood.
         * @description After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
         *     may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
         *     stays secret.
         *
         *     Where sessions are limited, this costs 1 session.
         */
        post: operations["numerus_solo_fork_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a move.
         * @description With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
         *     one is played; the others get 412 (or 409), and nothing of them is kept.
         */
        post: operations["numerus_solo_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign.
         * @description At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
         */
        post: operations["numerus_solo_resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to take plies back.
         * @description Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
         *     two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
         */
        post: operations["numerus_solo_ask_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * List the legal moves of a live game.
         * @description If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
         */
        get: operations["numerus_solo_session_legal_moves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Rank the legal moves of a live game.
         * @description If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
         *
         *     Where solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
         */
        get: operations["numerus_solo_session_hint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/score": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Score a live game.
         * @description As it stands; `final` is true after the end.
         */
        get: operations["numerus_solo_session_score"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Download the record.
         * @description Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
         *     `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
         */
        get: operations["numerus_solo_session_record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/plies/{ply}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        /**
         * Show a live game as it stood.
         * @description After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
         */
        get: operations["numerus_solo_session_ply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/tokens/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a seat's token.
         * @description With the host's token, for a player who has lost theirs.
         */
        post: operations["numerus_solo_reissue_token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/numerus-solo/sessions/{session_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        /**
         * Follow a live game.
         * @description What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
         *     order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
         *     again `after` its `next`.
         *
         *     With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
         *     document as `data`; after each group of them the type `session`, without a number, brings the session as it
         *     stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
         *     `over`, when the session is gone, when the token has been replaced, and now and then: come back with
         *     `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
         *
         *     `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
         *     `fetch`; a token does not belong in an address.
         */
        get: operations["numerus_solo_session_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask many things at once.
         * @description Each item is answered as the single request would be, with the same status and the same body or problem; a bad
         *     one spoils no other. The status of the whole is 200 even if none of them succeeds.
         *
         *     As JSON: up to 1,000 items. As `application/x-ndjson`: a line for each item, as many as fit into the largest
         *     body that the service reads; the answer is of the same form and comes line by line, while the rest is being
         *     worked out. Up to 1,000 lines may be no items, and each is told why; the next such line has the status 413 with
         *     the code `request_too_large`, and is the last that is answered.
         *
         *     Hints and posteriors of a batch take 10 s of wall clock together at most: one that could take more than is left
         *     has the status 429. Where solver time is limited, each counts as it would alone. Where requests are limited,
         *     each item counts, a bad one, too; the first line for which there is nothing left is the last that is answered.
         *     `RateLimit` tells what is left after all items, with lines what was left before.
         */
        post: operations["batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public keys.
         * @description With them anybody can check receipts without the service, also later: save the answer. A key that is gone from
         *     the list is not to be trusted any more.
         */
        get: operations["list_keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a receipt.
         * @description A bad receipt is an answer here, not an error. With `record` it is also checked that the receipt is for this
         *     record, and the record is scored again.
         */
        post: operations["verify_receipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rank the players of an event.
         * @description From the results of all tables: points, a score, a sheet or a record, in any mixture. Every value is an exact
         *     fraction with the rounds that it comes from; `decided_by` says what put neighbours apart. Corrections are a list
         *     that only grows; `preview` shows what further ones would change. The order of players, rounds and tables in the
         *     request makes no difference.
         *
         *     Where solver time is limited, this reserves 2000 ms, and costs the processor time that it took.
         *
         *     Where callers have keys, this needs one with the scope `organizer`.
         */
        post: operations["tournament_standings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pair the next round.
         * @description `swiss`: by points, without meetings that repeat earlier ones where that can be. `round_robin`: everybody meets
         *     everybody as evenly as can be; several rounds can be planned. Whatever is left to chance is drawn from `seed`,
         *     so the same request has the same answer.
         *
         *     Where solver time is limited, this reserves 2000 ms, and costs the processor time that it took.
         *
         *     Where callers have keys, this needs one with the scope `organizer`.
         */
        post: operations["tournament_pairings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/pairings/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a pairing.
         * @description A pairing against the rules is an answer here, not an error. It is compared with the best one that is found for
         *     the same people: who meets again, sits with others of fewer points or has a bye without need is named.
         *
         *     Where solver time is limited, this reserves 2000 ms, and costs the processor time that it took.
         *
         *     Where callers have keys, this needs one with the scope `organizer`.
         */
        post: operations["tournament_pairings_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what you may use.
         * @description The limits that hold for whoever sends the request, and what is left of each after it; where API keys are given
         *     out also the tier and the scopes. What each request costs stands at its operation.
         */
        get: operations["get_limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Touches nothing but the process: restart it when this fails.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can everything be served?
         * @description 503 while live games cannot be begun or changed, with the reason; stateless operations go on all the same. The
         *     store is asked to keep something for a moment, so one that is full or takes no changes is found out.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Fault: {
            /** @description Stable name of what is wrong. */
            code: string;
            /** @description The same for people. */
            detail: string;
            /** @description JSON pointer to the culprit in the request. */
            pointer: string;
            /** @description Where the rules text says so (ruleset#heading); null for faults of form. */
            rule: string | null;
        };
        Problem: {
            /**
             * Format: uri
             * @description URN of the kind of problem.
             */
            type: string;
            /** @description The kind of problem, for people. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description What was wrong this time, for people. */
            detail: string;
            /**
             * Format: uri
             * @description URN with the request id.
             */
            instance: string;
            /**
             * @description Stable name of the kind of problem; branch on this.
             * @enum {string}
             */
            code: "malformed_request" | "unauthorized" | "api_key_needed" | "unknown_api_key" | "expired_api_key" | "forbidden" | "missing_scope" | "not_found" | "unknown_game" | "unknown_session" | "method_not_allowed" | "not_acceptable" | "illegal_move" | "invalid_state" | "game_over" | "not_your_turn" | "record_full" | "undo_refused" | "stale_version" | "request_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "invalid_request" | "idempotency_key_reused" | "rate_limited" | "too_many_at_once" | "internal_error" | "store_unavailable" | "overloaded";
            /** @description Everything that is wrong, not only the first; may be empty. */
            errors: components["schemas"]["Fault"][];
            /** @description Index of the move that is not possible, from 0. */
            ply?: number;
            /** @description The move that is not possible. */
            move?: string;
            /** @description 412: the session as the caller may see it now. */
            current?: {
                [key: string]: unknown;
            };
        };
        Players: {
            /** @description At least so many. */
            min: number;
            /** @description At most so many. */
            max: number;
        };
        Option: {
            /** @description Its name in `setup`. */
            name: string;
            /** @description What holds when it is left out. */
            default: unknown;
            /** @description All allowed values; null: see meaning. */
            values: unknown[] | null;
            /** @description What it does. */
            meaning: string;
        };
        MoveForm: {
            /** @description As `kind` of listed moves. */
            name: string;
            /** @description One well-formed text. */
            example: string;
            /** @description Regular expression of every well-formed text. */
            pattern: string;
            /** @description Who makes it, and when. */
            when: string;
        };
        Game: {
            /** @description Its name in paths. */
            slug: string;
            /** @description Its name for people. */
            title: string;
            /** @description One sentence about the game. */
            summary: string;
            /** @description As in the header `Rules-Version`. */
            rules_version: string;
            /** @description How many can play. */
            players: components["schemas"]["Players"];
            /** @description Whether dice or draws decide anything. */
            chance: boolean;
            /**
             * @description `hidden`: seats see different views of the same state.
             * @enum {string}
             */
            information: "perfect" | "hidden";
            /** @description Members of `setup`. */
            options: components["schemas"]["Option"][];
            /** @description The kinds of moves and how they are written. */
            moves: components["schemas"]["MoveForm"][];
            /** @description All kinds of moves in one pattern. */
            move_pattern: string;
            /** @description Path of the rules text. */
            rules: string;
        };
        Games: {
            /** @description One entry each. */
            games: components["schemas"]["Game"][];
        };
        AnacondaSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3;
            /**
             * @description Whether the third occurrence of a position, with the same seat to move, ends in a draw.
             * @default none
             * @enum {string}
             */
            repetition: "none" | "draw";
        };
        AnacondaNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["AnacondaSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        AnacondaDice: {
            /** @description The number that die III shows. */
            III: number | null;
            /** @description The number that die IV shows. */
            IV: number | null;
            /** @description The number that die V shows. */
            V: number | null;
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
            rolling: ("III" | "IV" | "V")[] | null;
            dice: components["schemas"]["AnacondaDice"];
            /**
             * @description The die that touches both others; null until three lie.
             * @default null
             * @enum {string|null}
             */
            centre: "III" | "IV" | "V" | null;
            /**
             * @description The die that was placed last; null until three lie.
             * @default null
             * @enum {string|null}
             */
            last: "III" | "IV" | "V" | null;
            /**
             * @description The die of a double that must be placed again; null without a double.
             * @default null
             * @enum {string|null}
             */
            resolve: "III" | "IV" | "V" | null;
            /**
             * @description The seat that was stuck; null before the end and after a draw.
             * @default null
             */
            loser: number | null;
            /**
             * @description With `repetition` draw, how often each position has occurred, sorted; otherwise null.
             * @default null
             */
            seen: [
                string,
                number
            ][] | null;
        };
        AnacondaDealt: {
            state: components["schemas"]["AnacondaState"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed: string;
        };
        AnacondaSubject: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
        } & (unknown | unknown);
        AnacondaFaces: {
            /** @description The number that die III shows. */
            III?: number;
            /** @description The number that die IV shows. */
            IV?: number;
            /** @description The number that die V shows. */
            V?: number;
        };
        Probability: {
            /** @description As a fraction. */
            exact: string;
            /** @description The nearest float. */
            p: number;
        };
        AnacondaListedMove: {
            /** @description The text to send back. */
            move: string;
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "roll" | "rolled" | "place";
            /** @description The dice to roll (roll). */
            dice?: ("III" | "IV" | "V")[];
            /** @description What the dice show (rolled). */
            faces?: components["schemas"]["AnacondaFaces"];
            /**
             * @description The die to place (place).
             * @enum {string}
             */
            die?: "III" | "IV" | "V";
            /** @description The number it shows (place). */
            face?: number;
            /**
             * @description The die that it is placed against (place).
             * @enum {string}
             */
            neighbour?: "III" | "IV" | "V";
            /** @description Of an outcome of chance; left out for a player's move. */
            probability?: components["schemas"]["Probability"];
        };
        AnacondaLegalMoves: {
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description True when the round is over. */
            terminal: boolean;
            /** @description Every legal move in canonical order; at a chance node every outcome. */
            moves: components["schemas"]["AnacondaListedMove"][];
        };
        AnacondaApply: {
            state: components["schemas"]["AnacondaState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        AnacondaApplied: {
            state: components["schemas"]["AnacondaState"];
            /** @description How many of the given moves were played: all. */
            applied: number;
            /** @description All plies in order, drawn ones included. */
            moves: string[];
        };
        AnacondaSeated: {
            state: components["schemas"]["AnacondaState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat: number | null;
        };
        AnacondaSeen: {
            view: components["schemas"]["AnacondaState"];
        };
        AnacondaJudged: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
            /** @description A move. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. */
            move: string;
        } & (unknown | unknown);
        Violation: {
            /** @description Stable name of the rule that is broken. */
            code: string;
            /** @description The same for people. */
            detail: string;
            /** @description Where the rules text says so: ruleset#heading. */
            rule: string;
            /** @description JSON pointer to the culprit in the request. */
            pointer: string;
        };
        AnacondaVerdict: {
            /** @description Whether the move may be made. */
            legal: boolean;
            /** @description Every rule that the move breaks; empty when it is legal. */
            violations: components["schemas"]["Violation"][];
        };
        AnacondaRound: {
            /** @description The seat that was stuck; null for a draw by repetition. */
            loser: number | null;
        };
        AnacondaSheet: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["AnacondaRound"][];
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
            rules: "anaconda/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup: components["schemas"]["AnacondaSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start: components["schemas"]["AnacondaState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result: {
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
            stand_ins: components["schemas"]["StandIn"][];
        };
        AnacondaScored: {
            state?: components["schemas"]["AnacondaState"];
            sheet?: components["schemas"]["AnacondaSheet"];
            record?: components["schemas"]["AnacondaRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt: boolean;
        } & (unknown | unknown | unknown);
        ScoreItem: {
            /** @description What the points are for. */
            code: string;
            /** @description What it counts. */
            points: number;
            /** @description How many times, where the points are so much each. */
            count?: number;
            /** @description The tiles that were counted. */
            tiles?: string[];
            /** @description The numbers that were counted. */
            numbers?: number[];
            /** @description The round, from 1, where several are scored together. */
            round?: number;
        };
        SeatScore: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description All items together. */
            points: number;
            /** @description 1 is first; equal results share a place (1, 1, 3). */
            place: number;
            /** @description What the points add up from. */
            items: components["schemas"]["ScoreItem"][];
        };
        Score: {
            /** @description The kind of scoring. */
            scoring: string;
            /** @description False while the round goes on. */
            final: boolean;
            /** @description In seat order. */
            seats: components["schemas"]["SeatScore"][];
        };
        ReceiptPayload: {
            /** @description Of this form: 1. */
            version: number;
            /** @description When it was signed, in UTC and seconds. */
            issued_at: string;
            /** @description Who signed it, as the operator of the service calls himself. */
            issuer: string;
            /** @description The ruleset. */
            game: string;
            /** @description The version of the rules. */
            rules: string;
            /** @description SHA-256 (hex) of the record's canonical JSON in the full form. */
            record_sha256: string;
            /** @description The names, as the record has them. */
            players: string[];
            /** @description How many plies the record has. */
            plies: number;
            /** @description As in the score: false while the round goes on. */
            final: boolean;
            /** @description The score, as it was answered. */
            score: components["schemas"]["Score"];
        };
        Receipt: {
            payload: components["schemas"]["ReceiptPayload"];
            /** @description The `kid` of the key. */
            key: string;
            /** @description 64 bytes in base64url. */
            signature: string;
        };
        ScoreAnswer: {
            /** @description The kind of scoring. */
            scoring: string;
            /** @description False while the round goes on. */
            final: boolean;
            /** @description In seat order. */
            seats: components["schemas"]["SeatScore"][];
            /** @description The signed receipt; left out unless asked for. */
            receipt?: components["schemas"]["Receipt"];
        };
        AnacondaReplay: {
            record?: components["schemas"]["AnacondaRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        AnacondaReplayed: {
            /** @description Whether every ply follows the rules. */
            valid: boolean;
            /** @description How many plies were played. */
            plies: number;
            /** @description The last state that the rules allow: the final one, or the one before the bad ply. */
            state: components["schemas"]["AnacondaState"] | null;
            /** @description The score of the final state; null when a ply is bad. */
            score: components["schemas"]["Score"] | null;
            /** @description Index of the bad ply, from 0; null if none is. */
            ply: number | null;
            /** @description The bad ply. */
            move: string | null;
            /** @description Every rule that it breaks. */
            violations: components["schemas"]["Violation"][];
            /** @description What was legal in its place. */
            legal: string[];
        };
        AnacondaAsk: {
            state?: components["schemas"]["AnacondaState"];
            view?: components["schemas"]["AnacondaState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed: string;
        } & (unknown | unknown);
        AnacondaRankedMove: {
            /** @description A move. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. */
            move: string;
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "roll" | "rolled" | "place";
            /** @description The dice to roll (roll). */
            dice?: ("III" | "IV" | "V")[];
            /** @description What the dice show (rolled). */
            faces?: components["schemas"]["AnacondaFaces"];
            /**
             * @description The die to place (place).
             * @enum {string}
             */
            die?: "III" | "IV" | "V";
            /** @description The number it shows (place). */
            face?: number;
            /**
             * @description The die that it is placed against (place).
             * @enum {string}
             */
            neighbour?: "III" | "IV" | "V";
            /**
             * @description Two players: for the mover. A draw only comes up where positions have been repeated.
             * @enum {string}
             */
            outcome?: "win" | "draw" | "loss";
            /** @description Placements until somebody is stuck, this one included; absent in a draw. */
            depth?: number;
            /** @description Three players: the seat that the two others can force to be stuck; absent where there is none. */
            loser?: number | null;
            /** @description Of a pair to roll: how probably the opener does not lose under perfect play. */
            win_probability?: number;
            /** @description The same as a fraction. */
            exact?: string;
        };
        AnacondaHint: {
            /** @description The recommended move; null where nobody has one to make. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. */
            best: string | null;
            /** @description Every legal move, best first. */
            moves: components["schemas"]["AnacondaRankedMove"][];
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /** @description How many positions the solver looked at. */
            nodes: number;
            /** @description Wall clock of the solver, in ms; null where something is hidden. */
            elapsed_ms: number | null;
        };
        AnacondaOpening: {
            /** @description The two dice to roll. */
            dice: ("III" | "IV" | "V")[];
            /** @description Probability that the opener wins, with two players. */
            two_players: string;
            /** @description Probability that the opener is safe, with three players. */
            three_players: string;
        };
        AnacondaTwoPlayers: {
            /**
             * @description For the seat to move.
             * @enum {string}
             */
            outcome: "win" | "loss";
            /** @description Placements until somebody is stuck, under perfect play. */
            depth: number;
            /** @description Every best placement; empty where the mover is stuck. */
            best: string[];
        };
        AnacondaThreePlayers: {
            /** @description Who can be forced to lose: 0 the seat to move, 1 the next one, 2 the one after. */
            loser: number;
            /** @description Placements until somebody is stuck, under perfect play. */
            depth: number;
            /** @description Every best placement; empty where the mover is stuck. */
            best: string[];
        };
        AnacondaSolvedPosition: {
            /** @description Its text, without a seat. */
            position: string;
            two_players: components["schemas"]["AnacondaTwoPlayers"];
            three_players: components["schemas"]["AnacondaThreePlayers"];
        };
        AnacondaSolution: {
            /** @description The ruleset. */
            game: string;
            /** @description SHA-256 of one line of UTF-8 text, closed by a newline, for each opening, then for each position: `III,IV 4/9 35/36` (dice, two players, three players) and `III1-V2-IV3 last:IV | loss 0 - | 0 0 -` (position; outcome, depth, best with two players; loser, depth, best with three; best parted by commas, `-` for none). */
            checksum: string;
            /** @description The three pairs of dice. */
            openings: components["schemas"]["AnacondaOpening"][];
            /** @description Every position that a game can come to, in the order of the texts. */
            positions: components["schemas"]["AnacondaSolvedPosition"][];
        };
        ClockOrder: {
            /** @description Seconds for each decision. */
            turn_s: number;
            /**
             * @description Seconds that each seat has besides, for the whole game.
             * @default 0
             */
            bank_s: number;
            /**
             * @description What happens when both are used up, seen when a move is sent or when anybody looks: the seat loses (`forfeit`), or a move is played for it, `random` (it follows from the seed) or the solver's `hint`. The next decision counts from the moment at which the time ran out.
             * @default forfeit
             * @enum {string}
             */
            policy: "forfeit" | "random" | "hint";
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
            assist: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["AnacondaRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        SessionCaller: {
            /**
             * @description By the token: the host's, a seat's, or none.
             * @enum {string}
             */
            role: "host" | "seat" | "spectator";
            /** @description The caller's seat; null without one. */
            seat: number | null;
        };
        NamedSeat: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description As given when the session began. */
            name: string;
        };
        SessionClock: {
            /** @description Seconds for each decision. */
            turn_s: number;
            /** @description Seconds that each seat has besides, for the whole game. */
            bank_s: number;
            /**
             * @description What happens when both are used up.
             * @enum {string}
             */
            policy: "forfeit" | "random" | "hint";
            /** @description What each seat has left in its bank, in milliseconds. */
            banks_ms: number[];
            /** @description How often the time of each seat ran out. */
            expired: number[];
            /**
             * Format: date-time
             * @description When the time of the seat to move runs out, UTC; null after the end.
             */
            deadline: string | null;
        };
        SessionUndo: {
            /** @description The seat that asks. */
            asked_by: number;
            /** @description How many plies would stay. */
            ply: number;
            /** @description The seats that have agreed, besides the one that asks. */
            agreed: number[];
        };
        SessionOrigin: {
            /** @description The id of the other session; null: a record. */
            session: string | null;
            /** @description How many plies of it were played. */
            ply: number;
        };
        Backs: {
            /** @description The row of each seat from left to right. Not yet arranged: black tiles first, each colour by its numbers. Empty while a tile is still to be put back. */
            rows: number[][];
            /** @description The drawn tile that lies aside; null: there is none. */
            clue: number | null;
        };
        SessionResult: {
            /**
             * @description `finished` by the rules, a seat `resigned`, or its time ran out: `forfeited`.
             * @enum {string}
             */
            reason: "finished" | "resigned" | "forfeited";
            /** @description The seat that resigned, or null. */
            resigned: number | null;
            /** @description The seat whose time ran out, or null. */
            forfeited: number | null;
            score: components["schemas"]["Score"];
        };
        SessionTokens: {
            /** @description A secret: whoever has it speaks for the host. Sent as `Authorization: Bearer …`; it is not shown again. */
            host: string;
            /** @description One per seat, in seat order. */
            seats: string[];
        };
        AnacondaCreatedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "anaconda";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "anaconda/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["AnacondaState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["AnacondaState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            tokens: components["schemas"]["SessionTokens"];
        };
        AnacondaSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "anaconda";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "anaconda/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["AnacondaState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["AnacondaState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
        };
        Commitment: {
            /** @description SHA-256 (hex) of `<salt>:<seed>`. Show it to the players, let each add a text, and begin the session with `commitment` and `entropy`. It can be used once. */
            commitment: string;
            /**
             * Format: date-time
             * @description Until when a session can be begun with it, UTC.
             */
            expires_at: string;
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
            assist: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        AnacondaSessionMove: {
            /** @description A move, like `V=6@III`. */
            move: string;
        };
        AnacondaPlayedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "anaconda";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "anaconda/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["AnacondaState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["AnacondaState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            /** @description The plies that this request added, as far as the caller may know: the own move, then what was drawn. */
            moves: string[];
        };
        Undo: {
            /** @description How many plies stay; left out: those before the own last one. */
            ply?: number;
        };
        UndoAnswer: {
            /** @description How many plies would stay, as it is asked: the answer is to this question only. */
            ply: number;
            /** @description Whether the plies may be taken back. */
            agree: boolean;
        };
        TileProof: {
            /** @description The number on the back of the tile. */
            back: number;
            /** @description What is on its front. */
            tile: string;
            /** @description What makes the leaf impossible to guess. */
            salt: string;
            /** @description The hashes beside the way from the leaf to the root. */
            path: string[];
        };
        SessionProof: {
            /** @description SHA-256 (hex) of `<salt>:<seed>`, published at the beginning. */
            commitment: string;
            /** @description The salt of the commitment; null until the game is over. */
            salt: string | null;
            /** @description The seed that was committed to; null until the game is over. */
            seed: string | null;
            /** @description What each seat added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles, published with the deal; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description How many leaves the tree has; null without one. */
            tiles: number | null;
            /** @description What lies where; null without a tree. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Of every tile that the caller may know. */
            proofs: components["schemas"]["TileProof"][];
        };
        AnacondaSessionRecord: {
            record: components["schemas"]["AnacondaRecord"];
            proof: components["schemas"]["SessionProof"];
        };
        AnacondaPly: {
            /** @description How many plies were played. */
            ply: number;
            /** @description How many there are in all. */
            plies: number;
            /** @description The last of them, as far as the caller may know; null before the first. */
            move: string | null;
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description What the caller may know of the game as it stood. */
            view: components["schemas"]["AnacondaState"];
            /** @description Everything, for those from whom nothing is hidden (after the end: for all); else null. */
            state: components["schemas"]["AnacondaState"] | null;
        };
        SeatToken: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description A secret: whoever has it speaks for the seat. Sent as `Authorization: Bearer …`; it is not shown again. */
            token: string;
        };
        SessionEvent: {
            /** @description Its number, from 1, without gaps. */
            seq: number;
            /**
             * @description `created` and `dealt`: the session begins. `move`: a ply. `undo_asked`, `undo_agreed`, `undo_declined`, `undone`: plies are to be taken back, or are. `resigned`, `forfeited`: a seat gives up, or its time has run out. `over`: the last event of a game.
             * @enum {string}
             */
            type: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over";
            /** @description The version of the session that it belongs to. */
            version: number;
            /**
             * Format: date-time
             * @description When, UTC.
             */
            at: string;
            /** @description Who did it or whom it is about; null: nobody, chance. */
            seat: number | null;
            /** @description Of a `move` its index, from 0; of an undo how many plies stay; else null. */
            ply: number | null;
            /** @description The ply, with `?` for what is secret; null where all of it is, and for other types. */
            move: string | null;
            /**
             * @description Who made the ply: its player, chance, or a policy of the clock in its place.
             * @enum {string|null}
             */
            by: "player" | "chance" | "random" | "hint" | null;
            /**
             * @description Of `over`: how the game ended.
             * @enum {string|null}
             */
            reason: "finished" | "resigned" | "forfeited" | null;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description Which backs lie where after it; null for rulesets without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description For every tile that it exposed: what shows that it was this one from the beginning. */
            proofs: components["schemas"]["TileProof"][];
        };
        AnacondaSessionEvents: {
            /** @description In order; numbers have no gaps. */
            events: components["schemas"]["SessionEvent"][];
            /** @description The number of the last event here; ask for what comes `after` it. */
            next: number;
            session: components["schemas"]["AnacondaSession"];
        };
        DaVinciSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3 | 4;
            /**
             * @description Whether the two jokers are in the game.
             * @default false
             */
            jokers: boolean;
            /**
             * @description How many number tiles of each colour nobody will ever see.
             * @default 0
             * @enum {integer}
             */
            removed_per_colour: 0 | 1;
            /**
             * @description Whether (1) each player takes a tile more at the start, then puts one back.
             * @default 0
             * @enum {integer}
             */
            draw_extra: 0 | 1;
            /**
             * @description Whether a joker in a starting hand stays, or is put back and replaced.
             * @default allowed
             * @enum {string}
             */
            joker_start: "allowed" | "redraw";
            /**
             * @description Whether the drawn tile lies aside, or goes hidden into the row at once.
             * @default aside
             * @enum {string}
             */
            clue_tile: "aside" | "insert_on_draw";
            /**
             * @description What a wrong guess costs with an empty pool.
             * @default choose_after
             * @enum {string}
             */
            empty_pool_penalty: "choose_after" | "stake_before" | "none";
            /**
             * @description Whether only winning counts, or points as in tournaments.
             * @default plain
             * @enum {string}
             */
            scoring: "plain" | "tournament";
            /**
             * @description Tournament: whose hidden tiles the winner's bonus adds up.
             * @default winner_hidden
             * @enum {string}
             */
            bonus_source: "winner_hidden" | "winner_hidden_plus_pool";
            /**
             * @description The seat that has the first turn.
             * @default 0
             */
            first_player: number;
            /**
             * @description The colours that each seat takes at the start, a letter per tile; null: as they come.
             * @default null
             */
            start_colours: string[] | null;
        };
        DaVinciNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["DaVinciSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
        };
        DaVinciTally: {
            /** @description Right guesses. */
            hits: number;
            /** @description Codes of others whose last hidden tile it has exposed. */
            codes_exposed: number;
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
            drawing: "B" | "W" | null;
            /**
             * @description With `insert_on_draw`, the index of the clue tile in the row of the seat to move.
             * @default null
             */
            clue_at: number | null;
            /**
             * @description With `stake_before`, the index of the tile that the seat to move has staked.
             * @default null
             */
            stake: number | null;
            /**
             * @description Right guesses of this turn.
             * @default 0
             */
            hits: number;
            /**
             * @description The seats whose tiles are all exposed, in the order in which they went out.
             * @default []
             */
            out: number[];
            /**
             * @description Every guess of the round, right or wrong: [turn, seat, colour, value].
             * @default []
             */
            guesses: [
                number,
                number,
                "B" | "W",
                number | "-"
            ][];
            /**
             * @description The seat that has won; null before the end.
             * @default null
             */
            winner: number | null;
            /** @description The row of each seat from left to right; not yet arranged: in tile order. */
            rows: components["schemas"]["DaVinciTile"][][];
            /** @description The tiles that can be drawn, in tile order: B0 W0 B1 … B- W-. */
            pool: string[];
            /**
             * @description The tiles that nobody will ever see, in tile order.
             * @default []
             */
            removed: string[];
            /** @description The tile that each seat has put back; null before and without `draw_extra`. */
            returned: (string | null)[];
            /**
             * @description The tile drawn in this turn, until it is in a row for good.
             * @default null
             */
            clue: string | null;
        };
        DaVinciDealt: {
            state: components["schemas"]["DaVinciState"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed: string;
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
        DaVinciCounts: {
            /** @description Black tiles. */
            B: number;
            /** @description White tiles. */
            W: number;
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
            drawing: "B" | "W" | null;
            /**
             * @description With `insert_on_draw`, the index of the clue tile in the row of the seat to move.
             * @default null
             */
            clue_at: number | null;
            /**
             * @description With `stake_before`, the index of the tile that the seat to move has staked.
             * @default null
             */
            stake: number | null;
            /**
             * @description Right guesses of this turn.
             * @default 0
             */
            hits: number;
            /**
             * @description The seats whose tiles are all exposed, in the order in which they went out.
             * @default []
             */
            out: number[];
            /**
             * @description Every guess of the round, right or wrong: [turn, seat, colour, value].
             * @default []
             */
            guesses: [
                number,
                number,
                "B" | "W",
                number | "-"
            ][];
            /**
             * @description The seat that has won; null before the end.
             * @default null
             */
            winner: number | null;
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
            removed: components["schemas"]["DaVinciCounts"];
            /** @description The own tile that was put back, of the others its colour; null before and without `draw_extra`. */
            returned: (string | null)[];
            /**
             * @description The tile drawn in this turn, until it is in a row for good.
             * @default null
             */
            clue: components["schemas"]["DaVinciSeenClue"] | null;
            /** @description Whose view this is; null: a spectator's. */
            seat: number | null;
        };
        DaVinciSubject: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
        } & (unknown | unknown);
        DaVinciPlacement: {
            /** @description The joker. */
            tile: string;
            /** @description Its index in the finished row. */
            index: number;
        };
        DaVinciListedMove: {
            /** @description The text to send back. */
            move: string;
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "return" | "arrange" | "draw" | "tile" | "insert" | "stake" | "stop" | "reveal" | "guess";
            /**
             * @description The colour to draw (draw).
             * @enum {string}
             */
            colour?: "B" | "W";
            /** @description The tile that comes (tile). */
            tile?: string;
            /** @description Whose tile is guessed (guess). */
            seat?: number;
            /** @description Which tile of a row, from 0 (return, stake, reveal, guess). */
            position?: number;
            /** @description The value that is named (guess). */
            value?: number | "-";
            /** @description Where the own clue tile goes (insert, stop, guess); absent where there is no choice. */
            index?: number;
            /** @description Where the own jokers go (arrange). */
            placements?: components["schemas"]["DaVinciPlacement"][];
            /** @description Of an outcome of chance; left out for a player's move. */
            probability?: components["schemas"]["Probability"];
        };
        DaVinciLegalMoves: {
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description True when the round is over. */
            terminal: boolean;
            /** @description Every legal move in canonical order; at a chance node every outcome. */
            moves: components["schemas"]["DaVinciListedMove"][];
        };
        DaVinciApply: {
            state: components["schemas"]["DaVinciState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        DaVinciApplied: {
            state: components["schemas"]["DaVinciState"];
            /** @description How many of the given moves were played: all. */
            applied: number;
            /** @description All plies in order, drawn ones included. */
            moves: string[];
        };
        DaVinciSeated: {
            state: components["schemas"]["DaVinciState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat: number | null;
        };
        DaVinciSeen: {
            view: components["schemas"]["DaVinciView"];
        };
        DaVinciJudged: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
            /** @description A move. Like `guess:1.3=7`; the grammar is in `GET /v1/games/davinci`. */
            move: string;
        } & (unknown | unknown);
        DaVinciVerdict: {
            /** @description Whether the move may be made. */
            legal: boolean;
            /** @description Every rule that the move breaks; empty when it is legal. */
            violations: components["schemas"]["Violation"][];
        };
        DaVinciRound: {
            /** @description The seat with hidden tiles at the end. */
            winner: number;
            /**
             * @description What each seat has done; not needed for plain scoring.
             * @default []
             */
            seats: components["schemas"]["DaVinciTally"][];
            /**
             * @description The winner's tiles that are still hidden, his clue tile included.
             * @default []
             */
            unexposed: string[];
            /**
             * @description The tiles left in the pool, if they count.
             * @default []
             */
            pool: string[];
        };
        DaVinciSheet: {
            /**
             * @description Whether only winning counts, or points.
             * @default tournament
             * @enum {string}
             */
            scoring: "plain" | "tournament";
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3 | 4;
            /**
             * @description What the winner's bonus adds up.
             * @default winner_hidden
             * @enum {string}
             */
            bonus_source: "winner_hidden" | "winner_hidden_plus_pool";
            /**
             * @description How many rounds make a game; the score is final when so many are written down.
             * @default 3
             */
            rounds_to_play: number;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["DaVinciRound"][];
        };
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
            rules: "davinci/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup: components["schemas"]["DaVinciSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start: components["schemas"]["DaVinciState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result: {
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
            stand_ins: components["schemas"]["StandIn"][];
        };
        DaVinciScored: {
            state?: components["schemas"]["DaVinciState"];
            sheet?: components["schemas"]["DaVinciSheet"];
            record?: components["schemas"]["DaVinciRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt: boolean;
        } & (unknown | unknown | unknown);
        DaVinciReplay: {
            record?: components["schemas"]["DaVinciRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        DaVinciReplayed: {
            /** @description Whether every ply follows the rules. */
            valid: boolean;
            /** @description How many plies were played. */
            plies: number;
            /** @description The last state that the rules allow: the final one, or the one before the bad ply. */
            state: components["schemas"]["DaVinciState"] | null;
            /** @description The score of the final state; null when a ply is bad. */
            score: components["schemas"]["Score"] | null;
            /** @description Index of the bad ply, from 0; null if none is. */
            ply: number | null;
            /** @description The bad ply. */
            move: string | null;
            /** @description Every rule that it breaks. */
            violations: components["schemas"]["Violation"][];
            /** @description What was legal in its place. */
            legal: string[];
        };
        DaVinciAsk: {
            state?: components["schemas"]["DaVinciState"];
            view?: components["schemas"]["DaVinciView"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed: string;
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @default deal
             * @enum {string}
             */
            model: "deal" | "history" | "worlds";
            /**
             * @description Whether to assume that nobody has ever guessed a value that he held himself in that colour.
             * @default true
             */
            no_self_guess: boolean;
        } & (unknown | unknown);
        DaVinciReason: {
            /** @description Stable name of the reason. */
            code: string;
            /** @description The same for people. */
            detail: string;
            /** @description The values that it is about. */
            values?: (number | "-")[];
            /** @description The tiles that it is about. */
            tiles?: string[];
            /** @description The figure that it is about. */
            number?: number;
        };
        DaVinciRankedMove: {
            /** @description A move. Like `guess:1.3=7`; the grammar is in `GET /v1/games/davinci`. */
            move: string;
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "return" | "arrange" | "draw" | "tile" | "insert" | "stake" | "stop" | "reveal" | "guess";
            /**
             * @description The colour to draw (draw).
             * @enum {string}
             */
            colour?: "B" | "W";
            /** @description The tile that comes (tile). */
            tile?: string;
            /** @description Whose tile is guessed (guess). */
            seat?: number;
            /** @description Which tile of a row, from 0 (return, stake, reveal, guess). */
            position?: number;
            /** @description The value that is named (guess). */
            value?: number | "-";
            /** @description Where the own clue tile goes (insert, stop, guess); absent where there is no choice. */
            index?: number;
            /** @description Where the own jokers go (arrange). */
            placements?: components["schemas"]["DaVinciPlacement"][];
            /** @description How probably the guess is right. */
            hit_probability?: number;
            /** @description The same as a fraction. */
            exact?: string;
            /** @description Points that the move is worth on average, those of the opponents taken off. */
            expected_points?: number;
            /** @description How probably the mover wins the round after this move, as estimated. */
            win_probability?: number;
            /** @description What speaks for it or against. */
            reasons?: components["schemas"]["DaVinciReason"][];
        };
        DaVinciHint: {
            /** @description The recommended move; null where nobody has one to make. Like `guess:1.3=7`; the grammar is in `GET /v1/games/davinci`. */
            best: string | null;
            /** @description Every legal move, best first. */
            moves: components["schemas"]["DaVinciRankedMove"][];
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /** @description How many positions the solver looked at. */
            nodes: number;
            /** @description Wall clock of the solver, in ms; null where something is hidden. */
            elapsed_ms: number | null;
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @enum {string}
             */
            model?: "deal" | "history" | "worlds";
            /**
             * @description Whether wrong guesses counted against the guesser's own tiles; `contradicted`: it was asked for, but somebody must have named a value of his own.
             * @enum {string}
             */
            evidence?: "used" | "off" | "contradicted";
            /** @description How many rounds were played to the end. */
            rollouts?: number;
        };
        DaVinciInfer: {
            view: components["schemas"]["DaVinciView"];
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @default deal
             * @enum {string}
             */
            model: "deal" | "history" | "worlds";
            /**
             * @description Whether to assume that nobody has ever guessed a value that he held himself in that colour.
             * @default false
             */
            no_self_guess: boolean;
        };
        DaVinciValueChance: {
            /** @description The value. */
            value: number | "-";
            /** @description Its probability. */
            p: number;
            /** @description The same as a fraction. */
            exact: string;
        };
        DaVinciHiddenTile: {
            /** @description Whose row. */
            seat: number;
            /** @description Where in the row, from 0. */
            position: number;
            /** @description Every value that it can have, in order, the joker last. */
            distribution: components["schemas"]["DaVinciValueChance"][];
        };
        DaVinciPosterior: {
            /**
             * @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once.
             * @enum {string}
             */
            model: "deal" | "history" | "worlds";
            /** @description Whether wrong guesses counted as evidence. */
            no_self_guess: boolean;
            /** @description In how many ways the hidden tiles can be named: a whole number, maybe a large one. */
            worlds: string;
            /** @description The hidden tiles of others, by seat and position. */
            tiles: components["schemas"]["DaVinciHiddenTile"][];
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
            assist: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["DaVinciRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        DaVinciCreatedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciView"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            tokens: components["schemas"]["SessionTokens"];
        };
        DaVinciSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciView"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
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
            assist: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        DaVinciSessionMove: {
            /** @description A move, like `guess:1.3=7`. */
            move: string;
        };
        DaVinciPlayedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciView"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            /** @description The plies that this request added, as far as the caller may know: the own move, then what was drawn. */
            moves: string[];
        };
        DaVinciSessionRecord: {
            record: components["schemas"]["DaVinciRecord"];
            proof: components["schemas"]["SessionProof"];
        };
        DaVinciPly: {
            /** @description How many plies were played. */
            ply: number;
            /** @description How many there are in all. */
            plies: number;
            /** @description The last of them, as far as the caller may know; null before the first. */
            move: string | null;
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description What the caller may know of the game as it stood. */
            view: components["schemas"]["DaVinciView"];
            /** @description Everything, for those from whom nothing is hidden (after the end: for all); else null. */
            state: components["schemas"]["DaVinciState"] | null;
        };
        DaVinciSessionEvents: {
            /** @description In order; numbers have no gaps. */
            events: components["schemas"]["SessionEvent"][];
            /** @description The number of the last event here; ask for what comes `after` it. */
            next: number;
            session: components["schemas"]["DaVinciSession"];
        };
        DaVinciSoloSetup: {
            /**
             * @description How many tiles a row holds, its spine tile included.
             * @default 4
             * @enum {integer}
             */
            row_cap: 4 | 5 | 6;
            /**
             * @description Whether a drawn 0, 1, 10 or 11 may be held: `optional` always, `strict` only without a place, `off` never.
             * @default optional
             * @enum {string}
             */
            deferral: "optional" | "strict" | "off";
            /**
             * @description How long: `shared` all tiles in hand for the sum of their allowances, `each` for its own.
             * @default shared
             * @enum {string}
             */
            cumulative: "shared" | "each";
            /**
             * @description Whether the player names the colour that is drawn.
             * @default false
             */
            colour_choice: boolean;
            /**
             * @description The six tiles of the spine in row order, such as `next_spine` of a score; null: at random.
             * @default null
             */
            start: string[] | null;
        };
        DaVinciSoloNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["DaVinciSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
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
        DaVinciSoloHeld: {
            /** @description Which tile it is. */
            tile: string;
            /** @description The turn in which it was drawn. */
            drawn: number;
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
            hand: components["schemas"]["DaVinciSoloHeld"][];
            /**
             * @description With shared allowances, the turn in which the first of the tiles held was drawn; null while none is.
             * @default null
             */
            held_since: number | null;
            /**
             * @description With shared allowances, for how many turns from then on tiles may be held.
             * @default 0
             */
            allowance: number;
            /**
             * @description The colour that is being drawn, where the player has named one.
             * @default null
             * @enum {string|null}
             */
            pending: "B" | "W" | null;
            /**
             * @description Whether all tiles were placed; null before the end.
             * @default null
             */
            won: boolean | null;
        };
        DaVinciSoloDealt: {
            state: components["schemas"]["DaVinciSoloState"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed: string;
        };
        DaVinciSoloSubject: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
        } & (unknown | unknown);
        DaVinciSoloListedMove: {
            /** @description The text to send back. */
            move: string;
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "draw" | "tile" | "place" | "hold";
            /** @description The tile that comes or is placed (tile, place). */
            tile?: string;
            /** @description The row to which it goes, from 0 (place). */
            row?: number;
            /**
             * @description The end of the row to which it goes (place).
             * @enum {string}
             */
            side?: "L" | "R";
            /**
             * @description The colour that is named (draw with `colour_choice`).
             * @enum {string}
             */
            colour?: "B" | "W";
            /** @description Of an outcome of chance; left out for a player's move. */
            probability?: components["schemas"]["Probability"];
        };
        DaVinciSoloLegalMoves: {
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description True when the round is over. */
            terminal: boolean;
            /** @description Every legal move in canonical order; at a chance node every outcome. */
            moves: components["schemas"]["DaVinciSoloListedMove"][];
        };
        DaVinciSoloApply: {
            state: components["schemas"]["DaVinciSoloState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        DaVinciSoloApplied: {
            state: components["schemas"]["DaVinciSoloState"];
            /** @description How many of the given moves were played: all. */
            applied: number;
            /** @description All plies in order, drawn ones included. */
            moves: string[];
        };
        DaVinciSoloSeated: {
            state: components["schemas"]["DaVinciSoloState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat: number | null;
        };
        DaVinciSoloSeen: {
            view: components["schemas"]["DaVinciSoloState"];
        };
        DaVinciSoloJudged: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
            /** @description A move. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. */
            move: string;
        } & (unknown | unknown);
        DaVinciSoloVerdict: {
            /** @description Whether the move may be made. */
            legal: boolean;
            /** @description Every rule that the move breaks; empty when it is legal. */
            violations: components["schemas"]["Violation"][];
        };
        DaVinciSoloRound: {
            /** @description How many tiles lay in rows at the end, the spine included; 24: won. */
            placed: number;
        };
        DaVinciSoloSheet: {
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["DaVinciSoloRound"][];
        };
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
            rules: "davinci-solo/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup: components["schemas"]["DaVinciSoloSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start: components["schemas"]["DaVinciSoloState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result: {
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
            stand_ins: components["schemas"]["StandIn"][];
        };
        DaVinciSoloScored: {
            state?: components["schemas"]["DaVinciSoloState"];
            sheet?: components["schemas"]["DaVinciSoloSheet"];
            record?: components["schemas"]["DaVinciSoloRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt: boolean;
        } & (unknown | unknown | unknown);
        DaVinciSoloReplay: {
            record?: components["schemas"]["DaVinciSoloRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        DaVinciSoloReplayed: {
            /** @description Whether every ply follows the rules. */
            valid: boolean;
            /** @description How many plies were played. */
            plies: number;
            /** @description The last state that the rules allow: the final one, or the one before the bad ply. */
            state: components["schemas"]["DaVinciSoloState"] | null;
            /** @description The score of the final state; null when a ply is bad. */
            score: components["schemas"]["Score"] | null;
            /** @description Index of the bad ply, from 0; null if none is. */
            ply: number | null;
            /** @description The bad ply. */
            move: string | null;
            /** @description Every rule that it breaks. */
            violations: components["schemas"]["Violation"][];
            /** @description What was legal in its place. */
            legal: string[];
        };
        DaVinciSoloAsk: {
            state?: components["schemas"]["DaVinciSoloState"];
            view?: components["schemas"]["DaVinciSoloState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed: string;
        } & (unknown | unknown);
        DaVinciSoloRankedMove: {
            /** @description A move. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. */
            move: string;
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "draw" | "tile" | "place" | "hold";
            /** @description The tile that comes or is placed (tile, place). */
            tile?: string;
            /** @description The row to which it goes, from 0 (place). */
            row?: number;
            /**
             * @description The end of the row to which it goes (place).
             * @enum {string}
             */
            side?: "L" | "R";
            /**
             * @description The colour that is named (draw with `colour_choice`).
             * @enum {string}
             */
            colour?: "B" | "W";
            /** @description How probably the round is won after this move: exact with best play, or estimated by play that is good but not perfect. */
            win_probability?: number;
            /** @description The 95 % interval of the estimate: lower and upper bound; of an exact value it has no width. */
            interval?: number[];
        };
        DaVinciSoloHint: {
            /** @description The recommended move; null where nobody has one to make. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. */
            best: string | null;
            /** @description Every legal move, best first. */
            moves: components["schemas"]["DaVinciSoloRankedMove"][];
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /** @description How many positions the solver looked at. */
            nodes: number;
            /** @description Wall clock of the solver, in ms; null where something is hidden. */
            elapsed_ms: number | null;
            /** @description How many rounds were played to the end for the estimates. */
            rollouts?: number;
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
            assist: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["DaVinciSoloRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        DaVinciSoloCreatedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            tokens: components["schemas"]["SessionTokens"];
        };
        DaVinciSoloSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
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
            assist: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        DaVinciSoloSessionMove: {
            /** @description A move, like `hold`. */
            move: string;
        };
        DaVinciSoloPlayedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "davinci-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "davinci-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["DaVinciSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["DaVinciSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            /** @description The plies that this request added, as far as the caller may know: the own move, then what was drawn. */
            moves: string[];
        };
        DaVinciSoloSessionRecord: {
            record: components["schemas"]["DaVinciSoloRecord"];
            proof: components["schemas"]["SessionProof"];
        };
        DaVinciSoloPly: {
            /** @description How many plies were played. */
            ply: number;
            /** @description How many there are in all. */
            plies: number;
            /** @description The last of them, as far as the caller may know; null before the first. */
            move: string | null;
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description What the caller may know of the game as it stood. */
            view: components["schemas"]["DaVinciSoloState"];
            /** @description Everything, for those from whom nothing is hidden (after the end: for all); else null. */
            state: components["schemas"]["DaVinciSoloState"] | null;
        };
        DaVinciSoloSessionEvents: {
            /** @description In order; numbers have no gaps. */
            events: components["schemas"]["SessionEvent"][];
            /** @description The number of the last event here; ask for what comes `after` it. */
            next: number;
            session: components["schemas"]["DaVinciSoloSession"];
        };
        NumerusSetup: {
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3 | 4;
            /**
             * @description `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading order (row 1 from left to right, then row 2, ...).
             * @default eight
             */
            board: ("eight" | "square") | string[];
            /**
             * @description Whether the star slides on behind a gap or notch of the board.
             * @default false
             */
            cross_gaps: boolean;
            /**
             * @description How many swaps each player may make; the exchange variant has 2.
             * @default 0
             */
            exchange_chips: number;
            /**
             * @description `longest`: the longest chain wins. `tournament`: a chain of n is worth 1 + 2 + ... + n.
             * @default longest
             * @enum {string}
             */
            scoring: "longest" | "tournament";
            /**
             * @description The seat that begins.
             * @default 0
             */
            first_player: number;
        };
        NumerusNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["NumerusSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
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
        NumerusDealt: {
            state: components["schemas"]["NumerusState"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed: string;
        };
        NumerusSubject: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
        } & (unknown | unknown);
        NumerusListedMove: {
            /** @description The text to send back. */
            move: string;
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "take" | "swap" | "deal";
            /** @description The chip that is taken (take). */
            number?: number;
            /** @description Where it lies (take). */
            field?: string;
            /**
             * @description The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star may go to every one.
             * @enum {string}
             */
            direction?: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** @description The empty fields that it slides over (take). Absent for a jump. */
            path?: string[];
            /** @description The mover's chip that is given away (swap). */
            give?: number;
            /** @description The seat that gets it (swap). */
            seat?: number;
            /** @description The chip that the mover gets for it (swap). */
            get?: number;
            /** @description The mover's chain with the new chip: its lowest and highest number. */
            becomes?: number[];
            /** @description The mover's chains that the new chip lengthens; two of them become one. */
            joins?: number[][];
            /** @description Of an outcome of chance; left out for a player's move. */
            probability?: components["schemas"]["Probability"];
        };
        NumerusLegalMoves: {
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description True when the round is over. */
            terminal: boolean;
            /** @description Every legal move in canonical order; at a chance node every outcome. */
            moves: components["schemas"]["NumerusListedMove"][];
        };
        NumerusApply: {
            state: components["schemas"]["NumerusState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        NumerusApplied: {
            state: components["schemas"]["NumerusState"];
            /** @description How many of the given moves were played: all. */
            applied: number;
            /** @description All plies in order, drawn ones included. */
            moves: string[];
        };
        NumerusSeated: {
            state: components["schemas"]["NumerusState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat: number | null;
        };
        NumerusSeen: {
            view: components["schemas"]["NumerusState"];
        };
        NumerusJudged: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus`. */
            move: string;
        } & (unknown | unknown);
        NumerusVerdict: {
            /** @description Whether the move may be made. */
            legal: boolean;
            /** @description Every rule that the move breaks; empty when it is legal. */
            violations: components["schemas"]["Violation"][];
        };
        NumerusRound: {
            /** @description What each seat had at the end, by seat: all 48 chips together. */
            collected: number[][];
        };
        NumerusSheet: {
            /**
             * @description `longest`: several rounds count the rounds won. `tournament`: points are added up.
             * @default longest
             * @enum {string}
             */
            scoring: "longest" | "tournament";
            /**
             * @description How many play.
             * @default 2
             * @enum {integer}
             */
            players: 2 | 3 | 4;
            /** @description The rounds in the order in which they were played. */
            rounds: components["schemas"]["NumerusRound"][];
        };
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
            rules: "numerus/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup: components["schemas"]["NumerusSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start: components["schemas"]["NumerusState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result: {
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
            stand_ins: components["schemas"]["StandIn"][];
        };
        NumerusScored: {
            state?: components["schemas"]["NumerusState"];
            sheet?: components["schemas"]["NumerusSheet"];
            record?: components["schemas"]["NumerusRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt: boolean;
        } & (unknown | unknown | unknown);
        NumerusReplay: {
            record?: components["schemas"]["NumerusRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        NumerusReplayed: {
            /** @description Whether every ply follows the rules. */
            valid: boolean;
            /** @description How many plies were played. */
            plies: number;
            /** @description The last state that the rules allow: the final one, or the one before the bad ply. */
            state: components["schemas"]["NumerusState"] | null;
            /** @description The score of the final state; null when a ply is bad. */
            score: components["schemas"]["Score"] | null;
            /** @description Index of the bad ply, from 0; null if none is. */
            ply: number | null;
            /** @description The bad ply. */
            move: string | null;
            /** @description Every rule that it breaks. */
            violations: components["schemas"]["Violation"][];
            /** @description What was legal in its place. */
            legal: string[];
        };
        NumerusAsk: {
            state?: components["schemas"]["NumerusState"];
            view?: components["schemas"]["NumerusState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed: string;
        } & (unknown | unknown);
        NumerusRankedMove: {
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus`. */
            move: string;
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "take" | "swap" | "deal";
            /** @description The chip that is taken (take). */
            number?: number;
            /** @description Where it lies (take). */
            field?: string;
            /**
             * @description The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star may go to every one.
             * @enum {string}
             */
            direction?: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** @description The empty fields that it slides over (take). Absent for a jump. */
            path?: string[];
            /** @description The mover's chip that is given away (swap). */
            give?: number;
            /** @description The seat that gets it (swap). */
            seat?: number;
            /** @description The chip that the mover gets for it (swap). */
            get?: number;
            /** @description The mover's chain with the new chip: its lowest and highest number. */
            becomes?: number[];
            /** @description The mover's chains that the new chip lengthens; two of them become one. */
            joins?: number[][];
            /** @description Expected share of the win for the mover, from 0 to 1; shared first places are shared out. */
            value?: number;
            /**
             * @description For the mover under perfect play; only with `proof` exact.
             * @enum {string}
             */
            outcome?: "win" | "draw" | "loss";
        };
        NumerusHint: {
            /** @description The recommended move; null where nobody has one to make. Like `take:23`; the grammar is in `GET /v1/games/numerus`. */
            best: string | null;
            /** @description Every legal move, best first. */
            moves: components["schemas"]["NumerusRankedMove"][];
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /** @description How many positions the solver looked at. */
            nodes: number;
            /** @description Wall clock of the solver, in ms; null where something is hidden. */
            elapsed_ms: number | null;
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
            assist: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["NumerusRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        NumerusCreatedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            tokens: components["schemas"]["SessionTokens"];
        };
        NumerusSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
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
            assist: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        NumerusSessionMove: {
            /** @description A move, like `take:23`. */
            move: string;
        };
        NumerusPlayedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            /** @description The plies that this request added, as far as the caller may know: the own move, then what was drawn. */
            moves: string[];
        };
        NumerusSessionRecord: {
            record: components["schemas"]["NumerusRecord"];
            proof: components["schemas"]["SessionProof"];
        };
        NumerusPly: {
            /** @description How many plies were played. */
            ply: number;
            /** @description How many there are in all. */
            plies: number;
            /** @description The last of them, as far as the caller may know; null before the first. */
            move: string | null;
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description What the caller may know of the game as it stood. */
            view: components["schemas"]["NumerusState"];
            /** @description Everything, for those from whom nothing is hidden (after the end: for all); else null. */
            state: components["schemas"]["NumerusState"] | null;
        };
        NumerusSessionEvents: {
            /** @description In order; numbers have no gaps. */
            events: components["schemas"]["SessionEvent"][];
            /** @description The number of the last event here; ask for what comes `after` it. */
            next: number;
            session: components["schemas"]["NumerusSession"];
        };
        NumerusSoloSetup: {
            /**
             * @description `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading order (row 1 from left to right, then row 2, ...).
             * @default eight
             */
            board: ("eight" | "square") | string[];
            /**
             * @description Whether the star slides on behind a gap or notch of the board.
             * @default false
             */
            cross_gaps: boolean;
            /**
             * @description What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n.
             * @default per_chip
             * @enum {string}
             */
            solo_penalty: "per_chip" | "per_chain" | "triangular";
        };
        NumerusSoloNew: {
            /** @description The options of the game; what is left out has its default. */
            setup?: components["schemas"]["NumerusSoloSetup"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed?: string;
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
        NumerusSoloDealt: {
            state: components["schemas"]["NumerusSoloState"];
            /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
            seed: string;
        };
        NumerusSoloSubject: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
        } & (unknown | unknown);
        NumerusSoloListedMove: {
            /** @description The text to send back. */
            move: string;
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "take" | "deal";
            /** @description The chip that is taken (take). */
            number?: number;
            /** @description Where it lies (take). */
            field?: string;
            /**
             * @description The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star may go to every one.
             * @enum {string}
             */
            direction?: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** @description The empty fields that it slides over (take). Absent for a jump. */
            path?: string[];
            /** @description The neighbouring number whose chain the chip joins; only where it fits two chains. */
            chain?: number;
            /**
             * @description `starts` a chain, `extends` the only one that it fits, `attaches` to the chosen one of two.
             * @enum {string}
             */
            effect?: "starts" | "extends" | "attaches";
            /** @description The chain with the chip in it: its lowest and highest number. */
            becomes?: number[];
            /** @description Of an outcome of chance; left out for a player's move. */
            probability?: components["schemas"]["Probability"];
        };
        NumerusSoloLegalMoves: {
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description True when the round is over. */
            terminal: boolean;
            /** @description Every legal move in canonical order; at a chance node every outcome. */
            moves: components["schemas"]["NumerusSoloListedMove"][];
        };
        NumerusSoloApply: {
            state: components["schemas"]["NumerusSoloState"];
            /** @description Moves to play in order, all or none; chance moves may be among them. */
            moves: string[];
            /** @description With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same outcome. Without it, play stops at a chance node. */
            seed?: string;
        };
        NumerusSoloApplied: {
            state: components["schemas"]["NumerusSoloState"];
            /** @description How many of the given moves were played: all. */
            applied: number;
            /** @description All plies in order, drawn ones included. */
            moves: string[];
        };
        NumerusSoloSeated: {
            state: components["schemas"]["NumerusSoloState"];
            /**
             * @description Whose view, from 0; null or left out: a spectator's.
             * @default null
             */
            seat: number | null;
        };
        NumerusSoloSeen: {
            view: components["schemas"]["NumerusSoloState"];
        };
        NumerusSoloJudged: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. */
            move: string;
        } & (unknown | unknown);
        NumerusSoloVerdict: {
            /** @description Whether the move may be made. */
            legal: boolean;
            /** @description Every rule that the move breaks; empty when it is legal. */
            violations: components["schemas"]["Violation"][];
        };
        NumerusSoloRound: {
            /** @description The chains at the end, in any order: all 48 chips together. */
            chains: number[][];
        };
        NumerusSoloSheet: {
            /**
             * @description What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n.
             * @default per_chip
             * @enum {string}
             */
            solo_penalty: "per_chip" | "per_chain" | "triangular";
            /** @description The games in the order in which they were played. */
            rounds: components["schemas"]["NumerusSoloRound"][];
        };
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
            rules: "numerus-solo/1";
            /**
             * @description The options; left out: those of `start`, or all at their defaults.
             * @default null
             */
            setup: components["schemas"]["NumerusSoloSetup"] | null;
            /**
             * @description The state before the first ply; null: as `new` makes it from setup and seed.
             * @default null
             */
            start: components["schemas"]["NumerusSoloState"] | null;
            /**
             * @description What the setting-up was drawn from; null: nothing was, or it is secret.
             * @default null
             */
            seed: string | null;
            /**
             * @description The names, in seat order.
             * @default []
             */
            players: string[];
            /** @description Every ply in order, those of chance included. */
            moves: string[];
            /**
             * @description What the table noted down; a replay does not depend on it.
             * @default null
             */
            result: {
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
            stand_ins: components["schemas"]["StandIn"][];
        };
        NumerusSoloScored: {
            state?: components["schemas"]["NumerusSoloState"];
            sheet?: components["schemas"]["NumerusSoloSheet"];
            record?: components["schemas"]["NumerusSoloRecord"];
            /**
             * @description True: with a signed receipt, for a record only.
             * @default false
             */
            receipt: boolean;
        } & (unknown | unknown | unknown);
        NumerusSoloReplay: {
            record?: components["schemas"]["NumerusSoloRecord"];
            /** @description The record in its text form (like PGN), up to 200,000 characters. */
            text?: string;
        } & (unknown | unknown);
        NumerusSoloReplayed: {
            /** @description Whether every ply follows the rules. */
            valid: boolean;
            /** @description How many plies were played. */
            plies: number;
            /** @description The last state that the rules allow: the final one, or the one before the bad ply. */
            state: components["schemas"]["NumerusSoloState"] | null;
            /** @description The score of the final state; null when a ply is bad. */
            score: components["schemas"]["Score"] | null;
            /** @description Index of the bad ply, from 0; null if none is. */
            ply: number | null;
            /** @description The bad ply. */
            move: string | null;
            /** @description Every rule that it breaks. */
            violations: components["schemas"]["Violation"][];
            /** @description What was legal in its place. */
            legal: string[];
        };
        NumerusSoloAsk: {
            state?: components["schemas"]["NumerusSoloState"];
            view?: components["schemas"]["NumerusSoloState"];
            /**
             * @description Wall clock for the solver, in ms. Exact rulesets need none of it.
             * @default 300
             */
            budget_ms: number;
            /**
             * @description Search nodes in place of time: the same answer on every machine.
             * @default null
             */
            budget_nodes: number | null;
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default hint
             */
            seed: string;
        } & (unknown | unknown);
        NumerusSoloRankedMove: {
            /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. */
            move: string;
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /**
             * @description The kind of move; the form's name in the ruleset's description.
             * @enum {string}
             */
            kind?: "take" | "deal";
            /** @description The chip that is taken (take). */
            number?: number;
            /** @description Where it lies (take). */
            field?: string;
            /**
             * @description The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star may go to every one.
             * @enum {string}
             */
            direction?: "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";
            /** @description The empty fields that it slides over (take). Absent for a jump. */
            path?: string[];
            /** @description The neighbouring number whose chain the chip joins; only where it fits two chains. */
            chain?: number;
            /**
             * @description `starts` a chain, `extends` the only one that it fits, `attaches` to the chosen one of two.
             * @enum {string}
             */
            effect?: "starts" | "extends" | "attaches";
            /** @description The chain with the chip in it: its lowest and highest number. */
            becomes?: number[];
            /** @description Minus points at the end of the best line found that begins with this move; 0 is perfect. */
            penalty?: number;
            /** @description Fewer minus points are proved to be impossible after this move. */
            lower_bound?: number;
        };
        NumerusSoloHint: {
            /** @description The recommended move; null where nobody has one to make. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. */
            best: string | null;
            /** @description Every legal move, best first. */
            moves: components["schemas"]["NumerusSoloRankedMove"][];
            /**
             * @description `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate.
             * @enum {string}
             */
            proof: "exact" | "bounded" | "heuristic";
            /** @description How many positions the solver looked at. */
            nodes: number;
            /** @description Wall clock of the solver, in ms; null where something is hidden. */
            elapsed_ms: number | null;
            /** @description The best line found, to the end of the game. */
            line?: string[];
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
            assist: "none" | "legal" | "hints";
            /** @description A commitment that the service gave before; the deal follows from its seed and from `entropy`. */
            commitment?: string;
            /** @description What each player adds to the seed of `commitment`, in seat order; only together with it. */
            entropy?: string[];
            /** @description Begin where this game stood after `ply` plies; from there on chance is new. */
            record?: components["schemas"]["NumerusSoloRecord"];
            /** @description How many plies of `record` are played; left out: all. Only together with it. */
            ply?: number;
        };
        NumerusSoloCreatedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            tokens: components["schemas"]["SessionTokens"];
        };
        NumerusSoloSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
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
            assist: "none" | "legal" | "hints";
            /** @description After how many plies the new game begins; left out: as the session stands now. */
            ply?: number;
        };
        NumerusSoloSessionMove: {
            /** @description A move, like `take:23`. */
            move: string;
        };
        NumerusSoloPlayedSession: {
            /** @description Its name in paths. */
            id: string;
            /**
             * @description The ruleset.
             * @enum {string}
             */
            game: "numerus-solo";
            /**
             * @description The version of the rules.
             * @enum {string}
             */
            rules: "numerus-solo/1";
            /** @description Counts the changes; the `ETag` is the same number. */
            version: number;
            /**
             * @description Whether moves can be made.
             * @enum {string}
             */
            status: "running" | "over";
            you: components["schemas"]["SessionCaller"];
            /** @description Who plays, in seat order. */
            seats: components["schemas"]["NamedSeat"][];
            /**
             * @description What the service tells during play.
             * @enum {string}
             */
            assist: "none" | "legal" | "hints";
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description Whether the caller's seat is to move. */
            your_turn: boolean;
            /** @description What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back; empty: nothing. */
            your_move: string[];
            /** @description How many plies were played, those of chance included. */
            plies: number;
            /** @description The number of the newest event. */
            events: number;
            /** @description What the caller may know; for the host: what a spectator may know. */
            view: components["schemas"]["NumerusSoloState"];
            /** @description Everything, for the host; null for all others. */
            state: components["schemas"]["NumerusSoloState"] | null;
            /** @description The clock; null: there is none. */
            clock: components["schemas"]["SessionClock"] | null;
            /** @description What a seat wants taken back; null: nothing. */
            undo: components["schemas"]["SessionUndo"] | null;
            /** @description Where a forked game comes from; null: it is none. */
            origin: components["schemas"]["SessionOrigin"] | null;
            /** @description SHA-256 (hex) of `<salt>:<seed>` in UTF-8, published before the first move: the service cannot change the seed later. At the end `seed` and `salt` are shown; whoever replays the record from the seed gets every draw. */
            commitment: string;
            /** @description What each player added before the deal: everything is drawn from SHA-256 (hex) of the seed and these texts, joined by `|`. Null: from the seed itself. */
            entropy: string[] | null;
            /** @description The root of the Merkle tree of all tiles; null for rulesets without hidden tiles. */
            root: string | null;
            /** @description Which backs lie where; null without hidden tiles. */
            backs: components["schemas"]["Backs"] | null;
            /** @description Where every random choice came from; null until the session is over. */
            seed: string | null;
            /** @description Makes the commitment to a short seed safe; null until the session is over. */
            salt: string | null;
            /** @description How it ended; null while it runs. */
            result: components["schemas"]["SessionResult"] | null;
            /**
             * Format: date-time
             * @description When the session began. UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the session is forgotten, unless it changes before. UTC.
             */
            expires_at: string;
            /** @description The plies that this request added, as far as the caller may know: the own move, then what was drawn. */
            moves: string[];
        };
        NumerusSoloSessionRecord: {
            record: components["schemas"]["NumerusSoloRecord"];
            proof: components["schemas"]["SessionProof"];
        };
        NumerusSoloPly: {
            /** @description How many plies were played. */
            ply: number;
            /** @description How many there are in all. */
            plies: number;
            /** @description The last of them, as far as the caller may know; null before the first. */
            move: string | null;
            /** @description The seat to move, "chance" where dice or a draw decide, or null when the round is over. */
            to_move: number | "chance" | null;
            /** @description What the caller may know of the game as it stood. */
            view: components["schemas"]["NumerusSoloState"];
            /** @description Everything, for those from whom nothing is hidden (after the end: for all); else null. */
            state: components["schemas"]["NumerusSoloState"] | null;
        };
        NumerusSoloSessionEvents: {
            /** @description In order; numbers have no gaps. */
            events: components["schemas"]["SessionEvent"][];
            /** @description The number of the last event here; ask for what comes `after` it. */
            next: number;
            session: components["schemas"]["NumerusSoloSession"];
        };
        BatchItem: {
            /**
             * @description Your name for it, sent back with its answer; need not be unique.
             * @default null
             */
            id: string | null;
            /** @description The ruleset. */
            game: string;
            /** @description The last part of the address of the single request, such as `validate`: any stateless operation of the ruleset that is sent with POST. */
            operation: string;
            /** @description The body of the single request. */
            body?: Record<string, unknown>;
        };
        Batch: {
            /** @description The requests; those before a bad one and after it are answered all the same. */
            items: components["schemas"]["BatchItem"][];
        };
        BatchOutcome: {
            /** @description As it was sent; null if it was left out. */
            id: string | null;
            /** @description The HTTP status of the single request. */
            status: number;
            /** @description The body of the single request's answer. */
            body?: Record<string, unknown>;
            problem?: components["schemas"]["Problem"];
        };
        BatchOutcomes: {
            /** @description One answer for each request, in their order. */
            items: components["schemas"]["BatchOutcome"][];
        };
        Key: {
            /** @description Always `OKP`. */
            kty: string;
            /** @description Always `Ed25519`. */
            crv: string;
            /** @description Its id: the first 16 hexadecimal digits of the SHA-256 of its 32 bytes. */
            kid: string;
            /** @description Its 32 bytes in base64url. */
            x: string;
            /** @description Nothing was signed with it before this moment; null: not known. */
            not_before: string | null;
            /** @description Nothing was signed with it after this moment; null: it is in use. */
            retired_at: string | null;
        };
        Keys: {
            /** @description First the key that is signed with now, then others whose receipts are good; empty: this service gives no receipts. */
            keys: components["schemas"]["Key"][];
        };
        ReceiptToVerify: {
            /** @description As it was issued, with all members. */
            payload: Record<string, unknown>;
            /** @description The id of the key. */
            key: string;
            /** @description The signature. */
            signature: string;
        };
        VerifyReceipt: {
            receipt: components["schemas"]["ReceiptToVerify"];
            /** @description The record that the receipt should be for; its member `game` says what the others are like. */
            record?: components["schemas"]["AnacondaRecord"] | components["schemas"]["DaVinciRecord"] | components["schemas"]["DaVinciSoloRecord"] | components["schemas"]["NumerusRecord"] | components["schemas"]["NumerusSoloRecord"];
        };
        ReceiptViolation: {
            /**
             * @description `unknown_version`: of the payload. `unknown_key`: not a key of this service. `bad_signature`: something was changed. `key_not_in_use`: at the moment that the receipt names. `record_differs`: the receipt is for another record. `score_differs`: the rules make another score of this record. `rules_unknown`: these rules are not served, so the record cannot be scored again.
             * @enum {string}
             */
            code: "unknown_version" | "unknown_key" | "bad_signature" | "key_not_in_use" | "record_differs" | "score_differs" | "rules_unknown";
            /** @description The same for people. */
            detail: string;
            /** @description JSON pointer to the culprit in the request. */
            pointer: string;
        };
        ReceiptVerdict: {
            /** @description Whether nothing is wrong with it. */
            valid: boolean;
            /** @description Everything that is wrong; empty when it is good. */
            violations: components["schemas"]["ReceiptViolation"][];
        };
        Player: {
            /** @description Any text that no other player has. */
            id: string;
            /**
             * @description The name for people; left out: the id.
             * @default null
             */
            name: string | null;
            /**
             * @description The round from which on he is gone for good; null: he stays.
             * @default null
             */
            absent_from: number | null;
        };
        GivenSeat: {
            /** @description The seat, from 0. */
            seat: number;
            /** @description Its points. */
            points: number;
            /** @description 1 is first; equals share one. */
            place: number;
        };
        GivenScore: {
            /**
             * @description False while the round goes on.
             * @default true
             */
            final: boolean;
            /** @description In seat order. */
            seats: components["schemas"]["GivenSeat"][];
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
            result: components["schemas"]["AnacondaResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned: boolean;
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
            result: components["schemas"]["DaVinciResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned: boolean;
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
            result: components["schemas"]["DaVinciSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned: boolean;
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
            result: components["schemas"]["NumerusResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned: boolean;
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
            result: components["schemas"]["NumerusSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
            /**
             * @description True: the game is not over and counts for nothing yet.
             * @default false
             */
            adjourned: boolean;
        };
        TournamentRound: {
            /** @description Rounds count from 1. */
            number: number;
            /**
             * @description All tables.
             * @default []
             */
            tables: (components["schemas"]["AnacondaTable"] | components["schemas"]["DaVinciTable"] | components["schemas"]["DaVinciSoloTable"] | components["schemas"]["NumerusTable"] | components["schemas"]["NumerusSoloTable"])[];
            /**
             * @description Who has a bye.
             * @default []
             */
            byes: string[];
            /**
             * @description Who is not there, and has not left the event for good.
             * @default []
             */
            absent: string[];
        };
        Scale: {
            /** @description The number of seats. */
            seats: number;
            /** @description What each place is worth, the first one first. */
            points: (number | string)[];
        };
        Scoring: {
            /**
             * @description `places`: by a scale; those who are tied share its mean. `points`: the game's own points.
             * @default places
             * @enum {string}
             */
            by: "places" | "points";
            /**
             * @description For `places`: one scale for each number of seats. Without one, place p of n is worth (n - p) / (n - 1), and a table of one seat its game's points.
             * @default []
             */
            scales: components["schemas"]["Scale"][];
            /**
             * @description What a bye is worth; left out: 1.
             * @default 1
             */
            bye: number | string;
            /**
             * @description What a forfeited table is worth; left out: 0.
             * @default 0
             */
            forfeit: number | string;
            /**
             * @description What a missed round is worth; left out: 0.
             * @default 0
             */
            absent: number | string;
            /**
             * @description What a table is worth for the only one who did not forfeit; null: as a first place, or as a bye where the game's points count.
             * @default null
             */
            walkover: number | string | null;
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
            result: components["schemas"]["AnacondaResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
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
            result: components["schemas"]["DaVinciResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
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
            result: components["schemas"]["DaVinciSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
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
            result: components["schemas"]["NumerusResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
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
            result: components["schemas"]["NumerusSoloResult"] | null;
            /**
             * @description Who forfeited: did not come, or left.
             * @default []
             */
            forfeits: string[];
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
        TournamentStandingsOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds: components["schemas"]["TournamentRound"][];
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
            tie_breaks: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed: string | null;
            /**
             * @description Further corrections to look at before they are made, numbered on.
             * @default null
             */
            preview: components["schemas"]["TournamentCorrection"][] | null;
            /**
             * @description False: without the contributions of values.
             * @default true
             */
            explain: boolean;
        };
        Contribution: {
            /** @description The round; null: from no round. */
            round: number | null;
            /** @description The table; null: without one. */
            table: number | null;
            /** @description The opponents that it is about. */
            opponents: string[];
            /** @description What it adds. */
            value: string;
            /** @description What happened (`played`, `bye`, ...), how it ended (`won`, `tied`, `lost`), or by which rule it counts so. */
            why: string;
        };
        TieBreakValue: {
            /**
             * @description The criterion.
             * @enum {string}
             */
            tie_break: "points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots";
            /** @description Exactly: the sum of the contributions. */
            value: string;
            /** @description The nearest float. */
            number: number;
            /** @description Where it comes from, by rounds; empty with `explain` false. */
            contributions: components["schemas"]["Contribution"][];
        };
        RoundCounts: {
            /** @description Tables of two or more that were won alone. */
            won: number;
            /** @description Games played. */
            played: number;
            /** @description Tables at which nobody else was left. */
            walkover: number;
            /** @description Forfeited tables. */
            forfeit: number;
            /** @description Byes. */
            bye: number;
            /** @description Missed rounds. */
            absent: number;
            /** @description Games that are not over. */
            adjourned: number;
        };
        Standing: {
            /** @description 1 is first; equal ones share a place (1, 1, 3). */
            place: number;
            /** @description The id of the player. */
            player: string;
            /** @description The name of the player. */
            name: string;
            /** @description The value under every criterion, in the order of the request. */
            values: components["schemas"]["TieBreakValue"][];
            /** @description How the rounds went. */
            rounds: components["schemas"]["RoundCounts"];
        };
        Decision: {
            /** @description The upper player. */
            upper: string;
            /** @description The next one. */
            lower: string;
            /** @description The criterion that decided; null: they share the place. */
            tie_break: string | null;
        };
        At: {
            /** @description The number of the round. */
            round: number;
            /** @description The number of the table. */
            table: number;
        };
        PlaceMove: {
            /** @description The id of the player. */
            player: string;
            /** @description The place now. */
            before: number;
            /** @description The place after the corrections. */
            after: number;
        };
        Preview: {
            /** @description Everybody whose place changes, the best first. */
            moves: components["schemas"]["PlaceMove"][];
            /** @description Tables with another result. */
            changed_tables: components["schemas"]["At"][];
            /** @description All places then. */
            standings: components["schemas"]["Standing"][];
        };
        Standings: {
            /** @description The best first. */
            standings: components["schemas"]["Standing"][];
            /** @description For each two neighbours, what put one above the other. */
            decided_by: components["schemas"]["Decision"][];
            /** @description Adjourned tables. */
            open_tables: components["schemas"]["At"][];
            /** @description What further corrections would change. */
            preview: components["schemas"]["Preview"] | null;
        };
        TournamentPairingsOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds: components["schemas"]["TournamentRound"][];
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
            tie_breaks: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed: string | null;
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
            sizes: number[] | null;
            /**
             * @description Who does not play in the next round.
             * @default []
             */
            absent: string[];
            /**
             * @description How many rounds to plan; more than one for `round_robin` only.
             * @default 1
             */
            rounds_to_plan: number;
        };
        Repeat: {
            /** @description Both. */
            players: string[];
            /** @description How often they have met before. */
            times: number;
        };
        Because: {
            /** @description Of each seat, before the round. */
            points: string[];
            /** @description By seat: `up` where the others at the table have more points on average, `down` where fewer. */
            floats: ("up" | "down" | "none")[];
            /** @description Who meets again. */
            repeats: components["schemas"]["Repeat"][];
        };
        PairedTable: {
            /** @description The number of the table. */
            table: number;
            /** @description The ruleset. */
            game: string;
            /** @description The players in seat order: in the seats that they have had least. */
            seats: string[];
            /** @description Why. */
            because: components["schemas"]["Because"];
        };
        Bye: {
            /** @description The id of the player. */
            player: string;
            /** @description His points so far. */
            points: string;
            /** @description How many byes and walkovers he has had. */
            byes_before: number;
            /**
             * @description `fewest_byes_lowest`: it is his turn. `schedule`: whom he would meet is not there.
             * @enum {string}
             */
            because: "fewest_byes_lowest" | "schedule";
        };
        PairingCost: {
            /** @description Meetings that repeat earlier ones. */
            repeats: number;
            /** @description How much points (in their common unit) differ: 12 times the squared distances from the means of tables. */
            spread: number;
        };
        PairedRound: {
            /** @description The number of the round. */
            number: number;
            /** @description All tables, those with the most points first. */
            tables: components["schemas"]["PairedTable"][];
            /** @description Who has no table. */
            byes: components["schemas"]["Bye"][];
            /** @description What could not be avoided. */
            cost: components["schemas"]["PairingCost"];
            /** @description Less is proved to be impossible. */
            bound: components["schemas"]["PairingCost"];
            /**
             * @description `exact`: no pairing of the same people costs less. `bounded`: none costs less than `bound`.
             * @enum {string}
             */
            proof: "exact" | "bounded";
        };
        Pairings: {
            /** @description The rounds that were asked for. */
            rounds: components["schemas"]["PairedRound"][];
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
        ProposedRound: {
            /**
             * @description All tables.
             * @default []
             */
            tables: components["schemas"]["ProposedTable"][];
            /**
             * @description Who is to have a bye.
             * @default []
             */
            byes: string[];
        };
        TournamentCheckOrder: {
            /** @description Everybody who plays or has played, in any order. */
            players: components["schemas"]["Player"][];
            /**
             * @description The rounds so far, in any order.
             * @default []
             */
            rounds: components["schemas"]["TournamentRound"][];
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
            tie_breaks: ("points" | "wins" | "direct_encounter" | "best_round" | "buchholz" | "buchholz_cut_1" | "buchholz_median" | "sonneborn_berger" | "game_points" | "lots")[];
            /**
             * @description All corrections that were made, in their order; later ones replace earlier ones.
             * @default []
             */
            corrections: components["schemas"]["TournamentCorrection"][];
            /**
             * @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one.
             * @default null
             */
            seed: string | null;
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
            sizes: number[] | null;
            /**
             * @description Who does not play in the next round.
             * @default []
             */
            absent: string[];
            /**
             * @description How many rounds to plan; more than one for `round_robin` only.
             * @default 1
             */
            rounds_to_plan: number;
            /** @description The pairing to check. */
            round: components["schemas"]["ProposedRound"];
        };
        Reason: {
            /** @description Stable name of the reason. */
            code: string;
            /** @description The same for people. */
            detail: string;
        };
        Ruling: {
            /** @description True without violations. */
            allowed: boolean;
            /** @description Every broken rule. */
            violations: components["schemas"]["Violation"][];
            /** @description Why it is allowed; empty when it is not. */
            reasons: components["schemas"]["Reason"][];
        };
        Limit: {
            /**
             * @description `requests`; `sessions` that are begun; ms of `solver` time.
             * @enum {string}
             */
            kind: "requests" | "sessions" | "solver";
            /** @description How much there is. */
            amount: number;
            /** @description In how many seconds all of it is free again. */
            window_s: number;
            /** @description How much is left, in whole units. */
            left: number;
            /** @description In how many seconds there is everything again. */
            reset_s: number;
        };
        CallerLimits: {
            /** @description The name of the API key; null without one. */
            holder: string | null;
            /** @description The tier of the caller; null where the service knows none. */
            tier: string | null;
            /** @description What the key may be used for besides; all there is where no keys are asked for. */
            scopes: string[];
            /** @description What is limited; whatever is not listed is not. */
            limits: components["schemas"]["Limit"][];
            /** @description Requests that one process answers for the caller at a time; null: no limit. */
            concurrency: number | null;
            /** @description Event streams and polls that one process holds for the caller; null: no limit. */
            streams: number | null;
            /** @description The largest body that is read. */
            max_body_bytes: number;
        };
        Health: {
            /**
             * @description The verdict.
             * @enum {string}
             */
            status: "ok" | "unavailable";
            /** @description The version of the service. */
            version: string;
        };
        Unreadiness: {
            /**
             * @description What it is that is not ready.
             * @enum {string}
             */
            part: "store" | "process";
            /** @description `store_away`: The store cannot be reached. · `store_silent`: The store does not answer in time. · `store_loading`: The store has just started and is reading what it has kept. · `store_failing_over`: The store has no primary just now: another server is about to take its place. · `store_read_only`: The store takes no changes: this server is a replica. · `store_replicas_missing`: The store takes no changes, since its primary has too few replicas. · `store_unconfirmed`: The store takes changes, but its replicas do not confirm them in time. · `store_full`: The store is full: nothing new can be kept. · `store_not_saving`: The store takes no changes, since it cannot write to its disk. · `store_misconfigured`: The store refuses this service: the password, the rights or the server are wrong. · `store_failing`: The store answers with an error that the service does not know. · `draining`: This process is about to stop. */
            code: string;
            /** @description The same for people. */
            detail: string;
        };
        Readiness: {
            /**
             * @description The verdict.
             * @enum {string}
             */
            status: "ok" | "unavailable";
            /** @description The version of the service. */
            version: string;
            /**
             * @description Live sessions need the store; stateless operations do not.
             * @enum {string}
             */
            store: "ok" | "unavailable";
            /** @description Why the verdict is not `ok`. */
            reasons: components["schemas"]["Unreadiness"][];
        };
    };
    responses: {
        /** @description `not_acceptable`: The answer is JSON; `Accept` must allow it. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `internal_error`: Our fault. The request id helps us to find it. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unauthorized`: A token is missing or is not one of this session. · `api_key_needed`: This service answers only those who send a key in `X-API-Key`. · `unknown_api_key`: The key in `X-API-Key` is none of this service, or was revoked. · `expired_api_key`: The key in `X-API-Key` is no longer good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: You have used what you may; try again after `Retry-After` seconds. · `too_many_at_once`: As many of your requests, or of your event streams, are open as may be; try again when one has ended. */
        RateLimited: {
            headers: {
                /** @description Seconds to wait before trying again. */
                "Retry-After"?: number;
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: There is nothing at this address. · `unknown_game`: No ruleset has this name; `GET /v1/games` lists them. · `unknown_session`: No live session has this id; it may have expired. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_request`: The request does not match the OpenAPI document. · `idempotency_key_reused`: The key was used for another request before. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `illegal_move`: The move breaks the rules that `errors` lists. Nothing was changed. · `invalid_state`: No game can be in this state; `errors` lists every reason. · `game_over`: The round has ended; no more moves. Nothing was changed. · `not_your_turn`: Another seat is to move. Nothing was changed. · `record_full`: The session has as many plies as one record may hold. · `undo_refused`: This cannot be taken back; `errors` says why. Nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `malformed_request`: The body is not JSON that can be read. */
        MalformedRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `request_too_large`: The body is larger than the service reads. */
        RequestTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `unsupported_media_type`: Send `Content-Type: application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `forbidden`: The token is good, but not for this; or the assist policy says no; or there is no key to sign with. · `missing_scope`: This needs an API key with a scope that `detail` names. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `store_unavailable`: Live sessions are out of reach for now; try again. A move may have been played: repeat it with its `Idempotency-Key`, or look at the version. · `overloaded`: Too many solvers are at work, or too many callers follow games; try again. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before trying again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The copy that you have is current. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `stale_version`: The session has moved on; `current` shows it. Nothing was changed. */
        StaleVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `range_not_satisfiable`: The file has no such part; or the session has had no such event. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Limits that the request counts for: the name of each, how much each caller may use (`q`) in a window of so many seconds (`w`). */
        "RateLimit-Policy": string;
        /** @description What is left of each (`r`), and in how many seconds there is everything again (`t`). */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    list_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rulesets. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    get_game: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of a ruleset. */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts of the ruleset. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaNew"];
            };
        };
        responses: {
            /** @description The state in which the game begins, and the seed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaDealt"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_legal_moves_of_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaLegalMoves"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaSubject"];
            };
        };
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaLegalMoves"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaApply"];
            };
        };
        responses: {
            /** @description The state after all moves. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaApplied"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaSeated"];
            };
        };
        responses: {
            /** @description What the seat, or a spectator, may know. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaSeen"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_validate_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description A move. Like `V=6@III`; the grammar is in `GET /v1/games/anaconda`. */
                move: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaVerdict"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaJudged"];
            };
        };
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_score_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaScored"];
            };
        };
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaReplay"];
            };
        };
        responses: {
            /** @description The final state and score, or the first bad ply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaReplayed"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_hint_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaHint"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_hint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaAsk"];
            };
        };
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaHint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as Markdown. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_solution: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every reachable position with its value. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaSolution"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_conformance: {
        parameters: {
            query?: {
                /** @description Only the vectors of this kind; left out: all. */
                kind?: "position" | "legal_moves" | "count" | "illegal" | "invalid_state" | "apply" | "score" | "posterior" | "record" | "chance" | "view";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vectors, one per line. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    anaconda_create_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaNewSession"];
            };
        };
        responses: {
            /** @description The session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_get_session: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that you have: 304 while it is current. */
                "If-None-Match"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as the caller may see it. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaSession"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is forgotten. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; it waits for an hour. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_fork_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaFork"];
            };
        };
        responses: {
            /** @description The new session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnacondaSessionMove"];
            };
        };
        responses: {
            /** @description The move is played and kept. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is over. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaPlayedSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_ask_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The others are asked; alone at the table it is done. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_answer_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description The answer is kept, or the plies are taken back. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaLegalMoves"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_hint: {
        parameters: {
            query?: {
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaHint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_record: {
        parameters: {
            query?: {
                /** @description `text`: the form that people read, like chess's PGN. */
                format?: "json" | "text";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaSessionRecord"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_ply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game after so many plies. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaPly"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_reissue_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token; the old one is void. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    anaconda_session_events: {
        parameters: {
            query?: {
                /** @description The number of an event: those after it are sent. 0: all. */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet. Without effect on a stream. */
                wait?: number;
                /** @description How many events one answer, or one piece of a stream, has at most. */
                limit?: number;
            };
            header?: {
                /** @description In place of `after`; `EventSource` sends it when it comes back. */
                "Last-Event-ID"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, or a stream of them. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnacondaSessionEvents"];
                    "text/event-stream": {
                        /** @description The number of the event. Not there for `session`, so that it is never come back to. */
                        id?: string;
                        /**
                         * @description The type of the event, or `session`.
                         * @enum {string}
                         */
                        event?: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over" | "session";
                        /** @description JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows it. */
                        data?: string;
                        /** @description Once, at the beginning: milliseconds until you may come back. */
                        retry?: number;
                    };
                };
            };
            /** @description `Last-Event-ID` is the end of the game: a browser does not come back. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciNew"];
            };
        };
        responses: {
            /** @description The state in which the game begins, and the seed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciDealt"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSubject"];
            };
        };
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciLegalMoves"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciApply"];
            };
        };
        responses: {
            /** @description The state after all moves. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciApplied"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSeated"];
            };
        };
        responses: {
            /** @description What the seat, or a spectator, may know. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSeen"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciJudged"];
            };
        };
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciScored"];
            };
        };
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciReplay"];
            };
        };
        responses: {
            /** @description The final state and score, or the first bad ply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciReplayed"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_hint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciAsk"];
            };
        };
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciHint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as Markdown. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_posterior: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciInfer"];
            };
        };
        responses: {
            /** @description The distribution of every hidden tile. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPosterior"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_conformance: {
        parameters: {
            query?: {
                /** @description Only the vectors of this kind; left out: all. */
                kind?: "position" | "legal_moves" | "count" | "illegal" | "invalid_state" | "apply" | "score" | "posterior" | "record" | "chance" | "view";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vectors, one per line. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_create_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciNewSession"];
            };
        };
        responses: {
            /** @description The session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_get_session: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that you have: 304 while it is current. */
                "If-None-Match"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as the caller may see it. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSession"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is forgotten. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; it waits for an hour. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_fork_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciFork"];
            };
        };
        responses: {
            /** @description The new session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSessionMove"];
            };
        };
        responses: {
            /** @description The move is played and kept. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is over. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPlayedSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_ask_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The others are asked; alone at the table it is done. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_answer_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description The answer is kept, or the plies are taken back. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciLegalMoves"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_hint: {
        parameters: {
            query?: {
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
                /** @description How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely; `history`: every choice was made at random when it was made; `worlds`: every world counts once. */
                model?: "deal" | "history" | "worlds";
                /** @description Whether to assume that nobody has ever guessed a value that he held himself in that colour. */
                no_self_guess?: boolean;
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciHint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_record: {
        parameters: {
            query?: {
                /** @description `text`: the form that people read, like chess's PGN. */
                format?: "json" | "text";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSessionRecord"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_ply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game after so many plies. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciPly"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_reissue_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token; the old one is void. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_session_events: {
        parameters: {
            query?: {
                /** @description The number of an event: those after it are sent. 0: all. */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet. Without effect on a stream. */
                wait?: number;
                /** @description How many events one answer, or one piece of a stream, has at most. */
                limit?: number;
            };
            header?: {
                /** @description In place of `after`; `EventSource` sends it when it comes back. */
                "Last-Event-ID"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, or a stream of them. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSessionEvents"];
                    "text/event-stream": {
                        /** @description The number of the event. Not there for `session`, so that it is never come back to. */
                        id?: string;
                        /**
                         * @description The type of the event, or `session`.
                         * @enum {string}
                         */
                        event?: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over" | "session";
                        /** @description JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows it. */
                        data?: string;
                        /** @description Once, at the beginning: milliseconds until you may come back. */
                        retry?: number;
                    };
                };
            };
            /** @description `Last-Event-ID` is the end of the game: a browser does not come back. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloNew"];
            };
        };
        responses: {
            /** @description The state in which the game begins, and the seed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloDealt"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_legal_moves_of_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloLegalMoves"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloSubject"];
            };
        };
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloLegalMoves"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloApply"];
            };
        };
        responses: {
            /** @description The state after all moves. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloApplied"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloSeated"];
            };
        };
        responses: {
            /** @description What the seat, or a spectator, may know. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloSeen"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_validate_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description A move. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. */
                move: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloVerdict"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloJudged"];
            };
        };
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_score_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloScored"];
            };
        };
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloReplay"];
            };
        };
        responses: {
            /** @description The final state and score, or the first bad ply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloReplayed"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_hint_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloHint"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_hint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloAsk"];
            };
        };
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloHint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as Markdown. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_conformance: {
        parameters: {
            query?: {
                /** @description Only the vectors of this kind; left out: all. */
                kind?: "position" | "legal_moves" | "count" | "illegal" | "invalid_state" | "apply" | "score" | "posterior" | "record" | "chance" | "view";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vectors, one per line. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    davinci_solo_create_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloNewSession"];
            };
        };
        responses: {
            /** @description The session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_get_session: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that you have: 304 while it is current. */
                "If-None-Match"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as the caller may see it. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloSession"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is forgotten. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; it waits for an hour. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_fork_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloFork"];
            };
        };
        responses: {
            /** @description The new session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaVinciSoloSessionMove"];
            };
        };
        responses: {
            /** @description The move is played and kept. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is over. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloPlayedSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_ask_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The others are asked; alone at the table it is done. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloLegalMoves"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_hint: {
        parameters: {
            query?: {
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloHint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_record: {
        parameters: {
            query?: {
                /** @description `text`: the form that people read, like chess's PGN. */
                format?: "json" | "text";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloSessionRecord"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_ply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game after so many plies. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloPly"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_reissue_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token; the old one is void. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    davinci_solo_session_events: {
        parameters: {
            query?: {
                /** @description The number of an event: those after it are sent. 0: all. */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet. Without effect on a stream. */
                wait?: number;
                /** @description How many events one answer, or one piece of a stream, has at most. */
                limit?: number;
            };
            header?: {
                /** @description In place of `after`; `EventSource` sends it when it comes back. */
                "Last-Event-ID"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, or a stream of them. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaVinciSoloSessionEvents"];
                    "text/event-stream": {
                        /** @description The number of the event. Not there for `session`, so that it is never come back to. */
                        id?: string;
                        /**
                         * @description The type of the event, or `session`.
                         * @enum {string}
                         */
                        event?: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over" | "session";
                        /** @description JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows it. */
                        data?: string;
                        /** @description Once, at the beginning: milliseconds until you may come back. */
                        retry?: number;
                    };
                };
            };
            /** @description `Last-Event-ID` is the end of the game: a browser does not come back. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusNew"];
            };
        };
        responses: {
            /** @description The state in which the game begins, and the seed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusDealt"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_legal_moves_of_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusLegalMoves"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSubject"];
            };
        };
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusLegalMoves"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusApply"];
            };
        };
        responses: {
            /** @description The state after all moves. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusApplied"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSeated"];
            };
        };
        responses: {
            /** @description What the seat, or a spectator, may know. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSeen"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_validate_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus`. */
                move: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusVerdict"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusJudged"];
            };
        };
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_score_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusScored"];
            };
        };
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusReplay"];
            };
        };
        responses: {
            /** @description The final state and score, or the first bad ply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusReplayed"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_hint_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusHint"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_hint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusAsk"];
            };
        };
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusHint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as Markdown. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_conformance: {
        parameters: {
            query?: {
                /** @description Only the vectors of this kind; left out: all. */
                kind?: "position" | "legal_moves" | "count" | "illegal" | "invalid_state" | "apply" | "score" | "posterior" | "record" | "chance" | "view";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vectors, one per line. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_create_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusNewSession"];
            };
        };
        responses: {
            /** @description The session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_get_session: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that you have: 304 while it is current. */
                "If-None-Match"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as the caller may see it. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSession"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is forgotten. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; it waits for an hour. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_fork_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusFork"];
            };
        };
        responses: {
            /** @description The new session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSessionMove"];
            };
        };
        responses: {
            /** @description The move is played and kept. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is over. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusPlayedSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_ask_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The others are asked; alone at the table it is done. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_answer_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAnswer"];
            };
        };
        responses: {
            /** @description The answer is kept, or the plies are taken back. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusLegalMoves"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_hint: {
        parameters: {
            query?: {
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusHint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_record: {
        parameters: {
            query?: {
                /** @description `text`: the form that people read, like chess's PGN. */
                format?: "json" | "text";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSessionRecord"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_ply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game after so many plies. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusPly"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_reissue_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token; the old one is void. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_session_events: {
        parameters: {
            query?: {
                /** @description The number of an event: those after it are sent. 0: all. */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet. Without effect on a stream. */
                wait?: number;
                /** @description How many events one answer, or one piece of a stream, has at most. */
                limit?: number;
            };
            header?: {
                /** @description In place of `after`; `EventSource` sends it when it comes back. */
                "Last-Event-ID"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, or a stream of them. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSessionEvents"];
                    "text/event-stream": {
                        /** @description The number of the event. Not there for `session`, so that it is never come back to. */
                        id?: string;
                        /**
                         * @description The type of the event, or `session`.
                         * @enum {string}
                         */
                        event?: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over" | "session";
                        /** @description JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows it. */
                        data?: string;
                        /** @description Once, at the beginning: milliseconds until you may come back. */
                        retry?: number;
                    };
                };
            };
            /** @description `Last-Event-ID` is the end of the game: a browser does not come back. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_new: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloNew"];
            };
        };
        responses: {
            /** @description The state in which the game begins, and the seed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloDealt"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_legal_moves_of_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloLegalMoves"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloSubject"];
            };
        };
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloLegalMoves"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloApply"];
            };
        };
        responses: {
            /** @description The state after all moves. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloApplied"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_view: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloSeated"];
            };
        };
        responses: {
            /** @description What the seat, or a spectator, may know. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloSeen"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_validate_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description A move. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. */
                move: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloVerdict"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloJudged"];
            };
        };
        responses: {
            /** @description Whether the move is legal, and every rule that it breaks. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_score_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_score: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloScored"];
            };
        };
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreAnswer"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_replay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloReplay"];
            };
        };
        responses: {
            /** @description The final state and score, or the first bad ply. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloReplayed"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_hint_position: {
        parameters: {
            query: {
                /** @description A position in its one-line text form. */
                position: string;
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloHint"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_hint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloAsk"];
            };
        };
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloHint"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_rules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as Markdown. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_conformance: {
        parameters: {
            query?: {
                /** @description Only the vectors of this kind; left out: all. */
                kind?: "position" | "legal_moves" | "count" | "illegal" | "invalid_state" | "apply" | "score" | "posterior" | "record" | "chance" | "view";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vectors, one per line. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    numerus_solo_create_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloNewSession"];
            };
        };
        responses: {
            /** @description The session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_get_session: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that you have: 304 while it is current. */
                "If-None-Match"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session as the caller may see it. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloSession"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_delete_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is forgotten. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promise; it waits for an hour. */
            201: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_fork_session: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloFork"];
            };
        };
        responses: {
            /** @description The new session and its tokens. */
            201: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    /** @description Where the session is. */
                    Location?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloCreatedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumerusSoloSessionMove"];
            };
        };
        responses: {
            /** @description The move is played and kept. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_resign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is over. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloPlayedSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_ask_undo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the copy that the decision was made from, like `"7"`: 412 if the session has moved on. `*` stands for any version. Weak marks (`W/`), which proxies add, are ignored. */
                "If-Match"?: string;
                /** @description Any name for this one request, new for each. Sent again with the same key, an acknowledged request gets the same answer and plays nothing, for as long as the session lives. */
                "Idempotency-Key"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Undo"];
            };
        };
        responses: {
            /** @description The others are asked; alone at the table it is done. */
            200: {
                headers: {
                    /** @description The version of the session, in quotes, for the token that was sent: each caller sees its own. */
                    ETag?: string;
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloPlayedSession"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_legal_moves: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, as text and in its parts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloLegalMoves"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_hint: {
        parameters: {
            query?: {
                /** @description Wall clock for the solver, in ms. Exact rulesets need none of it. */
                budget_ms?: number;
                /** @description Search nodes in place of time: the same answer on every machine. */
                budget_nodes?: number | null;
                /** @description Fixes every random choice: any 1 to 64 characters. Without it the service takes one. */
                seed?: string;
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move, best first, with its value and proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloHint"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_score: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points and place of every seat, and what they add up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_record: {
        parameters: {
            query?: {
                /** @description `text`: the form that people read, like chess's PGN. */
                format?: "json" | "text";
            };
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloSessionRecord"];
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_ply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                ply: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game after so many plies. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloPly"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_reissue_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new token; the old one is void. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatToken"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    numerus_solo_session_events: {
        parameters: {
            query?: {
                /** @description The number of an event: those after it are sent. 0: all. */
                after?: number;
                /** @description Seconds to wait for an event if there is none yet. Without effect on a stream. */
                wait?: number;
                /** @description How many events one answer, or one piece of a stream, has at most. */
                limit?: number;
            };
            header?: {
                /** @description In place of `after`; `EventSource` sends it when it comes back. */
                "Last-Event-ID"?: string;
            };
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, or a stream of them. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumerusSoloSessionEvents"];
                    "text/event-stream": {
                        /** @description The number of the event. Not there for `session`, so that it is never come back to. */
                        id?: string;
                        /**
                         * @description The type of the event, or `session`.
                         * @enum {string}
                         */
                        event?: "created" | "dealt" | "move" | "undo_asked" | "undo_agreed" | "undo_declined" | "undone" | "resigned" | "forfeited" | "over" | "session";
                        /** @description JSON: a `SessionEvent`; for `session`, the session as `GET …/sessions/{session_id}` shows it. */
                        data?: string;
                        /** @description Once, at the beginning: milliseconds until you may come back. */
                        retry?: number;
                    };
                };
            };
            /** @description `Last-Event-ID` is the end of the game: a browser does not come back. */
            204: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Batch"];
                "application/x-ndjson": unknown;
            };
        };
        responses: {
            /** @description The answers, in the order of the requests. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchOutcomes"];
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    list_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key that is signed with now, and those of earlier receipts. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Keys"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    verify_receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyReceipt"];
            };
        };
        responses: {
            /** @description Whether the receipt is good, and everything that is wrong. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptVerdict"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    tournament_standings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentStandingsOrder"];
            };
        };
        responses: {
            /** @description All places, and what every value adds up from. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    tournament_pairings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentPairingsOrder"];
            };
        };
        responses: {
            /** @description Tables and byes, each with its reasons, and the proof. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pairings"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tournament_pairings_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentCheckOrder"];
            };
        };
        responses: {
            /** @description Every broken rule, or the reasons why it is allowed. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruling"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["RequestTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidRequest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    get_limits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limits, and what is left of each. */
            200: {
                headers: {
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallerLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything can be served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            /** @description Something cannot be served; `reasons` says what. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
}

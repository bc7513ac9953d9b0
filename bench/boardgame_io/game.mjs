// Anaconda as a game of boardgame.io.

import { createRequire } from 'node:module';
import { EMPTY, FACES, isPair, isPlacement, placed, placements } from './rules.mjs';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

function roll({ G, random }, one, other) {
  if (!isPair(G, one, other)) return INVALID_MOVE;
  for (const die of [one, other]) G.dice[die] = FACES[die][random.D6() - 1];
}

function place({ G, playerID, ctx, events }, die, face, neighbour) {
  if (!isPlacement(G, die, face, neighbour)) return INVALID_MOVE;
  Object.assign(G, placed(G, die, face, neighbour));
  const next = G.resolve === null ? (ctx.playOrderPos + 1) % ctx.numPlayers : Number(playerID);
  if (placements(G).length === 0) G.loser = next;
  else if (G.resolve === null) events.endTurn();
}

export const anaconda = {
  name: 'anaconda',
  setup: () => structuredClone({ ...EMPTY, loser: null }),
  minPlayers: 2,
  maxPlayers: 2,
  moves: { roll, place },
  endIf: ({ G }) => (G.loser === null ? undefined : { loser: G.loser }),
};

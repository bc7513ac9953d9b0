// Pairs of bots that play without a pause: `node load.mjs SIDE URL GAMES SECONDS`, where SIDE is `peer`, `service`,
// `service-keys` or `service-streams`. Prints `ready` when all games are begun, waits for a line, plays, and prints what
// it saw as JSON: the milliseconds of every move, until its mover had the new position; games begun on the way; the
// seconds that passed; and the processor seconds of this process.

import { once } from 'node:events';
import { PeerTable } from './peer_table.mjs';
import { DICE, placed, placements } from './rules.mjs';
import { ServiceTable } from './service_table.mjs';

const MOST_MOVES = 60;
const [side, url, games, seconds] = process.argv.slice(2);

const openTable = {
  peer: () => new PeerTable(url),
  service: () => new ServiceTable(url, {}),
  'service-keys': () => new ServiceTable(url, { keys: true }),
  'service-streams': () => new ServiceTable(url, { streams: true }),
}[side];

const seen = { moves_ms: [], begun: 0 };
let end = 0;

// A move by chance, of those that do not end the game if there are any.
function choose({ table }) {
  if (DICE.every((die) => table.dice[die] === null)) {
    const left = pick(DICE);
    return ['roll', ...DICE.filter((die) => die !== left)];
  }
  const legal = placements(table);
  const lasting = legal.filter((move) => placements(placed(table, ...move)).length > 0);
  return ['place', ...pick(lasting.length > 0 ? lasting : legal)];
}

const pick = (things) => things[Math.floor(Math.random() * things.length)];

async function play(table, position) {
  for (let moves = 0; moves < MOST_MOVES && !position.over && performance.now() < end; moves++) {
    const { mover } = position;
    const move = choose(position);
    const began = performance.now();
    position = await table.move(mover, move, position);
    seen.moves_ms.push(performance.now() - began);
    if (!position.over && position.mover !== mover) position = await table.told(position.mover, position.version);
  }
}

async function playOn(table, position) {
  await play(table, position);
  while (performance.now() < end) {
    seen.begun++;
    await play(table, await table.begin());
  }
}

const tables = Array.from({ length: Number(games) }, openTable);
const positions = await Promise.all(tables.map((table) => table.begin()));
console.log('ready');
await once(process.stdin, 'data');

const began = performance.now();
const used = process.cpuUsage();
end = began + 1000 * Number(seconds);
await Promise.all(tables.map((table, number) => playOn(table, positions[number])));
seen.seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(used);
seen.processor_s = (user + system) / 1e6;
process.stdout.write(`${JSON.stringify(seen)}\n`, () => process.exit());

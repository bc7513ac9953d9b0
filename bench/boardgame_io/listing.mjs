// What these rules make of tables: reads a JSON array of tables, prints for each its placements and the tables after them.

import { text } from 'node:stream/consumers';
import { placed, placements } from './rules.mjs';

const after = (table) => placements(table).map((move) => [move, placed(table, ...move)]);
console.log(JSON.stringify(JSON.parse(await text(process.stdin)).map(after)));

// The boardgame.io server of the bench: `node server.mjs PORT [FOLDER]`. One process, which keeps its matches in its
// memory, or in files in a folder. It ends with its standard input, so it does not stay when the bench is gone.

import { createRequire } from 'node:module';
import { anaconda } from './game.mjs';

const { FlatFile, Server } = createRequire(import.meta.url)('boardgame.io/server');
const [port, dir] = process.argv.slice(2);

process.stdin.on('end', () => process.exit()).resume();
const db = dir === undefined ? undefined : new FlatFile({ dir });
Server({ games: [anaconda], origins: [], db }).run(Number(port), () => console.log('ready'));

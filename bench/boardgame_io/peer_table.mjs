// Two players of boardgame.io: matches are begun over its lobby's HTTP, all else goes over a socket of each player.

import { once } from 'node:events';
import { io } from 'socket.io-client';

export class PeerTable {
  constructor(url) {
    this.url = url;
    this.players = [0, 1].map((seat) => new Player(url, String(seat)));
  }

  // Begin a match and let both players join; the first position.
  async begin() {
    const { matchID } = await this.#lobby('create', { numPlayers: 2 });
    for (const player of this.players) {
      // One after the other: where matches are in files, of two that join at once one is forgotten.
      const joined = await this.#lobby(`${matchID}/join`, { playerID: player.seat, playerName: player.seat });
      await player.enter(matchID, joined.playerCredentials);
    }
    return this.players[0].newest;
  }

  // Play a move; the position that its player is sent.
  move(seat, [type, ...args], position) {
    return this.players[seat].move(type, args, position.version);
  }

  // The position of this version or a later one, as soon as this seat is sent it.
  told(seat, version) {
    return this.players[seat].told(version);
  }

  async #lobby(path, body) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.url}/games/anaconda/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

class Player {
  constructor(url, seat) {
    this.seat = seat;
    this.socket = io(`${url}/anaconda`, { transports: ['websocket'], forceNew: true });
    this.socket.on('update', (matchID, state) => matchID === this.matchID && this.#learn(state));
  }

  async enter(matchID, credentials) {
    Object.assign(this, { matchID, credentials, newest: undefined, waiting: undefined });
    const synced = once(this.socket, 'sync');
    this.socket.emit('sync', matchID, this.seat, credentials, 2);
    const [, { state }] = await synced;
    this.#learn(state);
  }

  move(type, args, version) {
    const { matchID, seat, credentials } = this;
    const payload = { type, args, playerID: seat, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, version, matchID, seat);
    return this.told(version + 1);
  }

  told(version) {
    if (this.newest.version >= version) return Promise.resolve(this.newest);
    return new Promise((resolve) => {
      this.waiting = { version, resolve };
    });
  }

  #learn({ G, ctx, _stateID: version }) {
    this.newest = { table: G, mover: Number(ctx.currentPlayer), version, over: ctx.gameover !== undefined };
    if (this.waiting === undefined || version < this.waiting.version) return;
    this.waiting.resolve(this.newest);
    this.waiting = undefined;
  }
}

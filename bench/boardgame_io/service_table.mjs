// Two players of the service, each with a connection that is kept; `streams` also gives each an event stream.

import http from 'node:http';

export class ServiceTable {
  constructor(url, { keys, streams }) {
    this.url = url;
    this.players = [0, 1].map((seat) => new Player(seat, keys));
    this.streams = streams;
  }

  // Begin a session; the first position.
  async begin() {
    const begun = await this.players[0].ask('POST', `${this.url}/v1/anaconda/sessions`, {}, {});
    const path = `${this.url}/v1/anaconda/sessions/${begun.id}`;
    this.newest = positionOf(begun);
    await Promise.all(
      this.players.map((player, seat) => player.enter(path, begun.tokens.seats[seat], this.newest, this.streams)),
    );
    return this.newest;
  }

  // Play a move; the position that it is answered with.
  async move(seat, [type, ...args], position) {
    const [die, face, neighbour] = args;
    const text = type === 'roll' ? `roll:${args.join()}` : `${die}=${face}@${neighbour}`;
    this.newest = await this.players[seat].move(text, position.version);
    return this.newest;
  }

  // The position of this version or a later one: what the other seat was answered, or what the seat's stream tells.
  told(seat, version) {
    return this.streams ? this.players[seat].told(version) : this.newest;
  }
}

class Player {
  constructor(seat, keys) {
    this.seat = seat;
    this.keys = keys;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    this.requests = 0;
  }

  async enter(path, token, newest, streams) {
    Object.assign(this, { path, token, newest, waiting: undefined });
    this.stream?.destroy();
    if (streams) await this.#follow();
  }

  async move(text, version) {
    const headers = { Authorization: `Bearer ${this.token}`, 'If-Match': `"${version}"` };
    if (this.keys) headers['Idempotency-Key'] = `${this.seat}-${this.requests++}`;
    return positionOf(await this.ask('POST', `${this.path}/moves`, { move: text }, headers));
  }

  told(version) {
    if (this.newest.version >= version) return Promise.resolve(this.newest);
    return new Promise((resolve) => {
      this.waiting = { version, resolve };
    });
  }

  // The document of an answer; anything but success ends the run.
  ask(method, url, document, headers) {
    const body = JSON.stringify(document);
    const given = { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const request = http.request(url, { method, headers: given, agent: this.agent }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode >= 300) reject(new Error(`${url}: ${answer.statusCode} ${text}`));
          else resolve(JSON.parse(text));
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  // Open the stream of the session; done when it has told how the session stands.
  #follow() {
    const headers = { Authorization: `Bearer ${this.token}`, Accept: 'text/event-stream' };
    return new Promise((resolve, reject) => {
      const request = http.get(`${this.path}/events`, { headers, agent: false }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`stream: ${answer.statusCode}`));
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          const events = (text + part).split('\n\n');
          text = events.pop();
          for (const event of events) this.#learn(event);
          resolve();
        });
        answer.on('error', () => {}); // it is destroyed when its game is left
      });
      request.on('error', reject);
      this.stream = request;
    });
  }

  #learn(event) {
    const data = /^event: session\n(?:.*\n)*data: (.*)/m.exec(event)?.[1];
    if (data === undefined) return;
    this.newest = positionOf(JSON.parse(data));
    if (this.waiting === undefined || this.newest.version < this.waiting.version) return;
    this.waiting.resolve(this.newest);
    this.waiting = undefined;
  }
}

function positionOf({ version, view, to_move: mover, status }) {
  return { table: view, mover, version, over: status === 'over' };
}

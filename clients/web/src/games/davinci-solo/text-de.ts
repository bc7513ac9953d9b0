/** German words. */
import type { Words } from "./text";

const ADJECTIVE = { B: "schwarzen", W: "weißen" };
const COLOUR = { B: "schwarz", W: "weiß" };

function tile(name: string): string {
  return `${name.startsWith("B") ? "Schwarz" : "Weiß"} ${name.slice(1)}`;
}

export const de: Words = {
  tile,
  list: (parts) => parts.join(", "),
  board: "Spielplan von Da Vinci Code, solo",
  row: (row) => `Reihe ${row + 1}`,
  rowLabel: (row, tiles, spine) => `Reihe ${row + 1}: ${tiles}; Rückgrat ${spine}`,
  placeLabel: (shown, row, side) => `${shown} ${side === "L" ? "links" : "rechts"} an Reihe ${row + 1} legen`,
  hand: "Hand",
  handLabel: (shown) => `${shown} nehmen`,
  inHand: (shown, turn) => `${shown}, gezogen in Zug ${turn}`,
  layBy: (turn) => `muss bis Ende von Zug ${turn} liegen`,
  handBy: (turn) => `Hand leer bis Ende von Zug ${turn}`,
  byTurn: (turn) => `bis ${turn}`,
  hold: "Halten",
  holdLabel: "Den Zug beenden und den Rest zurückhalten",
  draw: "Ziehen",
  drawLabel: (colour, count) => `Einen ${colour === null ? "" : `${ADJECTIVE[colour]} `}Stein ziehen (noch ${count})`,
  poolLabel: (colour, count) => `Vorrat: ${count}${colour === null ? "" : ` ${COLOUR[colour]}`}`,
  rest: (count) => `Es kommen noch: ${count}`,
  restLabel: (tiles) => `Es kommen noch: ${tiles}`,
  comesLabel: (shown) => `${shown} kommt`,
  best: "Hinweis",
  lastMove: "letzter Zug",
  chance: (share, interval) => `gewinnt zu ${share}${interval}`,
  interval: (low, high) => ` (${low} bis ${high})`,
  none: "keine",
  legend: "Zahlen: Siegchance (95-%-Intervall)",

  prompt: {
    draw: (turn) => `Zug ${turn}: einen Stein ziehen.`,
    drawColour: (turn) => `Zug ${turn}: die Farbe wählen, die gezogen wird.`,
    spine: "Das Rückgrat wird ausgelegt.",
    tile: "Ein Stein wird gezogen.",
    place: (shown) => `Außen anlegen: ${shown}.`,
    won: "Gewonnen: Alle 24 Steine liegen.",
    lost: (placed) => `Verloren: ${placed} von 24 Steinen liegen.`,
  },
  moves: {
    draw: "Einen Stein ziehen",
    drawColour: (colour) => `Einen ${ADJECTIVE[colour]} Stein ziehen`,
    tile: (shown) => `Gezogen: ${shown}`,
    hold: "Den Zug beenden und den Rest zurückhalten",
  },
  view: {
    hand: (tiles) => `Auf der Hand: ${tiles}.`,
    pool: (count) => `Es kommen noch: ${count}.`,
  },
  options: {
    row_cap: { label: "Steine je Reihe", help: "Wie viele eine Reihe fasst, ihr Stein im Rückgrat mitgezählt." },
    deferral: {
      label: "Zurückhalten",
      help: "Ob eine gezogene 0, 1, 10 oder 11 eine Weile zurückgehalten werden darf.",
    },
    cumulative: {
      label: "Aufschub",
      help: "Wie lange: Alle zurückgehaltenen Steine teilen die Summe, oder jeder hat seinen eigenen.",
    },
    colour_choice: { label: "Wahl der Farbe", help: "Ob der Spieler die Farbe des Steins nennt, der gezogen wird." },
    start: { label: "Rückgrat", help: "Die sechs Steine des Rückgrats der Reihe nach, etwa B1, B3, W4, B5, B6, B9." },
  },
  yes: "ja",
  no: "nein",
  random: "zufällig",
  optionValues: {
    optional: "immer",
    strict: "nur, wenn sie nirgends passt",
    off: "nie",
    shared: "alle gemeinsam",
    each: "jeder für sich",
  },
  scoreItems: {
    tiles_placed: "Angelegte Steine",
    round_won: "Runde gewonnen",
    round_lost: "Runde verloren",
    next_spine: "Rückgrat der nächsten Runde",
  },
};

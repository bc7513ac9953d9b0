/** Deutsche Texte. */
import type { Words } from "./text";

const ADJECTIVE = { B: "schwarzen", W: "weißen" };
const COLOUR = { B: "schwarz", W: "weiß" };

function tile(name: string): string {
  return `${name.startsWith("B") ? "Schwarz" : "Weiß"} ${name.slice(1)}`;
}

export const de: Words = {
  tile,
  list: (parts) => parts.join(", "),
  board: "Spielplan von Da Vinci Solo",
  row: (row) => `Reihe ${row + 1}`,
  rowLabel: (row, tiles, spine) => `Reihe ${row + 1}: ${tiles}; Rückgrat ${spine}`,
  placeLabel: (shown, row, side) => `${shown} ${side === "L" ? "links" : "rechts"} an Reihe ${row + 1} legen`,
  hand: "Hand",
  handLabel: (shown) => `${shown} nehmen`,
  inHand: (shown, turn) => `${shown}, gezogen in Zug ${turn}`,
  layBy: (turn) => `muss am Ende von Zug ${turn} liegen`,
  handBy: (turn) => `Hand leer bis Ende von Zug ${turn}`,
  byTurn: (turn) => `bis ${turn}`,
  hold: "Behalten",
  holdLabel: "Den Zug beenden und den Rest behalten",
  draw: "Ziehen",
  drawLabel: (colour, count) => `Einen ${colour === null ? "" : `${ADJECTIVE[colour]} `}Stein ziehen (noch ${count})`,
  poolLabel: (colour, count) => `Vorrat: ${count}${colour === null ? "" : ` ${COLOUR[colour]}`}`,
  rest: (count) => `Es kommen noch: ${count}`,
  restLabel: (tiles) => `Es kommen noch: ${tiles}`,
  comesLabel: (shown) => `${shown} kommt`,
  best: "der Hinweis",
  lastMove: "letzter Zug",
  chance: (share, interval) => `gewinnt mit ${share}${interval}`,
  interval: (low, high) => ` (${low} bis ${high})`,
  none: "keine",
  legend: "Zahlen: Siegchance (95-%-Intervall)",

  prompt: {
    draw: (turn) => `Zug ${turn}: Ziehe einen Stein.`,
    drawColour: (turn) => `Zug ${turn}: Wähle die Farbe, die du ziehst.`,
    spine: "Das Rückgrat wird ausgelegt.",
    tile: "Ein Stein wird gezogen.",
    place: (shown) => `Lege ${shown} an das Ende einer Reihe.`,
    won: "Gewonnen: Alle 24 Steine liegen.",
    lost: (placed) => `Verloren: ${placed} von 24 Steinen liegen.`,
  },
  moves: {
    draw: "Einen Stein ziehen",
    drawColour: (colour) => `Einen ${ADJECTIVE[colour]} Stein ziehen`,
    tile: (shown) => `Gezogen: ${shown}`,
    hold: "Den Zug beenden und den Rest behalten",
  },
  view: {
    hand: (tiles) => `Auf der Hand: ${tiles}.`,
    pool: (count) => `Es kommen noch: ${count}.`,
  },
  options: {
    row_cap: { label: "Steine je Reihe", help: "Wie viele eine Reihe fasst, ihr Stein im Rückgrat mitgezählt." },
    deferral: { label: "Behalten", help: "Ob eine gezogene 0, 1, 10 oder 11 eine Weile auf der Hand bleiben darf." },
    cumulative: { label: "Fristen", help: "Wie lange: Alle behaltenen Steine teilen die Summe, oder jeder hat seine eigene." },
    colour_choice: { label: "Wahl der Farbe", help: "Der Spieler nennt die Farbe des Steins, den er zieht." },
    start: { label: "Rückgrat", help: "Die sechs Steine des Rückgrats der Reihe nach, etwa B1, B3, W4, B5, B6, B9." },
  },
  yes: "ja",
  no: "nein",
  random: "zufällig",
  optionValues: {
    optional: "immer",
    strict: "nur ohne Platz",
    off: "nie",
    shared: "alle gemeinsam",
    each: "jeder für sich",
  },
  scoreItems: {
    tiles_placed: "Gelegte Steine",
    round_won: "Runde gewonnen",
    round_lost: "Runde verloren",
    next_spine: "Rückgrat der nächsten Runde",
  },
};

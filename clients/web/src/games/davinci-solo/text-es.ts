/** Textos en español. */
import type { Words } from "./text";

const COLOUR = { B: "negra", W: "blanca" };
const PLURAL = { B: "negras", W: "blancas" };

function tile(name: string): string {
  return `${name.slice(1)} ${COLOUR[name.startsWith("B") ? "B" : "W"]}`;
}

export const es: Words = {
  tile,
  list: (parts) => parts.join(", "),
  board: "Tablero de Da Vinci Code, solo",
  row: (row) => `Fila ${row + 1}`,
  rowLabel: (row, tiles, spine) => `Fila ${row + 1}: ${tiles}; columna ${spine}`,
  placeLabel: (shown, row, side) =>
    `Colocar ${shown} a la ${side === "L" ? "izquierda" : "derecha"} de la fila ${row + 1}`,
  hand: "Mano",
  handLabel: (shown) => `Tomar: ${shown}`,
  inHand: (shown, turn) => `${shown}, robada en el turno ${turn}`,
  layBy: (turn) => `debe estar colocada al final del turno ${turn}`,
  handBy: (turn) => `Mano vacía al final del turno ${turn}`,
  byTurn: (turn) => `hasta ${turn}`,
  hold: "Retener",
  holdLabel: "Terminar el turno y retener el resto",
  draw: "Robar",
  drawLabel: (colour, count) =>
    `Robar una ficha${colour === null ? "" : ` ${COLOUR[colour]}`} (${count === 1 ? "queda" : "quedan"} ${count})`,
  poolLabel: (colour, count) =>
    `Reserva: ${count}${colour === null ? "" : ` ${(count === 1 ? COLOUR : PLURAL)[colour]}`}`,
  rest: (count) => `Faltan por salir: ${count}`,
  restLabel: (tiles) => `Faltan por salir: ${tiles}`,
  comesLabel: (shown) => `Sale: ${shown}`,
  best: "la pista",
  lastMove: "última jugada",
  chance: (share, interval) => `gana con un ${share}${interval}`,
  interval: (low, high) => ` (de ${low} a ${high})`,
  none: "ninguna",
  legend: "Cifras: prob. de ganar (intervalo del 95\u00a0%)",

  prompt: {
    draw: (turn) => `Turno ${turn}: roba una ficha.`,
    drawColour: (turn) => `Turno ${turn}: elige el color que vas a robar.`,
    spine: "Se está formando la columna.",
    tile: "Se está robando una ficha.",
    place: (shown) => `Coloca en el extremo de una fila: ${shown}.`,
    won: "Victoria: las 24 fichas están colocadas.",
    lost: (placed) => `Derrota: ${placed} de 24 fichas colocadas.`,
  },
  moves: {
    draw: "Robar una ficha",
    drawColour: (colour) => `Robar una ficha ${COLOUR[colour]}`,
    tile: (shown) => `Robada: ${shown}`,
    hold: "Terminar el turno y retener el resto",
  },
  view: {
    hand: (tiles) => `En la mano: ${tiles}.`,
    pool: (count) => `Faltan por salir: ${count}.`,
  },
  options: {
    row_cap: { label: "Fichas por fila", help: "Cuántas caben en una fila, contando la de la columna." },
    deferral: { label: "Retener", help: "Si un 0, 1, 10 u 11 robado se puede retener un tiempo en la mano." },
    cumulative: {
      label: "Plazos",
      help: "Cuánto duran: las fichas retenidas comparten la suma o cada una tiene el suyo.",
    },
    colour_choice: { label: "Elección de color", help: "El jugador nombra el color de la ficha que va a robar." },
    start: { label: "Columna", help: "Sus seis fichas en el orden de las filas, como B1, B3, W4, B5, B6, B9." },
  },
  yes: "sí",
  no: "no",
  random: "al azar",
  optionValues: {
    optional: "siempre",
    strict: "solo si no tiene sitio",
    off: "nunca",
    shared: "compartidos",
    each: "cada una el suyo",
  },
  scoreItems: {
    tiles_placed: "Fichas colocadas",
    round_won: "Ronda ganada",
    round_lost: "Ronda perdida",
    next_spine: "Columna de la ronda siguiente",
  },
};

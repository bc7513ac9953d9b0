/** Textos en español. */
import type { Words } from "./text";

const COLOUR = { B: "negra", W: "blanca" };
const PLURAL = { B: "negras", W: "blancas" };

function tile(name: string): string {
  const colour = name.startsWith("B") ? "B" : "W";
  const face = name.slice(1);
  if (face === "?") return `una ficha ${COLOUR[colour]}`;
  if (face === "-") return colour === "B" ? "comodín negro" : "comodín blanco";
  return `${face} ${COLOUR[colour]}`;
}

function coloured(count: number, colour: "B" | "W"): string {
  return `${count} ${(count === 1 ? COLOUR : PLURAL)[colour]}`;
}

function tiles(count: number): string {
  return count === 1 ? "queda 1 ficha" : `quedan ${count} fichas`;
}

export const es: Words = {
  seat: (seat) => `Asiento ${seat + 1}`,
  tile,
  value: (value) => (value === "-" ? "el comodín" : value),
  list: (parts) => parts.join(", "),

  board: "Tablero de Da Vinci Code",
  rowOf: (name) => `Fila de ${name}`,
  status: { toMove: "le toca", out: "fuera", winner: "gana", hits: (hits) => `aciertos: ${hits}` },
  pool: "Reserva",
  poolLabel: (colour, count) => `Reserva: ${coloured(count, colour)}`,
  drawLabel: (colour, count) => `Robar una ${COLOUR[colour]} (${tiles(count)})`,
  clue: "Robada",
  clueLabel: (name, shown) => `Robada por ${name}, apartada: ${shown}`,
  hiddenTile: (colour) => `una ficha ${COLOUR[colour]}, oculta`,
  worlds: (count) => (count === "1" ? "1 mundo" : `${count} mundos`),
  removed: (each) => `Retiradas: ${each} por color`,
  putBack: (shown) => `Devuelta: ${shown}`,

  place: (position) => `ficha ${position + 1}`,
  exposed: "descubierta",
  ownHidden: "oculta para los demás",
  hidden: "oculta",
  staked: "apostada",
  ruledOut: (values) => `no es ${values}`,
  likely: (values) => `probablemente ${values}`,
  lastGuess: (value, right) => `último intento: ${value}, ${right ? "acierto" : "fallo"}`,
  lastMove: "última jugada",
  best: "la pista",
  bestGuess: (value, share) => `mejor intento: ${value}, ${share} de acierto`,

  guessTile: (label) => `Adivinar: ${label}`,
  chooseValue: (name, position) => `${name}, ficha ${position + 1}: ¿qué valor?`,
  valueLabel: (value) => `Decir ${value === "-" ? "el comodín" : value}`,
  wasRuledOut: "ya se intentó sin acierto",
  stop: "Parar",
  stopLabel: "Dejar de adivinar",
  done: "Listo",
  putBackLabel: (shown) => `Devolver: ${shown}`,
  stakeLabel: (shown) => `Apostar: ${shown}`,
  revealLabel: (shown) => `Descubrir: ${shown}`,
  jokerLabel: (shown) => `Mover: ${shown}`,
  jokerTo: (shown, place) => `${shown}, al lugar ${place + 1}`,
  insertLabel: (place) => `Poner la ficha robada en el lugar ${place + 1}`,
  clueTo: (place) => `La ficha robada va al lugar ${place + 1}`,

  prompt: {
    waiting: (name) => `Le toca a ${name}.`,
    chance: "Se está robando una ficha.",
    return: "Devuelve una de tus fichas.",
    arrange: "Tu fila: todo en orden.",
    arrangeJokers: "Pulsa el lugar donde quieres el comodín.",
    draw: "Elige el color que vas a robar.",
    insert: "Elige el lugar de la ficha robada.",
    stake: "Apuesta una ficha: se descubre si fallas.",
    guess: "Adivina: pulsa una ficha oculta de otro jugador.",
    guessOrStop: "¡Acierto! ¿Otro intento o parar?",
    place: "Flecha: lugar de la ficha robada.",
    reveal: "Fallo: descubre una de tus fichas.",
    over: (name) => `${name} gana la ronda.`,
  },

  legend: {
    wins: "Cifras: probabilidad de ganar la ronda.",
    belowWins: "Cifra inferior: probabilidad de ganar.",
    belowPoints: "Cifra inferior: puntos.",
  },

  moves: {
    return: (position) => `Devolver la ficha ${position + 1}`,
    returned: (shown) => `Devuelta: ${shown}`,
    arrange: "Ordenar la fila",
    arrangeTo: (placed) => `Ordenar la fila: ${placed}`,
    jokerAt: (shown, index) => `${shown} en el lugar ${index + 1}`,
    draw: (colour) => `Robar una ${COLOUR[colour]}`,
    tile: (shown) => `Robada: ${shown}`,
    insert: (index) => `Poner la ficha robada en el lugar ${index + 1}`,
    stake: (position) => `Apostar la ficha propia ${position + 1}`,
    reveal: (position) => `Descubrir la ficha propia ${position + 1}`,
    stop: "Parar",
    guess: (name, position, value) => `Intento: la ficha ${position + 1} de ${name} es ${value}`,
    outcome: (right) => (right ? " – acierto" : " – fallo"),
    placed: (index) => ` (ficha robada: lugar ${index + 1})`,
  },

  view: {
    turn: (turn) => (turn === 0 ? "Preparación." : `Turno ${turn}.`),
    own: (tiles) => `Tu fila: ${tiles}.`,
    row: (name, tiles) => `${name}: ${tiles}.`,
    pool: (black, white) => `Reserva: ${coloured(black, "B")}, ${coloured(white, "W")}.`,
    clue: (shown) => `Robada y apartada: ${shown}.`,
    unknown: (colour) => `${COLOUR[colour]} oculta`,
    out: (name) => `${name} está fuera.`,
  },

  worth: {
    hit: (share) => `${share} de acierto`,
    sure: "acierto seguro",
    impossible: "imposible",
    wins: (share) => `gana la ronda con un ${share}`,
    points: (points) => `puntos: ${points}`,
    winsRound: "un acierto gana la ronda",
    breaksCode: "un acierto descubre el código entero",
    known: (tiles) => `los demás conocerían entonces ${tiles} de tus fichas`,
  },

  options: {
    players: { label: "Jugadores", help: "Cuántos juegan." },
    jokers: { label: "Comodines", help: "Los dos comodines están en juego; pueden ir en cualquier lugar de la fila." },
    removed_per_colour: {
      label: "Fichas retiradas",
      help: "Tantas fichas negras y tantas blancas vuelven a la caja sin que nadie las vea.",
    },
    draw_extra: { label: "Una ficha más al principio", help: "Cada jugador toma una ficha más y luego devuelve una." },
    joker_start: { label: "Comodín en la mano inicial", help: "Se queda, o se devuelve y se cambia por otra ficha." },
    clue_tile: {
      label: "Ficha robada",
      help: "Queda apartada hasta el final del turno, o entra enseguida en la fila.",
    },
    empty_pool_penalty: { label: "Fallo con la reserva vacía", help: "Lo que cuesta cuando no se puede robar." },
    scoring: { label: "Puntuación", help: "Solo cuenta ganar, o hay puntos como en los torneos." },
    bonus_source: { label: "Premio del ganador", help: "Puntuación de torneo: qué fichas se suman." },
    first_player: { label: "Primer jugador", help: "El asiento que tiene el primer turno." },
    start_colours: {
      label: "Colores al principio",
      help: "Los colores que toma cada asiento, una letra por ficha (B negra, W blanca), como BBWW, BWBW.",
    },
  },
  yes: "sí",
  no: "no",
  asTheyCome: "como salgan",
  optionValues: {
    allowed: "se queda",
    redraw: "se cambia",
    aside: "queda apartada",
    insert_on_draw: "entra enseguida",
    choose_after: "descubrir una ficha a elección",
    stake_before: "descubrir una ficha apostada antes",
    none: "nada",
    plain: "solo ganar",
    tournament: "puntos de torneo",
    winner_hidden: "las fichas ocultas del ganador",
    winner_hidden_plus_pool: "esas y las de la reserva",
  },
  scoreItems: {
    hits: "Aciertos",
    codes_exposed: "Códigos descubiertos",
    round_won: "Ronda ganada",
    rounds_won: "Rondas ganadas",
    hidden_tiles: "Fichas aún ocultas",
    pool_tiles: "Fichas de la reserva",
    went_out: "Fuera",
  },
};

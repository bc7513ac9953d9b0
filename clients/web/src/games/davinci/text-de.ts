/** German words. */
import type { Words } from "./text";

const COLOUR = { B: "schwarz", W: "weiß" };

function tile(name: string): string {
  const black = name.startsWith("B");
  const face = name.slice(1);
  if (face === "?") return black ? "ein schwarzer Stein" : "ein weißer Stein";
  if (face === "-") return black ? "schwarzer Joker" : "weißer Joker";
  return `${black ? "Schwarz" : "Weiß"} ${face}`;
}

function tiles(count: number): string {
  return count === 1 ? "1 Stein" : `${count} Steine`;
}

export const de: Words = {
  seat: (seat) => `Platz ${seat + 1}`,
  tile,
  value: (value) => (value === "-" ? "Joker" : value),
  list: (parts) => parts.join(", "),

  board: "Spielplan von Da Vinci Code",
  rowOf: (name) => `Reihe von ${name}`,
  status: { toMove: "am Zug", out: "ausgeschieden", winner: "gewinnt", hits: (hits) => `Treffer ${hits}` },
  pool: "Vorrat",
  poolLabel: (colour, count) => `Vorrat: ${count} ${COLOUR[colour]}`,
  drawLabel: (colour, count) => `${colour === "B" ? "Schwarz" : "Weiß"} ziehen (noch ${tiles(count)})`,
  clue: "Gezogen",
  clueLabel: (name, shown) => `Von ${name} gezogen, liegt beiseite: ${shown}`,
  hiddenTile: (colour) => `${colour === "B" ? "ein schwarzer" : "ein weißer"} Stein, verdeckt`,
  worlds: (count) => `Belegungen: ${count}`,
  removed: (each) => `Nicht im Spiel: ${each} je Farbe`,
  putBack: (shown) => `Zurück: ${shown}`,

  place: (position) => `Stein ${position + 1}`,
  exposed: "aufgedeckt",
  ownHidden: "für die anderen verdeckt",
  hidden: "verdeckt",
  staked: "eingesetzt",
  ruledOut: (values) => `nicht ${values}`,
  likely: (values) => `wahrscheinlich ${values}`,
  lastGuess: (value, right) => `letzter Tipp: ${value}, ${right ? "richtig" : "falsch"}`,
  lastMove: "letzter Zug",
  best: "Hinweis",
  bestGuess: (value, share) => `bester Tipp: ${value}, zu ${share} richtig`,

  guessTile: (label) => `Raten: ${label}`,
  chooseValue: (name, position) => `${name}, Stein ${position + 1}: welcher Wert?`,
  valueLabel: (value) => `Tipp: ${value === "-" ? "Joker" : value}`,
  wasRuledOut: "schon falsch geraten",
  stop: "Stopp",
  stopLabel: "Stopp: nicht weiter raten",
  done: "Fertig",
  putBackLabel: (shown) => `Zurücklegen: ${shown}`,
  stakeLabel: (shown) => `Einsetzen: ${shown}`,
  revealLabel: (shown) => `Aufdecken: ${shown}`,
  jokerLabel: (shown) => `Verschieben: ${shown}`,
  jokerTo: (shown, place) => `${shown} an Stelle ${place + 1}`,
  insertLabel: (place) => `Den gezogenen Stein an Stelle ${place + 1} einordnen`,
  clueTo: (place) => `Der gezogene Stein kommt an Stelle ${place + 1}`,

  prompt: {
    waiting: (name) => `${name} ist am Zug.`,
    chance: "Ein Stein wird gezogen.",
    return: "Einen eigenen Stein zurücklegen.",
    arrange: "Die eigene Reihe: alles geordnet.",
    arrangeJokers: "Die Stelle wählen, an der der Joker stehen soll.",
    draw: "Die Farbe wählen, die gezogen wird.",
    insert: "Die Stelle für den gezogenen Stein wählen.",
    stake: "Einsatz wählen: Ein falscher Tipp deckt ihn auf.",
    guess: "Raten: einen verdeckten fremden Stein wählen.",
    guessOrStop: "Richtig! Weiterraten oder aufhören.",
    place: "Pfeil: Stelle des gezogenen Steins.",
    reveal: "Falsch: einen eigenen Stein aufdecken.",
    over: (name) => `${name} gewinnt die Runde.`,
  },

  legend: {
    wins: "Zahlen: Siegchance in der Runde.",
    belowWins: "Untere Zahl: Siegchance in der Runde.",
    belowPoints: "Untere Zahl: Punkte.",
  },

  moves: {
    return: (position) => `Stein ${position + 1} zurücklegen`,
    returned: (shown) => `Zurückgelegt: ${shown}`,
    arrange: "Die Reihe ordnen",
    arrangeTo: (placed) => `Die Reihe ordnen: ${placed}`,
    jokerAt: (shown, index) => `${shown} an Stelle ${index + 1}`,
    draw: (colour) => (colour === "B" ? "Schwarz ziehen" : "Weiß ziehen"),
    tile: (shown) => `Gezogen: ${shown}`,
    insert: (index) => `Den gezogenen Stein an Stelle ${index + 1} einordnen`,
    stake: (position) => `Den eigenen Stein ${position + 1} einsetzen`,
    reveal: (position) => `Den eigenen Stein ${position + 1} aufdecken`,
    stop: "Aufhören",
    guess: (name, position, value) => `Tipp auf Stein ${position + 1} von ${name}: ${value}`,
    outcome: (right) => (right ? " – richtig" : " – falsch"),
    placed: (index) => ` (gezogener Stein: Stelle ${index + 1})`,
  },

  view: {
    turn: (turn) => (turn === 0 ? "Aufbau." : `Zug ${turn}.`),
    own: (tiles) => `Die eigene Reihe: ${tiles}.`,
    row: (name, tiles) => `${name}: ${tiles}.`,
    pool: (black, white) => `Vorrat: ${black} schwarz, ${white} weiß.`,
    clue: (shown) => `Gezogen, liegt beiseite: ${shown}.`,
    unknown: (colour) => `${COLOUR[colour]} verdeckt`,
    out: (name) => `${name} ist ausgeschieden.`,
  },

  worth: {
    hit: (share) => `zu ${share} richtig`,
    sure: "sicher richtig",
    impossible: "unmöglich",
    wins: (share) => `gewinnt die Runde zu ${share}`,
    points: (points) => `${points} Punkte`,
    winsRound: "ein Treffer gewinnt die Runde",
    breaksCode: "ein Treffer deckt den Code auf",
    known: (tiles) => `die anderen kennen dann ${tiles} der eigenen Steine`,
  },

  options: {
    players: { label: "Zahl der Spieler", help: "Wie viele spielen." },
    jokers: { label: "Joker", help: "Die beiden Joker sind im Spiel; sie dürfen überall in der Reihe stehen." },
    removed_per_colour: {
      label: "Entfernte Steine je Farbe",
      help: "So viele schwarze und so viele weiße Steine kommen ungesehen in die Schachtel.",
    },
    draw_extra: { label: "Ein Stein mehr zu Beginn", help: "Jeder nimmt einen Stein mehr und legt dann einen zurück." },
    joker_start: { label: "Joker in der Starthand", help: "Er bleibt oder wird zurückgelegt und ersetzt." },
    clue_tile: {
      label: "Gezogener Stein",
      help: "Er liegt bis zum Ende des Zuges beiseite oder kommt sofort in die Reihe.",
    },
    empty_pool_penalty: { label: "Falscher Tipp bei leerem Vorrat", help: "Was er kostet, wenn nichts zu ziehen ist." },
    scoring: { label: "Wertung", help: "Nur der Sieg zählt, oder es gibt Punkte wie im Turnier." },
    bonus_source: { label: "Bonus des Gewinners", help: "Turnierwertung: welche Steine der Bonus zusammenzählt." },
    first_player: { label: "Beginnt", help: "Wer den ersten Zug macht." },
    start_colours: {
      label: "Farben zu Beginn",
      help: "Die Farben, die jeder Platz nimmt, ein Buchstabe je Stein (B schwarz, W weiß), etwa BBWW, BWBW.",
    },
  },
  yes: "ja",
  no: "nein",
  asTheyCome: "wie sie kommen",
  optionValues: {
    allowed: "bleibt",
    redraw: "wird ersetzt",
    aside: "liegt beiseite",
    insert_on_draw: "kommt sofort in die Reihe",
    choose_after: "einen Stein nach Wahl",
    stake_before: "einen vorher eingesetzten Stein",
    none: "nichts",
    plain: "nur der Sieg",
    tournament: "Turnierpunkte",
    winner_hidden: "eigene verdeckte Steine",
    winner_hidden_plus_pool: "diese und der Vorrat",
  },
  scoreItems: {
    hits: "Richtige Tipps",
    codes_exposed: "Aufgedeckte Codes",
    round_won: "Runde gewonnen",
    rounds_won: "Gewonnene Runden",
    hidden_tiles: "Noch verdeckte Steine",
    pool_tiles: "Steine im Vorrat",
    went_out: "Ausgeschieden",
  },
};

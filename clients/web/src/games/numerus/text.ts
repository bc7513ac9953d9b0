/** The words of Nummerus Zahlus, most of them shared with the game for one. */
import type { GameTypes } from "regelwerk-client";
import { inAll } from "../../text/language";
import type { Direction } from "./geometry";

type Setup = GameTypes["numerus"]["setup"];

interface Option {
  label: string;
  help: string;
}

interface Texts {
  board: string;
  map: string;
  star: (field: string) => string;
  take: (number: number) => string;
  chipOn: (number: number, field: string) => string;
  outOfReach: string;
  makes: (chain: string) => string;
  directions: Record<Direction, string>;
  goes: (direction: string) => string;
  jump: string;
  swap: (give: number, who: string, get: number) => string;
  dealt: string;
  owned: (number: number, who: string) => string;
  own: (number: number) => string;
  chips: (count: number) => string;
  longest: (chain: string, length: number) => string;
  noChips: string;
  points: (count: number) => string;
  exchange: (count: number) => string;
  captions: {
    deal: string;
    take: string;
    jump: string;
    exchange: string;
    partner: (number: number) => string;
    waiting: (name: string) => string;
    over: string;
  };
  wins: string;
  loses: string;
  draws: string;
  share: (percent: string) => string;
  proved: string;
  estimated: string;
  bounded: string;
  view: {
    deal: string;
    star: (field: string, chips: number) => string;
    turn: (name: string) => string;
    has: (name: string, chains: string) => string;
    hasNone: (name: string) => string;
    over: string;
  };
  options: Record<keyof Setup, Option>;
  players: (count: number) => string;
  exchangeChips: (count: number) => string;
  boards: Record<Extract<Setup["board"], string>, string>;
  customBoard: string;
  yes: string;
  no: string;
  scorings: Record<Setup["scoring"], string>;
  items: Record<"chain" | "longest_chain" | "round_won" | "round_not_won", string>;
}

export const texts = inAll<Texts>({
  en: {
    board: "The board with the star",
    map: "The numbers taken so far",
    star: (field) => `The star, on ${field}`,
    take: (number) => `Take ${number}`,
    chipOn: (number, field) => `${number} on ${field}`,
    outOfReach: "out of reach",
    makes: (chain) => `makes ${chain}`,
    directions: {
      n: "north",
      ne: "north-east",
      e: "east",
      se: "south-east",
      s: "south",
      sw: "south-west",
      w: "west",
      nw: "north-west",
    },
    goes: (direction) => `to the ${direction}`,
    jump: "the star jumps",
    swap: (give, who, get) => `Give ${give} to ${who} for ${get}`,
    dealt: "The chips are dealt",
    owned: (number, who) => `${number}, taken by ${who}`,
    own: (number) => `${number}, your own`,
    chips: (count) => (count === 1 ? "1 chip" : `${count} chips`),
    longest: (chain, length) => `longest: ${chain} (${length})`,
    noChips: "nothing yet",
    points: (count) => (count === 1 ? "1 point" : `${count} points`),
    exchange: (count) => (count === 1 ? "1 exchange chip" : `${count} exchange chips`),
    captions: {
      deal: "The chips are being dealt.",
      take: "Choose a chip that the star can reach.",
      jump: "No chip is in reach: the star may jump to any.",
      exchange: "Exchange first: choose your chip, then a single one of another.",
      partner: (number) => `Exchange ${number}: choose the other chip.`,
      waiting: (name) => `It is ${name}'s turn.`,
      over: "The last chip has been taken.",
    },
    wins: "wins",
    loses: "loses",
    draws: "draws",
    share: (percent) => `expected share ${percent}`,
    proved: "proved",
    estimated: "estimated",
    bounded: "within proved bounds",
    view: {
      deal: "The chips are about to be dealt.",
      star: (field, chips) =>
        `The star is on ${field}; ${chips === 1 ? "1 chip lies" : `${chips} chips lie`} on the board.`,
      turn: (name) => `It is ${name}'s turn.`,
      has: (name, chains) => `${name} has ${chains}.`,
      hasNone: (name) => `${name} has no chips.`,
      over: "The last chip has been taken; the round is over.",
    },
    options: {
      players: { label: "Players", help: "How many play." },
      board: { label: "Board", help: "An 8 of 49 fields, a square, or 49 fields of your own in reading order." },
      cross_gaps: { label: "Cross gaps", help: "Whether the star slides on behind a gap or notch of the board." },
      exchange_chips: { label: "Exchange chips", help: "How many swaps each player may make; the variant has 2." },
      scoring: { label: "Scoring", help: "Whether the longest chain wins, or all chains count." },
      first_player: { label: "Begins", help: "Who makes the first move." },
    },
    players: (count) => `${count} players`,
    exchangeChips: (count) => (count === 0 ? "none" : `${count} each`),
    boards: { eight: "Eight", square: "Square, 7 by 7" },
    customBoard: "49 fields of your own",
    yes: "yes",
    no: "no",
    scorings: { longest: "The longest chain wins", tournament: "Tournament: a chain of n is worth 1 + 2 + … + n" },
    items: { chain: "Chain", longest_chain: "Longest chain", round_won: "Round won", round_not_won: "Round not won" },
  },
  de: {
    board: "Der Spielplan mit dem Stern",
    map: "Die bisher genommenen Zahlen",
    star: (field) => `Der Stern auf ${field}`,
    take: (number) => `${number} nehmen`,
    chipOn: (number, field) => `${number} auf ${field}`,
    outOfReach: "nicht erreichbar",
    makes: (chain) => `ergibt ${chain}`,
    directions: {
      n: "Norden",
      ne: "Nordosten",
      e: "Osten",
      se: "Südosten",
      s: "Süden",
      sw: "Südwesten",
      w: "Westen",
      nw: "Nordwesten",
    },
    goes: (direction) => `nach ${direction}`,
    jump: "der Stern springt",
    swap: (give, who, get) => `${give} an ${who} geben, dafür ${get} bekommen`,
    dealt: "Die Chips werden verteilt",
    owned: (number, who) => `${number}, bei ${who}`,
    own: (number) => `${number}, eigener Chip`,
    chips: (count) => (count === 1 ? "1 Chip" : `${count} Chips`),
    longest: (chain, length) => `längste: ${chain} (${length})`,
    noChips: "noch nichts",
    points: (count) => (count === 1 ? "1 Punkt" : `${count} Punkte`),
    exchange: (count) => (count === 1 ? "1 Tauschchip" : `${count} Tauschchips`),
    captions: {
      deal: "Die Chips werden verteilt.",
      take: "Einen Chip wählen, den der Stern erreicht.",
      jump: "Kein Chip ist erreichbar: Der Stern darf auf jeden springen.",
      exchange: "Vorher tauschen: einen eigenen Chip wählen, dann einen einzelnen fremden.",
      partner: (number) => `${number} tauschen: den anderen Chip wählen.`,
      waiting: (name) => `${name} ist am Zug.`,
      over: "Der letzte Chip ist genommen.",
    },
    wins: "gewinnt",
    loses: "verliert",
    draws: "unentschieden",
    share: (percent) => `erwarteter Anteil am Sieg: ${percent}`,
    proved: "bewiesen",
    estimated: "geschätzt",
    bounded: "in bewiesenen Grenzen",
    view: {
      deal: "Die Chips werden gleich verteilt.",
      star: (field, chips) =>
        `Der Stern steht auf ${field}; auf dem Spielplan ${chips === 1 ? "liegt 1 Chip" : `liegen ${chips} Chips`}.`,
      turn: (name) => `${name} ist am Zug.`,
      has: (name, chains) => `${name} hat ${chains}.`,
      hasNone: (name) => `${name} hat keine Chips.`,
      over: "Der letzte Chip ist genommen; die Runde ist zu Ende.",
    },
    options: {
      players: { label: "Zahl der Spieler", help: "Wie viele spielen." },
      board: {
        label: "Spielplan",
        help: "Eine 8 aus 49 Feldern, ein Quadrat oder 49 eigene Felder in Lesereihenfolge.",
      },
      cross_gaps: {
        label: "Lücken überqueren",
        help: "Ob der Stern über eine Lücke oder Kerbe im Spielplan hinweg weiterzieht.",
      },
      exchange_chips: { label: "Tauschchips", help: "Wie oft jeder tauschen darf; in der Variante 2-mal." },
      scoring: { label: "Wertung", help: "Ob die längste Kette gewinnt oder alle Ketten zählen." },
      first_player: { label: "Beginnt", help: "Wer den ersten Zug macht." },
    },
    players: (count) => `${count} Spieler`,
    exchangeChips: (count) => (count === 0 ? "keine" : `je ${count}`),
    boards: { eight: "Acht", square: "Quadrat, 7 mal 7" },
    customBoard: "49 eigene Felder",
    yes: "ja",
    no: "nein",
    scorings: { longest: "Die längste Kette gewinnt", tournament: "Turnier: Eine Kette von n ist 1 + 2 + … + n wert" },
    items: {
      chain: "Kette",
      longest_chain: "Längste Kette",
      round_won: "Runde gewonnen",
      round_not_won: "Runde nicht gewonnen",
    },
  },
  es: {
    board: "El tablero con la estrella",
    map: "Los números tomados hasta ahora",
    star: (field) => `La estrella, en ${field}`,
    take: (number) => `Tomar el ${number}`,
    chipOn: (number, field) => `${number} en ${field}`,
    outOfReach: "fuera de alcance",
    makes: (chain) => `forma ${chain}`,
    directions: {
      n: "norte",
      ne: "nordeste",
      e: "este",
      se: "sudeste",
      s: "sur",
      sw: "sudoeste",
      w: "oeste",
      nw: "noroeste",
    },
    goes: (direction) => `hacia el ${direction}`,
    jump: "la estrella salta",
    swap: (give, who, get) => `Dar el ${give} a ${who} a cambio del ${get}`,
    dealt: "Reparto de las fichas",
    owned: (number, who) => `${number}, de ${who}`,
    own: (number) => `${number}, ficha propia`,
    chips: (count) => (count === 1 ? "1 ficha" : `${count} fichas`),
    longest: (chain, length) => `la más larga: ${chain} (${length})`,
    noChips: "nada todavía",
    points: (count) => (count === 1 ? "1 punto" : `${count} puntos`),
    exchange: (count) => (count === 1 ? "1 ficha de cambio" : `${count} fichas de cambio`),
    captions: {
      deal: "Se están repartiendo las fichas.",
      take: "Elige una ficha al alcance de la estrella.",
      jump: "No hay ninguna ficha al alcance: la estrella puede saltar a cualquiera.",
      exchange: "Para cambiar antes: elige una ficha tuya y luego una suelta de otro jugador.",
      partner: (number) => `Cambiar el ${number}: elige la otra ficha.`,
      waiting: (name) => `Le toca a ${name}.`,
      over: "Se ha tomado la última ficha.",
    },
    wins: "gana",
    loses: "pierde",
    draws: "empata",
    share: (percent) => `parte esperada: ${percent}`,
    proved: "demostrado",
    estimated: "estimado",
    bounded: "con límites demostrados",
    view: {
      deal: "Se van a repartir las fichas.",
      star: (field, chips) =>
        `La estrella está en ${field}; en el tablero ${chips === 1 ? "queda 1 ficha" : `quedan ${chips} fichas`}.`,
      turn: (name) => `Le toca a ${name}.`,
      has: (name, chains) => `${name} tiene ${chains}.`,
      hasNone: (name) => `${name} no tiene fichas.`,
      over: "Se ha tomado la última ficha; la ronda ha terminado.",
    },
    options: {
      players: { label: "Jugadores", help: "Cuántos juegan." },
      board: { label: "Tablero", help: "Un 8 de 49 casillas, un cuadrado o 49 casillas propias en orden de lectura." },
      cross_gaps: {
        label: "Cruzar huecos",
        help: "Si la estrella sigue deslizándose más allá de un hueco o una muesca del tablero.",
      },
      exchange_chips: {
        label: "Fichas de cambio",
        help: "Cuántos cambios puede hacer cada jugador; en la variante son 2.",
      },
      scoring: { label: "Puntuación", help: "Si gana la cadena más larga o cuentan todas las cadenas." },
      first_player: { label: "Empieza", help: "Quién hace la primera jugada." },
    },
    players: (count) => `${count} jugadores`,
    exchangeChips: (count) => (count === 0 ? "ninguna" : `${count} para cada uno`),
    boards: { eight: "Ocho", square: "Cuadrado, 7 por 7" },
    customBoard: "49 casillas propias",
    yes: "sí",
    no: "no",
    scorings: { longest: "Gana la cadena más larga", tournament: "Torneo: una cadena de n vale 1 + 2 + … + n" },
    items: {
      chain: "Cadena",
      longest_chain: "Cadena más larga",
      round_won: "Ronda ganada",
      round_not_won: "Ronda no ganada",
    },
  },
});

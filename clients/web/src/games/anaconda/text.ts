/** The words of Anaconda. */
import type { GameTypes } from "regelwerk-client";
import { inAll } from "../../text/language";

type Setup = GameTypes["anaconda"]["setup"];

interface Texts {
  picture: string;
  die: (die: string) => string;
  dieShows: (die: string, face: number) => string;
  placedLast: string;
  last: string;
  chooseDie: (die: string) => string;
  against: (die: string) => string;
  roll: (one: string, other: string) => string;
  rolled: (faces: string) => string;
  place: (die: string, face: number, neighbour: string) => string;
  showFace: (die: string, face: number) => string;
  notLegal: string;
  captions: {
    choose: string;
    roll: string;
    rollChoice: string;
    place: (die: string) => string;
    play: string;
    pasch: (die: string) => string;
    waiting: (name: string) => string;
  };
  legend: string;
  legendOfThree: string;
  and: (one: string, other: string) => string;
  wins: (depth: number) => string;
  loses: (depth: number) => string;
  draws: string;
  nobody: string;
  stuckIn: (who: string, depth: number) => string;
  chance: (percent: string, fraction: string) => string;
  view: {
    choose: (name: string) => string;
    rolling: (one: string, other: string) => string;
    place: (name: string, die: string, lying: string) => string;
    row: (dice: string, last: string) => string;
    turn: (name: string) => string;
    pasch: (name: string, die: string) => string;
    stuck: (name: string) => string;
    drawn: string;
  };
  options: Record<keyof Setup, { label: string; help: string }>;
  players: (count: number) => string;
  repetition: Record<Setup["repetition"], string>;
  items: Record<"round_won" | "stuck" | "drawn", string>;
}

export const texts = inAll<Texts>({
  en: {
    picture: "The dice",
    die: (die) => `Die ${die}`,
    dieShows: (die, face) => `Die ${die} shows ${face}`,
    placedLast: "placed last",
    last: "last",
    chooseDie: (die) => `Move die ${die}`,
    against: (die) => `against ${die}`,
    roll: (one, other) => `Roll the dice ${one} and ${other}`,
    rolled: (faces) => `The dice show ${faces}`,
    place: (die, face, neighbour) => `Die ${die} shows ${face}, against ${neighbour}`,
    showFace: (die, face) => `Let die ${die} show ${face}`,
    notLegal: "not allowed",
    captions: {
      choose: "Choose the two dice to roll.",
      roll: "The dice are rolling.",
      rollChoice: "Choose what the dice show.",
      place: (die) => `Put die ${die} against one of the two, with a neighbouring number.`,
      play: "Choose a die at an end, then its new number and its place.",
      pasch: (die) => `A double: die ${die} has to move as well.`,
      waiting: (name) => `It is ${name}'s turn.`,
    },
    legend: "+3: wins in 3 placements; −3: loses in 3.",
    legendOfThree: "The letter says who gets stuck, the number in how many placements.",
    and: (one, other) => `${one} and ${other}`,
    wins: (depth) => `wins in ${depth}`,
    loses: (depth) => `loses in ${depth}`,
    draws: "draws",
    nobody: "nobody can be forced to lose",
    stuckIn: (who, depth) => `${who} gets stuck in ${depth}`,
    chance: (percent, fraction) => `does not lose with ${percent} (${fraction})`,
    view: {
      choose: (name) => `${name} chooses two dice to roll.`,
      rolling: (one, other) => `The dice ${one} and ${other} are rolling.`,
      place: (name, die, lying) => `The dice lie ${lying}. ${name} places die ${die}.`,
      row: (dice, last) => `The dice lie, from end to end, ${dice}. Die ${last} was placed last.`,
      turn: (name) => `It is ${name}'s turn.`,
      pasch: (name, die) => `The ends show a double: ${name} has to move die ${die} as well.`,
      stuck: (name) => `${name} is stuck and has lost.`,
      drawn: "The position occurred for the third time: the game is a draw.",
    },
    options: {
      players: { label: "Players", help: "With three, one loses and the two others win." },
      repetition: {
        label: "Repeated positions",
        help: "Whether a position that occurs for the third time ends the game as a draw.",
      },
    },
    players: (count) => `${count} players`,
    repetition: { none: "The game goes on", draw: "Draw at the third time" },
    items: { round_won: "Round won", stuck: "Stuck", drawn: "Drawn" },
  },
  de: {
    picture: "Die Würfel",
    die: (die) => `Würfel ${die}`,
    dieShows: (die, face) => `Würfel ${die} zeigt die ${face}`,
    placedLast: "zuletzt gelegt",
    last: "zuletzt",
    chooseDie: (die) => `Würfel ${die} umlegen`,
    against: (die) => `an ${die}`,
    roll: (one, other) => `Die Würfel ${one} und ${other} werfen`,
    rolled: (faces) => `Die Würfel zeigen ${faces}`,
    place: (die, face, neighbour) => `Würfel ${die} mit der ${face} an ${neighbour}`,
    showFace: (die, face) => `Würfel ${die} soll die ${face} zeigen`,
    notLegal: "nicht erlaubt",
    captions: {
      choose: "Zwei Würfel für den Wurf wählen.",
      roll: "Die Würfel rollen.",
      rollChoice: "Wählen, was die Würfel zeigen.",
      place: (die) => `Würfel ${die} mit einer Nachbarzahl an einen der beiden legen.`,
      play: "Einen Würfel am Ende wählen, dann seine neue Zahl und seine Stelle.",
      pasch: (die) => `Pasch: Auch Würfel ${die} muss umgelegt werden.`,
      waiting: (name) => `${name} ist am Zug.`,
    },
    legend: "+3: gewinnt in 3 Zügen; −3: verliert in 3.",
    legendOfThree: "Der Buchstabe nennt, wer verliert, die Zahl, in wie vielen Zügen.",
    and: (one, other) => `${one} und ${other}`,
    wins: (depth) => `gewinnt in ${depth}`,
    loses: (depth) => `verliert in ${depth}`,
    draws: "unentschieden",
    nobody: "niemand kann zum Verlieren gezwungen werden",
    stuckIn: (who, depth) => `${who} verliert in ${depth}`,
    chance: (percent, fraction) => `verliert nicht: ${percent} (${fraction})`,
    view: {
      choose: (name) => `${name} wählt zwei Würfel für den Wurf.`,
      rolling: (one, other) => `Die Würfel ${one} und ${other} rollen.`,
      place: (name, die, lying) => `Es liegen ${lying}. ${name} legt Würfel ${die} an.`,
      row: (dice, last) => `Die Reihe von Ende zu Ende: ${dice}. Würfel ${last} wurde zuletzt gelegt.`,
      turn: (name) => `${name} ist am Zug.`,
      pasch: (name, die) => `Die Enden zeigen einen Pasch: ${name} muss auch Würfel ${die} umlegen.`,
      stuck: (name) => `${name} kann nicht mehr legen und hat verloren.`,
      drawn: "Die Stellung kam zum dritten Mal vor: Die Partie endet unentschieden.",
    },
    options: {
      players: { label: "Zahl der Spieler", help: "Zu dritt verliert einer, die beiden anderen gewinnen." },
      repetition: {
        label: "Wiederholte Stellungen",
        help: "Ob die Partie unentschieden endet, wenn eine Stellung zum dritten Mal vorkommt.",
      },
    },
    players: (count) => `${count} Spieler`,
    repetition: { none: "Die Partie geht weiter", draw: "Unentschieden beim dritten Mal" },
    items: { round_won: "Runde gewonnen", stuck: "Konnte nicht mehr legen", drawn: "Unentschieden" },
  },
  es: {
    picture: "Los dados",
    die: (die) => `Dado ${die}`,
    dieShows: (die, face) => `El dado ${die} muestra ${face}`,
    placedLast: "colocado el último",
    last: "último",
    chooseDie: (die) => `Mover el dado ${die}`,
    against: (die) => `junto a ${die}`,
    roll: (one, other) => `Tirar los dados ${one} y ${other}`,
    rolled: (faces) => `Los dados muestran ${faces}`,
    place: (die, face, neighbour) => `El dado ${die} muestra ${face}, junto a ${neighbour}`,
    showFace: (die, face) => `Que el dado ${die} muestre ${face}`,
    notLegal: "no permitido",
    captions: {
      choose: "Elige los dos dados que se tiran.",
      roll: "Los dados están rodando.",
      rollChoice: "Elige qué muestran los dados.",
      place: (die) => `Pon el dado ${die} junto a uno de los dos, con un número vecino.`,
      play: "Elige un dado de un extremo, después su nuevo número y su lugar.",
      pasch: (die) => `Un doble: también hay que mover el dado ${die}.`,
      waiting: (name) => `Le toca a ${name}.`,
    },
    legend: "+3: gana en 3 colocaciones; −3: pierde en 3.",
    legendOfThree: "La letra dice quién se queda sin jugada; el número, en cuántas colocaciones.",
    and: (one, other) => `${one} y ${other}`,
    wins: (depth) => `gana en ${depth}`,
    loses: (depth) => `pierde en ${depth}`,
    draws: "empata",
    nobody: "no se puede obligar a nadie a perder",
    stuckIn: (who, depth) => `${who} se queda sin jugada en ${depth}`,
    chance: (percent, fraction) => `no pierde con un ${percent} (${fraction})`,
    view: {
      choose: (name) => `${name} elige dos dados para tirar.`,
      rolling: (one, other) => `Los dados ${one} y ${other} están rodando.`,
      place: (name, die, lying) => `En la mesa están ${lying}. ${name} coloca el dado ${die}.`,
      row: (dice, last) => `La fila de extremo a extremo: ${dice}. El último dado colocado es ${last}.`,
      turn: (name) => `Le toca a ${name}.`,
      pasch: (name, die) => `Los extremos muestran un doble: ${name} debe mover también el dado ${die}.`,
      stuck: (name) => `${name} se ha quedado sin jugada y ha perdido.`,
      drawn: "La posición se dio por tercera vez: la partida acaba en empate.",
    },
    options: {
      players: { label: "Jugadores", help: "Entre tres, uno pierde y los otros dos ganan." },
      repetition: {
        label: "Posiciones repetidas",
        help: "Si una posición que se da por tercera vez acaba la partida en empate.",
      },
    },
    players: (count) => `${count} jugadores`,
    repetition: { none: "La partida sigue", draw: "Empate a la tercera" },
    items: { round_won: "Ronda ganada", stuck: "Sin jugada", drawn: "Empate" },
  },
});

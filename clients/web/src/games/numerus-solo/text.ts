/** The words that only the game for one needs. */
import type { GameTypes } from "regelwerk-client";
import { inAll } from "../../text/language";

interface Texts {
  map: string;
  takeTo: (number: number, chain: number) => string;
  question: (number: number) => string;
  begins: string;
  fitsTwo: string;
  minus: (count: number) => string;
  atLeast: (count: number) => string;
  chains: (count: number, safe: number) => string;
  current: (chain: string, length: number, safe: boolean) => string;
  sum: (minus: number) => string;
  captions: { take: string; choose: (number: number) => string; line: (steps: number) => string };
  view: { chains: (chains: string) => string; none: string; over: (minus: string) => string };
  penaltyOption: { label: string; help: string };
  penalties: Record<GameTypes["numerus-solo"]["setup"]["solo_penalty"], string>;
  items: Record<"chain_removed" | "chain_left", string>;
}

export const texts = inAll<Texts>({
  en: {
    map: "The chains so far",
    takeTo: (number, chain) => `Take ${number}, to the chain of ${chain}`,
    question: (number) => `Which chain does ${number} join?`,
    begins: "begins a chain",
    fitsTwo: "fits two chains",
    minus: (count) => (count === 1 ? "1 minus point" : `${count} minus points`),
    atLeast: (count) => `at least ${count}`,
    chains: (count, safe) => `${count === 1 ? "1 chain" : `${count} chains`}, ${safe} of 6 or more`,
    current: (chain, length, safe) =>
      `chain ${chain}, ${length === 1 ? "1 chip" : `${length} chips`}${safe ? ", safe" : ""}`,
    sum: (minus) => `if it ended now: ${minus === 1 ? "1 minus point" : `${minus} minus points`}`,
    captions: {
      take: "Choose a chip that the star can reach. Chains of 6 or more are safe.",
      choose: (number) => `${number} fits two chains: choose one.`,
      line: (steps) => `The solver's line, ${steps === 1 ? "1 step" : `${steps} steps`} to the end.`,
    },
    view: {
      chains: (chains) => `The chains are ${chains}.`,
      none: "No chain has been begun.",
      over: (minus) => `The last chip has been taken: ${minus}.`,
    },
    penaltyOption: { label: "Minus points", help: "What the chains of fewer than 6 chips cost at the end." },
    penalties: {
      per_chip: "1 for each chip",
      per_chain: "1 for each chain",
      triangular: "1 + 2 + … + n for a chain of n",
    },
    items: { chain_removed: "Chain removed", chain_left: "Chain left" },
  },
  de: {
    map: "Die bisherigen Ketten",
    takeTo: (number, chain) => `${number} nehmen, zur Kette der ${chain}`,
    question: (number) => `An welche Kette kommt die ${number}?`,
    begins: "beginnt eine Kette",
    fitsTwo: "passt an zwei Ketten",
    minus: (count) => (count === 1 ? "1 Minuspunkt" : `${count} Minuspunkte`),
    atLeast: (count) => `mindestens ${count}`,
    chains: (count, safe) => `${count === 1 ? "1 Kette" : `${count} Ketten`}, davon ${safe} ab 6 Chips`,
    current: (chain, length, safe) =>
      `Kette ${chain}, ${length === 1 ? "1 Chip" : `${length} Chips`}${safe ? ", sicher" : ""}`,
    sum: (minus) => `wäre jetzt Schluss: ${minus === 1 ? "1 Minuspunkt" : `${minus} Minuspunkte`}`,
    captions: {
      take: "Einen Chip wählen, den der Stern erreicht. Ketten ab 6 sind sicher.",
      choose: (number) => `Die ${number} passt an zwei Ketten: eine wählen.`,
      line: (steps) => `Berechneter Weg, ${steps === 1 ? "1 Zug" : `${steps} Züge`} bis zum Ende.`,
    },
    view: {
      chains: (chains) => `Die Ketten sind ${chains}.`,
      none: "Noch ist keine Kette begonnen.",
      over: (minus) => `Der letzte Chip ist genommen: ${minus}.`,
    },
    penaltyOption: { label: "Minuspunkte", help: "Was Ketten von weniger als 6 Chips am Ende kosten." },
    penalties: { per_chip: "1 je Chip", per_chain: "1 je Kette", triangular: "1 + 2 + … + n für eine Kette von n" },
    items: { chain_removed: "Kette entfernt", chain_left: "Kette übrig" },
  },
  es: {
    map: "Las cadenas hasta ahora",
    takeTo: (number, chain) => `Tomar el ${number}, para la cadena del ${chain}`,
    question: (number) => `¿A qué cadena se une el ${number}?`,
    begins: "empieza una cadena",
    fitsTwo: "encaja en dos cadenas",
    minus: (count) => (count === 1 ? "1 punto negativo" : `${count} puntos negativos`),
    atLeast: (count) => `al menos ${count}`,
    chains: (count, safe) => `${count === 1 ? "1 cadena" : `${count} cadenas`}, ${safe} de 6 o más`,
    current: (chain, length, safe) =>
      `cadena ${chain}, ${length === 1 ? "1 ficha" : `${length} fichas`}${safe ? ", a salvo" : ""}`,
    sum: (minus) => `si acabara ahora: ${minus === 1 ? "1 punto negativo" : `${minus} puntos negativos`}`,
    captions: {
      take: "Elige una ficha al alcance de la estrella. Las cadenas de 6 o más están a salvo.",
      choose: (number) => `El ${number} encaja en dos cadenas: elige una.`,
      line: (steps) => `La línea del solucionador: ${steps === 1 ? "1 jugada" : `${steps} jugadas`} hasta el final.`,
    },
    view: {
      chains: (chains) => `Las cadenas son ${chains}.`,
      none: "Todavía no hay ninguna cadena.",
      over: (minus) => `Se ha tomado la última ficha: ${minus}.`,
    },
    penaltyOption: { label: "Puntos negativos", help: "Lo que cuestan al final las cadenas de menos de 6 fichas." },
    penalties: { per_chip: "1 por ficha", per_chain: "1 por cadena", triangular: "1 + 2 + … + n por una cadena de n" },
    items: { chain_removed: "Cadena retirada", chain_left: "Cadena restante" },
  },
});

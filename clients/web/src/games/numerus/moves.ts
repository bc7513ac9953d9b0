/** The texts of moves, and what is made of the listed ones. */
export interface Take {
  number: number;
  /** The neighbouring number whose chain the chip joins, where it fits two. */
  chain: number | null;
}

export interface Swap {
  give: number;
  seat: number;
  get: number;
}

export function take(number: number): string {
  return `take:${number}`;
}

export function swap({ give, seat, get }: Swap): string {
  return `swap:${give}/${seat}.${get}`;
}

export function readTake(move: string): Take | null {
  const [, number, chain] = /^take:(\d+)(?:\+(\d+))?$/.exec(move) ?? [];
  return number ? { number: Number(number), chain: chain ? Number(chain) : null } : null;
}

export function readSwap(move: string): Swap | null {
  const [, give, seat, get] = /^swap:(\d+)\/(\d)\.(\d+)$/.exec(move) ?? [];
  return give && seat && get ? { give: Number(give), seat: Number(seat), get: Number(get) } : null;
}

export function isDeal(move: string): boolean {
  return move.startsWith("deal:");
}

/** The chips that a list of moves takes. */
export function takenBy(moves: readonly { move: string }[]): ReadonlySet<number> {
  return new Set(moves.flatMap(({ move }) => readTake(move)?.number ?? []));
}

/** The numbers of the last move: the chip taken, or the two chips swapped. */
export function numbersOf(last: string | null): ReadonlySet<number> {
  const taken = last === null ? null : readTake(last);
  const swapped = last === null ? null : readSwap(last);
  return new Set([...(taken ? [taken.number] : []), ...(swapped ? [swapped.give, swapped.get] : [])]);
}

/** The swap that two chips make, pressed in either order; null if they are not one of the mover's and one of another seat. */
export function swapOf(
  one: number,
  other: number,
  mover: number,
  collected: readonly (readonly number[])[],
): Swap | null {
  const owner = (number: number) => collected.findIndex((numbers) => numbers.includes(number));
  const [give, get] = owner(one) === mover ? [one, other] : [other, one];
  const seat = owner(get);
  return owner(give) === mover && seat >= 0 && seat !== mover ? { give, seat, get } : null;
}

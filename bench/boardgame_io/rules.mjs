// Anaconda for two, as service/games/anaconda/rules.md has it. A table is {dice, centre, last, resolve}: the face of each
// die or null, the die in the centre, the die placed last, and the die that must be placed again after a double.

export const FACES = { III: [1, 2, 5, 6, 7, 9], IV: [1, 3, 4, 5, 8, 9], V: [2, 3, 4, 6, 7, 8] };
export const DICE = Object.keys(FACES);
export const EMPTY = { dice: { III: null, IV: null, V: null }, centre: null, last: null, resolve: null };

const areNeighbours = (a, b) => Math.abs(a - b) === 1 || (a === 1 && b === 9) || (a === 9 && b === 1);
const farFrom = (die, neighbour) => DICE.find((each) => each !== die && each !== neighbour);
const lying = (table) => DICE.filter((die) => table.dice[die] !== null).length;

export const isPair = (table, one, other) =>
  lying(table) === 0 && DICE.includes(one) && DICE.includes(other) && one !== other;

export function isPlacement(table, die, face, neighbour) {
  const count = lying(table);
  if (count < 2 || !DICE.includes(die) || !DICE.includes(neighbour) || die === neighbour) return false;
  if (count === 2 && table.dice[die] !== null) return false;
  if (die === table.centre || die === table.last || ![null, die].includes(table.resolve)) return false;
  const far = table.dice[farFrom(die, neighbour)];
  return (
    FACES[die].includes(face) &&
    face !== table.dice[die] &&
    areNeighbours(face, table.dice[neighbour]) &&
    !(face === far && face % 2 === 0)
  );
}

// Every legal placement, by die, face and neighbour.
export function placements(table) {
  const found = [];
  for (const die of DICE)
    for (const face of FACES[die])
      for (const neighbour of DICE) if (isPlacement(table, die, face, neighbour)) found.push([die, face, neighbour]);
  return found;
}

// The table after a legal placement; the same player goes on where `resolve` names a die.
export function placed(table, die, face, neighbour) {
  const far = farFrom(die, neighbour);
  const resolve = table.dice[far] === face ? far : null;
  return { dice: { ...table.dice, [die]: face }, centre: neighbour, last: die, resolve };
}

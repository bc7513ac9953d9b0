/** English words; they give the shape for the other languages. */
const COLOUR = { B: "black", W: "white" };

function tile(name: string): string {
  return `${COLOUR[name.startsWith("B") ? "B" : "W"]} ${name.slice(1)}`;
}

export const en = {
  tile,
  list: (parts: readonly string[]) => parts.join(", "),
  board: "Board of Da Vinci Solo",
  row: (row: number) => `Row ${row + 1}`,
  rowLabel: (row: number, tiles: string, spine: string) => `Row ${row + 1}: ${tiles}; spine ${spine}`,
  placeLabel: (shown: string, row: number, side: "L" | "R") =>
    `Place ${shown} to the ${side === "L" ? "left" : "right"} of row ${row + 1}`,
  hand: "Hand",
  handLabel: (shown: string) => `Take ${shown}`,
  inHand: (shown: string, turn: number) => `${shown}, drawn in turn ${turn}`,
  layBy: (turn: number) => `to lie by the end of turn ${turn}`,
  handBy: (turn: number) => `Hand empty by the end of turn ${turn}`,
  byTurn: (turn: number) => `by ${turn}`,
  hold: "Hold",
  holdLabel: "End the turn and hold the rest",
  draw: "Draw",
  drawLabel: (colour: "B" | "W" | null, count: number) =>
    `Draw a ${colour === null ? "" : `${COLOUR[colour]} `}tile (${count} left)`,
  poolLabel: (colour: "B" | "W" | null, count: number) =>
    `Pool: ${count}${colour === null ? "" : ` ${COLOUR[colour]}`}`,
  rest: (count: number) => `Still to come: ${count}`,
  restLabel: (tiles: string) => `Still to come: ${tiles}`,
  comesLabel: (shown: string) => `${shown} comes`,
  best: "the hint",
  lastMove: "last move",
  chance: (share: string, interval: string) => `wins with ${share}${interval}`,
  interval: (low: string, high: string) => ` (${low} to ${high})`,
  none: "none",
  legend: "Figures: chance to win (95% interval)",

  prompt: {
    draw: (turn: number) => `Turn ${turn}: draw a tile.`,
    drawColour: (turn: number) => `Turn ${turn}: choose a colour to draw.`,
    spine: "The spine is being laid out.",
    tile: "A tile is being drawn.",
    place: (shown: string) => `Place ${shown} at the end of a row.`,
    won: "Won: all 24 tiles lie.",
    lost: (placed: number) => `Lost: ${placed} of 24 tiles lie.`,
  },
  moves: {
    draw: "Draw a tile",
    drawColour: (colour: "B" | "W") => `Draw a ${COLOUR[colour]} tile`,
    tile: (shown: string) => `Drawn: ${shown}`,
    hold: "End the turn and hold the rest",
  },
  view: {
    hand: (tiles: string) => `In hand: ${tiles}.`,
    pool: (count: number) => `Still to come: ${count}.`,
  },
  options: {
    row_cap: { label: "Tiles in a row", help: "How many a row holds, its spine tile included." },
    deferral: { label: "Holding", help: "Whether a drawn 0, 1, 10 or 11 may be held for a while." },
    cumulative: { label: "Allowances", help: "How long: all tiles held share the sum, or each has its own." },
    colour_choice: { label: "Choice of colour", help: "The player names the colour of the tile to draw." },
    start: { label: "Spine", help: "The six tiles of the spine in row order, such as B1, B3, W4, B5, B6, B9." },
  } as Record<string, { label: string; help: string }>,
  yes: "yes",
  no: "no",
  random: "at random",
  optionValues: {
    optional: "always",
    strict: "only without a place",
    off: "never",
    shared: "shared by all",
    each: "each its own",
  } as Record<string, string>,
  scoreItems: {
    tiles_placed: "Tiles placed",
    round_won: "Round won",
    round_lost: "Round lost",
    next_spine: "Spine of the next round",
  } as Record<string, string>,
};

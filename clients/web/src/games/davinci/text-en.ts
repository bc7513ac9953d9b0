/** English words; they give the shape for the other languages. */
const COLOUR = { B: "black", W: "white" };

function tile(name: string): string {
  const colour = COLOUR[name.startsWith("B") ? "B" : "W"];
  const face = name.slice(1);
  if (face === "?") return `a ${colour} tile`;
  return face === "-" ? `${colour} joker` : `${colour} ${face}`;
}

function tiles(count: number): string {
  return count === 1 ? "1 tile" : `${count} tiles`;
}

export const en = {
  seat: (seat: number) => `Seat ${seat + 1}`,
  tile,
  value: (value: string) => (value === "-" ? "the joker" : value),
  list: (parts: readonly string[]) => parts.join(", "),

  board: "Board of Da Vinci Code",
  rowOf: (name: string) => `Row of ${name}`,
  status: { toMove: "to move", out: "out", winner: "wins", hits: (hits: number) => `hits ${hits}` },
  pool: "Pool",
  poolLabel: (colour: "B" | "W", count: number) => `Pool: ${count} ${COLOUR[colour]}`,
  drawLabel: (colour: "B" | "W", count: number) => `Draw ${COLOUR[colour]} (${tiles(count)} left)`,
  clue: "Drawn",
  clueLabel: (name: string, shown: string) => `Drawn by ${name}, lying aside: ${shown}`,
  hiddenTile: (colour: "B" | "W") => `a ${COLOUR[colour]} tile, hidden`,
  worlds: (count: string) => `${count} worlds`,
  removed: (each: number) => `Out of play: ${each} per colour`,
  putBack: (shown: string) => `Put back: ${shown}`,

  place: (position: number) => `tile ${position + 1}`,
  exposed: "exposed",
  ownHidden: "hidden from the others",
  hidden: "hidden",
  staked: "staked",
  ruledOut: (values: string) => `not ${values}`,
  likely: (values: string) => `probably ${values}`,
  lastGuess: (value: string, right: boolean) => `last guess: ${value}, ${right ? "right" : "wrong"}`,
  lastMove: "last move",
  best: "the hint",
  bestGuess: (value: string, share: string) => `best guess ${value}, right with ${share}`,

  guessTile: (label: string) => `Guess ${label}`,
  chooseValue: (name: string, position: number) => `${name}, tile ${position + 1}: which value?`,
  valueLabel: (value: string) => `Guess ${value === "-" ? "the joker" : value}`,
  wasRuledOut: "already guessed wrongly",
  stop: "Stop",
  stopLabel: "Stop guessing",
  done: "Done",
  putBackLabel: (shown: string) => `Put back ${shown}`,
  stakeLabel: (shown: string) => `Stake ${shown}`,
  revealLabel: (shown: string) => `Expose ${shown}`,
  jokerLabel: (shown: string) => `Move ${shown}`,
  jokerTo: (shown: string, place: number) => `Put ${shown} at place ${place + 1}`,
  insertLabel: (place: number) => `Put the drawn tile at place ${place + 1}`,
  clueTo: (place: number) => `The drawn tile goes to place ${place + 1}`,

  prompt: {
    waiting: (name: string) => `${name} is to move.`,
    chance: "A tile is being drawn.",
    return: "Put one of your tiles back.",
    arrange: "Your row: all in order.",
    arrangeJokers: "Press the place where the joker shall stand.",
    draw: "Choose a colour to draw.",
    insert: "Choose the place of the drawn tile.",
    stake: "Stake a tile: it is exposed if you are wrong.",
    guess: "Guess: press a hidden tile of another player.",
    guessOrStop: "Right! Guess again, or stop.",
    place: "Arrow: place of the drawn tile.",
    reveal: "Wrong: expose one of your tiles.",
    over: (name: string) => `${name} wins the round.`,
  },

  legend: {
    wins: "Figures: chance to win the round.",
    belowWins: "Lower figure: chance to win the round.",
    belowPoints: "Lower figure: points.",
  },

  moves: {
    return: (position: number) => `Put back tile ${position + 1}`,
    returned: (shown: string) => `Put back ${shown}`,
    arrange: "Arrange the row",
    arrangeTo: (placed: string) => `Arrange the row: ${placed}`,
    jokerAt: (shown: string, index: number) => `${shown} at place ${index + 1}`,
    draw: (colour: "B" | "W") => `Draw ${COLOUR[colour]}`,
    tile: (shown: string) => `Drawn: ${shown}`,
    insert: (index: number) => `Put the drawn tile at place ${index + 1}`,
    stake: (position: number) => `Stake own tile ${position + 1}`,
    reveal: (position: number) => `Expose own tile ${position + 1}`,
    stop: "Stop",
    guess: (name: string, position: number, value: string) => `Guess: tile ${position + 1} of ${name} is ${value}`,
    outcome: (right: boolean): string => (right ? " – right" : " – wrong"),
    placed: (index: number) => ` (drawn tile: place ${index + 1})`,
  },

  view: {
    turn: (turn: number) => (turn === 0 ? "Set-up." : `Turn ${turn}.`),
    own: (tiles: string) => `Your row: ${tiles}.`,
    row: (name: string, tiles: string) => `${name}: ${tiles}.`,
    pool: (black: number, white: number) => `Pool: ${black} black, ${white} white.`,
    clue: (shown: string) => `Drawn and lying aside: ${shown}.`,
    unknown: (colour: "B" | "W") => `${COLOUR[colour]} hidden`,
    out: (name: string) => `${name} is out.`,
  },

  worth: {
    hit: (share: string) => `right with ${share}`,
    sure: "certainly right",
    impossible: "impossible",
    wins: (share: string) => `wins the round with ${share}`,
    points: (points: string) => `${points} points`,
    winsRound: "a hit wins the round",
    breaksCode: "a hit breaks the code",
    known: (tiles: string) => `the others would then know ${tiles} of your tiles`,
  },

  options: {
    players: { label: "Players", help: "How many play." },
    jokers: { label: "Jokers", help: "The two jokers are in the game; they may stand anywhere in a row." },
    removed_per_colour: {
      label: "Tiles taken out",
      help: "So many black and so many white tiles go back to the box unseen.",
    },
    draw_extra: { label: "One tile more at the start", help: "Each player takes one tile more, then puts one back." },
    joker_start: { label: "Joker in a starting hand", help: "It stays, or is put back and replaced." },
    clue_tile: { label: "Drawn tile", help: "It lies aside until the turn ends, or goes into the row at once." },
    empty_pool_penalty: { label: "Wrong guess with an empty pool", help: "What it costs when nothing can be drawn." },
    scoring: { label: "Scoring", help: "Only winning counts, or points as in tournaments." },
    bonus_source: { label: "Winner's bonus", help: "Tournament scoring: whose tiles the bonus adds up." },
    first_player: { label: "First player", help: "The seat that has the first turn." },
    start_colours: {
      label: "Colours at the start",
      help: "The colours that each seat takes, a letter per tile (B, W), such as BBWW, BWBW.",
    },
  } as Record<string, { label: string; help: string }>,
  yes: "yes",
  no: "no",
  asTheyCome: "as they come",
  optionValues: {
    allowed: "stays",
    redraw: "is replaced",
    aside: "lies aside",
    insert_on_draw: "goes in at once",
    choose_after: "expose a tile of your choice",
    stake_before: "expose a tile staked before",
    none: "nothing",
    plain: "winning only",
    tournament: "tournament points",
    winner_hidden: "the winner's hidden tiles",
    winner_hidden_plus_pool: "those and the pool",
  } as Record<string, string>,
  scoreItems: {
    hits: "Right guesses",
    codes_exposed: "Codes broken",
    round_won: "Round won",
    rounds_won: "Rounds won",
    hidden_tiles: "Tiles still hidden",
    pool_tiles: "Tiles in the pool",
    went_out: "Went out",
  } as Record<string, string>,
};

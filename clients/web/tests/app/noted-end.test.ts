import { describe, expect, it } from "vitest";
import { notedEnd } from "../../src/app/line/noted-end";

const SEATS = [
  { seat: 0, points: 0, place: 2, items: [{ code: "resigned", points: 0 }] },
  { seat: 1, points: 1, place: 1, items: [{ code: "round_won", points: 1 }] },
];
const SCORE = { scoring: "plain", final: true, seats: SEATS };
const RESIGNED = { reason: "resigned", resigned: 0, forfeited: null, score: SCORE };

describe("the end that a record notes", () => {
  it("has its reason, whose it is, and the scores", () => {
    expect(notedEnd(RESIGNED, 2)).toEqual({ reason: "resigned", seat: 0, score: SCORE });
    const forfeited = { ...RESIGNED, reason: "forfeited", resigned: null, forfeited: 1 };
    expect(notedEnd(forfeited, 2)).toMatchObject({ reason: "forfeited", seat: 1 });
  });

  it.each([null, 7, "resigned", [], {}, { reason: 3 }, { ...RESIGNED, reason: "finished" }])(
    "is none where nothing ended early: %j",
    (result) => {
      expect(notedEnd(result, 2)).toBeNull();
    },
  );

  it.each([2, -1, 0.5, "0"])("names nobody who has no seat: %j", (resigned) => {
    expect(notedEnd({ ...RESIGNED, resigned }, 2)?.seat).toBeNull();
  });

  it.each([
    null,
    { seats: 3 },
    { ...SCORE, seats: [null] },
    { ...SCORE, seats: [{ ...SEATS[0], seat: 5 }] },
    { ...SCORE, seats: [{ ...SEATS[0], points: "many" }] },
    { ...SCORE, seats: [{ ...SEATS[0], items: [{ code: "x", points: 1, tiles: [{}] }] }] },
  ])("has no scores where they cannot be shown: %j", (score) => {
    expect(notedEnd({ ...RESIGNED, score }, 2)?.score).toBeNull();
  });
});

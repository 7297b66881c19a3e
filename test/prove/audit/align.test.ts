import { describe, expect, it } from "vitest";
import { compareMoves, type Tap } from "./align.ts";

const heard = (...moves: number[]): Tap[] => moves.map((move) => ({ move, heard: "counted" }));
const unsure = (move: number): Tap => ({ move, heard: "unsure" });
const words = (move: number) => ["rock", "paper", "scissors"][move] as string;

describe("the comparison of announced and stored presses", () => {
  it("finds nothing when every press is stored once", () => {
    expect(compareMoves(heard(0, 1, 2, 2), [0, 1, 2, 2])).toEqual({ lost: 0, twice: 0 });
  });

  it("finds a press announced as counted but not stored, and names its turn", () => {
    const { first, ...sums } = compareMoves(heard(0, 1, 2, 0), [0, 2, 0], words);
    expect(sums).toEqual({ lost: 1, twice: 0 });
    expect(first).toBe("turn 2: paper was told as counted, the history has scissors");
  });

  it("finds the last press when it is lost", () => {
    const { lost, first } = compareMoves(heard(0, 1), [0], words);
    expect([lost, first]).toEqual([1, "turn 2: paper was told as counted, the history has nothing more"]);
  });

  it("finds a press counted twice, and names its turn", () => {
    const { first, ...sums } = compareMoves(heard(0, 1, 2), [0, 1, 1, 2], words);
    expect(sums).toEqual({ lost: 0, twice: 1 });
    expect(first).toMatch(/^turn [23]: the history has paper, which nobody pressed then$/);
  });

  it("finds a replaced move: one press lost, and one that no one made", () => {
    expect(compareMoves(heard(0, 1, 2), [0, 0, 2])).toMatchObject({ lost: 1, twice: 1 });
  });

  it("lets an unanswered press be stored or not, but not twice", () => {
    const taps = [...heard(0), unsure(1), ...heard(2)];
    expect(compareMoves(taps, [0, 2])).toMatchObject({ lost: 0, twice: 0 });
    expect(compareMoves(taps, [0, 1, 2])).toMatchObject({ lost: 0, twice: 0 });
    expect(compareMoves(taps, [0, 1, 1, 2])).toMatchObject({ lost: 0, twice: 1 });
  });
});

// Moves as characters: the letters people type, one per move, and back.

import { describe, expect, it } from "vitest";
import {
  circleGame,
  type MatrixGame,
  matrixGame,
  NOTATED_SIZE_MAX,
  notationOf,
} from "../../../src/core/games/index.ts";

const game = (id: string): MatrixGame => matrixGame(id) as MatrixGame;

describe("notationOf", () => {
  it.each([
    ["rps", { r: "rock", p: "paper", s: "scissors" }],
    ["rpsls", { r: "rock", p: "paper", s: "scissors", L: "lizard", S: "spock" }],
    ["oddeven", { "0": "even", "1": "odd" }],
    ["rps-9", { "0": "m0", "8": "m8" }],
    ["rps-61", { A: "m10", d: "m39", f: "m40", z: "m60" }],
  ])("writes the moves of %s as these characters", (id, expected) => {
    const notation = notationOf(game(id));
    for (const [character, word] of Object.entries(expected)) {
      const move = notation?.moveOf(character.charCodeAt(0)) ?? -1;
      expect(game(id).moveIds[move]).toBe(word);
    }
  });

  it.each(["rps", "rpsls", "oddeven", "rps-9", "rps-61"])(
    "has one character for each move of %s, both ways",
    (id) => {
      const { characters = "", moveOf } = notationOf(game(id)) ?? {};
      expect(new Set(characters).size).toBe(game(id).size);
      expect(characters).toHaveLength(game(id).size);
      expect([...characters].map((character) => moveOf?.(character.charCodeAt(0)))).toEqual(
        [...characters].map((_, i) => i),
      );
    },
  );

  it.each([
    ["rps", "RPSLx0 \n"],
    ["rpsls", "RPlx0 \n"],
    ["oddeven", "2oe"],
    ["rps-9", "9A"],
    ["rps-61", "e!"],
  ])("accepts only the characters of %s", (id, strange) => {
    for (const character of strange)
      expect(notationOf(game(id))?.moveOf(character.charCodeAt(0))).toBeUndefined();
  });

  it("is undefined for games with more moves than characters", () => {
    expect(notationOf(circleGame(NOTATED_SIZE_MAX))?.characters).toHaveLength(NOTATED_SIZE_MAX);
    expect(notationOf(circleGame(NOTATED_SIZE_MAX + 2))).toBeUndefined();
  });
});

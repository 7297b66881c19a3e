// Finds games by id: which ids are valid, and which only look like it.

import { describe, expect, it } from "vitest";
import { GAME_IDS, matrixGame } from "../../../src/core/games/index.ts";

describe("matrixGame", () => {
  it.each([...GAME_IDS, "rps-9", "rps-101"])("finds %s by its id, the same object each time", (id) => {
    expect(matrixGame(id)?.id).toBe(id);
    expect(matrixGame(id)).toBe(matrixGame(id));
  });

  it.each([
    "",
    "RPS",
    "rps-3",
    "rps-5",
    "rps-8",
    "rps-07",
    "rps-103",
    "rps-999",
    "rps-7 ",
    "rps--7",
    "chess",
    "toString",
  ])("finds nothing for %j", (id) => {
    expect(matrixGame(id)).toBeUndefined();
  });

  it("gives each move of a game a distinct alphanumeric id", () => {
    for (const id of [...GAME_IDS, "rps-101"]) {
      const ids = matrixGame(id)?.moveIds ?? [];
      expect(new Set(ids).size).toBe(matrixGame(id)?.size);
      expect(ids.every((word) => /^[a-z0-9]+$/.test(word))).toBe(true);
      expect([...(matrixGame(id)?.displayOrder ?? [])].sort((a, b) => a - b)).toEqual([...ids.keys()]);
    }
  });
});

// Proof lines are read back as written, and damage anywhere is noticed.

import { describe, expect, it } from "vitest";
import { matrixGame } from "../../../src/core/games/find.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine, writeBoardLine, writeMatchLine } from "../../../src/core/proof/line.ts";
import { boundOf, codesOf, inGroups, isShown, shownAfter } from "../../../src/core/proof/match.ts";

const game = matrixGame("rps") as MatrixGame;
const secret = Uint8Array.from({ length: 32 }, (_, at) => at);
const rounds = { person: Uint8Array.of(0, 2, 1, 1), bot: Uint8Array.of(2, 2, 0, 1) };
const match = { game, session: "aB3_x-Z9tag1", secret, rounds, unplayed: 2 };
const line = writeMatchLine(match);

describe("a match's line", () => {
  it("is read back", () => {
    expect(readLine(`<https://example.org/verify#${line}>`)).toEqual({
      kind: "match",
      score: "0-2-2",
      ...match,
    });
  });

  it("is damaged by any changed or missing character", () => {
    for (let at = 0; at < line.length; at++) {
      const other = line[at] === "0" ? "1" : "0";
      expect(typeof readLine(line.slice(0, at) + other + line.slice(at + 1)), `${at}`).toBe("string");
      expect(typeof readLine(line.slice(0, at)), `${at}`).toBe("string");
    }
  });

  it("is not read from a megabyte", () => {
    expect(readLine(line + "0".repeat(1e6))).toBe("too-long");
  });

  it("fits its own messages in any form", () => {
    const codes = codesOf(match);
    const text = `🔒 ${inGroups(boundOf(secret))}\n> ${codes.map(inGroups).join("\n> ")}`;
    const check = checkProof({ kind: "match", score: "0-2-2", ...match }, text);
    expect(check).toMatchObject({ found: 5, isBoundFound: true, problem: undefined });
    expect(isShown(match, codes.reduce(shownAfter, ""))).toBe(true);
  });
});

describe("a board's line", () => {
  it("is read back", () => {
    const rules = { width: 9, height: 9, mines: 10, start: "opening" } as const;
    const board = { session: "s", secret, rules, first: 40, attempt: 3 };
    expect(readLine(writeBoardLine(board))).toEqual({ kind: "board", ...board });
  });
});

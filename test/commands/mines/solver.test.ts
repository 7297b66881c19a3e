import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSolver } from "../../../commands/mines/solver.ts";
import { MINES_LEVELS } from "../../../src/core/games/minesweeper/index.ts";
import { isNoGuess } from "../../../src/core/matches/minesweeper/index.ts";
import { boardSeed, bytesOf } from "../../../src/core/proof/match.ts";

const rules = { ...MINES_LEVELS.beginner, start: "opening" } as const;
const dense = { width: 30, height: 16, mines: 200, start: "safe" } as const;
const secret = "ab".repeat(32);
const untouched = { rules, seed: "abc", cells: "" };

describe("the solver thread", () => {
  it("answers concurrent questions, each with its own answer", async () => {
    const solver = openSolver();
    const question = { rules, secret, first: 40 };
    const [hint, attempt] = await Promise.all([solver.hint(untouched), solver.noGuess(question)]);
    expect(hint.reason.kind).toBe("first");
    expect(isNoGuess(rules, boardSeed(bytesOf(secret), 40, attempt), 40)).toBe(true);
  });

  it("rejects an invalid question, and keeps running", async () => {
    const solver = openSolver();
    await expect(solver.hint({ ...untouched, first: 0, cells: "o".repeat(81) })).rejects.toThrow();
    expect((await solver.hint(untouched)).reason.kind).toBe("first");
  });

  it("abandons a question that takes too long, and restarts for the next", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const solver = openSolver(2_000);
    const question = { rules: dense, secret, first: 0 };
    const slow = expect(solver.noGuess(question)).rejects.toThrow("longer than 2000 ms");
    vi.advanceTimersByTime(2_000);
    await slow;
    expect((await solver.hint(untouched)).reason.kind).toBe("first");
  });
});

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSolver } from "../../../commands/mines/solver/solver.ts";
import { MINES_LEVELS } from "../../../src/core/games/minesweeper/index.ts";
import { isNoGuess } from "../../../src/core/matches/minesweeper/index.ts";

const rules = { ...MINES_LEVELS.beginner, start: "opening" } as const;
const dense = { width: 30, height: 16, mines: 200, start: "safe" } as const;

describe("the solver thread", () => {
  it("answers concurrent questions, each with its own answer", async () => {
    const solver = openSolver();
    const untouched = { rules, seed: "abc", opened: "", flags: "" };
    const [hint, board] = await Promise.all([solver.hint(untouched), solver.noGuess(rules, "abc", 40, 400)]);
    expect(hint.reason.kind).toBe("first");
    expect(isNoGuess(rules, board?.seed ?? "", 40)).toBe(true);
  });

  it("rejects an invalid question, and keeps running", async () => {
    const solver = openSolver();
    await expect(
      solver.hint({ rules, seed: "abc", first: 0, opened: "////////////////", flags: "" }),
    ).rejects.toThrow();
    expect((await solver.hint({ rules, seed: "abc", opened: "", flags: "" })).reason.kind).toBe("first");
  });

  it("abandons a question that takes too long, and restarts for the next", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const solver = openSolver(2_000);
    const slow = expect(solver.noGuess(dense, "abc", 0, 10_000_000)).rejects.toThrow("longer than 2000 ms");
    vi.advanceTimersByTime(2_000);
    await slow;
    expect((await solver.hint({ rules, seed: "abc", opened: "", flags: "" })).reason.kind).toBe("first");
  });
});

import { afterAll, describe, expect, it } from "vitest";
import type { MatchExecutor } from "../../../src/arena/index.ts";
import { playTask } from "../../../src/arena/match/play.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import { type NamedMatch, openRounds } from "../../../src/arena/rounds/index.ts";
import { matchRounds } from "../../../src/arena/rounds/match-rounds.ts";
import { createStrategy } from "../../../src/core/strategies/index.ts";

const task = (more: Partial<MatchTask> = {}): MatchTask => ({
  ...{ round: 0, table: 0, game: 0, rule: "rps", strategies: ["markov", "rotation"], pair: [0, 1] },
  ...{ rounds: 60, seed: 5, limitMs: 10_000 },
  ...more,
});

const played = (one: MatchTask) => playTask({ ...one, isRecorded: true }, createStrategy, newWatch());
const matchOf = (one: MatchTask): NamedMatch => {
  const { record: _, ...outcome } = played(one);
  return { task: one, names: ["one", "other"], outcome };
};

describe("a match round by round", () => {
  it.each([
    ["markov", "rotation"],
    ["fortune-teller", "iocaine"],
    ["random", "wildcard"],
  ] as const)("reproduces the played match of %s and %s, move by move", (a, b) => {
    const one = task({ strategies: [a, b] });
    const { record, ...outcome } = played(one);
    const rounds = matchRounds({ task: one });
    expect(rounds.moves).toEqual(record?.moves);
    expect(rounds.outcome).toEqual(outcome);
  });

  it("shows what each side expected: a predictor's guess, a rule's nothing", () => {
    const { moves, expected } = matchRounds({ task: task() });
    expect([...expected.b]).toEqual(Array(60).fill(-1));
    const late = [...expected.a].slice(30);
    expect(late).toEqual([...moves.b].slice(30));
  });

  it("repeats recorded moves of a foreign side, without its expectations", () => {
    const { record } = played(task({ rounds: 20 }));
    const apart = task({ rounds: 20, strategies: ["markov", `file:${"0".repeat(64)}`] });
    const { moves, expected } = matchRounds({ task: apart, moves: record?.moves });
    expect(moves).toEqual(record?.moves);
    expect([...expected.a].some((move) => move >= 0)).toBe(true);
    expect([...expected.b].every((move) => move === -1)).toBe(true);
  });
});

describe("a reader of a match round by round", () => {
  let executors = 0;
  let late: (() => void)[] = [];
  const executor = (): MatchExecutor => {
    executors++;
    return {
      play: (_tasks, _ledger, { signal }) =>
        new Promise((resolve) => {
          late.push(resolve);
          signal?.addEventListener("abort", () => resolve());
        }),
      close: async () => undefined,
    };
  };
  const reader = openRounds(executor);
  afterAll(() => reader.close());

  it("gets the same rounds again without a replay", async () => {
    const match = matchOf(task());
    const first = await reader.read(match);
    expect(first).toMatchObject({ moves: played(match.task).record?.moves });
    expect(await reader.read(match)).toBe(first);
  });

  it.each([
    [
      "none",
      {
        outcome: {
          tally: { wins: 0, losses: 0, draws: 0 },
          forfeits: [],
          noResult: { why: "guard", reason: "" },
        },
      },
    ],
    ["long", { task: task({ rounds: 10 ** 8 }) }],
    ["none", { outcome: { tally: { wins: 1, losses: 0, draws: 59 }, forfeits: [] } }],
  ] as const)("gets %s where there's nothing to show", async (why, changed) => {
    expect(await reader.read({ ...matchOf(task({ seed: 6 })), ...changed } as NamedMatch)).toBe(why);
  });

  it("waits while others' file matches are played, and starts no more", async () => {
    const [first, second, third] = [7, 8, 9].map((seed) => {
      const strategies = ["copy", `file:${"1".repeat(64)}`] as const;
      const outcome = { tally: { wins: 0, losses: 0, draws: 60 }, forfeits: [] };
      return { task: task({ seed, strategies }), names: ["one", "other"], outcome } as NamedMatch;
    });
    const waiting = [first, second].map((one) => reader.read(one as NamedMatch));
    expect(await reader.read(third as NamedMatch)).toBe("busy");
    expect(executors).toBe(2);
    for (const end of late) end();
    late = [];
    expect(await Promise.all(waiting)).toEqual(["busy", "busy"]);
  });
});

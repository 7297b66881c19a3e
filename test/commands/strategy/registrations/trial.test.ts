import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../../commands/kit/chat-games.ts";
import {
  runTrial as runTrialOn,
  TRIAL_OPPONENTS,
  TRIAL_ROUNDS,
} from "../../../../commands/strategy/registrations/trial.ts";
import type { MatchExecutor, MatchTask } from "../../../../src/arena/index.ts";
import { playTask } from "../../../../src/arena/match/play.ts";
import { forfeitedBy, type MatchOutcome } from "../../../../src/arena/match/task.ts";
import { newWatch } from "../../../../src/arena/match/watch.ts";
import type { Trial } from "../../../../src/arena/submissions/index.ts";
import { type MatrixGame, matrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { createStrategy, isPlayable, StrategyProblem } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") ?? oddEven;

function executorOf(outcomeOf: (task: MatchTask) => MatchOutcome): MatchExecutor {
  return {
    play: async (task, signal) => (signal?.aborted ? undefined : outcomeOf(task)),
    close: async () => undefined,
  };
}

/** A trial that's played in this process, to the end. */
async function runTrial(strategy: string, game: MatrixGame): Promise<Trial> {
  const executor = executorOf((task) => playTask(task, createStrategy, newWatch()));
  const trial = await runTrialOn(strategy, game, executor);
  return typeof trial === "object" ? trial : expect.fail(`no trial: ${trial}`);
}

describe("the trial of a strategy", () => {
  it("has opponents for every game of the chats", () => {
    for (const game of CHAT_GAMES)
      expect(TRIAL_OPPONENTS.filter((opponent) => !isPlayable(opponent, game))).toEqual([]);
  });

  it.each(CHAT_GAMES)("counts every round against each opponent at $id", async (game) => {
    const { game: id, results } = await runTrial("markov:order=1", game);
    expect(id).toBe(game.id);
    expect(results.map(({ opponent }) => opponent)).toEqual(TRIAL_OPPONENTS);
    for (const { wins, losses, draws } of results) expect(wins + losses + draws).toBe(TRIAL_ROUNDS);
  });

  it("counts wins for the tried strategy", async () => {
    const { results } = await runTrial("anti-rotation", rps);
    expect(results.find(({ opponent }) => opponent === "rotation")?.wins).toBeGreaterThan(190);
    const { results: simple } = await runTrial("rotation", rps);
    expect(simple.find(({ opponent }) => opponent === "markov")?.losses).toBeGreaterThan(150);
  });

  it("gives one strategy one report, and another strategy another", async () => {
    const [first, second, other] = await Promise.all(
      ["random", "random", "mirror"].map((strategy) => runTrial(strategy, rps)),
    );
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("reports an unfinished match as too slow, and doesn't register it", async () => {
    const stalled = { by: "b", kind: "stalled", round: 0, reason: "" } as const;
    const slow = executorOf(() => forfeitedBy(stalled));
    expect(await runTrialOn("markov:order=1", rps, slow)).toBe("too-slow");
  });

  it("has no report when it is cancelled", async () => {
    const end = new AbortController();
    let matches = 0;
    const executor = executorOf((task) => {
      if (++matches === 3) end.abort();
      return playTask(task, createStrategy, newWatch());
    });
    expect(await runTrialOn("markov:order=1", rps, executor, end.signal)).toBeUndefined();
    expect(matches).toBe(3);
  });

  it("plays one match at a time, so two trials hold two matches' tables", async () => {
    let [playing, most, played] = [0, 0, 0];
    const counting: MatchExecutor = {
      ...executorOf((task) => playTask(task, createStrategy, newWatch())),
      async play(task) {
        most = Math.max(most, ++playing);
        await new Promise(setImmediate);
        playing--;
        played++;
        return playTask(task, createStrategy, newWatch());
      },
    };
    await runTrialOn("markov:order=1", rps, counting);
    expect([most, played]).toEqual([1, TRIAL_OPPONENTS.length]);
  });

  it("refuses a strategy that doesn't play the game", async () => {
    await expect(runTrial("shannon", rps)).rejects.toThrow(StrategyProblem);
  });
});

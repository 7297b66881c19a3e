import { describe, expect, it } from "vitest";
import { CHAT_GAMES } from "../../../../commands/kit/chat-games.ts";
import {
  roundsAtOnce,
  runTrial,
  TRIAL_OPPONENTS,
  TRIAL_ROUNDS,
} from "../../../../commands/strategy/registrations/trial.ts";
import { matrixGame, oddEven } from "../../../../src/core/games/index.ts";
import { families, isPlayable, StrategyProblem } from "../../../../src/core/strategies/index.ts";

const rps = matrixGame("rps") ?? oddEven;

describe("the trial before a strategy is registered", () => {
  it("has opponents that play every game of the chats", () => {
    for (const game of CHAT_GAMES)
      expect(TRIAL_OPPONENTS.filter((opponent) => !isPlayable(opponent, game))).toEqual([]);
  });

  it.each(CHAT_GAMES)("counts every round against each opponent at $id", async (game) => {
    const { game: id, results } = await runTrial("markov:order=1", game);
    expect(id).toBe(game.id);
    expect(results.map(({ opponent }) => opponent)).toEqual(TRIAL_OPPONENTS);
    for (const { wins, losses, draws } of results) expect(wins + losses + draws).toBe(TRIAL_ROUNDS);
  });

  it("counts wins for the strategy that is tried", async () => {
    const { results } = await runTrial("anti-rotation", rps);
    expect(results.find(({ opponent }) => opponent === "rotation")?.wins).toBeGreaterThan(190);
    const { results: simple } = await runTrial("rotation", rps);
    expect(simple.find(({ opponent }) => opponent === "markov")?.losses).toBeGreaterThan(150);
  });

  it("gives the same strategy the same report, and another one another", async () => {
    const [first, second, other] = await Promise.all(
      ["random", "random", "mirror"].map((strategy) => runTrial(strategy, rps)),
    );
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("lets others be served between portions", async () => {
    let served = 0;
    const serve = (): NodeJS.Immediate =>
      setImmediate(() => {
        served++;
        waiting = serve();
      });
    let waiting = serve();
    await runTrial("wildcard-counters:context=8", rps);
    clearImmediate(waiting);
    const portions =
      TRIAL_OPPONENTS.length * Math.ceil(TRIAL_ROUNDS / roundsAtOnce("wildcard-counters:context=8"));
    expect(portions).toBeGreaterThan(30);
    expect(served).toBeGreaterThanOrEqual(portions - 1);
  });

  it("pauses the sooner, the costlier the strategy is", () => {
    expect(roundsAtOnce("random")).toBe(50);
    expect(roundsAtOnce("wildcard-counters:context=10")).toBe(7);
    expect(roundsAtOnce("wildcard-counters:context=12")).toBe(1);
    for (const { family } of families) expect(roundsAtOnce(family)).toBeGreaterThanOrEqual(1);
  });

  it("refuses a strategy that does not play the game", async () => {
    await expect(runTrial("shannon", rps)).rejects.toThrow(StrategyProblem);
  });
});

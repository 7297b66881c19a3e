// Threads that everything shares: the same tables however many there are, and an end at any moment.

import { describe, expect, it, onTestFinished } from "vitest";
import { playTournament, reportTournament, threadExecutor } from "../../../src/arena/index.ts";
import { held, planOf } from "../tournaments.ts";

const script = new URL("./faulty-worker.ts", import.meta.url);
const PLANS = [
  planOf(["wildcard", "markov", "copy", "random"], { rounds: 3, seed: 1 }),
  planOf(["frequency", "markov", "mupn", "constant"], { system: "olympic-matches", seed: 2 }),
  planOf(["rotation", "copy", "wildcard", "spins:2"], { rounds: 2, seed: 3, matchMs: 300 }),
];
const STUCK = planOf(["spins:2", "copy"], { matchMs: 600_000, rounds: 1 });

function open(threads: number) {
  const executor = threadExecutor(threads, { script });
  onTestFinished(executor.close);
  return executor;
}

describe("threads that tournaments share", () => {
  it.each([1, 2])("give the same tables as separate ones, with %i threads", async (threads) => {
    const executor = open(threads);
    const played = await Promise.all(PLANS.map((plan) => playTournament(plan, executor)));
    for (const [at, plan] of PLANS.entries())
      expect(JSON.stringify(reportTournament(played[at] ?? expect.fail()))).toBe(
        JSON.stringify(await held(plan)),
      );
  });

  it("go on with the others when one is aborted", async () => {
    const executor = open(1);
    const [end, plan] = [new AbortController(), PLANS[0] ?? expect.fail()];
    const stuck = playTournament(STUCK, executor, { signal: end.signal });
    const other = playTournament(plan, executor);
    end.abort();
    expect((await stuck).played).toEqual([]);
    expect(reportTournament(await other)).toEqual(await held(plan));
  });

  it("end all matches when they are closed", async () => {
    const executor = open(1);
    const all = [STUCK, PLANS[0] ?? expect.fail()].map((plan) => playTournament(plan, executor));
    await executor.close();
    for (const { played } of await Promise.all(all)) expect(played).toEqual([]);
  });
});

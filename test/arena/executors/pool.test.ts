// The shared threads: the usual tables, everyone gets a turn, and stopping at any moment.

import { afterEach, describe, expect, it } from "vitest";
import {
  type MatchPool,
  memoryLedger,
  openMatchPool,
  type Plan,
  reportTournament,
  runTournament,
} from "../../../src/arena/index.ts";
import { held, planOf } from "../tournaments.ts";

const script = new URL("./faulty-worker.ts", import.meta.url);
const PLANS = [
  planOf(["wildcard", "markov", "copy", "random"], { rounds: 3, seed: 1 }),
  planOf(["frequency", "markov", "mupn", "constant"], { system: "olympic-matches", seed: 2 }),
  planOf(["rotation", "copy", "wildcard", "spins:2"], { rounds: 2, seed: 3, matchMs: 300 }),
];

describe("threads that tournaments and trials share", () => {
  let pool: MatchPool | undefined;
  afterEach(() => pool?.close());

  async function played(
    plan: Plan,
    opened: MatchPool,
    signals: { signal?: AbortSignal; pause?: AbortSignal } = {},
  ) {
    const executor = opened.line("tournament", plan.match);
    try {
      const ledger = memoryLedger();
      const tournament = await runTournament(plan, { ledger, executor, ...signals });
      return { report: reportTournament(tournament), tournament };
    } finally {
      await executor.close();
    }
  }

  it.each([1, 2])("give the same tables as separate threads, all at once on %i threads", async (threads) => {
    const opened = openMatchPool({ threads, script });
    pool = opened;
    const tables = await Promise.all(PLANS.map(async (plan) => (await played(plan, opened)).report));
    const alone = [];
    for (const plan of PLANS) alone.push(await held(plan));
    expect(JSON.stringify(tables)).toBe(JSON.stringify(alone));
  });

  it("leave the others alone when one is aborted", async () => {
    const opened = openMatchPool({ threads: 1, script });
    pool = opened;
    const end = new AbortController();
    const stuck = played(planOf(["spins:2", "copy"], { matchMs: 600_000, rounds: 1 }), opened, {
      signal: end.signal,
    });
    const other = played(PLANS[0] as Plan, opened);
    end.abort();
    expect((await stuck).report.complete).toBe(false);
    expect(JSON.stringify((await other).report)).toBe(JSON.stringify(await held(PLANS[0] as Plan)));
  });

  it("finish running matches of a paused one, and start no others", async () => {
    const opened = openMatchPool({ threads: 1, script });
    pool = opened;
    const pause = new AbortController();
    const executor = opened.line("tournament", 1);
    const ledger = memoryLedger();
    let matches = 0;
    const onProgress = ({ played: count }: { played: number }): void => {
      matches = count;
      if (count === 1) pause.abort();
    };
    const plan = planOf(["wildcard", "markov", "copy", "random", "mupn", "constant"], {
      system: "round-robin",
    });
    await runTournament(plan, { ledger, executor, pause: pause.signal, onProgress });
    expect(matches).toBeGreaterThan(0);
    expect(matches).toBeLessThan(15);
    expect((await ledger.read(0)).length).toBe(matches);
    const rest = await runTournament(plan, { ledger, executor });
    expect(JSON.stringify(reportTournament(rest))).toBe(JSON.stringify(await held(plan)));
  });

  it("stop along with everything being played", async () => {
    const opened = openMatchPool({ threads: 1, script });
    const end = new AbortController();
    const plan = planOf(["spins:2", "copy"], { matchMs: 600_000, rounds: 1 });
    const stuck = played(plan, opened, { signal: end.signal });
    const waiting = played(PLANS[0] as Plan, opened, { signal: end.signal });
    end.abort();
    await opened.close();
    expect((await stuck).report.complete).toBe(false);
    expect((await waiting).report.complete).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import {
  ARENA_SYSTEMS,
  memoryLedger,
  type Plan,
  planId,
  reportTournament,
  runTournament,
  threadExecutor,
} from "../../../src/arena/index.ts";
import { held, names, planOf } from "../tournaments.ts";

describe("a tournament", () => {
  it.each(ARENA_SYSTEMS)("is byte-identical by the system %s with one thread and three", async (system) => {
    const plan = planOf(names, { system });
    const one = JSON.stringify(await held(plan, 1));
    expect(JSON.stringify(await held(plan, 3))).toBe(one);
    expect(JSON.parse(one)).toMatchObject({
      complete: true,
      id: planId(plan),
      standings: { length: names.length },
    });
  });

  it("differs with another seed", async () => {
    const one = await held(planOf(names));
    const other = await held(planOf(names, { seed: 2 }));
    expect(other.pairings).not.toEqual(one.pairings);
    expect(other.id).not.toBe(one.id);
  });

  it("plays games with unequal sides, everyone on both", async () => {
    const plan = planOf(["constant", "random"], {
      game: "oddeven",
      system: "olympic-matches",
      firstTo: 30,
      match: 1,
    });
    const [{ games = [] } = {}] = (await held(plan)).pairings;
    expect(games.length).toBeGreaterThanOrEqual(30);
    expect(new Set(games.map(({ result }) => result))).toEqual(new Set([0, 1]));
  });

  it("counts rounds for both sides, and every round of a match", async () => {
    const { standings, pairings } = await held(planOf(names));
    const sum = (count: (place: (typeof standings)[number]) => number) =>
      standings.reduce((total, place) => total + count(place), 0);
    expect(sum(({ roundsWon }) => roundsWon)).toBe(sum(({ roundsLost }) => roundsLost));
    for (const { games } of pairings) {
      for (const { won, lost, drawn } of games) expect(won + lost + drawn).toBe(60);
    }
  });

  it("rates the winner highest, and everyone more surely than at first", async () => {
    const { standings } = await held(planOf(names, { system: "round-robin" }));
    const ratings = standings.map(({ rating }) => rating);
    expect(Math.max(...ratings.map(({ mean }) => mean))).toBe(ratings[0]?.mean);
    for (const { uncertainty } of ratings) expect(uncertainty).toBeLessThan(25 / 3);
  });
});

describe("an aborted tournament", () => {
  /** Stops after this many matches, and returns how many were played. */
  async function stoppedAfter(plan: Plan, matches: number, ledger = memoryLedger()) {
    const stop = new AbortController();
    const players = threadExecutor(2);
    let played = 0;
    const counting = {
      ...ledger,
      add: async (...args: Parameters<typeof ledger.add>) => {
        await ledger.add(...args);
        played++;
        if (played === matches) stop.abort();
      },
    };
    const tournament = await runTournament(plan, {
      ledger: counting,
      executor: players,
      signal: stop.signal,
    });
    await players.close();
    return { report: reportTournament(tournament), played };
  }

  it("shows only the rounds that are finished", async () => {
    const { report } = await stoppedAfter(planOf(names), 6);
    expect(report).toMatchObject({ complete: false, rounds: 1, matches: 4 });
    expect(report.pairings).toHaveLength(4);
  });

  it.each([1, 4, 6, 11])("continues after %d matches to the same end, and replays none", async (matches) => {
    const plan = planOf(names);
    const ledger = memoryLedger();
    const first = await stoppedAfter(plan, matches, ledger);
    const second = await stoppedAfter(plan, Number.POSITIVE_INFINITY, ledger);
    expect(second.report).toEqual(await held(plan));
    expect(first.played + second.played).toBe(second.report.matches);
  });
});

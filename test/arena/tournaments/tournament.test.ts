import { describe, expect, it } from "vitest";
import { type MatchExecutor, threadExecutor } from "../../../src/arena/playing.ts";
import { reportTournament } from "../../../src/arena/tournaments/report.ts";
import { playTournament, runTournament, tournamentAfter } from "../../../src/arena/tournaments/tournament.ts";
import { SYSTEMS } from "../../../src/core/championships/championship.ts";
import { held, names, planOf } from "../tournaments.ts";

describe("a tournament", () => {
  it.each(SYSTEMS)("is byte-identical by the system %s with one thread and three", async (system) => {
    const plan = planOf(names, { system });
    const one = JSON.stringify(await held(plan, 1));
    expect(JSON.stringify(await held(plan, 3))).toBe(one);
    expect(JSON.parse(one)).toMatchObject({
      complete: true,
      standings: { length: names.length },
    });
  });

  it("differs with another seed", async () => {
    const one = await held(planOf(names));
    const other = await held(planOf(names, { seed: 2 }));
    expect(other.pairings).not.toEqual(one.pairings);
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
  it.each([1, 6, 11])(
    "after %d matches shows only finished rounds, and plays on to the same end",
    async (matches) => {
      const plan = planOf(names);
      const stop = new AbortController();
      const players = threadExecutor(2);
      const counting: MatchExecutor = {
        ...players,
        async play(task, signal) {
          const outcome = await players.play(task, signal);
          if (--left === 0) stop.abort();
          return outcome;
        },
      };
      let left = matches;
      const stopped = await playTournament(plan, counting, { signal: stop.signal });
      const report = reportTournament(stopped);
      expect(report).toMatchObject({ complete: false, rounds: stopped.played.length });
      expect(report.pairings).toHaveLength(4 * stopped.played.length);
      const after = tournamentAfter(plan, stopped.played);
      let last = after;
      for await (last of runTournament(after, players));
      expect(reportTournament(last)).toEqual(await held(plan));
      await players.close();
    },
  );
});

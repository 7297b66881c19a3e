import fc from "fast-check";
import { rate, rating } from "openskill";
import { expect, it } from "vitest";
import { forfeitedBy, type MatchOutcome } from "../../../src/arena/match/task.ts";
import { ratingsOf, reportTournament } from "../../../src/arena/tournaments/report.ts";
import { playTournament } from "../../../src/arena/tournaments/tournament.ts";
import { planOf } from "../tournaments.ts";

const ENTRANTS = 5;
const match = fc
  .record({
    a: fc.nat(ENTRANTS - 1),
    step: fc.integer({ min: 1, max: ENTRANTS - 1 }),
    result: fc.constantFrom(0, 0.5, 1),
  })
  .map(({ a, step, result }) => ({ a, b: (a + step) % ENTRANTS, result }) as const);

type Skill = ReturnType<typeof rating>;

it("rates like an independent implementation", () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 120 }), (matches) => {
      const theirs = Array.from({ length: ENTRANTS }, () => rating());
      for (const { a, b, result } of matches)
        [[theirs[a]], [theirs[b]]] = rate([[theirs[a] as Skill], [theirs[b] as Skill]], {
          rank: [1 - result, result],
        }) as [[Skill], [Skill]];
      const ours = ratingsOf(
        matches.map(({ a, b, result }) => {
          const games = [{ result, won: 0, lost: 0, drawn: 0 }];
          return { a: `${a}`, b: `${b}`, games };
        }),
      );
      for (const [name, { mean, uncertainty }] of ours) {
        const { mu, sigma } = theirs[Number(name)] as Skill;
        expect(mean).toBeCloseTo(mu, 2);
        expect(uncertainty).toBeCloseTo(sigma, 2);
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

it("counts a forfeit, and rates neither it nor a match without a result", async () => {
  const outcomes: MatchOutcome[] = [
    forfeitedBy({ by: "b", kind: "crashed", round: 3, reason: "it failed" }),
    { ...forfeitedBy(), noResult: { by: "a", reason: "it was withdrawn" } },
    { tally: { wins: 3, losses: 1, draws: 6 }, forfeits: [] },
  ];
  const plan = planOf(["copy", "random", "markov"], { system: "round-robin" });
  const executor = { play: async () => outcomes.shift(), close: async () => undefined };
  const { standings, pairings } = reportTournament(await playTournament(plan, executor));
  const [failed, , third] = pairings.filter(({ b }) => b !== null);
  const failing = standings.find(({ name }) => name === failed?.b);
  expect(failing).toMatchObject({ forfeits: 1 });
  expect(failed?.games[0]?.forfeits).toMatchObject([{ name: failing?.name, round: 3 }]);
  const rated = standings.filter(({ rating: { mean } }) => mean !== 25).map(({ name }) => name);
  expect(new Set(rated)).toEqual(new Set([third?.a, third?.b]));
  const winner = standings.find(({ name }) => name === third?.a);
  expect([winner?.roundsWon, winner?.roundsLost, winner?.roundsDrawn]).toEqual([3, 1, 6]);
});

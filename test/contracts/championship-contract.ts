// Rules for every championship system, with any number of players and any results.

import fc from "fast-check";
import { expect, it } from "vitest";
import {
  begin,
  type Championship,
  ChampionshipProblem,
  gameCount,
  gamesPlayed,
  needsGame,
  nextRound,
  type Options,
  type Report,
  type Result,
  report,
  run,
  type SystemId,
  standings,
} from "../../src/core/championships/index.ts";
import { seededRandom } from "../../src/core/random/index.ts";

interface Case {
  readonly players: number;
  readonly seed: number;
  readonly draws: number;
  readonly options: Partial<Options>;
}

const cases: fc.Arbitrary<Case> = fc.record({
  players: fc.integer({ min: 2, max: 24 }),
  seed: fc.nat(),
  draws: fc.constantFrom(0, 0.3, 1),
  options: fc.record(
    {
      firstTo: fc.integer({ min: 1, max: 3 }),
      rounds: fc.integer({ min: 1, max: 9 }),
      ties: fc.constantFrom("broken" as const, "shared" as const),
      repeats: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
});

const PROPERTIES: Readonly<Record<string, (system: SystemId, one: Case) => void>> = {
  "has each player exactly once in a round of a league, and at most once in one of elimination": eachOnce,
  "gives places that are a permutation, or intervals that cover all": coversPlaces,
  "plays as many games as the formula says": countsGames,
  "is the same again from the same seed and results": isRepeatable,
  "goes on from its JSON at any point, with reports in any order and portions, to the same end": survives,
  "gives nobody a second bye before all had one": sharesByes,
  "explains every pairing": explains,
  "is won by the strongest where the stronger always wins": crownsStrongest,
};

export function championshipContract(system: SystemId): void {
  it.each(Object.entries(PROPERTIES))("%s", (_what, check) => {
    if (check === crownsStrongest && system === "none") return;
    const property = fc.property(cases, (one) => check(system, one));
    fc.assert(property, { seed: 5, numRuns: 25 });
  });
  it("refuses fewer than two players, reports of tables that are not open, and games that are no series", () =>
    refuses(system));
}

/** Results that depend only on who plays which game, so that order doesn't matter. */
function resultOf({ seed, draws }: Case, ...game: readonly number[]): Result {
  const random = seededRandom(game.reduce((mixed, part) => mixed * 97 + part + 1, seed % 1e6));
  if (random.unit() < draws) return 0.5;
  return random.unit() < 0.5 ? 1 : 0;
}

function whole(system: SystemId, one: Case): Championship {
  return run(system, one.players, one.options, seededRandom(one.seed), (a, b, { round, game }) =>
    resultOf(one, a, b, round, game),
  );
}

function isRepeatable(system: SystemId, one: Case): void {
  expect(whole(system, one)).toEqual(whole(system, one));
}

function eachOnce(system: SystemId, one: Case): void {
  for (const round of whole(system, one).rounds) {
    const seen = round.flatMap(({ a, b }) => (b === null ? [a] : [a, b]));
    expect(new Set(seen).size).toBe(seen.length);
    if (system === "swiss" || system === "round-robin") expect(seen.length).toBe(one.players);
    expect(round.map(({ table }) => table)).toEqual([...round.keys()]);
  }
}

function coversPlaces(system: SystemId, one: Case): void {
  const table = standings(whole(system, one));
  expect(table.map(({ player }) => player).sort((a, b) => a - b)).toEqual([...Array(one.players).keys()]);
  for (const { places } of table) {
    const sharing = table.filter((other) => other.places[0] === places[0]);
    expect(sharing.map((other) => other.places)).toEqual(sharing.map(() => places));
    expect(places[1] - places[0] + 1).toBe(sharing.length);
  }
  expect(Math.max(...table.map(({ places }) => places[1]))).toBe(one.players);
}

function countsGames(system: SystemId, one: Case): void {
  const played = gamesPlayed(whole(system, { ...one, draws: 0 }));
  const { atLeast, atMost } = gameCount(system, one.players, { firstTo: 4, ...one.options });
  expect(played).toBeGreaterThanOrEqual(atLeast);
  expect(played).toBeLessThanOrEqual(atMost);
  if (!system.endsWith("-matches")) expect(atLeast).toBe(atMost);
}

function survives(system: SystemId, one: Case): void {
  const random = seededRandom(one.seed + 1);
  let state = stored(begin(system, one.players, one.options, seededRandom(one.seed)));
  while (nextRound(state).length > 0) {
    const open = [...nextRound(state)];
    const reports: Report[] = [];
    for (let left = 1 + random.below(open.length); left > 0; left--)
      for (const pairing of open.splice(random.below(open.length), 1))
        reports.push(reportOf(state, one, pairing));
    state = stored(report(state, reports));
  }
  expect(state).toEqual(whole(system, one));
}

type Pairing = ReturnType<typeof nextRound>[number];

function reportOf(state: Championship, one: Case, { table, a, b }: Pairing): Report {
  const games: Result[] = [];
  while (needsGame(state, games))
    games.push(resultOf(one, a, b as number, state.rounds.length, games.length));
  return { table, games };
}

function stored(state: Championship): Championship {
  return JSON.parse(JSON.stringify(state));
}

function sharesByes(system: SystemId, one: Case): void {
  const byes = standings(whole(system, { ...one, options: { ...one.options, repeats: false } })).map(
    (row) => row.byes,
  );
  if (system === "swiss" || system === "round-robin")
    expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
  else expect(Math.max(...byes)).toBeLessThanOrEqual(1);
}

function explains(system: SystemId, one: Case): void {
  for (const { b, why, decided, games } of whole(system, one).rounds.flat()) {
    expect(["rest", "bracket-bye", "bye-lowest", "bye-needed", "bye-again"].includes(why)).toBe(b === null);
    expect(decided === "bye").toBe(b === null);
    expect(games.length === 0).toBe(b === null);
  }
}

function refuses(system: SystemId): void {
  const problem = (kind: string) => expect.objectContaining({ kind });
  const random = seededRandom(1);
  expect(() => begin(system, 1, {}, random)).toThrow(problem("too-few-players"));
  expect(() => begin(system, 4, { rounds: 0 }, random)).toThrow(problem("bad-option"));
  const state = begin(system, 4, {}, random);
  expect(() => report(state, [{ table: -1, games: [] }])).toThrow(ChampionshipProblem);
  expect(() => report(state, [{ table: 9, games: [1] }])).toThrow(problem("unknown-table"));
  if (system === "none") return;
  for (const games of [[], Array<Result>(5).fill(1), [2 as Result]])
    expect(() => report(state, [{ table: 0, games }])).toThrow(problem("bad-games"));
}

function crownsStrongest(system: SystemId, one: Case): void {
  const options = { ...one.options, rounds: 12, repeats: false };
  const state = run(system, one.players, options, seededRandom(one.seed), (a, b) => (a < b ? 1 : 0));
  expect(standings(state)[0]).toMatchObject({ player: 0 });
}

import { describe, expect, it } from "vitest";
import { circleGame } from "../../src/core/games/index.ts";
import { LENT } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { foldsOf, type Reading, readTested, rowsOf, strangerOf } from "../strength/people.ts";
import { gauntletOf, playMatch } from "../strength/programs.ts";
import { attack, policies } from "../strength/safety.ts";

/** Goes on to the next move, at every fourth round to the one after it. */
function walker(player: string, first: number): RecordedPerson {
  const person = Uint8Array.from({ length: 60 }, (_, round) => (first + round + Math.floor(round / 4)) % 3);
  return { player, rounds: { person, bot: person.map((move, round) => (move + round * round) % 3) } };
}
const walkers = Array.from({ length: 12 }, (_, index) => walker(`p${index}`, index % 3));

describe("people", () => {
  it("are each left out once, and read by what the others taught", () => {
    const folds = foldsOf(walkers, 5, 1);
    expect(folds.flatMap(({ tested }) => tested).toSorted((a, b) => (a.player < b.player ? -1 : 1))).toEqual(
      walkers.toSorted((a, b) => (a.player < b.player ? -1 : 1)),
    );
    for (const { learned, tested } of folds) for (const one of tested) expect(learned).not.toContain(one);
  });

  it("are read better by who knows people like them, and the same again", () => {
    const [fold] = foldsOf(walkers, 3, 1);
    const tested = fold?.tested.map((one) => ({ ...one, group: "a" })) ?? [];
    const [learned, known] = [fold?.learned ?? [], fold?.learned ?? []];
    const task = { learned, known, isOtherFile: false, tested, epochs: 1, strategy: undefined, seed: 1 };
    const read = () => readTested(task);
    expect(read()).toEqual(read());
    const rows = rowsOf([read()]);
    expect(rows.map(({ reader, people, rounds }) => [reader, people, rounds])).toEqual([
      ["knows nobody", 4, 240],
      ["knows others", 4, 240],
      ["and their net", 4, 240],
    ]);
    expect(rows[1]?.gain.mean).toBeGreaterThan(0.02);
    expect(rows[1]?.earlyLogLoss.mean).toBeLessThan(rows[0]?.earlyLogLoss.mean ?? 0);
  });

  it("are scored by person: a person's rounds are one sample", () => {
    const reading = (player: string, result: number): Reading => ({
      player,
      group: "a",
      results: new Float64Array(20).fill(result),
      losses: new Float64Array(20),
    });
    const rows = rowsOf([{ "knows nobody": [reading("x", 1), reading("y", 0)] }]);
    expect(rows[0]?.scores[0]).toMatchObject({ rounds: "all", mean: 0.5, standardError: 0.5 });
  });

  it("have the same moves as strangers, turned and in another order", () => {
    const one = { ...walker("p", 0), group: "a" };
    const stranger = strangerOf(one, 1).rounds;
    expect(stranger.person).not.toEqual(one.rounds.person.map((move) => (move + 1) % 3));
    const counts = (moves: Uint8Array) =>
      [0, 1, 2].map((move) => moves.filter((other) => other === move).length);
    const [a, b, c] = counts(one.rounds.person);
    expect(counts(stranger.person)).toEqual([c, a, b]);
  });
});

it("programs: every family, and constants lose to the fortune-teller", () => {
  const all = gauntletOf(circleGame(3));
  expect(all).toContain("constant:move=2");
  expect(all).toContain("experts:mixing=ppm");
  const task = {
    game: "rps",
    strategy: "fortune-teller",
    opponent: "constant",
    rounds: 200,
    match: 0,
    seed: 1,
  };
  expect(playMatch(task)).toBeGreaterThan(0.9);
  expect(playMatch(task)).toBe(playMatch(task));
});

describe("safety", () => {
  it.each(["rps", "rpsls", "oddeven"])("nobody is more than ten points ahead at %s", (game) => {
    for (const policy of policies().keys()) {
      const found = attack({ game, policy, rounds: 100, resets: 0, seed: 1 });
      expect(found.most).toBeLessThanOrEqual(LENT);
      expect(found.gap).toBeLessThan(1e-6);
    }
  });

  it("nor who makes it forget, which leaves the account", () => {
    const found = attack({ game: "rps", policy: "drains", rounds: 400, resets: 1, seed: 1 });
    expect(found.most).toBeGreaterThan(8);
    expect(found.most).toBeLessThanOrEqual(LENT);
  });
});

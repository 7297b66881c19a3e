// The actual recordings of people: 128 published with Brockbank & Vul (2024), and seven at matching pennies. Their
// files aren't part of this project; GADALKA_DATA names their folder.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../src/core/games/index.ts";
import {
  compareGroups,
  distancesBetween,
  groupDifferences,
  groupEffect,
} from "../../src/core/profiles/index.ts";
import { seededRandom, shuffled } from "../../src/core/random/index.ts";
import { readRecordedPeople } from "../../src/lab/kit/recorded-people.ts";
import { replayPerson, reportReplays } from "../../src/lab/predict.ts";

const folder = process.env.GADALKA_DATA;
if (!folder)
  process.stderr.write("GADALKA_DATA is not set: nothing is checked against the recorded people\n");

describe.runIf(folder)("128 recorded people", () => {
  const path = join(folder ?? "", "rps-adaptive-bots.csv");
  const rps = circleGame(3);

  it("are found in GADALKA_DATA", () => expect(existsSync(path)).toBe(true));

  it.each([
    ["random", 0],
    ["wildcard:context=6", 0.2],
    ["wildcard:context=6,base=4,decay=0.98,reply=value", 0.25],
  ])("are beaten by %s by %f per round", (strategy, score) => {
    const people = readRecordedPeople(rps, readFileSync(path, "utf8"));
    const report = reportReplays(
      people.map((person) => replayPerson({ game: rps, strategy, seed: 1 }, person)),
    );
    expect(report.people).toBe(128);
    expect(Math.abs(report.score.mean - score)).toBeLessThan(0.015);
  });
});

describe.runIf(folder)("groups of recorded people", () => {
  const rps = circleGame(3);
  /** `docs/studies.md` has figures for 1,000 deals of all people; here, a hundred deals of 64 people check the code. */
  const isWhole = process.env.GADALKA_DEALS === "1000";
  const [deals, permutations] = isWhole ? [1000, 199] : [100, 39];

  it.each([
    {
      file: "rps-adaptive-bots.csv",
      brief: { pairs: 0.04, all: 0.04, habits: 0, uneven: 0.05, apart: 0.68 },
      whole: { pairs: 0.051, all: 0.038, habits: 0.04, uneven: 0.095, apart: 0.771 },
    },
    {
      file: "rps-stable-bots.csv",
      brief: { pairs: 0.06, all: 0.08, habits: 0.05, uneven: 0.06, apart: 0.9 },
      whole: { pairs: 0.055, all: 0.051, habits: 0.04, uneven: 0.067, apart: 0.954 },
    },
  ])("differ, when assigned at random, as often as the level allows: $file", ({ file, ...figures }) => {
    const seen = isWhole ? figures.whole : figures.brief;
    const recorded = readRecordedPeople(rps, readFileSync(join(folder ?? "", file), "utf8"), "opponent");
    const people = isWhole ? recorded : recorded.slice(0, 64);
    const everybody = [...people.keys()];
    const rounds = people.map((one) => one.rounds);
    const brief = rounds.map(({ person, bot }) => ({ person: person.slice(0, 100), bot: bot.slice(0, 100) }));
    const distances = distancesBetween(rps, [...rounds, ...brief]);
    const random = seededRandom(1);
    const rate = (count: number, test: (trial: number) => number | undefined): number =>
      Array.from({ length: count }, (_, trial) => test(trial)).filter((p = 1) => p <= 0.05).length / count;
    const p = (first: readonly number[], second: readonly number[], trial: number): number | undefined => {
      const all = [...first, ...second];
      const among = all.map((i) => all.map((j) => distances[i]?.[j] as number));
      return compareGroups(among, first.length, seededRandom(trial), permutations).permutationP;
    };
    const dealt = (): readonly (readonly number[])[] => {
      const order = shuffled(everybody, random);
      return [order.slice(0, 16), order.slice(16, 32)];
    };
    const names = [...new Set(people.map(({ group }) => group))];
    const groups = people.map(({ group }) => names.indexOf(group));
    const own = everybody.map((i) => everybody.map((j) => distances[i]?.[j] as number));
    const rates = {
      pairs: rate(deals, (trial) => {
        const [first = [], second = []] = dealt();
        return p(first, second, trial);
      }),
      all: rate(deals, (trial) => {
        return groupEffect(own, shuffled(groups, random), seededRandom(trial), permutations).permutationP;
      }),
      habits: rate(deals / 5, (trial) => {
        const [first = [], second = []] = dealt().map((side) => side.map((i) => rounds[i] as Rounds));
        return groupDifferences(rps, [first, second], seededRandom(trial), 1)[0]?.p;
      }),
      // The second group's first hundred rounds against all of the first group's.
      uneven: rate(deals, (trial) => {
        const [first = [], second = []] = dealt();
        return p(
          first,
          second.map((i) => i + people.length),
          trial,
        );
      }),
      // Eight people from each of two groups, which met different programs.
      apart: rate(deals, (trial) => {
        const [one, other] = shuffled([...names.keys()], random).map((group) =>
          shuffled(
            everybody.filter((i) => groups[i] === group),
            random,
          ).slice(0, 8),
        ) as [number[], number[]];
        return p(one, other, trial);
      }),
    };
    expect(rates).toEqual(
      Object.fromEntries(Object.entries(seen).map(([name, figure]) => [name, expect.closeTo(figure, 4)])),
    );
  });
});

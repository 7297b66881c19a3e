import { describe, expect, it } from "vitest";
import type { Claim } from "../../../src/lab/thesis/claims.ts";
import { thesisClaims } from "../../../src/lab/thesis/claims.ts";
import { THESIS_LENGTHS } from "../../../src/lab/thesis/tables.ts";
import { type Trial, trialKey } from "../../../src/lab/thesis/trial.ts";
import { trialsOfClaims, verdictsOf } from "../../../src/lab/thesis/verdicts.ts";

const trial = (strategy: string): Trial => ({
  strategy,
  opponent: { kind: "likely", rock: 0.5 },
  rounds: 10,
});
const claimOf = (...pairs: readonly (readonly [string, string])[]): Claim => ({
  section: "5",
  claim: "made up",
  differences: pairs.map(([a, b]) => ({
    name: `${a} less ${b}`,
    more: [trial(a)],
    less: [trial(b)],
    plus: 0,
  })),
});

/** The verdict on "each first is above its second", given these successes for every seed. */
function judged(
  pairs: readonly (readonly [string, string])[],
  bySeed: Readonly<Record<string, readonly (number | undefined)[]>>,
  scale = 1,
) {
  const successes = new Map(Object.entries(bySeed).map(([name, values]) => [trialKey(trial(name)), values]));
  const seeds = Object.values(bySeed)[0]?.length ?? 0;
  return verdictsOf([claimOf(...pairs)], successes, { seeds, scale })[0];
}

const AHEAD = { a: [60, 61, 62], b: [50, 51, 52] };

describe("a conclusion of the thesis", () => {
  it("is shown if every difference exceeds four standard errors", () => {
    // The difference is 10 for every seed; each side has a deviation of 1 over 3 seeds: sqrt(2 / 3) = .816.
    const verdict = judged([["a", "b"]], AHEAD);
    expect(verdict).toMatchObject({
      outcome: "shown",
      because: expect.stringContaining("a less b +10.00 ± 0.82"),
    });
    expect(verdict?.differences[0]?.error).toBeCloseTo(Math.sqrt(2 / 3), 9);
  });

  it("is judged by the spread of the difference if that is larger", () => {
    const crossed = judged([["a", "b"]], { a: [60, 61, 62], b: [52, 51, 50] });
    expect(crossed?.differences[0]?.error).toBeCloseTo(2 / Math.sqrt(3), 9);
  });

  it("is refuted if one difference is clearly below, whatever the others", () => {
    expect(judged([["b", "a"]], AHEAD)).toMatchObject({ outcome: "refuted" });
    const both = judged(
      [
        ["a", "b"],
        ["b", "a"],
      ],
      AHEAD,
    );
    expect(both).toMatchObject({ outcome: "refuted", because: expect.stringMatching(/^b less a -10\.00/) });
  });

  it("is undecided within the error, with one seed, or with missing matches", () => {
    expect(judged([["a", "b"]], { a: [53, 54, 55], b: [50, 51, 52] })).toMatchObject({
      outcome: "undecided",
    });
    expect(judged([["a", "b"]], { a: [60], b: [50] })).toMatchObject({ outcome: "undecided" });
    expect(
      judged(
        [
          ["a", "b"],
          ["a", "c"],
        ],
        { ...AHEAD, c: [undefined, undefined, undefined] },
      ),
    ).toMatchObject({ outcome: "undecided", because: expect.stringContaining("not every match") });
    expect(judged([["c", "d"]], { c: [], d: [] })).toMatchObject({ outcome: "undecided" });
  });

  it("is undecided with matches shorter than the thesis'", () => {
    expect(judged([["a", "b"]], AHEAD, 2)).toMatchObject({
      outcome: "undecided",
      because: expect.stringContaining("shorter"),
    });
    expect(judged([["b", "a"]], AHEAD, 1000)).toMatchObject({ outcome: "undecided" });
  });
});

describe("the conclusions", () => {
  const claims = thesisClaims(THESIS_LENGTHS);

  it("are those of chapter 5 and earlier chapters", () => {
    const inChapter = claims.filter(({ section }) => section === "5").map(({ claim }) => claim);
    expect(inChapter).toHaveLength(4);
    expect(claims.some(({ claim }) => claim.includes("always paper"))).toBe(true);
    expect(trialsOfClaims(claims).every(({ rounds }) => rounds === 100_000 || rounds === 1_000_000)).toBe(
      true,
    );
  });

  it("compare each agent with always paper on the same strings, 30 to 90 %", () => {
    const paper = claims.find(({ claim }) => claim.startsWith("no agent is below always paper"));
    expect(paper?.differences).toHaveLength(35);
    for (const { more, less } of paper?.differences ?? []) {
      expect(less.map(({ strategy }) => strategy)).toEqual(["constant:move=3"]);
      expect(
        more.every(({ opponent }) => JSON.stringify(opponent) === JSON.stringify(less[0]?.opponent)),
      ).toBe(true);
    }
  });
});

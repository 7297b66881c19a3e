import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { chanceReach, chanceVerdict, courseOf } from "../../../src/core/matches/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

const [rps, oddEven] = ["rps", "oddeven"].map((id) => matrixGame(id) as MatrixGame) as [
  MatrixGame,
  MatrixGame,
];
const [rock, paper, scissors] = ["rock", "paper", "scissors"].map((id) => rps.moveIds.indexOf(id)) as [
  number,
  number,
  number,
];

/** Rounds with these results for the person: `+`, `-` or `=`. */
const ending = (results: string): Rounds => {
  const bot = Uint8Array.from(results, () => rock);
  const person = Uint8Array.from(
    results,
    (result) => ({ "+": paper, "=": rock, "-": scissors })[result] as number,
  );
  return { person, bot };
};

/** The probability that a coin tossed this often lands on one side at least `lead` times more than on the other,
 * whichever side. */
function exactTail(tosses: number, lead: number): number {
  let [ways, tail] = [1n, 0n];
  for (let lost = 0n; lost <= BigInt(tosses); lost++) {
    if (BigInt(tosses) - 2n * lost >= BigInt(lead)) tail += ways;
    ways = (ways * (BigInt(tosses) - lost)) / (lost + 1n);
  }
  return (2 * Number((tail * 10n ** 15n) / 2n ** BigInt(tosses))) / 1e15;
}

describe("a match's lead over time", () => {
  it("is listed by round with each side's first maximum", () => {
    const course = courseOf(rps, ending("++=+-----+"));
    expect(course.leads).toEqual([1, 2, 2, 3, 2, 1, 0, -1, -2, -1]);
    expect(course.person).toEqual({ by: 3, round: 4 });
    expect(course.bot).toEqual({ by: 2, round: 9 });
    expect([rock, paper, scissors].map((move) => course.chosen[move])).toEqual([1, 4, 5]);
  });

  it("changes sides when the other side leads, not at a tie", () => {
    expect(courseOf(rps, ending("+-+-=")).turns).toEqual([]);
    expect(courseOf(rps, ending("+--=++")).turns).toEqual([3, 6]);
    expect(courseOf(rps, ending("-+=+")).turns).toEqual([4]);
  });

  it("has no peak for a side that never led", () => {
    const { person, bot, turns } = courseOf(rps, ending("=--"));
    expect({ person, bot, turns }).toEqual({
      person: { by: 0, round: 0 },
      bot: { by: 2, round: 3 },
      turns: [],
    });
    expect(courseOf(oddEven, { person: new Uint8Array(), bot: new Uint8Array() })).toMatchObject({
      leads: [],
      band: [],
    });
  });

  it("has a band that widens only with decided rounds", () => {
    expect(courseOf(rps, ending("=+==-++++")).band).toEqual([0, 1, 1, 1, 2, 3, 4, 5, 5]);
  });

  it("covers a thousand rounds at once", () => {
    const random = seededRandom(new Uint8Array(16));
    const moves = () => Uint8Array.from({ length: 1000 }, () => random.below(3));
    const course = courseOf(rps, { person: moves(), bot: moves() });
    expect(course.leads).toHaveLength(1000);
    expect(course.chosen.reduce((sum, count) => sum + count)).toBe(1000);
  });
});

describe("the range of chance", () => {
  it("is the sign test's: leads beyond it occur in at most 5 % of matches", () => {
    const reach = chanceReach(1000);
    for (let tosses = 1; tosses <= 1000; tosses += tosses < 60 ? 1 : 47) {
      const beyond = [...Array(tosses + 1).keys()].filter(
        (lead) => lead % 2 === tosses % 2 && lead > (reach[tosses] ?? 0),
      );
      const [least] = beyond;
      if (least !== undefined) expect(exactTail(tosses, least)).toBeLessThanOrEqual(0.05);
      const inside = (least ?? tosses + 2) - 2;
      if (inside > 0) expect(exactTail(tosses, inside)).toBeGreaterThan(0.05);
    }
  });

  it("never narrows", () => {
    const reach = chanceReach(300);
    expect(reach.every((one, at) => at === 0 || one >= (reach[at - 1] as number))).toBe(true);
  });

  it.each([
    [0, 0, "few"],
    [5, 0, "few"],
    [0, 6, "beyond"],
    [6, 1, "within"],
    [10, 3, "within"],
    [10, 2, "beyond"],
    [2, 10, "beyond"],
    [530, 470, "within"],
    [532, 468, "beyond"],
  ] as const)("rates %i won and %i lost as %s", (won, lost, verdict) => {
    expect(chanceVerdict(won, lost)).toBe(verdict);
  });

  it("is rarely exceeded by chance in matches to a number of points too", () => {
    const random = seededRandom(Uint8Array.from({ length: 16 }, (_, at) => at));
    let beyond = 0;
    for (let match = 0; match < 4000; match++) {
      const score: [number, number] = [0, 0];
      while (Math.max(...score) < 10) score[random.below(2) as 0 | 1]++;
      if (chanceVerdict(...score) === "beyond") beyond++;
    }
    expect(beyond / 4000).toBeLessThan(0.055);
    expect(beyond / 4000).toBeGreaterThan(0.02);
  });

  it("is the same for both sides", () => {
    const count = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(count, count, (won, lost) => chanceVerdict(won, lost) === chanceVerdict(lost, won)),
    );
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, type TournamentReport, trfOf } from "../../src/arena/index.ts";
import { held, planOf } from "./tournaments.ts";

let report: TournamentReport;
beforeAll(async () => {
  const long = { name: 'Łukasz, "the long name of somebody"', strategy: "markov" };
  const plan = planOf(["wildcard", "copy", "throws:1", "rotation"]);
  report = await held({ ...plan, entrants: [...plan.entrants, long] });
});

describe("CSV", () => {
  it("has a line for each entrant under a line of names, all of the same width", () => {
    const lines = csvOf(report).trimEnd().split("\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^place,place_to,name,strategy,points,/);
    expect(lines[1]).toMatch(
      new RegExp(`^1,1,.*${report.standings[0]?.strategy},${report.standings[0]?.points},`),
    );
    expect(csvOf(report)).toContain('"Łukasz, ""the long name of somebody"""');
  });
});

describe("the report file of FIDE", () => {
  const lines = () =>
    trfOf(report)
      .split("\n")
      .filter((line) => line.startsWith("001"));

  it("has every field in its columns", () => {
    expect(lines()).toHaveLength(5);
    lines().forEach((line, index) => {
      const place = report.standings.find(({ number }) => number === index + 1);
      expect(Number(line.slice(4, 8))).toBe(index + 1);
      expect(line.slice(14, 47).trimEnd()).toBe(place?.name.replace("Ł", "?").slice(0, 33));
      expect(Number(line.slice(80, 84))).toBe(place?.points);
      expect(Number(line.slice(85, 89))).toBe(place?.places[0]);
      expect(line.length).toBe(89 + 10 * report.rounds);
    });
  });

  it("agrees with itself: whoever is said to have been met says so too, with the opposite result", () => {
    const opposite = { "1": "0", "0": "1", "=": "=", "+": "-", "-": "+" };
    const block = (line: string, round: number) => {
      const at = 91 + 10 * round;
      return { opponent: Number(line.slice(at, at + 4)), result: line.charAt(at + 7) };
    };
    for (let round = 0; round < report.rounds; round++) {
      for (const [index, line] of lines().entries()) {
        const { opponent, result } = block(line, round);
        if (opponent === 0) {
          expect(result).toBe("U");
          continue;
        }
        const there = block(lines()[opponent - 1] as string, round);
        expect(there).toEqual({ opponent: index + 1, result: opposite[result as keyof typeof opposite] });
      }
    }
    expect(trfOf(report)).toMatch(/ - \+.*\n/);
  });
});

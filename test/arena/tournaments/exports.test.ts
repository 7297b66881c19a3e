import { beforeAll, describe, expect, it } from "vitest";
import { csvOf, type TournamentReport } from "../../../src/arena/index.ts";
import { held, planOf } from "../tournaments.ts";

let report: TournamentReport;
beforeAll(async () => {
  const long = { name: 'Łukasz, "the long name of somebody"', strategy: "markov" };
  const plan = planOf(["wildcard", "copy", "throws:1", "rotation"]);
  report = await held({ ...plan, entrants: [...plan.entrants, long] });
});

describe("CSV", () => {
  it("has a header and a line for each entrant, all of the same width", () => {
    const lines = csvOf(report).trimEnd().split("\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toMatch(/^place,place_to,name,strategy,points,/);
    expect(lines[1]).toMatch(
      new RegExp(`^1,1,.*${report.standings[0]?.strategy},${report.standings[0]?.points},`),
    );
    expect(csvOf(report)).toContain('"Łukasz, ""the long name of somebody"""');
  });
});

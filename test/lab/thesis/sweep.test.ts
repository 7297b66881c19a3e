import { describe, expect, it } from "vitest";
import { canonicalId } from "../../../src/core/strategies/index.ts";
import { SWEPT, sweepTables } from "../../../src/lab/thesis/sweep.ts";
import { THESIS_LENGTHS } from "../../../src/lab/thesis/tables.ts";
import { rpsls, runTrial } from "../../../src/lab/thesis/trial.ts";

const specs = (agent: (typeof SWEPT)[number]) =>
  sweepTables(agent, THESIS_LENGTHS).flatMap(({ cells }) =>
    cells.map((row) => canonicalId(String(row[0]?.trials[0]?.strategy), rpsls)),
  );

describe("a sweep", () => {
  it.each(SWEPT)("of %s has distinct rows, except markov's first, including the thesis' own", (agent) => {
    const rows = specs(agent);
    expect(new Set(rows).size).toBe(rows.length - (agent === "markov" ? 2 : 0));
    const own = {
      supp: "supp",
      mksu: "mksu:study=true",
      mkia: "mkia:study=true",
      markov: "markov:study=true",
    };
    expect(rows).toContain(own[agent]);
  });

  it("covers all rates, discounts and epsilons, and all boosts of moves", () => {
    expect(specs("supp")).toHaveLength(4 * 4 * 4);
    expect(specs("markov")).toHaveLength(3 * (1 + 3 * 5));
    expect(specs("markov")).toContain("markov:study=true,boost=0.1,boosted=0,several=2");
  });

  it("names the boosted moves and ends with the mean over all opponents", () => {
    const [{ rows, columns, cells } = { rows: [], columns: [], cells: [] }] = sweepTables(
      "markov",
      THESIS_LENGTHS,
    );
    expect(rows).toContain("rock + scissors");
    expect(rows).toContain("spock + rock + scissors");
    expect(columns.at(-1)).toBe("mean");
    for (const row of cells)
      expect(row.at(-1)?.trials).toEqual(row.slice(0, -1).flatMap(({ trials }) => trials));
  });

  it("finds that a lower rate reads a favourite move better", () => {
    const success = (rate: number) =>
      runTrial(
        { strategy: `supp:rate=${rate}`, opponent: { kind: "likely", rock: 0.5 }, rounds: 100_000 },
        1,
      );
    expect(success(0.1) - success(0.5)).toBeGreaterThan(2);
  });
});

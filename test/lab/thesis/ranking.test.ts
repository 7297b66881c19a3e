import { describe, expect, it } from "vitest";
import type { TableReport } from "../../../src/lab/thesis/study.ts";
import { rankingsOf } from "../../../src/lab/thesis/text.ts";

function averages(table: string, ours: readonly (number | null)[], printed: readonly number[]): TableReport {
  const cells = ours.map((mean, at) => ({
    mean,
    spread: null,
    printed: printed[at] as number,
    atLeast: false,
    off: false,
    exceptional: false,
    tolerance: 1.5,
    known: null,
  }));
  const complete = ours.every((mean) => mean !== null);
  return {
    table,
    title: "",
    rows: ["average"],
    columns: ["MV", "SUPP", "MKSU"],
    cells: [cells],
    theory: [null],
    missing: [],
    complete,
  };
}

describe("an agent's rank", () => {
  it("counts better agents by our means and by the printed ones", () => {
    expect(rankingsOf("MKSU", [averages("4.2", [60, 62, 61], [70, 64, 66])])).toEqual([
      { table: "4.2", printed: 2, ours: 2, agents: 3 },
    ]);
    expect(rankingsOf("MV", [averages("4.10", [60, 62, 61], [70, 64, 66])])).toMatchObject([
      { printed: 1, ours: 3 },
    ]);
  });

  it("is shared by ties", () => {
    expect(rankingsOf("SUPP", [averages("4.8", [60, 62, 62], [69, 66.67, 66.67])])).toMatchObject([
      { printed: 2, ours: 1 },
    ]);
  });

  it("is given only for finished tables of averages", () => {
    expect(
      rankingsOf("MKSU", [averages("4.1", [1, 2, 3], [1, 2, 3]), averages("4.6", [1, null, 3], [1, 2, 3])]),
    ).toEqual([]);
  });
});

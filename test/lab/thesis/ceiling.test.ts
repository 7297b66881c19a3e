import { describe, expect, it } from "vitest";
import { exceptionAt } from "../../../src/lab/thesis/study.ts";
import { ceilingTable, THESIS_LENGTHS, thesisTables } from "../../../src/lab/thesis/tables.ts";
import { type Opponent, runTrial, type Trial } from "../../../src/lab/thesis/trial.ts";

const randomString: Opponent = { kind: "likely", rock: 0.2 };
const among = (strategy: readonly string[], opponent = randomString): Trial => ({
  strategy,
  opponent,
  rounds: 20_000,
});

describe("the best possible choice among agents", () => {
  it("wins 1 - (3/5)^n of the rounds with n random agents", () => {
    const lots = ["random", "constant", "rotation", "anti-rotation"];
    for (const count of [1, 2, 4]) {
      const share = runTrial(among(lots.slice(0, count)), 3);
      expect(Math.abs(share - 100 * (1 - 0.6 ** count))).toBeLessThan(count === 4 ? 12 : 1.5);
    }
  });

  it("wins every round if one agent knows the pattern", () => {
    const always: Opponent = { kind: "likely", rock: 1 };
    expect(runTrial(among(["random", "constant"], always), 1)).toBeLessThan(45);
    expect(runTrial(among(["random", "constant", "markov:order=1"], always), 1)).toBeGreaterThan(99);
  });

  it("wins about 98 % with MKSU's eight agents, not the printed 90", () => {
    const { rows, cells } = ceilingTable(20_000);
    const [first] = cells[0]?.[0]?.trials ?? [];
    expect(rows[0]).toBe("random");
    expect(first?.strategy).toHaveLength(8);
    expect(Math.abs(runTrial(first as Trial, 1) - 98.2)).toBeLessThan(0.6);
  });
});

describe("the known exceptions", () => {
  it("name existing cells", () => {
    const named = thesisTables(THESIS_LENGTHS).flatMap(({ table, rows, columns }) =>
      rows.flatMap((row) =>
        columns
          .filter((column) => exceptionAt(table, row, column))
          .map((column) => `${table} ${row} ${column}`),
      ),
    );
    expect(named).toHaveLength(9);
    expect(named).toEqual(expect.arrayContaining(["4.1 VP MKSU", "4.1 VPS SUPP", "4.3 VPS MV"]));
  });

  it("don't include cells where the rules reach the printed value", () => {
    expect(exceptionAt("4.1", "VK", "MKSU")).toBeUndefined();
    expect(exceptionAt("4.1", "VP", "MKIA")).toBeUndefined();
    expect(exceptionAt("4.11", "50%", "MKSU")).toBeUndefined();
    expect(exceptionAt("4.7", "1", "SUPP")).toBeUndefined();
  });
});

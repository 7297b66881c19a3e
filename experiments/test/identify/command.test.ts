import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { circleGame, type Rounds } from "../../../src/core/games/index.ts";
import { run } from "../../../test/cli/run.ts";
import { habitOf, simulated } from "../../../test/core/profiles/simulated.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-identify-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rps = circleGame(3);
const experiment = (...args: string[]) => run(["../experiments/index", ...args]);

function rowsOf({ person, bot }: Rounds, player: string): string[] {
  return Array.from(
    person,
    (move, round) => `${player},${round + 1},${"RSP"[move]},${"RSP"[bot[round] ?? 0]}`,
  );
}

describe("experiment identify", () => {
  const people = Array.from({ length: 8 }, (_, person) =>
    rowsOf(simulated(rps, habitOf(rps, person), 120, 20 + person), `p${person}`),
  );
  const data = join(folder, "people.csv");
  writeFileSync(data, ["player,round,move,opponent_move", ...people.flat(), ""].join("\n"));

  it("prints the report as JSON and as tables", async () => {
    const { code, out, err } = await experiment("identify", "--data", data, "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: "rps", seed: 1, people: 8, leftOut: 0, complete: true });
    expect(report.candidates[0]).toMatchObject({ distance: "seed", half: "choosing", people: 4, others: 3 });
    const text = (await experiment("identify", "--data", data, "--workers", "1")).out;
    expect(text).toMatch(/^8 people\n/);
    expect(text).toMatch(
      /seed +time +all +3\.0 +\d+\.\d % ± \d+\.\d +\d\.\d ± \d\.\d +\d\.\d{3} ± \d\.\d{3}\n/,
    );
    expect(text).toMatch(/profiles are compared by: likeness:context=6,base=8\n/);
  });

  it("draws its chart into a folder", async () => {
    const charts = join(folder, "charts");
    const { code, err } = await experiment("identify", "--data", data, "--plot", charts);
    expect({ code, err }).toEqual({ code: 0, err: `${join(charts, "identify.png")}\n` });
    expect(readFileSync(join(charts, "identify.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it("refuses a file that doesn't list people", async () => {
    const nameless = join(folder, "nameless.csv");
    writeFileSync(nameless, "round,move,opponent_move\n1,R,P\n");
    expect((await experiment("identify", "--data", nameless)).err).toMatch(
      /^--data: .*nameless\.csv, line 1: .*player missing/,
    );
    expect((await experiment("identify", "--data", data, "--workers", "0")).err).toMatch(/^--workers: /);
  });
});

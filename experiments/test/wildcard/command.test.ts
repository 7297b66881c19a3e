import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { run, runInterrupted } from "../../../test/cli/run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-wildcard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const experiment = (...args: string[]) => run(["../experiments/index", ...args]);

describe("experiment wildcard", () => {
  it("shows both forms as equal, and only the closed form past the limit", async () => {
    const { code, out } = await experiment("wildcard", "--contexts", "2,20", "--rounds", "50", "--json");
    expect(code).toBe(0);
    const cost = { bytes: expect.any(Number), microsecondsPerRound: expect.any(Number) };
    expect(JSON.parse(out).rows).toMatchObject([
      { context: 2, rounds: 50, equalRounds: 50, closed: cost, literal: cost },
      { context: 20, rounds: 50, equalRounds: null, closed: cost, literal: null },
    ]);
  });

  it("prints a table, and refuses an invalid context", async () => {
    expect((await experiment("wildcard", "--contexts", "3", "--rounds", "40")).out).toMatch(
      /^3 +40 +40\/40( +\d+\.\d\d){6}$/m,
    );
    expect(await experiment("wildcard", "--contexts", "3,65")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^--contexts: "65" must be a whole number from 1 to 64/),
    });
  });

  it("draws its charts into a new folder, and names them", async () => {
    const charts = join(folder, "charts");
    const names = ["wildcard-memory.png", "wildcard-time.png"];
    const { code, err } = await experiment(
      ...["wildcard", "--contexts", "2,20", "--rounds", "50", "--plot", charts],
    );
    expect(code).toBe(0);
    expect(readdirSync(charts).sort()).toEqual(names);
    expect(err.trim().split("\n").sort()).toEqual(names.map((name) => join(charts, name)));
    for (const name of names) expect(readFileSync(join(charts, name)).subarray(1, 4).toString()).toBe("PNG");
  });

  it("prints and draws finished rows on Ctrl+C, marked as incomplete", async () => {
    const charts = join(folder, "interrupted");
    const long = ["--contexts", Array(400).fill("8").join(","), "--rounds", "3000"];
    const { code, out, err } = await runInterrupted(
      ["../experiments/index", "wildcard", ...long, "--json", "--plot", charts],
      charts,
    );
    expect(code).toBe(130);
    expect(err).toMatch(/^Interrupted\. Showing what was finished\.$/m);
    const report = JSON.parse(out);
    expect(report.complete).toBe(false);
    expect(report.rows.length).toBeGreaterThan(0);
    expect(readdirSync(charts).some((name) => name.startsWith("wildcard"))).toBe(true);
  });
});

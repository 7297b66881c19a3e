import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { hostWith } from "../../../test/cli/people-who-agree.ts";
import { run } from "../../../test/cli/run.ts";
import { peopleOf, ROCK_FIRST } from "../../../test/lab/cultures.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-pooled-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("experiment strength --from-store", () => {
  it("judges without writing", async () => {
    const { DATA_DIR, file } = await hostWith(join(folder, "judged"), ROCK_FIRST, 30, 30);
    const { code, out } = await run(["../experiments/index", "strength", "--from-store"], { DATA_DIR });
    expect(code).toBe(0);
    expect(out).toMatch(/^the shipped population( +[+-]\d\.\d{3} ± \d\.\d{3}){7}$/m);
    expect(out).toMatch(/^the pool's gain, person by person: all rounds \+0\.\d{4} \(/m);
    expect(existsSync(file)).toBe(false);
  });

  it("reports how many people are missing", async () => {
    const { err } = await run(["../experiments/index", "strength", "--from-store", "--game", "oddeven"]);
    expect(err).toMatch(
      /^--from-store: 0 of the people who agreed have 30 or more rounds of oddeven, but 30 are needed/,
    );
  });
});

describe("experiment prior", () => {
  it("requires a file of people and an output file", async () => {
    const { code, err } = await run(["../experiments/index", "prior"]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining("--data <csv>") });
  });
});

describe("experiment strength --population", () => {
  const csv = join(folder, "people.csv");
  const rows = peopleOf(ROCK_FIRST, 12, 40, 2).flatMap(({ player, rounds: { person, bot } }) =>
    Array.from(person, (move, at) => `${player},${at + 1},${"RSP"[move]},${"RSP"[bot[at] as number]}`),
  );
  const strength = (...args: string[]) => run(["../experiments/index", "strength", ...args]);

  it("reads the same people by each population and by all pooled", async () => {
    writeFileSync(csv, ["player,round,move,opponent_move", ...rows, ""].join("\n"));
    const other = join(folder, "other.population");
    await run(["../experiments/index", "prior", "--data", csv, "--out", other]);
    const { code, out, err } = await strength("--data", csv, "--population", "shipped", other);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").map((line) => line.split("  ")[0])).toEqual(
      expect.arrayContaining(["knows", "nobody", "shipped", other, "all in one pool"]),
    );
  });

  it("refuses a file that isn't a population, and missing people", async () => {
    const refused = await strength("--data", csv, "--population", csv);
    expect(refused.err).toBe(`--population: ${csv} cannot be used: it is cut short or damaged\n`);
    const nowhere = await strength("--data", csv, "--population", join(folder, "none"));
    expect(nowhere.err).toMatch(/none cannot be used: ENOENT\n$/);
    expect((await strength("--population", "shipped")).err).toMatch(/^--data: is missing/);
  });
});

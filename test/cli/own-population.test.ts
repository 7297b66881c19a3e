import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/infra/store/index.ts";
import { unshareModel } from "../../src/people/index.ts";
import { type Culture, PAPER_FIRST, ROCK_FIRST } from "../lab/cultures.ts";
import { hostWith } from "./people-who-agree.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-own-population-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hostOf = (name: string, culture: Culture, count: number, sharing: number) =>
  hostWith(join(folder, name), culture, count, sharing);

async function takeBack(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir, report: () => {} });
  for (let id = 1; id <= count; id++) await unshareModel(store, { platform: "telegram", id: String(id) });
  await store.close();
}

const prior = (DATA_DIR: string) => run(["cli/index", "lab", "prior", "--from-store"], { DATA_DIR });

describe("gadalka lab prior --from-store", () => {
  it("writes a clearly better population, and removes it if too few agree", async () => {
    const { DATA_DIR, file } = await hostOf("unlike", ROCK_FIRST, 45, 40);
    const { code, out, err } = await prior(DATA_DIR);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^40 people, 2400 rounds: /m);
    expect(out).toContain(`better, with confidence\nWrote ${file}. `);
    const doctor = await run(["cli/index", "doctor"], { DATA_DIR });
    expect(doctor.out).toContain("populations: your own for rps\n");

    await takeBack(DATA_DIR, 11);
    const few = await prior(DATA_DIR);
    expect(few).toMatchObject({ code: 1, out: "" });
    expect(few.err).toMatch(
      /^--from-store: 29 of the people who agreed have 30 or more rounds of rps, but 30 are needed/,
    );
    expect(existsSync(file)).toBe(false);
  });

  it("writes none that isn't better, says why, and removes the old one", async () => {
    const { DATA_DIR, file } = await hostOf(
      "chance",
      { ...PAPER_FIRST, firsts: [1, 1, 1], usual: 0 },
      30,
      30,
    );
    writeFileSync(join(folder, "rps.population"), "an old one");
    const none = await run(["cli/index", "lab", "prior", "--from-store"], {
      DATA_DIR,
      POPULATION_DIR: folder,
    });
    expect(none.code).toBe(0);
    expect(none.out).toMatch(
      /^not better, with confidence\. .+\nWrote no file, and removed the earlier one, .+; /m,
    );
    expect([existsSync(join(folder, "rps.population")), existsSync(file)]).toEqual([false, false]);
  });

  it("requires the store, and names the command for a file", async () => {
    const { code, err } = await run(["cli/index", "lab", "prior", "--data", "people.csv"]);
    expect(code).toBe(1);
    expect(err).toMatch(/\(to learn from a file: npm run -s experiment -- prior\)\n$/);
  });
});

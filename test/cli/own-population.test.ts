import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { circleGame } from "../../src/core/games/index.ts";
import { openStore } from "../../src/infra/store/index.ts";
import {
  NEW_PLAYER_GAME,
  PLAYER_GAME,
  playerGameKey,
  shareModel,
  storeHistory,
  unshareModel,
} from "../../src/players/index.ts";
import { type Culture, PAPER_FIRST, peopleOf, ROCK_FIRST } from "../lab/cultures.ts";
import { run } from "./run.ts";

const rps = circleGame(3);
const folder = mkdtempSync(join(tmpdir(), "gadalka-own-population-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder with so many people of the culture, of whom the first `sharing` agreed. */
async function hostOf(name: string, culture: Culture, count: number, sharing: number) {
  const DATA_DIR = join(folder, name);
  const store = await openStore({ dataDir: DATA_DIR, report: () => {} });
  for (const [at, { rounds }] of peopleOf(culture, count, 60, 5).entries()) {
    const player = { platform: "telegram", id: String(at + 1) };
    const totals = { ...NEW_PLAYER_GAME.totals, rounds: 60 };
    await store.update(PLAYER_GAME, playerGameKey(player, rps.id), () => ({
      next: { ...NEW_PLAYER_GAME, totals, history: storeHistory(rps, rounds) },
      result: undefined,
    }));
    if (at < sharing) await shareModel(store, player, 1);
  }
  await store.close();
  return { DATA_DIR, file: join(DATA_DIR, "populations", "rps.population") };
}

async function takeBack(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ dataDir, report: () => {} });
  for (let id = 1; id <= count; id++) await unshareModel(store, { platform: "telegram", id: String(id) });
  await store.close();
}

const prior = (DATA_DIR: string) => run(["cli/index", "lab", "prior", "--from-store"], { DATA_DIR });

describe("gadalka lab prior --from-store", () => {
  it("writes a population that is better with confidence where the bot takes it up, and takes it away when too few agree", async () => {
    const { DATA_DIR, file } = await hostOf("unlike", ROCK_FIRST, 45, 40);
    const { code, out, err } = await prior(DATA_DIR);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^40 people, 2400 rounds: /m);
    expect(out).toContain(`better with confidence\n${file} is written: `);
    const doctor = await run(["cli/index", "doctor"], { DATA_DIR });
    expect(doctor.out).toContain("populations: the host's own for rps\n");

    await takeBack(DATA_DIR, 11);
    const few = await prior(DATA_DIR);
    expect(few).toMatchObject({ code: 1, out: "" });
    expect(few.err).toMatch(
      /^--from-store: 29 of the people who agreed have 30 rounds of rps or more; 30 are needed/,
    );
    expect(existsSync(file)).toBe(false);
  });

  it("writes none that is not better, says why, and takes the former one away", async () => {
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
      /^not better with confidence: .+\nno file is written, and the former one, .+ is gone; /m,
    );
    expect([existsSync(join(folder, "rps.population")), existsSync(file)]).toEqual([false, false]);
  });

  it("asks for --data and --out, or for the store", async () => {
    const { code, err } = await run(["cli/index", "lab", "prior"]);
    expect({ code, err }).toEqual({
      code: 1,
      err: "--data: is missing; pass --data and --out, or --from-store\n",
    });
  });
});

describe("gadalka lab strength --from-store", () => {
  it("judges without writing", async () => {
    const { DATA_DIR, file } = await hostOf("judged", ROCK_FIRST, 30, 30);
    const { code, out } = await run(["cli/index", "lab", "strength", "--from-store"], { DATA_DIR });
    expect(code).toBe(0);
    expect(out).toMatch(/^the shipped population( +[+-]\d\.\d{3} ± \d\.\d{3}){7}$/m);
    expect(out).toMatch(/^the pool's gain, person by person: all rounds \+0\.\d{4} \(/m);
    expect(existsSync(file)).toBe(false);
  });

  it("says how many people are missing", async () => {
    const { err } = await run(["cli/index", "lab", "strength", "--from-store", "--game", "oddeven"]);
    expect(err).toMatch(
      /^--from-store: 0 of the people who agreed have 30 rounds of oddeven or more; 30 are needed/,
    );
  });
});

describe("gadalka lab strength --population", () => {
  const csv = join(folder, "people.csv");
  const rows = peopleOf(ROCK_FIRST, 12, 40, 2).flatMap(({ player, rounds: { person, bot } }) =>
    Array.from(person, (move, at) => `${player},${at + 1},${"RSP"[move]},${"RSP"[bot[at] as number]}`),
  );
  const strength = (...args: string[]) => run(["cli/index", "lab", "strength", ...args]);

  it("reads the same people by each, and by all in one pool", async () => {
    writeFileSync(csv, ["player,round,move,opponent_move", ...rows, ""].join("\n"));
    const other = join(folder, "other.population");
    await run(["cli/index", "lab", "prior", "--data", csv, "--out", other]);
    const { code, out, err } = await strength("--data", csv, "--population", "shipped", other);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out.split("\n").map((line) => line.split("  ")[0])).toEqual(
      expect.arrayContaining(["knows", "nobody", "shipped", other, "all in one pool"]),
    );
  });

  it("refuses a file that is no population, and people who are missing, in one line", async () => {
    const refused = await strength("--data", csv, "--population", csv);
    expect(refused.err).toBe(`--population: ${csv} cannot be used: it is cut short or damaged\n`);
    const nowhere = await strength("--data", csv, "--population", join(folder, "none"));
    expect(nowhere.err).toMatch(/none cannot be used: ENOENT\n$/);
    expect((await strength("--population", "shipped")).err).toMatch(/^--data: is missing/);
  });
});

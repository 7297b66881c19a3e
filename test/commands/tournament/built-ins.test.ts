// Built-in strategies in small tournaments: which ones, and where they're marked.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import { noteView } from "../../../commands/tournament/card.ts";
import { builtInFamily, type Current, isBuiltIn, roundsOf } from "../../../commands/tournament/index.ts";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";
import { ended, opened, started } from "../../../commands/tournament/state/transitions.ts";
import { ARENA_SYSTEMS } from "../../../src/arena/index.ts";
import { builtInsOf, FIELD } from "../../../src/arena/tournaments/built-ins.ts";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { isPlayable, parseStrategy } from "../../../src/core/strategies/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { freshHost } from "../host.ts";
import { it, openTable } from "../play/table.ts";
import {
  boris,
  current,
  enter,
  entered,
  here,
  MARKED,
  played,
  playOut,
  says,
  serve,
  stuck,
  TWO,
  tournament,
  VENUE,
} from "./hall.ts";
import { wordsOf } from "./postbox.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-house-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NOON = Date.parse("2026-11-18T12:00:00Z");

const entrantsOf = (ids: readonly string[]) => ids.map((id) => ({ name: id, strategy: id }));
const fieldOf = (ids: readonly string[], seed: number, game = "rps") =>
  builtInsOf({ hasBuiltIns: true, game, seed, entrants: entrantsOf(ids) });

describe("the built-in entrants", () => {
  it.each(CATALOGUE.map((one) => one.id))(
    "fill %s up to eight with families that play it, each once",
    (id) => {
      const game = gameOf(CATALOGUE.find((one) => one.id === id) ?? expect.fail());
      for (let seed = 0; seed < 50; seed++) {
        const builtIns = fieldOf(["copy", "random"], seed, id);
        expect(builtIns).toHaveLength(FIELD - 2);
        expect(new Set(builtIns.map(({ strategy }) => strategy)).size).toBe(FIELD - 2);
        for (const { name, strategy } of builtIns) {
          expect(isPlayable(strategy, game)).toBe(true);
          expect(builtInFamily(name)).toBe(parseStrategy(strategy).family.family);
        }
      }
    },
  );

  it("follow from the seed, and differ between some seeds", () => {
    expect(fieldOf(TWO, 5)).toEqual(fieldOf(TWO, 5));
    const all = Array.from({ length: 300 }, (_, seed) => fieldOf(TWO, seed).map(({ strategy }) => strategy));
    expect(new Set(all.map((one) => one.join())).size).toBeGreaterThan(290);
    expect(new Set(all.flat()).size).toBeGreaterThan(20);
  });

  it("vary in strength: two strong and two simple ones of six", () => {
    const strong = ["fortune-teller", "second-guess", "iocaine", "history-match", "mksu", "vote"];
    const simple = ["random", "mirror", "win-stay-lose-shift", "supp", "copy", "anti-rotation", "frequency"];
    for (let seed = 0; seed < 100; seed++) {
      const families = fieldOf(TWO, seed).map(({ name }) => builtInFamily(name) ?? "");
      const count = (those: readonly string[]) => families.filter((one) => those.includes(one)).length;
      expect(count([...strong, "experts", "mixing"])).toBe(2);
      expect(count(simple)).toBe(2);
    }
  });

  it("never repeat an entered strategy, whatever its settings", () => {
    for (let seed = 0; seed < 300; seed++) {
      const families = fieldOf(["markov:order=5", "wildcard", "file:abc"], seed).map(({ name }) =>
        builtInFamily(name),
      );
      expect(families).not.toContain("markov");
      expect(families).not.toContain("wildcard");
    }
  });

  it("fill up to eight entrants, and only if asked to", () => {
    const ids = ["copy", "random", "mirror", "supp", "markov", "vote", "ppm", "mkia", "mupn"];
    const counts = [2, 5, 7, 8, 9].map((count) => fieldOf(ids.slice(0, count), 1).length);
    expect(counts).toEqual([6, 3, 1, 0, 0]);
    expect(builtInsOf({ game: "rps", seed: 1, entrants: entrantsOf(TWO) })).toEqual([]);
  });
});

describe("a small tournament", () => {
  it.each(ARENA_SYSTEMS)(
    "%s fills up to eight without a bye and marks built-ins in pairings",
    async (system) => {
      const table = await openTable();
      const finished = await played(table, { system });
      expect(finished.standings).toHaveLength(FIELD);
      expect(finished.standings.filter(isBuiltIn)).toHaveLength(FIELD - 2);
      const { pairings, rounds, complete } = await table.tournaments.report(finished);
      expect(complete).toBe(true);
      expect(pairings.filter(({ b }) => b === null)).toEqual([]);
      expect(roundsOf(finished) ?? rounds).toBe(rounds);
      const said = await says(table, "pairings", { round: "1" });
      expect(said.match(MARKED)).toHaveLength(FIELD - 2);
      expect(said).not.toContain("house.");
      expect(said).toContain("🏠 one of mine, to fill the field");
      expect(table.defects).toEqual([]);
    },
  );

  it("announces before the start that built-ins fill it, and the rounds of eight", async ({ table }) => {
    await entered(table);
    const open = await says(table, "status");
    expect(open).toContain("🏠 My own strategies fill the field up to 8.");
    expect(await says(table, "details")).toContain("5 rounds of pairings");
    expect(open).toContain("2 entrants so far");
    await enter(table, ["copy", "random", "mirror"]);
    await enter(table, ["supp", "mkia", "vote"], boris);
    expect(await says(table, "status")).not.toContain("🏠");
  });

  it("shows the field after the start in reply and card, built-ins marked", async () => {
    const table = await openTable({ players: stuck });
    await entered(table);
    expect(await says(table, "start")).toMatch(/It starts: 8 entrants.*\n🏠 one of mine, to fill the field/s);
    const card = await says(table, "status");
    expect(card).toMatch(/^1 constant .*\n2 rotation .*\n3 🏠 /m);
    expect(card.match(MARKED)).not.toHaveLength(0);
    const waiting = wordsOf(noteView("begins", await current(table), VENUE));
    expect(waiting).toContain("constant, rotation, 🏠 ");
  });

  it("isn't filled with house:off or with more than seven entrants", async () => {
    const table = await openTable();
    await entered(table, { house: "off" });
    expect(await says(table, "status")).not.toContain("🏠");
    await playOut(table);
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants).toHaveLength(2);
    expect(await says(table, "create", { house: "perhaps" })).toContain("perhaps");
  });

  it("still needs two entrants of players to start", async ({ table }) => {
    await entered(table, {}, ["copy"]);
    expect(await says(table, "start")).toContain("A tournament needs at least two strategies");
    expect((await current(table)).entrants).toHaveLength(1);
  });

  it("has the same built-ins if its start is decided twice, in any process", async () => {
    const fills: unknown[] = [];
    for (const seedsFrom of [0, 1000]) {
      const host = await freshHost(23, () => NOON);
      const table = await openTable({ host, now: () => NOON, seedsFrom });
      await tournament(table, "create", { match: "20" }, { ...here, id: "create" });
      await enter(table, TWO);
      const open = await current(table);
      const begin = () => started(open, NOON, new Map(), () => ({ seed: 9, day: 1 }));
      expect(begin()).toEqual(begin());
      await tournament(table, "start");
      fills.push((await current(table)).entrants);
    }
    expect(fills[0]).toEqual(fills[1]);
    expect(fills[0]).toHaveLength(FIELD);
  });

  it("continues after a restart with the same field", async () => {
    const before = await openTable({ players: stuck });
    await entered(before);
    await tournament(before, "start");
    const { entrants } = await current(before);
    await before.tournaments.close();
    const after = await openTable({ store: before.store, seedsFrom: 1000 });
    await serve(after);
    await until(async () => (await after.tournaments.read(VENUE)).finished.length === 1);
    const [finished] = (await after.tournaments.read(VENUE)).finished;
    expect(finished?.entrants.map(({ name }) => name)).toEqual(entrants.map(({ name }) => name));
  });
});

describe("a series", () => {
  const setting = {
    game: "rps",
    system: "swiss",
    match: 20,
    locale: "en",
    zone: "UTC",
    hasBuiltIns: true,
  } as const;
  const series = {
    ...opened(setting, "telegram:1", "a"),
    schedule: { cron: "0 18 * * 5", words: "weekly" },
    entrants: entrantsOf(TWO),
  };
  const begin = (one: Current, seed: number): Current => {
    const begun = started(one, NOON, new Map(), () => ({ seed, day: 1 }));
    return "refusal" in begun ? expect.fail(begun.refusal) : begun.tournament;
  };

  it("drops the built-ins after each edition and draws new ones", () => {
    const first = begin(series, 1);
    const report = { standings: [] } as unknown as Parameters<typeof ended>[1];
    const place = { venue: VENUE, finished: [], cancelled: [], notes: [] };
    const after = ended({ ...place, current: first }, report, NOON);
    expect(after.current).toMatchObject({ hasBuiltIns: true, entrants: series.entrants });
    expect(after.current?.entrants).toHaveLength(2);
    expect(after.finished[0]?.entrants).toHaveLength(FIELD);
    expect(begin(after.current ?? expect.fail(), 2).entrants.slice(2)).not.toEqual(first.entrants.slice(2));
    expect(PLACE.parse(after)).toEqual(after);
  });

  it("starts filled on schedule, and managers can't remove built-ins", async () => {
    const clock = { now: NOON };
    const table = await openTable({
      now: () => clock.now,
      players: stuck,
    });
    await entered(table, { start: "daily 18:00" });
    clock.now += 7 * 3_600_000;
    await serve(table);
    await until(async () => (await current(table)).progress !== undefined);
    const { entrants } = await current(table);
    expect(entrants).toHaveLength(FIELD);
    const { name, strategy } = entrants.find(isBuiltIn) ?? expect.fail();
    const manages = { ...here, mayManage: async () => true };
    for (const typed of [name, strategy])
      expect(await says(table, "leave", { strategy: typed }, manages)).toContain("isn’t in it");
    expect((await current(table)).entrants).toEqual(entrants);
  });
});

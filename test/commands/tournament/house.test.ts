// Strategies of the house in small tournaments: who they are, and where they are marked.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect } from "vitest";
import { noteView } from "../../../commands/tournament/card.ts";
import { type Current, houseFamily, isHouse, roundsOf } from "../../../commands/tournament/index.ts";
import { drawnFor } from "../../../commands/tournament/state/draw.ts";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";
import { ended, opened, started } from "../../../commands/tournament/state/transitions.ts";
import { openBundle, replayBundle } from "../../../src/arena/bundles/index.ts";
import {
  ARENA_SYSTEMS,
  memoryLedger,
  noMaterials,
  readEntrants,
  reportTournament,
  runTournament,
  threadExecutor,
} from "../../../src/arena/index.ts";
import { FIELD, houseOf } from "../../../src/arena/tournaments/house.ts";
import { fileBytes } from "../../../src/chat/index.ts";
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
  houseOf({ house: true, game, seed, entrants: entrantsOf(ids) });

describe("the house's strategies", () => {
  it.each(CATALOGUE.map((one) => one.id))(
    "fill %s up to eight with families that play it, each once",
    (id) => {
      const game = gameOf(CATALOGUE.find((one) => one.id === id) ?? expect.fail());
      for (let seed = 0; seed < 50; seed++) {
        const house = fieldOf(["copy", "random"], seed, id);
        expect(house).toHaveLength(FIELD - 2);
        expect(new Set(house.map(({ strategy }) => strategy)).size).toBe(FIELD - 2);
        for (const { name, strategy } of house) {
          expect(isPlayable(strategy, game)).toBe(true);
          expect(houseFamily(name)).toBe(parseStrategy(strategy).family.family);
        }
      }
    },
  );

  it("are drawn by the seed: the same for the same one, each now and then for others", () => {
    expect(fieldOf(TWO, 5)).toEqual(fieldOf(TWO, 5));
    const all = Array.from({ length: 300 }, (_, seed) => fieldOf(TWO, seed).map(({ strategy }) => strategy));
    expect(new Set(all.map((one) => one.join())).size).toBeGreaterThan(290);
    expect(new Set(all.flat()).size).toBeGreaterThan(20);
  });

  it("are of different strengths: of the strong and of the simple two each, where six are missing", () => {
    const strong = ["fortune-teller", "second-guess", "iocaine", "history-match", "lempel-ziv", "vote"];
    const simple = ["random", "mirror", "win-stay-lose-shift", "supp", "copy", "anti-rotation", "frequency"];
    for (let seed = 0; seed < 100; seed++) {
      const families = fieldOf(TWO, seed).map(({ name }) => houseFamily(name) ?? "");
      const count = (those: readonly string[]) => families.filter((one) => those.includes(one)).length;
      expect(count([...strong, "experts", "mixing"])).toBe(2);
      expect(count(simple)).toBe(2);
    }
  });

  it("are never one that somebody entered, whatever its settings", () => {
    for (let seed = 0; seed < 300; seed++) {
      const families = fieldOf(["markov:order=5", "wildcard", "file:abc"], seed).map(({ name }) =>
        houseFamily(name),
      );
      expect(families).not.toContain("markov");
      expect(families).not.toContain("wildcard");
    }
  });

  it("are as many as are missing, and none where eight or more entered or nobody asked for them", () => {
    const ids = ["copy", "random", "mirror", "supp", "markov", "vote", "ppm", "mkia", "mupn"];
    const counts = [2, 5, 7, 8, 9].map((count) => fieldOf(ids.slice(0, count), 1).length);
    expect(counts).toEqual([6, 3, 1, 0, 0]);
    expect(houseOf({ game: "rps", seed: 1, entrants: entrantsOf(TWO) })).toEqual([]);
  });
});

describe("a small tournament", () => {
  it.each(ARENA_SYSTEMS)(
    "%s is played by eight without a bye, and every pairing marks the house's",
    async (system) => {
      const table = await openTable();
      const finished = await played(table, { system });
      expect(finished.standings).toHaveLength(FIELD);
      expect(finished.standings.filter(isHouse)).toHaveLength(FIELD - 2);
      const { pairings, rounds, complete } = await table.tournaments.report(finished);
      expect(complete).toBe(true);
      expect(pairings.filter(({ b }) => b === null)).toEqual([]);
      expect(roundsOf(finished) ?? rounds).toBe(rounds);
      const said = await says(table, "pairings", { round: "1" });
      expect(said.match(MARKED)).toHaveLength(FIELD - 2);
      expect(said).not.toContain("house.");
      expect(said).toContain("🏠 plays for the house");
      expect(table.defects).toEqual([]);
    },
  );

  it("tells before it begins that the house fills it, and the rounds that eight play", async ({ table }) => {
    await entered(table);
    const open = await says(table, "status");
    expect(open).toContain("🏠 My own strategies fill it up to 8.");
    expect(await says(table, "details")).toContain("5 rounds of pairings");
    expect(open).toContain("2 take part so far");
    await enter(table, ["copy", "random", "mirror"]);
    await enter(table, ["supp", "mkia", "vote"], boris);
    expect(await says(table, "status")).not.toContain("🏠");
  });

  it("tells once it has begun who takes part, the house's marked, by its reply and its card", async () => {
    const table = await openTable({ players: stuck });
    await entered(table);
    expect(await says(table, "start")).toMatch(/It begins: 8 entrants.*\n🏠 plays for the house/s);
    const card = await says(table, "status");
    expect(card).toMatch(/^1 constant .*\n2 rotation .*\n3 🏠 /m);
    expect(card.match(MARKED)).not.toHaveLength(0);
    const waiting = wordsOf(noteView("begins", await current(table), VENUE));
    expect(waiting).toContain("constant, rotation, 🏠 ");
  });

  it("is as it was where the organiser says house:off, and where more than seven entered", async () => {
    const table = await openTable();
    await entered(table, { house: "off" });
    expect(await says(table, "status")).not.toContain("🏠");
    await playOut(table);
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants).toHaveLength(2);
    expect(await says(table, "create", { house: "perhaps" })).toContain("perhaps");
  });

  it("needs two entrants of people as before: with one it does not begin", async ({ table }) => {
    await entered(table, {}, ["copy"]);
    expect(await says(table, "start")).toContain("A tournament needs two strategies or more");
    expect((await current(table)).entrants).toHaveLength(1);
  });

  it("has the same house's when its start is decided twice, on whatever process", async () => {
    const fills: unknown[] = [];
    for (const seedsFrom of [0, 1000]) {
      const host = await freshHost(23, () => NOON);
      const table = await openTable({ host, now: () => NOON, seedsFrom });
      await tournament(table, "create", { match: "20" }, { ...here, id: "create" });
      await enter(table, TWO);
      const open = await current(table);
      const begin = () => started(open, NOON, new Map(), () => ({ seed: 9, drawn: { day: 1, pledge: "" } }));
      expect(begin()).toEqual(begin());
      await tournament(table, "start");
      fills.push((await current(table)).entrants);
    }
    expect(fills[0]).toEqual(fills[1]);
    expect(fills[0]).toHaveLength(FIELD);
  });

  it("goes on after a restart with the field that it began with", async () => {
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

  it("tells a seed that follows from those who entered alone, and the house's follow from it", async () => {
    const table = await openTable({ host: await freshHost(21, () => NOON), now: () => NOON });
    await entered(table);
    const before = drawnFor(await current(table));
    await playOut(table);
    const [finished = expect.fail()] = (await table.tournaments.read(VENUE)).finished;
    expect(drawnFor(finished)).toBe(before);
    expect(await says(table, "details")).toContain(`draw|${before}|`);
    const entrants = finished.entrants.filter((one) => !isHouse(one));
    expect(finished.entrants.filter(isHouse)).toEqual(houseOf({ ...finished, entrants }));
  });

  it("is held again by the command that is told, to the same table", async ({ table }) => {
    const { standings, seed } = await played(table, { system: "olympic" });
    const line = /gadalka -- arena run .*--entrants (\S+)/.exec(await says(table, "details"));
    const game = gameOf(CATALOGUE.find(({ id }) => id === "rps") ?? expect.fail());
    const entrants = readEntrants(line?.[1] ?? "", game);
    const plan = { game: "rps", system: "olympic", match: 20, seed, entrants, matchMs: 60_000 } as const;
    const executor = threadExecutor(1);
    const again = await reportTournament(await runTournament(plan, { ledger: memoryLedger(), executor }));
    await executor.close();
    expect(again.standings.map(({ name, points }) => [name, points])).toEqual(
      standings.map(({ name, points }) => [name, points]),
    );
  });

  it("is bundled with the house's called so, and the bundle plays again", async ({ table }) => {
    await played(table);
    const reply = await tournament(table, "bundle");
    const file =
      (reply.type === "post" && reply.view.blocks.find(({ type }) => type === "file")) || undefined;
    if (file?.type !== "file") throw new Error("no file");
    const path = join(folder, file.name);
    writeFileSync(path, fileBytes(file));
    const read = await openBundle(path);
    const executor = threadExecutor(1);
    const replay = await replayBundle(read, { materials: noMaterials, executor });
    expect(replay).toMatchObject({ same: 20, differing: 0, table: "follows" });
    const { entrants, table: standings } = read.manifest;
    expect(entrants.filter(({ name }) => name.startsWith("house."))).toHaveLength(FIELD - 2);
    expect(standings.rows.filter((row) => String(row[2]).startsWith("house."))).toHaveLength(FIELD - 2);
    await Promise.all([read.close(), executor.close()]);
  });
});

describe("a series", () => {
  const setting = {
    game: "rps",
    system: "swiss",
    match: 20,
    locale: "en",
    zone: "UTC",
    house: true,
  } as const;
  const series = {
    ...opened(setting, "telegram:1", "a"),
    schedule: { cron: "0 18 * * 5", words: "weekly" },
    entrants: entrantsOf(TWO),
  };
  const begin = (one: Current, seed: number): Current => {
    const begun = started(one, NOON, new Map(), () => ({ seed, drawn: { day: 1, pledge: "f" } }));
    return "refusal" in begun ? expect.fail(begun.refusal) : begun.tournament;
  };

  it("lets the house go after each edition, and fills the next anew", () => {
    const first = begin(series, 1);
    const report = { standings: [] } as unknown as Parameters<typeof ended>[1];
    const place = { venue: VENUE, finished: [], cancelled: [], notes: [] };
    const after = ended({ ...place, current: first }, report, NOON);
    expect(after.current).toMatchObject({ house: true, entrants: series.entrants });
    expect(after.current?.entrants).toHaveLength(2);
    expect(after.finished[0]?.entrants).toHaveLength(FIELD);
    expect(begin(after.current ?? expect.fail(), 2).entrants.slice(2)).not.toEqual(first.entrants.slice(2));
    expect(PLACE.parse(after)).toEqual(after);
  });

  it("begins filled by the clock, and those who manage it cannot take the house's out", async () => {
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
    const { name, strategy } = entrants.find(isHouse) ?? expect.fail();
    const manages = { ...here, mayManage: async () => true };
    for (const typed of [name, strategy])
      expect(await says(table, "leave", { strategy: typed }, manages)).toContain("isn’t taking part");
    expect((await current(table)).entrants).toEqual(entrants);
  });
});

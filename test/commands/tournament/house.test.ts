// Strategies of the house in small tournaments: who they are, where they are marked, and what they never
// take from whoever entered.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { noteView } from "../../../commands/tournament/card.ts";
import { crossTable, crossWords } from "../../../commands/tournament/cross-table.ts";
import {
  type Current,
  type Finished,
  houseFamily,
  isHouse,
  roundsOf,
} from "../../../commands/tournament/index.ts";
import { drawnFor } from "../../../commands/tournament/state/draw.ts";
import { FIELD, houseOf } from "../../../commands/tournament/state/house.ts";
import { ranked, totalsOf } from "../../../commands/tournament/state/leaderboard.ts";
import { PLACE } from "../../../commands/tournament/state/place-kind.ts";
import { placesIn } from "../../../commands/tournament/state/places.ts";
import { ended, opened, started } from "../../../commands/tournament/state/transitions.ts";
import { endView } from "../../../commands/tournament/view.ts";
import { openBundle, replayBundle } from "../../../src/arena/bundles/index.ts";
import {
  ARENA_SYSTEMS,
  type MatchExecutor,
  memoryLedger,
  noMaterials,
  readEntrants,
  reportTournament,
  runTournament,
  threadExecutor,
} from "../../../src/arena/index.ts";
import { fileBytes, type Place } from "../../../src/chat/index.ts";
import { CATALOGUE, gameOf } from "../../../src/core/games/index.ts";
import { isPlayable, parseStrategy } from "../../../src/core/strategies/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { freshHost } from "../host.ts";
import { ANNA, BORIS, openTable, type Table, textOf } from "../play/table.ts";
import { postbox, shown, wordsOf } from "./postbox.ts";

const folder = mkdtempSync(join(tmpdir(), "gadalka-house-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const here = { place: GROUP };
const boris = { ...here, caller: { ...BORIS, locale: "en" as const } };
const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
const NOON = Date.parse("2026-11-18T12:00:00Z");
const TWO = ["constant", "rotation"];
/** Names with the sign; not what the sign means. */
const MARKED = /🏠 (?!plays for)[a-z]/g;

/** Plays nothing, and stops when it is told to. */
const stuck = (): MatchExecutor => ({
  play: (_tasks, _ledger, { signal } = {}) =>
    new Promise((resolve) => signal?.addEventListener("abort", () => resolve(), { once: true })),
  close: async () => undefined,
});

const entrantsOf = (ids: readonly string[]) => ids.map((id) => ({ name: id, strategy: id }));
const fieldOf = (ids: readonly string[], seed: number, game = "rps") =>
  houseOf({ house: true, game, seed, entrants: entrantsOf(ids) });

/** Two people enter. */
async function entered(table: Table, options: Record<string, string> = {}, ids = TWO): Promise<void> {
  await shown(await table.type("tournament", "create", { match: "20", ...options }, here), "card");
  for (const [at, strategy] of ids.entries())
    await table.type("tournament", "join", { strategy }, at % 2 ? boris : here);
}

async function played(table: Table, options: Record<string, string> = {}, ids = TWO): Promise<Finished> {
  await entered(table, options, ids);
  await table.type("tournament", "start", {}, here);
  await table.tournaments.idle();
  return (await table.tournaments.read(VENUE)).finished[0] ?? expect.fail("it did not end");
}

const current = async (table: Table): Promise<Current> =>
  (await table.tournaments.read(VENUE)).current ?? expect.fail("none is open");
const says = async (table: Table, subcommand: string, options = {}) =>
  textOf(await table.type("tournament", subcommand, options, here));

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

  it("tells before it begins that the house fills it, and the rounds that eight play", async () => {
    const table = await openTable();
    await entered(table);
    const open = await says(table, "status");
    expect(open).toContain("🏠 With fewer than 8 entrants, strategies of the house fill the field.");
    expect(open).toContain("5 rounds of pairings");
    expect(open).toContain("2 take part so far");
    for (const strategy of ["copy", "random", "mirror"])
      await table.type("tournament", "join", { strategy }, here);
    for (const strategy of ["supp", "mkia", "vote"])
      await table.type("tournament", "join", { strategy }, boris);
    expect(await says(table, "status")).not.toContain("🏠");
  });

  it("tells once it has begun who takes part, the house's marked, by its reply and its card", async () => {
    const table = await openTable({ players: stuck });
    await entered(table);
    expect(await says(table, "start")).toMatch(/It begins: 8 entrants.*\n🏠 plays for the house/s);
    const card = await says(table, "status");
    expect(card).toMatch(/^1 constant .*\n2 rotation .*\n3 🏠 /m);
    expect(card.match(MARKED)).toHaveLength(FIELD - 2);
    const waiting = wordsOf(noteView("begins", await current(table)));
    expect(waiting).toContain("constant\nrotation\n🏠 ");
    expect(waiting.match(MARKED)).toHaveLength(FIELD - 2);
    await table.tournaments.close();
  });

  it("is as it was where the organiser says house:off, and where more than seven entered", async () => {
    const table = await openTable();
    await entered(table, { house: "off" });
    expect(await says(table, "status")).not.toContain("🏠");
    await table.type("tournament", "start", {}, here);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).finished[0]?.entrants).toHaveLength(2);
    expect(await says(table, "create", { house: "perhaps" })).toContain("perhaps");
  });

  it("needs two entrants of people as before: with one it does not begin", async () => {
    const table = await openTable();
    await entered(table, {}, ["copy"]);
    expect(await says(table, "start")).toContain("A tournament needs two entrants or more");
    expect((await current(table)).entrants).toHaveLength(1);
  });

  it("of before there was a house to fill it is played as it was opened", async () => {
    const table = await openTable();
    await entered(table);
    await placesIn(table.store).change("telegram:-7", (document) => {
      const { house: _new, ...old } = document.current as Current;
      return { ...document, current: old };
    });
    expect(await says(table, "status")).not.toContain("🏠");
    await table.type("tournament", "start", {}, here);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).finished[0]?.standings).toHaveLength(2);
  });

  it("has the same house's when its start is decided twice, on whatever process", async () => {
    const fills: unknown[] = [];
    for (const seedsFrom of [0, 1000]) {
      const host = await freshHost(23, () => NOON);
      const table = await openTable({ host, now: () => NOON, seedsFrom });
      await table.type("tournament", "create", { match: "20" }, { ...here, id: "create" });
      for (const strategy of TWO) await table.type("tournament", "join", { strategy }, here);
      const open = await current(table);
      const begin = () => started(open, NOON, new Map(), () => ({ seed: 9, drawn: { day: 1, pledge: "" } }));
      expect(begin()).toEqual(begin());
      await table.type("tournament", "start", {}, here);
      fills.push((await current(table)).entrants);
      await table.tournaments.close();
    }
    expect(fills[0]).toEqual(fills[1]);
    expect(fills[0]).toHaveLength(FIELD);
  });

  it("goes on after a restart with the field that it began with", async () => {
    const before = await openTable({ players: stuck });
    await entered(before);
    await before.type("tournament", "start", {}, here);
    const { entrants } = await current(before);
    await before.tournaments.close();
    const after = await openTable({ store: before.store, seedsFrom: 1000 });
    await after.tournaments.serve(postbox().messenger);
    await until(async () => (await after.tournaments.read(VENUE)).finished.length === 1);
    const [finished] = (await after.tournaments.read(VENUE)).finished;
    expect(finished?.entrants.map(({ name }) => name)).toEqual(entrants.map(({ name }) => name));
    await after.tournaments.close();
  });

  it("tells a seed that follows from those who entered alone, and the house's follow from it", async () => {
    const table = await openTable({ host: await freshHost(21, () => NOON), now: () => NOON });
    await entered(table);
    const before = drawnFor(await current(table));
    await table.type("tournament", "start", {}, here);
    await table.tournaments.idle();
    const [finished = expect.fail()] = (await table.tournaments.read(VENUE)).finished;
    expect(drawnFor(finished)).toBe(before);
    expect(await says(table, "status")).toContain(`draw|${before}|`);
    const entrants = finished.entrants.filter((one) => !isHouse(one));
    expect(finished.entrants.filter(isHouse)).toEqual(houseOf({ ...finished, entrants }));
  });

  it("is held again by the command that is told, to the same table", async () => {
    const table = await openTable();
    const { standings, seed } = await played(table, { system: "olympic" });
    const line = /gadalka arena run .*--entrants (\S+)/.exec(await says(table, "standings"));
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

  it("is bundled with the house's called so, and the bundle plays again", async () => {
    const table = await openTable();
    await played(table);
    const reply = await table.type("tournament", "bundle", {}, here);
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
    expect(PLACE.parse(PLACE.encode?.(after))).toEqual(after);
  });

  it("begins filled by the clock, and those who manage it cannot take the house's out", async () => {
    const clock = { now: NOON };
    const table = await openTable({
      now: () => clock.now,
      players: stuck,
    });
    await entered(table, { start: "daily 18:00" });
    clock.now += 7 * 3_600_000;
    await table.tournaments.serve(postbox().messenger);
    await until(async () => (await current(table)).progress !== undefined);
    const { entrants } = await current(table);
    expect(entrants).toHaveLength(FIELD);
    const { name, strategy } = entrants.find(isHouse) ?? expect.fail();
    const manages = { ...here, mayManage: async () => true };
    for (const typed of [name, strategy])
      expect(textOf(await table.type("tournament", "leave", { strategy: typed }, manages))).toContain(
        "does not take part",
      );
    expect((await current(table)).entrants).toEqual(entrants);
    await table.tournaments.close();
  });
});

type Line = readonly [name: string, from: number, to: number];

function over(...lines: readonly Line[]): Finished {
  const standings = lines.map(([name, from, to]) => ({
    ...{ name, strategy: name.replace("house.", ""), ranks: [from, to] as const },
    ...{ points: 1, wins: 1, draws: 0, losses: 0 },
  }));
  const setting = { game: "rps", system: "swiss", match: 10, seed: 1, locale: "en", zone: "UTC" } as const;
  const state = { endedAt: 0, announcement: "due", cards: [] } as const;
  return { ...setting, ...state, id: "1", house: true, entrants: standings, standings };
}

describe("the house takes nothing from those who entered", () => {
  it("a house's that wins is told to have won, and below it who is the best of those who entered", () => {
    const said = wordsOf(
      endView(
        over(["house.vote", 1, 1], ["copy", 2, 3], ["mirror", 2, 3], ["house.supp", 4, 4]),
        undefined,
        undefined,
      ),
    );
    expect(said).toContain("The winner: 🏠 vote\nBest of those who entered: copy, mirror\n");
    expect(said).toContain("🏠 plays for the house, to fill the field.");
  });

  it("whoever entered and wins is told as ever, and with the house when they are level", () => {
    const won = wordsOf(endView(over(["copy", 1, 1], ["house.vote", 2, 2]), undefined, undefined));
    expect(won).toContain("The winner: copy\n");
    expect(won).not.toContain("Best of those who entered");
    const level = wordsOf(endView(over(["house.vote", 1, 2], ["copy", 1, 2]), undefined, undefined));
    expect(level).toContain("The first place is shared: 🏠 vote, copy\nBest of those who entered: copy");
  });

  it("the leaderboard counts those who entered among themselves, and no house's at all", () => {
    const totals = totalsOf([
      over(["house.vote", 1, 1], ["copy", 2, 2], ["house.supp", 3, 4], ["mirror", 3, 4], ["a", 5, 5]),
      over(["house.ppm", 1, 2], ["house.supp", 1, 2], ["a", 3, 8], ["copy", 3, 8], ["house.mkia", 3, 8]),
    ]);
    expect(ranked(totals)).toEqual([
      { strategy: "copy", ranks: [1, 1], points: 2.5, tournaments: 2, won: 1 },
      { strategy: "mirror", ranks: [2, 2], points: 1, tournaments: 1, won: 0 },
      { strategy: "a", ranks: [3, 3], points: 0.5, tournaments: 2, won: 0 },
    ]);
  });

  it("holding tournaments against it again and again brings no more points than without it", async () => {
    const points: number[] = [];
    for (const house of ["on", "off"]) {
      const table = await openTable();
      for (let hour = 0; hour < 10; hour++) await played(table, { match: "10", house }, ["vote", "rotation"]);
      const board = textOf(await table.type("leaderboard", "leaderboard", {}, here));
      expect(board).not.toMatch(/🏠|house\./);
      const { finished } = await table.tournaments.read(VENUE);
      points.push([...totalsOf(finished).values()].reduce((sum, one) => sum + one.points, 0));
    }
    expect(points).toEqual([10, 10]);
  });

  it("the card of the end shows all of the field, so that whoever entered finds their own", async () => {
    const table = await openTable();
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await played(table, {}, ["constant", "rotation"]);
    const last = wordsOf(edits.at(-1)?.view ?? expect.fail());
    expect(last).toContain("It has ended");
    for (const id of TWO) expect(last).toContain(id);
    expect(last.match(MARKED)?.length).toBeGreaterThanOrEqual(FIELD - 2);
    await table.tournaments.close();
  });

  it("the history names who won with the sign, and the best of those who entered", async () => {
    const table = await openTable();
    await placesIn(table.store).decide(VENUE, (document) => ({
      outcome: undefined,
      next: { ...document, finished: [over(["house.vote", 1, 1], ["copy", 2, 2])] },
    }));
    expect(await says(table, "history")).toContain("🏠 vote · Best of those who entered: copy");
  });
});

describe("the picture of a filled tournament", () => {
  const finished = over(["house.vote", 1, 1], ["copy", 2, 2]);
  const game = { result: 1, won: 6, lost: 4, drawn: 0 } as const;
  const pairing = { round: 1, table: 1, a: "house.vote", b: "copy", why: "bracket", score: 1 } as const;
  const pairings = [{ ...pairing, decided: "won", games: [game] } as const];

  it("draws a little house before the house's, and says below the title what it is", () => {
    const table = crossTable(finished, pairings) ?? expect.fail();
    expect(table.rows.map(({ name, isHouse: is }) => [name, is])).toEqual([
      ["vote", true],
      ["copy", undefined],
    ]);
    expect(table.subtitle).toContain("with a little house: plays for the house");
    expect(
      crossTable(over(["a", 1, 1], ["copy", 2, 2]), [{ ...pairings[0], a: "a" } as never])?.subtitle,
    ).not.toContain("house");
  });

  it("marks the house's among opponents of a knock-out, too, and in its words", () => {
    const table = crossTable({ ...finished, system: "olympic" }, pairings) ?? expect.fail();
    expect(table.rows[1]?.cells[0]).toMatchObject({ text: "– vote", isHouse: true });
    expect(table.rows[0]?.cells[0]).not.toHaveProperty("isHouse");
    expect(crossWords(finished)).toContain("1. 🏠 vote: 1, 2. copy: 1");
  });
});

it("nobody can register a name that looks like the house's", async () => {
  const table = await openTable();
  const reply = await table.type(
    "strategy",
    "register",
    { name: "house.vote", strategy: "copy" },
    { ...here, caller: ANNA },
  );
  expect(reply.type).toBe("notice");
});

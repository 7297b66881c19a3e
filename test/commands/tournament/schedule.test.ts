// Scheduled tournaments: once, repeatedly, late, with too few entrants, and across restarts.

import { it as base, beforeEach, describe, expect } from "vitest";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, BORIS, openTable, type Table, textOf } from "../play/table.ts";
import { created, enter, here, says, tournament, VENUE } from "./hall.ts";
import { type Postbox, postbox, wordsOf } from "./postbox.ts";

const it = base.extend("table", () => running());

/** A Saturday. */
const SATURDAY = Date.parse("2026-11-21T10:00:00Z");
const FRIDAY = Date.parse("2026-11-27T18:00:00Z");
const WEEK_MS = 7 * 24 * 3_600_000;

let store: Store;
let clock: { now: number };
let box: Postbox;
let seedsFrom: number;

beforeEach(async () => {
  store = await openStore({ dataDir: ":memory:" });
  clock = { now: SATURDAY };
  box = postbox();
  seedsFrom = 0;
});

/** Starts (or restarts) the bot. */
async function running(): Promise<Table> {
  seedsFrom += 1000;
  const table = await openTable({ store, seedsFrom, now: () => clock.now });
  await table.tournaments.serve(box.messenger);
  return table;
}

async function weekly(table: Table, options: Record<string, string> = {}, entrants = ["rotation", "copy"]) {
  const reply = await created(table, { house: "off", start: "weekly fri 18:00", ...options });
  await enter(table, entrants);
  return textOf(reply);
}

const status = async (table: Table) => await says(table, "status");
const ends = () => box.posts.filter(({ key }) => key.startsWith("tournament-"));
const ended = (count: number) => until(async () => ends().length === count);

describe("a weekly tournament", () => {
  it("announces its start, starts on time and opens the next with the same entrants", async ({ table }) => {
    expect(await weekly(table)).toContain(
      "It starts Fri, 27 Nov 2026, 18:00 (UTC), and then again every Friday at 18:00.",
    );
    clock.now = FRIDAY;
    await ended(1);
    expect(wordsOf(ends()[0]?.view)).toContain("The next starts Fri, 4 Dec 2026, 18:00 (UTC).");
    expect(await status(table)).toContain("It starts Fri, 4 Dec 2026, 18:00 (UTC)");
    expect(await status(table)).toContain("rotation, copy");
    clock.now = FRIDAY + WEEK_MS;
    await ended(2);
    await table.tournaments.idle();
    const { finished } = await table.tournaments.read(VENUE);
    expect(new Set(finished.map(({ seed }) => seed)).size).toBe(2);
    expect(new Set(finished.map(({ id }) => id)).size).toBe(2);
    expect(table.defects).toEqual([]);
  });

  it("announces the next start in a message of its own", async ({ table }) => {
    await weekly(table);
    clock.now = FRIDAY;
    await ended(1);
    clock.now = FRIDAY + WEEK_MS;
    await ended(2);
    await table.tournaments.idle();
    const begins = box.posts.filter(({ key }) => key.startsWith("begins-"));
    expect(begins).toHaveLength(2);
    expect(wordsOf(begins[1]?.view)).toContain("It has started.");
    expect(wordsOf(box.edits.at(-1)?.view)).toContain("It’s over");
  });

  it("is postponed with a notice below two entrants, and tried again next time", async () => {
    const table = await running();
    await weekly(table, {}, ["rotation"]);
    clock.now = FRIDAY + 1000;
    await until(async () => box.posts.length === 1);
    expect(wordsOf(box.posts[0]?.view)).toContain(
      "Fewer than two have entered, so it isn’t played. It’s postponed to Fri, 4 Dec 2026, 18:00 (UTC).",
    );
    await table.tournaments.close();
    const again = await running();
    await tournament(again, "join", { strategy: "copy" });
    clock.now = FRIDAY + WEEK_MS;
    await ended(1);
    expect(box.posts.filter(({ key }) => key.startsWith("put-off-"))).toHaveLength(1);
  });

  it("starts late after a restart within a day, otherwise at its next time", async () => {
    const table = await running();
    await weekly(table);
    await table.tournaments.close();
    clock.now = FRIDAY + 23 * 3_600_000;
    const late = await running();
    await ended(1);
    await late.tournaments.idle();
    await late.tournaments.close();
    clock.now = FRIDAY + WEEK_MS + 25 * 3_600_000;
    const later = await running();
    await until(async () => box.posts.some(({ key }) => key.startsWith("missed-")));
    expect(ends()).toHaveLength(1);
    expect(wordsOf(box.posts.at(-1)?.view)).toContain(
      "I was offline when this was due to start. It’s postponed to Fri, 11 Dec 2026, 18:00 (UTC).",
    );
    expect(await status(later)).toContain("11 Dec 2026");
  });

  it("loses one edition by a cancel, and all with the schedule", async ({ table }) => {
    await weekly(table);
    expect(await says(table, "cancel")).toContain(
      "Anna cancels this one. The next starts Fri, 4 Dec 2026, 18:00 (UTC)",
    );
    expect(await status(table)).toContain("2 entrants so far");
    expect(await says(table, "cancel", { what: "schedule" })).toContain("ends the schedule");
    expect(await tournament(table, "status")).toMatchObject({ type: "notice" });
    clock.now = FRIDAY + 3 * WEEK_MS;
    await table.tournaments.idle();
    expect(box.posts).toEqual([]);
    expect(await says(table, "cancel")).toContain("No tournament is open");
  });

  it("plays to its end if its schedule is removed, with none after it", async ({ table }) => {
    await weekly(table, { match: "2000", system: "round-robin" }, ["rotation", "copy", "random", "markov"]);
    await tournament(table, "start");
    await tournament(table, "cancel", { what: "schedule" });
    await ended(1);
    expect(wordsOf(ends()[0]?.view)).not.toContain("The next starts");
    expect(await says(table, "cancel", { what: "schedule" })).toContain("No tournament is open");
  });

  it("doesn't start again at its time when started by hand", async ({ table }) => {
    await weekly(table);
    await tournament(table, "start");
    await ended(1);
    expect(await status(table)).toContain("4 Dec 2026");
  });

  it("plays a registered name as it is at the scheduled start", async ({ table }) => {
    await table.type("strategy", "register", { name: "my-markov", strategy: "markov:order=4" });
    await weekly(table, {}, ["my-markov", "copy"]);
    await table.type("strategy", "update", { name: "my-markov", strategy: "markov:order=2" });
    clock.now = FRIDAY;
    await ended(1);
    const { finished } = await table.tournaments.read(VENUE);
    expect(finished[0]?.entrants[0]).toEqual({
      name: "my-markov",
      strategy: "markov:order=2",
      owner: "telegram:1",
      author: "Anna",
    });
  });

  it("keeps an entrant that leaves mid-run only for this edition", async ({ table }) => {
    await weekly(table, { match: "2000" }, ["rotation", "copy", "random"]);
    await tournament(table, "start");
    expect(await says(table, "leave", { strategy: "copy" })).toContain("won’t be in the next");
    await ended(1);
    const { current, finished } = await table.tournaments.read({
      platform: "telegram",
      kind: "group",
      id: "-7",
    });
    expect(finished[0]?.entrants).toHaveLength(3);
    expect(current?.entrants.map(({ name }) => name)).toEqual(["rotation", "random"]);
  });
});

describe("a tournament with a single start", () => {
  it("starts on time and has no further start", async ({ table }) => {
    await weekly(table, { start: "in 2h", zone: "Europe/Berlin" });
    expect(await status(table)).toContain("It starts Sat, 21 Nov 2026, 13:00 (Europe/Berlin).");
    clock.now = SATURDAY + 2 * 3_600_000;
    await ended(1);
    expect(await status(table)).toContain("It’s over");
  });

  it("stays open for a manual start if there are too few entrants", async ({ table }) => {
    await weekly(table, { start: "in 2h" }, []);
    clock.now = SATURDAY + 3 * 3_600_000;
    await until(async () => box.posts.length === 1);
    expect(wordsOf(box.posts[0]?.view)).toContain("It stays open");
    await enter(table, ["rotation", "copy"], { ...here, caller: BORIS });
    await tournament(table, "start", {}, { ...here, caller: ANNA });
    await ended(1);
  });
});

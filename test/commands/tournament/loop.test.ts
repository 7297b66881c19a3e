// What happens by itself: starts by the clock, the announcement, and the card that is kept up to date.

import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, it, openTable } from "../play/table.ts";
import {
  created,
  current,
  enter,
  entered,
  GROUP,
  here,
  played,
  playOut,
  says,
  serve,
  stuck,
  tournament,
  VENUE,
} from "./hall.ts";
import { postbox, shown, wordsOf } from "./postbox.ts";

const ENTRANTS = ["rotation", "copy", "random"];
const NOON = Date.parse("2026-11-18T12:00:00Z");
const [MINUTE, HOUR] = [60_000, 3_600_000];

describe("a start by the clock", () => {
  it("comes at its time, and is announced on the card", async () => {
    const clock = { now: NOON };
    const table = await openTable({ now: () => clock.now, players: stuck });
    const { edits, posts } = await serve(table);
    await entered(table, { start: "18:00" });
    expect(await says(table, "status")).toContain("It starts Wed, 18 Nov 2026, 18:00 (UTC).");
    clock.now += 7 * HOUR;
    await until(async () => (await current(table)).seed !== undefined);
    await until(async () => wordsOf(edits.at(-1)?.view).includes("Round 1 of 5 is on"));
    expect(posts).toEqual([]);
    await table.tournaments.close();
  });

  it("with too few entrants leaves it open, and says so", async () => {
    const clock = { now: NOON };
    const table = await openTable({ now: () => clock.now });
    const { edits } = await serve(table);
    await created(table, { start: "in 2h" });
    await enter(table, ["copy"]);
    clock.now += 3 * HOUR;
    await until(async () => wordsOf(edits.at(-1)?.view).includes("It didn’t start at its time"));
    await enter(table, ["rotation"]);
    await playOut(table);
    expect((await table.tournaments.read(VENUE)).finished).toHaveLength(1);
  });
});

describe("the announcement", () => {
  async function ended(...answers: Parameters<typeof postbox>) {
    const clock = { now: NOON };
    const store = await openStore({ dataDir: ":memory:" });
    const open = () => openTable({ store, now: () => clock.now, timing: { leaseMs: 5, pollMs: HOUR } });
    const { posts, messenger } = postbox(...answers);
    const table = await open();
    await table.tournaments.serve(messenger);
    await played(table, {});
    const at = async (ms: number) => {
      clock.now = NOON + ms;
      // Longer than its lease.
      await wait(20);
      await table.tournaments.look();
      await table.tournaments.idle();
      return posts.length;
    };
    return { posts, messenger, table, open, at };
  }

  it("is posted later if the platform is away, ever more rarely, once", async () => {
    const { posts, messenger, table, open, at } = await ended("unavailable", "unavailable");
    expect([await at(30_000), await at(MINUTE), await at(24 * HOUR), await at(48 * HOUR)]).toEqual([
      2, 2, 3, 3,
    ]);
    await table.tournaments.close();
    const again = await open();
    await again.tournaments.serve(messenger);
    await again.tournaments.idle();
    await again.tournaments.close();
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
  });

  it("isn't posted again where it's refused", async () => {
    const { table, at } = await ended("refused");
    expect([await at(HOUR), await at(24 * HOUR)]).toEqual([1, 1]);
    await table.tournaments.close();
  });
});

describe("a group that becomes a supergroup", () => {
  const THERE = { ...VENUE, id: "-1007" };

  it("keeps its tournament, which is played and announced there", async () => {
    const table = await openTable();
    const { posts, edits } = await serve(table);
    await entered(table);
    await table.tournaments.idle();
    for (const _ of [1, 2]) await table.dispatch.moved?.("telegram", VENUE.id, THERE.id);
    expect(await table.tournaments.read(VENUE)).toMatchObject({ finished: [] });
    const there = { ...here, place: { ...GROUP, id: THERE.id } };
    expect(await table.tournaments.participations(`telegram:${ANNA.id}`)).toEqual([
      { place: "telegram:-1007", opened: true, entered: ["constant"] },
    ]);
    const count = edits.length;
    await playOut(table, there);
    expect(posts.map(({ place }) => place.id)).toEqual([THERE.id]);
    expect(edits).toHaveLength(count);
    await table.dispatch.moved?.("telegram", VENUE.id, THERE.id);
    expect((await table.tournaments.read(THERE)).finished).toHaveLength(1);
  });

  it("plays on what was in progress, from its last finished round", async () => {
    const table = await openTable({ players: stuck });
    await serve(table);
    await entered(table);
    await says(table, "start");
    await table.dispatch.moved?.("telegram", VENUE.id, THERE.id);
    expect((await table.tournaments.read(THERE)).current?.seed).toBeDefined();
    await table.tournaments.close();
    const heir = await openTable({ store: table.store });
    const { posts } = await serve(heir);
    await until(async () => posts.length === 1);
    expect(posts[0]?.place.id).toBe(THERE.id);
    await heir.tournaments.close();
  });
});

describe("a tournament's card", () => {
  it("is updated from the first entrant to the end, then left alone", async ({ table }) => {
    const { edits } = await serve(table);
    await created(table, { match: "2000" });
    await enter(table, ENTRANTS);
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view)).toContain("3 entrants so far");
    await playOut(table);
    await table.tournaments.idle();
    const words = edits.map(({ view }) => wordsOf(view));
    expect(words.some((text) => /Round \d of \d is on/.test(text))).toBe(true);
    expect(words.at(-1)).toMatch(/It’s over\. First: [\s\S]*\n1 /);
    expect(new Set(edits.map(({ message }) => message))).toEqual(new Set(["card"]));
    const count = edits.length;
    await tournament(table, "create");
    await table.tournaments.idle();
    expect(edits).toHaveLength(count);
    expect(table.defects).toEqual([]);
  });

  it("is the newest message that shows it; one that's gone isn't edited again", async ({ table }) => {
    const { edits, edited } = await serve(table);
    await created(table);
    await shown(await tournament(table, "status"), "newer");
    await table.tournaments.idle();
    edited.push("refused");
    await enter(table, ["copy"]);
    await table.tournaments.idle();
    expect(edits.at(-1)?.message).toBe("newer");
    const count = edits.length;
    await enter(table, ["rotation"]);
    await table.tournaments.idle();
    expect(edits).toHaveLength(count);
  });

  it("shows that the tournament is cancelled", async ({ table }) => {
    const { edits } = await serve(table);
    await created(table);
    await tournament(table, "cancel");
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view)).toContain("Cancelled");
  });
});

// What happens by itself: starts by the clock, the announcement, and the card that is kept up to date.

import { describe, expect } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, it, openTable } from "../play/table.ts";
import {
  created,
  current,
  enter,
  entered,
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
const HOUR = 3_600_000;

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
  it("is posted later if the platform is away, and never again if it's refused", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const { posts, messenger } = postbox("unavailable", "unavailable", "refused");
    const table = await openTable({ store });
    await table.tournaments.serve(messenger);
    await played(table, {});
    await until(async () => posts.length === 3);
    await table.tournaments.close();
    const again = await openTable({ store });
    await again.tournaments.serve(messenger);
    await again.tournaments.idle();
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1);
    expect(posts).toHaveLength(3);
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

  it("is edited seldom, and always shows the newest state", async () => {
    const cardMs = 100;
    const table = await openTable({ timing: { cardMs } });
    const { edits, posts } = await serve(table);
    await created(table);
    await table.tournaments.idle();
    const [before, since] = [edits.length, performance.now()];
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const caller = { ...ANNA, id: String(100 + at) };
        return tournament(table, "join", { strategy: `wildcard:context=${at + 2}` }, { ...here, caller });
      }),
    );
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view)).toContain("30 entrants so far");
    // However long the thirty take, edits keep at least this interval.
    expect(edits.length - before).toBeLessThanOrEqual(2 + (performance.now() - since) / cardMs);
    expect(posts).toEqual([]);
  });

  it("shows what is pending when the bot stops", async () => {
    const table = await openTable({ timing: { cardMs: 60_000 } });
    const { edits } = await serve(table);
    await created(table);
    await enter(table, ENTRANTS);
    await table.tournaments.close();
    expect(wordsOf(edits.at(-1)?.view)).toContain("3 entrants so far");
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

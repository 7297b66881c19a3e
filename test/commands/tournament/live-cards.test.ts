// Messages that show a tournament: edited as it progresses, rarely enough, and always with the final form.

import { describe, expect } from "vitest";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, it, openTable } from "../play/table.ts";
import { created, enter, here, playOut, serve, tournament, VENUE } from "./hall.ts";
import { shown, wordsOf } from "./postbox.ts";

const ENTRANTS = ["rotation", "copy", "random"];

describe("a tournament's live card", () => {
  it("is updated from the first entrant to the end, then left alone", async ({ table }) => {
    const { edits } = await serve(table);
    await created(table, { match: "2000" });
    await enter(table, ENTRANTS);
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view)).toContain("3 entrants so far");
    await playOut(table);
    const words = edits.map(({ view }) => wordsOf(view));
    expect(words.some((text) => /It has started|Round \d is on/.test(text))).toBe(true);
    expect(words.at(-1)).toMatch(/It’s over\. First: [\s\S]*\n1 /);
    expect(new Set(edits.map(({ message }) => message))).toEqual(new Set(["card"]));
    expect((await table.tournaments.read(VENUE)).finished[0]?.cards).toEqual([]);
    const count = edits.length;
    await tournament(table, "create");
    await table.tournaments.idle();
    expect(edits).toHaveLength(count);
    expect(table.defects).toEqual([]);
  });

  it("is edited at intervals with the newest state", async () => {
    const cardMs = 300;
    const table = await openTable({ timing: { cardMs } });
    const { edits } = await serve(table);
    await created(table);
    await enter(table, [...ENTRANTS, "constant", "mirror", "markov"].slice(0, 4));
    await table.tournaments.idle();
    expect(edits.length).toBeLessThanOrEqual(3);
    expect(wordsOf(edits.at(-1)?.view)).toContain("4 entrants so far");
    for (const [index, { at }] of edits.entries())
      if (index > 0) expect(at - (edits[index - 1]?.at ?? 0)).toBeGreaterThan(cardMs * 0.9);
  });

  it("shows pending changes when the bot stops, and the end after a restart", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const before = await openTable({ store, timing: { cardMs: 60_000 } });
    const { edits, edited, messenger } = await serve(before);
    await created(before, { match: "2000" });
    await enter(before, ENTRANTS);
    await before.tournaments.close();
    expect(wordsOf(edits.at(-1)?.view)).toContain("3 entrants so far");
    await tournament(before, "start");
    edited.push("unavailable");
    const after = await openTable({ store });
    await after.tournaments.serve(messenger);
    await until(async () => edits.some(({ view }) => wordsOf(view).includes("It’s over")));
    await after.tournaments.idle();
    expect((await after.tournaments.read(VENUE)).finished[0]?.cards).toEqual([]);
  });

  it("is replaced by one new card at the next change if it's gone", async ({ table }) => {
    const { edits, edited, posts } = await serve(table);
    await created(table);
    await table.tournaments.idle();
    edited.push("refused");
    await enter(table, ["copy"]);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).current?.cards).toEqual([]);
    expect(posts).toEqual([]);
    await enter(table, ["rotation"]);
    await table.tournaments.idle();
    expect(posts.map(({ key }) => key.split("-")[0])).toEqual(["card"]);
    expect(wordsOf(posts[0]?.view)).toContain("2 entrants so far");
    await enter(table, ["random"]);
    await table.tournaments.idle();
    expect(posts).toHaveLength(1);
    expect(edits.at(-1)?.message).toBe("message-1");
  });

  it("shows that the tournament is cancelled", async ({ table }) => {
    const { edits } = await serve(table);
    await created(table);
    await table.tournaments.idle();
    await tournament(table, "cancel");
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view)).toContain("Cancelled");
    expect((await table.tournaments.read(VENUE)).cancelled).toEqual([]);
  });

  it("takes thirty entrants with few edits and no new post", async () => {
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

  it("is replaced by one new card for all who join if it's old", async () => {
    const clock = { now: 1_000_000 };
    const table = await openTable({ now: () => clock.now, timing: { cardMs: 50 } });
    const { edits, posts } = await serve(table);
    await created(table);
    clock.now += 59 * 60_000;
    await enter(table, ["copy"]);
    await table.tournaments.idle();
    expect(posts).toEqual([]);
    clock.now += 2 * 60_000;
    await Promise.all(["rotation", "random", "mirror"].map((one) => enter(table, [one])));
    await table.tournaments.idle();
    expect(posts).toHaveLength(1);
    expect(
      edits
        .filter(({ message }) => message === "message-1")
        .map(({ view }) => wordsOf(view))
        .at(-1),
    ).toContain("4 entrants so far");
  });

  it("isn't posted beside the reply in a private chat", async ({ table }) => {
    const { posts } = await serve(table);
    const alone = { place: { kind: "private", id: ANNA.id, locale: "en" } as const };
    await tournament(table, "create", {}, alone);
    await tournament(table, "join", { strategy: "copy" }, alone);
    await table.tournaments.idle();
    expect(posts).toEqual([]);
  });

  it("shows a private manual start without another post before the end", async () => {
    const table = await openTable();
    const { edits, posts } = await serve(table);
    await created(table, { match: "2000" });
    await enter(table, ENTRANTS);
    await table.tournaments.idle();
    const begun = await tournament(table, "start");
    expect(begun).toMatchObject({ type: "post", audience: "caller", discreet: true });
    await table.tournaments.idle();
    expect(posts.map(({ key }) => key.split("-")[0])).toEqual(["tournament"]);
    expect(edits.some(({ view }) => /It has started|is on:/.test(wordsOf(view)))).toBe(true);
  });

  it("covers the newest three status replies", async ({ table }) => {
    const { edits } = await serve(table);
    await created(table);
    for (const message of ["a", "b", "c"]) await shown(await tournament(table, "status"), message);
    await table.tournaments.idle();
    const before = edits.length;
    await enter(table, ["copy"]);
    await table.tournaments.idle();
    expect(edits.slice(before).map(({ message }) => message)).toEqual(["c", "b", "a"]);
  });
});

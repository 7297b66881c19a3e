// Messages that show a tournament: edited as it moves on, seldom enough, and with the last form
// always.

import { describe, expect } from "vitest";
import type { Place } from "../../../src/chat/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { ANNA, it, openTable, type Table } from "../play/table.ts";
import { postbox, shown, wordsOf } from "./postbox.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const here = { place: GROUP };
const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
const ENTRANTS = ["rotation", "copy", "random"];

async function created(table: Table, options: Record<string, string> = {}): Promise<void> {
  await shown(await table.type("tournament", "create", { match: "20", ...options }, here), "card");
}

async function entered(table: Table, entrants = ENTRANTS): Promise<void> {
  for (const strategy of entrants) await table.type("tournament", "join", { strategy }, here);
}

describe("the card of a tournament", () => {
  it("follows it from the first entrant to the end, and is then left alone", async ({ table }) => {
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table, { match: "2000" });
    await entered(table);
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("3 take part so far");
    await table.type("tournament", "start", {}, here);
    await table.tournaments.idle();
    const words = edits.map(({ view }) => wordsOf(view));
    expect(words.some((text) => /It has begun|Round 1 of \d is being played/.test(text))).toBe(true);
    expect(words.at(-1)).toMatch(/It has ended\. First: [\s\S]*\n1 /);
    expect(new Set(edits.map(({ message }) => message))).toEqual(new Set(["card"]));
    expect((await table.tournaments.read(VENUE)).finished[0]?.cards).toEqual([]);
    const count = edits.length;
    await table.type("tournament", "create", {}, here);
    await table.tournaments.idle();
    expect(edits).toHaveLength(count);
    expect(table.defects).toEqual([]);
    await table.tournaments.close();
  });

  it("is edited once in a while only, and shows the newest then", async () => {
    const cardMs = 300;
    const table = await openTable({ timing: { cardMs } });
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    await entered(table, [...ENTRANTS, "constant", "mirror", "markov"].slice(0, 4));
    await table.tournaments.idle();
    expect(edits.length).toBeLessThanOrEqual(3);
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("4 take part so far");
    for (const [index, { at }] of edits.entries())
      if (index > 0) expect(at - (edits[index - 1]?.at ?? 0)).toBeGreaterThan(cardMs * 0.9);
    await table.tournaments.close();
  });

  it("shows what waited when the bot is stopped, and the end after a restart", async () => {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const before = await openTable({ store, timing: { cardMs: 60_000 } });
    const { edits, edited, messenger } = postbox();
    await before.tournaments.serve(messenger);
    await created(before, { match: "2000" });
    await entered(before);
    await before.tournaments.close();
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("3 take part so far");
    await before.type("tournament", "start", {}, here);
    edited.push("unavailable");
    const after = await openTable({ store });
    await after.tournaments.serve(messenger);
    await until(async () => edits.some(({ view }) => wordsOf(view).includes("It has ended")));
    await after.tournaments.idle();
    expect((await after.tournaments.read(VENUE)).finished[0]?.cards).toEqual([]);
    await after.tournaments.close();
  });

  it("that is gone gives way to one new card at the next change", async ({ table }) => {
    const { edits, edited, posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    await table.tournaments.idle();
    edited.push("refused");
    await entered(table, ["copy"]);
    await table.tournaments.idle();
    expect((await table.tournaments.read(VENUE)).current?.cards).toEqual([]);
    expect(posts).toEqual([]);
    await entered(table, ["rotation"]);
    await table.tournaments.idle();
    expect(posts.map(({ key }) => key.split("-")[0])).toEqual(["card"]);
    expect(wordsOf(posts[0]?.view ?? expect.fail())).toContain("2 take part so far");
    await entered(table, ["random"]);
    await table.tournaments.idle();
    expect(posts).toHaveLength(1);
    expect(edits.at(-1)?.message).toBe("message-1");
    await table.tournaments.close();
  });

  it("says so when it is called off", async ({ table }) => {
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    await table.tournaments.idle();
    await table.type("tournament", "cancel", {}, here);
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("Called off");
    expect((await table.tournaments.read(VENUE)).cancelled).toEqual([]);
    await table.tournaments.close();
  });

  it("takes in a crowd of thirty with few edits and no post", async () => {
    const table = await openTable({ timing: { cardMs: 100 } });
    const { edits, posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    await table.tournaments.idle();
    const before = edits.length;
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => {
        const caller = { ...ANNA, id: String(100 + at) };
        return table.type(
          "tournament",
          "join",
          { strategy: `markov:boosted=${at + 2}` },
          { ...here, caller },
        );
      }),
    );
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("30 take part so far");
    expect(edits.length - before).toBeLessThanOrEqual(3);
    expect(posts).toEqual([]);
    await table.tournaments.close();
  });

  it("that was posted long ago gives way to one new card for all who join then", async () => {
    const clock = { now: 1_000_000 };
    const table = await openTable({ now: () => clock.now, timing: { cardMs: 50 } });
    const { edits, posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    clock.now += 59 * 60_000;
    await entered(table, ["copy"]);
    await table.tournaments.idle();
    expect(posts).toEqual([]);
    clock.now += 2 * 60_000;
    await Promise.all(["rotation", "random", "mirror"].map((one) => entered(table, [one])));
    await table.tournaments.idle();
    expect(posts).toHaveLength(1);
    expect(
      edits
        .filter(({ message }) => message === "message-1")
        .map(({ view }) => wordsOf(view))
        .at(-1),
    ).toContain("4 take part so far");
    await table.tournaments.close();
  });

  it("is not posted beside the answer in a private chat", async ({ table }) => {
    const { posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    const alone = { place: { kind: "private", id: ANNA.id, locale: "en" } as const };
    await table.type("tournament", "create", {}, alone);
    await table.type("tournament", "join", { strategy: "copy" }, alone);
    await table.tournaments.idle();
    expect(posts).toEqual([]);
    await table.tournaments.close();
  });

  it("shows a start by hand, which is told in private, without another post before the end", async () => {
    const table = await openTable();
    const { edits, posts, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table, { match: "2000" });
    await entered(table);
    await table.tournaments.idle();
    const begun = await table.type("tournament", "start", {}, here);
    expect(begun).toMatchObject({ type: "post", audience: "caller", discreet: true });
    await table.tournaments.idle();
    expect(posts.map(({ key }) => key.split("-")[0])).toEqual(["tournament"]);
    expect(edits.some(({ view }) => /It has begun|is being played/.test(wordsOf(view)))).toBe(true);
    await table.tournaments.close();
  });

  it("is every status that was asked for, the newest three of them", async ({ table }) => {
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    for (const message of ["a", "b", "c"])
      await shown(await table.type("tournament", "status", {}, here), message);
    await table.tournaments.idle();
    const before = edits.length;
    await entered(table, ["copy"]);
    await table.tournaments.idle();
    expect(edits.slice(before).map(({ message }) => message)).toEqual(["c", "b", "a"]);
    await table.tournaments.close();
  });
});

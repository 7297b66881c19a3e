// Messages that show a tournament: edited as it moves on, seldom enough, and with the last form
// always.

import { describe, expect, it } from "vitest";
import type { Place, Reply } from "../../../src/chat/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { until } from "../../infra/store/redis-server.ts";
import { openTable, type Table } from "../play/table.ts";
import { postbox, wordsOf } from "./postbox.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const here = { place: GROUP };
const VENUE = { platform: "telegram", kind: "group", id: "-7" } as const;
const ENTRANTS = ["rotation", "copy", "random"];

/** Says what a platform says that can name its messages. */
async function shown(reply: Reply, message: string): Promise<void> {
  if (reply.type === "post") await reply.onPosted?.(message);
}

async function created(table: Table, options: Record<string, string> = {}): Promise<void> {
  await shown(await table.type("tournament", "create", { match: "20", ...options }, here), "card");
}

async function entered(table: Table, entrants = ENTRANTS): Promise<void> {
  for (const strategy of entrants) await table.type("tournament", "join", { strategy }, here);
}

describe("the card of a tournament", () => {
  it("follows it from the first entrant to the end, and is then left alone", async () => {
    const table = await openTable();
    const { edits, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table, { match: "2000" });
    await entered(table);
    await table.tournaments.idle();
    expect(wordsOf(edits.at(-1)?.view ?? expect.fail())).toContain("3 take part so far");
    await table.type("tournament", "start", {}, here);
    await table.tournaments.idle();
    const words = edits.map(({ view }) => wordsOf(view));
    expect(words.some((text) => /Round 1 of \d is being played/.test(text))).toBe(true);
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

  it("that may not be edited any more is forgotten", async () => {
    const table = await openTable();
    const { edits, edited, messenger } = postbox();
    await table.tournaments.serve(messenger);
    await created(table);
    await table.tournaments.idle();
    edited.push("refused");
    await entered(table, ["copy"]);
    await table.tournaments.idle();
    const count = edits.length;
    await entered(table, ["rotation"]);
    await table.tournaments.idle();
    expect(edits).toHaveLength(count);
    expect((await table.tournaments.read(VENUE)).current?.cards).toEqual([]);
    await table.tournaments.close();
  });

  it("says so when it is called off", async () => {
    const table = await openTable();
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

  it("is every status that was asked for, the newest three of them", async () => {
    const table = await openTable();
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

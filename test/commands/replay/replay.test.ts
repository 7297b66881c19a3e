// What is shared, with whose consent, and how it's withdrawn.

import { describe, expect, it } from "vitest";
import { REPLAY, REPLAYS_OF } from "../../../commands/replay/document.ts";
import { findReplay, type Replay } from "../../../commands/replay/index.ts";
import { agreeToShow, REPLAYS_MAX, replaysOf, takeBack } from "../../../commands/replay/replays.ts";
import type { Caller, Reply } from "../../../src/chat/index.ts";
import { BORIS_EN, openRing, VERA } from "../duel/ring.ts";
import { ANNA, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const publicUrl = "https://bot.example";
const by = (caller: Caller) => ({ caller, place: { kind: "private", id: caller.id } as const });
const pageIn = (reply: Reply): string =>
  /https:\/\/bot\.example\/m\/([\w-]{22})/.exec(textOf(reply))?.[1] ?? expect.fail(textOf(reply));

async function matchOver(table: Table, options: Record<string, string> = {}): Promise<Reply> {
  let reply = await table.type("rps", "play", { length: "first-2", ...options });
  for (let round = 0; !labelsOf(reply).includes("Rematch"); round++)
    reply = await table.press(reply, ["Rock", "Paper"][round % 2] ?? "Rock");
  return table.press(reply, "More");
}

describe("a match", () => {
  it("is shared by its player, with proof and each round's forecast", async () => {
    const table = await openTable({ publicUrl });
    const details = await matchOver(table, { opponent: "fortune-teller" });
    const shared = await table.press(details, "Share");
    expect(shared).toMatchObject({ type: "post", audience: "caller" });
    const replay = await findReplay(table.store, pageIn(shared));
    expect(replay).toMatchObject({
      kind: "match",
      game: "rps",
      names: ["Anna"],
      proof: expect.stringMatching(/^gd/),
    });
    expect(replay?.rounds.length).toBeGreaterThanOrEqual(2);
    expect(replay?.expected[0]).toHaveLength(replay?.rounds.length ?? 0);
    const wins = replay?.rounds.filter(([, , result]) => result === 1).length ?? 0;
    expect(textOf(details)).toMatch(new RegExp(`wins (?:\\d : ${wins}|${wins} : \\d)`));
    const winner = textOf(details).includes("Anna wins") ? 0 : 1;
    expect(replay?.over).toEqual({ winner, ending: "score" });
  });

  it("has one page however often Share is pressed, a new one after removal", async () => {
    const table = await openTable({ publicUrl });
    const details = viewOf(await matchOver(table));
    const first = await table.press(details, "Share");
    const id = pageIn(first);
    expect(pageIn(await table.press(details, "Share"))).toBe(id);
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("its page is gone");
    expect(await findReplay(table.store, id)).toBeUndefined();
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("You’re no longer sharing that");
    const anew = pageIn(await table.press(details, "Share"));
    expect(anew).not.toBe(id);
    expect(await findReplay(table.store, id)).toBeUndefined();
  });

  it("has no Share button if the bot has no pages", async () => {
    const table = await openTable();
    expect(labelsOf(await matchOver(table))).not.toContain("Share");
  });

  it("is removed only by its player", async () => {
    const table = await openTable({ publicUrl });
    const shared = await table.press(await matchOver(table), "Share");
    const id = pageIn(shared);
    const tried = await table.press(shared, "Stop sharing", by(BORIS_EN));
    expect(textOf(tried)).toContain("You’re no longer sharing that");
    expect(await findReplay(table.store, id)).toBeDefined();
  });
});

describe("a duel", () => {
  async function over(options: Parameters<typeof openRing>[0] = { publicUrl }) {
    const ring = await openRing(options);
    let reply = await ring.begin();
    for (let round = 0; round < 3; round++) reply = await ring.round(reply, "rock", "scissors");
    return { ring, reply };
  }

  it("is shared only once both players have agreed", async () => {
    const { ring, reply } = await over();
    const asked = await ring.press(reply, "share", ANNA);
    expect(textOf(asked)).toContain("once Boris presses “Share” too");
    expect(await ring.press(reply, "share", ANNA)).toMatchObject({ audience: "caller" });
    expect(textOf(await ring.press(reply, "share", ANNA))).not.toContain("/m/");
    const shared = await ring.press(reply, "share", BORIS_EN);
    const replay = await findReplay(ring.table.store, pageIn(shared));
    expect(replay).toMatchObject({ kind: "duel", names: ["Anna", "Boris"] });
    expect(replay?.rounds).toEqual(Array(3).fill([0, 1, 1]));
    expect(replay?.expected.map((moves) => moves.length)).toEqual([3, 3]);
    expect(replay?.over).toEqual({ winner: 0, ending: "score" });
    expect(pageIn(await ring.press(reply, "share", ANNA))).toBe(pageIn(shared));
  });

  it("is shared only by its players", async () => {
    const { ring, reply } = await over();
    expect(textOf(await ring.press(reply, "share", VERA))).toContain("between Anna and Boris");
  });

  it.each([ANNA, BORIS_EN])("is removed at once by either player: $name", async (who) => {
    const { ring, reply } = await over();
    await ring.press(reply, "share", ANNA);
    const id = pageIn(await ring.press(reply, "share", BORIS_EN));
    const list = await ring.table.type("data", "shared", {}, by(who));
    expect(textOf(list)).toContain(id);
    expect(textOf(await ring.table.press(list, "1. Stop sharing", by(who)))).toContain(
      "You’re not sharing anything",
    );
    expect(await findReplay(ring.table.store, id)).toBeUndefined();
    for (const one of [ANNA, BORIS_EN])
      expect(textOf(await ring.table.type("data", "shared", {}, by(one)))).toContain(
        "You’re not sharing anything",
      );
  });

  it("is removed with either player's data", async () => {
    const { ring, reply } = await over();
    await ring.press(reply, "share", ANNA);
    const id = pageIn(await ring.press(reply, "share", BORIS_EN));
    const question = await ring.table.type("data", "delete", {}, by(ANNA));
    await ring.table.press(question, "Delete everything", by(ANNA));
    expect(await findReplay(ring.table.store, id)).toBeUndefined();
    expect(textOf(await ring.table.type("data", "shared", {}, by(BORIS_EN)))).toContain(
      "You’re not sharing anything",
    );
  });

  it("has no Share button if the bot has no pages", async () => {
    const { reply } = await over({});
    expect(labelsOf(reply)).not.toContain("Share");
  });
});

describe("the replays that someone shares", () => {
  const replayOf = (at: number): Replay => ({
    ...{
      of: `match-${at}`,
      game: "rps",
      kind: "match",
      names: ["Anna"],
      rounds: [[0, 1, -1]],
      expected: [[1]],
    },
  });
  const show = (table: Table, at: number) =>
    agreeToShow(table.store, { by: "telegram:1", needed: 1, replay: replayOf(at), at });

  it("are limited in number, and removals make room", async () => {
    const table = await openTable({ publicUrl });
    for (let at = 0; at < REPLAYS_MAX; at++) expect(await show(table, at)).not.toBe("too-many");
    expect(await show(table, REPLAYS_MAX)).toBe("too-many");
    expect(await show(table, 3)).not.toBe("too-many");
    await takeBack(table.store, "match-3");
    expect(await show(table, REPLAYS_MAX)).not.toBe("too-many");
    expect(await replaysOf(table.store, "telegram:1")).toHaveLength(REPLAYS_MAX);
    const details = viewOf(await matchOver(table));
    expect(textOf(await table.press(details, "Share"))).toContain("You’re already sharing 20");
  });

  it("are not found without an agreement, even if the page was written", async () => {
    const table = await openTable({ publicUrl });
    const sharing = await show(table, 1);
    const { id } = sharing === "too-many" ? expect.fail() : sharing;
    expect(await findReplay(table.store, id)).toBeDefined();
    // Only one of two agreed, as if the other had withdrawn in between.
    await takeBack(table.store, "match-1");
    expect(await table.store.read(REPLAYS_OF, "telegram:1")).toBeUndefined();
    // Written by a process that was already about to do so.
    await table.store.update(REPLAY, id, () => ({ next: replayOf(1), result: undefined }));
    expect(await findReplay(table.store, id)).toBeUndefined();
    const anew = await agreeToShow(table.store, { by: "telegram:1", needed: 2, replay: replayOf(1), at: 2 });
    expect(anew).toMatchObject({ agreed: ["telegram:1"] });
    for (const one of [id, anew === "too-many" ? "" : anew.id, "../x", ""])
      expect(await findReplay(table.store, one)).toBeUndefined();
  });
});

// What is shared, with whose consent, and how it's withdrawn.

import { describe, expect, it } from "vitest";
import {
  agreeToShow,
  findReplay,
  pageOf,
  REPLAYS_MAX,
  type Replay,
} from "../../../commands/replay/replays.ts";
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

  it("has one page however often Share is pressed, until it's taken back", async () => {
    const table = await openTable({ publicUrl });
    const details = viewOf(await matchOver(table));
    const first = await table.press(details, "Share");
    const id = pageIn(first);
    expect(pageIn(await table.press(details, "Share"))).toBe(id);
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("its page is gone");
    expect(await findReplay(table.store, id)).toBeUndefined();
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("You’re no longer sharing that");
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
    expect(replay?.expected).toEqual([]);
    expect(replay?.over).toEqual({ winner: 0, ending: "score" });
    expect(pageIn(await ring.press(reply, "share", ANNA))).toBe(pageIn(shared));
  });

  it("is shared only by its players", async () => {
    const { ring, reply } = await over();
    expect(textOf(await ring.press(reply, "share", VERA))).toContain("between Anna and Boris");
  });

  it.each([ANNA, BORIS_EN])("is removed at once by either player: $name", async (who) => {
    const { ring, reply } = await over();
    const waiting = await ring.press(reply, "share", ANNA);
    const shared = await ring.press(reply, "share", BORIS_EN);
    await ring.table.press(who === ANNA ? waiting : shared, "Stop sharing", by(who));
    expect(await findReplay(ring.table.store, pageIn(shared))).toBeUndefined();
  });

  it("is removed with either player's data", async () => {
    const { ring, reply } = await over();
    await ring.press(reply, "share", ANNA);
    const id = pageIn(await ring.press(reply, "share", BORIS_EN));
    const question = await ring.table.type("data", "delete", {}, by(ANNA));
    await ring.table.press(question, "Delete everything", by(ANNA));
    expect(await findReplay(ring.table.store, id)).toBeUndefined();
  });

  it("has no Share button if the bot has no pages", async () => {
    const { reply } = await over({});
    expect(labelsOf(reply)).not.toContain("Share");
  });
});

it("takes the oldest page down for the twenty-first", async () => {
  const table = await openTable({ publicUrl });
  const replay: Replay = {
    game: "rps",
    kind: "match",
    names: ["Anna"],
    rounds: [[0, 1, -1]],
    expected: [[1]],
  };
  const ids = Array.from({ length: REPLAYS_MAX + 1 }, (_, at) => pageOf(table.store, `match-${at}`));
  for (const id of ids) await agreeToShow(table.store, id, { by: "telegram:1", needed: 1, replay, at: 1 });
  const shown = await Promise.all(ids.map((id) => findReplay(table.store, id)));
  expect(shown.map(Boolean)).toEqual(ids.map((_, at) => at > 0));
});

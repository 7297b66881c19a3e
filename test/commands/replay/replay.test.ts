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

async function duelOver(options: Parameters<typeof openRing>[0] = { publicUrl }) {
  const ring = await openRing(options);
  return { ring, reply: await ring.won() };
}

describe("a match", () => {
  it("is shared by its player, with proof and each round's forecast", async () => {
    const table = await openTable({ publicUrl });
    const details = await matchOver(table, { opponent: "fortune-teller" });
    const shared = await table.press(details, "Share");
    expect(shared).toMatchObject({ type: "post", audience: "caller" });
    const replay = (await findReplay(table.store, pageIn(shared))) ?? expect.fail();
    const [winner, proof] = [textOf(details).includes("Anna wins") ? 0 : 1, expect.stringMatching(/^gd/)];
    const about = { kind: "match", game: "rps", names: ["Anna"], over: { winner, ending: "score" } };
    expect(replay).toMatchObject({ ...about, proof });
    expect(replay.expected[0]).toHaveLength(replay.rounds.length);
    const wins = replay.rounds.filter(([, , result]) => result === 1).length;
    expect(textOf(details)).toMatch(new RegExp(`wins (?:\\d : ${wins}|${wins} : \\d)`));
  });

  it("has one page however often Share is pressed, until its player takes it back", async () => {
    const table = await openTable({ publicUrl });
    const details = viewOf(await matchOver(table));
    const first = await table.press(details, "Share");
    const id = pageIn(first);
    expect(pageIn(await table.press(details, "Share"))).toBe(id);
    const tried = await table.press(first, "Stop sharing", by(BORIS_EN));
    expect(textOf(tried)).toContain("You’re no longer sharing that");
    expect(await findReplay(table.store, id)).toBeDefined();
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("its page is gone");
    expect(await findReplay(table.store, id)).toBeUndefined();
    expect(textOf(await table.press(first, "Stop sharing"))).toContain("You’re no longer sharing that");
  });
});

describe("a duel", () => {
  it("is shared only by its players, once both have agreed", async () => {
    const { ring, reply } = await duelOver();
    const share = (who: Caller) => ring.press(reply, "share", who);
    expect(textOf(await share(VERA))).toContain("between Anna and Boris");
    for (let time = 0; time < 2; time++) {
      const asked = await share(ANNA);
      expect(asked).toMatchObject({ audience: "caller" });
      expect(textOf(asked)).toContain("once Boris presses “Share” too");
      expect(textOf(asked)).not.toContain("/m/");
    }
    const shared = await share(BORIS_EN);
    const over = { winner: 0, ending: "score" };
    const about = {
      kind: "duel",
      names: ["Anna", "Boris"],
      rounds: Array(3).fill([0, 1, 1]),
      expected: [],
      over,
    };
    expect(await findReplay(ring.table.store, pageIn(shared))).toMatchObject(about);
    expect(pageIn(await share(ANNA))).toBe(pageIn(shared));
  });

  it.each([ANNA, BORIS_EN])("is removed at once by either player: $name", async (who) => {
    const { ring, reply } = await duelOver();
    const waiting = await ring.press(reply, "share", ANNA);
    const shared = await ring.press(reply, "share", BORIS_EN);
    await ring.table.press(who === ANNA ? waiting : shared, "Stop sharing", by(who));
    expect(await findReplay(ring.table.store, pageIn(shared))).toBeUndefined();
  });

  it("is removed with either player's data", async () => {
    const { ring, reply } = await duelOver();
    await ring.press(reply, "share", ANNA);
    const id = pageIn(await ring.press(reply, "share", BORIS_EN));
    await ring.table.press(await ring.table.type("data", "delete", {}, by(ANNA)), "Delete", by(ANNA));
    expect(await findReplay(ring.table.store, id)).toBeUndefined();
  });
});

it("has no Share button if the bot has no pages", async () => {
  const { ring, reply } = await duelOver({});
  for (const over of [reply, await matchOver(ring.table)]) expect(labelsOf(over)).not.toContain("Share");
});

it("takes the oldest page down for the twenty-first", async () => {
  const table = await openTable({ publicUrl });
  const rounds: Replay["rounds"] = [[0, 1, -1]];
  const replay: Replay = { game: "rps", kind: "match", names: ["Anna"], rounds, expected: [[1]] };
  const ids = Array.from({ length: REPLAYS_MAX + 1 }, (_, at) => pageOf(table.store, `match-${at}`));
  for (const id of ids) await agreeToShow(table.store, id, { by: "telegram:1", needed: 1, replay, at: 1 });
  const shown = await Promise.all(ids.map((id) => findReplay(table.store, id)));
  expect(shown.map(Boolean)).toEqual(ids.map((_, at) => at > 0));
});

// The board of the day: the same for everyone, one attempt per person, and nothing shown before its time.

import { it as base, describe, expect } from "vitest";
import { closesAt, readDaily } from "../../../commands/daily/day.ts";
import { PLAYER_MINES } from "../../../commands/mines/play.ts";
import { gameOf, type MinesRecord, NEW_PLAYER_MINES } from "../../../commands/mines/rules.ts";
import type { Caller, Incoming, Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { coveredCells } from "../mines/known-board.ts";
import { ANNA, BORIS, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";

/** Wednesday, 18 November 2026: day 20775 since 1970, the challenge number 322. */
const NOON = Date.parse("2026-11-18T12:00:00Z");
const DAY = 20_775;
const DAY_MS = 86_400_000;

/** A table for playing the board of the day, on a clock that only tests move. */
async function seat({ store, clock = { now: NOON } }: { store?: Store; clock?: { now: number } } = {}) {
  const table = await openTable({ ...(store && { store }), now: () => clock.now });
  const here = (caller: Caller) => ({ caller, place: { kind: "private", id: caller.id } as const });
  const kept = (caller: Caller = ANNA) => readDaily(table.store, caller);
  const record = async (caller: Caller = ANNA): Promise<MinesRecord> =>
    (await kept(caller)).boards.at(-1) ?? expect.fail("no game of a day");
  const press = async (move: string, caller: Caller = ANNA, by: Partial<Incoming> = {}): Promise<Reply> => {
    const { id: session, turn } = await record(caller);
    const action = { scope: "minesday", session, turn, move };
    return table.dispatch.handle({
      id: `${Math.random()}`,
      type: "press",
      action,
      ...here(caller),
      ...by,
    } as Incoming);
  };
  const clear = async (caller: Caller = ANNA): Promise<Reply> => {
    for (;;) {
      const [cell] = coveredCells(await record(caller), false);
      clock.now += 1_000;
      const reply = await press(`o${cell}`, caller);
      if ((await record(caller)).ending) return reply;
    }
  };
  return {
    ...{ clock, table, kept, record, press, clear },
    board: (caller: Caller = ANNA, by: Partial<Incoming> = {}) =>
      table.type("daily", "board", {}, { ...here(caller), ...by }),
    hit: async (caller: Caller = ANNA) => press(`o${coveredCells(await record(caller), true)[0]}`, caller),
  };
}

const it = base.extend("at", () => seat());

describe("the board of the day", () => {
  it("is 5×5 with five mines, open at its first cell, and the same for everyone until the next day", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const [one, other] = [await seat({ store }), await seat({ store })];
    const [reply] = await Promise.all([one.board(ANNA), other.board(BORIS)]);
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("Gadalka 322 · today’s board");
    const { rules, first, secret, attempt } = await one.record(ANNA);
    expect(rules).toEqual({ width: 5, height: 5, mines: 5, start: "opening" });
    expect(first).toBe(12);
    expect(gameOf(await one.record()).seen.filter((seen) => seen >= 0).length).toBeGreaterThan(1);
    expect(await one.record(BORIS)).toMatchObject({ secret, attempt });
    one.clock.now += DAY_MS;
    await one.board();
    expect((await one.record()).secret).not.toBe(secret);
  });
});

describe("an attempt", () => {
  it("stores its time when cleared, plus ten seconds a hint, and the day", async ({ at }) => {
    await at.board();
    await at.press("hint");
    const reply = await at.clear();
    const seconds = (at.clock.now - NOON) / 1000;
    expect((await at.kept()).days).toEqual([[DAY, DAY]]);
    expect(textOf(reply)).toContain(`With hints it counts as 0:${String(seconds + 10).padStart(2, "0")}`);
    expect(labelsOf(reply)).toContain("Share");
  });

  it("is over after a mine or a stop, and shows how it went; only the first counts a day", async ({ at }) => {
    await Promise.all([at.board(), at.board()]);
    expect(await at.press("stop", ANNA, { caller: BORIS })).toMatchObject({ isNotYours: true });
    const lost = await at.hit();
    expect(viewOf(await at.board())).toEqual(viewOf(lost));
    expect(await at.kept()).toMatchObject({ boards: { length: 1 }, days: [[DAY, DAY]] });
    await at.board(BORIS);
    await at.press("stop", BORIS);
    await at.board(BORIS);
    expect(await at.record(BORIS)).toMatchObject({ ending: "stopped" });
    expect((await at.kept(BORIS)).days).toEqual([]);
  });

  it("affects neither a board of one's own, the statistics nor a winning streak", async ({ at }) => {
    await at.table.type("mines", "play");
    const key = writePlayerId(ANNA);
    const before = await at.table.store.update(PLAYER_MINES, key, (current = NEW_PLAYER_MINES) => {
      const next = { ...current, streak: [3, 4] as [number, number] };
      return { next, result: next };
    });
    await at.board();
    await at.hit();
    expect(await at.table.store.read(PLAYER_MINES, key)).toEqual(before);
  });

  it("may be finished within the hour after its day, and the next day has its own", async ({ at }) => {
    at.clock.now = (DAY + 1) * DAY_MS - 500;
    await at.board();
    await at.clear();
    expect(at.clock.now).toBeGreaterThan((DAY + 1) * DAY_MS);
    expect(await at.kept()).toMatchObject({ boards: [{ day: DAY, ending: "won" }], days: [[DAY, DAY]] });
    await at.board();
    expect((await at.kept()).boards.map(({ day }) => day)).toEqual([DAY, DAY + 1]);
  });

  it("changes no more once its day's secret is shown", async ({ at }) => {
    await at.board();
    const before = await at.record();
    at.clock.now = closesAt(DAY);
    for (const move of ["o0", "f0", "hint", "stop"])
      expect(textOf(await at.press(move))).toBe(say("en", "daily-old-button"));
    expect(await at.record()).toEqual(before);
  });

  it("says its secret in no message or export before it's shown", async ({ at }) => {
    const said: unknown[] = [await at.board()];
    for (const move of ["hint", "flag", "verify"]) said.push(await at.press(move));
    said.push(await at.table.type("data", "export"), await at.clear(), await at.board());
    for (const move of ["verify", "again"]) said.push(await at.press(move));
    said.push(await at.table.type("mines", "verify"), await at.table.type("data", "export"));
    const { secret } = await at.record();
    expect(JSON.stringify(said)).not.toContain(secret);
    at.clock.now = closesAt(DAY);
    expect(textOf(await at.table.type("data", "export"))).toContain(secret);
  });
});

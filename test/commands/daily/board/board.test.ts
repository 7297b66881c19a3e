// The board of the day: the same for everyone, one attempt per person, and nothing shown before its time.

import { afterEach, it as base, describe, expect, vi } from "vitest";
import { PLAYER_DAILY } from "../../../../commands/daily/day/document.ts";
import { boardOfDay, PUZZLE } from "../../../../commands/daily/day/puzzle.ts";
import { NEW_PLAYER_MINES, PLAYER_MINES, playerMinesKey } from "../../../../commands/mines/game/document.ts";
import type { Caller } from "../../../../src/chat/index.ts";
import { drawDailyBoard } from "../../../../src/core/daily/index.ts";
import { readBoardCode, writeBoardCode } from "../../../../src/core/games/minesweeper/index.ts";
import { isNoGuess } from "../../../../src/core/matches/minesweeper/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { openStore, StoreError } from "../../../../src/infra/store/index.ts";
import { BusyError } from "../../../../src/infra/threads/index.ts";
import { writePlayerId } from "../../../../src/people/index.ts";
import { dataOf } from "../../mines/known-board.ts";
import { notice } from "../../notice.ts";
import { ANNA, BORIS, labelsOf, textOf, viewOf } from "../../play/table.ts";
import { DAY, DAY_MS, GROUP, NOON, openedIn, type Seat, seat } from "./seat.ts";

const it = base.extend("at", () => seat());

afterEach(() => void vi.restoreAllMocks());

const codeOf = async ({ table }: Seat, day = DAY) => (await table.store.read(PUZZLE, String(day)))?.board;
/** A streak of three wins, four at best. */
const running = ({ table }: Seat) =>
  table.store.update(PLAYER_MINES, playerMinesKey(ANNA), (before = NEW_PLAYER_MINES) => {
    return { next: { ...before, streak: [3, 4] as [number, number] }, result: 0 };
  });
const servicesOf = ({ table }: Seat) => ({ ...table.services, mines: table.mines });
const resultOf = async (at: Seat, caller: Caller = ANNA) => (await at.kept(caller))?.boards[0]?.result;

describe("the board of the day", () => {
  it("is 5×5 with five mines, opened at its first cell, and needs no guess", async ({ at }) => {
    const reply = await at.board();
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain("Gadalka 322 · today’s board");
    const { rules, seed, begin, first } = await at.record();
    expect(rules).toEqual({ width: 5, height: 5, mines: 5, start: "opening" });
    expect(first).toBe(begin);
    expect(openedIn(await at.record())).toBeGreaterThan(1);
    expect(isNoGuess(rules, seed, begin as number)).toBe(true);
  });

  it("is the same for everyone, even in two processes, until the next day", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const [one, other] = [await seat({ store }), await seat({ store })];
    await Promise.all([one.board(ANNA), other.board(BORIS)]);
    const today = await one.record(ANNA);
    expect(await one.record(BORIS)).toMatchObject({ seed: today.seed, begin: today.begin });
    await one.press("stop");
    one.clock.now += DAY_MS;
    await one.board();
    expect((await one.record()).seed).not.toBe(today.seed);
  });

  it("is the same on an empty store: it depends only on the day", async ({ at }) => {
    await at.board();
    const code = await codeOf(at);
    const again = await seat();
    await again.board(BORIS);
    expect(await codeOf(again)).toBe(code);
  });

  it("can be recreated by anyone with the key of its day", async ({ at }) => {
    await at.board();
    const { seed } = at.table.services.host.drawDaily("board", DAY * DAY_MS) ?? expect.fail("not drawn");
    expect(writeBoardCode(drawDailyBoard(seed) ?? expect.fail("none"))).toBe(await codeOf(at));
  });

  it("isn't drawn before its day starts, whoever asks", async ({ at }) => {
    const draw = vi.spyOn(at.table.services.host, "drawDaily");
    at.clock.now = (DAY + 1) * DAY_MS - 1;
    expect(await boardOfDay(servicesOf(at), DAY + 1)).toBeUndefined();
    expect(draw).not.toHaveBeenCalled();
    at.clock.now += 1;
    expect(await boardOfDay(servicesOf(at), DAY + 1)).toMatchObject({ day: DAY + 1 });
  });

  it("stays as agreed, whatever this process would draw", async () => {
    const at = await seat();
    const search = vi.spyOn(at.table.mines.daily, "certified");
    const all = await Promise.all(Array.from({ length: 20 }, () => boardOfDay(servicesOf(at), DAY)));
    expect(new Set(all.map((one) => one && writeBoardCode(one.code))).size).toBe(1);
    expect(search).toHaveBeenCalledTimes(1);
    const other = await seat({ store: at.table.store, clock: at.clock });
    vi.spyOn(other.table.mines.daily, "certified").mockRejectedValue(new Error("asked again"));
    await other.board();
    expect(search).toHaveBeenCalledTimes(1);
    expect(readBoardCode((await codeOf(at)) ?? "")).toMatchObject({ seed: (await at.record()).seed });
  });

  it("is reported as busy if the solver fails, and uses up no attempt", async ({ at }) => {
    const search = vi.spyOn(at.table.mines.daily, "certified");
    for (const error of [new BusyError("full"), new Error("the thread died")]) {
      search.mockRejectedValueOnce(error);
      expect(await at.board()).toEqual(notice("en", "daily-board-busy"));
      expect(await at.kept()).toBeUndefined();
    }
    expect(at.table.defects).toHaveLength(1);
    expect(await at.board()).toMatchObject({ type: "post" });
  });
});

describe("an attempt", () => {
  it("starts once, even if requested, pressed or delivered twice", async ({ at }) => {
    await Promise.all([
      at.board(),
      at.board(),
      at.board(ANNA, { id: "same" }),
      at.board(ANNA, { id: "same" }),
    ]);
    const before = await at.record();
    await at.board(ANNA, { id: "same" });
    expect((await at.table.store.read(PLAYER_MINES, playerMinesKey(ANNA)))?.games).toHaveLength(1);
    expect((await at.record()).seed).toBe(before.seed);
    expect((await at.kept())?.boards).toEqual([{ day: DAY, begunAt: NOON, game: before.id }]);
  });

  it("stores its time when cleared, plus ten seconds a hint, and the day", async ({ at }) => {
    await at.board();
    await at.press("hint");
    const reply = await at.clear();
    const seconds = (at.clock.now - NOON) / 1000;
    expect(await resultOf(at)).toEqual({
      ending: "won",
      ms: seconds * 1000,
      hints: 1,
      endedAt: at.clock.now,
    });
    expect((await at.kept())?.days).toEqual([[DAY, DAY]]);
    const text = textOf(reply);
    expect(text).toContain(`With hints it counts as 0:${String(seconds + 10).padStart(2, "0")}`);
    expect(labelsOf(reply)).toContain("Share");
  });

  it("is over after a mine or a stop, and shows how it went", async ({ at }) => {
    for (const [caller, end] of [
      [ANNA, () => at.hit(ANNA)],
      [BORIS, () => at.press("stop", BORIS)],
    ] as const) {
      await at.board(caller);
      await end();
      const { opened, ending } = await at.record(caller);
      await at.board(caller);
      expect(await at.record(caller)).toMatchObject({ opened, ending });
    }
    expect(await resultOf(at)).toMatchObject({ ending: "lost" });
    expect(await resultOf(at, BORIS)).toMatchObject({ ending: "stopped" });
    expect((await at.kept(BORIS))?.days).toEqual([]);
  });

  it("affects neither the statistics nor a winning streak", async ({ at }) => {
    await running(at);
    await at.board();
    await at.hit();
    const stored = await at.table.store.read(PLAYER_MINES, playerMinesKey(ANNA));
    expect(stored).toMatchObject({ tallies: {}, streak: [3, 4] });
  });

  it("ignores presses by a stranger", async ({ at }) => {
    await at.board();
    const { id: session, turn } = await at.record();
    const action = { scope: "minesday", session, turn, move: "stop" };
    const event = { id: "x", type: "press", action, caller: BORIS, place: GROUP } as const;
    expect(await at.table.dispatch.handle(event)).toMatchObject({ type: "notice" });
    expect((await at.record()).ending).toBeUndefined();
  });
});

describe("an attempt that outlives its day", () => {
  it("counts for its first day, and the next day has its own", async () => {
    const at = await seat();
    at.clock.now = (DAY + 1) * DAY_MS - 500;
    await at.board();
    await at.clear();
    expect(at.clock.now).toBeGreaterThan((DAY + 1) * DAY_MS);
    expect(await at.kept()).toMatchObject({
      boards: [{ day: DAY, result: { ending: "won" } }],
      days: [[DAY, DAY]],
    });
    await at.board();
    expect((await at.kept())?.boards.map(({ day }) => day)).toEqual([DAY, DAY + 1]);
  });

  it.each(["o", "f", "hint"])("ends as it is once its day's key is published: %s", async (how) => {
    const at = await seat();
    await at.board();
    const { opened } = await at.record();
    at.clock.now += 3 * DAY_MS;
    const cell = [...opened].length;
    const reply = await at.press(how === "hint" ? how : `${how}${cell % 25}`);
    const seen = `${textOf(reply)} ${"notice" in reply ? reply.notice : ""}`;
    expect(seen).toContain(say("en", "mines-daily-closed"));
    const now = await at.record();
    expect(now.opened).toBe(opened);
    if (how !== "hint") expect(now.ending).toBe("stopped");
    if (how !== "hint") expect(await resultOf(at)).toMatchObject({ ending: "stopped" });
  });

  it("continues if its day's puzzle is gone from the store", async ({ at }) => {
    await at.board();
    await at.table.store.remove(PUZZLE, String(DAY));
    expect(await at.board()).toMatchObject({ type: "post" });
    await at.clear();
    expect(await resultOf(at)).toMatchObject({ ending: "won" });
  });
});

describe("a result lost in a crash", () => {
  /** The game ends, and the process dies before storing the result. */
  async function died(at: Seat): Promise<void> {
    await at.board();
    const { store } = at.table;
    const update = store.update.bind(store);
    const dying = vi.spyOn(store, "update").mockImplementation((kind, ...rest) => {
      if (kind.name === "daily") throw new StoreError("unreachable", "the process is dying");
      return update(kind, ...(rest as [never, never]));
    });
    await at.clear();
    dying.mockRestore();
    expect((await at.record()).ending).toBe("won");
    expect(await resultOf(at)).toBeUndefined();
  }

  it("is written at the next look at the board or game", async () => {
    for (const look of [(at: Seat) => at.board(), (at: Seat) => at.table.type("mines", "play")]) {
      const at = await seat();
      await died(at);
      const endedAt = at.clock.now;
      at.clock.now += 3_600_000;
      await look(at);
      expect(await resultOf(at)).toMatchObject({ ending: "won", endedAt });
      expect((await at.kept())?.days).toEqual([[DAY, DAY]]);
    }
  });

  it("is written once if two processes end the same game together", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const one = await seat({ store });
    const other = await seat({ store, clock: one.clock });
    await one.board();
    await Promise.all([one.hit(), other.press("stop"), one.press("stop"), other.hit()]);
    const { ending, endedAt } = await one.record();
    expect(await resultOf(one)).toMatchObject({ ending, endedAt });
  });

  it("starts a game again only once if the process died before storing it", async ({ at }) => {
    await at.board();
    const { id } = await at.record();
    await at.table.store.remove(PLAYER_MINES, playerMinesKey(ANNA));
    await at.board();
    expect((await at.record()).id).toBe(id);
  });
});

describe("a board's secret", () => {
  it("is in no message, export, proof or button of an attempt", async ({ at }) => {
    const said: unknown[] = [await at.board(), await at.press("hint"), await at.press("flag")];
    said.push(await at.table.type("mines", "verify"), await at.press("verify"));
    said.push(await at.table.type("data", "export"));
    said.push(await at.clear(), await at.board(), await at.press("verify"), await at.press("standings"));
    said.push(await at.table.type("mines", "verify"), await at.table.type("data", "export"));
    const everything = JSON.stringify(said, (_key, value) => (value instanceof Uint8Array ? "" : value));
    const { seed } = await at.record();
    expect(everything).not.toContain(seed);
    expect(everything).not.toContain((await codeOf(at)) ?? expect.fail("no code"));
  });

  it("is in the export once the day's key is published", async ({ at }) => {
    await at.board();
    await at.clear();
    const { seed } = await at.record();
    expect(JSON.stringify(await dataOf(at.table).export(ANNA))).not.toContain(seed);
    at.clock.now += 3 * DAY_MS;
    expect(JSON.stringify(await dataOf(at.table).export(ANNA))).toContain(seed);
  });

  it("isn't reused by a forged press of Another board", async ({ at }) => {
    await at.board();
    await at.clear();
    const { seed } = await at.record();
    await at.press("again");
    const games = (await at.table.store.read(PLAYER_MINES, playerMinesKey(ANNA)))?.games ?? [];
    expect(games.filter((one) => one.seed === seed)).toHaveLength(1);
    expect(games.find((one) => one.seed !== seed)?.daily).toBeUndefined();
  });
});

describe("deleted data", () => {
  it("leaves no attempt, and allows another", async ({ at }) => {
    await at.board();
    await at.clear();
    const asked = viewOf(await at.table.type("data", "delete"));
    await at.table.press(asked, "Delete");
    expect(await at.table.store.read(PLAYER_DAILY, writePlayerId(ANNA))).toBeUndefined();
    expect(await at.board()).toMatchObject({ type: "post" });
  });

  it("get no result from a game that ends afterwards", async ({ at }) => {
    await at.board();
    const record = await at.record();
    await at.table.store.remove(PLAYER_DAILY, writePlayerId(ANNA));
    await at.clear();
    expect((await at.record()).id).toBe(record.id);
    expect(await at.kept()).toBeUndefined();
  });
});

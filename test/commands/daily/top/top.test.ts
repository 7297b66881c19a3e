// The daily leaderboards: players who agreed to be shown, ordered by result, and no one else.

import { it as base, describe, expect } from "vitest";
import { PLAYER_DAILY } from "../../../../commands/daily/day/document.ts";
import { relistDaily } from "../../../../commands/daily/index.ts";
import { mindReaders } from "../../../../commands/daily/top/top.ts";
import { type Caller, type Reply, tableText, type View } from "../../../../src/chat/index.ts";
import { say } from "../../../../src/infra/i18n/index.ts";
import { dailyIndex, hide, show, writePlayerId } from "../../../../src/people/index.ts";
import { ANNA, BORIS, labelsOf, textOf, viewOf } from "../../play/table.ts";
import { DAY, DAY_MS, GROUP, NOON, type Seat, seat } from "../board/seat.ts";

const it = base.extend("at", () => seat());

const VERA: Caller = { ...ANNA, id: "3", name: "Vera" };
const BELLA: Caller = { platform: "discord", id: "9", name: "Bella", locale: "en" };
const ANNOUNCED = (DAY + 1) * DAY_MS + 3 * 3_600_000;

const seen = (at: Seat, who: Caller) =>
  show(at.table.store, who, { gameIds: ["rps"], place: undefined, now: at.clock.now });
const unseen = (at: Seat, who: Caller) => hide(at.table.store, who, { gameIds: ["rps"], now: at.clock.now });

/** Starts in the group, which makes it a chat they play in, and clears the board after that many ms. */
async function cleared(at: Seat, who: Caller, afterMs = 0): Promise<Reply> {
  await at.board(who, { place: GROUP });
  at.clock.now += afterMs;
  const reply = await at.clear(who);
  return reply;
}

/** Overwrites fields of their stored result for the board of the day. */
async function changeResult(at: Seat, who: Caller, changed: object): Promise<void> {
  await at.table.store.update(PLAYER_DAILY, writePlayerId(who), (kept) => {
    const boards = kept?.boards.map(({ result, ...one }) => ({
      ...one,
      ...(result && { result: { ...result, ...changed } }),
    }));
    return { next: kept && { ...kept, boards: boards ?? [] }, result: 0 };
  });
}

const rowsOf = (view: View): readonly string[] =>
  view.blocks.flatMap((block) =>
    block.type === "table" ? block.rows.slice(1).map((row) => row.join(" ")) : [],
  );

async function top(at: Seat, labels: readonly string[], caller: Caller = ANNA, place = GROUP): Promise<View> {
  let view = viewOf(await at.table.type("daily", "top", {}, { caller, place }));
  for (const label of labels) view = viewOf(await at.table.press(view, label, { caller, place }));
  return view;
}

describe("a ranking of the day", () => {
  it("lists only visible people, the fastest first, with shared ranks", async () => {
    const at = await seat();
    for (const who of [ANNA, BELLA, BORIS]) await seen(at, who);
    for (const who of [BORIS, ANNA, VERA]) await cleared(at, who, who === BORIS ? 60_000 : 0);
    const seconds = (who: Caller) => at.kept(who).then((kept) => (kept?.boards[0]?.result?.ms ?? 0) / 1000);
    const [anna, boris] = [await seconds(ANNA), await seconds(BORIS)];
    expect(anna).toBeLessThan(boris);
    const clock = (of: number) => `${Math.floor(of / 60)}:${String(of % 60).padStart(2, "0")}`;
    expect(rowsOf(await top(at, ["Board"]))).toEqual([`1 Anna ${clock(anna)}`, `2 Boris ${clock(boris)}`]);
    await changeResult(at, BORIS, { ms: anna * 1000 });
    expect(rowsOf(await top(at, ["Board"]))).toEqual([`1-2 Anna ${clock(anna)}`, `1-2 Boris ${clock(anna)}`]);
  });

  it("fits a phone: 32 characters a line, ten lines, and a count", async ({ at }) => {
    for (let id = 10; id < 22; id++) {
      const who: Caller = { ...ANNA, id: String(id), name: `Somebody with a rather long name ${id}` };
      await seen(at, who);
      await cleared(at, who, id * 60_000);
    }
    const view = await top(at, ["Board"]);
    expect(rowsOf(view)).toHaveLength(10);
    expect(textOf(view)).toContain(say("en", "table-more", { count: 2 }));
    const table = view.blocks.find((block) => block.type === "table");
    for (const line of tableText(table?.type === "table" ? table.rows : []).split("\n"))
      expect(line.trimEnd().length).toBeLessThanOrEqual(32);
  });

  it("lists local players here and all everywhere", async () => {
    const at = await seat();
    await seen(at, ANNA);
    await seen(at, BORIS);
    await cleared(at, ANNA);
    await at.board(BORIS);
    await at.clear(BORIS);
    expect(rowsOf(await top(at, ["Board"])).map((row) => row.split(" ")[1])).toEqual(["Anna"]);
    const everywhere = await top(at, ["Board", "everywhere"]);
    expect(rowsOf(everywhere).map((row) => row.split(" ")[1])).toEqual(["Anna", "Boris"]);
    expect(labelsOf(everywhere)).toEqual(["Mind", "here", "Yesterday", "My rank"]);
    expect(rowsOf(await top(at, ["Board", "Yesterday"]))).toEqual([]);
    at.clock.now += DAY_MS;
    expect(rowsOf(await top(at, ["Board", "Yesterday"]))).toHaveLength(1);
  });

  it("explains visibility only to people who are private", async ({ at }) => {
    await cleared(at, ANNA);
    const view = await top(at, ["Board"]);
    expect(JSON.stringify(view)).not.toContain("privacy");
    const heard = await at.table.press(view, "My rank", { place: GROUP });
    expect(textOf(heard)).toMatch(/Your result: \d:\d\d\. You’re on no list yet\.$/);
    expect(labelsOf(heard)).toEqual(["Show me"]);
    const shown = await at.table.press(heard, "Show me", { place: GROUP });
    expect(shown).toMatchObject({ audience: "caller" });
    expect(rowsOf(await top(at, ["Board"])).map((row) => row.split(" ")[1])).toEqual(["Anna"]);
    await seen(at, ANNA);
    expect(
      textOf(await at.table.press(await top(at, ["Board", "everywhere"]), "My rank", { place: GROUP })),
    ).toBe("Your rank everywhere: 1 of 1.");
  });

  it("shows one's own rank in a private chat and after an attempt", async () => {
    const at = await seat();
    await seen(at, ANNA);
    const over = await cleared(at, ANNA);
    expect(textOf(over)).toContain("Your rank everywhere: 1 of 1.");
    const own = await at.table.press(over, "Rankings", { place: GROUP });
    expect(own).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(own)).toContain("Your rank here: 1 of 1.");
    const alone = await top(at, ["Board"], ANNA, { kind: "private", id: "1" });
    expect(textOf(alone)).toContain("Your rank everywhere: 1 of 1.");
    expect(labelsOf(alone)).toEqual(["Mind", "Yesterday"]);
  });

  it.each([
    [-1, 1],
    [0, 0],
  ])("lists an attempt that ended %i ms from publication on %i lines", async (fromAnnounced, lines) => {
    const at = await seat();
    await seen(at, ANNA);
    await cleared(at, ANNA);
    const endedAt = ANNOUNCED + fromAnnounced;
    await changeResult(at, ANNA, { endedAt });
    expect(rowsOf(await top(at, ["Board"]))).toHaveLength(lines);
  });

  it("excludes lost and stopped boards", async ({ at }) => {
    for (const who of [ANNA, VERA]) await seen(at, who);
    await at.board(ANNA, { place: GROUP });
    await at.hit(ANNA);
    await at.board(VERA, { place: GROUP });
    await at.press("stop", VERA);
    expect(rowsOf(await top(at, ["Board"]))).toEqual([]);
    expect(textOf(await at.table.press(await top(at, ["Board"]), "My rank", { place: GROUP }))).toBe(
      say("en", "daily-top-none"),
    );
  });

  it("drops people who close their profile or delete their data", async () => {
    for (const leave of [
      (at: Seat) => unseen(at, ANNA),
      async (at: Seat) => at.table.press(await at.table.type("data", "delete"), "Delete"),
    ]) {
      const at = await seat();
      await seen(at, ANNA);
      await cleared(at, ANNA);
      const lists = ["everywhere", "telegram:-5"].map((place) =>
        at.table.store.board(dailyIndex({ what: "board", day: DAY, place }, 0).name),
      );
      for (const list of lists) expect(await list.top(9)).toHaveLength(1);
      await leave(at);
      for (const list of lists) expect(await list.top(9)).toEqual([]);
      expect(rowsOf(await top(at, ["Board"]))).toEqual([]);
    }
  });

  it("includes people who started here but finished privately", async ({ at }) => {
    await seen(at, ANNA);
    await at.board();
    await at.clear();
    expect(rowsOf(await top(at, ["Board"]))).toEqual([]);
    const heard = await at.table.press(await top(at, ["Board"]), "My rank", { place: GROUP });
    expect(textOf(heard)).toContain("To be on the list here, open /daily in this chat once.");
    await at.table.type("daily", "today", {}, { place: GROUP });
    await at.table.press(await top(at, ["Board"]), "My rank", { place: GROUP });
    expect(rowsOf(await top(at, ["Board"]))).toHaveLength(1);
  });

  it("orders opponent results by rounds won minus rounds lost", async ({ at }) => {
    const tries = [
      [ANNA, "0".repeat(20), `${"0".repeat(18)}11`],
      [BORIS, "0".repeat(20), `${"1".repeat(12)}${"2".repeat(8)}`],
      [VERA, "0".repeat(19), "1".repeat(19)],
    ] as const;
    for (const [who, moves, replies] of tries) {
      await seen(at, who);
      await at.table.store.update(PLAYER_DAILY, writePlayerId(who), () => ({
        next: { minds: [{ day: DAY, begunAt: NOON, moves, replies, endedAt: NOON }], boards: [], days: [] },
        result: 0,
      }));
      await relistDaily(at.table.services, who);
    }
    expect(rowsOf(await top(at, ["everywhere"]))).toEqual(["1 Boris 12:8", "2 Anna 2:0"]);
    expect(await mindReaders({ ...at.table.services, mines: at.table.mines }, DAY)).toEqual({
      ahead: 2,
      all: 2,
    });
  });

  it("repairs an index with entries that aren't stored or allowed", async ({ at }) => {
    const list = at.table.store.board(dailyIndex({ what: "board", day: DAY, place: "everywhere" }, 0).name);
    await list.set("telegram:1", -1);
    await list.set("nobody", -2);
    expect(rowsOf(await top(at, ["Board", "everywhere"]))).toEqual([]);
    expect(await list.top(9)).toEqual([]);
  });

  it("answers an old button with today's, and a forged one with nothing", async ({ at }) => {
    const press = (session: string) =>
      at.table.dispatch.handle({
        ...{ id: session, type: "press", caller: ANNA, place: GROUP },
        action: { scope: "dailytop", session, turn: 0, move: "all" },
      });
    expect(textOf(await press("board_here_20000"))).toContain("Gadalka 322");
    expect(textOf(await press("board_here_99999"))).toContain("Gadalka 322");
    expect(await press("board_nowhere_20775")).toMatchObject({ type: "notice" });
  });
});

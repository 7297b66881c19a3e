// Boards derive from the host's day keys: what a command delivered twice draws, what happens to a board whose day's key
// is published, what its proof shows, and that a host that lays mines later is caught.

import { describe, expect, it } from "vitest";
import {
  gameOf,
  type MinesRecord,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "../../../commands/mines/game/document.ts";
import { drawBoard } from "../../../commands/mines/game/sealed-board.ts";
import { MINES_RACE } from "../../../commands/mines/race/document.ts";
import type { Caller, FoundPerson, Incoming, Place, Reply } from "../../../src/chat/index.ts";
import {
  type BoardProof,
  checkBoardProof,
  checkNotedBoard,
  readBoardProof,
} from "../../../src/core/fairness/index.ts";
import { findNoGuess } from "../../../src/core/matches/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { type DocumentKind, openStore, type Store } from "../../../src/infra/store/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import { withMethods } from "../../with-methods.ts";
import { freshHost } from "../host.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, dataOf, nameIn, pressMove, recordOf } from "./known-board.ts";

const NOON = Date.parse("2026-11-18T12:00:00Z");
const DAY_MS = 86_400_000;
const BORIS_EN: Caller = { ...BORIS, locale: "en" };

const documentOf = async (table: Table): Promise<PlayerMines> =>
  (await table.store.read(PLAYER_MINES, playerMinesKey(ANNA))) ?? expect.fail("nothing is stored");

const sealIn = (reply: Reply): string =>
  /🔒 ((?:[0-9a-f]{4} ){5}[0-9a-f]{4})/.exec(textOf(reply))?.[1] ??
  expect.fail(`no code in ${textOf(reply)}`);

/** *Proof* below the answer to *Verify*, or that answer if it shows everything at once. */
async function fullProof(table: Table, verdict: Reply, by: Partial<Incoming> = {}): Promise<Reply> {
  const moves = viewOf(verdict)
    .buttons?.flat()
    .map(({ action }) => action.move);
  return moves?.includes("proof") ? pressMove(table, verdict, "proof", by as never) : verdict;
}

/** The proof in a private message. */
function proofIn(reply: Reply): BoardProof {
  expect(reply).toMatchObject({ type: "post", audience: "caller" });
  const line = /gdb1\.\S+/.exec(textOf(reply))?.[0] ?? "";
  return readBoardProof(line) ?? expect.fail(`no proof in ${textOf(reply)}`);
}

/** A table and its host, with a clock that the test sets. */
async function clocked(number: number, store?: Store) {
  const clock = { now: NOON };
  const host = await freshHost(number, () => clock.now);
  const table = await openTable({ host, now: () => clock.now, ...(store && { store }) });
  return { clock, host, table };
}

describe("the draw of a board", () => {
  it("derives the seed from the event, the same when redelivered", async () => {
    const { table, host } = await clocked(1);
    const seeds: string[] = [];
    for (const id of ["one", "one", "two"]) {
      await table.type("mines", "play", {}, { id });
      seeds.push((await recordOf(table)).seed);
      await dataOf(table).remove(ANNA);
    }
    expect(seeds[0]).toBe(seeds[1]);
    expect(seeds[2]).not.toBe(seeds[0]);
    const other = await openTable({ host: await freshHost(2) });
    await other.type("mines", "play", {}, { id: "one" });
    expect((await recordOf(other)).seed).not.toBe(seeds[0]);
    expect(host.today()).toBe(1);
  });

  it("uses the player's word, shown in this message and the next board's", async () => {
    const { table } = await clocked(1);
    await table.type("mines", "play", {}, { id: "one" });
    const without = (await recordOf(table)).seed;
    await dataOf(table).remove(ANNA);
    const reply = await table.type("mines", "play", { word: " river  7 " }, { id: "one" });
    expect(textOf(reply)).toContain("your word: river 7");
    const record = await recordOf(table);
    expect(record.drawn).toMatchObject({ word: "river 7", day: 1 });
    expect(record.seed).not.toBe(without);
    const over = await pressMove(table, reply, "stop");
    expect(textOf(await pressMove(table, over, "again"))).toContain("your word: river 7");
  });

  it("keeps the word while asking which board to continue", async () => {
    const { table } = await clocked(1);
    await pressMove(table, await table.type("mines", "play"), "o0");
    const question = await table.type("mines", "play", { word: "river" });
    expect(textOf(await pressMove(table, question, "new"))).toContain("your word: river");
  });

  it("refuses an unusable word, and starts nothing", async () => {
    const { table } = await clocked(1);
    for (const word of ["a|b", "<@1>"]) {
      const reply = await table.type("mines", "play", { word });
      expect(reply).toEqual(notice("en", "problem-word", { typed: word, max: 40 }));
    }
    expect(await table.store.read(PLAYER_MINES, playerMinesKey(ANNA))).toBeUndefined();
  });

  it("differs for each watched board, but not for a redelivered press", async () => {
    const { table } = await clocked(1);
    const watch = (id: string) => table.type("mines", "watch", { strategy: "simple" }, { id });
    const [first, again, other] = [await watch("a"), await watch("a"), await watch("b")];
    expect(again).toEqual(first);
    expect(viewOf(other).buttons).not.toEqual(viewOf(first).buttons);
    const end = await pressMove(table, first, "end");
    const next = await pressMove(table, end, "again");
    expect(viewOf(next).buttons).not.toEqual(viewOf(first).buttons);
    expect(await pressMove(table, end, "again")).toEqual(next);
  });
});

describe("a board whose day key is published", () => {
  it("is redrawn by a press that opens nothing, when no cell was open", async () => {
    const { table, clock, host } = await clocked(3);
    const first = await table.type("mines", "play", { word: "river" });
    const before = await recordOf(table);
    clock.now += 4 * DAY_MS;
    const anew = await pressMove(table, first, "o12", { id: "press" } as never);
    expect(anew).toMatchObject({ type: "edit", notice: say("en", "mines-redrawn") });
    expect(sealIn(anew)).not.toBe(sealIn(first));
    const record = await recordOf(table);
    expect(record).toMatchObject({ opened: "", drawn: { day: 5, word: "river" } });
    expect(record.seed).not.toBe(before.seed);
    await pressMove(table, first, "o12", { id: "press" } as never);
    await pressMove(table, first, "o12");
    expect((await recordOf(table)).opened, "delivered twice, and pressed on the old message").toBe("");
    const won = await clearBoard(table, anew);
    expect((await documentOf(table)).tallies.small).toMatchObject({ games: 1, wins: 1 });
    clock.now += 4 * DAY_MS;
    const proof = proofIn(await fullProof(table, await pressMove(table, won, "verify")));
    expect(checkBoardProof(proof, host.publishedKey())).toMatchObject({ signature: "signed", seed: "fit" });
    expect(checkNotedBoard(textOf(anew), proof).fitting).toBe(1);
  });

  it("is redrawn for typed cells as well", async () => {
    const { table, clock } = await clocked(3);
    const first = await table.type("mines", "play");
    clock.now += 4 * DAY_MS;
    const typed = await table.type("mines", "open", { cells: "A1" }, { id: "typed" });
    expect(textOf(typed)).toContain(say("en", "mines-redrawn"));
    expect(sealIn(typed)).not.toBe(sealIn(first));
    expect(await table.type("mines", "open", { cells: "A1" }, { id: "typed" })).toMatchObject({
      counted: "duplicate",
    });
    expect((await recordOf(table)).opened).toBe("");
  });

  it("stays playable when in progress, but says so and doesn't count", async () => {
    const { table, clock } = await clocked(4);
    const opened = await pressMove(table, await table.type("mines", "play"), "o0");
    clock.now += 4 * DAY_MS;
    const [cell] = coveredCells(await recordOf(table), false);
    const pressed = await pressMove(table, opened, `o${cell}`);
    expect(textOf(pressed)).toContain(say("en", "mines-published"));
    expect(textOf(pressed)).toContain(sealIn(opened));
    expect(textOf(pressed)).not.toContain((await recordOf(table)).seed);
    expect(JSON.stringify(await dataOf(table).export(ANNA))).not.toContain((await recordOf(table)).seed);
    expect(gameOf(await recordOf(table)).seen[cell as number]).toBeGreaterThanOrEqual(0);
    const won = await clearBoard(table, pressed);
    expect(textOf(won)).toContain("🎉 Anna cleared the board");
    expect(await documentOf(table)).toMatchObject({ tallies: {}, streak: [0, 0] });
    expect(proofIn(await fullProof(table, await pressMove(table, won, "verify"))).publishedKey).toBeDefined();
  });

  it("shows its seal in every form of its message, also paused", async () => {
    const { table } = await clocked(4);
    const opened = await pressMove(table, await table.type("mines", "play"), "o0");
    await pressMove(table, await table.type("mines", "play"), "new");
    const paused = await pressMove(table, opened, "flag");
    expect(textOf(paused)).toContain("Paused");
    expect(sealIn(paused)).toBe(sealIn(opened));
    const back = await pressMove(table, paused, "continue");
    expect(sealIn(back)).toBe(sealIn(opened));
    expect(textOf(await pressMove(table, back, "stop"))).toContain(sealIn(opened));
  });

  it("is resumed the same way when paused", async () => {
    const { table, clock } = await clocked(4);
    await pressMove(table, await table.type("mines", "play"), "o0");
    await pressMove(table, await table.type("mines", "play"), "new");
    await pressMove(table, await table.type("mines", "open"), "stop");
    clock.now += 4 * DAY_MS;
    expect(textOf(await table.type("mines", "continue"))).toContain(say("en", "mines-published"));
  });

  it("counts as not won when stopped, as before", async () => {
    const { table, clock } = await clocked(4);
    const opened = await pressMove(table, await table.type("mines", "play"), "o0");
    clock.now += 4 * DAY_MS;
    const stopped = await pressMove(table, opened, "stop");
    expect(textOf(stopped)).not.toContain(say("en", "mines-published"));
    expect((await documentOf(table)).tallies.small).toMatchObject({ games: 1, wins: 0 });
  });

  it("counts until the key is published, even after midnight", async () => {
    const { table, clock } = await clocked(4);
    const opened = await pressMove(table, await table.type("mines", "play"), "o0");
    clock.now = NOON - (NOON % DAY_MS) + 3 * DAY_MS - 11 * 60_000;
    expect(textOf(await clearBoard(table, opened))).not.toContain(say("en", "mines-published"));
    expect((await documentOf(table)).tallies.small).toMatchObject({ wins: 1 });
  });
});

describe("the proof of a board", () => {
  it("comes with Verify and /mines verify, and holds once the key is published", async () => {
    const { table, clock, host } = await clocked(5);
    const first = await table.type("mines", "play", { word: "river" });
    expect(await table.type("mines", "verify")).toMatchObject({ text: say("en", "mines-proof-not-yet") });
    const over = await clearBoard(table, first);
    const verdict = await pressMove(table, over, "verify");
    expect(textOf(verdict)).toContain(`the seal ${sealIn(first)}`);
    expect(textOf(verdict)).toContain("Try it yourself: ");
    const early = await pressMove(table, verdict, "proof");
    expect(textOf(early)).toContain("The key of the day is published on 21 Nov 2026.");
    expect(textOf(early)).toContain("Your word: river");
    expect(proofIn(await fullProof(table, await table.type("mines", "verify")))).toEqual(proofIn(early));
    clock.now += 3 * DAY_MS;
    expect(checkBoardProof(proofIn(early), host.publishedKey())).toMatchObject({
      signature: "signed",
      seed: "fit",
    });
    const late = await fullProof(table, await pressMove(table, over, "verify"));
    expect(textOf(late)).toContain("They follow from the key of the day, 18 Nov 2026");
    expect(textOf(late)).toContain(`the seal ${sealIn(first)}`);
    expect(checkBoardProof(proofIn(late)).seed).toBe("fit");
    const [line = ""] = /gdb1\.\S+/.exec(textOf(late)) ?? [];
    expect(textOf(await table.type("mines", "verify", { proof: line }))).toContain("Signed by me");
    const [unsigned = ""] = /^gdb1\.[^.]+\./.exec(line) ?? [];
    expect(textOf(await table.type("mines", "verify", { proof: unsigned }))).toContain("anyone could have");
    const foreign = await openTable({ host: await freshHost(6, () => clock.now) });
    expect(textOf(await foreign.type("mines", "verify", { proof: line }))).toContain("by another host");
    expect(await table.type("mines", "verify", { proof: `${line}x` })).toMatchObject({
      text: say("en", "mines-proof-unreadable"),
    });
  });

  it("is available only to the player", async () => {
    const { table } = await clocked(5);
    const over = await pressMove(table, await table.type("mines", "play"), "stop");
    expect(await pressMove(table, over, "verify", { caller: BORIS_EN })).toMatchObject(
      notice("en", "mines-not-yours"),
    );
  });

  it("says whether a no-guess board is the first of its draw", async () => {
    const { table, clock } = await clocked(7);
    const over = await pressMove(table, await table.type("mines", "play", { noguess: "yes" }), "stop");
    expect(proofIn(await fullProof(table, await pressMove(table, over, "verify"))).board.noGuess).toBe(true);
    clock.now += 3 * DAY_MS;
    const late = await fullProof(table, await pressMove(table, over, "verify"));
    expect(textOf(late)).toContain(say("en", "mines-proof-first"));
    expect(checkBoardProof(proofIn(late)).noGuess).toBe("not-searched");
    expect(checkBoardProof(proofIn(late), undefined, findNoGuess).noGuess).toBe("first");
  });
});

describe("the board of a race", () => {
  const GROUP: Place = { kind: "group", id: "-5" };
  const findPerson = (): FoundPerson => ({ id: "2", name: "Boris", isBot: false });
  const call = (table: Table, options: Record<string, string> = {}) =>
    table.type("mines", "race", { user: "@boris", level: "small", ...options }, {
      ...{ place: GROUP, findPerson, id: "race" },
    } as never);

  it("uses the challenger's word, and has a proof when both finish", async () => {
    const { table, clock } = await clocked(8);
    const called = await call(table, { word: "river" });
    expect(textOf(called)).toContain("your word: river");
    const card = viewOf(await pressMove(table, called, "accept", { caller: BORIS_EN }));
    const hers = await pressMove(table, card, "play");
    const his = await pressMove(table, card, "play", { caller: BORIS_EN });
    for (const board of [hers, his]) expect(sealIn(board)).toBe(sealIn(called));
    await pressMove(table, hers, "stop");
    expect(await table.type("mines", "verify")).toMatchObject({ text: say("en", "mines-proof-race") });
    await pressMove(table, his, "stop", { caller: BORIS_EN });
    const over = viewOf(await pressMove(table, card, "standings"));
    clock.now += 3 * DAY_MS;
    for (const caller of [ANNA, BORIS_EN]) {
      const proof = proofIn(
        await fullProof(table, await pressMove(table, over, "verify", { caller }), { caller }),
      );
      expect(checkBoardProof(proof)).toMatchObject({ signature: "signed", seed: "fit" });
      expect(checkNotedBoard(textOf(called), proof)).toEqual({ fitting: 1, foreign: 0 });
    }
    expect(proofIn(await fullProof(table, await table.type("mines", "verify"))).board.word).toBe("river");
  });

  it("is not started after its key is published, and then has no result", async () => {
    const { table, clock } = await clocked(8);
    const card = viewOf(await pressMove(table, await call(table), "accept", { caller: BORIS_EN }));
    const hers = await pressMove(table, card, "play");
    clock.now += 3 * DAY_MS;
    const later = await pressMove(table, card, "play", { caller: BORIS_EN });
    expect(later).toMatchObject(notice("en", "mines-race-reported"));
    expect(viewOf(await pressMove(table, card, "play")).buttons).toEqual(viewOf(hers).buttons);
    const won = await clearBoard(table, hers);
    expect(textOf(won)).toContain(say("en", "mines-published"));
    const { race = "" } = await recordOf(table);
    expect((await table.store.read(MINES_RACE, race))?.runners.map(({ result }) => result)).toEqual([
      ...[undefined, undefined],
    ]);
  });
});

describe("a host that lays mines after the press", () => {
  /** A patched store: at each change it lays different mines that fit everything seen, with one under `aim`. */
  async function patchedStore(aim: { cell: number | undefined }, tamper = (record: MinesRecord) => record) {
    const store = await openStore({ dataDir: ":memory:", report: () => {} });
    const relaid = (document: unknown): unknown => {
      const [record, ...others] = (document as PlayerMines | undefined)?.games ?? [];
      if (!record || aim.cell === undefined || record.first === undefined) return document;
      return { ...(document as PlayerMines), games: [tamper(mined(record, aim.cell)), ...others] };
    };
    const update: Store["update"] = (kind, key, change, ttl) => {
      if ((kind as DocumentKind<unknown>).name !== PLAYER_MINES.name)
        return store.update(kind, key, change, ttl);
      return store.update(kind, key, (current) => change(relaid(current) as typeof current), ttl);
    };
    return withMethods(store, { update });
  }

  /** The same game on the first other seed whose mines fit what is seen and include the cell. */
  function mined(record: MinesRecord, cell: number): MinesRecord {
    for (let tried = 0; ; tried++) {
      const other = { ...record, seed: tried.toString(36).padStart(12, "0") };
      if (isMinedUnseen(record, other, cell)) return other;
    }
  }

  /** Whether the other board looks the same so far, and has a mine under the cell. */
  function isMinedUnseen(record: MinesRecord, other: MinesRecord, cell: number): boolean {
    try {
      const looksSame = String(gameOf(other).seen) === String(gameOf(record).seen);
      return looksSame && coveredCells(other, true).includes(cell);
    } catch {
      // There's a mine under an open cell.
      return false;
    }
  }

  it("is exposed by any earlier message, and by the day key", async () => {
    const aim: { cell: number | undefined } = { cell: undefined };
    const { table, clock, host } = await clocked(9, await patchedStore(aim));
    const first = await table.type("mines", "play", { level: "pocket", start: "safe" });
    const second = await pressMove(table, first, "o12");
    const [safe] = coveredCells(await recordOf(table), false);
    aim.cell = safe;
    const lost = await pressMove(table, second, `o${safe}`);
    const record = await recordOf(table);
    expect(textOf(lost), "safe when it was sealed").toContain(
      `💥 ${nameIn(record, safe as number)} was a mine`,
    );
    aim.cell = undefined;
    const proof = proofIn(await fullProof(table, await pressMove(table, lost, "verify")));
    for (const message of [first, second])
      expect(checkNotedBoard(textOf(message), proof)).toEqual({ fitting: 0, foreign: 1 });
    expect(checkBoardProof(proof).signature).toBe("signed");
    expect(checkBoardProof(proof).seed).toBe("unpublished");
    clock.now += 3 * DAY_MS;
    expect(checkBoardProof(proof, host.publishedKey()).seed).toBe("differ");
    expect(textOf(await pressMove(table, lost, "verify"))).toContain("Don’t trust this board");
  });

  it("is exposed by messages even when it claims enough redraws", async () => {
    const aim: { cell: number | undefined } = { cell: undefined };
    const hosts: Host[] = [];
    const ground = (record: MinesRecord): MinesRecord => {
      for (let tried = 0; ; tried++) {
        const drawn = drawBoard(hosts[0] as Host, record.id, { again: tried + 1 });
        const other = { ...record, ...drawn };
        if (isMinedUnseen(record, other, aim.cell as number)) return other;
      }
    };
    const { table, clock, host } = await clocked(10, await patchedStore(aim, ground));
    hosts.push(host);
    const first = await table.type("mines", "play", { level: "pocket", start: "safe" });
    const second = await pressMove(table, first, "o12");
    const [safe] = coveredCells(await recordOf(table), false);
    aim.cell = safe;
    const lost = await pressMove(table, second, `o${safe}`);
    aim.cell = undefined;
    clock.now += 3 * DAY_MS;
    const verified = await pressMove(table, lost, "verify");
    expect(checkBoardProof(proofIn(verified)).seed, "it is drawn by a day key").toBe("fit");
    expect(textOf(verified)).toContain("If that isn’t true, don’t trust it.");
    for (const message of [first, second])
      expect(checkNotedBoard(textOf(message), proofIn(verified))).toEqual({ fitting: 0, foreign: 1 });
  });

  it("is not suspected when it lays mines before the press", async () => {
    const { table, clock } = await clocked(9);
    const first = await table.type("mines", "play", { level: "pocket", start: "safe" });
    const second = await pressMove(table, first, "o12");
    const [mine] = coveredCells(await recordOf(table), true);
    const lost = await pressMove(table, second, `o${mine}`);
    clock.now += 3 * DAY_MS;
    const proof = proofIn(await fullProof(table, await pressMove(table, lost, "verify")));
    expect(checkBoardProof(proof)).toMatchObject({ signature: "signed", seed: "fit" });
    for (const message of [first, second, lost])
      expect(checkNotedBoard(textOf(message), proof)).toEqual({ fitting: 1, foreign: 0 });
  });
});

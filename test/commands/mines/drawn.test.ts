// Boards derive from the host's day keys: what a command delivered twice draws, what happens to a board whose day's key
// is published, what its proof shows, and that a host that lays mines later is caught.

import { describe, expect, it } from "vitest";
import {
  gameOf,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "../../../commands/mines/game/document.ts";
import type { Caller, Incoming, Reply } from "../../../src/chat/index.ts";
import {
  type BoardProof,
  checkBoardProof,
  checkNotedBoard,
  readBoardProof,
} from "../../../src/core/fairness/index.ts";
import { findNoGuess } from "../../../src/core/matches/minesweeper/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { freshHost } from "../host.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, dataOf, pressMove, recordOf } from "./known-board.ts";

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
  it("derives the seed from the event", async () => {
    const { table, host } = await clocked(1);
    const seeds: string[] = [];
    for (const id of ["one", "two"]) {
      await table.type("mines", "play", {}, { id });
      seeds.push((await recordOf(table)).seed);
      await dataOf(table).remove(ANNA);
    }
    expect(seeds[1]).not.toBe(seeds[0]);
    const other = await openTable({ host: await freshHost(2) });
    await other.type("mines", "play", {}, { id: "one" });
    expect((await recordOf(other)).seed).not.toBe(seeds[0]);
    expect(host.today()).toBe(1);
  });

  it("uses the player's word, shown in this message and the next board's", async () => {
    const { table } = await clocked(1);
    const reply = await table.type("mines", "play", { word: " river  7 " });
    expect(textOf(reply)).toContain("your word: river 7");
    const record = await recordOf(table);
    expect(record.drawn).toMatchObject({ word: "river 7", day: 1 });
    const over = await pressMove(table, reply, "stop");
    expect(textOf(await pressMove(table, over, "again"))).toContain("your word: river 7");
  });

  it("refuses an unusable word, and starts nothing", async () => {
    const { table } = await clocked(1);
    for (const word of ["a|b", "<@1>"]) {
      const reply = await table.type("mines", "play", { word });
      expect(reply).toEqual(notice("en", "problem-word", { typed: word, max: 40 }));
    }
    expect(await table.store.read(PLAYER_MINES, playerMinesKey(ANNA))).toBeUndefined();
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

// A game by buttons, as on Telegram, where the eight-by-eight board is the message's keyboard.

import { describe, expect } from "vitest";
import { PLAYER_MINES } from "../../../commands/mines/play.ts";
import { gameOf } from "../../../commands/mines/rules.ts";
import { readMove } from "../../../commands/mines/view.ts";
import { neighboursOf } from "../../../src/core/games/minesweeper/board.ts";
import { checkProof } from "../../../src/core/proof/check.ts";
import { readLine } from "../../../src/core/proof/line.ts";
import { inGroups } from "../../../src/core/proof/match.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { notice } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, minesOf, nameIn, pressMove, recordOf } from "./known-board.ts";

const documentOf = async (table: Awaited<ReturnType<typeof openTable>>) =>
  table.store.read(PLAYER_MINES, writePlayerId(ANNA));

describe("a minesweeper game by buttons", () => {
  it("opens with a named button per cell and the controls below", async ({ table }) => {
    const reply = await table.type("mines", "play");
    expect(reply).toMatchObject({ type: "post", audience: "place" });
    const view = viewOf(reply);
    expect(view.buttons?.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 3]);
    expect(view.field).toBe(true);
    expect(labelsOf(view).slice(0, 3)).toEqual(["A1", "B1", "C1"]);
    expect(labelsOf(view).slice(-3)).toEqual(["🚩 Flag mode", "Hint", "Stop"]);
    expect(textOf(reply)).toContain("Minesweeper 8×8 · 10 mines");
  });

  it("is won by opening every safe cell, and counted", async () => {
    const table = await openTable();
    const won = await clearBoard(table, await table.type("mines", "play"));
    expect(textOf(won)).toMatch(/🎉 Anna cleared the board in \d+:\d\d\./);
    expect(labelsOf(won).filter((label) => label === "💣")).toHaveLength(10);
    const { tallies, streak } = (await documentOf(table)) ?? {};
    expect(tallies?.small).toMatchObject({ games: 1, wins: 1 });
    expect(streak).toEqual([1, 1]);
  });

  it.each(["yes", "no"])(
    "binds its secret first and proves its mines at the end; no guess: %s",
    async (noguess) => {
      const table = await openTable();
      expect(await table.type("mines", "verify")).toEqual(notice("en", "proof-none"));
      const opening = await table.type("mines", "play", { noguess });
      const { bound, secret } = await recordOf(table);
      const code = noguess === "yes" ? " · [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}" : "";
      const during = await pressMove(table, opening, "hint");
      for (const reply of [opening, during]) {
        expect(textOf(reply)).toMatch(new RegExp(`🔒 ${inGroups(bound)}${code}$`, "m"));
        expect(JSON.stringify(reply)).not.toContain(secret);
      }
      expect(await table.type("mines", "verify")).toEqual(notice("en", "proof-not-yet"));
      const won = await clearBoard(table, during);
      expect(textOf(won)).toContain("· ✓ verified");
      const verified = textOf(await pressMove(table, won, "verify"));
      expect(verified).toContain("✓ The mines follow from my secret");
      expect(textOf(await table.type("mines", "verify"))).toBe(verified);
      const proof = readLine(verified);
      if (typeof proof === "string") throw new Error(proof);
      expect(checkProof(proof, textOf(opening))).toMatchObject({
        bound,
        isBoundFound: true,
        found: noguess === "yes" ? 1 : 0,
        problem: undefined,
      });
      const { first, attempt = 0 } = await recordOf(table);
      expect(proof).toMatchObject({ kind: "board", first, attempt });
    },
  );

  it("is lost on a mine, and shows all mines and which flags were right", async () => {
    const table = await openTable();
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const record = await recordOf(table);
    const [right, blown] = coveredCells(record, true);
    const [wrong] = coveredCells(record, false);
    reply = await pressMove(table, reply, "flag");
    expect(labelsOf(reply)).toContain("👆 Open mode");
    reply = await pressMove(table, reply, `f${right}`);
    expect(reply).toMatchObject({ toast: `${nameIn(record, right as number)}: flag` });
    reply = await pressMove(table, reply, `f${wrong}`);
    reply = await pressMove(table, reply, "open");
    reply = await pressMove(table, reply, `o${blown}`);
    expect(textOf(reply)).toContain(`💥 ${nameIn(record, blown as number)} was a mine.`);
    const labels = labelsOf(reply);
    expect(labels[right as number]).toBe("🚩");
    expect(labels[wrong as number]).toBe("❌");
    expect(labels[blown as number]).toBe("💥");
    expect(labels.filter((label) => label === "💣")).toHaveLength(8);
    expect(labels.slice(0, 64).some((label) => /^[A-H]\d$/.test(label))).toBe(false);
    expect((await documentOf(table))?.tallies.small).toEqual({ games: 1, wins: 0 });
  });

  it("opens the cells around a satisfied number, or says what is missing", async () => {
    const table = await openTable();
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const { board } = gameOf(await recordOf(table));
    const covered = coveredCells(await recordOf(table), false);
    const isNumber = (cell: number) => /^[1-8]$/.test(labelsOf(reply)[cell] as string);
    const cell = covered.flatMap((one) => [...neighboursOf(board, one)]).find(isNumber);
    const differ = await pressMove(table, reply, `c${cell}`);
    expect(textOf(differ)).toMatch(/shows \d\. Flag that many cells around it/);
    const mined = minesOf(await recordOf(table));
    reply = await pressMove(table, reply, "flag");
    for (const [at, mine] of mined.entries()) if (mine === 1) reply = await pressMove(table, reply, `f${at}`);
    const before = coveredCells(await recordOf(table), false).length;
    const after = await pressMove(table, reply, `c${cell}`);
    expect(after.type).toBe("edit");
    expect(coveredCells(await recordOf(table), false).length).toBeLessThan(before);
  });

  it("opens a cell from an outdated message once, but sets no flag", async () => {
    const table = await openTable();
    const behind = viewOf(await table.type("mines", "play"));
    const first = await pressMove(table, behind, "o0");
    const [safe] = coveredCells(await recordOf(table), false);
    const flagging = viewOf(await pressMove(table, first, "flag"));
    expect(await pressMove(table, behind, `o${safe}`)).toMatchObject({
      type: "edit",
      toast: expect.any(String),
    });
    const document = await documentOf(table);
    expect(await pressMove(table, behind, `o${safe}`)).toMatchObject({ outdated: true });
    const [mine] = coveredCells(await recordOf(table), true);
    expect(await pressMove(table, flagging, `f${mine}`)).toMatchObject({ outdated: true });
    expect(await documentOf(table)).toEqual(document);
  });

  it("refuses strangers, open or flagged cells and finished games", async () => {
    const table = await openTable();
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const view = viewOf(reply);
    expect(textOf(await pressMove(table, view, "stop", { caller: BORIS }))).toContain(
      "На этом поле играет Anna.",
    );
    const zero = view.buttons?.flat().find(({ label }) => label === "·")?.action.move as string;
    expect(textOf(await pressMove(table, view, zero))).toMatch(/^[A-H]\d is already open\.$/);
    const [mine] = coveredCells(await recordOf(table), true);
    reply = await pressMove(table, await pressMove(table, view, "flag"), `f${mine}`);
    reply = await pressMove(table, reply, "open");
    expect(textOf(await pressMove(table, reply, `o${mine}`))).toContain(
      "has a flag. Remove it in flag mode first",
    );
    const stopped = await pressMove(table, reply, "stop");
    const before = await documentOf(table);
    expect(await pressMove(table, stopped, zero)).toMatchObject({
      notice: "This game is over. Start another: /mines",
    });
    expect(await pressMove(table, view, "hint")).toMatchObject({
      notice: "This game is over. Start another: /mines",
    });
    expect(await documentOf(table)).toEqual(before);
  });

  it("shows every mine and wrong flags when given up, and offers another on the same terms", async ({
    table,
  }) => {
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const [mine, other] = coveredCells(await recordOf(table), true);
    const [safe] = coveredCells(await recordOf(table), false);
    reply = await pressMove(table, reply, "flag");
    for (const cell of [mine, other, safe]) reply = await pressMove(table, reply, `f${cell}`);
    // A second press removes a flag.
    reply = await pressMove(table, reply, `u${other}`);
    expect(reply).toMatchObject({ toast: `${nameIn(await recordOf(table), other as number)}: no flag` });
    // A game goes on in another process.
    const next = await openTable({ store: table.store, host: table.services.host });
    const stopped = await pressMove(next, reply, "stop");
    expect(textOf(stopped)).toMatch(/Stopped\. Anna had cleared \d+ of 54 cells\./);
    const labels = labelsOf(stopped);
    expect([mine, other, safe].map((cell) => labels[cell as number])).toEqual(["🚩", "💣", "❌"]);
    expect(labels.filter((label) => label === "💣")).toHaveLength(9);
    expect(textOf(await pressMove(table, stopped, "again"))).toContain("Open any cell");
    const once = await recordOf(table);
    await pressMove(table, stopped, "again");
    expect((await recordOf(table)).id).toBe(once.id);
  });

  it("is exported without its secret while open", async ({ table }) => {
    const reply = await table.type("mines", "play");
    const { secret } = await recordOf(table);
    const exported = textOf(await table.type("data", "export"));
    expect(exported).toContain('"minesweeper"');
    expect(exported).not.toContain(secret);
    await pressMove(table, reply, "stop");
    expect(textOf(await table.type("data", "export"))).toContain(secret);
  });
});

describe("a button's move", () => {
  it.each([
    ["o12", { kind: "open", cell: 12 }],
    ["f0", { kind: "flag", cell: 0 }],
    ["u7", { kind: "unflag", cell: 7 }],
    ["c3", { kind: "chord", cell: 3 }],
    ["flag", { kind: "mode", flagging: true }],
    ["open", { kind: "mode", flagging: false }],
    ["stop", { kind: "stop" }],
    ["o1234", undefined],
    ["hint", undefined],
  ])("parses %s", (move, meant) => {
    expect(readMove(move)).toEqual(meant);
  });
});

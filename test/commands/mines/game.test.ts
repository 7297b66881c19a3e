// A game by buttons, as on Telegram, where the eight-by-eight board is the message's keyboard.

import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { PLAYER_MINES, playerMinesKey } from "../../../commands/mines/game/document.ts";
import { ANNA, BORIS, it, labelsOf, openTable, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, minesOf, nameIn, pressMove, recordOf } from "./known-board.ts";

const documentOf = async (table: Awaited<ReturnType<typeof openTable>>) =>
  table.store.read(PLAYER_MINES, playerMinesKey(ANNA));

describe("a minesweeper game by buttons", () => {
  it("opens with a named button per cell and the controls below", async ({ table }) => {
    const reply = await table.type("mines", "play");
    expect(reply).toMatchObject({ type: "post", audience: "place", counted: "new" });
    const view = viewOf(reply);
    expect(view.buttons?.map((row) => row.length)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 3]);
    expect(view.field).toBe(true);
    expect(labelsOf(view).slice(0, 3)).toEqual(["A1", "B1", "C1"]);
    expect(labelsOf(view).slice(-3)).toEqual(["🚩 Flag mode", "Hint", "Stop"]);
    expect(textOf(reply)).toContain("Minesweeper 8×8 · 10 mines");
  });

  it("is won by opening every safe cell; Verify shows the code and its source", async () => {
    const table = await openTable();
    const opening = await table.type("mines", "play");
    const code = /🔒 ([0-9a-f ]{29})$/m.exec(textOf(opening))?.[1]?.replaceAll(" ", "");
    const won = await clearBoard(table, opening);
    expect(textOf(won)).toMatch(/🎉 Anna cleared the board in \d+:\d\d\./);
    expect(labelsOf(won).filter((label) => label === "💣")).toHaveLength(10);
    const verdict = await pressMove(table, won, "verify");
    const [, text = ""] = /“(mines.+?)”/.exec(textOf(await pressMove(table, verdict, "proof"))) ?? [];
    expect(createHash("sha256").update(text).digest("hex").slice(0, 24)).toBe(code);
    const { tallies, streak } = (await documentOf(table)) ?? {};
    expect(tallies?.small).toMatchObject({ games: 1, wins: 1 });
    expect(streak).toEqual([1, 1]);
  });

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
    const table = await openTable({ seedsFrom: 3 });
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const number = viewOf(reply)
      .buttons?.flat()
      .find(({ label }) => /^[1-8]$/.test(label));
    const cell = Number(number?.action.move.slice(1));
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

  it("ignores a cell that is opened again", async () => {
    const table = await openTable();
    const opening = viewOf(await table.type("mines", "play"));
    await pressMove(table, opening, "o0");
    const document = await documentOf(table);
    const again = await pressMove(table, opening, "o0");
    expect(again).toMatchObject({ type: "edit", outdated: true });
    expect(await documentOf(table)).toEqual(document);
  });

  it("opens a cell from an outdated message, but sets no flag", async () => {
    const table = await openTable();
    const behind = viewOf(await table.type("mines", "play"));
    const first = await pressMove(table, behind, "o0");
    const [safe] = coveredCells(await recordOf(table), false);
    const flagging = viewOf(await pressMove(table, first, "flag"));
    expect(await pressMove(table, behind, `o${safe}`)).toMatchObject({ type: "edit", counted: "new" });
    const [mine] = coveredCells(await recordOf(table), true);
    expect(await pressMove(table, flagging, `f${mine}`)).toMatchObject({ outdated: true });
    expect((await recordOf(table)).flags).toBe("");
  });

  it("refuses strangers, open or flagged cells and finished games", async () => {
    const table = await openTable();
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const view = viewOf(reply);
    expect(textOf(await pressMove(table, view, "stop", { caller: BORIS }))).toContain("чужое поле");
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

  it("shows every mine when given up, and offers another on the same terms", async () => {
    const table = await openTable();
    const reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const stopped = await pressMove(table, reply, "stop");
    expect(textOf(stopped)).toMatch(/Stopped\. Anna had cleared \d+ of 54 cells\./);
    expect(labelsOf(stopped).filter((label) => label === "💣")).toHaveLength(10);
    const again = await pressMove(table, stopped, "again");
    expect(textOf(again)).toContain("Open any cell");
    const once = await recordOf(table);
    await pressMove(table, stopped, "again");
    expect((await recordOf(table)).id).toBe(once.id);
  });

  it("removes its flag on a second press, and shows wrong flags after Stop", async ({ table }) => {
    let reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const [mine, other] = coveredCells(await recordOf(table), true);
    const [safe] = coveredCells(await recordOf(table), false);
    reply = await pressMove(table, reply, "flag");
    for (const cell of [mine, other, safe]) reply = await pressMove(table, reply, `f${cell}`);
    reply = await pressMove(table, reply, `u${other}`);
    expect(reply).toMatchObject({ toast: `${nameIn(await recordOf(table), other as number)}: no flag` });
    const labels = labelsOf(await pressMove(table, reply, "stop"));
    expect([mine, other, safe].map((cell) => labels[cell as number])).toEqual(["🚩", "💣", "❌"]);
  });

  it("continues after a restart from the store", async ({ table }) => {
    const reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const next = await openTable({ store: table.store, host: table.services.host });
    const won = await clearBoard(next, reply);
    expect(textOf(won)).toContain("cleared the board");
  });

  it("is exported without the seed while open, and deleted with the data", async ({ table }) => {
    const reply = await table.type("mines", "play");
    const { seed } = await recordOf(table);
    const exported = textOf(await table.type("data", "export"));
    expect(exported).toContain('"minesweeper"');
    expect(exported).not.toContain(seed);
    await pressMove(table, reply, "stop");
    expect(textOf(await table.type("data", "export"))).toContain(seed);
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await documentOf(table)).toBeUndefined();
  });
});

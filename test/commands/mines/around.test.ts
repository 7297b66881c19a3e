// Around a game: hints, levels, boards without guesses, and a second board.

import { describe, expect } from "vitest";
import type { Caller, View } from "../../../src/chat/index.ts";
import { ANNA, it, openTable, textOf, viewOf } from "../play/table.ts";
import { buttonFor, clearBoard, coveredCells, nameIn, pressMove, recordOf } from "./known-board.ts";

const VERA: Caller = { ...ANNA, platform: "discord", fieldLimits: { columns: 5, rows: 5 } };

describe("a hint", () => {
  it("names a safe cell and its reasons, marks its button, counts once", async () => {
    const table = await openTable();
    const reply = await table.type("mines", "play", { noguess: "yes" });
    const hinted = await pressMove(table, reply, "hint");
    const [, name] =
      /💡 ([A-H]\d) is safe: .+ (?:leaves|leave) no other possibility\./.exec(textOf(hinted)) ?? [];
    const record = await recordOf(table);
    const cell = coveredCells(record, false).find((one) => nameIn(record, one) === name);
    expect(buttonFor(viewOf(hinted), `o${cell}`).style).toBe("success");
    await pressMove(table, hinted, "hint");
    expect((await recordOf(table)).hints).toBe(1);
    const opened = await pressMove(table, hinted, `o${cell}`);
    expect(textOf(opened)).not.toContain("💡");
    expect((await recordOf(table)).hint).toBeUndefined();
  });

  it("excludes a win from the streak and the best time", async ({ table }) => {
    const reply = await pressMove(table, await table.type("mines", "play"), "o0");
    const won = await clearBoard(table, await pressMove(table, reply, "hint"));
    expect(textOf(won)).toContain(", with 1 hint.");
    const stats = textOf(await table.type("mines", "stats"));
    expect(stats).toMatch(/Small +– +1 +1/);
    expect(stats).toContain("Wins in a row without a hint: 0 now");
  });
});

describe("a board", () => {
  it("is as large as the chat's buttons, within Discord's forty components", async ({ table }) => {
    const view = viewOf(await table.type("mines", "play", {}, { caller: VERA }));
    const components = ({ buttons = [] }: View) => 2 + buttons.reduce((sum, row) => sum + 1 + row.length, 0);
    expect(view.buttons?.map((row) => row.length)).toEqual([5, 5, 5, 5, 5, 3]);
    expect(components(view)).toBeLessThanOrEqual(40);
  });

  it("links to the page if a larger one is asked for", async () => {
    const table = await openTable({ publicUrl: "https://bot.example" });
    const expert = viewOf(await table.type("mines", "play", { level: "expert" }));
    expect(expert.link?.url).toBe("https://bot.example/#mines");
    const small = await table.type("mines", "play", { level: "small" }, { caller: VERA });
    expect(textOf(small)).toContain("5×5");
    expect(await table.type("mines", "play", { level: "hopeless" })).toMatchObject({ type: "notice" });
  });

  it("can be won by certain hints only, if it needs no guess", async () => {
    const table = await openTable();
    let reply = await table.type("mines", "play", { noguess: "yes" });
    for (let move = 0; move < 64 && (await recordOf(table)).ending === undefined; move++) {
      reply = await pressMove(table, reply, "hint");
      const { hint } = await recordOf(table);
      expect(hint?.reason.kind).toBe("forced");
      reply = await pressMove(table, reply, `o${hint?.cell}`);
    }
    expect(textOf(reply)).toContain("🎉");
  });

  it("gives up the one before it, whose buttons then offer another", async ({ table }) => {
    const first = await pressMove(table, await table.type("mines", "play"), "o0");
    const [mine] = coveredCells(await recordOf(table), true);
    await table.type("mines", "play");
    const pressed = await pressMove(table, first, `o${mine}`);
    expect(pressed).toMatchObject({ type: "edit", notice: "This game is over. Start another: /mines" });
    expect(buttonFor(viewOf(pressed), "again")).toBeDefined();
    expect(textOf(await table.type("mines", "stats"))).toMatch(/Small +– +1 +0/);
  });
});

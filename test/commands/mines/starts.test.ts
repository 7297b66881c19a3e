// Minesweeper started by a button, from /start and from offers in any chat.

import { describe, expect } from "vitest";
import type { Caller, Offer } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { othersGame } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, PRIVATE, type Table, textOf, viewOf } from "../play/table.ts";

const offersTo = (table: Table, caller: Caller = ANNA) =>
  table.dispatch.offers({ type: "offer", id: "inline-1", caller, place: PRIVATE, query: "mines" });

const marked = (offers: readonly Offer[], mark: string): Offer["view"] =>
  (offers.find(({ id }) => id.includes(mark)) ?? expect.fail(`no ${mark}`)).view;

describe("the button of /start", () => {
  it("starts the platform's default board in its own message", async ({ table }) => {
    const greeting = viewOf(await table.type("start", "start"));
    const begun = await table.press(greeting, "Minesweeper");
    expect(begun).toMatchObject({ type: "post", audience: "place" });
    expect(viewOf(begun).title).toBe("💣 Minesweeper 8×8 · 10 mines");
    expect(labelsOf(begun)).toContain("A1");
  });
});

describe("a board offered in any chat", () => {
  it("consists of buttons only, since inline messages can't hold a picture", async ({ table }) => {
    const begun = await table.press(marked(await offersTo(table), "-own_"), "Play");
    expect(begun.type).toBe("edit");
    expect(viewOf(begun).blocks.map(({ type }) => type)).not.toContain("picture");
    expect(labelsOf(begun)).toEqual(expect.arrayContaining(["A1", "H8"]));
    const opened = await table.press(begun, "D4");
    expect(opened).toMatchObject({ type: "edit" });
    const over = await table.press(opened, "Stop");
    expect(labelsOf(over)).toContain("Another board");
  });

  it("belongs to the first presser when it is for anyone", async ({ table }) => {
    const view = marked(await offersTo(table), "-any_");
    const taken = await table.press(view, "Play", { caller: BORIS });
    expect(textOf(taken)).toContain("8×8");
    expect(await table.press(taken, "A1")).toEqual(
      othersGame("en", say("en", "board-of", { name: "Boris" })),
    );
  });

  it("can be started only by its owner when it is for oneself", async ({ table }) => {
    const view = marked(await offersTo(table), "-own_");
    expect(await table.press(view, "Play", { caller: BORIS })).toEqual(
      othersGame("ru", say("ru", "press-not-yours")),
    );
  });

  it("shows the current state when started again by a late press", async ({ table }) => {
    const view = marked(await offersTo(table), "-own_");
    const opened = await table.press(await table.press(view, "Play"), "D4");
    expect(viewOf(await table.press(view, "Play"))).toEqual(viewOf(opened));
  });
});

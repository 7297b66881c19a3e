// Presses that come late, twice or from others.

import { describe, expect } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice, notYours } from "../notice.ts";
import { ANNA, BORIS, it, openTable, storedGame, viewOf } from "./table.ts";

describe("a press that must change nothing", () => {
  it("twice in a row counts once, and the second gets the present view and a notice", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    const first = await table.press(opening, "Rock");
    const second = await table.press(opening, "Rock");
    expect(second).toMatchObject({ type: "edit", notice: say("en", "press-round-played") });
    expect(viewOf(second)).toEqual(viewOf(first));
    expect((await storedGame(table))?.totals.rounds).toBe(1);
  });

  it("tells later, too, what its message shows by then", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    const first = await table.press(opening, "Rock");
    const later = viewOf(await table.press(first, "Paper"));
    expect(first.type === "edit" && (await first.present?.())).toEqual(later);
    const stopped = await table.press(opening, "Stop");
    for (const reply of [first, stopped])
      expect(reply.type === "edit" && (await reply.present?.())).toEqual(viewOf(stopped));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(first.type === "edit" && (await first.present?.())).toBeUndefined();
  });

  it("finds Stop and Why? in force on a message that is rounds behind", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play", { length: "endless" }));
    let reply = await table.press(opening, "Rock");
    for (let round = 1; round < 5; round++) reply = await table.press(reply, "Rock");
    const why = await table.press(opening, "Why?");
    expect(why).toEqual(await table.press(reply, "Why?"));
    const stopped = await table.press(opening, "Stop");
    expect(stopped).toMatchObject({ type: "edit" });
    expect(stopped).not.toHaveProperty("notice");
    expect(viewOf(stopped).title).toContain("Stopped at Anna");
    expect((await storedGame(table))?.totals.rounds).toBe(5);
  });

  it("delivered again under the same id counts once and is answered alike, without a notice", async () => {
    const table = await openTable();
    const opening = viewOf(await table.type("rps", "play"));
    const first = await table.press(opening, "Rock", { id: "same" });
    const again = await table.press(opening, "Rock", { id: "same" });
    expect(first).toMatchObject({ counted: "now" });
    expect(again).toEqual({ ...first, counted: "before", present: expect.any(Function) });
    expect((await storedGame(table))?.totals.rounds).toBe(1);
  });

  it("delivered again, led on to the next turn, does not count there", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    const first = viewOf(await table.press(opening, "Rock", { id: "same" }));
    expect(await table.press(first, "Paper", { id: "same" })).toMatchObject({ counted: "before" });
    expect((await storedGame(table))?.totals.rounds).toBe(1);
  });

  it("is remembered for four rounds: delivered again until then it is told apart from a late press", async () => {
    const table = await openTable();
    const views = [viewOf(await table.type("rps", "play", { length: "endless" }))];
    for (const round of [0, 1, 2, 3, 4])
      views.push(viewOf(await table.press(views[round] ?? expect.fail(), "Rock", { id: `round ${round}` })));
    for (const round of [4, 3, 2, 1])
      expect(
        await table.press(views[round] ?? expect.fail(), "Rock", { id: `round ${round}` }),
      ).toMatchObject({
        view: views.at(-1),
        counted: "before",
      });
    const forgotten = await table.press(views[0] ?? expect.fail(), "Rock", { id: "round 0" });
    expect(forgotten).toMatchObject({ type: "edit", notice: say("en", "press-round-played") });
    expect((await storedGame(table))?.totals.rounds).toBe(5);
    expect((await storedGame(table))?.matches[0]?.events).toHaveLength(4);
  });

  it("by somebody else is told so in their language", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    for (const label of ["Rock", "Why?", "Stop"]) {
      expect(await table.press(opening, label, { caller: BORIS })).toEqual(notYours("ru"));
    }
    expect((await storedGame(table))?.totals.rounds).toBe(0);
    expect(await storedGame(table, "rps", BORIS)).toBeUndefined();
  });

  it.each([
    ["of a move that the game does not have", { move: "spock" }],
    ["of a match that never was", { session: undefined }],
  ])("%s is an old button", async (_what, change) => {
    const table = await openTable();
    const opening = await table.type("rps", "play");
    const action = { ...viewOf(opening).buttons?.[0]?.[0]?.action, ...change };
    const session =
      action.session ?? `AAAAAAAA${viewOf(opening).buttons?.[0]?.[0]?.action.session.slice(-4)}`;
    const press = {
      type: "press",
      id: "e",
      caller: ANNA,
      place: { kind: "private", id: "1" },
      action: { ...action, session },
    } as never;
    expect(await table.dispatch.handle(press)).toEqual(notice("en", "press-old-button"));
    expect((await storedGame(table))?.totals.rounds).toBe(0);
  });

  it("after the data were deleted is an old button", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await table.press(opening, "Rock")).toEqual(notice("en", "press-old-button"));
    expect(await storedGame(table)).toBeUndefined();
  });

  it("on Rematch pressed twice begins one match", async ({ table }) => {
    const ended = viewOf(await table.press(await table.type("rps", "play"), "Stop"));
    const once = await table.press(ended, "Rematch");
    const twice = await table.press(ended, "Rematch");
    expect(viewOf(twice)).toEqual(viewOf(once));
    expect((await storedGame(table))?.matches.length).toBe(2);
  });

  it("a command delivered twice begins one match", async ({ table }) => {
    const once = await table.type("rps", "play", {}, { id: "same" });
    expect(once).toMatchObject({ counted: "now" });
    expect(await table.type("rps", "play", {}, { id: "same" })).toEqual({ ...once, counted: "before" });
    expect((await storedGame(table))?.matches.length).toBe(1);
  });
});

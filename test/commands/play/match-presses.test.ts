// Presses that are late, duplicated, or from other people.

import { describe, expect } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { notice, othersGame } from "../notice.ts";
import { ANNA, BORIS, it, openTable, storedGame, storedMatch, viewOf } from "./table.ts";

describe("a duplicate or invalid press", () => {
  it("counts once when repeated, and gets the current view and a notice", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    const first = await table.press(opening, "Rock");
    const second = await table.press(opening, "Rock");
    expect(second).toMatchObject({ type: "edit", notice: say("en", "press-round-played") });
    expect(viewOf(second)).toEqual(viewOf(first));
    expect((await storedGame(table))?.totals.rounds).toBe(1);
  });

  it("is also answered later with what its message shows by then", async ({ table }) => {
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

  it("still runs Stop and Why? on a message that is rounds behind", async ({ table }) => {
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

  it("by someone else is refused in their language", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    for (const label of ["Rock", "Why?", "Stop"]) {
      expect(await table.press(opening, label, { caller: BORIS })).toEqual(
        othersGame("ru", say("ru", "match-of", { name: "Anna" })),
      );
    }
    expect((await storedGame(table))?.totals.rounds).toBe(0);
    expect(await storedGame(table, "rps", BORIS)).toBeUndefined();
  });

  it.each([
    ["of a move that the game does not have", { move: "spock" }],
    ["of a match that never was", { session: undefined }],
  ])("treats %s as outdated", async (_what, change) => {
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

  it("is outdated after the data was deleted", async ({ table }) => {
    const opening = viewOf(await table.type("rps", "play"));
    await table.press(await table.type("data", "delete"), "Delete");
    expect(await table.press(opening, "Rock")).toEqual(notice("en", "press-old-button"));
    expect(await storedGame(table)).toBeUndefined();
  });

  it("starts one match when Rematch is pressed twice", async ({ table }) => {
    const ended = viewOf(await table.press(await table.type("rps", "play"), "Stop"));
    const once = await table.press(ended, "Rematch");
    const twice = await table.press(ended, "Rematch");
    expect(viewOf(twice)).toEqual(viewOf(once));
    expect((await storedGame(table))?.begun).toHaveLength(2);
  });

  it("starts one match for a command delivered to two processes", async ({ table }) => {
    const once = await table.type("rps", "play", {}, { id: "same" });
    const played = await table.press(once, "Rock");
    const other = await openTable({ store: table.store });
    expect(viewOf(await other.type("rps", "play", {}, { id: "same" }))).toEqual(viewOf(played));
    expect((await storedGame(table))?.begun).toEqual([(await storedMatch(table)).id]);
  });
});

// `/daily` in a group: an invitation that everyone may accept, each on their own.

import { it as base, describe, expect } from "vitest";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { ANNA, BORIS, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { type Clock, HOUR, MORNING, memoryStore, playOn, tablesOn } from "./try.ts";

const it = base.extend("seated", () => seated());

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const OTHER: Place = { kind: "group", id: "-8", locale: "en" };
const DAY_MS = 24 * HOUR;
const english = (caller: Caller): Caller => ({ ...caller, locale: "en" });

async function seated(): Promise<{ table: Table; clock: Clock }> {
  const clock = { now: MORNING };
  const [table = expect.fail()] = await tablesOn(1, { store: await memoryStore(), clock });
  return { table, clock };
}

const invitation = (table: Table, place = GROUP) => table.type("daily", "today", {}, { place });
const by = (caller: Caller, place = GROUP) => ({ caller: english(caller), place });

describe("/daily in a group", () => {
  it("invites everyone, and shows nothing about its caller", async ({ seated: { table } }) => {
    const invited = await invitation(table);
    expect(invited).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(invited).trim()).toBe("🔮 Gadalka 322: today’s mind and board for everyone.");
    expect(labelsOf(invited)).toEqual(["Play", "Rankings"]);
  });

  it("opens each presser's next challenge or the panel, privately", async () => {
    const { table } = await seated();
    const invited = viewOf(await invitation(table));
    const begun = await table.press(invited, "Play", by(BORIS));
    expect(begun).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(begun)).toContain("You 0 : 0 · round 1 of 20");
    await playOn(table, begun, { by: by(BORIS) });
    const board = await table.press(invited, "Play", by(BORIS));
    expect(board).toMatchObject({ audience: "caller" });
    expect(viewOf(board).title).toContain("today’s board");
    expect(textOf(await table.press(invited, "Play", by(ANNA)))).toContain("round 1 of 20");
  });

  it("shows how many people played here on that day, each once", async ({ seated: { table, clock } }) => {
    const invited = viewOf(await invitation(table));
    const count = async (place = GROUP) =>
      /(\w+) (?:person|people) here ha/.exec(textOf(await invitation(table, place)))?.[1] ?? "nobody";
    await table.press(invited, "Play", by(BORIS));
    await table.press(invited, "Play", by(BORIS));
    expect(await count()).toBe("One");
    await table.press(invited, "Play", by(ANNA));
    await table.type("daily", "board", {}, by({ ...ANNA, id: "3" }));
    expect(await count()).toBe("3");
    expect(await count(OTHER)).toBe("nobody");
    // A person who played in a private chat hasn't played here.
    await table.type("daily", "mind", {}, { caller: { ...ANNA, id: "4" } });
    expect(await count()).toBe("3");
    clock.now += DAY_MS;
    expect(await count()).toBe("nobody");
    // Yesterday's invitation opens today's game.
    expect(textOf(await table.press(invited, "Play", by(BORIS)))).toContain("round 1 of 20");
    expect(await count()).toBe("One");
  });

  it("counts people without names or ids", async () => {
    const store = await memoryStore();
    const table = await openTable({ store, now: () => MORNING });
    await table.press(await invitation(table), "Play", by({ ...BORIS, id: "987654321" }));
    const [entry] = await store.board("daily:here:20775:telegram:-7").top(5);
    expect(entry?.member).toMatch(/^[\w-]{12}$/);
  });
});

describe("a player who has just finished", () => {
  it("sees that they aren't ranked, and joins by one press", async ({ seated: { table } }) => {
    const invited = viewOf(await invitation(table));
    const begun = viewOf(await table.press(invited, "Play", by(BORIS)));
    const end = viewOf(await playOn(table, begun, { by: by(BORIS) }));
    expect(textOf(end)).toContain("You’re on no list");
    await table.press(end, "Show me", by(BORIS));
    const top = await table.press(invited, "Rankings", by(ANNA));
    expect(textOf(top)).toMatch(/1 +Boris/);
    const again = viewOf(await table.press(invited, "Play", by(BORIS)));
    expect(labelsOf(again)).not.toContain("Show me");
  });
});

describe("the panel of the day", () => {
  it("shows yesterday and the rankings in place, with a way back", async ({ seated: { table } }) => {
    const panel = viewOf(await table.type("daily", "today"));
    const top = await table.press(panel, "Rankings");
    expect(top).toMatchObject({ type: "edit" });
    expect(labelsOf(top)).toContain("Back");
    expect(textOf(await table.press(top, "Back"))).toContain("not started yet");
  });
});

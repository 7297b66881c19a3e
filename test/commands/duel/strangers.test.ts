// What outsiders, repeated presses and late presses can do to a duel: nothing.

import { it as base, describe, expect } from "vitest";
import { duelsOf } from "../../../commands/duel/state/lists.ts";
import { ANNA, textOf, viewOf } from "../play/table.ts";
import { BORIS_EN, GROUP, openRing, sessionOf, VERA } from "./ring.ts";

const it = base.extend("ring", () => openRing());

const SECONDS = 1_000;

describe("a person who failed to take a duel", () => {
  it("deletes and exports only their own data, not the duel", async ({ ring }) => {
    const open = await ring.call();
    const begun = await ring.press(open, "accept");
    expect((await ring.press(open, "accept", VERA)).type).toBe("notice");
    const id = sessionOf(viewOf(begun));
    expect(await duelsOf(ring.table.store, "telegram:3")).toEqual([id]);
    const { personalData } = ring.table.duel;
    expect(await personalData.export(VERA)).toEqual({});
    await personalData.remove(VERA);
    expect(await ring.stored(begun)).toBeDefined();
    await personalData.remove(ANNA);
    expect(await ring.stored(begun)).toBeUndefined();
  });
});

describe("a redelivered event", () => {
  it("does not extend the clock of the duel that it started", async ({ ring }) => {
    await ring.serve();
    const open = await ring.call({ pace: "quick" }, { id: "once" });
    const begun = await ring.press(open, "accept");
    expect((await ring.call({ pace: "quick" }, { id: "once" })).type).toBe("post");
    ring.clock.now += 30 * SECONDS;
    await ring.tick();
    expect((await ring.stored(begun))?.play?.rounds).toEqual([[-1, -1]]);
  });

  it("does not extend the clock of a rematch", async ({ ring }) => {
    await ring.serve();
    let last = await ring.begin({ pace: "quick" });
    for (let round = 0; round < 3; round++) last = await ring.round(last, "rock", "scissors");
    await ring.press(last, "again", ANNA);
    const rematch = await ring.press(last, "again");
    ring.clock.now += 20 * SECONDS;
    await ring.press(last, "again", ANNA);
    ring.clock.now += 10 * SECONDS;
    await ring.tick();
    expect((await ring.stored(rematch))?.play?.rounds).toEqual([[-1, -1]]);
  });

  it("does not restart a duel that was already taken", async ({ ring }) => {
    const open = await ring.call();
    const begun = await ring.press(open, "accept", BORIS_EN, { id: "taken" });
    await ring.press(begun, "rock", ANNA);
    ring.clock.now += 30 * SECONDS;
    const before = await ring.stored(begun);
    const again = await ring.press(open, "accept", BORIS_EN, { id: "again" });
    expect(again).toMatchObject({ type: "edit" });
    expect(again).not.toHaveProperty("counted");
    expect(await ring.stored(begun)).toEqual(before);
  });

  it("asks to stop only in its own round", async ({ ring }) => {
    const begun = await ring.begin();
    await ring.press(begun, "stop", ANNA);
    const next = await ring.round(begun, "rock", "scissors");
    const again = await ring.press(begun, "stop", ANNA);
    expect(again).toMatchObject({ outdated: true });
    expect(again.type === "edit" && again.notice).toContain("That round is over.");
    expect((await ring.stored(begun))?.play?.stops).toEqual([false, false]);
    expect(textOf(await ring.press(next, "stop", BORIS_EN))).not.toContain("Level");
  });

  it("resigns only in the round of its button", async ({ ring }) => {
    const begun = await ring.begin();
    const asked = await ring.press(begun, "stop", ANNA);
    const next = await ring.round(begun, "rock", "scissors");
    await ring.press(next, "stop", ANNA);
    expect(await ring.press(asked, "resign", ANNA)).toMatchObject({ outdated: true });
    expect((await ring.stored(begun))?.play?.over).toBeUndefined();
  });
});

describe("a press by someone else", () => {
  it("counts as no pick, and doesn't reveal who has chosen", async ({ ring }) => {
    const begun = await ring.begin();
    for (const move of ["rock", "stop"])
      expect(await ring.press(begun, move, VERA, { place: GROUP })).toMatchObject({ type: "notice" });
    expect((await ring.stored(begun))?.play).toMatchObject({ picks: [null, null], stops: [false, false] });
  });
});

// *Show me*: one press lists the presser, and *Don't show me* takes that back.

import { describe, expect } from "vitest";
import { listMeButton, showMeButton } from "../../../commands/kit/list-me.ts";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { NEW_PREDICTOR, PREDICTOR, predictorKey, shownOf } from "../../../src/people/index.ts";
import { notYours } from "../notice.ts";
import { ANNA, BORIS, it, labelsOf, openTable, type Table, textOf, viewOf } from "../play/table.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const NOW = Date.parse("2026-11-21T08:00Z");
const DAY = Math.floor(NOW / 86_400_000);
const show = (table: Table, by: { caller?: Caller; place?: Place } = { place: GROUP }) =>
  table.press({ blocks: [], buttons: [[showMeButton("en")]] }, "Show me", by);

describe("Show me", () => {
  it("says what is shown, and only its presser undoes it", async ({ table }) => {
    const reply = await show(table);
    expect(reply).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(reply)).toContain(say("en", "shown-now", { shown: "yes" }));
    expect(labelsOf(reply)).toEqual(["Don’t show me"]);
    expect(await shownOf(table.store, ANNA)).toMatchObject({ name: "Anna", places: ["telegram:-7"] });
    expect(await listMeButton(table, ANNA)).toBeUndefined();
    const view = viewOf(reply);
    expect(await table.press(view, "Don’t show me", { caller: BORIS })).toEqual(notYours("ru"));
    const hidden = await table.press(view, "Don’t show me", {});
    expect(textOf(hidden)).toContain(say("en", "shown-now", { shown: "no" }));
    expect(labelsOf(hidden)).toEqual(["Show me"]);
    expect(await shownOf(table.store, ANNA)).toBeUndefined();
  });

  it("lists a player with enough rounds immediately", async () => {
    const table = await openTable({ now: () => NOW });
    for (const id of ["1", "2", "3"]) {
      const caller = { ...ANNA, id, name: `P${id}` };
      const document = { ...NEW_PREDICTOR, decided: [DAY, 40, 40, 40, 40, 40, 40, 0, 0, 0] as never };
      await table.store.update(PREDICTOR, predictorKey(caller, "rps"), () => ({
        next: document,
        result: 0,
      }));
      await show(table, { caller, place: GROUP });
    }
    const list = await table.type("leaderboard", "leaderboard", { of: "players" }, { place: GROUP });
    expect(list).toMatchObject({ type: "post", audience: "place" });
    for (const name of ["P1", "P2", "P3"]) expect(textOf(list)).toContain(name);
  });
});

// `/daily` in a group: an invitation that everyone may accept, each on their own.

import { describe, expect, it } from "vitest";
import type { Caller, Place } from "../../../src/chat/index.ts";
import { ANNA, BORIS, labelsOf, type Table, textOf, viewOf } from "../play/table.ts";
import { HOUR, opened, playOn } from "./try.ts";

const GROUP: Place = { kind: "group", id: "-7", locale: "en" };
const english = (caller: Caller): Caller => ({ ...caller, locale: "en" });

const invitation = (table: Table, place = GROUP) => table.type("daily", "today", {}, { place });
const by = (caller: Caller, place = GROUP) => ({ caller: english(caller), place });

describe("/daily in a group", () => {
  it("invites everyone, and shows nothing about its caller", async () => {
    const { table } = await opened();
    const invited = await invitation(table);
    expect(invited).toMatchObject({ type: "post", audience: "place" });
    expect(textOf(invited).trim()).toBe("🔮 Gadalka 322: today’s opponent and board for everyone.");
    expect(labelsOf(invited)).toEqual(["Play"]);
  });

  it("opens each presser's next challenge of today, privately", async () => {
    const { table, clock } = await opened();
    const invited = viewOf(await invitation(table));
    const begun = await table.press(invited, "Play", by(BORIS));
    expect(begun).toMatchObject({ type: "post", audience: "caller" });
    expect(textOf(begun)).toContain("You 0 : 0 · round 1 of 20");
    await playOn(table, begun, { by: by(BORIS) });
    const board = await table.press(invited, "Play", by(BORIS));
    expect(board).toMatchObject({ audience: "caller" });
    expect(viewOf(board).title).toContain("today’s board");
    expect(textOf(await table.press(invited, "Play", by(ANNA)))).toContain("round 1 of 20");
    clock.now += 24 * HOUR;
    expect(textOf(await table.press(invited, "Play", by(BORIS)))).toContain("round 1 of 20");
  });
});

it("shows yesterday in place, with a way back", async () => {
  const { table } = await opened();
  const yesterday = await table.press(await table.type("daily", "today"), "Yesterday");
  expect(yesterday).toMatchObject({ type: "edit" });
  expect(textOf(await table.press(yesterday, "Back"))).toContain("not started yet");
});

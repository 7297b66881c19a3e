// A match whose opponent a later version no longer knows: it ends with a clear message, and nothing is lost.

import { describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { ANNA, labelsOf, openTable, playOn, proofOf, storedGame, storedMatch, textOf } from "./table.ts";

const KEY = predictorKey(ANNA, "oddeven");
const GONE = say("en", "opponent-gone");

/** A match of two rounds whose opponent is then replaced by one from an older version or a different game. */
async function abandoned(opponent: string, length = "endless") {
  const table = await openTable({ seedsFrom: 5 });
  const first = await table.type("oddeven", "play", { length, opponent: "daemons" });
  const reply = await playOn(table, first, ["Odd", "Even"]);
  await table.store.update(PREDICTOR, KEY, (current) => ({
    next: current?.live && { ...current, live: { ...current.live, opponent } },
    result: undefined,
  }));
  return { table, reply, first };
}

describe.each(["oracle:depth=3", "wildcard:contexts=6", "wildcard:context=999"])(
  "a match against %s, which no longer exists",
  (opponent) => {
    it("counts the pressed move, then stops clearly with every code checked", async () => {
      const { table, reply } = await abandoned(opponent);
      const over = await table.press(reply, "Odd");
      expect(over).toMatchObject({ type: "edit", notice: GONE });
      expect(textOf(over)).toMatch(/Stopped at Anna[\s\S]*✓ verified/);
      expect((await storedGame(table, "oddeven"))?.totals.rounds).toBe(3);
      expect(await storedMatch(table, "oddeven")).toMatchObject({ ending: "stopped" });
      expect(await proofOf(table, over)).toMatchObject({ kind: "match" });
      expect(table.logged).toEqual([]);
    });

    it("is shown, explained and stopped as usual, and allows a new one", async () => {
      const { table, reply, first } = await abandoned(opponent);
      expect(textOf(await table.press(first, "Odd"))).toContain(GONE);
      expect(await table.press(reply, "Why?")).toEqual({ type: "notice", text: GONE });
      const stopped = await table.press(reply, "Stop");
      expect(textOf(stopped)).toContain("✓ verified");
      expect(await table.press(stopped, "Rematch")).toEqual({ type: "notice", text: GONE });
      expect(labelsOf(await table.type("oddeven", "play"))).toContain("Stop");
      expect((await storedGame(table, "oddeven"))?.totals.rounds).toBe(2);
      expect(table.logged).toEqual([]);
    });
  },
);

it("is won or lost normally when the last point was just scored", async () => {
  const { table, reply } = await abandoned("oracle", "best of 3");
  const over = await table.press(reply, "Odd");
  expect(textOf(over)).toMatch(/(Anna|Gadalka) wins 2 : [01]/);
  expect(over).not.toHaveProperty("notice");
});

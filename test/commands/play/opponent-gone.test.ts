// A match whose opponent a later version no longer knows: it ends with a clear message, and nothing is lost.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { oddEven } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "../../../src/people/index.ts";
import { boundTo } from "./constructed.ts";
import { ANNA, labelsOf, openTable, proofOf, storedGame, type Table, textOf, viewOf } from "./table.ts";

const KEY = playerGameKey(ANNA, "oddeven");
const GONE = say("en", "opponent-gone");
const documentOf = (table: Table) => storedGame(table, "oddeven");

/** A match of two rounds whose opponent is then replaced by one from an older version or a different game. */
async function abandoned(
  opponent: string,
  length = "endless",
): Promise<{ table: Table; reply: Reply; first: Reply }> {
  const table = await openTable({ seedsFrom: 5 });
  const first = await table.type("oddeven", "play", { length, opponent: "daemons" });
  let reply = await table.press(first, "Odd");
  reply = await table.press(reply, "Even");
  await table.store.update(PLAYER_GAME, KEY, (current) => {
    const { matches, ...rest } = current as PlayerGame;
    const next = {
      ...rest,
      matches: matches.map((match) => boundTo(oddEven, { ...rest, matches }, match, opponent)),
    };
    return { next, result: undefined };
  });
  return { table, reply, first };
}

describe.each(["oracle:depth=3", "wildcard:contexts=6", "wildcard:context=999"])(
  "a match against %s, which no longer exists",
  (opponent) => {
    it("counts the pressed move, then stops clearly with every seal open", async () => {
      const { table, reply } = await abandoned(opponent);
      const over = await table.press(reply, "Odd");
      expect(over).toMatchObject({ type: "edit", notice: GONE, counted: "new" });
      expect(textOf(over)).toContain("Stopped at Anna");
      expect(textOf(over)).toContain("✓ verified");
      const { totals, matches } = (await documentOf(table)) ?? {};
      expect(totals?.rounds).toBe(3);
      expect(matches?.[0]).toMatchObject({ ending: "stopped" });
      expect(textOf(await proofOf(table, viewOf(over)))).toMatch(/gdk3\.[\w-]+/);
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
      expect((await documentOf(table))?.totals.rounds).toBe(2);
      expect(table.logged).toEqual([]);
    });
  },
);

it("is won or lost normally when the last point was just scored", async () => {
  const { table, reply } = await abandoned("oracle", "best of 3");
  expect(labelsOf(reply)).toContain("Stop");
  const over = await table.press(reply, "Odd");
  expect(textOf(over)).toMatch(/(Anna|Gadalka) wins 2 : [01]/);
  expect(over).not.toHaveProperty("notice");
});

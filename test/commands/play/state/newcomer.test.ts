// *Play the Novice*, offered to a newcomer whose first match starts badly.

import { expect, it } from "vitest";
import { labelsOf, openTable, storedGame, viewOf } from "../table.ts";

it("replaces the match on Play the Novice, and starts an equally long one", async () => {
  const table = await openTable();
  let shown = viewOf(await table.type("rps", "play"));
  while (!labelsOf(shown).includes("Play the Novice")) shown = viewOf(await table.press(shown, "Rock"));
  const begun = await table.press(shown, "Novice");
  expect(begun).toMatchObject({ type: "edit" });
  expect(viewOf(begun).title).toBe(
    "🔮 Rock-paper-scissors · first to 10 · opponent: Novice · Anna 0 : 0 Gadalka",
  );
  expect(viewOf(await table.press(shown, "Novice")).title).toContain("Anna");
  const document = await storedGame(table);
  expect(document?.matches.map(({ ending }) => ending)).toEqual([undefined, "replaced"]);
  expect(document?.matches[0]?.opponent).toBe("fortune-teller:prior=none,memory=match");
});

// The count of moves the bot predicted in a match, and of those it predicted correctly.

import { describe, expect, it } from "vitest";
import { matrixGame } from "../../../src/core/games/index.ts";
import { openTable, storedGame } from "./table.ts";

describe("the count of predicted moves in a match", () => {
  it.each(["Rock", "Paper", "Scissors"])("includes every prediction of %s", async (label) => {
    const table = await openTable();
    const move = matrixGame("rps")?.moveIds.indexOf(label.toLowerCase());
    let reply = await table.type("rps", "play", { length: "100" });
    const predictions: (number | undefined)[] = [];
    for (let round = 0; round < 12; round++) {
      reply = await table.press(reply, label);
      predictions.push((await storedGame(table))?.matches[0]?.expected);
    }
    const [right, read] = (await storedGame(table))?.matches[0]?.read ?? [];
    expect(predictions).toContain(move);
    expect(right).toBe(predictions.filter((expected) => expected === move).length);
    expect(read).toBe(predictions.filter((expected = -1) => expected >= 0).length);
  });
});

// The count of moves the bot predicted in a match, and of those it predicted correctly.

import { describe, expect, it } from "vitest";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { expectedIn, readIn } from "../../../src/people/index.ts";
import { openTable, storedMatch } from "./table.ts";

const rps = matrixGame("rps") as MatrixGame;

describe("the count of predicted moves in a match", () => {
  it.each(["Rock", "Paper", "Scissors"])("includes every prediction of %s", async (label) => {
    const table = await openTable();
    const move = rps.moveIds.indexOf(label.toLowerCase());
    let reply = await table.type("rps", "play", { length: "100" });
    const predictions: (number | undefined)[] = [];
    for (let round = 0; round < 12; round++) {
      reply = await table.press(reply, label);
      predictions.push(expectedIn(await storedMatch(table)));
    }
    const [right, read] = readIn(rps, await storedMatch(table));
    expect(predictions).toContain(move);
    expect(right).toBe(predictions.filter((expected) => expected === move).length);
    expect(read).toBe(predictions.filter((expected = -1) => expected >= 0).length);
  });
});

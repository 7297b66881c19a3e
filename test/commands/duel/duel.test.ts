import { describe, expect, it } from "vitest";
import { ANNA, labelsOf, textOf } from "../play/table.ts";
import { BORIS_EN, openRing, VERA } from "./ring.ts";

describe("a duel in a group", () => {
  it("starts when another person takes it, with both choosing", async () => {
    const ring = await openRing();
    const open = await ring.call();
    expect(textOf(open)).toContain("Anna wants to duel.");
    expect(await ring.press(open, "accept", ANNA)).toMatchObject({ type: "notice" });
    const begun = await ring.press(open, "accept");
    expect(textOf(begun)).toContain("Anna 0 : 0 Boris");
    expect(labelsOf(begun.type === "edit" ? begun.view : { blocks: [] })).toEqual([
      "✊ Rock",
      "✋ Paper",
      "✌️ Scissors",
      "Stop",
    ]);
    expect(await ring.press(open, "accept", VERA)).toMatchObject({ type: "notice" });
  });

  it("shows who has chosen but not what, then reveals both at once", async () => {
    const ring = await openRing();
    const begun = await ring.begin();
    const one = await ring.press(begun, "rock", ANNA);
    expect(one).toMatchObject({ type: "edit", toast: "You picked ✊ Rock." });
    expect(textOf(one)).toContain("Anna has chosen. Boris is still choosing.");
    expect(textOf(one)).not.toMatch(/✊/);
    const two = await ring.press(begun, "scissors", BORIS_EN);
    expect(textOf(two)).toContain("Round 1: Anna ✊ Rock · Boris ✌️ Scissors → Anna");
    expect(textOf(two)).toContain("Anna 1 : 0 Boris");
  });

  it("is won by the first with three points, and shows both moves", async () => {
    const ring = await openRing();
    let reply = await ring.begin();
    for (let round = 0; round < 3; round++) reply = await ring.round(reply, "rock", "scissors");
    expect(textOf(reply)).toContain("Anna beats Boris 3 : 0");
    expect(textOf(reply)).toContain("✊✊✊ Anna");
  });
});

// Races: one board for two people, each in their own message.

import { createHash } from "node:crypto";
import { describe, expect } from "vitest";
import { MINES_RACE, type Race, winnerOf, withResult } from "../../../commands/mines/race/document.ts";
import type { Button, Caller, FoundPerson, Place, Reply } from "../../../src/chat/index.ts";
import { BORIS, it, openTable, type Table, textOf, viewOf } from "../play/table.ts";
import { clearBoard, coveredCells, minesOf, pressMove, recordOf } from "./known-board.ts";

const GROUP: Place = { kind: "group", id: "-5" };
const VERA: Caller = { platform: "telegram", id: "3", name: "Vera", locale: "en" };
const BORIS_EN: Caller = { ...BORIS, locale: "en" };

const found =
  (person: FoundPerson) =>
  (_typed: string): FoundPerson =>
    person;
const boris = found({ id: "2", name: "Boris", isBot: false });

const call = (table: Table, findPerson: (typed: string) => FoundPerson = boris) =>
  table.type("mines", "race", { user: "@boris", level: "small" }, { place: GROUP, findPerson } as never);

/** A race that Boris has accepted: its message, with *Play my board*. */
async function called(table: Table, findPerson = boris, by: Caller = BORIS_EN): Promise<Reply> {
  return pressMove(table, await call(table, findPerson), "accept", { caller: by });
}

describe("a race", () => {
  it("gives both the same board privately, and names the winner at the end", async () => {
    let now = 1_000_000;
    const table = await openTable({ now: () => now });
    const race = await called(table);
    expect(textOf(race)).toContain("🏁 Anna against Boris · 8×8, 10 mines");
    const card = viewOf(race);
    const hers = await pressMove(table, card, "play");
    expect(hers).toMatchObject({ type: "post", audience: "caller" });
    const his = await pressMove(table, card, "play", { caller: BORIS_EN });
    expect(minesOf(await recordOf(table))).toEqual(minesOf(await recordOf(table, BORIS)));
    expect((await recordOf(table)).opened).toBe((await recordOf(table, BORIS)).opened);
    expect(
      viewOf(hers)
        .buttons?.flat()
        .some(({ action }) => action.move === "hint"),
    ).toBe(false);
    now += 60_000;
    const cleared = await clearBoard(table, hers);
    expect(textOf(cleared)).toContain("Boris: still playing");
    expect(textOf(cleared)).not.toContain("Try it yourself");
    const [mine] = coveredCells(await recordOf(table, BORIS), true);
    const lost = await pressMove(table, his, `o${mine}`, { caller: BORIS_EN });
    expect(textOf(lost)).toMatch(/🏆 Anna wins the race\.\nAnna: cleared in 1:00\nBoris: \d+ of 54 cells/);
    expect(textOf(await pressMove(table, card, "standings"))).toContain("🏆 Anna wins the race.");
    expect(textOf(await pressMove(table, card, "play"))).toContain("You’ve already played this board.");
  });

  it("seals its board in advance, and opens the seal when both finish", async () => {
    const table = await openTable();
    const race = await called(table);
    const [, seal = ""] = /🔒 ([0-9a-f ]{29})$/m.exec(textOf(race)) ?? [];
    const boards = [await pressMove(table, race, "play")];
    boards.push(await pressMove(table, race, "play", { caller: BORIS_EN }));
    for (const board of boards) expect(textOf(board)).toContain(seal);
    await pressMove(table, boards[0] as Reply, "stop");
    const open = viewOf(await pressMove(table, race, "standings"));
    expect(open.buttons?.flat().map(({ action }) => action.move)).not.toContain("verify");
    await pressMove(table, boards[1] as Reply, "stop", { caller: BORIS_EN });
    const over = viewOf(await pressMove(table, race, "standings"));
    const verdict = await pressMove(table, over, "verify");
    const [, text = ""] = /“(mines.+?)”/.exec(textOf(await pressMove(table, verdict, "proof"))) ?? [];
    expect(createHash("sha256").update(text).digest("hex").slice(0, 24)).toBe(seal.replaceAll(" ", ""));
    const [, board = ""] = /Try it yourself: (\S+)/.exec(textOf(verdict)) ?? [];
    const mines = minesOf(await recordOf(table));
    await table.type("mines", "play", { board });
    expect(minesOf(await recordOf(table))).toEqual(mines);
  });

  it("goes to the player who got further if neither clears it", async () => {
    const table = await openTable({ now: () => 5 });
    const card = viewOf(await called(table));
    let hers = await pressMove(table, card, "play");
    const his = await pressMove(table, card, "play", { caller: BORIS_EN });
    const record = await recordOf(table);
    const [mine] = coveredCells(record, true);
    await pressMove(table, his, `o${mine}`, { caller: BORIS_EN });
    const [safe] = coveredCells(record, false);
    hers = await pressMove(table, hers, `o${safe}`);
    expect(textOf(await pressMove(table, hers, `o${mine}`))).toContain("🏆 Anna wins the race.");
  });

  it("excludes third persons and hints, and accepts a username as identity", async () => {
    const table = await openTable();
    const byName = found({ problem: "unknown", handle: "boris" });
    const card = viewOf(await called(table, byName, { ...BORIS_EN, handle: "boris" }));
    expect(textOf(await pressMove(table, card, "play", { caller: VERA }))).toContain("between two others");
    const his = await pressMove(table, card, "play", { caller: { ...BORIS_EN, handle: "boris" } });
    expect(his.type).toBe("post");
    expect(textOf(await table.type("mines", "hint", {}, { caller: BORIS_EN }))).toBe("No hints in a race.");
    const [[cell]] = viewOf(his).buttons as [[Button]];
    const forged = { ...cell, action: { ...cell.action, move: "hint" } };
    const pressed = await pressMove(table, { blocks: [], buttons: [[forged]] }, "hint", { caller: BORIS_EN });
    expect(pressed).toEqual({ type: "notice", text: "No hints in a race." });
  });

  it("starts once per runner, and resumes from its card after a pause", async () => {
    const table = await openTable();
    const card = viewOf(await called(table));
    const begun = await pressMove(table, card, "play");
    const { id } = await recordOf(table);
    await pressMove(table, card, "play");
    expect((await recordOf(table)).id).toBe(id);
    await pressMove(table, await table.type("mines", "play"), "new");
    expect((await recordOf(table)).id).not.toBe(id);
    const back = await pressMove(table, card, "play");
    expect(back).toMatchObject({ type: "post", audience: "caller" });
    expect(viewOf(back).buttons).toEqual(viewOf(begun).buttons);
    expect((await recordOf(table)).id).toBe(id);
  });

  it("pauses an open board unasked, and says how to resume it", async ({ table }) => {
    const old = viewOf(await pressMove(table, await table.type("mines", "play"), "o0"));
    const race = await pressMove(table, await called(table), "play");
    expect(textOf(race)).toMatch(/Your earlier board is waiting: 8×8 · /);
    const back = await table.type("mines", "continue");
    expect(viewOf(back).buttons).toEqual(old.buttons);
  });

  it("is shown only to its runner when resumed", async ({ table }) => {
    await pressMove(table, await called(table), "play");
    const asked = viewOf(await table.type("mines", "play"));
    for (const reply of [await pressMove(table, asked, "continue"), await table.type("mines", "continue")])
      expect(reply).toMatchObject({ type: "post", audience: "caller" });
  });

  it("updates its message when a runner finishes", async ({ table }) => {
    const asked = await call(table);
    await (asked.type === "post" ? asked.onPosted?.("77") : undefined);
    const card = viewOf(await pressMove(table, asked, "accept", { caller: BORIS_EN }));
    const hers = await pressMove(table, card, "play");
    await pressMove(table, hers, "stop");
    await expect.poll(() => table.edits).toHaveLength(1);
    const [{ platform, place, message, view } = expect.fail()] = table.edits;
    expect([platform, place.id, message]).toEqual(["telegram", "-5", "77"]);
    expect(textOf(view)).toMatch(/Anna: \d+ of 54 cells/);
  });

  it.each([
    [found({ id: "1", name: "Anna", isBot: false }), "Against yourself you always win"],
    [found({ id: "9", name: "Bot", isBot: true }), "Bots don’t press buttons"],
    [found({ problem: "unknown" }), "I don’t know who you mean"],
    [undefined, "There’s no one else here to race"],
  ])("is refused with a reason (%#)", async (findPerson, words) => {
    const table = await openTable();
    const by = { place: GROUP, ...(findPerson && { findPerson }) } as never;
    expect(textOf(await table.type("mines", "race", { user: "@x" }, by))).toContain(words);
  });

  it("is deleted with a runner's data", async ({ table }) => {
    const card = viewOf(await called(table));
    await pressMove(table, card, "play");
    await table.press(await table.type("data", "delete"), "Delete");
    expect(
      await table.store.read(MINES_RACE, card.buttons?.[0]?.[0]?.action.session as string),
    ).toBeUndefined();
    expect(textOf(await pressMove(table, card, "standings"))).toContain(
      "This race is over: a day has passed",
    );
  });
});

describe("a race's results", () => {
  const [anna, boris] = [
    { player: "telegram:1", name: "Anna" },
    { player: "telegram:2", name: "Boris" },
  ] as const;
  const rules = { width: 5, height: 5, mines: 4, start: "safe" } as const;
  const race: Race = {
    ...{ locale: "en", rules, seed: "a", begin: 12, runners: [anna, boris] },
    ...{ drawn: { day: 1, at: 0, pledge: "" }, challenge: { endsAt: 0, answer: "accepted" } },
  };
  const result = (won: boolean, cleared: number, timeMs: number) => ({ won, cleared, timeMs });

  it("are final: a later result changes nothing", () => {
    const once = withResult(race, 0, result(false, 3, 10)) as Race;
    expect(withResult(once, 0, result(true, 21, 10))).toBeUndefined();
    expect(winnerOf(once)).toBeUndefined();
  });

  it.each([
    [result(true, 21, 900), result(false, 20, 100), 0],
    [result(true, 21, 900), result(true, 21, 800), 1],
    [result(false, 5, 100), result(false, 6, 900), 1],
    [result(false, 5, 100), result(false, 5, 900), "level"],
    [result(true, 21, 500), result(true, 21, 500), "level"],
  ] as const)("rank by clearing the board, then time, then progress (%#)", (hers, his, winner) => {
    expect(winnerOf(withResult(withResult(race, 0, hers) as Race, 1, his) as Race)).toBe(winner);
  });
});

// A move that was sealed from the same rounds as one that was opened is known: it is not ranked.

import { describe, expect, it } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey, winLossIn } from "../../../src/players/index.ts";
import { ANNA, openTable, type Table, viewOf } from "./table.ts";

const NOW = Date.parse("2026-11-21T08:00Z");

const documentOf = async ({ store }: Table): Promise<PlayerGame> =>
  (await store.read(PLAYER_GAME, playerGameKey(ANNA, "rps"))) ?? expect.fail("nothing is stored");

const counted = async (table: Table): Promise<number> =>
  winLossIn((await documentOf(table)).decided, "all", NOW).reduce((sum, rounds) => sum + rounds);

/** Beats the move that is sealed, as one who knows it does. */
async function win(table: Table, reply: Reply): Promise<Reply> {
  const sealed = (await documentOf(table)).matches[0]?.next?.[0] ?? expect.fail("nothing is sealed");
  return table.press(viewOf(reply), ["Paper", "Rock", "Scissors"][sealed] as string);
}

async function opened(table: Table): Promise<Reply> {
  return win(table, await table.type("rps", "play", { length: "endless" }));
}

describe("a round whose move was sealed from the same rounds as one that was opened", () => {
  it("is not ranked in the match after a stopped one, and the next one is", async () => {
    const table = await openTable({ now: () => NOW });
    const stopped = await table.press(viewOf(await opened(table)), "Stop");
    const before = await counted(table);
    let reply = await win(table, await table.press(viewOf(stopped), "Rematch"));
    expect(await counted(table)).toBe(before);
    reply = await win(table, reply);
    expect(await counted(table)).toBe(before + 1);
  });

  it("is not ranked in a match whose predecessor was stopped while it waited", async () => {
    const table = await openTable({ now: () => NOW });
    const old = await opened(table);
    const question = await table.type("rps", "play", { length: "endless" });
    const begun = await table.press(viewOf(question), "New match");
    await table.press(viewOf(old), "Stop");
    const before = await counted(table);
    await win(table, begun);
    expect(await counted(table)).toBe(before);
  });

  it("is not ranked in a match taken up again after another was stopped", async () => {
    const table = await openTable({ now: () => NOW });
    await opened(table);
    const question = await table.type("rps", "play", { length: "endless" });
    await table.press(viewOf(await table.press(viewOf(question), "New match")), "Stop");
    const before = await counted(table);
    await win(table, await table.type("rps", "continue"));
    expect(await counted(table)).toBe(before);
  });

  it("is ranked where the other match ended with its last move played", async () => {
    const table = await openTable({ now: () => NOW });
    const won = await win(table, await table.type("rps", "play", { length: "first to 1" }));
    await win(table, await table.press(viewOf(won), "Rematch"));
    expect(await counted(table)).toBe(2);
  });
});

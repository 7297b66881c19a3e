// A match that outlives its day's key, and one whose store was rolled back: the sealed move is no longer used.

import { describe, expect, it } from "vitest";
import { checkMatchProof, DAY_MS } from "../../../src/core/fairness/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "../../../src/people/index.ts";
import { freshHost } from "../host.ts";
import {
  ANNA,
  labelsOf,
  openTable,
  proofIn,
  proofOf,
  storedGame,
  type Table,
  textOf,
  viewOf,
} from "./table.ts";

const KEY = playerGameKey(ANNA, "rps");
const documentOf = async (table: Table): Promise<PlayerGame> =>
  (await storedGame(table)) ?? expect.fail("no document");

describe("a match whose day key is about to be published", () => {
  it("drops its sealed move on the next press, uncounted, and seals again", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const host = await freshHost(21, () => now);
    const table = await openTable({ host, now: () => now });
    const first = await table.press(await table.type("rps", "play", { length: "endless" }), "Rock");
    now = Date.parse("2026-11-20T23:55:00Z");
    const renewed = await table.press(first, "Paper");
    expect(renewed).toMatchObject({ type: "edit", notice: say("en", "press-renewed") });
    expect((await documentOf(table)).totals.rounds).toBe(1);
    const counted = await table.press(renewed, "Paper");
    expect(textOf(counted)).toMatch(/^🔒 /m);
    expect((await documentOf(table)).totals.rounds).toBe(2);
    const verified = textOf(await proofOf(table, viewOf(await table.press(counted, "Stop"))));
    const proof = proofIn(verified);
    expect(proof.course.seedEpochs.map(({ day, seal }) => [day, seal])).toEqual([
      [1, 1],
      [3, 3],
    ]);
    expect(checkMatchProof(proof)).toMatchObject({ isWhole: true, signature: "signed", takenBack: [] });
    expect(verified).toContain("4 of 4");
  });

  it("continues as usual while the key is safe", async () => {
    let now = Date.parse("2026-11-18T12:00:00Z");
    const table = await openTable({ host: await freshHost(21, () => now), now: () => now });
    const first = await table.press(await table.type("rps", "play", { length: "endless" }), "Rock");
    now += 2 * DAY_MS;
    expect(await table.press(first, "Paper")).not.toHaveProperty("notice");
    expect((await documentOf(table)).totals.rounds).toBe(2);
  });
});

describe("a press from a state that the store has lost", () => {
  it("counts nothing and ends the match, since its sealed move was seen", async () => {
    const table = await openTable();
    const one = await table.press(await table.type("rps", "play", { length: "endless" }), "Rock");
    const before = await documentOf(table);
    const two = await table.press(one, "Rock");
    await table.store.update(PLAYER_GAME, KEY, () => ({ next: before, result: undefined }));
    const lost = await table.press(two, "Paper");
    expect(lost).toMatchObject({ type: "edit", notice: say("en", "press-rolled-back") });
    expect(labelsOf(lost)).toContain("Rematch");
    const { totals, matches } = await documentOf(table);
    expect([totals.rounds, matches[0]?.ending]).toEqual([1, "stopped"]);
  });
});

// A match against someone else's strategy: a sandboxed file that breaks, or is withdrawn.

import { describe, expect, it } from "vitest";
import type { NextMove } from "../../../src/arena/sandbox/orders.ts";
import type { Sandbox } from "../../../src/arena/sandbox/sandbox.ts";
import { fileId, storedStrategySources } from "../../../src/arena/submissions/files.ts";
import { register, withdraw } from "../../../src/arena/submissions/names.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { endLater } from "../../ends.ts";
import { BORIS, openTable, playOn, sharedSandbox, storedGame, storedMatch, textOf } from "./table.ts";

const NAME = "my-bot";
const COPIES = `export function create() {
  let next = 0;
  return { choose: () => next, observe(own, opponent) { next = opponent; } };
}`;
const BREAKS = `export function move(history) {
  if (history.length < 2) return 0;
  return history.none.such;
}`;

/** Plays against a registered file; `next` in place of the sandbox. */
async function against(source: string, next?: Sandbox["next"]) {
  const store = await openStore({ dataDir: ":memory:" });
  const submitted = { strategy: fileId(source), source, games: ["rps"], submittedAt: 1 };
  await register(store, writePlayerId(BORIS), NAME, submitted);
  const shared = sharedSandbox(storedStrategySources(store));
  endLater(shared.close);
  const table = await openTable({ store, sandbox: next ? { next } : shared });
  const begin = () => table.type("rps", "play", { opponent: NAME, length: "endless" });
  return { table, store, begin };
}

describe("a match against a file", () => {
  it("plays the file's moves, based only on this match's rounds", async () => {
    const { table, begin } = await against(COPIES);
    const begun = await begin();
    expect(textOf(begun)).toContain(NAME);
    const now = await playOn(table, begun, ["Rock", "Paper", "Scissors"]);
    // First rock against rock, then each move beats the previous one, which the file copies.
    expect(await storedMatch(table)).toMatchObject({ score: [2, 0, 1], opponent: fileId(COPIES) });
    expect(textOf(now)).toContain("This strategy keeps its thoughts to itself");
  });

  it("is won by forfeit when the file crashes, with the line but not its words", async () => {
    const { table, begin } = await against(BREAKS);
    const over = await playOn(table, await begin(), ["Paper", "Paper"]);
    expect(textOf(over)).toContain("Anna wins by forfeit at 2 : 0");
    expect(textOf(over)).toContain("crashed at line 3, column");
    expect(textOf(over)).not.toContain("such");
    expect(await storedMatch(table)).toMatchObject({ ending: "forfeited", score: [2, 0, 0] });
    expect((await table.type("rps", "verify")).type).toBe("post");
  });

  it("ends with its score when the file may no longer be played", async () => {
    const { table, store, begin } = await against(COPIES);
    const first = await playOn(table, await begin(), ["Paper"]);
    await withdraw(store, writePlayerId(BORIS), NAME);
    const over = await table.press(first, "Rock");
    expect(await storedMatch(table)).toMatchObject({ ending: "withdrawn", score: [1, 1, 0] });
    expect(textOf(over)).toContain("that opponent is no longer available");
  });

  it("stays unchanged while the file can't be read, or its status can't be stored", async () => {
    const at = { line: 1e20, column: 1 };
    let state: "away" | "broken" | "fine" = "away";
    const { table, begin } = await against(COPIES, async (): Promise<NextMove> => {
      if (state === "away") throw new Error("away");
      return state === "fine" ? { move: 1 } : { broken: { kind: "crashed", reason: "it broke", at } };
    });
    expect((await begin()).type).toBe("notice");
    expect(await storedGame(table)).toBeUndefined();
    state = "fine";
    const first = await playOn(table, await begin(), ["Paper"]);
    state = "broken";
    expect((await table.press(first, "Paper")).type).toBe("notice");
    expect(await storedMatch(table)).toMatchObject({ score: [0, 1, 0] });
    state = "fine";
    await table.press(first, "Paper");
    expect(await storedMatch(table)).toMatchObject({ score: [0, 2, 0] });
  });
});

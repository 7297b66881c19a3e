// A match against someone else's strategy: a sandboxed file that breaks, or is withdrawn.

import { describe, expect, it } from "vitest";
import { addRegistration } from "../../../commands/strategy/registrations/ledger.ts";
import type { NextMove } from "../../../src/arena/index.ts";
import { fileId, leaveFile, storedStrategySources, storeFile } from "../../../src/arena/submissions/index.ts";
import type { Reply } from "../../../src/chat/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { PREDICTOR, predictorKey } from "../../../src/people/index.ts";
import { endLater } from "../../ends.ts";
import { ANNA, BORIS, openTable, sharedSandbox, type Table, textOf, viewOf } from "./table.ts";

const NAME = "my-bot";
const COPIES = `export function create() {
  let next = 0;
  return { choose: () => next, observe(own, opponent) { next = opponent; } };
}`;
const BREAKS = `export function move(history) {
  if (history.length < 2) return 0;
  return history.none.such;
}`;
const LABELS = ["Rock", "Paper", "Scissors"];

async function against(source: string): Promise<{ table: Table; reply: Reply; store: Store }> {
  const store = await openStore({ dataDir: ":memory:" });
  const id = await storeFile(store, source, "telegram:2");
  await addRegistration(store, BORIS, { name: NAME, strategy: id, gauntlet: { game: "rps", results: [] } });
  const sandbox = sharedSandbox(storedStrategySources(store));
  endLater(sandbox.close);
  const table = await openTable({ store, sandbox });
  return { table, store, reply: await table.type("rps", "play", { opponent: NAME, length: "endless" }) };
}

const labelled = async (reply: Reply, move: string): Promise<string> => {
  const labels = (viewOf(reply).buttons ?? []).flat().map(({ label }) => label);
  return labels.find((label) => label.includes(move)) as string;
};

const stored = async (store: Store) => {
  const { live, last } = (await store.read(PREDICTOR, predictorKey(ANNA, "rps"))) ?? {};
  return live ?? last;
};

describe("a match against a file", () => {
  it("plays the file's moves, based only on this match's rounds", async () => {
    const { table, reply, store } = await against(COPIES);
    expect(textOf(reply)).toContain(NAME);
    let now = reply;
    for (const [at, move] of LABELS.entries()) {
      now = await table.press(now, await labelled(now, move));
      const { score } = (await stored(store)) ?? {};
      expect(score?.reduce((sum, one) => sum + one)).toBe(at + 1);
    }
    // First rock against rock, then each move beats the previous one, which the file copies.
    expect((await stored(store))?.score).toEqual([2, 0, 1]);
    expect((await stored(store))?.opponent).toBe(fileId(COPIES));
    expect(textOf(now)).toContain("This strategy keeps its thoughts to itself");
  });

  it("is won by forfeit when the file crashes, with the line but not its words", async () => {
    const { table, reply, store } = await against(BREAKS);
    const first = await table.press(reply, await labelled(reply, "Paper"));
    const over = await table.press(first, await labelled(first, "Paper"));
    expect(textOf(over)).toContain("Anna wins by forfeit at 2 : 0");
    expect(textOf(over)).toContain("crashed at line 3, column");
    expect(textOf(over)).not.toContain("such");
    expect(await stored(store)).toMatchObject({ ending: "forfeited", score: [2, 0, 0] });
    expect((await table.type("rps", "verify")).type).toBe("post");
  });

  it("ends with its score when the file may no longer be played", async () => {
    const { table, reply, store } = await against(COPIES);
    const first = await table.press(reply, await labelled(reply, "Paper"));
    await leaveFile(store, fileId(COPIES), "telegram:2");
    const over = await table.press(first, await labelled(first, "Rock"));
    expect(await stored(store)).toMatchObject({ ending: "withdrawn", score: [1, 1, 0] });
    expect(textOf(over)).toContain("that opponent is no longer available");
  });

  it("stays unchanged when the file's status can't be stored", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const id = await storeFile(store, COPIES, "telegram:2");
    await addRegistration(store, BORIS, { name: NAME, strategy: id, gauntlet: { game: "rps", results: [] } });
    const at = { line: 1e20, column: 1 };
    let broken = false;
    const next = async (): Promise<NextMove> =>
      broken ? { broken: { kind: "crashed", reason: "it broke", at } } : { move: 1 };
    const table = await openTable({ store, sandbox: { next } });
    const begun = await table.type("rps", "play", { opponent: NAME });
    const first = await table.press(begun, await labelled(begun, "Paper"));
    broken = true;
    const refused = await table.press(first, await labelled(first, "Paper"));
    expect(refused).toMatchObject({ type: "notice" });
    expect(table.logged.filter((line) => line.startsWith("error"))).toHaveLength(1);
    expect(await stored(store)).toMatchObject({ score: [0, 1, 0] });
    broken = false;
    await table.press(first, await labelled(first, "Paper"));
    expect(await stored(store)).toMatchObject({ score: [0, 2, 0] });
  });

  it("stays unchanged when the file can't be read from the store", async () => {
    let isAway = true;
    const next = async (): Promise<NextMove> => {
      if (isAway) throw new Error("away");
      return { move: 1 };
    };
    const store = await openStore({ dataDir: ":memory:" });
    const id = await storeFile(store, COPIES, "telegram:2");
    await addRegistration(store, BORIS, { name: NAME, strategy: id, gauntlet: { game: "rps", results: [] } });
    const table = await openTable({ store, sandbox: { next } });
    const refused = await table.type("rps", "play", { opponent: NAME });
    expect(refused.type).toBe("notice");
    expect(await stored(store)).toBeUndefined();
    isAway = false;
    expect((await table.type("rps", "play", { opponent: NAME })).type).toBe("post");
    expect((await stored(store))?.next?.[0]).toBe(1);
  });
});

// How a match is played, and what happens when a strategy triggers the guard.

import { afterEach, describe, expect, it } from "vitest";
import { MatchPlayer, type PlayerOptions } from "../../../src/arena/executors/player.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";
import { fileId, leaveFile, storedStrategySources, storeFile } from "../../../src/arena/submissions/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";

const HONEST = "export const move = () => 0;";
/** Uses nearly all the steps that a round allows: many rounds take minutes. */
const ENDLESS = "export function move() {\n  for (let at = 0; at < 8e3; at++);\n  return 0;\n}";
const MANY_ROUNDS = 1e6;
const LOOPING = "export function move() {\n  for (;;);\n}";

const players: MatchPlayer[] = [];
afterEach(async () => void (await Promise.all(players.splice(0).map((player) => player.end()))));

function playerOf(options: PlayerOptions): MatchPlayer {
  const player = new MatchPlayer({ guardMs: 400, ...options });
  players.push(player);
  return player;
}

function taskOf(a: string, b: string, rounds = 5): MatchTask {
  return {
    ...{ round: 0, table: 0, game: 0, rule: "rps", strategies: [a, b], pair: [0, 1] },
    ...{ rounds, seed: 1, limitMs: 60_000 },
  };
}

async function storeOf(...sources: string[]) {
  const store = await openStore({ dataDir: ":memory:" });
  const ids = [];
  for (const source of sources) ids.push(await storeFile(store, source, "terminal:one"));
  return { store, ids, strategySources: storedStrategySources(store) };
}

describe("a match player", () => {
  it("plays files and built-in strategies against each other", async () => {
    const { strategySources, ids } = await storeOf(HONEST);
    const player = playerOf({ strategySources, guardMs: 20_000 });
    const outcome = await player.play(taskOf(ids[0] as string, "rotation"), undefined);
    expect(outcome?.forfeits).toEqual([]);
    expect(await player.play(taskOf("copy", "rotation"), undefined)).toMatchObject({ forfeits: [] });
  });

  it("gives no result and names the file that trips the guard twice", async () => {
    const { ids, strategySources } = await storeOf(ENDLESS, HONEST);
    const [endless, honest] = ids as [string, string];
    const named: string[] = [];
    const player = playerOf({ strategySources, onGuard: (id) => void named.push(id) });
    const outcome = await player.play(taskOf(honest, endless, MANY_ROUNDS), undefined);
    expect(outcome).toMatchObject({ forfeits: [], noResult: { why: "guard", by: "b" } });
    expect(named).toEqual([endless]);
  });

  it("names no one if the guard steps in only once", async () => {
    const named: string[] = [];
    let asked = 0;
    const strategySources = async () => Buffer.from(asked++ === 0 ? ENDLESS : HONEST);
    const player = playerOf({ strategySources, onGuard: (id) => void named.push(id) });
    const task = taskOf(fileId(HONEST), "copy", 5_000);
    expect((await player.play(task, undefined))?.noResult).toBeUndefined();
    expect(asked).toBe(2);
    expect(named).toEqual([]);
  });

  it("treats an exceeded limit as a forfeit", async () => {
    const { ids, strategySources } = await storeOf(LOOPING);
    const outcome = await playerOf({ strategySources, guardMs: 20_000 }).play(
      taskOf(ids[0] as string, "copy"),
      undefined,
    );
    expect(outcome?.forfeits).toMatchObject([{ by: "a", kind: "exhausted" }]);
  });

  it("stops playing a withdrawn file from the next match on", async () => {
    const { store, ids, strategySources } = await storeOf(HONEST);
    const player = playerOf({ strategySources, guardMs: 20_000 });
    const task = taskOf("copy", ids[0] as string);
    expect((await player.play(task, undefined))?.noResult).toBeUndefined();
    await leaveFile(store, ids[0] as string, "terminal:one");
    expect((await player.play(task, undefined))?.noResult).toMatchObject({ why: "withdrawn", by: "b" });
  });

  it("rejects if a side's source can't be read", async () => {
    const strategySources = () => Promise.reject(new Error("unreachable"));
    await expect(
      playerOf({ strategySources }).play(taskOf(fileId(HONEST), "copy"), undefined),
    ).rejects.toThrow("unreachable");
  });
});

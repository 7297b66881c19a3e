// Who plays a match, and what becomes of whoever makes the guard step in.

import { afterEach, describe, expect, it } from "vitest";
import { MatchPlayer, type PlayerOptions } from "../../../src/arena/executors/player.ts";
import {
  fileId,
  setFrozen,
  storedMaterials,
  storedQuarantine,
  storeFile,
} from "../../../src/arena/made/index.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";
import { openStore } from "../../../src/infra/store/index.ts";

const HONEST = "export const move = () => 0;";
/** Takes nearly all the steps that a round allows: minutes for many rounds. */
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
  const store = await openStore({ dataDir: ":memory:", report: () => {} });
  const ids = [];
  for (const source of sources) ids.push(await storeFile(store, source, "terminal:one"));
  return { store, ids, materials: storedMaterials(store), quarantine: storedQuarantine(store, () => 7) };
}

describe("a player of matches", () => {
  it("plays files and strategies of the house against each other", async () => {
    const { materials, ids } = await storeOf(HONEST);
    const player = playerOf({ materials, guardMs: 20_000 });
    const outcome = await player.play(taskOf(ids[0] as string, "rotation"), undefined);
    expect(outcome?.forfeits).toEqual([]);
    expect(await player.play(taskOf("copy", "rotation"), undefined)).toMatchObject({ forfeits: [] });
  });

  it("quarantines what makes the guard step in twice, and decides nothing by it", async () => {
    const { store, ids, ...options } = await storeOf(ENDLESS, HONEST);
    const [endless, honest] = ids as [string, string];
    const player = playerOf(options);
    const outcome = await player.play(taskOf(honest, endless, MANY_ROUNDS), undefined);
    expect(outcome).toMatchObject({ forfeits: [], voided: { why: "guard", by: "b" } });
    expect(await storedMaterials(store)(endless)).toBeUndefined();
    expect(await storedMaterials(store)(honest)).toBeDefined();
    expect((await player.play(taskOf(honest, endless), undefined))?.voided).toMatchObject({
      why: "withdrawn",
      by: "b",
    });
  });

  it("quarantines nobody where the guard steps in but once", async () => {
    const quarantined: string[] = [];
    let asked = 0;
    const materials = async () => Buffer.from(asked++ === 0 ? ENDLESS : HONEST);
    const quarantine = async (id: string): Promise<void> => void quarantined.push(id);
    const player = playerOf({ materials, quarantine });
    const task = taskOf(fileId(HONEST), "copy", 5_000);
    expect((await player.play(task, undefined))?.voided).toBeUndefined();
    expect(asked).toBe(2);
    expect(quarantined).toEqual([]);
  });

  it("quarantines nobody for what its own limits count, which is a forfeit", async () => {
    const { store, ids, ...options } = await storeOf(LOOPING);
    const outcome = await playerOf({ ...options, guardMs: 20_000 }).play(
      taskOf(ids[0] as string, "copy"),
      undefined,
    );
    expect(outcome?.forfeits).toMatchObject([{ by: "a", kind: "exhausted" }]);
    expect(await storedMaterials(store)(ids[0] as string)).toBeDefined();
  });

  it("does not play what a host froze, from the next match on", async () => {
    const { store, ids, ...options } = await storeOf(HONEST);
    const player = playerOf({ ...options, guardMs: 20_000 });
    const task = taskOf("copy", ids[0] as string);
    expect((await player.play(task, undefined))?.voided).toBeUndefined();
    await setFrozen(store, ids[0] as string, { by: "host", why: "rude", at: 1 });
    expect((await player.play(task, undefined))?.voided).toMatchObject({ why: "withdrawn", by: "b" });
  });

  it("rejects where nobody can say what a side is made of", async () => {
    const materials = () => Promise.reject(new Error("unreachable"));
    await expect(playerOf({ materials }).play(taskOf(fileId(HONEST), "copy"), undefined)).rejects.toThrow(
      "unreachable",
    );
  });
});

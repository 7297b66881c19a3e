// Ghosts in the arena: their play follows from the seed, and a withdrawn one is gone immediately.

import { afterAll, describe, expect, it } from "vitest";
import {
  memoryLedger,
  openSandbox,
  reportTournament,
  runTournament,
  type StrategySources,
  threadExecutor,
} from "../../../src/arena/index.ts";
import {
  ghostId,
  publicGhosts,
  readStoredGhost,
  removeGhost,
  type StoredGhost,
  setGhostFrozen,
  storedStrategySources,
  storeGhost,
} from "../../../src/arena/submissions/index.ts";
import { circleGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { freezeGhost } from "../../../src/core/strategies/index.ts";
import { openStore, type Store } from "../../../src/infra/store/index.ts";
import { planOf } from "../tournaments.ts";

const KEYS = ["a1", "b2"].map((digits) => digits.repeat(16)) as [string, string];
const [FIRST, SECOND] = KEYS.map(ghostId) as [string, string];

const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((one) => one.close())));

function ghost(seed: number, more: Partial<StoredGhost> = {}): StoredGhost {
  const random = seededRandom(Uint8Array.of(seed));
  const bot = Uint8Array.from({ length: 300 }, () => random.below(3));
  const person = bot.map((_, at) =>
    random.unit() < 0.6 ? ((bot[at - 1] ?? 0) + seed) % 3 : random.below(3),
  );
  const { state, standIn } = freezeGhost(circleGame(3), { person, bot });
  return {
    ...{ owner: `telegram:${seed}`, game: "rps", name: `ghost-${seed}`, frozenAt: 1000 * seed, rounds: 300 },
    ...{ state: Buffer.from(state).toString("base64"), standIn, elsewhere: { link: 0, duel: 0 } },
    ...more,
  };
}

async function haunted(): Promise<Store> {
  const store = await openStore({ dataDir: ":memory:", report: () => undefined });
  await storeGhost(store, KEYS[0], ghost(1));
  await storeGhost(store, KEYS[1], ghost(2));
  return store;
}

const plan = planOf(["markov", FIRST, "mirror", SECOND], { match: 50 });

async function tournament(strategySources: StrategySources, threads: number) {
  const executor = threadExecutor(threads, { strategySources });
  opened.push(executor);
  return reportTournament(await runTournament(plan, { ledger: memoryLedger(), executor }));
}

describe("a tournament with ghosts", () => {
  it("comes out the same twice, in one thread or two", async () => {
    const store = await haunted();
    const once = await tournament(storedStrategySources(store), 1);
    expect(await tournament(storedStrategySources(store), 1)).toEqual(once);
    expect(await tournament(storedStrategySources(store), 2)).toEqual(once);
    expect(JSON.stringify(once)).toContain(FIRST);
    expect(JSON.stringify(once)).not.toContain('"noResult"');
  }, 60_000);

  it("gets no result for a withdrawn ghost's matches from then on", async () => {
    const store = await haunted();
    const fromStore = storedStrategySources(store);
    let asked = 0;
    const report = await tournament(async (id) => {
      if (id === FIRST && ++asked === 2) await removeGhost(store, KEYS[0]);
      return fromStore(id);
    }, 1);
    const text = JSON.stringify(report);
    expect(asked).toBeGreaterThan(1);
    expect(text).toContain("withdrawn");
    expect(text).not.toContain("guard");
  }, 60_000);
});

describe("a ghost's move in a match that a chat keeps", () => {
  const question = {
    ...{ strategy: FIRST, game: "rps", seed: Uint8Array.of(5), rounds: 100 },
    ...{ side: "bot" as const, own: [0, 1, 2], opponent: [1, 1, 0] },
  };

  it("follows from seed and rounds, and ends once it's recalled", async () => {
    const store = await haunted();
    const sandbox = openSandbox({ strategySources: storedStrategySources(store) });
    opened.push(sandbox);
    const next = await sandbox.next(question);
    expect(next).toEqual({ move: expect.any(Number) });
    expect(await sandbox.next(question)).toEqual(next);
    await removeGhost(store, KEYS[0]);
    expect(await sandbox.next(question)).toMatchObject({ noResult: { why: "withdrawn" } });
  }, 30_000);
});

describe("public ghosts", () => {
  it("are all stored ones with their owners, except frozen ones", async () => {
    const store = await haunted();
    expect(await publicGhosts(store, 10_000)).toEqual([
      { id: FIRST, name: "ghost-1", owner: "telegram:1", games: ["rps"], publicAt: 1000, version: 1 },
      { id: SECOND, name: "ghost-2", owner: "telegram:2", games: ["rps"], publicAt: 2000, version: 1 },
    ]);
    expect(await setGhostFrozen(store, FIRST, { by: "host", why: "a name", at: 1 })).toBe(true);
    expect((await publicGhosts(store, 10_000)).map(({ id }) => id)).toEqual([SECOND]);
    expect(await storedStrategySources(store)(FIRST)).toBeUndefined();
    expect(await setGhostFrozen(store, FIRST, undefined)).toBe(true);
    expect(await storedStrategySources(store)(FIRST)).toBeInstanceOf(Uint8Array);
  });

  it("don't include how well they predict", async () => {
    expect(JSON.stringify(await publicGhosts(await haunted(), 10_000))).not.toContain("standIn");
  });

  it("disappear with their document; freezing one then does nothing", async () => {
    const store = await haunted();
    expect(await removeGhost(store, KEYS[0])).toBe(true);
    expect(await removeGhost(store, KEYS[0])).toBe(false);
    expect(await readStoredGhost(store, FIRST)).toBeUndefined();
    expect(await setGhostFrozen(store, FIRST, { by: "host", why: "", at: 1 })).toBe(false);
    expect((await publicGhosts(store, 10_000)).map(({ id }) => id)).toEqual([SECOND]);
  });
});

// Replaying bundles of tournaments: identical to the byte, or the differences are reported.

import { beforeAll, describe, expect, it } from "vitest";
import {
  type BundleContents,
  entrantOf,
  makeBundle,
  openBundle,
  type Replay,
  replayBundle,
  tournamentContents,
} from "../../../src/arena/bundles/index.ts";
import { memoryLedger, noStrategySources, type Plan, threadExecutor } from "../../../src/arena/index.ts";
import { ARENA_SYSTEMS } from "../../../src/arena/tournaments/plan.ts";
import {
  bundleOf,
  contentsOf,
  FILES,
  fileWith,
  forgedOf,
  host,
  LAZY,
  materialsIn,
  partsOf,
  planWith,
  sharedExecutor,
} from "./made.ts";

const strategySources = materialsIn(FILES);
const executor = sharedExecutor();

async function replayed(
  bytes: Uint8Array,
  more: Partial<Parameters<typeof replayBundle>[1]> = {},
): Promise<Replay> {
  const bundle = await openBundle(fileWith(bytes));
  try {
    return await replayBundle(bundle, { strategySources, executor, ...more });
  } finally {
    await bundle.close();
  }
}

/** An unsigned bundle with one line changed. */
async function changed(
  bytes: Uint8Array,
  line: number,
  change: (line: string) => string,
): Promise<Uint8Array> {
  return forgedOf(partsOf(bytes).lines.map((one, at) => (at === line ? change(one) : one)));
}

let contents: BundleContents;
let bundle: Uint8Array;
beforeAll(async () => {
  contents = await contentsOf(planWith());
  bundle = await bundleOf(contents);
});

describe("replaying a bundle", () => {
  it.each(ARENA_SYSTEMS)("gives the same bytes, files among the entrants: %s", async (system) => {
    const bytes = await bundleOf(await contentsOf(planWith({ system })));
    const replay = await replayed(bytes);
    expect(replay).toMatchObject({ differing: 0, table: "follows", isComplete: true, same: replay.matches });
    expect(replay.matches).toBeGreaterThan(1);
  });

  it.each(["oddeven", "rpsls", "rps-101"])(
    "gives the same bytes in a game of another size: %s",
    async (game) => {
      const plan = planWith({ game, match: 21, entrants: planWith().entrants.slice(1) });
      expect(await replayed(await bundleOf(await contentsOf(plan)))).toMatchObject({ same: 3, differing: 0 });
    },
  );

  it("reports the match, round, side and both moves of a difference", async () => {
    const forged = await changed(bundle, 1, (line) => {
      const match = JSON.parse(line);
      const moves = Buffer.from(match.moves, "base64");
      // The first round's moves, in four bits: replaced by different ones with the same result.
      const [first = 0] = moves;
      const [a, b] = [Math.floor((first & 15) / 3), (first & 15) % 3];
      moves[0] = (first & 240) | (((a + 1) % 3) * 3 + ((b + 1) % 3));
      return JSON.stringify({ ...match, moves: moves.toString("base64") });
    });
    const { differences, same, differing, matches } = await replayed(forged);
    expect({ same, differing }).toEqual({ same: matches - 1, differing: 1 });
    expect(differences[0]).toMatchObject({
      match: 1,
      names: contents.matches[0]?.names,
      round: 1,
      side: "a",
    });
    expect(differences[0]?.there).not.toBe(differences[0]?.here);
  });

  it("reports a forged forfeit, and a table that doesn't follow from it", async () => {
    const forged = await changed(bundle, 2, (line) => {
      const { played: _p, moves: _m, ...match } = JSON.parse(line);
      const forfeits = [{ by: "a", kind: "crashed", round: 1, reason: "it failed: no" }];
      return JSON.stringify({ ...match, outcome: { tally: { wins: 0, losses: 0, draws: 0 }, forfeits } });
    });
    const replay = await replayed(forged);
    expect(replay).toMatchObject({ differing: 1, table: "differs" });
    expect(replay.differences[0]?.there).toContain("a forfeits in round 1: crashed");
  });

  it.each<[string, (manifest: { table: object; plan: Plan }) => unknown]>([
    ["a table", (m) => ({ ...m, table: { ...m.table, rows: [] } })],
    ["a seed", (m) => ({ ...m, plan: { ...m.plan, seed: 6 } })],
    ["a plan that no tournament has", (m) => ({ ...m, plan: { ...m.plan, firstTo: 3 } })],
  ])("sees that %s is another one's", async (_what, change) => {
    const forged = await changed(bundle, 0, (line) => JSON.stringify(change(JSON.parse(line))));
    const { schedule, table } = await replayed(forged);
    expect(schedule ? "differs" : table).toBe("differs");
  });

  it("plays what it can without sealed sources, and lists the missing ones", async () => {
    const [sealed, other] = [FILES[0]?.id as string, FILES[1] as (typeof FILES)[1]];
    const replay = await replayed(bundle, { strategySources: materialsIn([other]) });
    expect(replay.differing).toBe(0);
    expect(replay.notReplayed.sealed).toBe(3);
    expect([...replay.lacking]).toEqual([[sealed, 3]]);
    expect(replay.same).toBe(3);
  });

  it("includes only the sources that are open", async () => {
    const [open, sealed] = FILES as [(typeof FILES)[0], (typeof FILES)[1]];
    const openSource = async (id: string) => (id === open.id ? open.source : undefined);
    const bytes = await bundleOf(contents, { openSource });
    const read = await openBundle(fileWith(bytes));
    expect([...read.sources]).toEqual([[open.id, open.source]]);
    await read.close();
    expect(partsOf(bytes).lines.join()).not.toContain(JSON.stringify(sealed.source).slice(1, -1));
  });

  it("keeps matches without a result, or ended by time, as they are", async () => {
    const [first, second, ...rest] = contents.matches as [never, never];
    const none = { wins: 0, losses: 0, draws: 0 };
    const noResult = { why: "withdrawn", by: "a", reason: "it's no longer playable" } as const;
    const stalled = { by: "b", kind: "stalled", round: 0, reason: "the match took long" } as const;
    const plan = undefined;
    const bytes = await bundleOf({
      ...{ ...contents, plan, kind: "season" },
      matches: [
        {
          ...(first as object as (typeof contents.matches)[0]),
          outcome: { tally: none, forfeits: [], noResult },
        },
        {
          ...(second as object as (typeof contents.matches)[0]),
          outcome: { tally: none, forfeits: [stalled] },
        },
        ...rest,
      ],
    });
    const replay = await replayed(bytes);
    expect(replay).toMatchObject({ same: 4, differing: 0, isComplete: true });
    expect(replay.notReplayed).toMatchObject({ void: 1, clock: 1 });
  });

  it("compares forfeits by round and location in the file", async () => {
    const bytes = await bundleOf(await contentsOf(planWith({}, [LAZY])));
    const replay = await replayed(bytes, { strategySources: materialsIn([LAZY]) });
    expect(replay).toMatchObject({ same: 3, differing: 0, table: "follows" });
    expect(partsOf(bytes).lines.join()).toContain('"kind":"crashed","round":5');
    expect(partsOf(bytes).lines.join()).toContain('"played":4');
  });

  it("stops when aborted, and says that it didn't finish", async () => {
    const replay = await replayed(bundle, { signal: AbortSignal.abort() });
    expect(replay).toMatchObject({ same: 0, isComplete: false });
  });
});

describe("building a bundle", () => {
  it("refuses an unfinished tournament, which would reveal the seed", async () => {
    await expect(tournamentContents(planWith(), memoryLedger(), { title: "early" })).rejects.toMatchObject({
      kind: "incomplete",
    });
  });

  it("refuses a match that comes out differently, and names the first", async () => {
    const [first, ...rest] = contents.matches;
    const { wins, losses, draws } = first?.outcome.tally ?? expect.fail();
    const tally = { wins: wins + 1, losses: losses - 1, draws };
    const false1 = { ...(first ?? expect.fail()), outcome: { tally, forfeits: [] } };
    await expect(bundleOf({ ...contents, matches: [false1, ...rest] })).rejects.toMatchObject({
      kind: "differs",
      message: expect.stringMatching(/match 1, .* against .*won/),
    });
  });

  it("refuses a name that is another strategy's", async () => {
    const [one, two, ...rest] = contents.entrants;
    const entrants = [{ ...one, name: two?.name }, { ...two, name: one?.name }, ...rest].map((entrant) =>
      entrantOf(entrant as { name: string; strategy: string }),
    );
    await expect(bundleOf({ ...contents, entrants })).rejects.toMatchObject({ kind: "contradiction" });
  });

  it("refuses the source of another file", async () => {
    await expect(bundleOf(contents, { openSource: async () => "export {}" })).rejects.toMatchObject({
      kind: "contradiction",
    });
  });

  it("stops when aborted", async () => {
    const options = { strategySources, executor, host, signal: AbortSignal.abort() };
    await expect(makeBundle(contents, options)).rejects.toMatchObject({ kind: "interrupted" });
  });

  it("leaves out transcripts of strategies withdrawn meanwhile", async () => {
    const without = threadExecutor(1, { strategySources: noStrategySources });
    const bytes = await bundleOf(contents, { strategySources: noStrategySources, executor: without });
    await without.close();
    const { lines } = partsOf(bytes);
    expect(lines.filter((line) => line.includes('"moves"'))).toHaveLength(1);
    // Someone who has the files can still compare how the matches ended.
    expect(await replayed(bytes)).toMatchObject({ same: 6, differing: 0 });
  });
});

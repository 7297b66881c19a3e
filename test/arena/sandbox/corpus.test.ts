// All attacks, between honest matches, on one pool: each comes to what its first line says, twice the
// same, and nobody else notices.

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMatchPool } from "../../../src/arena/index.ts";
import type { MatchOutcome, MatchTask } from "../../../src/arena/match-task.ts";
import { openSandbox, type Sandbox } from "../../../src/arena/sandbox/index.ts";
import { ATTACKS, attackTasks, bytesOf, cameTo, HONEST, honestTasks, isAsExpected } from "./corpus.ts";

const MB = 2 ** 20;
const HOST_MB = 32;
const CHILD_MB = 400;
const THREADS = 2;
/** What ends for itself takes a tenth of it on an idle machine. */
const GUARD_MS = 20_000;
/** For those that never end. An honest match of so few rounds takes some milliseconds. */
const SHORT_GUARD_MS = 1_000;

const files = new Map<string, Uint8Array>([
  ...HONEST,
  ...ATTACKS.map(({ id, bytes }) => [id, bytes] as const),
]);
const materials = async (id: string): Promise<Uint8Array | undefined> => files.get(id);
const CANARY = "/tmp/gadalka-escaped";

interface Run {
  readonly outcomes: ReadonlyMap<number, MatchOutcome>;
  readonly quarantined: ReadonlySet<string>;
  /** The most that a child process took. */
  readonly childBytes: number;
}

/** All of it on one pool. */
async function played(tasks: readonly MatchTask[], guardMs: number): Promise<Run> {
  const [outcomes, quarantined] = [new Map<number, MatchOutcome>(), new Set<string>()];
  const quarantine = async (id: string): Promise<void> => void quarantined.add(id);
  const pool = openMatchPool({ threads: THREADS, materials, guardMs, quarantine });
  const line = pool.line("tournament", tasks.length);
  let childBytes = 0;
  const looking = setInterval(() => {
    childBytes = Math.max(childBytes, ...childrenBytes());
  }, 50);
  const ledger = {
    add: async (_round: number, { table, outcome }: { table: number; outcome: MatchOutcome }) =>
      void outcomes.set(table, outcome),
  };
  try {
    await line.play(tasks, ledger as never, {});
    return { outcomes, quarantined, childBytes };
  } finally {
    clearInterval(looking);
    await line.close();
    await pool.close();
  }
}

/** Resident bytes of this process's children; none where the system does not tell. */
function childrenBytes(): number[] {
  if (!existsSync("/proc/self/task")) return [];
  const children = readdirSync("/proc/self/task").flatMap((task) =>
    read(`/proc/self/task/${task}/children`).split(" "),
  );
  const bytes = children.map((id) => /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${id}/status`))?.[1] ?? 0);
  return bytes.map((kilobytes) => Number(kilobytes) * 1024);
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "";
  }
}

/** One after the other from both, as long as there are any. */
function interleaved<One>(some: readonly One[], others: readonly One[]): One[] {
  const longer = Math.max(some.length, others.length);
  return Array.from({ length: longer }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((one) => one !== undefined);
}

const ENDLESS = ATTACKS.filter(({ expected }) => expected === "void");
const ENDING = ATTACKS.filter(({ expected }) => expected !== "void" && expected !== "refused");
const [endless, ending] = [attackTasks(ENDLESS, 5000), attackTasks(ENDING)];
const [few, many] = [honestTasks(10), honestTasks(60)];

describe("the attack corpus", () => {
  let sandbox: Sandbox;
  beforeAll(() => {
    rmSync(CANARY, { force: true });
    sandbox = openSandbox({ materials, guardMs: GUARD_MS });
  });
  afterAll(() => sandbox.close());

  it("has at least sixty files, no two the same", () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(({ id }) => id)).size).toBe(ATTACKS.length);
  });

  it.each(ATTACKS.filter(({ expected }) => expected === "refused"))(
    "does not let in $name, which tries $tries",
    async ({ name, bytes }) => {
      expect(await sandbox.inspect(`${name}.js`, bytes)).toHaveProperty("problem");
    },
  );

  it("comes to what it is to come to, twice the same, and touches no other match", async () => {
    await played(honestTasks(4), GUARD_MS);
    const before = process.memoryUsage.rss();
    const first = await played(interleaved(many, ending), GUARD_MS);
    const second = await played(interleaved(ending, many), GUARD_MS);
    const guarded = await played(interleaved(endless, few), SHORT_GUARD_MS);
    const growth = process.memoryUsage.rss() - before;
    const alone = await played(many, GUARD_MS);

    const outcomes = new Map([
      ...first.outcomes,
      ...[...guarded.outcomes].filter(([table]) => table >= 5000),
    ]);
    const all = [...ENDING, ...ENDLESS].map((attack, at) => {
      const { table } = [...ending, ...endless][at] as MatchTask;
      return { ...attack, table, outcome: outcomes.get(table) as MatchOutcome };
    });
    const unexpected = all.filter(({ outcome, expected }) => !isAsExpected(outcome, expected));
    expect(
      unexpected.map(({ name, expected, outcome }) => ({ name, expected, came: cameTo(outcome) })),
    ).toEqual([]);
    expect(all.filter(({ outcome }) => bytesOf(outcome).includes("ESCAPED")).map(({ name }) => name)).toEqual(
      [],
    );

    const changed = ending.filter(({ table }) => shown(first, table) !== shown(second, table));
    expect(changed.map(({ table }) => all.find((one) => one.table === table)?.name)).toEqual([]);
    expect([...first.quarantined, ...second.quarantined]).toEqual([]);
    expect([...guarded.quarantined].toSorted()).toEqual(ENDLESS.map(({ id }) => id).toSorted());

    for (const { table } of many) {
      expect(shown(first, table), `honest match ${table}`).toBe(shown(alone, table));
      expect(shown(second, table), `honest match ${table}`).toBe(shown(alone, table));
    }
    for (const { table } of few)
      expect(shown(guarded, table), `honest match ${table}`).toBe(shown(alone, table));

    expect(growth).toBeLessThan(HOST_MB * MB);
    expect(Math.max(first.childBytes, second.childBytes, guarded.childBytes)).toBeLessThan(CHILD_MB * MB);
  });

  it("leaves no trace outside", () => {
    expect(existsSync(CANARY)).toBe(false);
    expect(process.env).not.toHaveProperty("GADALKA_ESCAPED");
    expect(globalThis).not.toHaveProperty("__gadalkaEscaped");
  });
});

function shown({ outcomes }: Run, table: number): string {
  return bytesOf(outcomes.get(table) as MatchOutcome);
}

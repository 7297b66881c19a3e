// All attacks, between honest matches, on one pool: each comes to what its first line says, twice the
// same, and nobody else notices.

import { existsSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MatchOutcome, MatchTask } from "../../../src/arena/match-task.ts";
import { openSandbox, type Sandbox } from "../../../src/arena/sandbox/index.ts";
import { ATTACKS, attackTasks, bytesOf, cameTo, honestTasks, isAsExpected } from "./corpus.ts";
import { interleaved, materials, played, type Run } from "./corpus-run.ts";

const MB = 2 ** 20;
const HOST_MB = 32;
const CHILD_MB = 400;
/** What ends for itself takes a tenth of it on an idle machine. */
const GUARD_MS = 20_000;
/** For those that never end. An honest match of so few rounds takes some milliseconds. */
const SHORT_GUARD_MS = 1_000;

const CANARY = "/tmp/gadalka-escaped";

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

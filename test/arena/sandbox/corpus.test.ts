// All attacks, between honest matches, on one pool: each has the outcome in its first line, the same twice, and doesn't
// affect anyone else.

import { existsSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MatchOutcome, MatchTask } from "../../../src/arena/match/task.ts";
import { openSandbox, type Sandbox } from "../../../src/arena/sandbox/index.ts";
import { ATTACKS, attackTasks, bytesOf, cameTo, honestTasks, isAsExpected } from "./corpus.ts";
import { interleaved, played, type Run, strategySources } from "./corpus-run.ts";

const MB = 2 ** 20;
const HOST_MB = 32;
const CHILD_MB = 400;
/** Never reached: the limits counted by the engine end all of them. */
const GUARD_MS = 250_000;

const CANARY = "/tmp/gadalka-escaped";

const LET_IN = ATTACKS.filter(({ expected }) => expected !== "refused");
const attacking = attackTasks(LET_IN);
const honest = honestTasks(60);

describe("the attack corpus", () => {
  let sandbox: Sandbox;
  beforeAll(() => {
    rmSync(CANARY, { force: true });
    sandbox = openSandbox({ strategySources, guardMs: GUARD_MS });
  });
  afterAll(() => sandbox.close());

  it("has at least sixty files, all different", () => {
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ATTACKS.map(({ id }) => id)).size).toBe(ATTACKS.length);
  });

  it.each(ATTACKS.filter(({ expected }) => expected === "refused"))(
    "does not let in $name, which tries $tries",
    async ({ name, bytes }) => {
      expect(await sandbox.inspect(`${name}.js`, bytes)).toHaveProperty("problem");
    },
  );

  it("gives the expected outcome twice, and affects no other match", async () => {
    await played(honestTasks(4), GUARD_MS);
    const before = process.memoryUsage.rss();
    const first = await played(interleaved(honest, attacking), GUARD_MS);
    const second = await played(interleaved(attacking, honest), GUARD_MS);
    const growth = process.memoryUsage.rss() - before;
    const alone = await played(honest, GUARD_MS);

    const all = LET_IN.map((attack, at) => {
      const { table } = attacking[at] as MatchTask;
      return { ...attack, table, outcome: first.outcomes.get(table) as MatchOutcome };
    });
    const unexpected = all.filter(({ outcome, expected }) => !isAsExpected(outcome, expected));
    expect(
      unexpected.map(({ name, expected, outcome }) => ({ name, expected, came: cameTo(outcome) })),
    ).toEqual([]);
    expect(all.filter(({ outcome }) => bytesOf(outcome).includes("ESCAPED")).map(({ name }) => name)).toEqual(
      [],
    );

    const changed = attacking.filter(({ table }) => shown(first, table) !== shown(second, table));
    expect(changed.map(({ table }) => all.find((one) => one.table === table)?.name)).toEqual([]);
    expect([...first.guarded, ...second.guarded]).toEqual([]);

    for (const { table } of honest) {
      expect(shown(first, table), `honest match ${table}`).toBe(shown(alone, table));
      expect(shown(second, table), `honest match ${table}`).toBe(shown(alone, table));
    }

    expect(growth).toBeLessThan(HOST_MB * MB);
    expect(Math.max(first.childBytes, second.childBytes)).toBeLessThan(CHILD_MB * MB);
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

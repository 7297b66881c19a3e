// The sandbox as seen by its callers: orders one after the other, whatever happens to the process.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { MatchOutcome } from "../../../src/arena/match/task.ts";
import {
  FILE_ENDINGS,
  openSandbox,
  type Sandbox,
  type SandboxOptions,
} from "../../../src/arena/sandbox/index.ts";
import { bytesOf, COUNTING, HONEST, LASTING, taskOf } from "./corpus.ts";

const [ENDLESS, SLOW, LOST] = ["1", "2", "3"].map((digit) => `file:${digit.repeat(64)}`) as [
  string,
  string,
  string,
];
const files = new Map<string, Uint8Array>([
  ...HONEST,
  [ENDLESS, Buffer.from("export function move() {\n  for (let at = 0; at < 8e3; at++);\n  return 0;\n}")],
  [SLOW, Buffer.from("export function move() {\n  for (let at = 0; at < 5e5; at++);\n  return 0;\n}")],
]);
const EMPTY = new Uint8Array();
/** With `ENDLESS`, this many rounds take minutes, all within its limits. */
const MANY_ROUNDS = 1e6;
const HONEST_TASK = taskOf(1, [COUNTING, LASTING]);
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const hasProc = existsSync("/proc/self/task");

const open: Sandbox[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))));

function opened(options: Partial<SandboxOptions> = {}): Sandbox {
  const sandbox = openSandbox({ strategySources: async (id) => files.get(id), guardMs: 20_000, ...options });
  open.push(sandbox);
  return sandbox;
}

function childrenOf(id: number | string = "self"): number[] {
  const tasks = readdirSync(`/proc/${id}/task`);
  const ids = tasks.flatMap((task) => readFileSync(`/proc/${id}/task/${task}/children`, "utf8").split(" "));
  return ids.filter(Boolean).map(Number);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

describe("a sandbox", () => {
  it("answers requests in order", async () => {
    const sandbox = opened();
    const settled: number[] = [];
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const outcome = await sandbox.play(taskOf(at % 2, [COUNTING, LASTING]));
        settled.push(at);
        return outcome && bytesOf(outcome);
      }),
    );
    expect(settled).toEqual(Array.from({ length: 12 }, (_, at) => at));
    expect(new Set(outcomes).size).toBe(2);
  });

  it("plays the same from many sandboxes at once", async () => {
    const all = await Promise.all([opened(), opened(), opened()].map((sandbox) => sandbox.play(HONEST_TASK)));
    expect(new Set(all.map((outcome) => outcome && bytesOf(outcome))).size).toBe(1);
  });

  it("gives up a slow match without a verdict, and plays the next one", async () => {
    const sandbox = opened({ guardMs: 500 });
    const outcome = await sandbox.play(taskOf(1, ["copy", ENDLESS], MANY_ROUNDS));
    expect(outcome).toMatchObject({ forfeits: [], noResult: { why: "guard", by: "b" } });
    expect((await sandbox.play(HONEST_TASK))?.noResult).toBeUndefined();
  });

  it("doesn't play a file that is no longer available", async () => {
    const outcome = await opened().play(taskOf(1, [COUNTING, LOST]));
    expect(outcome?.noResult).toMatchObject({ why: "withdrawn", by: "b" });
    const next = { strategy: LOST, game: "rps", side: "bot", rounds: 3, own: [], opponent: [] } as const;
    expect(await opened().next({ ...next, seed: new Uint8Array(8) })).toMatchObject({
      noResult: { why: "withdrawn" },
    });
  });

  it("returns the next move that it would play in a whole match", async () => {
    const sandbox = opened();
    const fixed = { person: "a", dice: { a: "01", b: "02" } } as const;
    const outcome = await sandbox.play({ ...taskOf(1, [COUNTING, LASTING], 30), fixed });
    const { a, b } = (outcome as MatchOutcome).record?.moves ?? { a: EMPTY, b: EMPTY };
    for (const round of [0, 1, 17, 29]) {
      const own = { own: b.subarray(0, round), opponent: a.subarray(0, round) };
      const seed = Buffer.from(fixed.dice.b, "hex");
      const question = { strategy: LASTING, game: "rps", side: "bot", rounds: 30, seed, ...own } as const;
      expect(await sandbox.next(question)).toEqual({ move: b[round] });
    }
  });

  it("names a file whose move trips the guard twice", async () => {
    const seen: string[] = [];
    const onGuard = (id: string): void => void seen.push(id);
    const question = { game: "rps", side: "bot", rounds: 3, own: [], opponent: [] } as const;
    const seed = new Uint8Array(8);
    const sandbox = opened({ guardMs: 500, onGuard });
    const many = new Uint8Array(MANY_ROUNDS);
    const guarded = await sandbox.next({ ...question, strategy: ENDLESS, seed, own: many, opponent: many });
    expect(guarded).toMatchObject({ noResult: { why: "guard" } });
    expect(seen).toEqual([ENDLESS]);
    await sandbox.close();
    await expect(sandbox.next({ ...question, strategy: LASTING, seed })).rejects.toThrow("closed");
    await expect(sandbox.inspect("a.js", EMPTY)).rejects.toThrow("closed");
    expect(seen).toEqual([ENDLESS]);
  });

  it("aborts a match while starting or playing, and plays the next one", async () => {
    const sandbox = opened();
    expect(await sandbox.play(HONEST_TASK, AbortSignal.abort())).toBeUndefined();
    const starting = new AbortController();
    const first = sandbox.play(HONEST_TASK, starting.signal);
    setImmediate(() => starting.abort());
    expect(await first).toBeUndefined();
    const playing = new AbortController();
    const second = sandbox.play(taskOf(1, [ENDLESS, "copy"], MANY_ROUNDS), playing.signal);
    const third = sandbox.play(HONEST_TASK);
    setTimeout(() => playing.abort(), 300);
    expect(await second).toBeUndefined();
    expect((await third)?.noResult).toBeUndefined();
  });

  it("aborts everything when closed, and plays nothing afterwards", async () => {
    const sandbox = opened();
    const all = [ENDLESS, COUNTING].map((id) => sandbox.play(taskOf(1, [id, "copy"], MANY_ROUNDS)));
    setTimeout(() => void sandbox.close(), 200);
    expect(await Promise.all(all)).toEqual([undefined, undefined]);
    expect(await sandbox.play(HONEST_TASK)).toBeUndefined();
  });

  it.runIf(hasProc)("reports no result if its process is killed, and starts another", async () => {
    const sandbox = opened();
    const before = new Set(childrenOf());
    const playing = sandbox.play(taskOf(1, [ENDLESS, "copy"], MANY_ROUNDS));
    await until(() => childrenOf().some((id) => !before.has(id)));
    for (const id of childrenOf()) if (!before.has(id)) process.kill(id, "SIGKILL");
    const outcome = await playing;
    expect(outcome?.noResult).toEqual({ why: "guard", reason: "it crashed its process" });
    expect((await sandbox.play(HONEST_TASK))?.noResult).toBeUndefined();
  });

  it.runIf(hasProc)("starts another process after its idle one was killed", async () => {
    const sandbox = opened();
    const before = new Set(childrenOf());
    await sandbox.play(HONEST_TASK);
    for (const id of childrenOf()) if (!before.has(id)) process.kill(id, "SIGKILL");
    await until(() => childrenOf().every((id) => before.has(id)));
    await wait(50);
    expect(await sandbox.inspect("one.js", Buffer.from("export const games = ['rps'];"))).toMatchObject({
      games: ["rps"],
    });
  });

  it.runIf(hasProc)("ends its process when paused or idle", async () => {
    const before = new Set(childrenOf());
    const isGone = (): boolean => childrenOf().every((id) => before.has(id));
    const sandbox = opened();
    await sandbox.play(HONEST_TASK);
    expect(isGone()).toBe(false);
    await sandbox.rest();
    await until(isGone);
    const impatient = opened({ idleMs: 1 });
    await impatient.play(HONEST_TASK);
    await until(isGone);
  });

  const program = (task: string): string => `
    import { openSandbox } from "${ROOT}src/arena/sandbox/index.ts";
    const sandbox = openSandbox({ strategySources: async () => Buffer.from(process.argv[1]) });
    ${task};
  `;
  const task = JSON.stringify(taskOf(1, [ENDLESS, "copy"], MANY_ROUNDS));

  it("doesn't keep a program alive that forgets to close it", async () => {
    const source = program(`console.log(JSON.stringify((await sandbox.play(${task})).forfeits))`);
    const parent = spawn(process.execPath, ["--input-type=module-typescript", "-e", source, "nonsense"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [code] = await once(parent, "exit");
    expect(code).toBe(0);
  });

  it.runIf(hasProc)("ends its process with the program, even in an endless match", async () => {
    const endless = Buffer.from(files.get(ENDLESS) as Uint8Array).toString();
    const source = program(`await sandbox.play(${task})`);
    const parent = spawn(process.execPath, ["--input-type=module-typescript", "-e", source, endless], {
      stdio: "ignore",
    });
    await until(() => childrenOf(parent.pid).length > 0);
    const [child] = childrenOf(parent.pid);
    await wait(700);
    parent.kill("SIGKILL");
    await until(() => !existsSync(`/proc/${child}`));
  });

  it("refuses more than 64 KB without looking at it", async () => {
    const problem = "it has 65537 bytes, and the limit is 65536";
    expect(await opened().inspect("one.js", new Uint8Array(65_537))).toEqual({ problem });
  });

  it("reads files with every supported extension, and erases types", async () => {
    const sandbox = opened();
    const read = async (ending: string, source: string) =>
      "games" in (await sandbox.inspect(`one${ending}`, Buffer.from(source)));
    const plain = FILE_ENDINGS.map((ending) => read(ending, "export const move = (history) => 0;"));
    expect(await Promise.all(plain)).toEqual([true, true, true, true, true, true]);
    const typed = FILE_ENDINGS.map((ending) => read(ending, "export const move = (history: object) => 0;"));
    expect(await Promise.all(typed)).toEqual([false, false, false, true, true, true]);
  });

  it("erases types without moving code, and reports where it can't", async () => {
    const sandbox = opened();
    const typed = 'const size: number = 3;\nexport const games: string[] = ["rps"];\nnull!.x;';
    expect(await sandbox.inspect("one.ts", Buffer.from(typed))).toMatchObject({ at: { line: 3 } });
    expect(await sandbox.inspect("one.ts", Buffer.from("enum Move { rock }"))).toMatchObject({
      problem: expect.stringMatching(/types can't be erased/),
    });
    expect(await sandbox.inspect("one.js", Buffer.from(typed))).toHaveProperty("problem");
  });

  it("erases types after a file that broke the type eraser", async () => {
    const sandbox = opened();
    const typed = Buffer.from('export const games: string[] = ["rps"];');
    for (const hostile of ["(".repeat(30_000), "[".repeat(60_000), "!".repeat(60_000)]) {
      expect(await sandbox.inspect("deep.ts", Buffer.from(`let x = ${hostile}`))).toHaveProperty("problem");
      expect(await sandbox.inspect("one.ts", typed)).toMatchObject({ games: ["rps"] });
    }
  });

  it("accepts only well-formed game ids", async () => {
    const source =
      "export const games = ['x'.repeat(3e6), 'rps', {}, 3, , { toString: () => 'rpsls' }, '\\u202ea\\n\\u001bb'];";
    expect(await opened().inspect("one.js", Buffer.from(source))).toMatchObject({ games: ["rps", "a b"] });
  });

  it("reads exported parameters, and only the name of an invalid one", async () => {
    const sandbox = opened();
    const inspected = async (parameters: string) =>
      sandbox.inspect("one.js", Buffer.from(`export const parameters = ${parameters};`));
    const rate = { name: "rate", min: 0, max: 1, default: 0.5 };
    expect(
      await inspected(
        "{ rate: { min: 0, max: 1, default: 0.5 }, a: 3, 'b\\n': { kind: 'whole', max: 1 / 0, min: '0' } }",
      ),
    ).toMatchObject({
      parameters: [rate, { name: "a" }, { name: "b", kind: "whole" }],
    });
    for (const none of ["3", "[1]", "null", "() => 1", "'rate'"])
      expect(await inspected(none)).toMatchObject({ parameters: undefined, source: expect.any(String) });
    const many = "Object.fromEntries(Array.from({ length: 5000 }, (_, at) => ['rate' + at, 1]))";
    expect(await inspected(many)).toMatchObject({ parameters: { length: 33 } });
    for (const throwing of ["{ get rate() { throw 1; } }", "{ rate: { get min() { throw 1; } } }"])
      expect(await inspected(throwing)).toMatchObject({ parameters: [{ name: "rate" }] });
    const endless = "new Proxy({}, { ownKeys() { for (;;); } })";
    expect(await inspected(endless)).toMatchObject({ problem: expect.stringContaining("more steps") });
  });
});

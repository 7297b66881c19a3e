// The sandbox as seen by its callers, whatever happens to its processes.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { ALONE, type MatchOutcome, type MatchTask } from "../../../src/arena/match/task.ts";
import { FILE_ENDINGS } from "../../../src/arena/sandbox/limits.ts";
import { openSandbox, type Sandbox, type SandboxOptions } from "../../../src/arena/sandbox/sandbox.ts";

const id = (digit: number) => `file:${String(digit).repeat(64)}`;
const [COUNTING, LASTING, LONG, STUCK, LOST] = [id(1), id(2), id(3), id(4), id(5)] as const;
const files = new Map(
  Object.entries({
    [COUNTING]: `export function create({ game, random }) {
      const seen = new Array(game.size).fill(0);
      return {
        choose: () => (random() < 0.3 ? Math.floor(random() * game.size) : (seen.indexOf(Math.max(...seen)) + 2) % 3),
        observe(own, opponent) { seen[opponent]++; },
      };
    }`,
    [LASTING]: `let asked = 0;
    export function move(history, game, random) {
      asked++;
      if (history.length === 0 || asked !== history.length + 1) return Math.floor(random() * game.size);
      return random() < 0.5 ? history.at(-1).own : game.moves[(history.at(-1).opponent + 2) % 3];
    }`,
    // Many rounds take minutes, all within its steps.
    [LONG]: "export function move() {\n  for (let at = 0; at < 8e3; at++);\n  return 0;\n}",
    [STUCK]: `const text = "a".repeat(3e6), sought = text.slice(0, 15e5) + "b";
      export const move = () => text.indexOf(sought) + 1;`,
  }).map(([key, source]) => [key, Buffer.from(source)] as const),
);
const MANY_ROUNDS = 1e6;
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const hasProc = existsSync("/proc/self/task");

function taskOf(strategies: readonly [string, string], rounds = 30): MatchTask {
  const fixed = { person: "a", dice: { a: "01", b: "02" } } as const;
  return { ...ALONE, rule: "rps", strategies, rounds, fixed };
}

const HONEST_TASK = taskOf([COUNTING, LASTING]);
const QUESTION = { game: "rps", side: "bot", rounds: 30, seed: Buffer.from("02", "hex") } as const;
const NEW = { ...QUESTION, own: [], opponent: [] };

const open: Sandbox[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((sandbox) => sandbox.close()))));

function opened(options: Partial<SandboxOptions> = {}): Sandbox {
  const sandbox = openSandbox({ strategySources: async (key) => files.get(key), ...options });
  open.push(sandbox);
  return sandbox;
}

function childrenOf(process: number | string = "self"): number[] {
  const tasks = readdirSync(`/proc/${process}/task`);
  const ids = tasks.flatMap((task) =>
    readFileSync(`/proc/${process}/task/${task}/children`, "utf8").split(" "),
  );
  return ids.filter(Boolean).map(Number);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

describe("a sandbox", () => {
  it("plays the same from many processes at once", async () => {
    const sandbox = opened({ processes: 2 });
    const all = await Promise.all(Array.from({ length: 6 }, () => sandbox.play(HONEST_TASK)));
    expect(new Set(all.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(all[0]?.forfeits).toEqual([]);
  });

  it("doesn't play a file that is no longer available", async () => {
    expect((await opened().play(taskOf([COUNTING, LOST])))?.noResult).toMatchObject({ by: "b" });
    expect(await opened().next({ ...NEW, strategy: LOST })).toEqual({ withdrawn: true });
  });

  it("goes on in a match's machine, and plays all rounds again where it has none", async () => {
    const sandbox = opened({ roundMs: 500 });
    const outcome = await sandbox.play(taskOf(["markov", LASTING]));
    const { a, b } = (outcome as MatchOutcome).record?.moves ?? { a: [], b: [] };
    const moveIn = (round: number) =>
      sandbox.next({ ...QUESTION, strategy: LASTING, own: b.slice(0, round), opponent: a.slice(0, round) });
    // Each twice, back to an earlier round, and after the process has gone.
    for (const round of [0, 0, 1, 2, 17, 17, 29, 3, 4])
      expect(await moveIn(round)).toEqual({ move: b[round] });
    await sandbox.play(taskOf([STUCK, "copy"]));
    expect(await moveIn(5)).toEqual({ move: b[5] });
  });

  it("starts a fresh machine for other rounds, another match and another file", async () => {
    const sandbox = opened();
    const played = async (own: number[], question: object = {}) =>
      sandbox.next({ ...QUESTION, strategy: LASTING, own, opponent: own, ...question });
    const first = await played([0, 1, 2]);
    await played([1, 1, 2, 2]);
    await played([0, 1, 2], { seed: Buffer.from("03", "hex") });
    await played([0, 1, 2], { strategy: COUNTING });
    expect(await played([0, 1, 2])).toEqual(first);
  });

  it("stops a file that stays in a round, which forfeits, and plays the next", async () => {
    const sandbox = opened({ roundMs: 500 });
    const reason = "it took longer than 500 ms for a round, by wall clock";
    const [first, second] = [taskOf([STUCK, LASTING]), taskOf([COUNTING, STUCK])];
    expect((await sandbox.play(first))?.forfeits).toEqual([{ by: "a", kind: "stalled", round: 1, reason }]);
    expect((await sandbox.play(second))?.forfeits).toMatchObject([{ by: "b", kind: "stalled" }]);
    expect(await sandbox.next({ ...NEW, strategy: STUCK })).toMatchObject({ broken: { kind: "stalled" } });
    expect((await sandbox.play(HONEST_TASK))?.forfeits).toEqual([]);
  });

  it("aborts a match while starting or playing, and plays the next one", async () => {
    const sandbox = opened();
    expect(await sandbox.play(HONEST_TASK, AbortSignal.abort())).toBeUndefined();
    const playing = new AbortController();
    const second = sandbox.play(taskOf([LONG, "copy"], MANY_ROUNDS), playing.signal);
    const third = sandbox.play(HONEST_TASK);
    setTimeout(() => playing.abort(), 300);
    expect(await second).toBeUndefined();
    expect((await third)?.forfeits).toEqual([]);
  });

  it("aborts everything when closed, and plays nothing afterwards", async () => {
    const sandbox = opened();
    const all = [LONG, COUNTING].map((key) => sandbox.play(taskOf([key, "copy"], MANY_ROUNDS)));
    setTimeout(() => void sandbox.close(), 200);
    expect(await Promise.all(all)).toEqual([undefined, undefined]);
    expect(await sandbox.play(HONEST_TASK)).toBeUndefined();
    await expect(sandbox.next({ ...NEW, strategy: LASTING })).rejects.toThrow("closed");
  });

  it.runIf(hasProc)("rejects if its process dies, and starts another; ends it when idle", async () => {
    const sandbox = opened();
    const before = new Set(childrenOf());
    const own = () => childrenOf().filter((one) => !before.has(one));
    const playing = sandbox.play(taskOf([LONG, "copy"], MANY_ROUNDS));
    await until(() => own().length > 0);
    for (const one of own()) process.kill(one, "SIGKILL");
    await expect(playing).rejects.toThrow("process died");
    expect((await sandbox.play(HONEST_TASK))?.forfeits).toEqual([]);
    await sandbox.close();
    await until(() => own().length === 0);
    await opened({ idleMs: 1 }).play(HONEST_TASK);
    await until(() => own().length === 0);
  });

  it.runIf(hasProc)("ends its process with the program, even in an endless operation", async () => {
    const source = `
      import { openSandbox } from "${ROOT}src/arena/sandbox/sandbox.ts";
      const sandbox = openSandbox({ strategySources: async () => Buffer.from(process.argv[1]), roundMs: 1e6 });
      console.log("playing");
      await sandbox.play(${JSON.stringify(taskOf([STUCK, "copy"]))});`;
    const stuck = String(files.get(STUCK));
    const parent = spawn(process.execPath, ["--input-type=module-typescript", "-e", source, stuck], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(parent.stdout, "data");
    await until(() => childrenOf(parent.pid).length > 0);
    const [child] = childrenOf(parent.pid);
    await wait(1_000);
    parent.kill("SIGKILL");
    await until(() => !existsSync(`/proc/${child}`));
  });
});

describe("a file that is looked at", () => {
  const looking = openSandbox({ strategySources: async () => undefined });
  afterAll(() => looking.close());
  const inspected = (source: string, name = "one.js") => looking.inspect(name, Buffer.from(source));

  it("has at most 64 KB", async () => {
    const problem = "it has 65537 bytes, and the limit is 65536";
    expect(await looking.inspect("one.js", new Uint8Array(65_537))).toEqual({ problem });
  });

  it("is UTF-8", async () => {
    expect(await looking.inspect("one.js", Uint8Array.of(0x2f, 0x2f, 0xe9))).toEqual({
      problem: "it isn't UTF-8 text",
    });
  });

  it("may have types if its ending says so", async () => {
    const read = async (ending: string, source: string) =>
      "source" in (await looking.inspect(`one${ending}`, Buffer.from(source)));
    const typed = FILE_ENDINGS.map((ending) => read(ending, "export const move = (history: object) => 0;"));
    expect(await Promise.all(typed)).toEqual([false, false, false, true, true, true]);
  });

  it("keeps the places of its code when types are erased, and shows where they can't be", async () => {
    const typed = 'const size: number = 3;\nexport const games: string[] = ["rps"];\nnull!.x;';
    expect(await inspected(typed, "one.ts")).toMatchObject({ at: { line: 3 } });
    expect(await inspected("enum Move { rock }", "one.ts")).toMatchObject({
      problem: expect.stringMatching(/types can't be erased/),
    });
  });

  it("breaks no other by breaking the eraser of types", async () => {
    for (const hostile of ["(".repeat(30_000), "[".repeat(60_000), "!".repeat(60_000)]) {
      expect(await looking.inspect("deep.ts", Buffer.from(`let x = ${hostile}`))).toHaveProperty("problem");
      const typed = Buffer.from('export const games: string[] = ["rps"];');
      expect(await looking.inspect("one.ts", typed)).toMatchObject({ games: ["rps"] });
    }
  });

  it("exports games and parameters, and isn't accepted with others", async () => {
    expect(await inspected("export const games = ['rps', '\\u202ea\\n\\u001bb'];")).toMatchObject({
      games: ["rps", "a b"],
    });
    const parameters =
      "{ rate: { min: 0, max: 1, default: 0.5 }, a: 3, 'b\\n': { kind: 'whole', max: 1 / 0 } }";
    const rate = { name: "rate", min: 0, max: 1, default: 0.5 };
    const all = [rate, { name: "a" }, { name: "b", kind: "whole" }];
    expect(await inspected(`export const parameters = ${parameters};`)).toMatchObject({ parameters: all });
    for (const [word, none] of [
      ...["3", "[3]", "[[]]", "'rps'", "Array(99).fill('rps')"].map((one) => ["games", one]),
      ...["3", "[1]", "null", "'rate'"].map((one) => ["parameters", one]),
    ])
      expect(await inspected(`export const ${word} = ${none};`), none).toEqual({
        problem: `its ${word} aren't written as they should be`,
      });
  });
});

// One file in one virtual machine: what it gets, what may come back, and what it can't reach.

import { existsSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ModuleFailure } from "../../../src/arena/match/failures.ts";
import { type Create, playTask } from "../../../src/arena/match/play.ts";
import type { MatchTask } from "../../../src/arena/match/task.ts";
import { newWatch } from "../../../src/arena/match/watch.ts";
import { MODULE_LIMITS } from "../../../src/arena/sandbox/limits.ts";
import { compiledEngine } from "../../../src/arena/sandbox/machine.ts";
import { boundedEngine } from "../../../src/arena/sandbox/metering.ts";
import { StrategyModule } from "../../../src/arena/sandbox/strategy-module.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { createStrategy, type Strategy } from "../../../src/core/strategies/index.ts";
import { ATTACKS, taskOf } from "./corpus.ts";

const wasm = await compiledEngine();
const rps = matrixGame("rps") as MatrixGame;

async function begun(source: string, module = wasm, rounds = 1000) {
  const guest = await StrategyModule.open(module, source);
  const strategy = guest.begin({ game: rps, side: "person", random: seededRandom(1) }, rounds);
  return { guest, strategy };
}

const choosing = async (source: string): Promise<number> => (await begun(source)).strategy.choose();

function failureIn(work: () => unknown): ModuleFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof ModuleFailure) return error;
    throw error;
  }
  throw new Error("it did not fail");
}

describe("a module", () => {
  it("receives the game, the rounds, its side and its random numbers", async () => {
    const source = `export function create({ game, rounds, random, side }) {
      const draws = [random(), Math.random()];
      const known = [game.id, game.size, game.moves.join(), game.outcome(0, 1), rounds, side, draws].join(" ");
      return { choose() { throw known; } };
    }`;
    const dice = seededRandom(1);
    const { strategy } = await begun(source);
    const known = `rps 3 rock,scissors,paper 1 1000 person ${[dice.unit(), dice.unit()]}`;
    expect(failureIn(() => strategy.choose()).message).toBe(`it threw ${JSON.stringify(known)}`);
  });

  it("fails with a message on one line, free of control characters", async () => {
    const source = 'export const move = () => { throw "a\\nb\\u202e\\u3164\\u001b[2J"; };';
    const { strategy } = await begun(source);
    expect(failureIn(() => strategy.choose()).message).toBe('it threw "a b [2J"');
  });

  it("plays moves by number or by name", async () => {
    expect(await choosing("export const move = () => 2;")).toBe(2);
    expect(await choosing('export const move = () => "paper";')).toBe(2);
  });

  it("plays 0 for -0, which the other side could tell apart", async () => {
    expect(Object.is(await choosing("export const move = () => -0;"), 0)).toBe(true);
  });

  it("sees both moves of each round, in either form", async () => {
    const short =
      "export const move = (history) => history.map(({ own, opponent }) => 3 * own + opponent)[1] % 3 || 0;";
    const long = `export const create = () => {
      const seen = [];
      return { choose: () => (seen[1] ?? 0) % 3, observe(own, opponent) { seen.push(3 * own + opponent); } };
    };`;
    for (const source of [short, long]) {
      const { strategy } = await begun(source);
      strategy.choose();
      strategy.observe(0, 1);
      strategy.choose();
      strategy.observe(1, 2);
      expect(strategy.choose()).toBe(2);
    }
  });

  it("reports the location of a failure in the file", async () => {
    const { strategy } = await begun("export function move(history) {\n  return history.x.y;\n}");
    expect(failureIn(() => strategy.choose())).toMatchObject({ kind: "crashed", at: { line: 2 } });
  });

  it.each([
    ["strategy.js:99999999999999999999:1", { line: 3, column: 1 }],
    ["strategy.js:2:99999999999999999999", { line: 2, column: 23 }],
    ["strategy.js:0:0", { line: 1, column: 1 }],
    ["strategy.js:2", { line: 2, column: 1 }],
    [`${"x".repeat(30_000)}strategy.js:2:2`, undefined],
    ["strategy.js:-2", undefined],
  ])("reports no location outside the file, whatever stack it writes (%.40s)", async (stack, at) => {
    const source = `export function move() {\n  const e = Error("");\n  e.stack = ${JSON.stringify(stack)}; throw e; }`;
    const { strategy } = await begun(source);
    const failure = failureIn(() => strategy.choose());
    expect(failure).toMatchObject({ kind: "crashed", at });
  });

  it("never ends a message with half a character", async () => {
    const { strategy } = await begun('export const move = () => { throw Error("a" + "👑".repeat(500)); };');
    expect(failureIn(() => strategy.choose()).message.isWellFormed()).toBe(true);
  });

  it("may leave rejected promises behind", async () => {
    expect(await choosing("Promise.reject(1);\nexport const move = () => 1;")).toBe(1);
  });

  it("takes the same steps and bytes each time", async () => {
    const source =
      "const kept = [];\nexport function move() {\n  for (let at = 0; at < 5e3; at++) kept[at] = { at };\n  return 0;\n}";
    const taken = async () => {
      const { guest, strategy } = await begun(source);
      for (let round = 0; round < 50; round++) strategy.choose();
      return guest.taken;
    };
    expect(await taken()).toEqual(await taken());
  });

  it("may use up steps that it saved earlier", async () => {
    const late =
      "let round = 0;\nexport function move() {\n  if (++round === 100) for (let at = 0; at < 3e6; at++);\n  return 0;\n}";
    const { strategy } = await begun(late);
    for (let round = 0; round < 99; round++) strategy.choose();
    expect(strategy.choose()).toBe(0);
    const early = await begun(late.replace("100", "1"));
    expect(failureIn(() => early.strategy.choose()).kind).toBe("exhausted");
  });

  it("leaks nothing outside its heap, however often it's asked", async () => {
    const small = await compiledEngine(28);
    const source =
      "export function move(history, game, random) {\n  history.length = 0;\n  for (let at = 0; at < 40; at++) random();\n  return 0;\n}";
    const { guest, strategy } = await begun(source, small);
    play(strategy, 200);
    const { bytes } = guest.taken;
    play(strategy, 5_000);
    expect(guest.taken.bytes - bytes).toBeLessThan(1000);
  });

  it("can't take more of the host than its machine's memory", async () => {
    const small = await compiledEngine(40);
    const source =
      "const kept = [];\nexport function move() {\n  for (let at = 0; at < 50; at++) kept.push(new Uint8Array(100_000));\n  return 0;\n}";
    expect(await choosing(source)).toBe(0);
    const { strategy } = await begun(source, small);
    expect(failureIn(() => strategy.choose())).toMatchObject({
      kind: "exhausted",
      message: "it used more memory than a strategy has",
    });
  });

  it("finds nothing of the previous module in its machine", async () => {
    await choosing("globalThis.left = 1;\nObject.prototype.left = 1;\nexport const move = () => 0;");
    expect(await choosing('export const move = () => ("left" in globalThis || "left" in {} ? 1 : 0);')).toBe(
      0,
    );
  });

  it("learns nothing that it isn't given, even in an open process", async () => {
    const canary = "/tmp/gadalka-escaped";
    rmSync(canary, { force: true });
    const escapes = ATTACKS.filter(({ name }) => /^(escape|tamper|time)-/.test(name));
    for (const { bytes } of escapes) {
      const { strategy } = await begun(Buffer.from(bytes).toString("utf8"));
      try {
        play(strategy, 3);
      } catch (error) {
        expect(String(error)).not.toContain("ESCAPED");
      }
    }
    expect(escapes.length).toBeGreaterThan(25);
    expect(existsSync(canary)).toBe(false);
    expect(process.env).not.toHaveProperty("GADALKA_ESCAPED");
    expect(globalThis).not.toHaveProperty("__gadalkaEscaped");
    expect(Math.random()).not.toBe(0.999);
  });

  it("reaches its own stack limit before the host's", async () => {
    const source =
      "export function move() {\n  let depth = 0;\n  const deeper = () => { depth++; deeper(); };\n  try { deeper(); } catch {}\n  return depth > 100 && depth < 5000 ? 1 : 0;\n}";
    expect(await choosing(source)).toBe(1);
    expect(MODULE_LIMITS.stackBytes).toBeLessThan(512 * 1024);
  });
});

describe("the random numbers of another side", () => {
  it("stay unpredictable to a file that solves for them", async () => {
    const attack = ATTACKS.find(({ name }) => name === "run-linear-dice");
    const [matches, rounds] = [10, 1000];
    let wins = 0;
    for (let seed = 0; seed < matches; seed++) {
      const guest = await StrategyModule.open(wasm, String(attack?.bytes));
      const create: Create = (spec, seat) =>
        spec === "random" ? createStrategy(spec, seat) : guest.begin(seat, rounds);
      const strategies = [attack?.id ?? "", "random"] as const;
      const task: MatchTask = { ...taskOf(0, strategies, rounds), rule: "oddeven", seed };
      wins += playTask(task, create, newWatch()).tally?.wins ?? Number.NaN;
      guest.close();
    }
    // Four standard deviations of the same number of fair coin tosses.
    expect(Math.abs(wins - (matches * rounds) / 2)).toBeLessThan(2 * Math.sqrt(matches * rounds));
  });
});

describe("the engine", () => {
  it("counts the steps of a built-in call, and stops it when none are left", async () => {
    const source = `const text = "a".repeat(3e6);
      const needle = text.slice(0, 15e5) + "b";
      export const move = () => text.indexOf(needle) + 1;`;
    const { guest, strategy } = await begun(source);
    expect(failureIn(() => strategy.choose())).toMatchObject({
      kind: "exhausted",
      message: "it used more steps than a strategy has",
    });
    expect(guest.taken.steps).toBe(MODULE_LIMITS.stepsAtStart + MODULE_LIMITS.stepsEachRound + 1);
  });

  it("counts the same each time, and nothing more for small calls", async () => {
    const stepsOf = async (source: string): Promise<number> => {
      const { guest, strategy } = await begun(source);
      play(strategy, 50);
      return guest.taken.steps;
    };
    const sorting = "export const move = () => Array.from({ length: 5e3 }, (_, at) => at).sort()[0];";
    expect(await stepsOf(sorting)).toBe(await stepsOf(sorting));
    expect(await stepsOf("export const move = () => 0;")).toBeLessThan(3);
  });

  it("refuses any other program", () => {
    const empty = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect(() => boundedEngine(empty, { pages: 300, turns: 1000 })).toThrow(RangeError);
  });
});

function play(strategy: Strategy, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    strategy.choose();
    strategy.observe(0, 1);
  }
}

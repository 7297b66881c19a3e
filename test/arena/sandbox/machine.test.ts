// One file in one virtual machine: what it gets, what may come back, and what it can't reach.

import { describe, expect, it } from "vitest";
import { StrategyModule } from "../../../src/arena/sandbox/machine.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { PlayerFailure } from "../../../src/core/matches/match.ts";
import { seededRandom } from "../../../src/core/random/index.ts";

const rps = matrixGame("rps") as MatrixGame;

async function begun(source: string) {
  const module = await StrategyModule.open(source);
  module.allowTime(1000);
  const strategy = module.begin({ game: rps, side: "person", random: seededRandom(1) }, 1000);
  return { module, strategy };
}

const choosing = async (source: string): Promise<number> => (await begun(source)).strategy.choose();

function failureIn(work: () => unknown): PlayerFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof PlayerFailure) return error;
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

  it("plays moves by number or by name", async () => {
    expect(await choosing("export const move = () => 2;")).toBe(2);
    expect(await choosing('export const move = () => "paper";')).toBe(2);
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

  it("counts the column in characters, where the engine counts bytes", async () => {
    const columnAfter = async (word: string) => {
      const { strategy } = await begun(`export function move() { const ${word} = 0; return ${word}.x.y; }`);
      return failureIn(() => strategy.choose()).at?.column;
    };
    expect(await columnAfter("привет")).toBe(await columnAfter("letter"));
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

  it("takes the same steps and bytes each time", async () => {
    const source =
      "const kept = [];\nexport function move() {\n  for (let at = 0; at < 5e3; at++) kept[at] = { at };\n  return 0;\n}";
    const taken = async () => {
      const { module, strategy } = await begun(source);
      for (let round = 0; round < 50; round++) strategy.choose();
      return module.taken;
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
});

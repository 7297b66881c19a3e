// `npm run load`: thousands of people on both simulated platforms play against real bots, on a store with a million
// players, with or without faults. What they were shown is then compared with what is stored. Prints tables; exit code
// 1 if anything is wrong.

import { endOnInterruption, hasRedis, NO_REDIS, print, readCommandLine, refuse } from "../prove/console.ts";
import { thisMachine } from "./machine.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { writePage } from "./page.ts";
import { printLines, printMachine, writeJson } from "./report.ts";
import { SCENARIOS } from "./scenarios/index.ts";
import type { Line, Tools } from "./scenarios/scenario.ts";
import { openGround } from "./store/ground.ts";

async function main(): Promise<number> {
  const options = readCommandLine(readOptions, USAGE);
  if (!options) return 2;
  if (!hasRedis()) return refuse(`${NO_REDIS}\n`);
  endOnInterruption();
  const machine = thisMachine();
  printMachine(machine);
  const lines = await runAll(options);
  printLines(lines);
  const { json, isForPage, size } = options;
  if (json) writeJson(json, machine, size, lines);
  if (isForPage) writePage(machine, size, lines, `npm run load -- ${process.argv.slice(2).join(" ")}`);
  return lines.some(({ problems }) => problems.length > 0) ? 1 : 0;
}

async function runAll({ scenarios, size, modes }: Options): Promise<readonly Line[]> {
  const ground = await openGround();
  const started = performance.now();
  const tell = (words: string): void =>
    print(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${words}`);
  const lines: Line[] = [];
  try {
    for (const name of scenarios) {
      if (!GROWS_ITSELF.includes(name) && ground.players() < size.players) {
        tell(`storing ${size.players.toLocaleString("en")} players`);
        await ground.grow(size.players);
      }
      lines.push(...(await tryOut(name, { size, modes, ground, tell })));
    }
  } finally {
    await ground.close();
  }
  return lines;
}

/** A scenario that fails becomes a line of its own and doesn't stop the others. */
async function tryOut(name: string, tools: Tools): Promise<readonly Line[]> {
  try {
    return (await SCENARIOS[name]?.(tools)) ?? [];
  } catch (error) {
    const words = (error as Error).stack ?? String(error);
    tools.tell(`${name} broke off: ${words}`);
    const problems = [`it broke off: ${words.split("\n", 1)[0]}`];
    return [{ scenario: name, what: "could not be tried to its end", facts: {}, problems }];
  }
}

/** These need no stored players, or create their own. */
const GROWS_ITSELF = ["bare", "sizes", "master"];

process.exitCode = await main();

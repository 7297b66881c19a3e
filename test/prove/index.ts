// `npm run prove`: while something goes wrong, every press that was told as counted is counted once.
// One line for each way of going wrong; exit code 1 where one of them fails.

import { spawnSync } from "node:child_process";
import { chosen, everyLine, type Line, nameOf } from "./lines.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { prove, type Report } from "./prove.ts";
import { endWorlds, openWorld } from "./world.ts";

type Verdict = "proved" | "failed" | "skipped";

const PROBLEMS_SHOWN = 5;
const NAME_WIDTH = 62;

async function main(): Promise<number> {
  const options = read();
  if (!options) return 2;
  const all = everyLine(spawnSync("redis-server", ["--version"]).status === 0);
  const lines = chosen(all, options.words);
  if (lines.length === 0) return refuse(`no line has all of: ${options.words.join(" ")}\n`);
  if (options.isList) return list(lines);
  onInterruption();
  const verdicts = await runAll(lines, options);
  const count = (one: Verdict): number => verdicts.filter((verdict) => verdict === one).length;
  print(`${count("proved")} proved, ${count("failed")} failed, ${count("skipped")} skipped`);
  return count("failed") > 0 ? 1 : 0;
}

function read(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    refuse(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

function refuse(words: string): number {
  process.stderr.write(words);
  return 2;
}

function list(lines: readonly Line[]): number {
  for (const line of lines)
    print(line.skipped ? `${nameOf(line)}  (skipped: ${line.skipped})` : nameOf(line));
  return 0;
}

/** So many lines at a time; each prints itself when it is done. */
async function runAll(lines: readonly Line[], options: Options): Promise<readonly Verdict[]> {
  const waiting = [...lines];
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let line = waiting.shift(); line; line = waiting.shift()) verdicts.push(await run(line, options));
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
  return verdicts;
}

async function run(line: Line, { plan }: Options): Promise<Verdict> {
  if (line.skipped) return tell("skipped", line, line.skipped);
  const startedMs = performance.now();
  const world = openWorld();
  const report = await prove(line, plan, world).catch((error: unknown) => error as Error);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const problems = report instanceof Error ? [report.stack ?? report.message] : report.problems;
  const facts = report instanceof Error ? "could not be tried" : factsOf(report);
  const isProved = problems.length === 0;
  await world.end(!isProved);
  const verdict = tell(isProved ? "proved" : "failed", line, `${facts}, ${seconds} s`);
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) print(`       ${problem}`);
  if (problems.length > PROBLEMS_SHOWN) print(`       and ${problems.length - PROBLEMS_SHOWN} more`);
  if (!isProved) print(`       what was told and logged: ${world.folder}`);
  return verdict;
}

const MARKS = { proved: "ok  ", failed: "FAIL", skipped: "skip" } as const;

function tell(verdict: Verdict, line: Line, words: string): Verdict {
  print(`${MARKS[verdict]} ${nameOf(line).padEnd(NAME_WIDTH)} ${words}`);
  return verdict;
}

function factsOf({ tally, audit }: Report): string {
  return [
    `${tally.presses} presses`,
    `${tally.told} told`,
    `${audit.counted} counted`,
    `${audit.twice} twice`,
    `${audit.lost} lost`,
    ...(audit.forgiven > 0 ? [`${audit.forgiven} gone with the master`] : []),
  ].join(", ");
}

function print(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** Ctrl-C: everything that was started is ended, and every folder removed. */
function onInterruption(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      void endWorlds().finally(() => process.exit(130));
    });
}

process.exitCode = await main();

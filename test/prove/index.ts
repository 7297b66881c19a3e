// `npm run prove`: whatever goes wrong meanwhile, every press reported as counted must be counted exactly once. Prints
// one line per kind of fault; exits with code 1 if any of them fails.

import { parseArgs } from "node:util";
import { endOnInterruption, hasRedis, NO_REDIS, print, refuse } from "./console.ts";
import { type DuelsPlan, proveDuels } from "./duels/duels.ts";
import { chosen, everyLine, nameOf } from "./lines.ts";
import { type Plan, prove, type Report } from "./prove.ts";
import { openWorld, type World } from "./world.ts";

/** One proof to run. */
interface Task {
  readonly name: string;
  readonly skipped?: string | undefined;
  run(world: World): Promise<{ readonly facts: string; readonly problems: readonly string[] }>;
}

type Verdict = "proved" | "failed" | "skipped";

/** Ten seconds without a fault at a press a second. */
const PLAN: Plan = { people: 20, turns: 10, seed: 20_261_121, verified: 2 };
const AT_ONCE = 4;
const PROBLEMS_SHOWN = 5;
const NAME_WIDTH = 62;

async function main(): Promise<number> {
  const { values, positionals: words } = parseArgs({
    allowPositionals: true,
    options: { list: { type: "boolean" }, duels: { type: "string" } },
  });
  const duels = Number(values.duels ?? (words.includes("duels") ? 100_000 : 1_000));
  const tasks = chosen(everyTask(duels), ({ name }) => name, words);
  if (tasks.length === 0) return refuse(`no line has all of: ${words.join(" ")}\n`);
  if (values.list) return list(tasks);
  endOnInterruption();
  const verdicts = await runAll(tasks);
  const count = (one: Verdict): number => verdicts.filter((verdict) => verdict === one).length;
  print(`${count("proved")} proved, ${count("failed")} failed, ${count("skipped")} skipped`);
  return count("failed") > 0 ? 1 : 0;
}

function everyTask(duels: number): readonly Task[] {
  const isInstalled = hasRedis();
  const lines = everyLine(isInstalled).map((line): Task => {
    const run = async (world: World) => {
      const report = await prove(line, PLAN, world);
      return { facts: factsOf(report), problems: report.problems };
    };
    return { name: nameOf(line), skipped: line.skipped, run };
  });
  const { seed } = PLAN;
  const onRedis = duelTask("duels · redis · two bots, killed in turn; Redis frozen", {
    duels,
    seed,
    store: "redis",
    bots: 2,
  });
  return [
    ...lines,
    isInstalled ? onRedis : { ...onRedis, skipped: NO_REDIS },
    duelTask("duels · embedded · one bot, killed again and again", {
      duels: Math.ceil(duels / 20),
      seed,
      store: "embedded",
      bots: 1,
    }),
  ];
}

/** A bot is killed a hundred times, if there are enough duels to be affected. */
function duelTask(name: string, plan: Omit<DuelsPlan, "killedEvery">): Task {
  const killedEvery = Math.max(60, Math.ceil(plan.duels / 100));
  const run = async (world: World) => {
    const { problems, ...counts } = await proveDuels({ ...plan, killedEvery }, world);
    return {
      facts: Object.entries(counts)
        .map(([what, count]) => `${count} ${what}`)
        .join(", "),
      problems,
    };
  };
  return { name, run };
}

function list(tasks: readonly Task[]): number {
  for (const { name, skipped } of tasks) print(skipped ? `${name}  (skipped: ${skipped})` : name);
  return 0;
}

/** Runs a few lines at a time; each prints itself when done. */
async function runAll(tasks: readonly Task[]): Promise<readonly Verdict[]> {
  const waiting = [...tasks];
  const verdicts: Verdict[] = [];
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) verdicts.push(await run(task));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}

async function run(task: Task): Promise<Verdict> {
  if (task.skipped) return tell("skipped", task, task.skipped);
  const startedMs = performance.now();
  const world = openWorld();
  const report = await task.run(world).catch((error: unknown) => error as Error);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const problems = report instanceof Error ? [report.stack ?? report.message] : report.problems;
  const facts = report instanceof Error ? "could not be tried" : report.facts;
  const isProved = problems.length === 0;
  await world.end(!isProved);
  const verdict = tell(isProved ? "proved" : "failed", task, `${facts}, ${seconds} s`);
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) print(`       ${problem}`);
  if (problems.length > PROBLEMS_SHOWN) print(`       and ${problems.length - PROBLEMS_SHOWN} more`);
  if (!isProved) print(`       what was told and logged: ${world.folder}`);
  return verdict;
}

const MARKS = { proved: "ok  ", failed: "FAIL", skipped: "skip" } as const;

function tell(verdict: Verdict, { name }: Task, words: string): Verdict {
  print(`${MARKS[verdict]} ${name.padEnd(NAME_WIDTH)} ${words}`);
  return verdict;
}

function factsOf({ tally, audit }: Report): string {
  return [
    `${tally.presses} presses`,
    `${tally.heard} told`,
    `${audit.counted} counted`,
    `${audit.twice} twice`,
    `${audit.lost} lost`,
  ].join(", ");
}

process.exitCode = await main();

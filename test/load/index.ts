// `npm run load`: a crowd on both simulated platforms plays with a real bot on Redis. Prints how soon it was answered
// and what that cost; exits with code 1 if something wasn't as it should be.

import { parseArgs } from "node:util";
import { printMachine, printTable } from "../bench/figures.ts";
import {
  endOnInterruption,
  hasRedis,
  NO_REDIS,
  print,
  readCommandLine,
  refuse,
  whole,
} from "../prove/console.ts";
import { type LoadPlan, load } from "./load.ts";

const USAGE = `npm run load [-- options]

  --people N       who plays at once (1000)
  --rate N         presses a second, of all together (150)
  --guilds N       Discord servers (2000)
  --seconds N      how long it's measured (45)
  --seed N         of moves and of times to think (20261123)
`;

/** @throws TypeError for an unknown option or an invalid number. */
function readPlan(args: readonly string[]): LoadPlan {
  const string = { type: "string" } as const;
  const options = { people: string, rate: string, guilds: string, seconds: string, seed: string };
  const { values } = parseArgs({ args: [...args], options });
  const number = (name: keyof typeof values, usual: number): number => whole(name, values[name], usual);
  return {
    ...{ people: number("people", 1_000), rate: number("rate", 150), guilds: number("guilds", 2_000) },
    ...{ seconds: number("seconds", 45), seed: number("seed", 20_261_123) },
  };
}

async function main(): Promise<number> {
  const plan = readCommandLine(readPlan, USAGE);
  if (!plan) return 2;
  if (!hasRedis()) return refuse(`${NO_REDIS}\n`);
  endOnInterruption();
  printMachine();
  const { pressesPerSecond, unanswered, platforms, cpuMsEach, residentMb, problems } = await load(plan);
  printTable(
    `${plan.people} people, ${plan.rate} presses a second asked`,
    ["", "p50 ms", "p99 ms", "max ms", "command p50 ms", "p99 ms"],
    platforms.map(({ name, ackMs, commandMs }) => [
      ...[name, ackMs.p50 ?? "-", ackMs.p99 ?? "-", ackMs.max ?? "-"],
      ...[commandMs.p50, commandMs.p99],
    ]),
  );
  print(
    `\n${pressesPerSecond.toFixed(0)} presses a second answered, ${unanswered} unanswered; ` +
      `the bot took ${cpuMsEach.toFixed(2)} ms of CPU each and ${Math.round(residentMb)} MB`,
  );
  const wrong = [...problems, ...(unanswered > 0 ? [`${unanswered} were not answered in time`] : [])];
  for (const problem of wrong) print(`NOT AS IT SHOULD BE: ${problem}`);
  return wrong.length > 0 ? 1 : 0;
}

process.exitCode = await main();

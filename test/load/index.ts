// `npm run load`: a crowd on both simulated platforms plays with a real bot on Redis. Prints how soon it was answered
// and what that cost; exits with code 1 if something wasn't as it should be.

import { parseArgs } from "node:util";
import { printMachine, printTable } from "../bench/figures.ts";
import { endOnInterruption, hasRedis, NO_REDIS, print, refuse } from "../prove/console.ts";
import { load } from "./load.ts";

const { values } = parseArgs({
  options: { people: { type: "string", default: "1000" }, rate: { type: "string", default: "150" } },
});
const plan = {
  people: Number(values.people),
  /** Presses a second, of all together. */
  rate: Number(values.rate),
  guilds: 2_000,
  seconds: 45,
  seed: 20_261_123,
};

async function main(): Promise<number> {
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

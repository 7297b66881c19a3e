// `npm run bench -- tournaments`: ten private tournaments with 2,000 rounds per match, and one by a different person
// that takes about two seconds alone. Measures how long the ten delay it.

import { printTable } from "../table.ts";
import { openQuietBot, type QuietBot } from "./bot.ts";

const LONG = 10;
const HEAD_START_MS = 3_000;
const DEAR = ["fortune-teller", "iocaine", "second-guess", "history-match"];
const DEAR_TWICE = [...DEAR, ...["iocaine:rounds=50", "mirror", "mixing", "daemons"]];
const SMALL = { match: "1000", entrants: ["fortune-teller", "mixing", "iocaine", "markov", "vote", "copy"] };

/** Prints how long the small one took: alone, started after the ten, and started together with them. */
export async function benchTournaments(): Promise<void> {
  const alone = await smallBeside(0, 0);
  const later = await smallBeside(LONG, HEAD_START_MS);
  const together = await smallBeside(LONG, 0);
  printTable(
    "A tournament of two seconds, in seconds, and how far the ten long ones were by then",
    ["", "s", "long ones over"],
    [
      ["alone", alone.seconds, "-"],
      [`begun ${HEAD_START_MS / 1000} s after ten private ones of 2,000 rounds`, later.seconds, later.over],
      ["begun together with them", together.seconds, together.over],
    ],
  );
}

async function smallBeside(long: number, headStartMs: number) {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let over = 0;
  const bot = await openQuietBot(({ id }) => {
    if (id === "small") resolve();
    else over++;
  });
  try {
    await Promise.all(Array.from({ length: long }, (_, at) => begin(bot, `long-${at}`, "2000", DEAR_TWICE)));
    await new Promise((done) => setTimeout(done, headStartMs));
    const begun = performance.now();
    await begin(bot, "small", SMALL.match, SMALL.entrants);
    await ended;
    return { seconds: (performance.now() - begun) / 1000, over: String(over) };
  } finally {
    await bot.close();
  }
}

async function begin(bot: QuietBot, person: string, match: string, entrants: readonly string[]) {
  const type = (subcommand: string, options?: Record<string, string>) =>
    bot.type(person, "tournament", subcommand, options);
  await type("create", { system: "round-robin", match });
  // One person can enter four at most, so different people enter the rest.
  for (const [at, strategy] of entrants.entries())
    await bot.join(person, `${person}-${Math.floor(at / 4)}`, strategy);
  await type("start");
}

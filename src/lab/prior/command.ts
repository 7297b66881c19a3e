// Options of `gadalka lab prior`; what it runs is loaded lazily.

import { Command } from "commander";
import type { OpenHostLab } from "../host-lab.ts";

/** The command; `openHost` is asked for the people of the store. */
export function command(openHost: OpenHostLab): Command {
  return new Command("prior")
    .description("learn from this host's people what the fortune-teller knows before the first round")
    .showHelpAfterError("(to learn from a file: npm run -s experiment -- prior)")
    .requiredOption(
      "--from-store",
      "from those of this host's players who agreed, judged on held-out ones, " +
        "and put where the bot takes it up if that is better with confidence",
    )
    .option("--game <id>", "any game", "rps")
    .option("--seed <number>", "whole number that decides the order in which people are met", "1")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./run-from-store.ts")).runFromStore(options, await openHost()));
}

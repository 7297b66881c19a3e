// Options of `gadalka lab prior`; the study is loaded lazily.

import { Command } from "commander";
import type { OpenHostLab } from "../host-lab.ts";

/** The command; `openHost` is asked for the people of the store. */
export function command(openHost: OpenHostLab): Command {
  return new Command("prior")
    .description("learn from people what the fortune-teller knows of a player before the first round")
    .option("--data <csv>", "file with the columns player, round, move, opponent_move")
    .option("--out <file>", "where the population is written")
    .option(
      "--from-store",
      "instead: from those of this host's players who agreed, judged on held-out ones, " +
        "and put where the bot takes it up if that is better with confidence",
    )
    .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1); any game from the store", "rps")
    .option("--visits <number>", "leave out habits that were seen less often", "30")
    .option("--seed <number>", "whole number that decides the order in which people are met", "1")
    .option("--workers <number>", "threads, from the store; all cores unless told")
    .option("--json", "print JSON")
    .action(async ({ fromStore, ...options }) => {
      if (fromStore) await (await import("./run-from-store.ts")).runFromStore(options, await openHost());
      else await (await import("./run.ts")).runPrior(options);
    });
}

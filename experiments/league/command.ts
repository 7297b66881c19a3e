// Options of `experiment league`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("league")
  .description(
    "whether a league's ranks lie in their intervals on another set of seeds, and whether throwers are found",
  )
  .option("--game <id>", "what is played", "rps")
  .option("--entrants <number>", "strategies of the registry, 10 to 100", "40")
  .option("--matches <numbers>", "matches a pair, 1 to 64, such as 4,8,16", "2,4,8,16")
  .option("--rounds <number>", "rounds a match, 10 to 10000", "200")
  .option("--sets <number>", "sets of seeds, each compared with all others, 2 to 64", "8")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runLeagueStudy(options));

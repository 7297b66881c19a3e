// Options of `experiment daily`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("daily")
  .description("whether the minds of the days can be read in 20 rounds, and what a second account gains")
  .option("--tries <number>", "tries of each kind of player against each mind", "100")
  .option("--days <number>", "days on which somebody plays with two accounts", "2000")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runDaily(options));

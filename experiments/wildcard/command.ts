// Options of `experiment wildcard`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("wildcard")
  .description("the wildcard predictor by counters and in closed form: equal results, time and memory")
  .option("--contexts <list>", "numbers of context, 1 to 64", "1,3,5,6,8,10,12,32,64")
  .option("--rounds <list>", "rounds of history", "1000,10000")
  .option("--seed <number>", "whole number that decides the opponent's moves and ties", "1")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runWildcard(options));

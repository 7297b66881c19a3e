// Options of `gadalka lab oddeven`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("oddeven")
  .description("how well machines guess coins, patterns and each other at odd-even")
  .option("--matches <number>", "matches of 1,000 moves for each pair", "50")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runOddEven(options));

// Options of `gadalka lab minesweeper`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("minesweeper")
  .description("how often a strategy wins at minesweeper, and the source's figures beside ours")
  .option("--strategy <id>", "random, simple, exact", "exact")
  .option("--board <size>", "width x height / mines, or beginner, intermediate, expert", "9x9/10")
  .option(
    "--start <rule>",
    "what the first cell is: safe, opening, source for the source's own click, or seed for its code as printed",
    "safe",
  )
  .option("--games <number>", "boards; with --study for each line", "10000")
  .option("--study", "the source's rates and formulas beside ours, with the rules used")
  .option("--violations", "count the cells that were called safe, and those of them that were mines")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--plot <folder>", "draw a chart into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runMinesweeper(options));

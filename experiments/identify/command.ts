// Options of `experiment identify`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("identify")
  .description("whether a distance between profiles finds recorded people again")
  .requiredOption(
    "--data <csv>",
    "file with the columns player, round, move, opponent_move, and opponent if known",
  )
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--plot <folder>", "draw a chart into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runIdentify(options));

// Options of `gadalka lab distance`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("distance")
  .description(
    "how far two ways to play lie apart, by the source's distance and by what can be trusted beside it",
  )
  .requiredOption("--a <csv>", "file with the columns round, move, opponent_move")
  .requiredOption("--b <csv>", "the other one's")
  .option("--context <number>", "numbers of context of the source's distance, 1 to 64", "6")
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--seed <number>", "whole number that decides the permutations", "1")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runDistance(options));

// Options of `prior`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("prior")
  .description("learn from people what the fortune-teller knows of a player before the first round")
  .requiredOption("--data <csv>", "file with the columns player, round, move, opponent_move")
  .requiredOption("--out <file>", "where the population is written")
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--visits <number>", "leave out habits that were seen less often", "30")
  .option("--seed <number>", "whole number that decides the order in which people are met", "1")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runPrior(options));

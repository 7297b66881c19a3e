// Options of `experiment ghosts`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("ghosts")
  .description("how well ghosts stand in for recorded people, on rounds that they have not seen")
  .requiredOption("--data <csv>", "file with the columns player, round, move, opponent_move")
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--rounds <numbers>", "of each person the first so many rounds", "100,150,200,300")
  .option("--folds <number>", "groups of people, each with a population of the others'", "5")
  .option("--seed <number>", "whole number that decides the groups", "1")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runGhosts(options));

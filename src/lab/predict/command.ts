// Options of `gadalka lab predict`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("predict")
  .description("replay recorded people and tell how well a strategy reads them")
  .requiredOption("--data <csv>", "file with the columns player, round, move, opponent_move")
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--strategy <id>", "who reads them", "wildcard")
  .option("--half <half>", "only every other person: first | second | all", "all")
  .option("--seed <number>", "whole number that decides ties", "1")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runPredict(options));

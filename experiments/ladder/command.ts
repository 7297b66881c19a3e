// Options of `experiment ladder`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("ladder")
  .description("what the ladder of duels finds of true strengths, what luck alone does, what tricks gain")
  .option("--ladders <number>", "simulated ladders of each kind, 2 to 1000", "60")
  .option("--people <number>", "people on a ladder, 6 to 60", "24")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--plot <folder>", "draw a chart into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runLadderStudy(options));

// Options of `gadalka lab thesis`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("thesis")
  .description("the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values")
  .requiredOption("--table <number>", "4.1 … 4.14, 4.3.2, or all")
  .option("--seeds <number>", "how many seeds, 1 and up", "3")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--scale <number>", "play only one in so many rounds, for a quick look", "1")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runThesis(options));

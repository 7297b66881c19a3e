// Options of `gadalka lab thesis`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("thesis")
  .description("the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values")
  .option("--table <number>", "4.1 … 4.14, 4.2.2, 4.3.2, claims (its conclusions, judged), or all")
  .option(
    "--sweep [agent]",
    "instead of a table, what it leaves to others: supp, mksu or mkia by rate, discount and epsilon; markov by what preprocessing raises; without a name supp and markov",
  )
  .option("--seeds <number>", "how many seeds, 1 and up", "3")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--scale <number>", "play only one in so many rounds, for a quick look", "1")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runThesis(options));

// Options of `gadalka lab championships`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("championships")
  .description("how accurately championship systems find the strongest, and in how many games")
  .option(
    "--system <name>",
    "round-robin, olympic, olympic-matches, recursive, recursive-matches, swiss, none",
    "swiss",
  )
  .option("--players <number>", "how many take part, 3 and up", "64")
  .option("--a <number>", "how surely the strongest beats the weakest, .5 to 1", "0.75")
  .option("--series <number>", "championships of a series; 100000 unless told")
  .option("--k <number>", "games that win a match, with the systems of matches", "4")
  .option("--rounds <number>", "of Swiss; 5, 7, 10 and 13 for 8, 16, 32 and 64 unless told")
  .option("--repeat <number>", "how often it is held with the same players; their places are summed", "1")
  .option("--fresh", "Swiss in which nobody meets twice, as in tournaments; the study's lets them")
  .option("--tables", "all tables of the study, and its conclusions judged: shown, refuted or undecided")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--plot <folder>", "draw charts into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runChampionships(options));

// Options of `experiment habits`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("habits")
  .description("how well strategies foretell simulated people at odd-even, by kind of habit")
  .option(
    "--strategies <ids>",
    "strategies, separated by spaces",
    "fortune-teller markov:order=1 markov:order=2 markov:order=3 markov:order=4 markov:order=5",
  )
  .option("--people <number>", "people of each kind", "40")
  .option("--rounds <number>", "rounds of each person", "200")
  .option("--held-out", "the kinds of habits that nothing was chosen on")
  .option("--bank", "what the bank costs the first strategy, and what other rules of staking would")
  .option(
    "--data <csv>",
    "with --bank: recorded people at matching pennies (moves 0, 1) in place of simulated",
  )
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runHabits(options));

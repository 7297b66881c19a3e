// Options of `experiment net`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("net")
  .description("what a recurrent net adds to the fortune-teller with people it hasn't met; or learn that net")
  .requiredOption("--data <csv...>", "people at rock-paper-scissors: player, round, move, opponent_move")
  .option("--out <file>", "instead: learn a net from all of these people, and write it there")
  .option("--epochs <number>", "how often everyone is met", "60")
  .option("--folds <number>", "parts of the people that are left out in turn", "5")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runNet(options));

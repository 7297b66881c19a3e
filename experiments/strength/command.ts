// Options of `experiment strength`; the study is loaded lazily.

import { Command } from "commander";
import { CATALOGUE } from "../../src/core/games/index.ts";

export const command = new Command("strength")
  .description(
    "the whole judgement of a strategy: people, programs, who knows all but its dice, time and memory, with the goals and whether they are met",
  )
  .option(
    "--data <csv>",
    "people at rock-paper-scissors: player, round, move, opponent_move, and opponent if known",
  )
  .option("--pennies <csv>", "people at matching pennies (moves 0, 1), the same columns")
  .option("--strategy <id>", "who is judged", "fortune-teller")
  .option(
    "--game <id>",
    `what is played against programs: ${CATALOGUE.map(({ id }) => id).join(", ")}`,
    "rps",
  )
  .option("--matches <number>", "matches of 1,000 rounds for each pair of programs", "50")
  .option("--adversaries <number>", "matches of who knows all but the dice, for each way; 0 for none", "2")
  .option("--adversary-rounds <number>", "rounds of their longest matches", "100000")
  .option("--rounds-of-chance <number>", "rounds against an opponent who plays by chance", "1000000")
  .option("--seed <number>", "whole number that decides everything drawn", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runStrength(options));

// `gadalka lab`: the published studies, re-run. Each study's work is loaded only when it is asked
// for.

import { Command } from "commander";
import { CATALOGUE } from "../core/games/index.ts";

/** The command with all its studies. */
export function labCommand(): Command {
  const lab = new Command("lab").description(
    "re-run the published studies; docs/studies.md tells what to expect",
  );
  addPredict(lab);
  addPrior(lab);
  addWildcard(lab);
  addOddEven(lab);
  addThesis(lab);
  addStrength(lab);
  addChampionships(lab);
  addDistance(lab);
  addIdentify(lab);
  addMinesweeper(lab);
  return lab;
}

function addPredict(lab: Command): void {
  lab
    .command("predict")
    .description("replay recorded people and tell how well a strategy reads them")
    .requiredOption("--data <csv>", "file with the columns player, round, move, opponent_move")
    .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
    .option("--strategy <id>", "who reads them", "wildcard")
    .option("--half <half>", "only every other person: first | second | all", "all")
    .option("--seed <number>", "whole number that decides ties", "1")
    .option("--plot <folder>", "draw charts into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./predict/command.ts")).runPredict(options));
}

function addPrior(lab: Command): void {
  lab
    .command("prior")
    .description(
      "learn from recorded people what the fortune-teller knows of a player before the first round",
    )
    .requiredOption("--data <csv>", "file with the columns player, round, move, opponent_move")
    .requiredOption("--out <file>", "where the population is written")
    .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
    .option("--visits <number>", "leave out habits that were seen less often", "30")
    .option("--seed <number>", "whole number that decides the order in which people are met", "1")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./prior/command.ts")).runPrior(options));
}

function addWildcard(lab: Command): void {
  lab
    .command("wildcard")
    .description("the wildcard predictor by counters and in closed form: equal results, time and memory")
    .option("--contexts <list>", "numbers of context, 1 to 64", "1,3,5,6,8,10,12,32,64")
    .option("--rounds <list>", "rounds of history", "1000,10000")
    .option("--seed <number>", "whole number that decides the opponent's moves and ties", "1")
    .option("--plot <folder>", "draw charts into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./wildcard/command.ts")).runWildcard(options));
}

function addOddEven(lab: Command): void {
  lab
    .command("oddeven")
    .description("how well machines guess coins, periods and each other at odd-even")
    .option("--matches <number>", "matches of 1,000 moves for each pair", "50")
    .option("--seed <number>", "whole number that decides everything drawn", "1")
    .option("--plot <folder>", "draw charts into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./odd-even/command.ts")).runOddEven(options));
}

function addThesis(lab: Command): void {
  lab
    .command("thesis")
    .description("the tables of the thesis on rock-paper-scissors-lizard-Spock, beside their printed values")
    .requiredOption("--table <number>", "4.1 … 4.14, 4.3.2, or all")
    .option("--seeds <number>", "how many seeds, 1 and up", "3")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--scale <number>", "play only one in so many rounds, for a quick look", "1")
    .option("--plot <folder>", "draw charts into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./thesis/command.ts")).runThesis(options));
}

function addStrength(lab: Command): void {
  lab
    .command("strength")
    .description(
      "the whole judgement of a strategy: people, programs, time and memory, with the goals and whether they are met",
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
    .option("--rounds-of-chance <number>", "rounds against an opponent who plays by chance", "1000000")
    .option("--seed <number>", "whole number that decides everything drawn", "1")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./strength/command.ts")).runStrength(options));
}

function addChampionships(lab: Command): void {
  lab
    .command("championships")
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
    .option("--fresh", "Swiss in which nobody meets twice, as in tournaments; the study's lets them")
    .option("--tables", "all tables of the study, and its conclusions judged")
    .option("--seed <number>", "whole number that decides everything drawn", "1")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--plot <folder>", "draw charts into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./championships/command.ts")).runChampionships(options));
}

function addDistance(lab: Command): void {
  lab
    .command("distance")
    .description(
      "how far two ways to play lie apart, by the source's distance and by what can be trusted beside it",
    )
    .requiredOption("--a <csv>", "file with the columns round, move, opponent_move")
    .requiredOption("--b <csv>", "the other one's")
    .option("--context <number>", "numbers of context of the source's distance, 1 to 64", "6")
    .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
    .option("--seed <number>", "whole number that decides the permutations", "1")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./distance/command.ts")).runDistance(options));
}

function addIdentify(lab: Command): void {
  lab
    .command("identify")
    .description("whether a distance between profiles finds recorded people again")
    .requiredOption(
      "--data <csv>",
      "file with the columns player, round, move, opponent_move, and opponent if known",
    )
    .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
    .option("--seed <number>", "whole number that decides everything drawn", "1")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--plot <folder>", "draw a chart into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./identify/command.ts")).runIdentify(options));
}

function addMinesweeper(lab: Command): void {
  lab
    .command("minesweeper")
    .description("how often a strategy wins at minesweeper, and the source's figures beside ours")
    .option("--strategy <id>", "random, simple, exact", "exact")
    .option("--board <size>", "width x height / mines, or beginner, intermediate, expert", "9x9/10")
    .option(
      "--start <rule>",
      "what the first cell is: safe, opening, or seed for the source's own rule",
      "safe",
    )
    .option("--games <number>", "boards; with --study for each line", "10000")
    .option("--study", "the source's rates and formulas beside ours, with the rules used")
    .option("--violations", "count the cells that were called safe, and those of them that were mines")
    .option("--seed <number>", "whole number that decides everything drawn", "1")
    .option("--workers <number>", "threads; all cores unless told")
    .option("--plot <folder>", "draw a chart into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./minesweeper/command.ts")).runMinesweeper(options));
}

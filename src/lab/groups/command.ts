// Options of `gadalka lab groups`; the study is loaded lazily.

import { Command } from "commander";

export const command = new Command("groups")
  .description("whether groups of recorded people play differently, and in what")
  .requiredOption(
    "--data <csv>",
    "file with the columns player, round, move, opponent_move, and one that says each person's group",
  )
  .requiredOption("--by <column>", "the column of groups, such as opponent; one value a person")
  .option("--first <value>", "compare only this group, with --second or with everybody else")
  .option("--second <value>", "the group to compare it with")
  .option("--rounds <number>", "only so many first rounds of each person, 100 or more; all unless told")
  .option("--context <number>", "numbers of context of the source's distance, 1 to 64", "6")
  .option("--game <id>", "rps (moves R, P, S) or oddeven (0, 1)", "rps")
  .option("--seed <number>", "whole number that decides the permutations", "1")
  .option("--workers <number>", "threads; all cores unless told")
  .option("--plot <folder>", "draw a chart into it, as PNG")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./run.ts")).runGroups(options));

// `gadalka arena` and `gadalka worker`; implementations are loaded lazily.

import { Command } from "commander";
import { GAME_IDS_LINE } from "../../core/games/index.ts";
import { studyCommand } from "../../lab/kit/study.ts";
import { arenaMines } from "../../lab/minesweeper/leaderboard.ts";
import { game, seed, threads, whole } from "../options.ts";

/** The `arena` command and its subcommands. */
export function arenaCommand(): Command {
  const arena = new Command("arena").description("tournaments of strategies; docs/arena.md tells all");
  addRun(arena);
  addResume(arena);
  addLeague(arena);
  addEvolve(arena);
  arena.addCommand(studyCommand(arenaMines));
  addBundle(arena);
  addReplay(arena);
  addShow(arena);
  return arena;
}

/** The `worker` command. */
export function workerCommand(): Command {
  return new Command("worker")
    .description(
      "play matches of tournaments for as long as it runs, together with any number of others on REDIS_URL",
    )
    .addOption(threads("--threads <number>", "matches at a time; as many as there are cores unless told"))
    .action(async (options) => (await import("./run.ts")).runWorker(options));
}

function addRun(arena: Command): void {
  const run = arena
    .command("run")
    .description("hold a tournament; the same options, the same table")
    .requiredOption("--entrants <list>", "such as markov:order=3,wildcard,anna@mkia, the best first; or all")
    .addOption(game("rps"))
    .option(
      "--system <name>",
      "round-robin, swiss, olympic, olympic-matches, recursive, recursive-matches",
      "swiss",
    )
    .addOption(
      whole("--rounds <number>", "of a swiss tournament; what fits the entrants unless told", [1, 1000]),
    )
    .addOption(
      whole("--first-to <number>", "matches that win a pairing, with the systems of matches", [1, 100]),
    )
    .addOption(whole("--match <number>", "rounds of each match", [1, 10_000_000], 1000))
    .addOption(seed("whole number that decides everything drawn", 1))
    .addOption(
      whole(
        "--match-limit <ms>",
        "processor time that a match may take; a minute and 5 ms a round unless told",
        [1, 86_400_000],
      ),
    );
  outputOptions(run).action(async (options) => (await import("./run.ts")).runArena(options));
}

function addResume(arena: Command): void {
  const resume = arena
    .command("resume")
    .description("go on with a tournament that was interrupted, or show one that is over")
    .argument("<id>", "as it was shown when the tournament began");
  outputOptions(resume).action(async (id, options) => (await import("./run.ts")).resumeArena(id, options));
}

function outputOptions(command: Command): Command {
  return command
    .addOption(
      threads(
        "--workers <number>",
        "threads of this process; with REDIS_URL, play here instead of on worker processes",
      ),
    )
    .option("--csv <file>", "write the standings as CSV")
    .option("--json", "print JSON");
}

function addLeague(arena: Command): void {
  arena
    .command("league")
    .description("play a league at home: every pair, by a season's dice; the same results anywhere")
    .requiredOption(
      "--entrants <list>",
      "strategies and files, such as markov,my-bot.js; house: the league's own",
    )
    .addOption(game("rps"))
    .option("--seed <hex>", "the season's seed, 64 hexadecimal digits; or --key", "00".repeat(32))
    .option("--key <hex>", "the key of the season's last day, as /fairness tells it, instead of the seed")
    .option("--season <month>", "such as 2026-11; with --key it decides the seed", "2026-11")
    .option("--matches <number>", "of each pair", "8")
    .addOption(whole("--rounds <number>", "of each match", [1, 100_000], 300))
    .addOption(
      threads(
        "--threads <number>",
        "threads of this process; with REDIS_URL, play here instead of on workers",
      ),
    )
    .option("--json", "print JSON")
    .action(async (options) => (await import("./league.ts")).runLeague(options));
}

function addEvolve(arena: Command): void {
  arena
    .command("evolve")
    .description("breed a strategy's settings in championships, and judge what comes out on fresh seeds")
    .requiredOption(
      "--family <name or file>",
      "the strategy, such as wildcard; or a file of yours that exports its parameters, such as my-bot.js",
    )
    .addOption(game("rps"))
    .option("--system <name>", "of the championships: swiss, round-robin, matches", "swiss")
    .addOption(
      whole("--repeat <number>", "championships of a generation, whose places are summed", [1, 100], 1),
    )
    .addOption(whole("--generations <number>", "how often the leaders breed", [1, 1000], 20))
    .addOption(whole("--population <number>", "parameter sets in each", [2, 1000], 16))
    .addOption(whole("--match <number>", "rounds of each match", [1, 100_000], 300))
    .addOption(whole("--judging <number>", "matches on fresh seeds against each opponent", [2, 10_000], 40))
    .addOption(seed("whole number that decides everything drawn", 1))
    .addOption(threads("--workers <number>", "threads; all cores unless told"))
    .option("--out <file>", "write the winner of a file there, for /strategy submit")
    .option("--plot <folder>", "draw a chart into it, as PNG")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./evolve.ts")).runEvolve(options));
}

function addBundle(arena: Command): void {
  arena
    .command("bundle")
    .description(
      "write a finished tournament, or a month of the league, to one signed file for anybody to play again",
    )
    .argument("<id>", "as it was shown when the tournament began; or a month of the league, such as 2026-11")
    .option("--game <id>", `of the league: ${GAME_IDS_LINE}`, "rps")
    .requiredOption("--out <file>", "where to write it, such as autumn.gadalka")
    .option("--title <text>", "what it is called; the game and the id unless told")
    .addOption(threads("--threads <number>", "matches at a time; as many as there are cores unless told"))
    .action(async (id, options) => (await import("./bundle.ts")).writeBundle(id, options));
}

function addReplay(arena: Command): void {
  arena
    .command("replay")
    .description(
      "play all of a bundle again, and check its plan, table, draw and signature; exit code 0 when all of it was " +
        "checked and fits, 1 when something is wrong, 2 when it is not decided",
    )
    .argument("<bundle>", "the file")
    .option("--sources <folder>", "files of strategies that are sealed in it; found by their hashes")
    .option(
      "--pledge <line or file>",
      "the pledge that you noted, gdp1.…; else those of this machine's store",
    )
    .option(
      "--key <line or file>",
      "a published day key, gdd1.…, that the draw is checked by; /fairness shows it",
    )
    .addOption(threads("--threads <number>", "matches at a time; as many as there are cores unless told"))
    .option("--json", "print the report as JSON")
    .action(async (file, options) => (await import("./replay.ts")).replayFile(file, options));
}

function addShow(arena: Command): void {
  arena
    .command("show")
    .description("what is in a bundle, or one of its matches round by round; plays nothing")
    .argument("<bundle>", "the file")
    .option("--match <a,b>", "two entrants, by the names that they have in it")
    .addOption(whole("--game <number>", "which of their matches, where there are several", [1, 1_000_000], 1))
    .option("--json", "print JSON")
    .action(async (file, options) => (await import("./show.ts")).showBundle(file, options));
}

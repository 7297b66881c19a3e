// `gadalka arena` and `gadalka worker`; implementations are loaded lazily.

import { Command, Option } from "commander";
import { game, seed, threads, whole } from "../options.ts";

const SYSTEMS = ["round-robin", "swiss", "olympic", "olympic-matches", "recursive", "recursive-matches"];

/** The `arena` command and its subcommands. */
export function arenaCommand(): Command {
  const arena = new Command("arena").description("tournaments of strategies; see docs/arena.md");
  addRun(arena);
  addEvolve(arena);
  addMines(arena);
  addReplay(arena);
  return arena;
}

/** The `worker` command. */
export function workerCommand(): Command {
  return new Command("worker")
    .description("play tournament matches until stopped, with any number of other workers on REDIS_URL")
    .addOption(threads("--threads <number>", "matches at a time (default: one per core)"))
    .action(async (options) => (await import("./run.ts")).runWorker(options));
}

function addRun(arena: Command): void {
  arena
    .command("run")
    .description("run a tournament; the same options give the same table")
    .requiredOption("--entrants <list>", "such as markov:order=3,wildcard,anna@mkia, best first; or all")
    .addOption(game("rps"))
    .addOption(new Option("--system <name>", "who meets whom").choices(SYSTEMS).default("swiss"))
    .addOption(
      whole(
        "--rounds <number>",
        "rounds of a swiss tournament (default: fits the number of entrants)",
        [1, 1000],
      ),
    )
    .addOption(
      whole(
        "--first-to <number>",
        "matches needed to win a pairing, for olympic-matches and recursive-matches",
        [1, 100],
      ),
    )
    .addOption(whole("--match <number>", "rounds of each match", [1, 10_000_000], 1000))
    .addOption(seed("whole number that determines everything drawn", 1))
    .addOption(threads("--workers <number>", "threads of this process; with REDIS_URL, play only here"))
    .option("--csv <file>", "write the standings as CSV")
    .option("--out <file>", "write the whole tournament, for `arena replay`")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./run.ts")).runArena(options));
}

function addEvolve(arena: Command): void {
  arena
    .command("evolve")
    .description("breed a strategy's parameters in championships, and judge the result on fresh seeds")
    .requiredOption(
      "--family <name or file>",
      "a strategy, such as wildcard, or a file of yours that exports its parameters, such as my-bot.js",
    )
    .addOption(game("rps"))
    .addOption(
      whole("--repeat <number>", "Swiss championships per generation; places are summed", [1, 100], 1),
    )
    .addOption(whole("--generations <number>", "how often the leaders breed", [1, 1000], 20))
    .addOption(whole("--population <number>", "parameter sets per generation", [2, 1000], 16))
    .addOption(whole("--match <number>", "rounds of each match", [1, 100_000], 300))
    .addOption(whole("--judging <number>", "matches on fresh seeds against each opponent", [2, 10_000], 40))
    .addOption(seed("whole number that determines everything drawn", 1))
    .addOption(threads("--workers <number>", "threads (default: one per core)"))
    .option("--out <file>", "write the winner of a file of yours there, for /strategy submit")
    .action(async (options) => (await import("./evolve.ts")).runEvolve(options));
}

function addMines(arena: Command): void {
  arena
    .command("mines")
    .description("minesweeper strategies on the same boards; see docs/arena.md")
    .option(
      "--entrants <list>",
      "random, simple, exact, and files such as my-solver.js",
      "random,simple,exact",
    )
    .addOption(whole("--boards <number>", "boards a level", [1, 100_000], 200))
    .addOption(seed("whole number that determines the boards", 1))
    .addOption(threads("--workers <number>", "threads (default: one per core)"))
    .option("--json", "print JSON")
    .action(async (options) => (await import("./mines.ts")).runMines(options));
}

function addReplay(arena: Command): void {
  arena
    .command("replay")
    .description("run a tournament's file again; exit code 0 if the results are the same, 1 if not")
    .argument("<file>", "from `arena run --out`, or from a chat's /tournament show")
    .addOption(threads("--threads <number>", "matches at a time (default: one per core)"))
    .action(async (file, options) => (await import("./replay.ts")).replayFile(file, options));
}

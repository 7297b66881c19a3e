// `gadalka strategy`: tools for authors of strategy files, and for programs in other languages.

import { Command, Option } from "commander";
import { readGame } from "../../lab/kit/options.ts";
import { game, seed } from "../options.ts";

/** The `strategy` command and its subcommands. */
export function strategyCommand(): Command {
  const strategy = new Command("strategy").description("strategies of your own; see docs/strategies.md");
  addNew(strategy);
  addTest(strategy);
  addServe(strategy);
  return strategy;
}

function addNew(strategy: Command): void {
  strategy
    .command("new")
    .description("write a strategy that plays, its types and its test, as a start")
    .argument("<name>", "name of the files, such as my-bot; may include a folder")
    .option("--ts", "TypeScript instead of JavaScript")
    .action(async (name, options) => (await import("./new.ts")).newStrategy(name, options));
}

function addTest(strategy: Command): void {
  strategy
    .command("test")
    .description("run the trial of /strategy submit here; exit code 1 if the file would be refused")
    .argument("<file>", "such as my-bot.js")
    .option("--game <id>", "try it at this game (default: the first one it plays)", readGame)
    .option("--json", "print the report as JSON")
    .action(async (path, options) => (await import("./test.ts")).testStrategy(path, options));
}

function addServe(strategy: Command): void {
  strategy
    .command("serve")
    .description("play a strategy over a line protocol on standard input and output")
    .argument("<strategy>", "such as wildcard:context=8")
    .addOption(game())
    .addOption(seed("the same seed gives the same answers (default: drawn)"))
    .addOption(
      new Option("--side <side>", "the side it plays; at oddeven the person picks and the bot guesses")
        .choices(["person", "bot"])
        .env("GADALKA_SIDE")
        .default("bot"),
    )
    .action(async (id, options) => (await import("./serve.ts")).serveStrategy(id, options));
}

// `gadalka strategy`: files that authors write, and strategies for programs of other languages.

import { Command, Option } from "commander";
import { readGame } from "../../lab/kit/options.ts";
import { game, seed } from "../options.ts";

/** The `strategy` command and its subcommands. */
export function strategyCommand(): Command {
  const strategy = new Command("strategy").description(
    "strategies of your own; docs/strategies.md tells all",
  );
  addNew(strategy);
  addTest(strategy);
  addServe(strategy);
  return strategy;
}

function addNew(strategy: Command): void {
  strategy
    .command("new")
    .description("write a strategy that plays, its types and its test, to begin with")
    .argument("<name>", "such as my-bot: the files' name, in this folder unless it names another one")
    .option("--ts", "TypeScript instead of JavaScript")
    .action(async (name, options) => (await import("./new.ts")).newStrategy(name, options));
}

function addTest(strategy: Command): void {
  strategy
    .command("test")
    .description("the very trial of /strategy submit, here; exit code 1 where the file would be refused")
    .argument("<file>", "such as my-bot.js")
    .option("--game <id>", "try it at this game; at the first that it plays unless told", readGame)
    .option("--json", "print the report as JSON")
    .action(async (path, options) => (await import("./test.ts")).testStrategy(path, options));
}

function addServe(strategy: Command): void {
  strategy
    .command("serve")
    .description("play a strategy over a line protocol on standard input and output")
    .argument("<strategy>", "such as wildcard:context=8")
    .addOption(game())
    .addOption(seed("the same seed, the same answers; drawn when not given"))
    .addOption(
      new Option("--side <side>", "the side it plays; at oddeven the person picks and the bot guesses")
        .choices(["person", "bot"])
        .env("GADALKA_SIDE")
        .default("bot"),
    )
    .action(async (id, options) => (await import("./serve.ts")).serveStrategy(id, options));
}

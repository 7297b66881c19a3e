// The `gadalka` command line.

import { Command } from "commander";
import { PACKAGE } from "../infra/source-hash.ts";
import { game, seed, whole } from "./options.ts";
import { loadEnvironment, runProgram } from "./program.ts";

const program = new Command("gadalka")
  .version(PACKAGE.version, "-V, --version", "print the version")
  .description("The fortune-teller's command line. The bot itself is started with: npm start")
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError("(see --help)");

program
  .command("play")
  .description("play in this terminal, with the configured store")
  .option("--player <name>", "play as another player of this terminal, such as anna")
  .action(async (options) => (await import("./terminal.ts")).playHere(options));

program
  .command("match")
  .description("play two strategies against each other, or one against a file of moves")
  .addOption(game())
  .requiredOption(
    "--a <strategy>",
    "such as wildcard:context=8, my-bot.js, or process:<command> for a program",
  )
  .option("--b <strategy>", "its opponent, written the same way")
  .option("--moves <file>", "instead of --b: a file of moves to play against")
  .option("--rounds <number>", "how many rounds (default: 1000, or all moves in the file)")
  .addOption(seed("the same seed gives the same match (default: drawn, and shown)"))
  .addOption(whole("--move-limit <ms>", "milliseconds a program may take for a move", [1, 3_600_000], 1000))
  .option("--show <side>", "a or b: also print what its strategy has learned by the end")
  .option("--json", "print the result as JSON")
  .action(async (options) => (await import("./match.ts")).playMatchHere(options));

const strategies = program.command("strategies").description("strategy files that people submitted");

strategies
  .command("list")
  .description("list names, versions and owners, newest first")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./strategies.ts")).listStrategies(options));

strategies
  .command("remove")
  .description("delete a strategy's name and its file for good; works while the bot runs")
  .argument("<name>", "its name")
  .action(async (name) => (await import("./strategies.ts")).removeStrategy(name));

program
  .command("verify")
  .description(
    "check the proof of a match, a board or a day; exit code 0: it fits, 1: it doesn't, 2: unreadable",
  )
  .argument(
    "<line>",
    "the line of the Verify button (gd1.…), a link or file with it, or - for standard input",
  )
  .argument("[file]", "messages of the match, pasted or forwarded; for a day's line, a tournament's file")
  .action(async (line, file) => (await import("./verify.ts")).verifyHere(line, file));

program
  .command("setup")
  .description("ask for tokens, store and address, check them, and write .env; lines of a pipe work, too")
  .action(async () => (await import("./setup.ts")).setUpHere());

program
  .command("doctor")
  .description("check every setting, tokens and the store; say what to fix, and what to do next")
  .action(async () => (await import("./doctor.ts")).examine());

program
  .command("backup")
  .description("copy everything stored into one file; works while the bot runs")
  .requiredOption("--out <file>", "the file; gets its name once it's complete, and replaces an older one")
  .action(async (options) => (await import("./backup.ts")).backupHere(options));

program
  .command("restore")
  .description("put a backup into an empty store, without the people who have deleted their data since")
  .argument("<file>", "made by gadalka backup, from any kind of store")
  .option("--over", "restore into a store that isn't empty; what's in it is lost")
  .action(async (file, options) => (await import("./backup.ts")).restoreHere(file, options));

program
  .command("player")
  .description("what's stored about a player")
  .command("show")
  .description("show rounds, wins, losses and draws by game")
  .argument("<platform:id>", "such as discord:700000000000000001 or terminal:local")
  .option("--json", "print JSON")
  .action(async (player, options) => (await import("./players.ts")).showPlayer(player, options));

program
  .command("ban")
  .description("keep a person from playing anywhere; works while the bot runs")
  .argument("<platform:id>", "such as discord:700000000000000001 or telegram:700000001")
  .action(async (player) => (await import("./players.ts")).banPerson(player));

program
  .command("unban")
  .description("let them play again")
  .argument("<platform:id>", "as for ban")
  .action(async (player) => (await import("./players.ts")).unbanPerson(player));

program
  .command("bans")
  .description("list who is banned everywhere and since when, newest first")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./players.ts")).listBans(options));

/** Commands that are slow to load: only the typed one is loaded, or all if it's unknown. */
const LARGE: Readonly<Record<string, () => Promise<unknown>>> = {
  "publish-commands": addPublishCommands,
  strategy: async () => program.addCommand((await import("./strategy/command.ts")).strategyCommand()),
  arena: async () => program.addCommand((await import("./arena/command.ts")).arenaCommand()),
  worker: async () => program.addCommand((await import("./arena/command.ts")).workerCommand()),
  lab: async () => program.addCommand((await import("../lab/command.ts")).labCommand()),
};
const [, , typed = ""] = process.argv;
const isKnown = Object.hasOwn(LARGE, typed) || program.commands.some((command) => command.name() === typed);
for (const [name, add] of Object.entries(LARGE)) if (name === typed || !isKnown) await add();

async function addPublishCommands(): Promise<void> {
  const { PLATFORMS } = await import("../platforms/index.ts");
  const services = PLATFORMS.flatMap(({ name, service }) => (service ? [name] : []));
  program
    .command("publish-commands")
    .description(`register the commands with ${services.join(" and ")} if they don't know them yet`)
    .action(async () => (await import("./publish-commands.ts")).publishEverywhere());
}

// Such as `gadalka doctor | head -3`: the reader has seen enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

await runProgram(async () => {
  loadEnvironment();
  await program.parseAsync();
});

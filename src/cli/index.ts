// The `gadalka` command line.

import { Command } from "commander";
import { PACKAGE } from "../infra/source-hash.ts";
import { game, seed, whole } from "./options.ts";
import { loadEnvironment, runProgram } from "./program.ts";

const program = new Command("gadalka")
  .version(PACKAGE.version, "-V, --version", "print the version")
  .description("The fortune-teller's command line. The bot itself is started with: npm start")
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError("(--help tells what there is)");

program
  .command("play")
  .description("play in this terminal, on the configured store")
  .option("--player <name>", "which of the players of this terminal, such as anna; the usual one unless told")
  .action(async (options) => (await import("./terminal.ts")).playHere(options));

program
  .command("match")
  .description("play two strategies, or a strategy and a file of moves, against each other")
  .addOption(game())
  .requiredOption(
    "--a <strategy>",
    "such as wildcard:context=8, my-bot.js, or process:<command> for a program",
  )
  .option("--b <strategy>", "its opponent, in the same words")
  .option("--moves <file>", "instead of --b: a file of moves to play against")
  .option("--rounds <number>", "how many; 1000, or as many as the file has moves")
  .addOption(seed("the same seed, the same match; drawn and shown when not given"))
  .addOption(
    whole(
      "--move-limit <ms>",
      "how long a program may take for a move, in milliseconds",
      [1, 3_600_000],
      1000,
    ),
  )
  .option("--show <side>", "a or b: also the table that its strategy has learned by the end")
  .option("--json", "print the result as JSON")
  .action(async (options) => (await import("./match.ts")).playMatchHere(options));

const strategies = program.command("strategies").description("the files that people submitted as strategies");

strategies
  .command("list")
  .description("names, versions, whose they are, how they stand, and what was reported; the newest first")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./strategies.ts")).listStrategies(options));

strategies
  .command("freeze")
  .description("take a file out of play at once, everywhere, also while the bot runs")
  .argument("<name or id>", "its name, file:<hash>, or the first eight digits of the hash")
  .option("--why <words>", "told to whoever would play it")
  .action(async (meant, options) => (await import("./strategies.ts")).setStrategyFrozen(meant, options));

strategies
  .command("thaw")
  .description("let it play again")
  .argument("<name or id>", "as for freeze")
  .action(async (meant) => (await import("./strategies.ts")).setStrategyFrozen(meant, "thaw"));

program
  .command("verify")
  .description(
    "check the fairness proof of a match or board; exit code 0 when all that was checked fits and the " +
      "named pledge signed it, 1 when something is wrong, 2 when it is not decided",
  )
  .argument("[proof]", "the proof line, gdk3.… (boards: gdb1.…)")
  .option("--file <path>", "read the proof line from a file")
  .option("--pledge <line or file>", "the pledge that you noted, gdp1.…; else those of this machine's store")
  .option("--key <line or file>", "a told day key, gdd1.…, where the proof has none")
  .option("--history <file>", "the file of /data export: play the opponent again")
  .option("--noted <file>", "text of the match's messages, pasted or forwarded; - for standard input")
  .option("--json", "print the report as JSON")
  .option("--page <file>", "write the page that checks proofs in a browser, without any network")
  .action(async (proof, options) => (await import("./verify/index.ts")).verifyProof(proof, options));

program
  .command("daily")
  .description(
    "draw a day's challenge again from the published key of the day: its board, and the mind that met a player",
  )
  .argument("<date>", "in UTC, such as 2026-11-22")
  .requiredOption("--pledge <line or file>", "the pledge that you noted, gdp1.…")
  .requiredOption("--key <line or file>", "a told day key, gdd1.…, of that day or a later one")
  .option(
    "--player <platform:id>",
    "the account that started a try: who met it, with which dice, turned how far",
  )
  .option("--moves <digits>", "the moves of that try as in /data export: what the mind had to answer")
  .option("--json", "print JSON")
  .action(async (date, options) => (await import("./daily.ts")).drawAgain(date, options));

program
  .command("pledge")
  .description("print the host's pledge, which binds its dice for ten years; publish it and keep it")
  .option("--renew", "begin a new chain with a new pledge, which says that it follows the present one")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./pledge.ts")).showPledge(options));

program
  .command("keys")
  .description("print the newest day key that may be told; exit code 2 while there is none")
  .option("--day <number>", "that of a day of the chain")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./pledge.ts")).showKeys(options));

program
  .command("doctor")
  .description("check tokens, Redis, the data file and whatever else is configured, and say what to fix")
  .action(async () => (await import("./doctor.ts")).examine());

program
  .command("store")
  .description("what is stored, as a whole")
  .command("reseal")
  .description("encrypt all that is stored with the first key of STATE_KEY, and say what is left")
  .option("--plain", "values without encryption, too: those from before the first key")
  .action(async (options) => (await import("./store-reseal.ts")).resealHere(options));

program
  .command("backup")
  .description("copy all that is stored into one file, beside a running bot")
  .requiredOption("--out <file>", "written beside and named when it is whole; one of that name is replaced")
  .action(async (options) => (await import("./backup/backup.ts")).backupHere(options));

program
  .command("restore")
  .description("put a backup into an empty store, and delete again what people have deleted since")
  .argument("<file>", "of gadalka backup; from Redis into the embedded file and back, too")
  .option("--over", "into a store that is not empty: what is there is lost")
  .option(
    "--deletions <file>",
    "the newest of gadalka deletions; none: where nobody can have deleted anything",
  )
  .option("--former-key <file>", "the HOST_KEY of then, where it was changed since")
  .option("--check", "only look whether the file is whole and can be read")
  .action(async (file, options) => (await import("./backup/restore.ts")).restoreHere(file, options));

program
  .command("deletions")
  .description("write down whose data were deleted, as keyed hashes: to keep apart from the backups")
  .requiredOption("--out <file>", "replaced when the new one is whole")
  .action(async (options) => (await import("./backup/backup.ts")).deletionsHere(options));

program
  .command("player")
  .description("what is stored of a player")
  .command("show")
  .description("rounds, wins, losses and draws by game")
  .argument("<platform:id>", "such as discord:700000000000000001 or terminal:local")
  .option("--json", "print JSON")
  .action(async (player, options) => (await import("./players.ts")).showPlayer(player, options));

program
  .command("ban")
  .description("keep a person, with their linked accounts, from playing anywhere, also while the bot runs")
  .argument("<platform:id>", "such as discord:700000000000000001 or telegram:700000001")
  .action(async (player) => (await import("./players.ts")).banPerson(player));

program
  .command("unban")
  .description("let them play again")
  .argument("<platform:id>", "as for ban")
  .action(async (player) => (await import("./players.ts")).unbanPerson(player));

program
  .command("bans")
  .description("who is banned everywhere, and since when; the newest first")
  .option("--json", "print JSON")
  .action(async (options) => (await import("./players.ts")).listBans(options));

/** What is slow to load: of these the one that is typed, or all where it is none of the program's. */
const LARGE: Readonly<Record<string, () => Promise<unknown>>> = {
  "publish-commands": addPublishCommands,
  strategy: async () => program.addCommand((await import("./strategy/command.ts")).strategyCommand()),
  arena: async () => program.addCommand((await import("./arena/command.ts")).arenaCommand()),
  worker: async () => program.addCommand((await import("./arena/command.ts")).workerCommand()),
  lab: async () => program.addCommand((await import("../lab/command.ts")).labCommand(openHost)),
};
const openHost = async () => (await import("./with-store.ts")).openHostLab();
const [, , typed = ""] = process.argv;
const isKnown = Object.hasOwn(LARGE, typed) || program.commands.some((command) => command.name() === typed);
for (const [name, add] of Object.entries(LARGE)) if (name === typed || !isKnown) await add();

async function addPublishCommands(): Promise<void> {
  const { PLATFORMS } = await import("../platforms/index.ts");
  const services = PLATFORMS.flatMap(({ name, service }) => (service ? [name] : []));
  program
    .command("publish-commands")
    .description(`tell ${services.join(" and ")} which commands there are, if they do not know yet`)
    .action(async () => (await import("./publish-commands.ts")).publishEverywhere());
}

await runProgram(async () => {
  loadEnvironment();
  await program.parseAsync();
});

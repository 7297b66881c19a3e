// `gadalka`, the command line: play, verify, doctor, publish-commands, player show, lab.

import { Command } from "commander";
import { labCommand } from "./lab.ts";
import { loadEnvironment, runProgram } from "./program.ts";

const program = new Command("gadalka")
  .description("The fortune-teller's command line. The bot itself is started with: npm start")
  .configureHelp({ showGlobalOptions: true })
  .showHelpAfterError("(--help tells what there is)");

program
  .command("play")
  .description("play in this terminal, on the configured store")
  .action(async () => (await import("./play.ts")).playHere());

program
  .command("verify")
  .description("check the fairness proof of a match; exit code 0 when every seal opens, 1 when not")
  .argument("[proof]", "the proof line, gdk1.…")
  .option("--file <path>", "read the proof line from a file")
  .option("--json", "print the report as JSON")
  .action(async (proof: string | undefined, options: { file?: string; json?: true }) =>
    (await import("./verify.ts")).verifyProofLine(proof, options),
  );

program
  .command("doctor")
  .description("check tokens, Redis, the data file and whatever else is configured, and say what to fix")
  .action(async () => (await import("./doctor.ts")).examine());

program
  .command("publish-commands")
  .description("tell Discord and Telegram which commands there are, if they do not know yet")
  .action(async () => (await import("./publish-commands.ts")).publishEverywhere());

program
  .command("player")
  .description("what is stored of a player")
  .command("show")
  .description("rounds, wins, losses and draws by game")
  .argument("<platform:id>", "such as discord:700000000000000001 or terminal:local")
  .option("--json", "print JSON")
  .action(async (player: string, options: { json?: true }) =>
    (await import("./player-show.ts")).showPlayer(player, options),
  );

program.addCommand(labCommand());

await runProgram(async () => {
  loadEnvironment();
  await program.parseAsync();
});

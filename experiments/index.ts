// `npm run experiment`: the studies of our own bot. Each is a folder, loaded lazily, and a line here.

import { Command } from "commander";
import { loadEnvironment, runProgram } from "../src/cli/program.ts";

const STUDIES = await Promise.all([
  import("./prior/command.ts"),
  import("./net/command.ts"),
  import("./strength/command.ts"),
]);

const program = new Command("experiment")
  .description("studies of our own bot; docs/studies.md tells what to expect")
  .showHelpAfterError("(--help tells what there is)");
for (const { command } of STUDIES) program.addCommand(command);

await runProgram(async () => {
  loadEnvironment();
  await program.parseAsync();
});

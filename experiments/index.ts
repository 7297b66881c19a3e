// `npm run experiment`: what the bot's population and net are learned by, and how strong it is.

import { Command } from "commander";
import { loadEnvironment, runProgram } from "../src/cli/program.ts";
import { studyCommand } from "../src/lab/kit/study.ts";
import { net } from "./net/study.ts";
import { population } from "./population.ts";
import { people } from "./strength/people.ts";
import { programs } from "./strength/programs.ts";
import { safety } from "./strength/safety.ts";

const program = new Command("experiment")
  .description("studies of our own bot; docs/studies.md tells what to expect")
  .showHelpAfterError("(--help tells what there is)")
  .addCommand(studyCommand(population))
  .addCommand(studyCommand(net))
  .addCommand(studyCommand(people))
  .addCommand(studyCommand(programs))
  .addCommand(studyCommand(safety));

await runProgram(async () => {
  loadEnvironment();
  await program.parseAsync();
});

// `gadalka lab`: the published studies, re-run. Each is a folder, loaded lazily, and a line here.

import { Command } from "commander";
import { ConfigProblem } from "../infra/config-problem.ts";
import type { OpenHostLab } from "./host-lab.ts";

const STUDIES = await Promise.all([
  import("./predict/command.ts"),
  import("./prior/command.ts"),
  import("./odd-even/command.ts"),
  import("./thesis/command.ts"),
  import("./championships/command.ts"),
  import("./distance/command.ts"),
  import("./groups/command.ts"),
  import("./minesweeper/command.ts"),
]);

/** Studies of our own bot, which stand in `experiments/`. */
const ELSEWHERE = ["strength", "identify", "ladder", "ghosts", "league", "daily", "habits", "wildcard"];

/** The `lab` command; what learns from the host's people opens it. */
export function labCommand(openHost: OpenHostLab): Command {
  const lab = new Command("lab").description(
    "re-run the published studies; docs/studies.md tells what to expect",
  );
  for (const { command } of STUDIES)
    lab.addCommand(typeof command === "function" ? command(openHost) : command);
  for (const name of ELSEWHERE)
    lab
      .command(name, { hidden: true })
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(() => {
        throw new ConfigProblem(
          `lab ${name}`,
          `a study of our own bot; in a copy of the project: npm run -s experiment -- ${name}`,
        );
      });
  return lab;
}

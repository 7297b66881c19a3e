// `gadalka lab`: the published studies, re-run. Each is a folder, loaded lazily, and a line here.

import { Command } from "commander";
import type { OpenHostLab } from "./host-lab.ts";

const STUDIES = await Promise.all([
  import("./predict/command.ts"),
  import("./prior/command.ts"),
  import("./wildcard/command.ts"),
  import("./odd-even/command.ts"),
  import("./habits/command.ts"),
  import("./thesis/command.ts"),
  import("./strength/command.ts"),
  import("./championships/command.ts"),
  import("./distance/command.ts"),
  import("./groups/command.ts"),
  import("./identify/command.ts"),
  import("./minesweeper/command.ts"),
  import("./ladder/command.ts"),
  import("./ghosts/command.ts"),
  import("./league/command.ts"),
  import("./daily/command.ts"),
]);

/** The `lab` command; studies that learn from the host's people open it. */
export function labCommand(openHost: OpenHostLab): Command {
  const lab = new Command("lab").description(
    "re-run the published studies; docs/studies.md tells what to expect",
  );
  for (const { command } of STUDIES)
    lab.addCommand(typeof command === "function" ? command(openHost) : command);
  return lab;
}

// `gadalka play`: the terminal, even when tokens are set.

import { readConfig } from "../config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { readPlayerId } from "../players/index.ts";
import { serveTerminal } from "./terminal.ts";

/** `player` names one of several players of this terminal. @throws ConfigProblem for a name that is
 * none. */
export function playHere({ player }: { readonly player?: string }): Promise<void> {
  if (player !== undefined && !readPlayerId(`terminal:${player}`))
    throw new ConfigProblem("--player", "must be 1 to 64 letters, digits, - and _, such as anna");
  return serveTerminal(readConfig(process.env), player);
}

// `gadalka play`: the terminal, even when tokens are set.

import { readConfig } from "../config.ts";
import { serveTerminal } from "../terminal.ts";

export function playHere(): Promise<void> {
  return serveTerminal(readConfig(process.env));
}

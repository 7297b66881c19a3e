// How every entry begins and ends: the .env file, one plain message for what the host can mend, exit codes.

import dotenv from "dotenv";
import { ConfigProblem } from "../chat/index.ts";

/** Reads `.env` in the working directory into the environment; what is set already wins. */
export function loadEnvironment(): void {
  dotenv.config({ quiet: true });
}

/** Runs an entry to its end. A ConfigProblem is one line and exit code 1; anything else is a defect and shows its stack. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exitCode ??= 0;
  } catch (error) {
    process.stderr.write(
      error instanceof ConfigProblem ? `${error.message}\n` : `${(error as Error)?.stack ?? String(error)}\n`,
    );
    process.exit(1);
  }
}

// Start and exit of every entry: .env file, one-line configuration errors, exit codes.

import dotenv from "dotenv";
import { explainStrategyProblem } from "../../commands/kit/strategy-words.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { neutralText } from "../infra/i18n/name-in-text.ts";
import { endProcess } from "../infra/shutdown.ts";
import { StrategyOptionProblem } from "../lab/kit/options.ts";

/** For files that are just being read when an entry fails, in milliseconds. */
const LAST_READS_MS = 1_000;

/** Loads `.env` from the working directory; existing variables win. */
export function loadEnvironment(): void {
  dotenv.config({ quiet: true });
}

/** Runs an entry. Configuration errors print one line and exit with 1; others show their stack. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exitCode ??= 0;
  } catch (error) {
    process.stderr.write(`${neutralText(explained(error))}\n`);
    endProcess(1, LAST_READS_MS);
  }
}

function explained(error: unknown): string {
  if (error instanceof ConfigProblem) return error.message;
  if (error instanceof StrategyOptionProblem)
    return `${error.option}: ${explainStrategyProblem(error.problem, "en")}`;
  return (error as Error)?.stack ?? String(error);
}

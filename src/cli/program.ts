// Start and exit of every entry: .env file, one-line configuration errors, exit codes.

import dotenv from "dotenv";
import { ConfigProblem } from "../infra/config-problem.ts";
import { neutralText } from "../infra/i18n/name-in-text.ts";
import { endProcess } from "../infra/shutdown.ts";

/** Grace period in milliseconds for file reads in flight when an entry fails. */
const LAST_READS_MS = 1_000;

/** Loads `.env` from the working directory; existing variables take precedence. */
export function loadEnvironment(): void {
  dotenv.config({ quiet: true });
}

/** Runs an entry. A configuration error prints one line and exits with 1; other errors show their stack. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exitCode ??= 0;
  } catch (error) {
    process.stderr.write(`${neutralText(await explained(error))}\n`);
    endProcess(1, LAST_READS_MS);
  }
}

async function explained(error: unknown): Promise<string> {
  if (error instanceof ConfigProblem) return error.message;
  // Imported lazily: they load all strategies, which few commands need.
  const { StrategyOptionProblem } = await import("../lab/kit/strategy-option.ts");
  const { explainStrategyProblem } = await import("../../commands/kit/strategy-words.ts");
  if (error instanceof StrategyOptionProblem)
    return `${error.option}: ${explainStrategyProblem(error.problem, "en")}`;
  return (error as Error)?.stack ?? String(error);
}

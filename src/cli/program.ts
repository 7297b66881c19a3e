// How every entry begins and ends: the .env file, one plain message for what the host can mend,
// exit codes.

import dotenv from "dotenv";
import { explainStrategyProblem } from "../../commands/kit/strategy-words.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { StrategyOptionProblem } from "../lab/options.ts";

/** Reads `.env` in the working directory into the environment; what is set already wins. */
export function loadEnvironment(): void {
  dotenv.config({ quiet: true });
}

/** Runs an entry to its end. What the host can mend is one line and exit code 1; anything else is a
 * defect and shows its stack. */
export async function runProgram(run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.exitCode ??= 0;
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exit(1);
  }
}

function explained(error: unknown): string {
  if (error instanceof ConfigProblem) return error.message;
  if (error instanceof StrategyOptionProblem)
    return `${error.option}: ${explainStrategyProblem(error.problem, "en")}`;
  return (error as Error)?.stack ?? String(error);
}

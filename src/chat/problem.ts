// Error messages for typed commands that failed to parse.

import { type Locale, say } from "../infra/i18n/index.ts";
import type { CommandProblem } from "./incoming.ts";

/** One or two sentences, ready to send. */
export function explainProblem(problem: CommandProblem, locale: Locale): string {
  const { typed } = problem;
  switch (problem.kind) {
    case "unknown-command":
      return problem.nearest.length > 0
        ? say(locale, "problem-unknown-command-nearest", {
            typed,
            nearest: problem.nearest.map((name) => `/${name}`).join(", "),
          })
        : say(locale, "problem-unknown-command", { typed });
    case "unknown-subcommand":
      return say(locale, "problem-unknown-subcommand", {
        typed,
        command: problem.command,
        valid: problem.valid.join(", "),
      });
    case "unknown-option":
      return say(locale, "problem-unknown-option", {
        typed,
        command: problem.command,
        valid: problem.valid.join(", "),
      });
    case "bad-choice":
      return say(locale, "problem-bad-choice", {
        typed,
        option: problem.option,
        valid: problem.valid.join(", "),
      });
    case "bad-text":
      return say(locale, "problem-bad-text", { typed, option: problem.option, max: problem.maxLength });
  }
}

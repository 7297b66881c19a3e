// Error messages for typed commands that failed to parse.

import { alternatives, type Locale, say } from "../../infra/i18n/index.ts";
import { listed } from "../../infra/i18n/phrases.ts";
import { choiceTitle } from "../text/choice-title.ts";
import type { CommandProblem } from "../vocabulary/incoming.ts";

/** One or two sentences, ready to send. */
export function explainProblem(problem: CommandProblem, locale: Locale): string {
  const { kind, typed } = problem;
  const nearest = "nearest" in problem && alternatives(problem.nearest ?? [], locale);
  const valid = "valid" in problem ? listed(problem.valid, locale) : "";
  switch (kind) {
    case "unknown-command":
      return nearest
        ? say(locale, "problem-unknown-command-nearest", { typed, nearest })
        : say(locale, "problem-unknown-command", { typed });
    case "unknown-subcommand":
    case "unknown-option": {
      const { command } = problem;
      if (nearest) return say(locale, "problem-unknown-word-nearest", { typed, command, nearest });
      if (valid === "") return say(locale, "problem-unknown-command", { typed: `${command} ${typed}` });
      const id = kind === "unknown-option" ? "problem-unknown-option" : "problem-unknown-subcommand";
      return say(locale, id, { typed, command, valid });
    }
    case "bad-choice": {
      const { option, labels } = problem;
      const named = labels
        ? listed(
            labels.map((label) => choiceTitle(say(locale, label))),
            locale,
          )
        : valid;
      return nearest
        ? say(locale, "problem-bad-choice-nearest", { typed, option, nearest, valid: named })
        : say(locale, "problem-bad-choice", { typed, option, valid: named });
    }
    case "lone-file":
      return say(locale, "problem-lone-file", { typed, nearest: alternatives(problem.lines, locale) });
    case "bad-text":
      return say(locale, "problem-bad-text", { typed, option: problem.option, max: problem.maxLength });
  }
}

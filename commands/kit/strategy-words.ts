import { families, type StrategyProblem } from "../../src/core/strategies/index.ts";
import { isMessageId, type Locale, say } from "../../src/infra/i18n/index.ts";

/** The localized title of a strategy family, else its id. */
export function strategyTitle(family: string, locale: Locale): string {
  const id = `strategy-${family}`;
  return isMessageId(id) ? say(locale, id) : family;
}

/** What is wrong with a typed strategy id and what would be valid, in one or two sentences. */
export function explainStrategyProblem(problem: StrategyProblem["problem"], locale: Locale): string {
  switch (problem.kind) {
    case "unknown-family": {
      const nearest = problem.nearest.join(", ") || families.map(({ family }) => family).join(", ");
      return say(locale, "problem-unknown-strategy", { typed: problem.typed, nearest });
    }
    case "unknown-parameter": {
      const { typed, family, valid } = problem;
      return say(locale, "problem-unknown-parameter", { typed, family, valid: valid.join(", ") });
    }
    case "bad-value": {
      const { typed, parameter, valid } = problem;
      return say(locale, "problem-bad-value", { typed, parameter, valid });
    }
    case "wrong-game":
      return say(locale, "problem-wrong-game", { typed: problem.family });
  }
}

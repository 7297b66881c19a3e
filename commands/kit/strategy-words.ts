// Strategies in people's words: titles, and what was wrong with an id that was typed.

import { families, type StrategyProblem } from "../../src/core/strategies/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";

const TITLES: Readonly<Record<string, MessageId>> = {
  "fortune-teller": "strategy-fortune-teller",
  mirror: "strategy-mirror",
  random: "strategy-random",
  wildcard: "strategy-wildcard",
  "wildcard-counters": "strategy-wildcard-counters",
  constant: "strategy-constant",
  rotation: "strategy-rotation",
  "anti-rotation": "strategy-anti-rotation",
  copy: "strategy-copy",
  "always-counter": "strategy-always-counter",
  "always-counter-self": "strategy-always-counter-self",
  "win-stay-lose-shift": "strategy-win-stay-lose-shift",
  frequency: "strategy-frequency",
  markov: "strategy-markov",
  mupn: "strategy-mupn",
  supp: "strategy-supp",
  mksu: "strategy-mksu",
  mkia: "strategy-mkia",
  daemons: "strategy-daemons",
  shannon: "strategy-shannon",
  seer: "strategy-seer",
  mixing: "strategy-mixing",
  experts: "strategy-experts",
  vote: "strategy-vote",
  ppm: "strategy-ppm",
  "context-tree": "strategy-context-tree",
  "history-match": "strategy-history-match",
  "second-guess": "strategy-second-guess",
  iocaine: "strategy-iocaine",
  "lempel-ziv": "strategy-lempel-ziv",
  "naive-bayes": "strategy-naive-bayes",
  "regret-matching": "strategy-regret-matching",
  exp3: "strategy-exp3",
  "de-bruijn": "strategy-de-bruijn",
};

/** The strategy family's title; its id where it has none. */
export function strategyTitle(family: string, locale: Locale): string {
  const id = TITLES[family];
  return id ? say(locale, id) : family;
}

/** One or two sentences: what is wrong, and what would be right. */
export function explainStrategyProblem(problem: StrategyProblem["problem"], locale: Locale): string {
  switch (problem.kind) {
    case "unknown-family":
      return say(locale, "problem-unknown-strategy", {
        typed: problem.typed,
        nearest: problem.nearest.join(", ") || families.map(({ family }) => family).join(", "),
      });
    case "unknown-parameter":
      return say(locale, "problem-unknown-parameter", {
        typed: problem.typed,
        family: problem.family,
        valid: problem.valid.join(", "),
      });
    case "bad-value":
      return say(locale, "problem-bad-value", {
        typed: problem.typed,
        parameter: problem.parameter,
        valid: problem.valid,
      });
    case "wrong-game":
      return say(locale, "problem-wrong-game", { typed: problem.family });
  }
}

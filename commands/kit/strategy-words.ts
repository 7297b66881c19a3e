import { matrixGame } from "../../src/core/games/index.ts";
import { families, type StrategyProblem } from "../../src/core/strategies/index.ts";
import { alternatives, isMessageId, type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { gameTitle } from "./game-words.ts";

/** Named first if there's no room for all; each plays every game. */
const BEST_KNOWN = ["fortune-teller", "wildcard", "markov", "iocaine", "mirror", "random"];
const NAMED_MAX = 5;

/** Every family, the best known first. */
export const FAMILIES_BY_FAME: readonly string[] = [
  ...new Set([...BEST_KNOWN, ...families.map(({ family }) => family)]),
];

/** The localized title of a strategy family, otherwise its id. */
export function strategyTitle(family: string, locale: Locale): string {
  const id = `strategy-${family}`;
  return isMessageId(id) ? say(locale, id) : family;
}

/** What is wrong with a typed strategy id and what would be valid, in two or three sentences. */
export function explainStrategyProblem(problem: StrategyProblem["problem"], locale: Locale): string {
  switch (problem.kind) {
    case "unknown-family": {
      const { typed, nearest } = problem;
      return nearest.length > 0
        ? say(locale, "problem-unknown-strategy-nearest", { typed, nearest: alternatives(nearest, locale) })
        : say(locale, "problem-unknown-strategy", {
            typed,
            some: listed(FAMILIES_BY_FAME.slice(0, NAMED_MAX), locale),
          });
    }
    case "unknown-parameter": {
      const { typed, family, valid } = problem;
      return say(locale, "problem-unknown-parameter", { typed, family, valid: listed(valid, locale) });
    }
    case "bad-value": {
      const { typed, parameter, valid } = problem;
      return say(locale, "problem-bad-value", { typed, parameter, valid });
    }
    case "wrong-game":
      return wrongGameWords(problem, locale);
  }
}

function wrongGameWords(
  { family, game: id }: Extract<StrategyProblem["problem"], { kind: "wrong-game" }>,
  locale: Locale,
): string {
  const game = matrixGame(id);
  const playing = FAMILIES_BY_FAME.filter((name) =>
    families.some((one) => one.family === name && (!game || one.plays(game))),
  );
  const title = game ? gameTitle(game, locale) : id;
  const some = listed(playing.slice(0, NAMED_MAX), locale);
  return say(locale, "problem-wrong-game", { typed: family, game: title, some });
}

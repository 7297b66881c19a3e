import type { View } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { isExpired, NEW_ACCOUNT } from "../../src/core/strategies/bases/bank.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import { habitWords } from "../kit/trait-words.ts";
import { verdictWords } from "../play/index.ts";
import type { ModelReport } from "./models.ts";

export function modelView(game: MatrixGame, report: ModelReport, locale: Locale): View {
  return {
    title: say(locale, "model-title", { game: gameTitle(game, locale) }),
    blocks: [
      { type: "text", text: [...beliefLines(game, report, locale), ...riskLines(report, locale)].join("\n") },
      { type: "quiet", text: say(locale, report.learns ? "model-mode-learning" : "model-mode-off") },
    ],
  };
}

function beliefLines(game: MatrixGame, report: ModelReport, locale: Locale): string[] {
  const { belief, rounds, missing } = report;
  if (!belief) return [say(locale, "model-missing", { rounds, missing })];
  const [right, all] = belief.score;
  const people = Math.round(100 * belief.populationShare);
  const noticed = belief.habits.map((habit) => habitWords(game, habit, locale));
  const habits = noticed.length > 0 ? noticed : [say(locale, "model-no-habits")];
  return [
    say(locale, "model-rounds", { rounds }),
    ...habits,
    ...(all > 0 ? [sureWords(game, right, all, locale)] : []),
    say(locale, "model-from", { people, own: 100 - people }),
  ];
}

/** The exploitation budget against the reader; none while it doesn't learn. */
function riskLines({ learns, account }: ModelReport, locale: Locale): string[] {
  if (!learns) return [];
  const { bank } = account;
  const points = Math.round(bank);
  const own = NEW_ACCOUNT.bank;
  const poor = isExpired(account) ? "spent" : "read";
  const less = bank < 1 ? poor : "less";
  const state = points > own ? "lent" : points === own ? "begun" : less;
  return [say(locale, "model-account", { state, points, more: points - own })];
}

function sureWords(game: MatrixGame, right: number, all: number, locale: Locale): string {
  const { verdict } = verdictWords(game, right, all, locale);
  const luck = Math.round(all / game.size);
  return say(locale, "model-sure", { all, right: Math.round(right), luck, verdict });
}

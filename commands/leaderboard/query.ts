// The queries that `/leaderboard` takes, as options and in a button.

import type { ChoiceOption, CommandCall, Place } from "../../src/chat/index.ts";
import { PERIODS, type Period } from "../../src/infra/calendar.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { GAME_OPTION, GAMES } from "../kit/options.ts";

export interface Query {
  readonly of: "strategies" | "players" | "duels";
  /** A game's id; absent: all games, allowed for strategies only. */
  readonly gameId?: string;
  readonly scope: "here" | "everywhere";
  readonly period: Period;
}

const OF = ["strategies", "players", "duels"] as const;
const SCOPES = ["here", "everywhere"] as const;

export const SCOPE_WORDS: Readonly<Record<Query["scope"], MessageId>> = {
  here: "choice-here",
  everywhere: "choice-everywhere",
};

export const PERIOD_WORDS: Readonly<Record<Period, MessageId>> = {
  week: "choice-week",
  month: "choice-month",
  all: "choice-all",
};

const BOARD_GAME_OPTION: ChoiceOption = { ...GAME_OPTION, typedOnly: true };
const OF_OPTION = choiceOption("of", "option-leaderboard-of", {
  strategies: "choice-strategies",
  players: "choice-players",
  duels: "choice-duels",
});
const SCOPE_OPTION = choiceOption("scope", "option-leaderboard-scope", SCOPE_WORDS);
const PERIOD_OPTION = choiceOption("period", "option-leaderboard-period", PERIOD_WORDS);
/** A rating has no period. */
const DUELS_PERIOD_OPTION = choiceOption("period", "option-leaderboard-period", { all: PERIOD_WORDS.all });

export const LEADERBOARD_OPTIONS: readonly ChoiceOption[] = [
  OF_OPTION,
  BOARD_GAME_OPTION,
  SCOPE_OPTION,
  PERIOD_OPTION,
];

function choiceOption(
  name: string,
  description: MessageId,
  words: Readonly<Record<string, MessageId>>,
): ChoiceOption {
  return {
    type: "choice",
    name,
    description,
    choices: Object.entries(words).map(([value, label]) => ({ value, label })),
  };
}

/** The query given by the options, or the option with an invalid value. */
export function readQuery({ options, place }: CommandCall): Query | { readonly bad: ChoiceOption } {
  const of = OF.find((one) => one === (options.of ?? "strategies"));
  if (!of) return { bad: OF_OPTION };
  const scope = SCOPES.find((one) => one === (options.scope ?? usualScope(of, place)));
  if (!scope) return { bad: SCOPE_OPTION };
  const period = PERIODS.find((one) => one === (options.period ?? "all"));
  if (!period) return { bad: PERIOD_OPTION };
  if (of === "duels" && period !== "all") return { bad: DUELS_PERIOD_OPTION };
  const typed = options.game ?? (of === "strategies" ? undefined : "rps");
  const gameId = GAMES.get(typed ?? "");
  if (typed !== undefined && gameId === undefined) return { bad: BOARD_GAME_OPTION };
  return { of, scope, period, ...(gameId !== undefined && { gameId }) };
}

/** A private chat has no other players. */
function usualScope(of: Query["of"], { kind }: Place): Query["scope"] {
  return of !== "strategies" && kind === "private" ? "everywhere" : "here";
}

/** Encodes the query for a button: `players_rps_here_week`. */
export function writeQuery({ of, gameId, scope, period }: Query): string {
  return [of, gameId ?? "any", scope, period].join("_");
}

/** Inverse of `writeQuery`; undefined for invalid text. */
export function readWrittenQuery(text: string): Query | undefined {
  const [typedOf, typedGame, typedScope, typedPeriod] = text.split("_");
  const of = OF.find((one) => one === typedOf);
  const scope = SCOPES.find((one) => one === typedScope);
  const period = PERIODS.find((one) => one === typedPeriod);
  const game = CHAT_GAMES.find(({ id }) => id === typedGame);
  if (!of || !scope || !period || (!game && (of !== "strategies" || typedGame !== "any"))) return undefined;
  if (of === "duels" && period !== "all") return undefined;
  return { of, scope, period, ...(game && { gameId: game.id }) };
}

// Names of known ways to play, shared by profiles, maps and their details; also formats figures.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import { isMessageId, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveName } from "../../kit/game-words.ts";

/** The move of `constant:move=2`; undefined for other strategies. */
function constantMove(strategy: string): number | undefined {
  const [family, settings = ""] = strategy.split(":");
  return family === "constant" ? Number(/move=(\d+)/.exec(settings)?.[1] ?? 0) : undefined;
}

/** The name of a known way to play, or the strategy's id if it has none. */
export function wayWord(game: MatrixGame, strategy: string, locale: Locale): string {
  const move = constantMove(strategy);
  if (move !== undefined) return say(locale, "landmark-constant", { move: moveName(game, move) });
  const id = `landmark-${strategy}`;
  return isMessageId(id) ? say(locale, id) : strategy;
}

/** Rounds to two decimals. */
export function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}

/** Index of the smallest value; -1 for an empty array. */
export function leastOf(values: readonly number[]): number {
  return values.reduce(
    (least, value, index) => (value < (values[least] ?? Number.POSITIVE_INFINITY) ? index : least),
    -1,
  );
}

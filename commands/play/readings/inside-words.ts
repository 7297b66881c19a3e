// What a table-based opponent used in the last round, in words. It gives the expected payoff only of the move chosen:
// the others would reveal the next move, too.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/bot.ts";
import { sum } from "../../../src/core/statistics.ts";
import type { Inside, InsideRow } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed, numberCell } from "../../../src/infra/i18n/phrases.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import { situationWords } from "./context-words.ts";

type InsideOf<Kind> = Extract<Inside, { kind: Kind }>;

/** Most important first; empty if the decision doesn't say what it was based on. */
export function insideSentences(game: MatrixGame, decision: Decision, locale: Locale): string[] {
  const { inside } = decision;
  if (!inside) return [];
  if (inside.kind === "daemons") return daemonSentences(game, inside, decision, locale);
  const [row] = inside.rows;
  const guessed = [say(locale, "why-unread", { reason: "guessed" })];
  if (!row) return guessed;
  if (inside.kind === "values") return [valueSentence(game, inside, row, decision, locale)];
  const { expected } = decision;
  if (expected === undefined || (inside.kind === "counts" && sum(row.values) === 0)) return guessed;
  const because =
    inside.kind === "last"
      ? say(locale, "context-last", { situation: situationWords(game, row, locale) })
      : countWords(game, row, expected, locale);
  return [say(locale, "why-expected", { move: moveName(game, expected), because })];
}

/** "after your moves ✊✋ you played it 3 times out of 4"; with a decay, its share of the weight instead. */
function countWords(game: MatrixGame, row: InsideRow, expected: number, locale: Locale): string {
  const count = row.values[expected] as number;
  const total = sum(row.values);
  const percent = Math.round((100 * count) / total);
  const times = row.values.every(Number.isInteger)
    ? say(locale, "context-times", { count, total })
    : say(locale, "context-times-weighed", { percent });
  const event = say(locale, "context-played");
  const situation = situationWords(game, row, locale);
  return situation === ""
    ? say(locale, "context-sentence-plain", { event, times })
    : say(locale, "context-sentence", { situation, event, times });
}

function valueSentence(
  game: MatrixGame,
  { among }: InsideOf<"values">,
  row: InsideRow,
  { move }: Decision,
  locale: Locale,
): string {
  const action = among?.followed ?? move;
  const value = row.values[action] as number;
  const isBest = value === Math.max(...row.values);
  const chosen = `${among ? "strategy" : "move"}${isBest ? "" : "-tried"}`;
  return say(locale, "why-valued", {
    chosen,
    move: moveName(game, move),
    name: among?.families[action] ?? "",
    situation: situationWords(game, row, locale),
    value: numberCell(value, locale, 1),
  });
}

function daemonSentences(
  game: MatrixGame,
  { daemons, followed, weights }: InsideOf<"daemons">,
  { expected }: Decision,
  locale: Locale,
): string[] {
  const daemon = daemons[followed];
  const others = daemons.filter((_, index) => index !== followed).map(({ rating }) => rating);
  // Before its first correct guess, the supervisor has no predictor to follow.
  if (!daemon || (expected === undefined && daemon.rating === 0))
    return [say(locale, "why-unread", { reason: "guessed" })];
  const first = say(locale, "why-daemon", {
    said: expected === undefined ? "no" : "yes",
    move: expected === undefined ? "" : moveName(game, expected),
    moves: daemon.moves,
    guesses: daemon.guesses,
    rating: numberCell(daemon.rating, locale, 1),
    rivals: others.length,
    next: numberCell(Math.max(0, ...others), locale, 1),
  });
  if (weights.length === 0) return [first];
  const known = game.displayOrder.map((move) =>
    labelled(moveSign(game, move), numberCell(weights[move] as number, locale, 1), locale),
  );
  return [first, say(locale, "why-knew", { weights: listed(known, locale) })];
}

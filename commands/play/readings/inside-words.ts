// What a table-based opponent used in the last round, in words. It gives the expected payoff only of the move chosen:
// the others would reveal the next move, too.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/bot.ts";
import { sum } from "../../../src/core/statistics.ts";
import type { Inside, InsideRow } from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { labelled, listed, numberCell } from "../../../src/infra/i18n/phrases.ts";
import { moveName, moveSign } from "../../kit/game-words.ts";
import { situationWords } from "./context-words.ts";

/** The limit of *Why?*: private notices on some platforms hold no more. */
export const WHY_CHARACTERS_MAX = 200;

type InsideOf<Kind> = Extract<Inside, { kind: Kind }>;

/** Most important first; empty if the decision doesn't say what it was based on. */
export function insideSentences(game: MatrixGame, decision: Decision, locale: Locale): string[] {
  const { inside } = decision;
  if (!inside) return [];
  if (inside.kind === "daemons") return daemonSentences(game, inside, decision, locale);
  const guessed = [say(locale, "why-unread", { reason: "guessed" })];
  if (inside.kind === "counters")
    return decision.expected === undefined
      ? guessed
      : [countersSentence(game, inside, decision.expected, locale)];
  const [row] = inside.rows;
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

/** "✊ 4+8+4 = 16, ✋ 9+20+11 = 40, ✌️ 2 = 2": each move's counters, added up by how many moves they name from none on;
 * only the sums if that's too long. */
function countersSentence(
  game: MatrixGame,
  { filled, sums }: InsideOf<"counters">,
  expected: Move,
  locale: Locale,
): string {
  const written = (value: number): string => numberCell(value, locale);
  const saying = (termsOf: (move: Move) => string): string => {
    const listing = game.displayOrder.map((move) => `${moveSign(game, move)} ${termsOf(move)}`);
    return say(locale, "why-counters", { move: moveName(game, expected), sums: listed(listing, locale) });
  };
  const short = (move: Move): string => written(sums[move] as number);
  const full = saying((move) => {
    const terms = filled.map((counts) => counts[move] as number);
    const known = terms.slice(0, terms.findLastIndex((term) => term > 0) + 1);
    return known.length === 0 ? short(move) : `${known.map(written).join("+")} = ${short(move)}`;
  });
  return full.length > WHY_CHARACTERS_MAX ? saying(short) : full;
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

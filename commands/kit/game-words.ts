// The words and signs of games and moves, the same in every message.

import { catalogued, type MatrixGame, type Move } from "../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Length } from "./length.ts";

/** What is said before the first round, and of each round by its result for the person. */
interface RoundWords {
  readonly first: MessageId;
  readonly won: MessageId;
  readonly lost: MessageId;
  readonly drawn: MessageId;
}

const ROUND_WORDS: RoundWords = {
  first: "match-first",
  won: "round-won",
  lost: "round-lost",
  drawn: "round-drawn",
};

/** Where one side guesses, a round is a hit or a miss. */
const GUESS_WORDS: RoundWords = {
  ...ROUND_WORDS,
  first: "match-first-guess",
  won: "round-missed",
  lost: "round-hit",
};

/** The move's one emoji; undefined where it has none. */
export function moveEmoji({ id }: MatrixGame, move: Move): string | undefined {
  return catalogued(id)?.moves[move]?.emoji;
}

/** The move in as few signs as can be: its emoji, or its number. */
export function moveSign(game: MatrixGame, move: Move): string {
  return moveEmoji(game, move) ?? String(move + 1);
}

/** The move's word: `Rock`; its number where it has no name. */
export function moveWord({ id }: MatrixGame, move: Move, locale: Locale): string {
  const named = catalogued(id)?.moves[move];
  return named ? say(locale, `move-${named.id}`) : String(move + 1);
}

/** Sign and word, as in a sentence: `✊ Rock`. */
export function moveLabel(game: MatrixGame, move: Move, locale: Locale): string {
  const sign = moveEmoji(game, move);
  const word = moveWord(game, move, locale);
  return sign ? `${sign} ${word}` : word;
}

/** The messages about the rounds of a game. */
export function roundWords({ id }: MatrixGame): RoundWords {
  return catalogued(id)?.rule === "guess" ? GUESS_WORDS : ROUND_WORDS;
}

export function gameTitle({ id }: MatrixGame, locale: Locale): string {
  const entry = catalogued(id);
  return entry ? say(locale, `game-${entry.id}`) : id;
}

export function lengthWords(length: Length, locale: Locale): string {
  if (length.kind === "first") return say(locale, "length-first", { points: length.points });
  return length.kind === "best"
    ? say(locale, "length-best", { of: length.of })
    : say(locale, "length-endless");
}

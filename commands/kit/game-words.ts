// The words and signs of games and moves, the same in every message.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import type { Length } from "./length.ts";

const SIGNS: Readonly<Record<string, string>> = {
  rock: "✊",
  paper: "✋",
  scissors: "✌️",
  lizard: "🦎",
  spock: "🖖",
  // The keys that play them where buttons have numbers.
  odd: "1️⃣",
  even: "2️⃣",
};

const MOVE_WORDS: Readonly<Record<string, MessageId>> = {
  rock: "move-rock",
  paper: "move-paper",
  scissors: "move-scissors",
  lizard: "move-lizard",
  spock: "move-spock",
  odd: "move-odd",
  even: "move-even",
};

const GAME_WORDS: Readonly<Record<string, MessageId>> = {
  rps: "game-rps",
  rpsls: "game-rpsls",
  oddeven: "game-oddeven",
};

/** What is said before the first round, and of each round by its result for the person. */
interface RoundWords {
  readonly first: MessageId;
  readonly won: MessageId;
  readonly lost: MessageId;
  readonly drawn: MessageId;
}

const USUAL_ROUND_WORDS: RoundWords = {
  first: "match-first",
  won: "round-won",
  lost: "round-lost",
  drawn: "round-drawn",
};

/** Where one side guesses, a round is a hit or a miss. */
const ROUND_WORDS: Readonly<Record<string, RoundWords>> = {
  oddeven: { ...USUAL_ROUND_WORDS, first: "match-first-guess", won: "round-missed", lost: "round-hit" },
};

/** The move's one emoji; undefined where it has none. */
export function moveEmoji(game: MatrixGame, move: Move): string | undefined {
  return SIGNS[game.moveIds[move] ?? ""];
}

/** The move in as few signs as can be: its emoji, or its number. */
export function moveSign(game: MatrixGame, move: Move): string {
  return moveEmoji(game, move) ?? String(move + 1);
}

/** The move's word: `Rock`; its number where it has no name. */
export function moveWord(game: MatrixGame, move: Move, locale: Locale): string {
  const word = MOVE_WORDS[game.moveIds[move] ?? ""];
  return word ? say(locale, word) : String(move + 1);
}

/** Sign and word, as in a sentence: `✊ Rock`. */
export function moveLabel(game: MatrixGame, move: Move, locale: Locale): string {
  const sign = moveEmoji(game, move);
  const word = moveWord(game, move, locale);
  return sign ? `${sign} ${word}` : word;
}

/** The messages about the rounds of a game. */
export function roundWords(game: MatrixGame): RoundWords {
  return ROUND_WORDS[game.id] ?? USUAL_ROUND_WORDS;
}

export function gameTitle(game: MatrixGame, locale: Locale): string {
  const word = GAME_WORDS[game.id];
  return word ? say(locale, word) : game.id;
}

export function lengthWords(length: Length, locale: Locale): string {
  if (length.kind === "first") return say(locale, "length-first", { points: length.points });
  return length.kind === "best"
    ? say(locale, "length-best", { of: length.of })
    : say(locale, "length-endless");
}

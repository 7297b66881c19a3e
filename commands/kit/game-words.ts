import type { Choice, Completion, LinkedCall } from "../../src/chat/index.ts";
import { catalogued } from "../../src/core/games/catalogue.ts";
import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { Inflected, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { fold } from "../../src/infra/spelling.ts";
import { type Length, readLength } from "./length.ts";

/** Message ids: before the first round, and for each result from the person's side. */
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

/** Guessing games call a round a hit or a miss. */
const GUESS_WORDS: RoundWords = {
  ...ROUND_WORDS,
  first: "match-first-guess",
  won: "round-missed",
  lost: "round-hit",
};

/** The move's emoji; undefined if it has none. */
export function moveEmoji({ id }: MatrixGame, move: Move): string | undefined {
  return catalogued(id)?.moves[move]?.emoji;
}

/** The shortest form of a move: its emoji, otherwise its number. */
export function moveSign(game: MatrixGame, move: Move): string {
  return moveEmoji(game, move) ?? String(move + 1);
}

/** The move's name (`Rock`), otherwise its number. */
export function moveWord({ id }: MatrixGame, move: Move, locale: Locale): string {
  const named = catalogued(id)?.moves[move];
  return named ? say(locale, `move-${named.id}`) : String(move + 1);
}

/** Emoji and name: `✊ Rock`. */
export function moveLabel(game: MatrixGame, move: Move, locale: Locale): string {
  const sign = moveEmoji(game, move);
  const word = moveWord(game, move, locale);
  return sign ? `${sign} ${word}` : word;
}

/** The move for use in a message, which inflects it as its sentence requires. */
export function moveName({ id }: MatrixGame, move: Move): Inflected | string {
  const named = catalogued(id)?.moves[move];
  return named ? new Inflected(`move-${named.id}`, named.emoji) : String(move + 1);
}

/** The message ids for a game's rounds. */
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

/** Those of these lengths that match what was typed, each in the words of the language. */
export function lengthChoices(
  { typed, caller: { locale } }: Pick<Completion, "typed" | "caller">,
  lengths: readonly string[],
): readonly Choice[] {
  const wanted = fold(typed.trim());
  const choices = lengths.map((value) => {
    const length = readLength(value);
    return { value, label: length ? lengthWords(length, locale) : value };
  });
  return choices.filter((one) => [one.value, one.label].some((text) => fold(text).includes(wanted)));
}

/** Begins a match of the game in the private chat. */
export function playCall(id: string): LinkedCall {
  return { command: catalogued(id)?.command ?? "rps", subcommand: "play", options: {} };
}

/** What to type to play a game: `/rps play`, `/oddeven`. */
export function playLine(id: string): string {
  const command = catalogued(id)?.command ?? "rps";
  return command === "rps" ? "/rps play" : `/${command}`;
}

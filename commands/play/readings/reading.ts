// What the bot saw in a person's play, in words with counts, and nothing that is not in the
// history.

import type { MatrixGame, Move } from "../../../src/core/games/index.ts";
import {
  evidenceFor,
  isPlayable,
  type KnownRounds,
  keepingOf,
  playsByRule,
  readsOpponent,
  recount,
} from "../../../src/core/strategies/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { MatchRecord, PlayerGame } from "../../../src/players/index.ts";
import { moveLabel } from "../../kit/game-words.ts";
import { knownBefore } from "../models/known-rounds.ts";
import { contextWords } from "./context-words.ts";
import { evidenceWords } from "./evidence-words.ts";

/** A longer line under a round breaks on a phone more than twice: then it says less, and *Why?*
 * says all. */
const LINE_CHARACTERS_MAX = 100;
/** The private windows of some platforms hold no more. */
const WHY_CHARACTERS_MAX = 200;
/** Fewer times than this are no habit that can be told. */
const SEEN_MIN = 2;
/** With fewer rounds known, how sure the fortune-teller is says nothing: there it was not found to
 * be right as often as it says. */
const SURE_FROM_ROUNDS = 5;

/** The one line under a round: what was expected of the move just played, and why. */
export function expectationLine(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  locale: Locale,
): string {
  if (!isPlayable(match.opponent, game)) return say(locale, "opponent-gone");
  if (match.expected < 0) return say(locale, UNEXPECTED[whyUnexpected(game, document, match)].line);
  const reading = readingOf(game, document, match, locale);
  const full = lineOf(reading, reading.inContext ?? reading.inShort, locale);
  return full.length > LINE_CHARACTERS_MAX ? lineOf(reading, reading.inShort, locale) : full;
}

/** The answer to *Why?*: some sentences on the last round's reading. The next round's stays
 * sealed. */
export function whyNotice(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  locale: Locale,
): string {
  if (!isPlayable(match.opponent, game)) return say(locale, "opponent-gone");
  const reason = match.expected < 0 ? whyUnexpected(game, document, match) : undefined;
  if (reason === "by-rule" || reason === "random") return say(locale, UNEXPECTED[reason].why);
  if (match.score.every((count) => count === 0)) return say(locale, "why-too-early");
  const frozen = isFrozen(document, match) ? [say(locale, "why-frozen")] : [];
  if (reason) return fitting([say(locale, UNEXPECTED[reason].why), ...frozen]);
  const [right, all] = match.read;
  const sentences = readingSentences(readingOf(game, document, match, locale), document, locale);
  return fitting([...sentences, ...frozen, say(locale, "why-record", { right, all })]);
}

/** The first sentence, and of the others, the most important first, those that fit beside it. */
function fitting(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const longer = `${text} ${next}`;
    return longer.length > WHY_CHARACTERS_MAX ? text : longer;
  });
}

/** Why nothing was expected, with what is said of it. */
const UNEXPECTED = {
  "by-rule": { line: "round-by-rule", why: "why-by-rule" },
  random: { line: "round-drew-at-random", why: "why-random" },
  off: { line: "round-model-off", why: "why-model-off" },
  guessed: { line: "round-guessed", why: "why-guessed" },
  chance: { line: "round-chance", why: "why-chance" },
  nothing: { line: "round-unexpected", why: "why-unexpected" },
} as const;

function whyUnexpected(game: MatrixGame, document: PlayerGame, match: MatchRecord): keyof typeof UNEXPECTED {
  const { opponent } = match;
  if (playsByRule(opponent)) return "by-rule";
  if (!readsOpponent(opponent)) return "random";
  const keeps = keepingOf(opponent) !== undefined;
  const { mode, paused = 0 } = document.lessons ?? { mode: "learning" };
  // The move that was sealed when the model was turned off was still played.
  if (keeps && mode === "off" && document.totals.rounds - 1 > paused) return "off";
  if (knownBefore(game, document, match).rounds.person.length === 0) return "guessed";
  return keeps ? "chance" : "nothing";
}

function isFrozen({ lessons }: PlayerGame, { opponent }: MatchRecord): boolean {
  return lessons?.mode === "frozen" && keepingOf(opponent) !== undefined;
}

/** All that can be told of the last round's reading. */
interface Reading {
  readonly move: string;
  /** How many rounds the opponent knew. */
  readonly known: number;
  /** Percent; absent where it is not told. */
  readonly sure: number | undefined;
  /** The context that decided, in words. */
  readonly inContext: string | undefined;
  /** The simplest regularity that leads to the move, in words. */
  readonly inShort: string | undefined;
}

function readingOf(game: MatrixGame, document: PlayerGame, match: MatchRecord, locale: Locale): Reading {
  const known = knownBefore(game, document, match);
  const count = known.rounds.person.length;
  const evidence = evidenceFor(game, "person", known.rounds, match.expected);
  return {
    move: moveLabel(game, match.expected, locale),
    known: count,
    sure: count >= SURE_FROM_ROUNDS ? match.reason?.[1] : undefined,
    inContext:
      match.reason && decidingWords(game, known, { context: match.reason[0], move: match.expected }, locale),
    inShort: evidence && evidenceWords(game, evidence, locale),
  };
}

/** Undefined where the move did not follow more often than by chance: what is lately true need not
 * be true of all rounds. */
function decidingWords(
  game: MatrixGame,
  known: KnownRounds,
  { context, move }: { readonly context: number; readonly move: Move },
  locale: Locale,
): string | undefined {
  const told = recount(game.size, context, known, move);
  if (!told || told.seen < SEEN_MIN || told.followed * game.size <= told.seen) return undefined;
  return contextWords(game, told, locale);
}

function lineOf({ move, sure: percent }: Reading, because: string | undefined, locale: Locale): string {
  if (percent === undefined)
    return because
      ? say(locale, "round-expected-because", { move, because })
      : say(locale, "round-expected", { move });
  return because
    ? say(locale, "round-expected-sure", { move, percent, because })
    : say(locale, "round-expected-likely", { move, percent });
}

function readingSentences(
  { move, known, sure, ...words }: Reading,
  document: PlayerGame,
  locale: Locale,
): string[] {
  const because = words.inContext ?? words.inShort;
  const forgotten = (document.lessons?.since ?? 0) >= Math.max(1, document.totals.rounds - 1);
  if (forgotten) return [say(locale, "why-forgotten", { move })];
  if (known === 0) return [say(locale, "why-people", { move })];
  const told = because
    ? say(locale, "why-expected", { move, because })
    : say(locale, "why-blend", { move, rounds: known });
  return sure === undefined ? [told] : [told, say(locale, "why-sure", { percent: sure })];
}

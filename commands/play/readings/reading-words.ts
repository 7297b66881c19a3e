// What the bot read in a person's play, as text: the line under a round, and the reply to *Why?*.

import type { MatrixGame } from "../../../src/core/games/matrix-game.ts";
import type { Decision } from "../../../src/core/matches/bot.ts";
import type { Evidence } from "../../../src/core/profiles/traits.ts";
import { type Inflected, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { sentences } from "../../../src/infra/i18n/phrases.ts";
import { readIn, turnOf } from "../../../src/people/rounds/predictor.ts";
import { moveName } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import type { MatchState } from "../rules.ts";
import { contextWords } from "./context-words.ts";
import { insideSentences, WHY_CHARACTERS_MAX } from "./inside-words.ts";
import { type Expectation, isForgotten, readingOf } from "./reading.ts";

/** Longer lines wrap twice on a phone, so they are shortened; *Why?* has the full text. */
const LINE_CHARACTERS_MAX = 100;

/** The line under a round: the expected move and as much of the evidence for it as `fits`. */
export function expectationLine(
  state: MatchState,
  locale: Locale,
  fits: (line: string) => boolean = () => true,
): string {
  const reading = readingOf(state);
  if (reading.kind === "opponent-gone") return say(locale, "opponent-gone");
  if (reading.kind === "unexpected") return say(locale, "round-unread", { reason: reading.reason });
  const words = wordsOf(state.game, reading, locale);
  const full = lineOf(words, words.inContext ?? words.inShort(), locale);
  if (full.length <= LINE_CHARACTERS_MAX && fits(full)) return full;
  const short = lineOf(words, words.inShort(), locale);
  return fits(short) ? short : lineOf(words, undefined, locale);
}

/** The reply to *Why?*: a few sentences on the last round's reading, based on the opponent's table if it has one to
 * show. */
export function whyNotice(state: MatchState, locale: Locale, decision?: Decision): string {
  const reading = readingOf(state);
  if (reading.kind === "opponent-gone") return say(locale, "opponent-gone");
  const looked = decision && !isForgotten(state) ? insideSentences(state.game, decision, locale) : [];
  if (looked.length > 0)
    return fitting([...looked, ...(reading.kind === "expected" ? [recordOf(state, locale)] : [])]);
  const reason = reading.kind === "unexpected" ? reading.reason : undefined;
  if (reason === "apart" || reason === "by-rule" || reason === "by-merits" || reason === "random")
    return say(locale, "why-unread", { reason });
  if (turnOf(state.match) === 0) return say(locale, "why-too-early");
  if (reading.kind === "unexpected") return fitting([say(locale, "why-unread", { reason: reading.reason })]);
  return fitting([...expectationSentences(state, reading, locale), recordOf(state, locale)]);
}

function recordOf({ game, match }: MatchState, locale: Locale): string {
  const [right, all] = readIn(game, match);
  return say(locale, "why-record", { right, all });
}

function fitting(parts: readonly string[]): string {
  return parts.reduce((text, next) => {
    const longer = sentences([text, next]);
    return longer.length > WHY_CHARACTERS_MAX ? text : longer;
  });
}

interface ExpectationWords {
  readonly move: string | Inflected;
  readonly confidence: number | undefined;
  readonly inContext: string | undefined;
  /** Computed lazily, because it's rarely needed. */
  inShort(): string | undefined;
}

function wordsOf(
  game: MatrixGame,
  { move, confidence, context, evidence }: Expectation,
  locale: Locale,
): ExpectationWords {
  const inShort = (): string | undefined => {
    const simplest = evidence();
    return simplest && evidenceWords(game, simplest, locale);
  };
  return {
    move: moveName(game, move),
    confidence,
    inContext: context && contextWords(game, context, move, locale),
    inShort,
  };
}

function lineOf({ move }: ExpectationWords, because: string | undefined, locale: Locale): string {
  return because
    ? say(locale, "round-expected-because", { move, because })
    : say(locale, "round-expected", { move });
}

function expectationSentences(state: MatchState, expectation: Expectation, locale: Locale): string[] {
  const { move, confidence: percent, inContext, inShort } = wordsOf(state.game, expectation, locale);
  const { known, isByRule } = expectation;
  const because = inContext ?? inShort();
  if (isForgotten(state)) return [say(locale, "why-forgotten", { move })];
  if (isByRule) return [say(locale, "why-expected-by-rule", { move })];
  if (known === 0) return [say(locale, "why-people", { move })];
  const first = because
    ? say(locale, "why-expected", { move, because })
    : say(locale, "why-blend", { move, rounds: known });
  return percent === undefined ? [first] : [first, say(locale, "why-sure", { percent })];
}

function evidenceWords(game: MatrixGame, habit: Evidence, locale: Locale): string {
  const { kind, count, total } = habit;
  const repeats = kind === "after-result" && habit.step === 0 ? "repeat" : "change";
  return say(locale, "evidence", {
    kind: kind === "after-result" ? `${kind}-${repeats}` : kind,
    count,
    total,
    own: "own" in habit ? moveName(game, habit.own) : "",
    other: "other" in habit ? moveName(game, habit.other) : "",
    result: "result" in habit ? RESULT_WORDS[habit.result] : "",
  });
}

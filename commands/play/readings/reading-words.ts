// What the bot read in a person's play, as text: the line under a round, and the reply to *Why?*.

import type { MatrixGame } from "../../../src/core/games/index.ts";
import type { Decision } from "../../../src/core/matches/index.ts";
import type { Evidence } from "../../../src/core/strategies/index.ts";
import { type Inflected, type Locale, say } from "../../../src/infra/i18n/index.ts";
import { moveName } from "../../kit/game-words.ts";
import { RESULT_WORDS } from "../../kit/trait-words.ts";
import { type MatchState, turnOf } from "../state/play.ts";
import { contextWords } from "./context-words.ts";
import { insideSentences } from "./inside-words.ts";
import { type Expectation, isForgotten, isFrozen, readingOf } from "./reading.ts";

/** Longer lines wrap twice on a phone; they are shortened, and *Why?* has the full text. */
const LINE_CHARACTERS_MAX = 100;
/** The limit of private notices on some platforms. */
const WHY_CHARACTERS_MAX = 200;

const UNEXPECTED = {
  apart: { line: "round-apart", why: "why-apart" },
  "by-rule": { line: "round-by-rule", why: "why-by-rule" },
  "by-merits": { line: "round-by-merits", why: "why-by-merits" },
  random: { line: "round-drew-at-random", why: "why-random" },
  off: { line: "round-model-off", why: "why-model-off" },
  guessed: { line: "round-guessed", why: "why-guessed" },
  chance: { line: "round-chance", why: "why-chance" },
  careful: { line: "round-chance", why: "why-careful" },
  read: { line: "round-read", why: "why-read" },
  spent: { line: "round-chance", why: "why-spent" },
  none: { line: "round-unexpected", why: "why-unexpected" },
} as const;

/** The line under a round: the expected move, and the evidence for it, as far as that `fits`. */
export function expectationLine(
  state: MatchState,
  locale: Locale,
  fits: (line: string) => boolean = () => true,
): string {
  const reading = readingOf(state);
  if (reading.kind === "opponent-gone") return say(locale, "opponent-gone");
  if (reading.kind === "unexpected") return say(locale, UNEXPECTED[reading.reason].line);
  const words = wordsOf(state.game, reading, locale);
  const full = lineOf(words, words.inContext ?? words.inShort(), locale);
  if (full.length <= LINE_CHARACTERS_MAX && fits(full)) return full;
  const short = lineOf(words, words.inShort(), locale);
  return fits(short) ? short : lineOf(words, undefined, locale);
}

/** The reply to *Why?*: some sentences on the last round's reading, by what the opponent went by in it where
 * it has a table to show. */
export function whyNotice(state: MatchState, locale: Locale, decision?: Decision): string {
  const reading = readingOf(state);
  if (reading.kind === "opponent-gone") return say(locale, "opponent-gone");
  const looked = decision && !isForgotten(state) ? insideSentences(state.game, decision, locale) : [];
  if (looked.length > 0)
    return fitting([...looked, ...(reading.kind === "expected" ? [recordOf(state, locale)] : [])]);
  const reason = reading.kind === "unexpected" ? reading.reason : undefined;
  if (reason === "apart" || reason === "by-rule" || reason === "by-merits" || reason === "random")
    return say(locale, UNEXPECTED[reason].why);
  if (turnOf(state.match) === 0) return say(locale, "why-too-early");
  const frozen = isFrozen(state) ? [say(locale, "why-frozen")] : [];
  if (reading.kind === "unexpected") return fitting([say(locale, UNEXPECTED[reading.reason].why), ...frozen]);
  return fitting([...expectationSentences(state, reading, locale), ...frozen, recordOf(state, locale)]);
}

function recordOf({ match: { read } }: MatchState, locale: Locale): string {
  const [right, all] = read;
  return say(locale, "why-record", { right, all });
}

function fitting(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const longer = `${text} ${next}`;
    return longer.length > WHY_CHARACTERS_MAX ? text : longer;
  });
}

interface ExpectationWords {
  readonly move: string | Inflected;
  readonly confidence: number | undefined;
  readonly inContext: string | undefined;
  /** Mostly not needed. */
  inShort(): string | undefined;
}

function wordsOf(
  game: MatrixGame,
  { move, confidence, context, evidence }: Expectation,
  locale: Locale,
): ExpectationWords {
  return {
    move: moveName(game, move),
    confidence,
    inContext: context && contextWords(game, context, move, locale),
    inShort: () => evidence && evidenceWords(game, evidence, locale),
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

function evidenceWords(game: MatrixGame, evidence: Evidence, locale: Locale): string {
  const { count, total } = evidence;
  const label = (move: number) => moveName(game, move);
  switch (evidence.kind) {
    case "often":
      return say(locale, "evidence-often", { count, total });
    case "after-own":
      return say(locale, "evidence-after-own", { count, total, yours: label(evidence.own) });
    case "after-other":
      return say(locale, "evidence-after-other", { count, total, mine: label(evidence.other) });
    case "after-both": {
      const [yours, mine] = [label(evidence.own), label(evidence.other)];
      return say(locale, "evidence-after-both", { count, total, yours, mine });
    }
    case "after-result-repeat":
      return say(locale, "evidence-repeat", { result: RESULT_WORDS[evidence.result], count, total });
    case "after-result-change":
      return say(locale, "evidence-change", { result: RESULT_WORDS[evidence.result], count, total });
  }
}

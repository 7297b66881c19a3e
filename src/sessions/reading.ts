// What the bot saw in a person's play, in words with counts, and nothing that is not in the history.

import type { MatrixGame, Rounds } from "../games/index.ts";
import { type Locale, say } from "../i18n/index.ts";
import type { MatchRecord } from "../players/index.ts";
import { type Evidence, evidenceFor, isPlayable, playsByRule, readsOpponent } from "../strategies/index.ts";
import { moveLabel } from "./words.ts";

/** The one line under a round: what was expected of the move just played, and why. `rounds` end with that round. */
export function expectationLine(game: MatrixGame, match: MatchRecord, rounds: Rounds, locale: Locale): string {
  if (!isPlayable(match.opponent, game)) return say(locale, "opponent-gone");
  if (match.expected < 0 && playsByRule(match.opponent)) return say(locale, "round-by-rule");
  if (!readsOpponent(match.opponent)) return say(locale, "round-drew-at-random");
  if (match.expected < 0) return say(locale, rounds.person.length > 1 ? "round-unexpected" : "round-guessed");
  const move = moveLabel(game, match.expected, locale);
  const because = reasonFor(game, match, rounds, locale);
  return because ? say(locale, "round-expected-because", { move, because }) : say(locale, "round-expected", { move });
}

/** The answer to *Why?*: one or two sentences on the last round's reading. The next round's stays sealed. */
export function whyNotice(game: MatrixGame, match: MatchRecord, rounds: Rounds, locale: Locale): string {
  if (!isPlayable(match.opponent, game)) return say(locale, "opponent-gone");
  if (match.expected < 0 && playsByRule(match.opponent)) return say(locale, "why-by-rule");
  if (!readsOpponent(match.opponent)) return say(locale, "why-random");
  if (rounds.person.length === 0 || match.score.every((count) => count === 0)) return say(locale, "why-too-early");
  if (match.expected < 0) return say(locale, rounds.person.length > 1 ? "why-unexpected" : "why-guessed");
  const move = moveLabel(game, match.expected, locale);
  const because = reasonFor(game, match, rounds, locale);
  const known = rounds.person.length - 1;
  const seen = because
    ? say(locale, "why-expected", { move, because })
    : say(locale, "why-blend", { move, rounds: known });
  const [right, all] = match.read;
  return `${seen} ${say(locale, "why-record", { right, all })}`;
}

function reasonFor(game: MatrixGame, match: MatchRecord, rounds: Rounds, locale: Locale): string | undefined {
  const before = { person: rounds.person.subarray(0, -1), bot: rounds.bot.subarray(0, -1) };
  const evidence = evidenceFor(game, "person", before, match.expected);
  return evidence && evidenceWords(game, evidence, locale);
}

/** The selectors of the messages about what followed a result. */
const RESULT_WORDS = { "1": "win", "0": "draw", "-1": "loss" } as const;

function evidenceWords(game: MatrixGame, evidence: Evidence, locale: Locale): string {
  const { count, total } = evidence;
  const label = (number: number): string => moveLabel(game, number, locale);
  switch (evidence.kind) {
    case "often":
      return say(locale, "evidence-often", { count, total });
    case "after-own":
      return say(locale, "evidence-after-own", { count, total, yours: label(evidence.own) });
    case "after-other":
      return say(locale, "evidence-after-other", { count, total, mine: label(evidence.other) });
    case "after-both":
      return say(locale, "evidence-after-both", {
        count,
        total,
        yours: label(evidence.own),
        mine: label(evidence.other),
      });
    case "after-result-repeat":
      return say(locale, "evidence-repeat", { result: RESULT_WORDS[evidence.result], count, total });
    case "after-result-change":
      return say(locale, "evidence-change", { result: RESULT_WORDS[evidence.result], count, total });
  }
}

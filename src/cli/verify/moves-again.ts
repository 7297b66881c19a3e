// Plays the opponent of a match again, and says which of its moves came out the same.

import type { MatchCourse, OpenedSeal } from "../../core/fairness/index.ts";
import { isPlayable } from "../../core/strategies/index.ts";
import {
  boundHistory,
  type KnownHistory,
  type RecomputeGap,
  recomputeMoves,
  strategyVersion,
} from "../../players/index.ts";
import type { Export } from "./export-file.ts";
import { type Finding, fail, ok, open, skip } from "./finding.ts";

/** `other-player`: the export is of somebody else; `false-history`: the match was bound to other rounds
 * than those that the player had. */
type Gap = RecomputeGap | "other-player" | "false-history" | "unknown-strategy";

export interface Again {
  /** Numbers of the seals whose move came out the same. */
  readonly same: ReadonlySet<number>;
  readonly different: readonly number[];
  readonly gaps: readonly Gap[];
  /** This program's version of what plays; undefined where it knows no such strategy. */
  readonly version: string | undefined;
}

/** So many of its own rounds, found where they should be, do not stand there by chance. */
const ROUNDS_SURE = 8;

export function playAgain(
  course: MatchCourse,
  seals: readonly OpenedSeal[],
  given: Export | undefined,
): Again {
  const isOther = given !== undefined && !given.mayOwn(course.session);
  const history = isOther ? undefined : given?.historyOf(course.game);
  const version = versionHere(course);
  if (version === undefined) return nothing("unknown-strategy", seals, version);
  const { different, gaps } = recomputeMoves(seals, course, history, version);
  const missing = new Set(gaps.map(({ seal }) => seal));
  const same = seals.filter(({ number }) => !missing.has(number) && !different.includes(number));
  return {
    same: new Set(same.map(({ number }) => number)),
    different,
    gaps: gaps.map(({ why }) => {
      if (why === "no-history" && isOther) return "other-player";
      return why === "other-history" && history && isFalse(course, seals, history) ? "false-history" : why;
    }),
    version,
  };
}

function versionHere({ opponent, game }: MatchCourse): string | undefined {
  return isPlayable(opponent, game) ? strategyVersion(opponent) : undefined;
}

function nothing(why: Gap, seals: readonly OpenedSeal[], version: string | undefined): Again {
  return { same: new Set(), different: [], gaps: seals.map(() => why), version };
}

/** Whether the rounds before the match are not those that it was bound to, though its own rounds stand
 * where they should: then it is the right history, and the host knew another. */
function isFalse(course: MatchCourse, seals: readonly OpenedSeal[], history: KnownHistory): boolean {
  const { rounds: own, openings } = course;
  const { first, rounds } = history;
  const played = seals.filter(({ isPlayed }) => isPlayed);
  const isThere = played.every(
    ({ turn, total }) =>
      rounds.person[total - first] === own.person[turn] && rounds.bot[total - first] === own.bot[turn],
  );
  if (!isThere || played.length < ROUNDS_SURE) return false;
  return openings.some(({ total, kept, known }) => {
    const bound = boundHistory(course.game.size, { total, kept }, rounds, first);
    return bound.first >= first && bound.hash !== known;
  });
}

/** `isBound`: each move came out the same, or its seal stood in a message that was noted. */
export function movesFinding(again: Again, sealed: number, isBound: boolean): Finding {
  const { same, different, gaps } = again;
  if (different.length > 0) {
    const numbers = `${different.slice(0, 5).join(", ")}${different.length > 5 ? " …" : ""}`;
    return fail(
      "moves",
      `played again, ${different.length} of ${sealed} do NOT come out the same: ${numbers}`,
      "the strategy would have chosen other moves",
    );
  }
  if (gaps.includes("false-history"))
    return fail(
      "moves",
      "the match is bound to other rounds than those in the export",
      "the match was played on a false history",
    );
  const [gap] = gaps;
  const done = `${same.size} of ${sealed} moves, played again, come out the same`;
  if (gap === undefined) return ok("moves", done);
  const text = `${same.size > 0 ? `${done}; the rest was not played again` : "not played again"}: ${reasonOf(gap, again)}`;
  // A seal that somebody kept binds as much as a move that comes out the same.
  if (isBound && gap === "no-history") return skip("moves", text);
  return open("moves", text, SHORT[gap]);
}

const SHORT: Readonly<Record<Gap, string>> = {
  apart: "what others made plays by a file of its own",
  "history-cut": "the export does not reach back far enough",
  "no-history": "the moves were not played again",
  "other-history": "the export does not have the rounds of this match",
  "other-version": "another version of the strategy played",
  "other-player": "the export is not of the match's player",
  "false-history": "the match was played on a false history",
  "unknown-strategy": "this program does not know the strategy",
};

function reasonOf(gap: Gap, { version }: Again): string {
  const reasons: Readonly<Record<Gap, string>> = {
    apart:
      "the opponent is a file or a ghost that others made, and plays by that alone; every move was sealed before",
    "history-cut": "the oldest rounds that the opponent knew are no longer in the export",
    "no-history": "that takes the file of /data export: --history gadalka-export.json",
    "other-history":
      "the export does not have the rounds of this match; it is of another bot, older than the match, or everything was deleted since",
    "other-version": `it played by another version than this program's (${version}); take the program as it was then`,
    "other-player": "the export is of somebody else than the match's player",
    "false-history": "the match is bound to other rounds than those in the export",
    "unknown-strategy": "this program knows no such strategy, or none for this game",
  };
  return reasons[gap];
}

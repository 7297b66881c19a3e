// Replays a match's opponent, and reports which of its moves came out the same.

import type { MatchTranscript, OpenedSeal } from "../fairness/index.ts";
import type { LearningPolicy } from "../matches/known-rounds.ts";
import type { Export } from "./export-file.ts";
import { type Finding, finding, type Gap } from "./finding.ts";
import type { Given } from "./given.ts";
import { boundHistory, type KnownHistory, type Recomputed, recomputeMoves } from "./recompute.ts";

export interface Again extends Pick<Recomputed, "falseAccounts" | "accountGaps" | "isOfPlayer" | "expected"> {
  /** The numbers of the seals whose moves came out the same. */
  readonly same: ReadonlySet<number>;
  readonly different: readonly number[];
  readonly gaps: readonly Gap[];
  /** This program's version of the strategy; undefined if it has no such strategy. */
  readonly version: string | undefined;
  /** The player's settings, if the export belongs to the match. */
  readonly settings?: LearningPolicy | undefined;
}

/** This many of the match's own rounds in the right positions can't be a coincidence. */
const ROUNDS_SURE = 8;

/** `version`: this program's version of the opponent; undefined if it has no such strategy. */
export function playAgain(
  course: MatchTranscript,
  seals: readonly OpenedSeal[],
  { history: given, known }: Pick<Given, "history" | "known">,
  version: string | undefined,
): Again {
  const isOther = given !== undefined && !given.mayOwn(course.session);
  const history = isOther ? undefined : given ? given.historyOf(course.game) : known;
  if (version === undefined) return nothing("unknown-strategy", seals, version);
  const again = recomputeMoves(seals, course, history, version);
  const { different, gaps, expected } = again;
  const rest = { ...again, isOfPlayer: given !== undefined && again.isOfPlayer };
  const missing = new Set(gaps.map(({ seal }) => seal));
  const same = seals.filter(({ number }) => !missing.has(number) && !different.includes(number));
  return {
    same: new Set(same.map(({ number }) => number)),
    different,
    gaps: gaps.map(({ why }) => {
      if (why === "no-history" && isOther) return "other-player";
      return why === "other-history" && given && history && isFalse(course, seals, history)
        ? "false-history"
        : why;
    }),
    version,
    expected,
    falseAccounts: [...rest.falseAccounts, ...unplayed(course, seals, rest, given)],
    accountGaps: rest.accountGaps,
    isOfPlayer: rest.isOfPlayer,
    settings: given && history && rest.isOfPlayer ? given.settingsOf(course.game) : undefined,
  };
}

/** Returns the seals that claim rounds booked at other games, if the claims exceed the rounds that the player has. */
function unplayed(
  { game, seedEpochs }: MatchTranscript,
  seals: readonly OpenedSeal[],
  { accountGaps, isOfPlayer }: Pick<Recomputed, "accountGaps" | "isOfPlayer">,
  given: Export | undefined,
): readonly number[] {
  if (!given || !isOfPlayer) return [];
  const { total = 0, turn = 0 } = seals.at(-1) ?? {};
  const ofGame = Math.max(0, total - seedEpochs[0].total - turn);
  const stated = accountGaps.reduce((sum, { rounds }) => sum + rounds, 0);
  return stated > ofGame + given.roundsOfOtherGames(game) ? accountGaps.map(({ seal }) => seal) : [];
}

function nothing(why: Gap, seals: readonly OpenedSeal[], version: string | undefined): Again {
  const accounts = { falseAccounts: [], accountGaps: [], isOfPlayer: false };
  const gaps = seals.map(() => why);
  return { same: new Set(), different: [], gaps, version, expected: new Map(), ...accounts };
}

/** Whether the rounds before the match differ from those it committed to, although its own rounds are where they should
 * be. If so, the history is the right one, and the host used a different one. */
function isFalse(course: MatchTranscript, seals: readonly OpenedSeal[], history: KnownHistory): boolean {
  const { rounds: own, seedEpochs } = course;
  const { first, rounds } = history;
  const played = seals.filter(({ isPlayed }) => isPlayed);
  const isThere = played.every(
    ({ turn, total }) =>
      rounds.person[total - first] === own.person[turn] && rounds.bot[total - first] === own.bot[turn],
  );
  if (!isThere || played.length < ROUNDS_SURE) return false;
  return seedEpochs.some(({ total, kept, known }) => {
    const bound = boundHistory(course.game.size, { total, kept }, rounds, first);
    return bound.first >= first && bound.hash !== known;
  });
}

export function movesFinding(again: Again, sealed: number): Finding {
  const { same, different: numbers, gaps, version } = again;
  if (numbers.length > 0)
    return finding("moves", "FAIL", "moves-different", { numbers, sealed, left: gaps.length, gap: gaps[0] });
  const count = same.size;
  const gap = gaps.includes("false-history") ? "false-history" : gaps[0];
  if (gap === undefined) return finding("moves", "ok", "moves-same", { count, sealed });
  const mark = gap === "false-history" ? "FAIL" : "open";
  return finding("moves", mark, "moves-open", { gap, count, sealed, version });
}

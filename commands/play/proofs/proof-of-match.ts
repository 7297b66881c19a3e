// The proof of a match, from its record: signed by the host, or of the first version where the match
// was begun before there were pledges.

import {
  type FirstProof,
  fitsFirst,
  type MatchCourse,
  markOf,
  openCourse,
  openFirst,
  seedSealOf,
  shortSeal,
  writeFirstProof,
} from "../../../src/core/fairness/index.ts";
import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import type { Host } from "../../../src/host/index.ts";
import { courseOfMatch, type MatchRecord } from "../../../src/players/index.ts";
import { seedOf } from "../play.ts";

/** What a finished match's seals follow from, by the form of its proof. */
export type ProofSource =
  | { readonly kind: "first"; readonly proof: FirstProof }
  | { readonly kind: "bound"; readonly course: MatchCourse; readonly chain: string };

/** A longer match is checked on demand only: each seal takes some hashes. */
const CHECKED_AT_ONCE = 100;

export function proofSource(game: MatrixGame, match: MatchRecord, rounds: Rounds): ProofSource {
  const course = courseOfMatch(game, match, rounds);
  if (course) return { kind: "bound", course, chain: match.chain };
  const proof: FirstProof = {
    ...{ game, session: match.id, seed: seedOf(match), chain: match.chain, rounds },
    ...(match.voided && { voided: match.voided.map(([after, move]) => ({ after, move })) }),
    ...(match.next && { unplayed: match.next[0] }),
  };
  return { kind: "first", proof };
}

/** How many moves were sealed, and whether all fit what was shown; `fits` is absent for a match too long
 * to be checked at once. */
export function sealCount(source: ProofSource): { readonly sealed: number; readonly fits?: boolean } {
  if (source.kind === "first")
    return { sealed: openFirst(source.proof).length, fits: fitsFirst(source.proof) };
  const { course, chain } = source;
  const sealed = course.rounds.bot.length + course.voided.length + Number(course.unplayed !== undefined);
  return sealed > CHECKED_AT_ONCE ? { sealed } : { sealed, fits: openCourse(course).chain === chain };
}

/** The proof as a line that can be checked anywhere; undefined where the pledge is not known here. */
export function proofLine(source: ProofSource, host: Host): string | undefined {
  if (source.kind === "first") return writeFirstProof(source.proof);
  const pledge = host.pledgeOf(source.course.pledge);
  return pledge && host.prove({ course: source.course, chain: source.chain, pledge });
}

/** What each message of a match says of its seed, and of all that was before it. */
export function boundWords(match: MatchRecord): { readonly seed: string; readonly mark: string } {
  return { seed: shortSeal(seedSealOf(seedOf(match), match.id)), mark: markOf(match.chain) };
}

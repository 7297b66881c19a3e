// The proof of a match, from its record: signed by the host, or of the first version where the match
// was begun before there were pledges.

import {
  type FirstProof,
  inGroups,
  type MatchCourse,
  roundCode,
  seedSealOf,
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

/** The proof as a line that can be checked anywhere; undefined where the pledge is not known here. */
export function proofLine(source: ProofSource, host: Host): string | undefined {
  if (source.kind === "first") return writeFirstProof(source.proof);
  const pledge = host.pledgeOf(source.course.pledge);
  return pledge && host.prove({ course: source.course, chain: source.chain, pledge });
}

/** What each message of a match shows of its seal, its seed, and all that was before it. */
export function codeWords(match: MatchRecord): string {
  const seedSeal = seedSealOf(seedOf(match), match.id);
  return `🔒 ${inGroups(roundCode({ seedSeal, chain: match.chain }))}`;
}

// The proof of a match, from its record, and the code in its messages.

import { inGroups, roundCode } from "../../../src/core/fairness/round-code.ts";
import { seedSealOf } from "../../../src/core/fairness/seals.ts";
import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { MatchRecord } from "../../../src/people/index.ts";
import { courseOfMatch } from "../../../src/people/rounds/bound-match.ts";
import { seedOf } from "../state/play.ts";

/** The proof of a finished match as a line that can be checked anywhere; undefined where the pledge is not
 * known here. */
export function proofLine(
  host: Host,
  game: MatrixGame,
  match: MatchRecord,
  rounds: Rounds,
): string | undefined {
  const course = courseOfMatch(game, match, rounds);
  const pledge = host.pledgeOf(course.pledge);
  return pledge && host.prove({ course, chain: match.chain, pledge });
}

/** What each message of a match shows of its seal, its seed, and all that was before it. */
export function codeWords(match: MatchRecord): string {
  const seedSeal = seedSealOf(seedOf(match), match.id);
  return `🔒 ${inGroups(roundCode({ seedSeal, chain: match.chain }))}`;
}

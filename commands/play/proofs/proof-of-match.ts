// The proof of a match, from its record, and the code in its messages.

import { inGroups, roundCode } from "../../../src/core/fairness/round-code.ts";
import { seedSealOf } from "../../../src/core/fairness/seals.ts";
import type { MatrixGame, Rounds } from "../../../src/core/games/index.ts";
import type { Host } from "../../../src/people/host/index.ts";
import type { MatchRecord } from "../../../src/people/index.ts";
import { transcriptOfMatch } from "../../../src/people/rounds/commitment.ts";
import { seedOf } from "../state/play.ts";

/** The proof of a finished match as a line that anyone can check; undefined if this host doesn't know the pledge. */
export function proofLine(
  host: Host,
  game: MatrixGame,
  match: MatchRecord,
  rounds: Rounds,
): string | undefined {
  const course = transcriptOfMatch(game, match, rounds);
  const pledge = host.pledgeOf(course.pledge);
  return pledge && host.prove({ course, chain: match.chain, pledge });
}

/** Cache: a press shows the code twice, in its message and in its toast. */
const codes = new WeakMap<MatchRecord, string>();

/** The code in each message of a match, which commits its next move, its seed, and everything before. */
export function codeWords(match: MatchRecord): string {
  const code = codes.get(match) ?? codeOf(match);
  codes.set(match, code);
  return code;
}

function codeOf(match: MatchRecord): string {
  const seedSeal = seedSealOf(seedOf(match), match.id);
  return `🔒 ${inGroups(roundCode({ seedSeal, chain: match.chain }))}`;
}

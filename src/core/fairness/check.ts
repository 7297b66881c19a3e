// What a proof shows by itself: whether its moves reproduce its chain, who signed it, and whether its seeds follow from
// the pledged day keys.

import { type DrawKind, earlierKey, sealedSession, seedUnder } from "./day-keys.ts";
import { equalBytes } from "./digest.ts";
import { type MatchProof, matchSignature } from "./match-proof.ts";
import { CLOCK_MARGIN_MS, dayAt, isExpired, isPledgedKey, type Pledge } from "./pledge.ts";
import type { PublishedKey, SignatureCheck } from "./signed-line.ts";
import { type MatchTranscript, type OpenedSeal, openTranscript } from "./transcript.ts";

/** `unpublished`: no key was given for its last day; `no-key`: the key isn't from the pledge's chain. */
export type SeedCheck = "fit" | "differ" | "unpublished" | "no-key";

/** `differ`: a day doesn't match its time, or the times are out of order; `too-late`: something was drawn or played
 * under a day whose key had already been published. */
export type TimesCheck = "fit" | "differ" | "too-late";

export interface ProofCheck {
  /** Whether the moves reproduce the host's chain. */
  readonly isWhole: boolean;
  readonly signature: SignatureCheck;
  readonly seeds: SeedCheck;
  readonly times: TimesCheck;
  /** Seals after which moves were withdrawn or a seed drawn again without a reason; an honest host never does
   * either. */
  readonly takenBack: readonly number[];
  /** The first seals of later seed epochs that have a reason: the previous day's key was about to be published. Only a
   * witness knows whether that's true. */
  readonly sealedAgain: readonly number[];
  readonly seals: readonly OpenedSeal[];
  /** The chain computed from the moves. */
  readonly chain: string;
}

/** Checks a proof; `published`: a given day key, for a day after its last one. */
export function checkMatchProof(proof: MatchProof, published = proof.publishedKey): ProofCheck {
  const { seals, chain } = openTranscript(proof.course);
  return {
    isWhole: chain === proof.chain && isOpened(proof.course, seals.length),
    signature: matchSignature(proof),
    seeds: seedsOf(proof, published),
    times: timesOf(proof, seals),
    ...reasonsOf(proof.pledge, seals),
    seals,
    chain,
  };
}

function reasonsOf(
  pledge: Pledge,
  seals: readonly OpenedSeal[],
): Pick<ProofCheck, "takenBack" | "sealedAgain"> {
  const takenBack: number[] = [];
  const sealedAgain: number[] = [];
  for (const [at, next] of seals.entries()) {
    const before = seals[at - 1];
    if (!before || (before.isPlayed && next.seedEpoch === before.seedEpoch)) continue;
    const isContinued = next.total === before.total + Number(before.isPlayed);
    const isDue = isExpired(pledge, before.seedEpoch.day, next.seedEpoch.at);
    if (next.seedEpoch !== before.seedEpoch && isContinued && isDue) sealedAgain.push(next.number);
    else takenBack.push(before.number);
  }
  return { takenBack, sealedAgain };
}

function timesOf({ course, pledge }: MatchProof, seals: readonly OpenedSeal[]): TimesCheck {
  const { seedEpochs, lastPlayedAt } = course;
  let before = 0;
  for (const [index, seedEpoch] of seedEpochs.entries()) {
    const { day, at } = seedEpoch;
    const end = seedEpochs[index + 1]?.lastPlayedAt ?? lastPlayedAt;
    const hasRounds = seals.some((seal) => seal.seedEpoch === seedEpoch && seal.isPlayed);
    const begins = isInOrder(before, at) && isInOrder(seedEpoch.lastPlayedAt, at);
    const goesOn = hasRounds ? end > 0 && isInOrder(at, end) : end === seedEpoch.lastPlayedAt;
    if (day !== dayAt(pledge, at) || !begins || !goesOn) return "differ";
    if (isExpired(pledge, day, at) || (hasRounds && isExpired(pledge, day, end))) return "too-late";
    before = at;
  }
  return seedEpochs[0].lastPlayedAt === 0 ? "fit" : "differ";
}

/** Compares times with a margin for clock differences between processes; 0 means no time. */
function isInOrder(earlier: number, later: number): boolean {
  return earlier === 0 || later === 0 || earlier <= later + CLOCK_MARGIN_MS;
}

/** Whether every seed epoch, policy and account belongs to a seal of its own, so that all are in the chain. */
function isOpened({ seedEpochs, policies, accounts }: MatchTranscript, seals: number): boolean {
  return [seedEpochs, policies, accounts].every((parts) =>
    parts.every(({ seal }, at) => seal > (parts[at - 1]?.seal ?? 0) && seal <= seals),
  );
}

function seedsOf({ course, pledge }: MatchProof, published: PublishedKey | undefined): SeedCheck {
  const { session, word, seedEpochs } = course;
  return checkSeeds(
    pledge,
    published,
    seedEpochs.map(({ day, seed }, again) => ({
      kind: "match",
      session: sealedSession(session, again),
      day,
      word,
      seed,
    })),
  );
}

/** A seed, and what it was derived for. */
interface DrawnSeed {
  readonly day: number;
  readonly kind: DrawKind;
  readonly session: string;
  readonly word?: string | undefined;
  readonly seed: Uint8Array;
}

/** Whether seeds follow from the keys of their days. */
function checkSeeds(
  pledge: Pledge,
  published: PublishedKey | undefined,
  drawn: readonly DrawnSeed[],
): SeedCheck {
  if (published && !isPledgedKey(pledge, published.day, published.key)) return "no-key";
  const fits = ({ day, kind, session, word, seed }: DrawnSeed): boolean =>
    published !== undefined &&
    // Day 0 is the anchor, which is public, so nothing is derived from it.
    day >= 1 &&
    equalBytes(seedUnder(earlierKey(published.key, published.day - day), kind, session, word), seed);
  const known = drawn.filter(({ day }) => published !== undefined && day <= published.day);
  if (!known.every(fits)) return "differ";
  return known.length === drawn.length ? "fit" : "unpublished";
}

// What a proof shows by itself: whether its moves give its chain, who signed it, and whether its seeds
// follow from the pledged day keys.

import { type MatchCourse, type OpenedSeal, openCourse } from "./course.ts";
import { type DrawKind, earlierKey, sealedSession, seedUnder } from "./day-keys.ts";
import { equalBytes } from "./digest.ts";
import { type MatchProof, matchSignature } from "./match-proof.ts";
import { CLOCK_MARGIN_MS, dayAt, isPledgedKey, isSpent, type Pledge } from "./pledge.ts";
import type { SignatureCheck, ToldKey } from "./signed-line.ts";

/** `not-told`: no key was given for its last day; `no-key`: the key is not of the pledge's chain. */
export type SeedCheck = "fit" | "differ" | "not-told" | "no-key";

/** `differ`: a day is not that of its time, or the times are out of order; `too-late`: something was drawn or
 * played under a day whose key was published by then. */
export type TimesCheck = "fit" | "differ" | "too-late";

/** A later opening that has a reason: the player's number of rounds changed outside of the match, or the key
 * of the day before was about to be published. */
export interface SealedAgain {
  /** The number of the first seal under it. */
  readonly seal: number;
  /** By how much the player's number of rounds changed meanwhile; 0: the key was due. */
  readonly elsewhere: number;
}

export interface ProofCheck {
  /** Whether the moves give the chain that the host kept. */
  readonly isWhole: boolean;
  readonly signature: SignatureCheck;
  readonly seeds: SeedCheck;
  readonly times: TimesCheck;
  /** Numbers of seals after which moves were given up or dice drawn again for no reason: an honest host does
   * neither. */
  readonly takenBack: readonly number[];
  /** The openings after the first that have a reason. Whether the reason is true, only a witness knows. */
  readonly sealedAgain: readonly SealedAgain[];
  readonly seals: readonly OpenedSeal[];
  /** The chain as it follows from the moves. */
  readonly chain: string;
}

/** Checks a proof; `told`: a day key from elsewhere, later than its last day. */
export function checkMatchProof(proof: MatchProof, told = proof.toldKey): ProofCheck {
  const { seals, chain } = openCourse(proof.course);
  return {
    isWhole: chain === proof.chain && isOpened(proof.course, seals.length),
    signature: matchSignature(proof),
    seeds: seedsOf(proof, told),
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
  const sealedAgain: SealedAgain[] = [];
  for (const [at, next] of seals.entries()) {
    const before = seals[at - 1];
    if (!before || (before.isPlayed && next.opening === before.opening)) continue;
    const elsewhere = next.total - before.total - Number(before.isPlayed);
    const isDue = isSpent(pledge, before.opening.day, next.opening.at);
    if (next.opening !== before.opening && (elsewhere !== 0 || isDue))
      sealedAgain.push({ seal: next.number, elsewhere });
    else takenBack.push(before.number);
  }
  return { takenBack, sealedAgain };
}

function timesOf({ course, pledge }: MatchProof, seals: readonly OpenedSeal[]): TimesCheck {
  const { openings, lastPlayedAt } = course;
  let before = 0;
  for (const [index, opening] of openings.entries()) {
    const { day, at } = opening;
    const end = openings[index + 1]?.lastPlayedAt ?? lastPlayedAt;
    const hasRounds = seals.some((seal) => seal.opening === opening && seal.isPlayed);
    const begins = isInOrder(before, at) && isInOrder(opening.lastPlayedAt, at);
    const goesOn = hasRounds ? end > 0 && isInOrder(at, end) : end === opening.lastPlayedAt;
    if (day !== dayAt(pledge, at) || !begins || !goesOn) return "differ";
    if (isSpent(pledge, day, at) || (hasRounds && isSpent(pledge, day, end))) return "too-late";
    before = at;
  }
  return openings[0].lastPlayedAt === 0 ? "fit" : "differ";
}

/** As far as the clocks of several processes agree; 0 is no time. */
function isInOrder(earlier: number, later: number): boolean {
  return earlier === 0 || later === 0 || earlier <= later + CLOCK_MARGIN_MS;
}

/** Whether every opening, policy and account belongs to a seal of its own: then all are in the chain. */
function isOpened({ openings, policies, accounts }: MatchCourse, seals: number): boolean {
  return [openings, policies, accounts].every((parts) =>
    parts.every(({ seal }, at) => seal > (parts[at - 1]?.seal ?? 0) && seal <= seals),
  );
}

function seedsOf({ course, pledge }: MatchProof, told: ToldKey | undefined): SeedCheck {
  const { session, word, openings } = course;
  return checkSeeds(
    pledge,
    told,
    openings.map(({ day, seed }, again) => ({
      kind: "match",
      session: sealedSession(session, again),
      day,
      word,
      seed,
    })),
  );
}

/** A seed, and what it was drawn for. */
interface DrawnSeed {
  readonly day: number;
  readonly kind: DrawKind;
  readonly session: string;
  readonly word?: string | undefined;
  readonly seed: Uint8Array;
}

/** Whether seeds follow from the keys of their days. */
function checkSeeds(pledge: Pledge, told: ToldKey | undefined, drawn: readonly DrawnSeed[]): SeedCheck {
  if (told && !isPledgedKey(pledge, told.day, told.key)) return "no-key";
  const fits = ({ day, kind, session, word, seed }: DrawnSeed): boolean =>
    told !== undefined &&
    // Day 0 is the anchor, which everybody knows: nothing is drawn by it.
    day >= 1 &&
    equalBytes(seedUnder(earlierKey(told.key, told.day - day), kind, session, word), seed);
  const known = drawn.filter(({ day }) => told !== undefined && day <= told.day);
  if (!known.every(fits)) return "differ";
  return known.length === drawn.length ? "fit" : "not-told";
}

// What a proof shows by itself: whether its moves give its chain, who signed it, and whether its seeds
// follow from the pledged day keys.

import { type MatchCourse, type OpenedSeal, type Opening, openCourse } from "./course.ts";
import { type DrawKind, earlierKey, seedUnder } from "./day-keys.ts";
import { equalBytes } from "./digest.ts";
import { type MatchProof, matchSignature } from "./match-proof.ts";
import { isPledgedKey, type Pledge, TOLD_AFTER_DAYS } from "./pledge.ts";
import type { SignatureCheck, ToldKey } from "./signed-line.ts";

/** `not-told`: no key was given for its last day; `no-key`: the key is not of the pledge's chain. */
export type SeedCheck = "fit" | "differ" | "not-told" | "no-key";

export interface ProofCheck {
  /** Whether the moves give the chain that the host kept. */
  readonly isWhole: boolean;
  readonly signature: SignatureCheck;
  readonly seeds: SeedCheck;
  /** Numbers of sealed moves that were given up although neither other rounds were played before the
   * next one was sealed, nor their day's key was due: an honest host gives up no such move. */
  readonly takenBack: readonly number[];
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
    takenBack: takenBack(seals),
    seals,
    chain,
  };
}

function takenBack(seals: readonly OpenedSeal[]): number[] {
  return seals.flatMap((given, at) => {
    const next = seals[at + 1];
    if (given.isPlayed || !next) return [];
    const isAnew = next.opening !== given.opening;
    const isDue = next.opening.day - given.opening.day >= TOLD_AFTER_DAYS - 1;
    return isAnew && (isDue || next.total !== given.total) ? [] : [given.number];
  });
}

/** Whether every opening, policy and account belongs to a seal of its own: then all are in the chain. */
function isOpened({ openings, policies, accounts }: MatchCourse, seals: number): boolean {
  return [openings, policies, accounts].every((parts) =>
    parts.every(({ seal }, at) => seal > (parts[at - 1]?.seal ?? 0) && seal <= seals),
  );
}

function seedsOf({ course, pledge }: MatchProof, told: ToldKey | undefined): SeedCheck {
  const { session, word, openings } = course;
  // A free event would be a free choice of the seed: only what caused a later opening has one.
  if (openings.some(({ event }, at) => (event === "") !== (at === 0))) return "differ";
  return checkSeeds(
    pledge,
    told,
    openings.map((opening) => ({
      ...opening,
      kind: "match",
      session: sealedSession(session, opening),
      word,
    })),
  );
}

/** The session as a seed is drawn for it: with the event that caused a later opening. */
export function sealedSession(session: string, { event }: Pick<Opening, "event">): string {
  return event === "" ? session : `${session}~${event}`;
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

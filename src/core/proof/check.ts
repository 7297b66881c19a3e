// Checks a proof by itself and against the messages that someone kept.

import { stepsToAnchor } from "./day.ts";
import type { DrawnBoard, Proof } from "./line.ts";
import { boardCode, boardSeed, boundOf, codesOf, scoreOf } from "./match.ts";

/** What isn't as it was shown.
 * - `score`: the line's score isn't that of its moves.
 * - `other-secret`: the messages bind another secret, so they're of another match, or S was changed afterwards.
 * - `other-code`: a code in the messages belongs to no round of this match: a move, a round or S was changed.
 * - `no-code`: the first message doesn't bind which attempt at a board was played.
 * - `not-in-chain`: hashing the day's secret doesn't lead to its anchor. */
export type Problem =
  | { readonly kind: "score"; readonly said: string; readonly counted: string }
  | { readonly kind: "other-secret"; readonly shown: string }
  | { readonly kind: "other-code"; readonly shown: string }
  | { readonly kind: "no-code"; readonly code: string }
  | { readonly kind: "not-in-chain" };

export interface Check {
  /** What the first message must show; absent for a day. */
  readonly bound?: string | undefined;
  /** What the message of each round must show, or those of a board; empty for a day. */
  readonly codes: readonly string[];
  /** How many of `codes` stand in the messages, and whether `bound` does. */
  readonly found: number;
  readonly isBoundFound: boolean;
  /** How many steps lead from a day's secret to the anchor: the number of the day. */
  readonly steps?: number | undefined;
  /** The first thing that's wrong; undefined if all fits. */
  readonly problem?: Problem | undefined;
}

/** Checks a proof. `messages`: what someone kept or pasted of the match, in any order, with anything between. */
export function checkProof(proof: Proof, messages = ""): Check {
  if (proof.kind === "day") {
    const steps = stepsToAnchor(proof.key, proof.anchor);
    const problem = steps === undefined ? { problem: { kind: "not-in-chain" } as const } : {};
    return { codes: [], found: 0, isBoundFound: false, steps, ...problem };
  }
  const bound = boundOf(proof.secret);
  const codes = proof.kind === "match" ? codesOf(proof) : codesOfBoard(proof);
  const shown = digitsIn(messages);
  const seen = new Set(shown.codes);
  const isBoundFound = shown.bounds.includes(bound);
  const found = codes.filter((code) => seen.has(code)).length;
  return {
    bound,
    codes,
    found,
    isBoundFound,
    problem: problemIn(proof, shown, { bound, codes, isBoundFound }),
  };
}

function codesOfBoard({ secret, first, attempt }: DrawnBoard): readonly string[] {
  return [boardCode(boardSeed(secret, first, attempt))];
}

function problemIn(
  proof: Exclude<Proof, { kind: "day" }>,
  shown: ReturnType<typeof digitsIn>,
  { bound, codes, isBoundFound }: Pick<Check, "bound" | "codes" | "isBoundFound">,
): Problem | undefined {
  if (proof.kind === "match") {
    const counted = scoreOf(proof.game, proof.rounds).join("-");
    if (proof.score !== counted) return { kind: "score", said: proof.score, counted };
  }
  const otherBound = shown.bounds.find((one) => one !== bound);
  if (otherBound !== undefined && !isBoundFound) return { kind: "other-secret", shown: otherBound };
  const own = new Set(codes);
  const otherCode = shown.codes.find((one) => !own.has(one));
  if (otherCode !== undefined) return { kind: "other-code", shown: otherCode };
  const [code = ""] = codes;
  const isOpen = proof.kind === "board" && proof.attempt > 0 && isBoundFound && !shown.codes.includes(code);
  return isOpen ? { kind: "no-code", code } : undefined;
}

const GROUP = String.raw`(?:\s|\n> ?)+`;
const EDGE = String.raw`[\p{L}\p{N}]`;
const DIGITS = new RegExp(
  `(?<!${EDGE})(?:[0-9a-f]{8}(?:${GROUP}[0-9a-f]{8}){3}|[0-9a-f]{32}|[0-9a-f]{4}(?:${GROUP}[0-9a-f]{4}){2}|[0-9a-f]{12})(?!${EDGE})`,
  "gu",
);

/** What binds a secret and codes in a text, in groups or all together, also wrapped or quoted; not those of a line. */
export function digitsIn(text: string): Record<"bounds" | "codes", readonly string[]> {
  const all = (text.replace(/gd1\.[\w.-]*/g, " ").match(DIGITS) ?? []).map((one) =>
    one.replace(/[\s>]/g, ""),
  );
  return { bounds: all.filter((one) => one.length === 32), codes: all.filter((one) => one.length === 12) };
}

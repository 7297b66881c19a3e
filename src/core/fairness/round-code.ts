// The one code in each message of a match: six digits of the seed's seal, which separate this match's codes from
// others', and eighteen of the chain, which commits the sealed move and everything before it. docs/fairness.md explains
// the length.

const SEED_DIGITS = 6;
const CODE_DIGITS = 24;

/** 24 hex digits. `seedSeal`, `chain`: those of the message. */
export function roundCode({
  seedSeal,
  chain,
}: {
  readonly seedSeal: string;
  readonly chain: string;
}): string {
  return codeOfSeed(seedSeal) + chain.slice(0, CODE_DIGITS - SEED_DIGITS);
}

/** The part of a board's seal (32 digits) that its messages show. */
export function boardCode(seal: string): string {
  return seal.slice(0, CODE_DIGITS);
}

/** The digits that all codes under a seed start with; `digits`: of the seed's seal, or of a code. */
export function codeOfSeed(digits: string): string {
  return digits.slice(0, SEED_DIGITS);
}

/** Digits in groups of four, as messages show them. */
export function inGroups(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(" ");
}

/** Digits in groups of four or all together, in pasted text: even wrapped or quoted. */
const CODES = /(?<![\p{L}\p{N}])(?:[0-9a-f]{24}|[0-9a-f]{4}(?:\s(?:> )?[0-9a-f]{4}){5})(?![\p{L}\p{N}])/gu;

/** The codes in a text, without spaces. */
export function codesIn(text: string): readonly string[] {
  return (text.match(CODES) ?? []).map((code) => code.replace(/[\s>]/g, ""));
}

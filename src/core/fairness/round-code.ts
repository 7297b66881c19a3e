// The one code in a message of a match. Six digits of the seed's seal, by which the codes of a match are told
// from those of others, and eighteen of the chain, which binds the sealed move and all that was before it. How
// long it has to be: docs/fairness.md.

const SEED_DIGITS = 6;
const CODE_DIGITS = 24;

/** 24 hex digits. `seedSeal`, `chain`: as of the message. */
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

/** What all codes under a seed begin with; `digits`: of the seed's seal, or of a code. */
export function codeOfSeed(digits: string): string {
  return digits.slice(0, SEED_DIGITS);
}

/** Digits in groups of four, as messages show them. */
export function inGroups(digits: string): string {
  return (digits.match(/.{1,4}/g) ?? []).join(" ");
}

/** Groups of four, or all digits together, in what was pasted: wrapped and quoted too. */
const CODES = /(?<![\p{L}\p{N}])(?:[0-9a-f]{24}|[0-9a-f]{4}(?:\s(?:> )?[0-9a-f]{4}){5})(?![\p{L}\p{N}])/gu;

/** The codes in a text, without their spaces. */
export function codesIn(text: string): readonly string[] {
  return (text.match(CODES) ?? []).map((code) => code.replace(/[\s>]/g, ""));
}

// Errors in strategy names as data; the locales hold the display texts.

/** Why a spec is invalid; `nearest` lists similar valid names, best first. */
export type StrategyProblemKind =
  | { readonly kind: "unknown-family"; readonly typed: string; readonly nearest: readonly string[] }
  | {
      readonly kind: "unknown-parameter";
      readonly typed: string;
      readonly family: string;
      readonly valid: readonly string[];
      readonly nearest: readonly string[];
    }
  /** `valid` is a range or list: `1..64`, `likeliest | value`; for a duplicate, `typed` has both. */
  | {
      readonly kind: "bad-value";
      readonly typed: string;
      readonly parameter: string;
      readonly family: string;
      readonly valid: string;
    }
  | { readonly kind: "wrong-game"; readonly typed: string; readonly family: string; readonly game: string };
/** A name whose file is currently not played; `reason` is in the host's own words. */

/** An invalid spec. The message is in English, for logs. */
export class StrategyProblem extends Error {
  readonly problem: StrategyProblemKind;
  constructor(problem: StrategyProblemKind) {
    super(describe(problem));
    this.name = "StrategyProblem";
    this.problem = problem;
  }
}

function describe(problem: StrategyProblemKind): string {
  switch (problem.kind) {
    case "unknown-family":
      return `no strategy "${problem.typed}"`;
    case "unknown-parameter":
      return `strategy ${problem.family} has no parameter "${problem.typed}", only ${problem.valid.join(", ") || "none"}`;
    case "bad-value":
      return `parameter ${problem.parameter} of strategy ${problem.family} takes ${problem.valid}, not "${problem.typed}"`;
    case "wrong-game":
      return `strategy ${problem.family} does not play ${problem.game}`;
  }
}

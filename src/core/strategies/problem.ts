// What can be wrong with the name of a strategy, as data: the texts for people stand in the
// locales.

/** Why a spec names no playable strategy; `nearest` are valid names like it, best first. */
export type StrategyProblemKind =
  | { readonly kind: "unknown-family"; readonly typed: string; readonly nearest: readonly string[] }
  | {
      readonly kind: "unknown-parameter";
      readonly typed: string;
      readonly family: string;
      readonly valid: readonly string[];
      readonly nearest: readonly string[];
    }
  /** `valid` is a range or list: `1..64`, `likeliest | value`; `typed` has both of a double one. */
  | {
      readonly kind: "bad-value";
      readonly typed: string;
      readonly parameter: string;
      readonly family: string;
      readonly valid: string;
    }
  | { readonly kind: "wrong-game"; readonly typed: string; readonly family: string; readonly game: string };

/** A spec was refused; `problem` says why. The message is for logs, in English. */
export class StrategyProblem extends Error {
  readonly problem: StrategyProblemKind;
  constructor(problem: StrategyProblemKind) {
    super(describe(problem));
    this.name = "StrategyProblem";
    this.problem = problem;
  }
}

/** A snapshot of another version or game, or damaged: build the strategy from the history. */
export class SnapshotProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SnapshotProblem";
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

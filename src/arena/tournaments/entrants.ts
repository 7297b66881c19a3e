// Parses the entrants option; commas separate both entrants and a strategy's settings.

import type { MatrixGame } from "../../core/games/index.ts";
import { canonicalId, families } from "../../core/strategies/index.ts";
import type { Entrant } from "./plan.ts";
import { ArenaProblem } from "./problem.ts";

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,31}$/u;
const ENTRANTS_MAX = 9999;

/** Parses `markov:order=3,decay=0.9,anna@mkia` or `all`. @throws ArenaProblem, StrategyProblem. */
export function readEntrants(typed: string, game: MatrixGame): readonly Entrant[] {
  const specs = typed.trim().toLowerCase() === "all" ? allOf(game) : piecesOf(typed);
  const entrants = specs.map((spec) => entrantOf(spec, game));
  if (entrants.length < 2) {
    const list = "--entrants markov:order=3,wildcard,mkia";
    throw new ArenaProblem("too-few-entrants", `a tournament needs at least two entrants, such as ${list}`);
  }
  if (entrants.length > ENTRANTS_MAX)
    throw new ArenaProblem(
      "bad-option",
      `${entrants.length} entrants are too many; the limit is ${ENTRANTS_MAX}`,
    );
  requireDistinct(entrants);
  return entrants;
}

function allOf(game: MatrixGame): readonly string[] {
  return families.filter((family) => family.plays(game)).map(({ family }) => family);
}

function piecesOf(typed: string): readonly string[] {
  const specs: string[] = [];
  for (const piece of typed.split(",").map((part) => part.trim())) {
    const isSetting = piece.includes("=") && !piece.includes(":");
    if (isSetting && specs.length > 0) specs[specs.length - 1] = joined(specs.at(-1) as string, piece);
    else if (piece !== "") specs.push(piece);
  }
  return specs;
}

function joined(spec: string, setting: string): string {
  return `${spec}${spec.includes(":") ? "," : ":"}${setting}`;
}

function entrantOf(spec: string, game: MatrixGame): Entrant {
  const at = spec.indexOf("@");
  const strategy = canonicalId(spec.slice(at + 1), game);
  if (at < 0) return { name: strategy, strategy };
  const name = spec.slice(0, at).trim();
  if (NAME.test(name)) return { name, strategy };
  throw new ArenaProblem(
    "bad-entrant",
    `"${name}" isn't a valid name for an entrant. Use up to 32 letters, digits, spaces, dots and hyphens, such as anna@wildcard`,
  );
}

function requireDistinct(entrants: readonly Entrant[]): void {
  const names = new Set<string>();
  for (const { name, strategy } of entrants) {
    const key = name.toLowerCase();
    if (names.has(key)) {
      throw new ArenaProblem(
        "entered-twice",
        `${name} is entered twice. Leave one out, or give them different names: one@${strategy},other@${strategy}`,
      );
    }
    names.add(key);
  }
}

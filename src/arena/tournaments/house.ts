// Strategies of the house fill a small field, drawn from the tournament's seed: nobody chooses them. Their
// names carry the mark, so that whatever tells names (tables, exports, bundles) tells whose they are.

import { type MatrixGame, matrixGame } from "../../core/games/index.ts";
import { deriveSeed, type RandomSource, seededRandom, shuffled } from "../../core/random/index.ts";
import { canonicalId, isPlayable } from "../../core/strategies/index.ts";
import { seedOf } from "../match/task.ts";
import type { Plan } from "./plan.ts";

/** The number of entrants up to which the house fills. */
export const FIELD = 8;

/** In names of the house's entrants alone: neither strategies nor registered names have a dot. */
const PREFIX = "house.";

/** By what they reached against each other: `gadalka arena run --entrants all --system round-robin`. */
const TIERS: readonly (readonly string[])[] = [
  ["fortune-teller", "second-guess", "iocaine", "history-match", "lempel-ziv", "vote", "experts", "mixing"],
  ["naive-bayes", "context-tree", "ppm", "daemons", "mkia", "mupn", "wildcard", "markov", "shannon", "seer"],
  ["random", "mirror", "win-stay-lose-shift", "supp", "copy", "rotation", "anti-rotation", "frequency"],
];

interface Named {
  readonly name: string;
}

/** Who takes part, and whether the house fills the field (absent: it does not). */
interface Field extends Pick<Plan, "entrants"> {
  readonly house?: true;
}

export function isHouse({ name }: Named): boolean {
  return name.startsWith(PREFIX);
}

/** The family's name, without the mark; undefined for an entrant of a person. */
export function houseFamily(name: string): string | undefined {
  return isHouse({ name }) ? name.slice(PREFIX.length) : undefined;
}

/** Those whom people entered. */
export function entered<One extends Named>(entrants: readonly One[]): readonly One[] {
  return entrants.filter((one) => !isHouse(one));
}

/** How many places the house fills when it begins. */
export function vacant({ house, entrants }: Field): number {
  return house ? Math.max(0, FIELD - entrants.length) : 0;
}

/** Who fills the field: families that nobody entered, of each strength as many as of the others. The same
 * seed and entrants give the same ones. */
export function houseOf(field: Field & Pick<Plan, "game" | "seed">): Plan["entrants"] {
  const game = matrixGame(field.game);
  if (!game) return [];
  const random = seededRandom(deriveSeed(seedOf(field), "house"));
  const taken = new Set(field.entrants.map(({ strategy }) => strategy.split(":")[0]));
  return dealt(tiersFor(game, taken), random)
    .slice(0, vacant(field))
    .map((family) => ({ name: `${PREFIX}${family}`, strategy: canonicalId(family, game) }));
}

function tiersFor(game: MatrixGame, taken: ReadonlySet<string | undefined>): typeof TIERS {
  return TIERS.map((tier) => tier.filter((family) => !taken.has(family) && isPlayable(family, game)));
}

/** One of each tier in turn; which tier is first is drawn, too. */
function dealt(tiers: typeof TIERS, random: RandomSource): readonly string[] {
  const mixed = shuffled(tiers, random).map((tier) => shuffled(tier, random));
  const rounds = Math.max(...mixed.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, at) => mixed.flatMap((tier) => tier.slice(at, at + 1))).flat();
}

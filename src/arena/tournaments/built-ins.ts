// Built-in strategies fill a small field. The tournament's seed picks them, so no one chooses them. Their names carry a
// prefix that shows what they are in tables and files.

import { type MatrixGame, matrixGame } from "../../core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../core/random/index.ts";
import { canonicalId, isPlayable } from "../../core/strategies/index.ts";
import { seedOf } from "../match/task.ts";
import type { Plan } from "./tournament.ts";

/** A field with fewer entrants is filled up to this number. */
export const FIELD = 8;

/** Only in names of these entrants: neither strategies nor registered names contain a dot. */
const PREFIX = "house.";

/** By strength against each other: `gadalka arena run --entrants all --system round-robin`. */
const TIERS: readonly (readonly string[])[] = [
  ["fortune-teller", "second-guess", "iocaine", "history-match", "mksu", "experts"],
  ["daemons", "mkia", "mupn", "wildcard", "markov", "shannon", "seer"],
  ["random", "mirror", "win-stay-lose-shift", "supp", "copy", "rotation", "anti-rotation", "frequency"],
];

interface Named {
  readonly name: string;
}

/** The entrants, and whether built-in strategies fill the field (absent: they don't). */
interface Field extends Pick<Plan, "entrants"> {
  readonly hasBuiltIns?: true;
}

/** The family's name without the prefix; undefined for a person's entrant. */
export function builtInFamily(name: string): string | undefined {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;
}

export function isBuiltIn({ name }: Named): boolean {
  return builtInFamily(name) !== undefined;
}

/** The entrants that people entered. */
export function entered<One extends Named>(entrants: readonly One[]): readonly One[] {
  return entrants.filter((one) => !isBuiltIn(one));
}

/** How many places are filled with built-in strategies at the start. */
export function vacant({ hasBuiltIns, entrants }: Field): number {
  return hasBuiltIns ? Math.max(0, FIELD - entrants.length) : 0;
}

/** The strategies that fill the field: families that no one entered, equally many from each tier. */
export function builtInsOf(field: Field & Pick<Plan, "game" | "seed">): Plan["entrants"] {
  const game = matrixGame(field.game);
  if (!game) return [];
  const random = seededRandom(deriveSeed(seedOf(field), "house"));
  const taken = new Set(field.entrants.map(({ strategy }) => strategy.split(":")[0]));
  const tiers = TIERS.map((tier) =>
    shuffled(playing(tier, game), random).filter((family) => !taken.has(family)),
  );
  const dealt = Array.from({ length: FIELD }, (_, at) => tiers.flatMap((tier) => tier.slice(at, at + 1)));
  return entrantsOf(dealt.flat().slice(0, vacant(field)), game);
}

/** All of them that play the game. */
export function builtInEntrants(game: MatrixGame): Plan["entrants"] {
  return entrantsOf(playing(TIERS.flat(), game), game);
}

function playing(families: readonly string[], game: MatrixGame): readonly string[] {
  return families.filter((family) => isPlayable(family, game));
}

function entrantsOf(families: readonly string[], game: MatrixGame): Plan["entrants"] {
  return families.map((family) => ({ name: `${PREFIX}${family}`, strategy: canonicalId(family, game) }));
}

// Strategies that are more than an id: a file that somebody wrote, a ghost of somebody's play. What
// they are played from is kept elsewhere, and only where that is at hand can they play.

import type { StrategyFamily } from "./family.ts";

/** Where a strategy that is played apart comes from, and the name of what it is played from. */
export interface Apart {
  readonly kind: "file" | "ghost";
  /** Of a file: the SHA-256 of its JavaScript. Of a ghost: drawn. Lower-case hexadecimal digits. */
  readonly key: string;
}

const FORM = /^(file|ghost):([0-9a-f]{32,64})$/;

/** Steps a round that are assumed of them, as nobody has counted. */
const STEPS = 60;

/** What an id such as `file:9f2c…41e0` names; undefined for a strategy of the registry. */
export function apartOf(spec: string): Apart | undefined {
  const [, kind, key] = FORM.exec(spec.trim().toLowerCase()) ?? [];
  return key === undefined ? undefined : { kind: kind as Apart["kind"], key };
}

/** Whether it can be played only where what it is made of is at hand. */
export function isApart(spec: string): boolean {
  return apartOf(spec) !== undefined;
}

/** The id that names it. */
export function apartId({ kind, key }: Apart): string {
  return `${kind}:${key}`;
}

/** The registry's entry of both kinds: it plays every game, unless what it is made of says otherwise. */
export function apartFamily(kind: Apart["kind"]): StrategyFamily {
  const unable = (): never => {
    throw new RangeError(`a ${kind} is played apart, from what its id names`);
  };
  return {
    family: kind,
    parameters: [],
    randomised: true,
    playsBy: "rule",
    plays: () => true,
    memoryRounds: () => Number.POSITIVE_INFINITY,
    stepsPerRound: () => STEPS,
    source: "",
    create: unable,
  };
}

// Strategies that are more than an id: a file that someone wrote, or a ghost of someone's play. Their content is stored
// elsewhere, and they can be played only where it's available.

import type { StrategyFamily } from "./family.ts";

/** The kind of a sandboxed strategy, and the key of its content. */
export interface Sandboxed {
  readonly kind: "file" | "ghost";
  /** For a file: the SHA-256 of its JavaScript. For a ghost: random. Lower-case hexadecimal digits. */
  readonly key: string;
}

const FORM = /^(file|ghost):([0-9a-f]{32,64})$/;

/** The assumed number of steps per round, because no one has counted them. */
const STEPS = 60;

/** What an id such as `file:9f2c…41e0` names; undefined for a strategy of the registry. */
export function sandboxedOf(spec: string): Sandboxed | undefined {
  const [, kind, key] = FORM.exec(spec.trim().toLowerCase()) ?? [];
  return key === undefined ? undefined : { kind: kind as Sandboxed["kind"], key };
}

/** Whether it can be played only where its content is available. */
export function isSandboxed(spec: string): boolean {
  return sandboxedOf(spec) !== undefined;
}

export function sandboxedId({ kind, key }: Sandboxed): string {
  return `${kind}:${key}`;
}

/** The registry's entry for either kind: it plays every game unless its content says otherwise. */
export function sandboxedFamily(kind: Sandboxed["kind"]): StrategyFamily {
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

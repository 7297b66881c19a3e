// What a player's document at one game remembers of rounds that were not played against the bot there:
// where they stand in its history, and how much of each source it has taken in.

import { z } from "zod";

const count = z.int().nonnegative();

/** `link`: of the same person under another identity; `duel`: of duels against people. */
export type ElsewhereSource = "link" | "duel";

/** The index of the first among all rounds of the document, their number, and which source. */
const stretch = z.tuple([count, z.int().positive(), count]);

export const storedElsewhere = z
  .strictObject({
    count,
    /** Their keys, and how many rounds were copied. */
    sources: z.array(z.tuple([z.string(), count])),
    stretches: z.array(stretch),
    moved: count.optional(),
  })
  .refine(({ sources, stretches }) => stretches.every(([, , at]) => sources[at] !== undefined), {
    error: "there is no such source",
  })
  .transform(({ sources, stretches, ...rest }): Elsewhere => {
    const keyed = stretches.map(([from, rounds, at]) => [from, rounds, sources[at]?.[0] ?? ""] as const);
    return { ...rest, copied: Object.fromEntries(sources), stretches: keyed };
  });

export interface Elsewhere {
  /** Indices of the document's rounds that no round was played at here: those of other sources, also of
   * ones that are no longer stored. */
  readonly count: number;
  /** Those that may still be in the history, oldest first: the index of the first, number, key. */
  readonly stretches: readonly (readonly [from: number, rounds: number, key: string])[];
  /** By key of the source: how many of its rounds were taken in or passed over. */
  readonly copied: Readonly<Record<string, number>>;
  /** Rounds were taken out when so many were counted: those before it moved to later indices then. */
  readonly moved?: number | undefined;
}

export function writeElsewhere({ copied, stretches, ...rest }: Elsewhere): z.input<typeof storedElsewhere> {
  const keys = Object.keys(copied);
  return {
    ...rest,
    sources: Object.entries(copied),
    stretches: stretches.map(([from, rounds, key]) => [from, rounds, keys.indexOf(key)]),
  };
}

/** Names a source: its kind and the identity that the rounds are of. `player`: `platform:id`. */
export function elsewhereKey(source: ElsewhereSource, player: string): string {
  return `${source}:${player}`;
}

export function sourceOf(key: string): ElsewhereSource {
  return key.startsWith("duel:") ? "duel" : "link";
}

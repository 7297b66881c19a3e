// Whether the player settings that a match states agree with the player's own export.

import type { OpenedSeal } from "../fairness/index.ts";
import { LEARN_EVERYTHING, type LearningPolicy } from "../matches/known-rounds.ts";

/** What the export says about stated settings. `other`: they were different; `unknown`: it can't say,
 * for example because of a later reset. */
type Said = "same" | "other" | "unknown";

/** Returns the seals from which a match states new settings, and those of them that only its host confirms. `now`:
 * the settings in the export of the match's player, if there is one; `noted`: seals in messages that were kept. */
export function statedSettings(
  seals: readonly OpenedSeal[],
  now: LearningPolicy | undefined,
  noted: ReadonlySet<number>,
): { readonly stated: readonly number[]; readonly unconfirmed: readonly number[] } {
  const changes = seals.filter((seal, at) => !isSame(settingsAt(seal), settingsAt(seals[at - 1])));
  const said = (seal: OpenedSeal): Said => (now ? saidOf(now, seal) : "unknown");
  const unconfirmed = changes.filter((seal) => !noted.has(seal.number) && said(seal) !== "same");
  // A match may also have left out a setting that its player had.
  const left = seals.find((seal) => !noted.has(seal.number) && said(seal) === "other");
  const numbers = new Set([...unconfirmed, ...(left ? [left] : [])].map(({ number }) => number));
  return { stated: changes.map(({ number }) => number), unconfirmed: [...numbers].toSorted((a, b) => a - b) };
}

function settingsAt(seal: OpenedSeal | undefined): LearningPolicy {
  return seal?.policy ?? LEARN_EVERYTHING;
}

function isSame(one: LearningPolicy, other: LearningPolicy): boolean {
  return one.mode === other.mode && one.since === other.since;
}

/** An export doesn't say when learning was switched off. A reset at the seal's round count may have been made before the
 * move was sealed, or after. */
function saidOf({ since }: LearningPolicy, seal: OpenedSeal): Said {
  const stated = settingsAt(seal);
  if (stated.mode === "off" || since > seal.total) return "unknown";
  if (since === stated.since) return "same";
  return since === seal.total ? "unknown" : "other";
}

// Whether the player settings that a match states agree with the player's own export.

import type { OpenedSeal } from "../fairness/index.ts";
import { LEARN_EVERYTHING, type LearningPolicy } from "../matches/known-rounds.ts";

/** What the export says about stated settings. `other`: they were different; `unknown`: it can't say, because of a
 * later reset or a pause that has ended. */
type Said = "same" | "other" | "unknown";

/** The player's settings in an export, and the first round that it holds. */
export interface SettingsNow {
  readonly settings: LearningPolicy;
  readonly first: number;
}

/** Returns the seals from which a match states new settings, and those of them that only its host confirms. `now`:
 * absent without an export of the match's player; `noted`: seals in messages that were kept. */
export function statedSettings(
  seals: readonly OpenedSeal[],
  now: SettingsNow | undefined,
  noted: ReadonlySet<number>,
): { readonly stated: readonly number[]; readonly unconfirmed: readonly number[] } {
  const first = now?.first ?? 0;
  const changes = seals.filter((seal, at) => !isSame(settingsAt(seal), settingsAt(seals[at - 1]), first));
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

function isSame(one: LearningPolicy, other: LearningPolicy, first: number): boolean {
  return wordOf(one, first) === wordOf(other, first);
}

/** Ignores ranges that ended before the first stored round, `first`, because they are forgotten at some point. */
function wordOf({ mode, since, pausedRanges, paused }: LearningPolicy, first: number): string {
  const ranges = pausedRanges.filter(([, to]) => to > first).map(([from, to]) => `${from}-${to}`);
  return [mode, since, ranges.join(","), paused ?? ""].join("/");
}

/** A change at the same round count as the seal may have been made before the move was sealed, or after. */
function saidOf({ settings, first }: SettingsNow, seal: OpenedSeal): Said {
  const said = [seal.total, seal.total - 1 / 2].map((total) =>
    comparedWith(settings, settingsAt(seal), total, first),
  );
  return (["same", "unknown", "other"] as const).find((one) => said.includes(one)) ?? "unknown";
}

function comparedWith(present: LearningPolicy, stated: LearningPolicy, total: number, first: number): Said {
  const { since, pausedRanges, paused, mode } = present;
  if (since > total) return "unknown";
  const over = pausedRanges.filter(([, to]) => to <= total);
  const past = pausedRanges.find(([from, to]) => from <= total && total < to);
  const isPaused = paused !== undefined && paused <= total;
  // Once a pause has ended, it's unknown whether the model was frozen or off.
  const then: LearningPolicy = {
    mode: isPaused ? mode : past ? stated.mode : "learning",
    since,
    pausedRanges: over,
    paused: isPaused ? paused : past?.[0],
  };
  if (!isSame(then, stated, first)) return "other";
  return past && !isPaused ? "unknown" : "same";
}

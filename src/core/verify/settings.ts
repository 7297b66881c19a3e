// Whether the settings that a match says its player had are those of the player's own export.

import type { OpenedSeal } from "../fairness/index.ts";
import { LEARN_EVERYTHING, type Lessons } from "../matches/known-rounds.ts";

/** What the export says of settings: they were `other` ones; `unknown`: it cannot say, because of a later reset,
 * or a pause that is over. */
type Said = "same" | "other" | "unknown";

/** The player's settings as an export has them, and the first round that it has. */
export interface SettingsNow {
  readonly settings: Lessons;
  readonly first: number;
}

/** The seals from which on a match states settings, and those of them that nobody but its host confirms.
 * `now`: absent without an export of the match's player; `noted`: seals in messages that were kept. */
export function statedSettings(
  seals: readonly OpenedSeal[],
  now: SettingsNow | undefined,
  noted: ReadonlySet<number>,
): { readonly stated: readonly number[]; readonly unconfirmed: readonly number[] } {
  const first = now?.first ?? 0;
  const changes = seals.filter((seal, at) => !isSame(settingsAt(seal), settingsAt(seals[at - 1]), first));
  const said = (seal: OpenedSeal): Said => (now ? saidOf(now, seal) : "unknown");
  const unconfirmed = changes.filter((seal) => !noted.has(seal.number) && said(seal) !== "same");
  // A match may also leave out a setting that its player had.
  const left = seals.find((seal) => !noted.has(seal.number) && said(seal) === "other");
  const numbers = new Set([...unconfirmed, ...(left ? [left] : [])].map(({ number }) => number));
  return { stated: changes.map(({ number }) => number), unconfirmed: [...numbers].toSorted((a, b) => a - b) };
}

function settingsAt(seal: OpenedSeal | undefined): Lessons {
  return seal?.policy ?? LEARN_EVERYTHING;
}

function isSame(one: Lessons, other: Lessons, first: number): boolean {
  return wordOf(one, first) === wordOf(other, first);
}

/** Ranges that ended before the first round stored, `first`, are forgotten sooner or later. */
function wordOf({ mode, since, pausedRanges, paused }: Lessons, first: number): string {
  const ranges = pausedRanges.filter(([, to]) => to > first).map(([from, to]) => `${from}-${to}`);
  return [mode, since, ranges.join(","), paused ?? ""].join("/");
}

/** What was changed after as many rounds as the player had when the move was sealed, may have been changed before
 * it was, or after. */
function saidOf({ settings, first }: SettingsNow, seal: OpenedSeal): Said {
  const said = [seal.total, seal.total - 1 / 2].map((total) =>
    comparedWith(settings, settingsAt(seal), total, first),
  );
  return (["same", "unknown", "other"] as const).find((one) => said.includes(one)) ?? "unknown";
}

function comparedWith(present: Lessons, stated: Lessons, total: number, first: number): Said {
  const { since, pausedRanges, paused, mode } = present;
  if (since > total) return "unknown";
  const over = pausedRanges.filter(([, to]) => to <= total);
  const past = pausedRanges.find(([from, to]) => from <= total && total < to);
  const isPaused = paused !== undefined && paused <= total;
  // Of a pause that is over it is not known whether the model was frozen or off.
  const then: Lessons = {
    mode: isPaused ? mode : past ? stated.mode : "learning",
    since,
    pausedRanges: over,
    paused: isPaused ? paused : past?.[0],
  };
  if (!isSame(then, stated, first)) return "other";
  return past && !isPaused ? "unknown" : "same";
}

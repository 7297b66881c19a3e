// The log of a player's rounds at a game, as segments: the match of each round, and what a model may do with it.
// Rounds are appended; indices are derived by counting back from the newest round.

import { z } from "zod";
import type { LearningPolicy, Stretch } from "../../core/matches/known-rounds.ts";

export type LearningMode = LearningPolicy["mode"];

const count = z.int().nonnegative();

/** Consecutive rounds with the same match and use. */
export interface Segment {
  readonly rounds: number;
  /** What a model may do with them. `seen`: it knows them but doesn't learn from them, because the owner had paused it;
   * `forgotten`: neither, because they came before a reset. */
  readonly use: "learned" | "seen" | "forgotten";
  /** The id of the match they were played in; absent: it's no longer stored. */
  readonly match?: string | undefined;
}

const use = z.enum(["learned", "seen", "forgotten"]).default("learned");

/** Number of rounds; the match's id, or -1 if it's no longer stored; and the use. */
export const storedSegment = z.tuple([count, z.string().or(z.literal(-1)), use]);

/** The part of a player's document that says which rounds there are. */
export interface RoundLog {
  /** All rounds ever played. */
  readonly totals: { readonly rounds: number };
  /** Segments of the newest rounds, oldest first. */
  readonly segments?: readonly Segment[] | undefined;
  /** Absent: the owner never changed it, so it learns. */
  readonly mode?: LearningMode | undefined;
}

/** With its range [from, to) among all rounds. */
export interface PlacedSegment extends Segment {
  readonly from: number;
  readonly to: number;
}

/** Covers all rounds, oldest first, including those no longer stored. */
export function placedSegments({ totals, segments = [] }: RoundLog): readonly PlacedSegment[] {
  const before = totals.rounds - segments.reduce((sum, { rounds }) => sum + rounds, 0);
  const use = segments.some((one) => one.use === "forgotten") ? "forgotten" : "learned";
  let to = 0;
  return [{ rounds: before, use } as const, ...segments].map((segment) => {
    const from = to;
    to += segment.rounds;
    return { ...segment, from, to };
  });
}

/** The index ranges of a match's rounds, oldest first; several if other rounds were played in between. The last is
 * empty if no round followed the start or resumption of the match. */
export function stretchesOf(log: RoundLog, match: string): readonly Stretch[] {
  const stretches: [from: number, to: number][] = [];
  for (const segment of placedSegments(log)) {
    if (segment.match !== match) continue;
    const { from, to } = segment;
    const [start, end] = stretches.at(-1) ?? [];
    const isMore = end === from;
    if (isMore || (start !== undefined && start === end)) stretches.pop();
    stretches.push([isMore ? (start ?? from) : from, to]);
  }
  return stretches;
}

/** The segments with these rounds appended. */
export function withSegment({ segments, mode }: RoundLog, more: Omit<Segment, "use">): readonly Segment[] {
  return withMore(segments ?? [], { ...more, use: (mode ?? "learning") === "learning" ? "learned" : "seen" });
}

function withMore(segments: readonly Segment[], more: Segment): readonly Segment[] {
  const last = segments.at(-1);
  if (last?.use !== more.use || last.match !== more.match) return [...segments, more];
  return [...segments.slice(0, -1), { ...last, rounds: last.rounds + more.rounds }];
}

/** The segments reduced to what's still needed: only counts of the rounds before `first`, the oldest stored round, and
 * no pauses that ended before it. */
export function withoutPassed(log: RoundLog, first: number): readonly Segment[] {
  const [, ...all] = placedSegments(log);
  const passed = pausesIn(all).filter(([, end]) => end <= first);
  // The oldest rounds that were learned from are implied.
  let left: readonly Segment[] = [{ rounds: 0, use: "learned" }];
  for (const { from, to, ...segment } of all) {
    const isPassed = segment.use === "seen" && passed.some(([start, end]) => from >= start && to <= end);
    const use = isPassed ? "learned" : segment.use;
    left = withMore(left, { ...segment, use });
  }
  return left.slice(1);
}

/** The log as it was when it had `end` rounds. Settings changed since then stay, but apply to no rounds. */
export function logUntil<Log extends RoundLog>(log: Log, end: number): Log {
  const { paused = end } = policyOf(log) ?? {};
  const segments = placedSegments(log)
    .filter(({ from }) => from < end)
    .map(({ from, to, ...segment }): Segment => ({ ...segment, rounds: Math.min(end, to) - from }));
  // If the current pause started later, the last pause in the log had ended by then.
  return {
    ...log,
    totals: { ...log.totals, rounds: end },
    segments: paused < end ? segments : [...segments, PAUSE_ENDED],
  };
}

/** What a model may learn from, by indices; undefined if the owner never changed it. */
export function policyOf(log: RoundLog): LearningPolicy | undefined {
  const { mode, totals } = log;
  if (!mode) return undefined;
  const all = placedSegments(log);
  const pausedRanges = pausesIn(all);
  const since = sinceIn(all);
  if (mode === "learning") return { mode, since, pausedRanges };
  const [paused] = (all.at(-1)?.use === "seen" && pausedRanges.pop()) || [totals.rounds];
  return { mode, since, pausedRanges, paused };
}

/** The index of the last reset. */
function sinceIn(all: readonly PlacedSegment[]): number {
  return all.findLast(({ use }) => use === "forgotten")?.to ?? 0;
}

/** [from, to) of each pause, oldest first. */
function pausesIn(all: readonly PlacedSegment[]): [from: number, to: number][] {
  const pauses: [number, number][] = [];
  all.forEach(({ use, from, to }, at) => {
    const last = pauses.at(-1);
    if (use !== "seen") return;
    if (last && all[at - 1]?.use === "seen") last[1] = to;
    else pauses.push([from, to]);
  });
  return pauses;
}

export const MODEL_CHANGES = ["reset", "freeze", "off", "on"] as const;
export type ModelChange = (typeof MODEL_CHANGES)[number];

const MODES: Readonly<Record<Exclude<ModelChange, "reset">, LearningMode>> = {
  freeze: "frozen",
  off: "off",
  on: "learning",
};

/** The log after the change; undefined if nothing changes. */
export function changedLog<Log extends RoundLog>(log: Log, change: ModelChange): Log | undefined {
  const { mode: before = "learning", segments = [], totals } = log;
  if (change === "reset") {
    if (sinceIn(placedSegments(log)) === totals.rounds) return undefined;
    return { ...log, mode: before, segments: [...withUse(segments, "forgotten"), RESET] };
  }
  const mode = MODES[change];
  if (before === mode) return undefined;
  return { ...log, mode, segments: mode === "learning" ? withPauseEnded(segments) : segments };
}

const RESET: Segment = { rounds: 0, use: "forgotten" };
const PAUSE_ENDED: Segment = { rounds: 0, use: "learned" };

/** A pause in which nothing was played doesn't count. */
function withPauseEnded(segments: readonly Segment[]): readonly Segment[] {
  const paused = segments.slice(1 + segments.findLastIndex(({ use }) => use !== "seen"));
  if (paused.some(({ rounds }) => rounds > 0)) return [...segments, PAUSE_ENDED];
  return [...segments.slice(0, segments.length - paused.length), ...withUse(paused, "learned")];
}

function withUse(segments: readonly Segment[], use: Segment["use"]): readonly Segment[] {
  return segments.map((segment) => ({ ...segment, use }));
}

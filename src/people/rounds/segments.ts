// The log of a player's rounds at a game, as segments: the match of each round, and what a model may do with it.
// Rounds are appended; indices are derived by counting back from the newest round.

import { z } from "zod";
import type { LearningPolicy, Stretch } from "../../core/matches/known-rounds.ts";

const count = z.int().nonnegative();

/** Consecutive rounds with the same match and use. */
export interface Segment {
  readonly rounds: number;
  /** `forgotten`: no model may know them, because their owner had it forget, or not learn. */
  readonly use: "learned" | "forgotten";
  /** The id of the match they were played in; absent: it's no longer stored. */
  readonly match?: string | undefined;
}

const use = z.enum(["learned", "forgotten"]).default("learned");

/** Number of rounds; the match's id, or -1 if it's no longer stored; and the use. */
export const storedSegment = z.tuple([count, z.string().or(z.literal(-1)), use]);

/** The part of a player's document that says which rounds there are. */
export interface RoundLog {
  /** All rounds ever played. */
  readonly totals: { readonly rounds: number };
  /** Segments of the newest rounds, oldest first. */
  readonly segments?: readonly Segment[] | undefined;
  /** The owner lets no model learn. */
  readonly mode?: "off" | undefined;
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
  return withMore(segments ?? [], { ...more, use: mode === "off" ? "forgotten" : "learned" });
}

function withMore(segments: readonly Segment[], more: Segment): readonly Segment[] {
  const last = segments.at(-1);
  if (last?.use !== more.use || last.match !== more.match) return [...segments, more];
  return [...segments.slice(0, -1), { ...last, rounds: last.rounds + more.rounds }];
}

/** The segments reduced to what's still needed: only counts of the rounds that were learned from. */
export function withoutPassed(log: RoundLog): readonly Segment[] {
  const [, ...all] = placedSegments(log);
  // The oldest rounds that were played here and learned from are implied.
  let left: readonly Segment[] = [{ rounds: 0, use: "learned" }];
  for (const { from: _from, to: _to, ...segment } of all) left = withMore(left, segment);
  return left.slice(1);
}

/** The log as it was when it had `end` rounds. */
export function logUntil<Log extends RoundLog>(log: Log, end: number): Log {
  const segments = placedSegments(log)
    .filter(({ from }) => from < end)
    .map(({ from, to, ...segment }): Segment => ({ ...segment, rounds: Math.min(end, to) - from }));
  return { ...log, totals: { ...log.totals, rounds: end }, segments };
}

/** What a model may learn from; undefined if the owner never changed it. */
export function policyOf(log: RoundLog): LearningPolicy | undefined {
  const since = sinceIn(placedSegments(log));
  if (log.mode === undefined && since === 0) return undefined;
  return { mode: log.mode ?? "learning", since };
}

/** The index of the first round that a model may know. */
function sinceIn(all: readonly PlacedSegment[]): number {
  return all.findLast(({ use }) => use === "forgotten")?.to ?? 0;
}

/** The log with everything played so far forgotten. */
export function forgottenLog<Log extends RoundLog>(log: Log): Log {
  const segments = (log.segments ?? []).map((segment): Segment => ({ ...segment, use: "forgotten" }));
  return { ...log, segments: [...segments, { rounds: 0, use: "forgotten" }] };
}

/** The log with learning on or off; undefined if nothing changes. Rounds that were played while it was off stay unknown,
 * and so does everything before them: what a model knows is always the newest rounds without a gap. */
export function switchedLog<Log extends RoundLog>(log: Log, isOn: boolean): Log | undefined {
  if (isOn === (log.mode === undefined)) return undefined;
  if (!isOn) return { ...log, mode: "off" };
  const last = log.segments?.findLast(({ rounds }) => rounds > 0);
  return { ...(last?.use === "forgotten" ? forgottenLog(log) : log), mode: undefined };
}

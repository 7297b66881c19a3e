// The log of a player's rounds at a game, as segments: in which match or where else a round was played, and
// what a model may do with it. Whose rounds they are, and for whom they count, is a filter over them. Rounds are
// appended, and those of a source that ends are taken out; what is told as an index is counted from the newest.

import { z } from "zod";
import type { Lessons, Stretch } from "../../core/matches/known-rounds.ts";

export type LearningMode = Lessons["mode"];

const count = z.int().nonnegative();

/** Rounds that followed each other. */
export interface Segment {
  readonly rounds: number;
  /** What a model may do with them. `seen`: it sees and does not learn from them, because its owner had paused
   * it; `forgotten`: neither, because they came before a reset. */
  readonly use: "learned" | "seen" | "forgotten";
  /** The key of where they were played; absent: against the bot, here. */
  readonly source?: string | undefined;
  /** The id of the match that they were played in; absent: it is not kept, or there was none here. */
  readonly match?: string | undefined;
}

const use = z.enum(["learned", "seen", "forgotten"]).default("learned");

/** Number of rounds; the match's id, or which of the document's sources, or -1: neither; and the use. */
export const storedSegment = z.tuple([count, z.string().or(z.int().min(-1)), use]);

/** `link`: of the same person under another identity; `duel`: of duels against people. */
export type ElsewhereSource = "link" | "duel";

/** Names a source: its kind and the identity that the rounds are of. `player`: `platform:id`. */
export function elsewhereKey(source: ElsewhereSource, player: string): string {
  return `${source}:${player}`;
}

export function sourceOf(key: string): ElsewhereSource {
  return key.startsWith("duel:") ? "duel" : "link";
}

/** What a document remembers of the sources of rounds that were not played against the bot here. */
export const storedElsewhere = z.strictObject({
  /** Indices of the document's rounds that no round was played at here: those of other sources, also of
   * ones that are no longer stored. */
  count,
  /** By key of the source: how many of its rounds were taken in or passed over. */
  copied: z.record(z.string(), count),
  /** Rounds were taken out when so many were counted: those before it have later indices since. */
  moved: count.optional(),
});

export type Elsewhere = Readonly<z.infer<typeof storedElsewhere>>;

/** The part of a player's document that says whose rounds there are. */
export interface RoundLog {
  /** All rounds ever, those from elsewhere among them. */
  readonly totals: { readonly rounds: number };
  /** Of the newest rounds, oldest first; those before them were played here. */
  readonly segments?: readonly Segment[] | undefined;
  /** Absent: its owner never changed it, and it learns. */
  readonly mode?: LearningMode | undefined;
}

/** [from, to) among all rounds. */
export interface PlacedSegment extends Segment {
  readonly from: number;
  readonly to: number;
}

/** All rounds, oldest first, also those that are no longer stored. */
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

/** Where the rounds of a match stand, oldest first; several stretches where others were played meanwhile. The last
 * is empty where the match began, or was taken up again, and no round followed. */
export function stretchesOf(log: RoundLog, match: string): readonly Stretch[] {
  return stretchesBy(log, (one) => (one.match === match ? match : undefined)).map(([from, to]) => [from, to]);
}

/** [from, to) of the rounds that have a key, oldest first; those that follow each other with the same are one. */
export function stretchesBy(log: RoundLog, keyOf: (segment: Segment) => string | undefined) {
  const stretches: [from: number, to: number, key: string][] = [];
  for (const segment of placedSegments(log)) {
    const { from, to } = segment;
    const key = keyOf(segment);
    const [start, end, before] = stretches.at(-1) ?? [];
    if (key === undefined) continue;
    const isMore = before === key && end === from;
    if (isMore || (before === key && start === end)) stretches.pop();
    stretches.push([isMore ? (start ?? from) : from, to, key]);
  }
  return stretches;
}

/** The segments with more rounds. */
export function withSegment({ segments, mode }: RoundLog, more: Omit<Segment, "use">): readonly Segment[] {
  return withMore(segments ?? [], { ...more, use: (mode ?? "learning") === "learning" ? "learned" : "seen" });
}

function withMore(segments: readonly Segment[], more: Segment): readonly Segment[] {
  const last = segments.at(-1);
  if (last?.use !== more.use || last.source !== more.source || last.match !== more.match)
    return [...segments, more];
  return [...segments.slice(0, -1), { ...last, rounds: last.rounds + more.rounds }];
}

/** The segments without what nobody asks about: of rounds before `first`, the oldest that is stored, only
 * counts are kept, and pauses of which no round is. */
export function withoutPassed(log: RoundLog, first: number): readonly Segment[] {
  const [, ...all] = placedSegments(log);
  const passed = pausesIn(all).filter(([, end]) => end <= first);
  // Of the oldest, those played here and learned from go without saying.
  let left: readonly Segment[] = [{ rounds: 0, use: "learned" }];
  for (const { from, to, ...segment } of all) {
    const isPassed = segment.use === "seen" && passed.some(([start, end]) => from >= start && to <= end);
    const use = isPassed ? "learned" : segment.use;
    left = withMore(left, { ...segment, use, source: to <= first ? undefined : segment.source });
  }
  return left.slice(1);
}

/** The log as it was when it had so many rounds. What was set since stays, for rounds that there are not. */
export function logUntil<Log extends RoundLog>(log: Log, end: number): Log {
  const { paused = end } = policyOf(log) ?? {};
  const segments = placedSegments(log)
    .filter(({ from }) => from < end)
    .map(({ from, to, ...segment }): Segment => ({ ...segment, rounds: Math.min(end, to) - from }));
  // The present pause is none of those that ended.
  return {
    ...log,
    totals: { ...log.totals, rounds: end },
    segments: paused < end ? segments : [...segments, PAUSE_ENDED],
  };
}

/** What a model may learn from, by indices; undefined where its owner never changed it. */
export function policyOf(log: RoundLog): Lessons | undefined {
  const { mode, totals } = log;
  if (!mode) return undefined;
  const all = placedSegments(log);
  const pausedRanges = pausesIn(all);
  const since = sinceIn(all);
  if (mode === "learning") return { mode, since, pausedRanges };
  const [paused] = (all.at(-1)?.use === "seen" && pausedRanges.pop()) || [totals.rounds];
  return { mode, since, pausedRanges, paused };
}

/** Where the last reset was. */
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

/** The log after the change; undefined where nothing changes. */
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

/** A pause in which nothing was played is none. */
function withPauseEnded(segments: readonly Segment[]): readonly Segment[] {
  const paused = segments.slice(1 + segments.findLastIndex(({ use }) => use !== "seen"));
  if (paused.some(({ rounds }) => rounds > 0)) return [...segments, PAUSE_ENDED];
  return [...segments.slice(0, segments.length - paused.length), ...withUse(paused, "learned")];
}

function withUse(segments: readonly Segment[], use: Segment["use"]): readonly Segment[] {
  return segments.map((segment) => ({ ...segment, use }));
}

// The log of a player's rounds at a game, as segments: who a round was played with, and what a model may do
// with it. Which rounds count for whom is a filter over them. Rounds are appended, and those of a source that
// ends are taken out; what is told as an index is counted from the newest round.

import { z } from "zod";
import type { Lessons } from "../../core/matches/known-rounds.ts";

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
}

/** Number of rounds, use, and which of the document's sources; -1: none. */
export const storedSegment = z.tuple([count, z.enum(["learned", "seen", "forgotten"]), z.int().min(-1)]);

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

/** The segments with more rounds; without a source, played here. */
export function withSegment(log: RoundLog, rounds: number, source?: string): readonly Segment[] {
  const { segments = [], mode = "learning" } = log;
  const use = mode === "learning" ? "learned" : "seen";
  const last = segments.at(-1);
  if (last?.use !== use || last.source !== source) return [...segments, { rounds, use, source }];
  return [...segments.slice(0, -1), { rounds: last.rounds + rounds, use, source }];
}

/** The segments without what nobody asks about: of rounds before `first`, the oldest that is stored, only
 * counts are kept, and pauses of which no round is. */
export function withoutPassed(log: RoundLog, first: number): readonly Segment[] {
  const [, ...all] = placedSegments(log);
  const passed = pausesIn(all).filter(([, end]) => end <= first);
  const left: Segment[] = [];
  for (const { rounds, use: before, source: from, ...at } of all) {
    const isPassed = before === "seen" && passed.some(([start, end]) => at.from >= start && at.to <= end);
    const use = isPassed ? "learned" : before;
    const source = at.to <= first ? undefined : from;
    const last = left.at(-1);
    if (last?.use === use && last.source === source)
      left.splice(-1, 1, { ...last, rounds: last.rounds + rounds });
    else if (last || use !== "learned" || source !== undefined) left.push({ rounds, use, source });
  }
  return left;
}

/** The log as it was when it had so many rounds. What was set since stays, for rounds that there are not. */
export function logUntil<Log extends RoundLog>(log: Log, end: number): Log {
  const { paused = end } = policyOf(log) ?? {};
  const segments = placedSegments(log)
    .filter(({ from }) => from < end)
    .map(({ from, to, use, source }): Segment => ({ rounds: Math.min(end, to) - from, use, source }));
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

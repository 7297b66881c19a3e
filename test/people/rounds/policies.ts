// Builds documents with a learning policy given by round indexes.

import type { LearningPolicy, PlayerGame } from "../../../src/people/index.ts";
import { placedSegments } from "../../../src/people/rounds/segments.ts";

/** Returns the document with its rounds split into segments by the policy. */
export function withPolicy(document: PlayerGame, policy: LearningPolicy): PlayerGame {
  const { mode, since, pausedRanges, paused } = policy;
  const { rounds: total } = document.totals;
  const placed = placedSegments(document);
  const ranges = paused === undefined ? pausedRanges : [...pausedRanges, [paused, total] as const];
  const cuts = [since, ...ranges.flat(), ...placed.flatMap(({ from, to }) => [from, to])];
  const ends = [...new Set(cuts)].filter((at) => at <= total).sort((a, b) => a - b);
  const segments = ends.map((to, at) => {
    const from = ends[at - 1] ?? 0;
    const isSeen = ranges.some(([first, end]) => from >= first && from < end);
    const { match } = placed.find((one) => from >= one.from && from < one.to) ?? {};
    const use = to <= since ? "forgotten" : isSeen ? "seen" : "learned";
    return { rounds: to - from, use, match } as const;
  });
  return { ...document, mode, segments: segments.filter(({ rounds }) => rounds > 0) };
}

// What a player's model may learn from: its owner can reset it, freeze it, and turn it off.

import { z } from "zod";

const count = z.int().nonnegative();
const range = z.tuple([count, count]);

/** The stored schema; `gaps` are the paused ranges. */
export const storedPolicy = z
  .strictObject({
    /** `frozen`: predicts without learning; `off`: neither, the fortune-teller plays at random. */
    mode: z.enum(["learning", "frozen", "off"]),
    /** The first usable round, counted from the player's first at this game. */
    since: count,
    gaps: z.array(range),
    /** First round of the present pause; absent while it learns. */
    paused: count.optional(),
  })
  .transform(({ gaps, ...rest }) => ({ ...rest, pausedRanges: gaps }));

/** `pausedRanges`: rounds that it sees but does not learn from, [from, to), oldest first. */
export type LearningPolicy = z.infer<typeof storedPolicy>;
export type LearningMode = LearningPolicy["mode"];

export function writePolicy({ mode, since, pausedRanges, paused }: LearningPolicy) {
  return { mode, since, gaps: pausedRanges, ...(paused !== undefined && { paused }) };
}

export const LEARN_EVERYTHING: LearningPolicy = { mode: "learning", since: 0, pausedRanges: [] };

export function withMode(before: LearningPolicy, mode: LearningMode, now: number): LearningPolicy {
  const { paused, ...rest } = before;
  if (mode !== "learning") return { ...rest, mode, paused: paused ?? now };
  const ended: z.infer<typeof range>[] = paused === undefined || paused === now ? [] : [[paused, now]];
  return { ...rest, mode, pausedRanges: [...rest.pausedRanges, ...ended] };
}

/** Discards everything before round `now`; the mode stays. */
export function withReset({ mode }: LearningPolicy, now: number): LearningPolicy {
  return { mode, since: now, pausedRanges: [], ...(mode !== "learning" && { paused: now }) };
}

/** Drops the ranges that end before `first`, the oldest stored round. */
export function withoutPassedRanges(before: LearningPolicy, first: number): LearningPolicy {
  return { ...before, pausedRanges: before.pausedRanges.filter(([, to]) => to > first) };
}

export function mayLearnFrom({ since, pausedRanges, paused }: LearningPolicy, round: number): boolean {
  if (round < since || (paused !== undefined && round >= paused)) return false;
  return !pausedRanges.some(([from, to]) => round >= from && round < to);
}

export const MODEL_CHANGES = ["reset", "freeze", "off", "on"] as const;
export type ModelChange = (typeof MODEL_CHANGES)[number];

const MODES: Readonly<Record<Exclude<ModelChange, "reset">, LearningMode>> = {
  freeze: "frozen",
  off: "off",
  on: "learning",
};

/** The policy after the change at round `now`; undefined where nothing changes. */
export function changedPolicy(
  before: LearningPolicy,
  change: ModelChange,
  now: number,
): LearningPolicy | undefined {
  if (change === "reset") return before.since === now ? undefined : withReset(before, now);
  return before.mode === MODES[change] ? undefined : withMode(before, MODES[change], now);
}

// What the model of a player may learn from: its owner can reset it, freeze it, and turn it off.

import { z } from "zod";

const count = z.int().nonnegative();
const range = z.tuple([count, count]);

/** How it is stored; `gaps` are the paused ranges. */
export const storedPolicy = z
  .strictObject({
    /** `frozen`: it reads, but learns nothing new; `off`: neither, the fortune-teller plays at
     * random. */
    mode: z.enum(["learning", "frozen", "off"]),
    /** The first round that it may know, counted from the player's first at this game. */
    since: count,
    gaps: z.array(range),
    /** From which round on it does not learn at present; absent while it does. */
    paused: count.optional(),
  })
  .transform(({ gaps, ...rest }) => ({ ...rest, pausedRanges: gaps }));

/** `pausedRanges`: rounds that it sees but does not learn from, [from, to), oldest first. */
export type LearningPolicy = z.infer<typeof storedPolicy>;
export type LearningMode = LearningPolicy["mode"];

/** The policy as it is stored and exported. */
export function writePolicy({ mode, since, pausedRanges, paused }: LearningPolicy) {
  return { mode, since, gaps: pausedRanges, ...(paused !== undefined && { paused }) };
}

/** How it is before anybody changed it. */
export const LEARN_EVERYTHING: LearningPolicy = { mode: "learning", since: 0, pausedRanges: [] };

/** In that mode from round `now` on. */
export function withMode(before: LearningPolicy, mode: LearningMode, now: number): LearningPolicy {
  const { paused, ...rest } = before;
  if (mode !== "learning") return { ...rest, mode, paused: paused ?? now };
  const ended: z.infer<typeof range>[] = paused === undefined || paused === now ? [] : [[paused, now]];
  return { ...rest, mode, pausedRanges: [...rest.pausedRanges, ...ended] };
}

/** Everything before round `now` forgotten; the mode stays. */
export function withReset({ mode }: LearningPolicy, now: number): LearningPolicy {
  return { mode, since: now, pausedRanges: [], ...(mode !== "learning" && { paused: now }) };
}

/** Without the ranges that end before `first`, the oldest round that is still kept. */
export function withoutPassedRanges(before: LearningPolicy, first: number): LearningPolicy {
  return { ...before, pausedRanges: before.pausedRanges.filter(([, to]) => to > first) };
}

/** Whether the model may learn from that round. */
export function mayLearnFrom({ since, pausedRanges, paused }: LearningPolicy, round: number): boolean {
  if (round < since || (paused !== undefined && round >= paused)) return false;
  return !pausedRanges.some(([from, to]) => round >= from && round < to);
}

/** What the owner of a model may do to it. */
export const MODEL_CHANGES = ["reset", "freeze", "off", "on"] as const;
export type ModelChange = (typeof MODEL_CHANGES)[number];

const MODES: Readonly<Record<Exclude<ModelChange, "reset">, LearningMode>> = {
  freeze: "frozen",
  off: "off",
  on: "learning",
};

/** The policy after that change at round `now`; undefined where it is so already. */
export function changedPolicy(
  before: LearningPolicy,
  change: ModelChange,
  now: number,
): LearningPolicy | undefined {
  if (change === "reset") return before.since === now ? undefined : withReset(before, now);
  return before.mode === MODES[change] ? undefined : withMode(before, MODES[change], now);
}

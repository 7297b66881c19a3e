// What the model of a player may learn from: its owner can reset it, freeze it, and turn it off.

import { z } from "zod";

const count = z.int().nonnegative();

export const lessons = z.strictObject({
  /** `frozen`: it reads and learns nothing new; `off`: it neither reads nor learns, the
   * fortune-teller plays at random. */
  mode: z.enum(["learning", "frozen", "off"]),
  /** The first round that it may know, counted from the player's first at this game. */
  since: count,
  /** Rounds that it may see and not learn from: from the first up to, but not with, the second.
   * Oldest first. */
  gaps: z.array(z.tuple([count, count])),
  /** From which round on it does not learn at present; absent while it does. */
  paused: count.optional(),
});

export type Lessons = z.infer<typeof lessons>;
export type LearningMode = Lessons["mode"];

/** How it is before anybody changed it. */
export const ALL_LESSONS: Lessons = { mode: "learning", since: 0, gaps: [] };

/** In that mode from round `now` on. */
export function inMode(before: Lessons, mode: LearningMode, now: number): Lessons {
  const { paused, ...rest } = before;
  if (mode !== "learning") return { ...rest, mode, paused: paused ?? now };
  const gaps =
    paused === undefined || paused === now ? rest.gaps : [...rest.gaps, [paused, now] as [number, number]];
  return { ...rest, mode, gaps };
}

/** Everything before round `now` forgotten; the mode stays. */
export function forgotten({ mode }: Lessons, now: number): Lessons {
  return { mode, since: now, gaps: [], ...(mode !== "learning" && { paused: now }) };
}

/** Without what no round that is still kept (from `first` on) can be asked about. */
export function trimmed(before: Lessons, first: number): Lessons {
  return { ...before, gaps: before.gaps.filter(([, to]) => to > first) };
}

/** Whether the model may learn from that round. */
export function isLesson({ since, gaps, paused }: Lessons, round: number): boolean {
  if (round < since || (paused !== undefined && round >= paused)) return false;
  return !gaps.some(([from, to]) => round >= from && round < to);
}

/** What the owner of a model may do to it. */
export const MODEL_CHANGES = ["reset", "freeze", "off", "on"] as const;
export type ModelChange = (typeof MODEL_CHANGES)[number];

const MODES: Readonly<Record<Exclude<ModelChange, "reset">, LearningMode>> = {
  freeze: "frozen",
  off: "off",
  on: "learning",
};

/** The lessons after that change at round `now`; undefined where it is so already. */
export function changedLessons(before: Lessons, change: ModelChange, now: number): Lessons | undefined {
  if (change === "reset") return before.since === now ? undefined : forgotten(before, now);
  return before.mode === MODES[change] ? undefined : inMode(before, MODES[change], now);
}

// Earning and announcing milestones: once each, despite redelivery, several processes and linked accounts.

import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf, listedUnder, partsOf } from "../links/identities.ts";
import {
  MILESTONES,
  type Milestone,
  NO_MILESTONES,
  PLAYER_MILESTONES,
  type StoredMilestones,
} from "./milestone-document.ts";

/** A step of a milestone that has several: the one done, and all of them. */
export interface MilestoneStep {
  readonly done: string;
  readonly all: readonly string[];
}

/** A milestone, with the time it was earned in Unix ms. */
export interface EarnedMilestone {
  readonly id: Milestone;
  readonly at: number;
}

/** Stores that the person earned the milestone, or did one step towards it; true if this call completed it. New ones
 * are stored with one of the person's accounts, the same whichever is given. @throws StoreError */
export async function earnMilestone(
  store: Store,
  player: PlayerId,
  id: Milestone,
  { at, step }: { readonly at: number; readonly step?: MilestoneStep | undefined },
): Promise<boolean> {
  const all = await partsOf(store, player, PLAYER_MILESTONES);
  if (all.some(({ part }) => part && hasEarned(part, id))) return false;
  const elsewhere = all.flatMap(({ part }) => part?.steps?.[id] ?? []);
  const holder = listedUnder(all.map((one) => one.player));
  return PLAYER_MILESTONES.update(store, writePlayerId(holder), (document = NO_MILESTONES) => {
    if (hasEarned(document, id)) return { next: undefined, result: false };
    const done = stepsDone(document, id, [...elsewhere, ...(step ? [step.done] : [])]);
    const isWhole = !step || step.all.every((one) => done.includes(one));
    if (!isWhole && done.length === document.steps?.[id]?.length) return { next: undefined, result: false };
    const steps = step ? { ...document.steps, [id]: done } : document.steps;
    const earned = isWhole ? [...document.earned, { id, at }] : document.earned;
    return { next: { earned, ...(steps && { steps }) }, result: isWhole };
  });
}

/** Undoes what `earnMilestone` just stored. @throws StoreError */
export async function takeMilestoneBack(store: Store, player: PlayerId, id: Milestone): Promise<void> {
  const holder = listedUnder(await identitiesOf(store, player));
  await PLAYER_MILESTONES.update(store, writePlayerId(holder), (document) => {
    if (!document) return { next: undefined, result: undefined };
    const earned = document.earned.filter((one) => one.id !== id);
    const isEmpty = earned.length === 0 && !document.steps;
    return { next: isEmpty ? null : { ...document, earned }, result: undefined };
  });
}

function stepsDone({ steps }: StoredMilestones, id: Milestone, more: readonly string[]): string[] {
  return [...new Set([...(steps?.[id] ?? []), ...more])];
}

function hasEarned({ earned }: StoredMilestones, id: Milestone): boolean {
  return earned.some((one) => one.id === id);
}

/**
 * All milestones that the person earned under any account, in listing order, each with its earliest time.
 * @throws StoreError
 */
export async function milestonesOf(store: Store, player: PlayerId): Promise<readonly EarnedMilestone[]> {
  const earned = (await partsOf(store, player, PLAYER_MILESTONES)).flatMap(({ part }) => part?.earned ?? []);
  return MILESTONES.flatMap((id) => {
    const times = earned.flatMap((one) => (one.id === id ? [one.at] : []));
    return times.length > 0 ? [{ id, at: Math.min(...times) }] : [];
  });
}

/** Whether there's a milestone that the person hasn't seen. @throws StoreError */
export async function hasUnshown(store: Store, player: PlayerId): Promise<boolean> {
  const all = await partsOf(store, player, PLAYER_MILESTONES);
  return all.some(({ part }) => part?.earned.some((one) => !one.shown));
}

/** Takes the milestones that the person hasn't seen, for the caller to show; concurrent callers get different ones, and
 * none is returned twice. @throws StoreError */
export async function takeUnshown(store: Store, player: PlayerId): Promise<readonly Milestone[]> {
  const all = await partsOf(store, player, PLAYER_MILESTONES);
  const earned = all.flatMap(({ part }) => part?.earned ?? []);
  const shown = new Set(earned.filter((one) => one.shown).map(({ id }) => id));
  const taken = new Set<string>();
  for (const { player: holder, part } of all)
    if (part?.earned.some((one) => !one.shown)) for (const id of await take(store, holder)) taken.add(id);
  return MILESTONES.filter((id) => taken.has(id) && !shown.has(id));
}

function take(store: Store, player: PlayerId): Promise<readonly string[]> {
  return PLAYER_MILESTONES.update(store, writePlayerId(player), (document) => {
    const unseen = document?.earned.filter(({ shown }) => !shown) ?? [];
    if (!document || unseen.length === 0) return { next: undefined, result: [] };
    const earned = document.earned.map((one) => ({ ...one, shown: true as const }));
    return { next: { ...document, earned }, result: unseen.map(({ id }) => id) };
  });
}

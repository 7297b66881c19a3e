// Duels in the store: each change is one atomic update of the duel's document, and returns its outcome.

import { type DueQueue, dueQueue } from "../../../src/infra/due-queue.ts";
import type { Change, Store } from "../../../src/infra/store/index.ts";
import type { Services } from "../../kit/services.ts";
import {
  DUEL,
  DUEL_KEPT_MS,
  type Duel,
  type DuelBoard,
  type DuelRatings,
  isPlayed,
  isRunning,
  type StoredSide,
} from "./document.ts";
import { type Person, sideOf } from "./person.ts";
import type { HiddenPicks } from "./picks.ts";
import {
  afterClock,
  askAgain,
  type DuelMoment,
  gameOfDuel,
  type PickOutcome,
  pick,
  resign,
  type Side,
  stop,
  wantsAgain,
} from "./rules.ts";

/** What the parts of the duel need. */
export interface DuelDeps extends Services {
  readonly picks: HiddenPicks;
  /** Duels by when their clock has to be checked. */
  readonly due: DueQueue;
  /** Applies everything that follows from a result; idempotent, and completes what's missing. Resolves to the duel with
   * its outcome. */
  noteResult(id: string): Promise<Duel | undefined>;
}

/** Duels by when they're checked. */
export function duelClock(store: Store): DueQueue {
  return dueQueue(store, "duel-clock");
}

/** A duel with its id. */
export interface KnownDuel {
  readonly id: string;
  readonly duel: Duel;
}

/** A duel after one of its two sides pressed. */
export interface PressedDuel extends KnownDuel {
  readonly side: Side;
}

/** `gone`: no longer stored. `not-yours`: the person is on neither side. */
type NotYours = { readonly kind: "gone" } | { readonly kind: "not-yours"; readonly duel: Duel };

export function findDuel({ store }: Pick<DuelDeps, "store">, id: string): Promise<Duel | undefined> {
  return store.read(DUEL, id);
}

/** The outcome of a change by one side. */
export type SideOutcome<R> = NotYours | (PressedDuel & { readonly kind: "done"; readonly result: R });

/** A side's pick, by the move's id; `no-move`: the duel's game doesn't have it. */
export function pickIn(
  deps: DuelDeps,
  id: string,
  person: Person,
  { turn, move: moveId, event }: { readonly turn: number; readonly move: string; readonly event: string },
): Promise<SideOutcome<PickOutcome["kind"] | "no-move">> {
  return changeSide(deps, id, person, (duel, side, moment) => {
    const move = gameOfDuel(duel).moveIds.indexOf(moveId);
    if (move < 0) return { duel, result: "no-move" };
    const outcome = pick(duel, side, { turn, move, event }, moment);
    return { duel: "duel" in outcome ? (outcome.duel ?? duel) : duel, result: outcome.kind };
  });
}

/** A side asks to stop, or resigns, in the round for which its button was drawn; `late`: that round is over. */
export function endIn(
  deps: DuelDeps,
  id: string,
  person: Person,
  { turn, by }: { readonly turn: number; readonly by: "stop" | "resign" },
): Promise<SideOutcome<"asked" | "late">> {
  return changeSide(deps, id, person, (duel, side, moment) => {
    const timed = afterClock(duel, moment);
    if (isRunning(timed) && timed.play.rounds.length !== turn) return { duel: timed, result: "late" };
    return { duel: ENDS[by](timed, side, moment), result: "asked" };
  });
}

const ENDS = { stop, resign } as const;

/** A side asks for a rematch; the result says whether both want one. */
export function askAgainIn(deps: DuelDeps, id: string, person: Person): Promise<SideOutcome<boolean>> {
  return changeSide(deps, id, person, (duel, side, { now }) => {
    const asked = askAgain(duel, side, now);
    return { duel: asked, result: isPlayed(asked) && wantsAgain(asked, now).every(Boolean) };
  });
}

/** Applies the clock; resolves to the duel afterwards, and whether that changed it. */
export async function tickDuel(
  deps: DuelDeps,
  id: string,
): Promise<(KnownDuel & { readonly changed: boolean }) | undefined> {
  const ticked = await changeDuel(deps.store, id, (duel) => {
    if (!duel) return { next: undefined, result: undefined };
    const next = afterClock(duel, momentOf(deps, id));
    const changed = next !== duel;
    return { next: changed ? next : undefined, result: { id, duel: next, changed } };
  });
  if (!ticked?.changed || !isOver(ticked.duel)) return ticked;
  return { ...ticked, duel: (await deps.noteResult(id)) ?? ticked.duel };
}

/** Notes where the duel is shown: in one message a chat, the newest. */
export function noteBoard(
  { store }: Pick<DuelDeps, "store">,
  id: string,
  board: DuelBoard,
): Promise<Duel | undefined> {
  return changeDuel(store, id, (duel) => {
    if (!duel) return { next: undefined, result: undefined };
    if (duel.boards.some((one) => isSameBoard(one, board))) return { next: undefined, result: duel };
    const next = { ...duel, boards: [...duel.boards.filter((one) => !isSameChat(one, board)), board] };
    return { next, result: next };
  });
}

function isSameChat(one: DuelBoard, other: DuelBoard): boolean {
  return one.platform === other.platform && one.place === other.place;
}

export function isSameBoard(one: DuelBoard, other: DuelBoard): boolean {
  return one.platform === other.platform && one.place === other.place && one.message === other.message;
}

/** Notes that everything has followed from the result; resolves to the duel after that. */
export function markNoted(
  { store }: Pick<DuelDeps, "store">,
  id: string,
  ratings: DuelRatings | undefined,
): Promise<Duel | undefined> {
  return changeDuel(store, id, (duel) => {
    const over = duel?.play?.over;
    if (!duel?.play || !over || (over.noted && (over.ratings || !ratings)))
      return { next: undefined, result: duel };
    const next = { ...duel, play: { ...duel.play, over: { ...over, noted: true as const, ratings } } };
    return { next, result: next };
  });
}

export function isOver(duel: Duel): boolean {
  return duel.play?.over !== undefined;
}

function momentOf({ now, picks }: DuelDeps, id: string): DuelMoment {
  return { id, now: now(), picks };
}

/** Applies a change by one side; the duel stores that side's current name. */
async function changeSide<R>(
  deps: DuelDeps,
  id: string,
  person: Person,
  change: (duel: Duel, side: Side, moment: DuelMoment) => { readonly duel: Duel; readonly result: R },
): Promise<SideOutcome<R>> {
  const outcome = await changeDuel(deps.store, id, (known): Change<Duel, SideOutcome<R>> => {
    // Computed inside, since the update may have waited and may be retried.
    const moment = momentOf(deps, id);
    if (!known) return { next: undefined, result: { kind: "gone" } };
    const side = sideOf(known, person);
    if (side === undefined) return { next: undefined, result: { kind: "not-yours", duel: known } };
    const named = withName(known, side, person);
    const { duel, result } = change(named, side, moment);
    return { next: duel === known ? undefined : duel, result: { kind: "done", id, duel, side, result } };
  });
  if (outcome.kind !== "done" || !isOver(outcome.duel) || outcome.duel.play?.over?.noted) return outcome;
  return { ...outcome, duel: (await deps.noteResult(id)) ?? outcome.duel };
}

function withName(duel: Duel, side: Side, { name, player }: Person): Duel {
  return duel.sides[side]?.player === player ? withSide(duel, side, { name }) : duel;
}

/** Returns the same object if nothing changes. */
function withSide(duel: Duel, side: Side, changed: Partial<StoredSide>): Duel {
  const mine = duel.sides[side];
  const keys = Object.keys(changed) as (keyof StoredSide)[];
  if (keys.every((key) => mine?.[key] === changed[key])) return duel;
  const sides = duel.sides.map((one, at) => (at === side ? { ...one, ...changed } : one)) as Duel["sides"];
  return { ...duel, sides };
}

export function changeDuel<R>(
  store: Store,
  id: string,
  change: (duel: Duel | undefined) => Change<Duel, R>,
): Promise<R> {
  return store.update(DUEL, id, change, DUEL_KEPT_MS);
}

/** When to check a duel's clock next, in milliseconds since 1970; undefined: never. */
export function dueAt(duel: Duel | undefined, now: number): number | undefined {
  if (!duel) return undefined;
  if (isRunning(duel)) return nextLook(duel.play.endsAt, now);
  if (isOver(duel)) return duel.play?.over?.noted ? undefined : now + NOTED_AGAIN_MS;
  const { answer, endsAt } = duel.challenge;
  return answer === undefined && now < endsAt ? endsAt : undefined;
}

/** Time left in a round, in milliseconds, at which messages without a live countdown are updated; 0: its end. */
const REFRESHED_MS = [43_200_000, 3_600_000, 600_000, 60_000, 30_000, 10_000, 0] as const;

/** When to check a round that ends at `endsAt` next; both in milliseconds since 1970. */
export function nextLook(endsAt: number, now: number): number {
  return REFRESHED_MS.map((ms) => endsAt - ms).find((at) => at > now) ?? now;
}

/** If a process died before everything followed from a result, it's retried after this, in milliseconds. */
const NOTED_AGAIN_MS = 5_000;

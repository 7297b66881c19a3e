// Duels in the store: each change is one atomic update of the duel's document, and returns its outcome.

import { createHash } from "node:crypto";
import { type Caller, placeKey } from "../../src/chat/index.ts";
import { type DueQueue, dueQueue } from "../../src/infra/due-queue.ts";
import type { Change, Store } from "../../src/infra/store/index.ts";
import type { Host } from "../../src/people/host/host.ts";
import {
  joinDuel,
  nameHash,
  noteDuel,
  type PlayerId,
  rateDuel,
  recentDuels,
  writePlayerId,
} from "../../src/people/index.ts";
import type { Services } from "../kit/services.ts";
import { banEverywhere } from "../place/index.ts";
import {
  afterClock,
  askAgain,
  askToEnd,
  begun,
  type Changed,
  cancelled,
  DUEL,
  DUEL_KEPT_MS,
  type Duel,
  type DuelBoard,
  type DuelMoment,
  type EndResult,
  gameOfDuel,
  type HiddenPicks,
  isOpenAt,
  isOver,
  isPlayed,
  isRunning,
  type PickResult,
  pick,
  placeOf,
  ROUND_MS,
  resultOfDuel,
  type Side,
  sideOf,
} from "./rules.ts";

/** What changes of duels need. */
export interface DuelDeps extends Services {
  readonly picks: HiddenPicks;
  /** Duels by when their clock has to be checked. */
  readonly due: DueQueue;
}

/** Duels by when they're checked. */
export function duelClock(store: Store): DueQueue {
  return dueQueue(store, "duel-clock");
}

/** A stored pick is encrypted under the host's secret, and bound to its duel, round and side. */
export function hiddenPicks(host: Pick<Host, "hide" | "uncover">): HiddenPicks {
  const useOf = ({ duel, turn, side }: Parameters<HiddenPicks["hide"]>[0]) => `duel|${duel}|${turn}|${side}`;
  return {
    hide: (at, move) => host.hide(useOf(at), Uint8Array.of(move)),
    open: (at, hidden) => host.uncover(useOf(at), hidden)?.[0],
  };
}

/** Thirty-two characters, so that five bits of a byte select one; without I, O, 0 and 1. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 6;

/** The code of a challenge that anyone may take; it follows from what started it. */
export function codeOf(store: Store, origin: string): string {
  const bytes = Buffer.from(nameHash(store, "duel-code", origin, 22), "base64url");
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** The id of the duel that a code leads to, however the code is spelled. */
export function duelOfCode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return createHash("sha256").update(`duel-code|${plain}`).digest("base64url").slice(0, 12);
}

/** A duel with its id. */
export interface KnownDuel {
  readonly id: string;
  readonly duel: Duel;
}

export function findDuel({ store }: Pick<DuelDeps, "store">, id: string): Promise<Duel | undefined> {
  return store.read(DUEL, id);
}

function changeDuel<R>(
  store: Store,
  id: string,
  change: (duel: Duel | undefined) => Change<Duel, R>,
): Promise<R> {
  return store.update(DUEL, id, change, DUEL_KEPT_MS);
}

/** Stores a new duel, once: a command delivered twice finds the existing one. */
export async function openDuel(
  { store, due }: DuelDeps,
  id: string,
  fresh: Duel,
): Promise<{ readonly duel: Duel; readonly isNew: boolean }> {
  const known = await store.read(DUEL, id);
  if (known) return { duel: known, isNew: false };
  for (const player of [
    ...fresh.sides.map((one) => one.player),
    ...(fresh.invited ? [fresh.invited.to] : []),
  ])
    await joinDuel(store, player, id);
  // Before the update, so that a crash leaves no duel whose clock isn't checked.
  await due.add(id, fresh.play?.endsAt ?? fresh.challenge.endsAt);
  return changeDuel(store, id, (duel) => ({
    next: duel ? undefined : fresh,
    result: { duel: duel ?? fresh, isNew: !duel },
  }));
}

/** `begun`: by this press; `running`: by an earlier one of the same person. */
export type TakeResult = "begun" | "running" | "self" | "taken" | "closed" | "not-invited" | "gone";

/** Without a duel: it's no longer stored. */
type Taken = Partial<KnownDuel> & { readonly result: TakeResult };

/** Accepts a challenge, or joins an open one. */
export async function takeUp({ store, now, due }: DuelDeps, id: string, caller: Caller): Promise<Taken> {
  const player = writePlayerId(caller);
  const at = now();
  const known = await store.read(DUEL, id);
  if (known && takeResult(known, player, at) === "begun") await joinDuel(store, player, id);
  const taken = await changeDuel(store, id, (duel): Change<Duel, Taken> => {
    if (!duel) return { next: undefined, result: { result: "gone" } };
    const result = takeResult(duel, player, at);
    const sides: Duel["sides"] = [duel.sides[0], { player, name: caller.name }];
    const next = result === "begun" ? { ...duel, sides, play: begun(at) } : undefined;
    return { next, result: { id, duel: next ?? duel, result } };
  });
  if (taken.result === "begun") await due.add(id, nextLook(at + ROUND_MS, at));
  return taken;
}

function takeResult(duel: Duel, player: string, now: number): TakeResult {
  const isSide = sideOf(duel, player) !== undefined;
  if (isPlayed(duel)) return isSide ? "running" : "taken";
  if (isSide) return "self";
  if (duel.invited && duel.invited.to !== player) return "not-invited";
  return isOpenAt(duel, now) ? "begun" : "closed";
}

type CloseResult = "done" | "closed" | "not-challenged" | "not-challenger";

/** Declines or retracts a challenge; undefined if it's no longer stored. */
export function closeDuel(
  { store, now }: DuelDeps,
  id: string,
  player: string,
  move: "decline" | "retract",
): Promise<Changed<CloseResult> | undefined> {
  return changeDuel(store, id, (duel): Change<Duel, Changed<CloseResult> | undefined> => {
    const result = duel && closeResult(duel, player, move, now());
    if (!duel || !result) return { next: undefined, result: undefined };
    if (result !== "done") return { next: undefined, result: { duel, result } };
    const closed = move === "decline" ? "declined" : "retracted";
    const next: Duel = { ...duel, challenge: { ...duel.challenge, closed } };
    return { next, result: { duel: next, result } };
  });
}

/** An open challenge can't be declined for everyone. */
function closeResult(duel: Duel, player: string, move: "decline" | "retract", now: number): CloseResult {
  if (move === "retract" && sideOf(duel, player) !== 0) return "not-challenger";
  if (move === "decline" && duel.invited?.to !== player) return "not-challenged";
  return isOpenAt(duel, now) ? "done" : "closed";
}

/** A change by one side. `gone`: no longer stored. `not-yours`: the person is on neither side. */
export type SideOutcome<R> =
  | { readonly kind: "gone" }
  | { readonly kind: "not-yours"; readonly duel: Duel }
  | (KnownDuel & { readonly kind: "done"; readonly side: Side; readonly result: R });

/** A side's pick, by the move's id; `no-move`: the duel's game doesn't have it. */
export function pickIn(
  deps: DuelDeps,
  id: string,
  caller: Caller,
  { turn, move: moveId }: { readonly turn: number; readonly move: string },
): Promise<SideOutcome<PickResult | "no-move">> {
  return changeSide<PickResult | "no-move">(deps, id, caller, (duel, side, moment) => {
    const move = gameOfDuel(duel).moveIds.indexOf(moveId);
    return move < 0 ? { duel, result: "no-move" } : pick(duel, side, { turn, move }, moment);
  });
}

export function endIn(
  deps: DuelDeps,
  id: string,
  caller: Caller,
  asked: Parameters<typeof askToEnd>[2],
): Promise<SideOutcome<EndResult>> {
  return changeSide(deps, id, caller, (duel, side, moment) => askToEnd(duel, side, asked, moment));
}

/** The result says whether both want a rematch. */
export function askAgainIn(deps: DuelDeps, id: string, caller: Caller): Promise<SideOutcome<boolean>> {
  return changeSide(deps, id, caller, askAgain);
}

/** Applies a change by one side, whose current name is stored with it. Whoever finds a result that isn't noted does so. */
async function changeSide<R>(
  deps: DuelDeps,
  id: string,
  caller: Caller,
  change: (duel: Duel, side: Side, moment: DuelMoment) => Changed<R>,
): Promise<SideOutcome<R>> {
  const outcome = await changeDuel(deps.store, id, (known): Change<Duel, SideOutcome<R>> => {
    if (!known) return { next: undefined, result: { kind: "gone" } };
    const side = sideOf(known, writePlayerId(caller));
    if (side === undefined) return { next: undefined, result: { kind: "not-yours", duel: known } };
    const { duel, result } = change(withName(known, side, caller.name), side, momentOf(deps, id));
    return { next: duel === known ? undefined : duel, result: { kind: "done", id, duel, side, result } };
  });
  if (outcome.kind !== "done" || !isOver(outcome.duel) || outcome.duel.play?.over?.noted) return outcome;
  return { ...outcome, duel: (await noteResult(deps, id)) ?? outcome.duel };
}

function momentOf({ now, picks }: DuelDeps, id: string): DuelMoment {
  return { id, now: now(), picks };
}

function withName(duel: Duel, side: Side, name: string): Duel {
  if (duel.sides[side]?.name === name) return duel;
  const sides = duel.sides.map((one, at) => (at === side ? { ...one, name } : one)) as Duel["sides"];
  return { ...duel, sides };
}

/** Applies the clock, and completes a result that nobody noted; resolves to the duel as it's to be shown, if it is. */
export async function tickDuel(deps: DuelDeps, id: string): Promise<Duel | undefined> {
  const duel = await changeDuel(deps.store, id, (known) => {
    const timed = known && afterClock(known, momentOf(deps, id));
    return { next: timed === known ? undefined : timed, result: timed };
  });
  if (!duel || !isOver(duel)) return duel;
  return duel.play?.over?.noted ? undefined : noteResult(deps, id);
}

/** Adds a result to both people's histories and ratings, once; resolves to the duel afterwards. */
async function noteResult({ store, now, due }: DuelDeps, id: string): Promise<Duel | undefined> {
  const duel = await store.read(DUEL, id);
  const result = duel && resultOfDuel(id, duel);
  if (!result || duel.play?.over?.noted) return duel;
  // The clock looks again soon, in case this process dies before the end is noted.
  await due.add(id, now() + NOTED_AGAIN_MS);
  await noteDuel(store, result);
  const ratings = await rateDuel(store, result, now(), [placeOfSide(duel, 0), placeOfSide(duel, 1)]);
  return changeDuel(store, id, (known) => {
    const over = known?.play?.over;
    if (!known?.play || !over || (over.noted && (over.ratings || !ratings)))
      return { next: undefined, result: known };
    const noted = { ...over, noted: true as const, ...(ratings && { ratings: [...ratings] as const }) };
    const next = { ...known, play: { ...known.play, over: noted } } as Duel;
    return { next, result: next };
  });
}

/** The group in which a side played; undefined if it wasn't one. The platform doesn't say in which chat a message is that
 * can only be edited. */
function placeOfSide({ sides, boards }: Duel, side: Side): string | undefined {
  const platform = sides[side]?.player.split(":")[0];
  const board = boards.find((one) => one.platform === platform && one.kind === "group" && !one.editsOnly);
  return board && placeKey(board, placeOf(board));
}

/** Notes where the duel is shown: in one message a chat, the newest. Undefined if that was known. */
export function noteBoard(
  { store }: Pick<DuelDeps, "store">,
  id: string,
  board: DuelBoard,
): Promise<Duel | undefined> {
  return changeDuel(store, id, (duel) => {
    const here = duel?.boards.find((one) => one.platform === board.platform && one.place === board.place);
    if (!duel || here?.message === board.message) return { next: undefined, result: undefined };
    const others = duel.boards.filter((one) => one !== here);
    const next = { ...duel, boards: [...others, board] };
    return { next, result: next };
  });
}

/** If a process died before a result was noted, that's retried after this, in milliseconds. */
const NOTED_AGAIN_MS = 5_000;
/** Time left in a round, in milliseconds, at which messages without a live countdown are updated; 0: its end. */
const SHOWN_AGAIN_MS = [43_200_000, 3_600_000, 600_000, 60_000, 0] as const;

/** When to check a round that ends at `endsAt` next; both in milliseconds since 1970. */
function nextLook(endsAt: number, now: number): number {
  return SHOWN_AGAIN_MS.map((ms) => endsAt - ms).find((at) => at > now) ?? now;
}

/** When to check a duel's clock next, in milliseconds since 1970; undefined: never. */
export function dueAt(duel: Duel | undefined, now: number): number | undefined {
  if (!duel) return undefined;
  if (isRunning(duel)) return nextLook(duel.play.endsAt, now);
  if (isOver(duel)) return duel.play?.over?.noted ? undefined : now + NOTED_AGAIN_MS;
  return isOpenAt(duel, now) ? duel.challenge.endsAt : undefined;
}

/** The person's last duels that are still stored, newest first: those that they play, or to which they're challenged. */
export async function duelsOf(store: Store, player: string): Promise<readonly KnownDuel[]> {
  const ids = await recentDuels(store, player);
  const found = await Promise.all(ids.map(async (id) => ({ id, duel: await store.read(DUEL, id) })));
  return found.flatMap(({ id, duel }) => {
    const isTheirs = duel && (sideOf(duel, player) !== undefined || duel.invited?.to === player);
    return isTheirs ? [{ id, duel }] : [];
  });
}

/** Like `banEverywhere`, and ends the person's duels. @throws StoreError */
export async function banFromAll(
  { store, now }: Pick<DuelDeps, "store" | "now">,
  person: PlayerId,
): Promise<boolean> {
  const isBanned = await banEverywhere(store, person, now());
  if (isBanned) await endDuelsOf({ store, now }, person);
  return isBanned;
}

/**
 * Ends the duels of someone who gets banned, everywhere or in one chat (`placeKey`), so that no one waits for them:
 * running ones don't count for anyone, and open challenges are closed. The clock updates their messages, in whichever
 * process looks next. @throws StoreError
 */
export async function endDuelsOf(
  { store, now }: Pick<DuelDeps, "store" | "now">,
  person: PlayerId,
  place?: string,
): Promise<void> {
  const player = writePlayerId(person);
  for (const { id, duel } of await duelsOf(store, player)) {
    const isMeant =
      sideOf(duel, player) !== undefined &&
      (place === undefined || duel.boards.some((board) => placeKey(board, placeOf(board)) === place));
    if (!isMeant || !cancelled(duel, now())) continue;
    await changeDuel(store, id, (known) => ({
      next: known && cancelled(known, now()),
      result: undefined,
    }));
    await duelClock(store).add(id, now());
  }
}

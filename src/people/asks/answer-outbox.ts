// Outbox of replies to compare requests, shared by all processes. Claimed before delivery: at most once.

import { type DueQueue, dueQueue } from "../../infra/due-queue.ts";
import type { Store } from "../../infra/store/index.ts";
import { type CompareRequest, changeRequest, isLapsed, REQUEST, requestKey } from "./compare-request.ts";

/** Delay before any process retries a delivery. */
const RETRY_MS = 60_000;

export interface PendingAnswer {
  readonly request: CompareRequest & { readonly answer: "accepted" | "declined" };
  /** Who replied. */
  readonly name: string;
}

function queueIn(store: Store): DueQueue {
  return dueQueue(store, "compare-answers");
}

/** Enqueues the delivery before the reply is stored, so a crash can't lose it. */
export function enqueueAnswer(store: Store, { from, to }: CompareRequest, now: number): Promise<void> {
  return queueIn(store).add(requestKey(from, to), now + RETRY_MS);
}

export async function pendingAnswer(
  store: Store,
  key: string,
  now: number,
): Promise<PendingAnswer | undefined> {
  const request = await store.read(REQUEST, key);
  if (!request || isLapsed(request, now) || request.owed === undefined) return undefined;
  const { answer, owed: name } = request;
  return answer === "accepted" || answer === "declined"
    ? { request: { ...request, answer }, name }
    : undefined;
}

/** Compare-and-set: true for exactly one caller, who then delivers the reply. */
export function claimAnswer(store: Store, { request }: PendingAnswer, now: number): Promise<boolean> {
  return changeRequest(store, request, now, (before) => {
    if (before?.owed === undefined) return { next: undefined, result: false };
    const { owed: _, ...delivered } = before;
    return { next: delivered, result: true };
  });
}

/** Returns a claimed reply to the queue after a failed delivery. */
export async function requeueAnswer(
  store: Store,
  { request, name }: PendingAnswer,
  now: number,
): Promise<void> {
  await changeRequest(store, request, now, (before) => ({
    next: before && { ...before, owed: name },
    result: undefined,
  }));
}

/** Removes a request from the queue, or schedules its reply if one is still owed. */
export function settleAnswer(store: Store, key: string, now: number): Promise<void> {
  const dueAt = async () => ((await pendingAnswer(store, key, now)) ? now + RETRY_MS : undefined);
  return queueIn(store).settle(key, dueAt);
}

export async function dropAnswer(store: Store, key: string): Promise<void> {
  await queueIn(store).remove(key);
}

export async function dueAnswers(store: Store, now: number): Promise<readonly string[]> {
  return (await queueIn(store).until(now)).map(({ key }) => key);
}

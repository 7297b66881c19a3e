// The outbox of answers that are still to be told: a queue of all processes, and in the question
// who answered. Whoever claims an answer tells it, so it is told once.

import { type DueQueue, dueQueue } from "../infra/due-queue.ts";
import type { Store } from "../infra/store/index.ts";
import { type CompareRequest, changeRequest, isLapsed, REQUEST, requestKey } from "./request-document.ts";

/** Whoever takes an answer tells it at once; after so long another does. */
const RETRY_MS = 60_000;

/** An answer that somebody is to be told. */
export interface PendingAnswer {
  readonly request: CompareRequest & { readonly answer: "accepted" | "declined" };
  /** Who answered. */
  readonly name: string;
}

function queueIn(store: Store): DueQueue {
  return dueQueue(store, "compare-answers");
}

/** Notes that an answer will have to be told, before it is given. */
export function enqueueAnswer(store: Store, { from, to }: CompareRequest, now: number): Promise<void> {
  return queueIn(store).add(requestKey(from, to), now + RETRY_MS);
}

/** The answer of that question that is to be told. */
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

/** True for exactly one caller: who tells it. */
export function claimAnswer(store: Store, { request }: PendingAnswer, now: number): Promise<boolean> {
  return changeRequest(store, request, now, (before) => {
    if (before?.owed === undefined) return { next: undefined, result: false };
    const { owed: _, ...told } = before;
    return { next: told, result: true };
  });
}

/** It could not be told now: it is to be told again. */
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

/** Takes a question out of the queue, or notes when its answer is to be told. */
export function settleAnswer(store: Store, key: string, now: number): Promise<void> {
  const dueAt = async () => ((await pendingAnswer(store, key, now)) ? now + RETRY_MS : undefined);
  return queueIn(store).settle(key, dueAt);
}

/** Nothing of that question is to be told any more. */
export async function dropAnswer(store: Store, key: string): Promise<void> {
  await queueIn(store).remove(key);
}

/** The questions whose answers are overdue, by their keys. */
export async function dueAnswers(store: Store, now: number): Promise<readonly string[]> {
  return (await queueIn(store).until(now)).map(({ key }) => key);
}

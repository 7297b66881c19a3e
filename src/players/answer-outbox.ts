// Answers to questions of which the one who asked is still to be told: a board of all processes by
// when each is due, and in the question itself who answered. Whoever strikes an answer off tells
// it, so it is told once.

import type { Store } from "../infra/store/index.ts";
import { type CompareRequest, changeRequest, isLapsed, REQUEST, requestKey } from "./request-document.ts";

const BOARD = "compare-answers";
/** So many are looked at in one go. */
const ANSWERS_MAX = 1_000;
/** Whoever takes an answer tells it at once; after so long another does. */
const PATIENCE_MS = 60_000;

/** An answer that somebody is to be told. */
export interface PendingAnswer {
  readonly request: CompareRequest & { readonly answer: "accepted" | "declined" };
  /** Who answered. */
  readonly name: string;
}

/** Notes that an answer will have to be told, before it is given. */
export function enqueueAnswer(store: Store, { from, to }: CompareRequest, now: number): Promise<void> {
  return store.board(BOARD).set(requestKey(from, to), 0 - (now + PATIENCE_MS));
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

/** It could not be told now: it is owed again. */
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

/** Strikes a question off the board, or notes when its answer is to be told. It is looked at again
 * after that, so what is decided meanwhile is kept. */
export async function settleAnswer(store: Store, key: string, now: number): Promise<void> {
  const again = () => store.board(BOARD).set(key, 0 - (now + PATIENCE_MS));
  if (await pendingAnswer(store, key, now)) return again();
  await store.board(BOARD).remove(key);
  if (await pendingAnswer(store, key, now)) await again();
}

/** Nothing of that question is to be told any more. */
export async function dropAnswer(store: Store, key: string): Promise<void> {
  await store.board(BOARD).remove(key);
}

/** The questions whose answers are overdue, by their keys. */
export async function dueAnswers(store: Store, now: number): Promise<readonly string[]> {
  const all = await store.board(BOARD).top(ANSWERS_MAX);
  return all.filter(({ score }) => 0 - score <= now).map(({ member }) => member);
}

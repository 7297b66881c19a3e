// Sends, lists, answers, retracts and removes compare requests.

import type { Store } from "../../infra/store/index.ts";
import { type PlayerId, playerNamed, writePlayerId } from "../identity/player.ts";
import { dropAnswer } from "./answer-outbox.ts";
import {
  type CompareRequest,
  changeRequest,
  isLapsed,
  NOTED,
  REQUEST,
  REQUEST_MS,
  type RequestCard,
  requestKey,
} from "./compare-request.ts";

/** Open requests per person; a retracted one counts while its card is remembered. */
const OPEN_MAX = 10;
/** Minimum interval between cards from one person to another. */
const CARD_MS = 86_400_000;

/** `declined`: recently; `too-many`: see `OPEN_MAX`; `lately`: a card was sent within the last day. */
export type AskOutcome = "asked" | "waiting" | "declined" | "too-many" | "lately";

/** Sends a request; `byCard`: with a card in the other person's private chat. Idempotent. */
export async function askToCompare(store: Store, asked: CompareRequest, byCard = false): Promise<AskOutcome> {
  const { id, from, to, at } = asked;
  const others = (await requestsOf(store, from, at)).filter((one) => one.from === from && one.to !== to);
  if (others.filter(({ answer = "retracted" }) => answer === "retracted").length >= OPEN_MAX)
    return "too-many";
  // The lists come first: a crash in between leaves only a dangling entry.
  await relist(store, asked, at);
  return store.update(
    REQUEST,
    requestKey(from, to),
    (before) => {
      const outcome = outcomeFor(asked, byCard, before);
      const isNew = outcome === "asked" && before?.id !== id;
      const card = before?.card && isRecent(before.card, at) ? { card: before.card } : {};
      return { next: isNew ? { ...asked, ...card } : undefined, result: outcome };
    },
    REQUEST_MS,
  );
}

function outcomeFor(
  { id, at }: CompareRequest,
  byCard: boolean,
  before: CompareRequest | undefined,
): AskOutcome {
  if (!before || before.id === id || isLapsed(before, at)) return "asked";
  if (before.answer === undefined) return "waiting";
  if (before.answer === "declined") return "declined";
  return byCard && before.card && isRecent(before.card, at) ? "lately" : "asked";
}

function isRecent(card: RequestCard, now: number): boolean {
  return now - card.at < CARD_MS;
}

/** Claims the right to send a request's card: true for exactly one caller. */
export function takeCard(store: Store, asked: CompareRequest, now: number): Promise<boolean> {
  return changeRequest(store, asked, now, (before) => {
    const isFirst = before !== undefined && isOpen(before) && !before.card;
    return { next: isFirst ? { ...before, card: { at: now } } : undefined, result: isFirst };
  });
}

export function noteCard(
  store: Store,
  asked: CompareRequest,
  where: Pick<RequestCard, "chat" | "message">,
  now: number,
): Promise<void> {
  return changeRequest(store, asked, now, (before) => ({
    next: before && { ...before, card: { at: now, ...where } },
    result: undefined,
  }));
}

export async function requestOf(
  store: Store,
  key: string,
  id: string,
  now: number,
): Promise<CompareRequest | undefined> {
  const found = await store.read(REQUEST, key);
  return found?.id === id && found.answer !== "retracted" && !isLapsed(found, now) ? found : undefined;
}

/** Stores the first answer (`owed`: who answered); resolves to the updated request, if it exists. */
export async function answerRequest(
  store: Store,
  asked: CompareRequest,
  answer: { readonly answer: "accepted" | "declined"; readonly owed?: string },
  now: number,
): Promise<CompareRequest | undefined> {
  // The lists come first, so that their time to live covers the request's.
  await relist(store, asked, now);
  const found = await changeRequest<CompareRequest | "gone" | undefined>(
    store,
    { ...asked, at: now },
    now,
    (before) => {
      if (!before) return { next: undefined, result: "gone" };
      if (before.answer === "retracted") return { next: undefined, result: undefined };
      if (before.answer) return { next: undefined, result: before };
      const next = { ...before, ...answer, at: now };
      return { next, result: next };
    },
  );
  if (found !== "gone") return found;
  // The data was deleted in the meantime, so the lists mustn't keep the entry.
  await relist(store, asked, undefined);
  return undefined;
}

/** Retracts an open request; resolves to its former state, or undefined if it wasn't open. */
export function takeRequestBack(
  store: Store,
  asked: CompareRequest,
  now: number,
): Promise<CompareRequest | undefined> {
  return changeRequest(store, asked, now, (before) => {
    if (!before || !isOpen(before)) return { next: undefined, result: undefined };
    const isKept = before.card && isRecent(before.card, now);
    return { next: isKept ? { ...before, answer: "retracted" } : null, result: before };
  });
}

/** Undoes a request whose card couldn't be delivered; resolves to whether it was still open. */
export function undoRequest(store: Store, asked: CompareRequest, now: number): Promise<boolean> {
  return changeRequest(store, asked, now, (before) => {
    const undone = before !== undefined && isOpen(before);
    return { next: undone ? null : undefined, result: undone };
  });
}

/** All requests from and to the player (`platform:id`), including retracted ones. */
export async function requestsOf(
  store: Store,
  player: string,
  now: number,
): Promise<readonly CompareRequest[]> {
  const entries = (await store.read(NOTED, player)) ?? [];
  const found = await Promise.all(entries.map(({ key }) => store.read(REQUEST, key)));
  return found.flatMap((one) =>
    one && !isLapsed(one, now) && (one.from === player || one.to === player) ? [one] : [],
  );
}

/** Open requests to the player, oldest first. */
export async function requestsTo(
  store: Store,
  player: PlayerId,
  now: number,
): Promise<readonly CompareRequest[]> {
  const me = writePlayerId(player);
  const waiting = (await requestsOf(store, me, now)).filter((one) => one.to === me && isOpen(one));
  return waiting.toSorted((a, b) => a.at - b.at || (a.from < b.from ? -1 : 1));
}

/** Retracts all of the player's open requests; resolves to these. */
export async function takeRequestsBack(
  store: Store,
  player: PlayerId,
  now: number,
): Promise<readonly CompareRequest[]> {
  const me = writePlayerId(player);
  const asked = (await requestsOf(store, me, now)).filter(({ from }) => from === me);
  const taken: CompareRequest[] = [];
  for (const one of asked) {
    const was = await takeRequestBack(store, one, now);
    if (was) taken.push(was);
  }
  return taken;
}

/** Removes all requests from and to the player, also those by @name; resolves to whether there were any. */
export async function removeRequests(
  store: Store,
  player: PlayerId & { readonly handles?: readonly string[] },
): Promise<boolean> {
  const { platform, handles = [] } = player;
  const all = [player, ...handles.map((handle) => playerNamed(platform, handle))];
  const removed: boolean[] = [];
  for (const one of all) removed.push(await removeRequestsOf(store, writePlayerId(one)));
  return removed.includes(true);
}

async function removeRequestsOf(store: Store, me: string): Promise<boolean> {
  const entries = (await store.read(NOTED, me)) ?? [];
  const found = await Promise.all(entries.map(({ key }) => store.read(REQUEST, key)));
  for (const request of found) if (request) await relist(store, request, undefined);
  const removed = await Promise.all(entries.map(({ key }) => store.remove(REQUEST, key)));
  for (const { key } of entries) await dropAnswer(store, key);
  await store.remove(NOTED, me);
  return removed.includes(true);
}

function isOpen({ answer }: CompareRequest): boolean {
  return answer === undefined;
}

/** Updates both players' lists. `at`: when it was noted, in milliseconds since 1970; undefined: removes it. */
async function relist(
  store: Store,
  { from, to }: Pick<CompareRequest, "from" | "to">,
  at: number | undefined,
): Promise<void> {
  const key = requestKey(from, to);
  for (const player of [from, to])
    await store.update(
      NOTED,
      player,
      (before = []) => {
        const others = before.filter((one) => one.key !== key && (at === undefined || !isLapsed(one, at)));
        const next = at === undefined ? others : [...others, { key, at }];
        return { next: next.length > 0 ? next : null, result: undefined };
      },
      REQUEST_MS,
    );
}

// Questions whether somebody agrees to be compared: one document for two people, which is gone after a week, and for each of them a list by which
// their questions are found when their data are deleted. The list names nobody.

import { createHash } from "node:crypto";
import { z } from "zod";
import type { DocumentKind, Store } from "../store/index.ts";
import { type PlayerId, writePlayerId } from "./player.ts";

/** A question lapses after so long; a refusal is remembered so long. */
const REQUEST_MS = 7 * 86_400_000;
/** So many open questions of one person at a time. */
const OPEN_MAX = 10;

const request = z.strictObject({
  /** Which question: the next one of the same person has another. */
  id: z.string(),
  /** Who asks whom, `platform:id`, and by which name the asking one goes. */
  from: z.string(),
  to: z.string(),
  name: z.string(),
  gameId: z.string(),
  /** The language of the card. */
  locale: z.enum(["en", "ru"]),
  /** When it was asked or answered, in milliseconds since 1970. */
  at: z.number(),
  answer: z.enum(["accepted", "declined"]).optional(),
});

export type CompareRequest = Readonly<z.infer<typeof request>>;

const REQUEST: DocumentKind<CompareRequest> = {
  name: "compare-request",
  version: 1,
  migrations: {},
  parse: (value) => request.parse(value),
};

const noted = z.array(z.strictObject({ key: z.string(), at: z.number() }));

const NOTED: DocumentKind<z.infer<typeof noted>> = {
  name: "compare-requests-of",
  version: 1,
  migrations: {},
  parse: (value) => noted.parse(value),
};

/** `waiting`: that person is asked already; `declined`: and has said no lately; `too-many`: whoever asks must wait for other answers. */
export type AskOutcome = "asked" | "waiting" | "declined" | "too-many";

/** Names the question of one person to another; 22 letters, digits, `-` and `_`. */
export function requestKey(from: string, to: string): string {
  return createHash("sha256").update(`compare|${from}|${to}`).digest("base64url").slice(0, 22);
}

/** Asks. The same question asked again is the same as once. */
export async function askToCompare(store: Store, asked: CompareRequest): Promise<AskOutcome> {
  const { id, from, to, at } = asked;
  const key = requestKey(from, to);
  const others = (await requestsOf(store, from, at)).filter((one) => one.from === from && one.to !== to);
  if (others.filter(({ answer }) => answer === undefined).length >= OPEN_MAX) return "too-many";
  // First the lists: a crash in between leaves an entry for nothing.
  await note(store, asked, at);
  const decide = (before: CompareRequest | undefined): AskOutcome => {
    if (!before || before.id === id || before.answer === "accepted" || isLapsed(before, at)) return "asked";
    return before.answer === "declined" ? "declined" : "waiting";
  };
  return store.update(
    REQUEST,
    key,
    (before) => {
      const outcome = decide(before);
      return { next: outcome === "asked" && before?.id !== id ? asked : undefined, result: outcome };
    },
    REQUEST_MS,
  );
}

/** The question of that key and id, as long as it stands. */
export async function requestOf(
  store: Store,
  key: string,
  id: string,
  now: number,
): Promise<CompareRequest | undefined> {
  const found = await store.read(REQUEST, key);
  return found?.id === id && !isLapsed(found, now) ? found : undefined;
}

/** Notes the answer; one that was given before stays. Resolves to the question as it is then, undefined where it stands no more. */
export async function answerRequest(
  store: Store,
  { id, from, to }: CompareRequest,
  answer: NonNullable<CompareRequest["answer"]>,
  now: number,
): Promise<CompareRequest | undefined> {
  await note(store, { from, to }, now);
  return store.update(
    REQUEST,
    requestKey(from, to),
    (before) => {
      if (before?.id !== id || isLapsed(before, now)) return { next: undefined, result: undefined };
      if (before.answer) return { next: undefined, result: before };
      const next = { ...before, answer, at: now };
      return { next, result: next };
    },
    REQUEST_MS,
  );
}

/** Takes a question back that nobody has answered; resolves to whether that was so. */
export async function takeRequestBack(store: Store, { id, from, to }: CompareRequest): Promise<boolean> {
  return store.update(
    REQUEST,
    requestKey(from, to),
    (before) => {
      const isOpen = before?.id === id && before.answer === undefined;
      return { next: isOpen ? null : undefined, result: isOpen };
    },
    REQUEST_MS,
  );
}

/** Every question by the player (`platform:id`) and to them that stands. */
export async function requestsOf(store: Store, player: string, now: number): Promise<readonly CompareRequest[]> {
  const entries = (await store.read(NOTED, player)) ?? [];
  const found = await Promise.all(entries.map(({ key }) => store.read(REQUEST, key)));
  return found.flatMap((one) =>
    one && !isLapsed(one, now) && (one.from === player || one.to === player) ? [one] : [],
  );
}

/** Takes back all that the player asks and nobody has answered. */
export async function takeRequestsBack(store: Store, player: PlayerId, now: number): Promise<void> {
  const me = writePlayerId(player);
  for (const one of await requestsOf(store, me, now)) if (one.from === me) await takeRequestBack(store, one);
}

/** Removes every question by the player and to them; resolves to whether there was any. */
export async function removeRequests(store: Store, player: PlayerId): Promise<boolean> {
  const me = writePlayerId(player);
  const entries = (await store.read(NOTED, me)) ?? [];
  const removed = await Promise.all(entries.map(({ key }) => store.remove(REQUEST, key)));
  await store.remove(NOTED, me);
  return removed.includes(true);
}

function isLapsed({ at }: Pick<CompareRequest, "at">, now: number): boolean {
  return now - at >= REQUEST_MS;
}

/** Lists the question with both. */
async function note(store: Store, { from, to }: Pick<CompareRequest, "from" | "to">, at: number): Promise<void> {
  const key = requestKey(from, to);
  for (const player of [from, to])
    await store.update(
      NOTED,
      player,
      (before = []) => {
        const others = before.filter((one) => one.key !== key && !isLapsed(one, at));
        return { next: [...others, { key, at }], result: undefined };
      },
      REQUEST_MS,
    );
}

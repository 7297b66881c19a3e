// Asking people by name: whether that's allowed, and the message that mentions them.

import type { Block, Caller, Mention, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { nameHash, publicOf, readPlayerId, writePlayerId } from "../../src/people/index.ts";
import { notice } from "./refusals.ts";
import { shownName } from "./shown-name.ts";

/** How long the same person isn't asked for the same again. */
const AGAIN_MS = 600_000;
const PAIR_MS = 540_000;

/** Undefined if the person may be asked, which counts from now on; otherwise why not. `what`: `duel`. */
export async function refusedAsk(
  store: Store,
  caller: Caller,
  { name, to }: { readonly name: string; readonly to: string },
  what: string,
): Promise<Reply | undefined> {
  const { locale } = caller;
  const known = readPlayerId(to);
  const isTaking = !known || (await publicOf(store, known)).challenges;
  if (!isTaking) return notice(say(locale, "challenge-off", { name: shownName(name) }));
  const key = askKey(store, writePlayerId(caller), to, what);
  if (await store.claim(key, AGAIN_MS)) return undefined;
  return notice(say(locale, "challenge-lately", { name: shownName(name) }));
}

/** Whether the other of the two, both as `platform:id`, asked this one for the same in the last nine minutes. Called after
 * `refusedAsk` let this one ask: the pair is claimed for less time than an asker, so a pair that is taken is the other's.
 */
export async function hasAskedBack(store: Store, one: string, other: string, what: string): Promise<boolean> {
  const [first, second] = [one, other].toSorted() as [string, string];
  return !(await store.claim(askKey(store, first, `${second}:pair`, what), PAIR_MS));
}

/** Hashed, so that a deletion leaves no one's id behind. */
function askKey(store: Store, from: string, to: string, what: string): string {
  return `ask:${nameHash(store, "ask", `${what}|${from}|${to}`, 22)}`;
}

/** A paragraph that starts with the person's name, as a mention. */
export function callingBlock(person: Mention | undefined, text: string): Block {
  return { type: "text", text, ...(person && { mention: person }) };
}

// Rules for challenges: the relation of two people, then what each kind of challenge refuses because of it. A refused
// duel never shows its reason: blocked, muted and outside the chat get the same answer.

import type { Store } from "../../infra/store/index.ts";
import { isNamedOnly } from "../identity/player.ts";
import { hasBlocked, holdByPerson } from "./blocks.ts";
import {
  digestOf,
  type IdentityPreferences,
  preferencesOf,
  type ShownPerson,
  shownDigests,
} from "./duel-preferences.ts";
import { notePlaceAmong, takesFrom } from "./duels-from.ts";
import type { AskedFor } from "./limits.ts";
import { hasMutedChallenges } from "./muted.ts";

/** Obstacles between two people: one has blocked the other; the challenged person takes no challenges; they don't
 * accept duels from people in this chat. */
const RELATIONS = ["blocked", "muted", "outside"] as const;
type Relation = (typeof RELATIONS)[number];

/** Why a challenge is refused. `not-taking`: the person accepts none now, from this challenger or at all. */
export type AskRefusal = "not-taking" | "muted";

/** `take`: to accept a duel, whether an open one in the chat or one addressed to the person. */
const REFUSALS: Readonly<Record<AskedFor | "take", Partial<Record<Relation, AskRefusal>>>> = {
  duel: { blocked: "not-taking", muted: "not-taking", outside: "not-taking" },
  take: { blocked: "not-taking" },
  race: { muted: "muted" },
  compare: { muted: "muted" },
};

interface Ask {
  readonly what: AskedFor | "take";
  readonly from: ShownPerson;
  /** If only an @name is known, `playerNamed` with the handle; absent for an open challenge. */
  readonly to: ShownPerson | undefined;
  /** The key of the chat in which it's asked; undefined in a private chat. */
  readonly place: string | undefined;
}

/**
 * Whether the challenge is allowed; `startChallenge` limits how often. Everything that the rule needs is read before
 * deciding, so that a refusal takes equally long whatever its reason.
 * @throws StoreError
 */
export async function mayAsk(store: Store, ask: Ask): Promise<"yes" | AskRefusal> {
  const rule = REFUSALS[ask.what];
  const [isMuted, { isBlocked, isOutside }] = await Promise.all([
    rule.muted && ask.to ? hasMutedChallenges(store, addressOf(ask.to)) : false,
    rule.blocked ? duelRelation(store, ask) : { isBlocked: false, isOutside: false },
  ]);
  const isSo = { blocked: isBlocked, muted: isMuted, outside: isOutside };
  return RELATIONS.flatMap((one) => (isSo[one] ? (rule[one] ?? []) : []))[0] ?? "yes";
}

async function duelRelation(store: Store, { from, to, place }: Ask) {
  const [mine, theirs] = await Promise.all([preferencesOf(store, from), to ? preferencesOf(store, to) : []]);
  if (place !== undefined) await notePlaceAmong(store, mine, place);
  const isBlocked = (await isBlockedBy(store, theirs, mine, from)) || hasBlockedAs(store, mine, to);
  return { isBlocked, isOutside: !takesFrom(theirs, place) };
}

/** Whether I have blocked them under the identity they show. Refusing their other identities would reveal that they
 * belong to the same person. */
function hasBlockedAs(
  store: Store,
  mine: readonly IdentityPreferences[],
  them: ShownPerson | undefined,
): boolean {
  return them !== undefined && hasBlocked(mine, shownDigests(store, them));
}

function addressOf({ platform, id, handle }: ShownPerson): Parameters<typeof hasMutedChallenges>[1] {
  return isNamedOnly({ platform, id }) && handle !== undefined ? { platform, handle } : { platform, id };
}

/** Whether any of their identities has blocked any of mine. */
async function isBlockedBy(
  store: Store,
  theirs: readonly IdentityPreferences[],
  mine: readonly IdentityPreferences[],
  me: ShownPerson,
): Promise<boolean> {
  await holdByPerson(store, theirs, me);
  return hasBlocked(theirs, [...shownDigests(store, me), ...mine.map((one) => digestOf(store, one.player))]);
}

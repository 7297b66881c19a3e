// Who may ask whom for what: the relation of two people, then what each kind of ask refuses for it.
// Whoever is refused a duel learns nothing of why: blocked, muted and not of the place are one answer.

import type { Store } from "../../infra/store/index.ts";
import { isNamedOnly } from "../identity/player.ts";
import { hasBlocked, holdByPerson } from "./blocks.ts";
import {
  type IdentityPreferences,
  markOf,
  preferencesOf,
  type ShownPerson,
  shownMarks,
} from "./duel-preferences.ts";
import { notePlaceAmong, takesFrom } from "./duels-from.ts";
import type { AskedFor } from "./limits.ts";
import { hasMutedChallenges } from "./muted.ts";

/** What of two people may stand against an ask: either has blocked the other; the asked one takes no
 * challenges; the asked one takes duels only from others than the people of this place. */
const RELATIONS = ["blocked", "muted", "outside"] as const;
type Relation = (typeof RELATIONS)[number];

/** Why somebody may not ask. `not-taking`: they take none now, from this person or at all. */
export type AskRefusal = "not-taking" | "muted";

/** `take`: to take up a duel of theirs, one that anybody in the place may, or one to oneself. */
const REFUSALS: Readonly<Record<AskedFor | "take", Partial<Record<Relation, AskRefusal>>>> = {
  duel: { blocked: "not-taking", muted: "not-taking", outside: "not-taking" },
  take: { blocked: "not-taking" },
  race: { muted: "muted" },
  compare: { muted: "muted" },
};

interface Ask {
  readonly what: AskedFor | "take";
  readonly from: ShownPerson;
  /** Where only an @name is known, `playerNamed` with the handle; absent: anybody may take it. */
  readonly to: ShownPerson | undefined;
  /** The key of the place where it is asked; undefined: a private chat. */
  readonly place: string | undefined;
}

/** Whether the ask may be put; how often, `beginChallenge` decides. All that the rule of its kind is about
 * is read before anything is decided, so that a refusal takes as long whatever its reason.
 * @throws StoreError */
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

/** Whether I have blocked them as they show themselves. A refusal for another of their identities would
 * tell that it is theirs. */
function hasBlockedAs(
  store: Store,
  mine: readonly IdentityPreferences[],
  them: ShownPerson | undefined,
): boolean {
  return them !== undefined && hasBlocked(mine, shownMarks(store, them));
}

function addressOf({ platform, id, handle }: ShownPerson): Parameters<typeof hasMutedChallenges>[1] {
  return isNamedOnly({ platform, id }) && handle !== undefined ? { platform, handle } : { platform, id };
}

/** Whether any identity of theirs has blocked any of mine. */
async function isBlockedBy(
  store: Store,
  theirs: readonly IdentityPreferences[],
  mine: readonly IdentityPreferences[],
  me: ShownPerson,
): Promise<boolean> {
  await holdByPerson(store, theirs, me);
  return hasBlocked(theirs, [...shownMarks(store, me), ...mine.map(({ player }) => markOf(store, player))]);
}

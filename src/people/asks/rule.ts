// Whether one person may challenge another to a duel. Whoever is refused learns nothing of why: blocked,
// muted and not of the place are one answer, after the same reads.

import type { Store } from "../../infra/store/index.ts";
import { isNamedOnly, writePlayerId } from "../player.ts";
import { hasBlocked, holdByPerson } from "./blocks.ts";
import { type DuelPerson, type IdentityManners, mannersOf, markOf, shownMarks } from "./duel-preferences.ts";
import { notePlaceAmong, takesFrom } from "./duels-from.ts";
import { type ChallengeLimit, challengeLimit, DUEL_CHALLENGE } from "./limits.ts";
import { hasMutedChallenges } from "./muted.ts";

/** `not-taking`: they take none now, from this person or at all. The others: see `ChallengeLimit`. */
export type MayChallenge = "yes" | "not-taking" | ChallengeLimit;

export interface DuelAsked {
  readonly from: DuelPerson;
  /** Where only an @name is known, `playerNamed` with the handle; absent: anybody may take it. */
  readonly to?: DuelPerson;
  /** The key of the place where it is asked; undefined: a private chat. */
  readonly place: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The challenge's, where it may have been begun by an earlier delivery. */
  readonly id?: string;
}

/** Whether the challenge may be put now. The limits are held to by `beginChallenge`, which also notes it.
 * @throws StoreError */
export async function mayChallenge(store: Store, asked: DuelAsked): Promise<MayChallenge> {
  const { from, to, place } = asked;
  const [limit, mine, theirs, isMuted] = await Promise.all([
    challengeLimit(store, challengeOf(asked)),
    mannersOf(store, from),
    to ? mannersOf(store, to) : [],
    to ? hasMutedChallenges(store, addressOf(to)) : false,
  ]);
  if (place !== undefined) await notePlaceAmong(store, mine, place);
  const isBlocked = (await isBlockedBy(store, theirs, mine, from)) || hasBlockedAs(store, mine, to);
  return isBlocked || isMuted || !takesFrom(theirs, place) ? "not-taking" : (limit ?? "yes");
}

/** Whether the taker may take the challenger's duel: one that anybody in the place may, or one to them.
 * @throws StoreError */
export async function mayTake(
  store: Store,
  taker: DuelPerson,
  challenger: DuelPerson,
  place: string | undefined,
): Promise<"yes" | "not-taking"> {
  const [mine, theirs] = await Promise.all([mannersOf(store, taker), mannersOf(store, challenger)]);
  if (place !== undefined) await notePlaceAmong(store, mine, place);
  const isBlocked = await isBlockedBy(store, theirs, mine, taker);
  return isBlocked || hasBlockedAs(store, mine, challenger) ? "not-taking" : "yes";
}

/** Whether I have blocked them as they show themselves. A refusal for another of their identities would
 * tell that it is theirs. */
function hasBlockedAs(store: Store, mine: readonly IdentityManners[], them: DuelPerson | undefined): boolean {
  return them !== undefined && hasBlocked(mine, shownMarks(store, them));
}

function addressOf({ platform, id, handle }: DuelPerson): Parameters<typeof hasMutedChallenges>[1] {
  return isNamedOnly({ platform, id }) && handle !== undefined ? { platform, handle } : { platform, id };
}

/** Whether any identity of theirs has blocked any of mine. */
async function isBlockedBy(
  store: Store,
  theirs: readonly IdentityManners[],
  mine: readonly IdentityManners[],
  me: DuelPerson,
): Promise<boolean> {
  await holdByPerson(store, theirs, me);
  return hasBlocked(theirs, [...shownMarks(store, me), ...mine.map(({ player }) => markOf(store, player))]);
}

function challengeOf({ from, to, now, id = "" }: DuelAsked) {
  const who = to && {
    to: to.handle === undefined ? writePlayerId(to) : `${to.platform}:@${to.handle}`,
    ...(!isNamedOnly(to) && { player: writePlayerId(to) }),
  };
  return { id, what: DUEL_CHALLENGE, from: writePlayerId(from), at: now, endsAt: now, ...who };
}

// What a person played elsewhere, for the document of one identity at one game.

import type { MatrixGame } from "../../core/games/index.ts";
import type { DocumentAt, Store } from "../../infra/store/index.ts";
import { duelLearningOf, LEARNING, removeDuelLearning } from "../duels/learning.ts";
import { duelRoundsOf } from "../duels/rounds-of.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";
import { LINK_OF } from "../links/link.ts";
import { ACCOUNT } from "../rounds/account.ts";
import { ownCount, ownRounds, ownUses } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "../rounds/player-game.ts";
import { withSealedIn } from "../rounds/risked.ts";
import { elsewhereKey, sourceOf } from "../rounds/segments.ts";
import { type FromElsewhere, withoutElsewhere } from "../rounds/taking-in.ts";

/** Where it stands that a person may have played elsewhere what the fortune-teller may know. */
export function elsewhereSigns(player: PlayerId): readonly DocumentAt<unknown>[] {
  const id = writePlayerId(player);
  return [{ kind: LINK_OF, id }, LEARNING.at(id)];
}

/** Whether it stands nowhere: then `elsewhereOf` finds nothing. */
export function isNowhereElse([pointer, person]: readonly unknown[]): boolean {
  return pointer === undefined && LEARNING.of(person) === undefined;
}

/** All rounds that the fortune-teller may know of the player and that were not played against it at this
 * identity, by source; sources whose rounds are not stored any more are left out. @throws StoreError */
export async function elsewhereOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<readonly FromElsewhere[]> {
  // Most people have but one identity: what it said of duels is asked for along with its link.
  const [identities, own] = await Promise.all([identitiesOf(store, player), duelLearningOf(store, player)]);
  const [, ...others] = identities;
  const [linked, said] = await Promise.all([
    Promise.all(others.map((other) => roundsAt(store, other, game))),
    Promise.all(others.map((other) => duelLearningOf(store, other))),
  ]);
  const duels = own || said.some(Boolean) ? await duelsOf(store, identities, game) : [];
  return [...linked, ...duels].filter((source) => source !== undefined);
}

async function duelsOf(
  store: Store,
  identities: readonly PlayerId[],
  game: MatrixGame,
): Promise<readonly FromElsewhere[]> {
  const found = await Promise.all(
    identities.map(async (one) => {
      const key = elsewhereKey("duel", writePlayerId(one));
      return { key, ...(await duelRoundsOf(store, one, game)) };
    }),
  );
  return found.filter(({ total }) => total > 0);
}

/** What was played at another identity of the person; undefined where nothing was. */
export async function roundsAt(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<FromElsewhere | undefined> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
  return document && fromDocument(game, document, elsewhereKey("link", writePlayerId(player)));
}

/** Takes out of the player's document what came from these sources; true if there was anything. What sealed
 * moves may cost follows, since some are given up. `now` in Unix ms. @throws StoreError */
export function takeOutElsewhere(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
  isTaken: (key: string) => boolean,
  now: number,
): Promise<boolean> {
  const first = { kind: PLAYER_GAME, id: playerGameKey(player, game.id) };
  const second = { kind: ACCOUNT, id: writePlayerId(player) };
  return store.updateBoth(first, second, (document, account) => {
    const without = document && withoutElsewhere(game, document, isTaken, now);
    if (!without || without === document) return { next: [undefined, undefined], result: false };
    return { next: [without, account && withSealedIn(game, without, account)], result: true };
  });
}

/** Takes back under all identities that the fortune-teller may learn from duels, and takes out what it
 * learned of them; true if there was anything. `now` in Unix ms. @throws StoreError */
export async function unlearnDuels(
  store: Store,
  player: PlayerId,
  games: readonly MatrixGame[],
  now: number,
): Promise<boolean> {
  const identities = await identitiesOf(store, player);
  // First, or a match that begins meanwhile takes them in again.
  const said = await Promise.all(identities.map((one) => removeDuelLearning(store, one)));
  const isDuel = (key: string): boolean => sourceOf(key) === "duel";
  const taken = await Promise.all(
    identities.flatMap((one) => games.map((game) => takeOutElsewhere(store, one, game, isDuel, now))),
  );
  return [...said, ...taken].includes(true);
}

/** The rounds that were played there, without those that no model may learn from. */
function fromDocument(game: MatrixGame, document: PlayerGame, key: string): FromElsewhere {
  const source = { key, rounds: ownRounds(game, document), total: ownCount(document) };
  if (!document.mode) return source;
  const uses = ownUses(document);
  return { ...source, isGiven: (at) => uses[at] === true };
}

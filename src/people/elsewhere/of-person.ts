// Rounds that a person played elsewhere, for one identity's document of one game.

import type { MatrixGame } from "../../core/games/index.ts";
import type { DocumentAt, Store } from "../../infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../identity/player.ts";
import { identitiesOf } from "../links/identities.ts";
import { ACCOUNT } from "../rounds/account.ts";
import { type FromElsewhere, withoutElsewhere } from "../rounds/imported-rounds.ts";
import { ownCount, ownRounds, ownUses } from "../rounds/own-rounds.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "../rounds/player-game.ts";
import { withSealedIn } from "../rounds/risked.ts";
import { elsewhereKey } from "../rounds/segments.ts";

/** The documents that show whether a person has rounds elsewhere that the fortune-teller may know. */
export function elsewhereSigns(_: PlayerId): readonly DocumentAt<unknown>[] {
  return [];
}

/** Whether none of them says so; `elsewhereOf` then finds nothing. */
export function isNowhereElse(_: readonly unknown[]): boolean {
  return true;
}

/** By source, all of the player's rounds that the fortune-teller may know but that weren't played against it under this
 * identity; omits sources whose rounds are no longer stored. @throws StoreError */
export async function elsewhereOf(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<readonly FromElsewhere[]> {
  const [, ...others] = await identitiesOf(store, player);
  const linked = await Promise.all(others.map((other) => roundsAt(store, other, game)));
  return linked.filter((source) => source !== undefined);
}

/** Rounds played under another of the person's identities; undefined if there are none. */
export async function roundsAt(
  store: Store,
  player: PlayerId,
  game: MatrixGame,
): Promise<FromElsewhere | undefined> {
  const document = await store.read(PLAYER_GAME, playerGameKey(player, game.id));
  return document && fromDocument(game, document, elsewhereKey("link", writePlayerId(player)));
}

/** Removes rounds imported from these sources from the player's document; true if there were any. Updates what sealed
 * moves may cost, as some are dropped. `now` in Unix ms. @throws StoreError */
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

/** The rounds played there, with those excluded that no model may learn from. */
function fromDocument(game: MatrixGame, document: PlayerGame, key: string): FromElsewhere {
  const source = { key, rounds: ownRounds(game, document), total: ownCount(document) };
  if (!document.mode) return source;
  const uses = ownUses(document);
  return { ...source, isGiven: (at) => uses[at] === true };
}

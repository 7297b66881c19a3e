// How a player stands on leaderboards: the decided rounds of all their accounts, as one player's.

import type { Period } from "../infra/calendar.ts";
import type { Store } from "../infra/store/index.ts";
import { type DecidedRounds, gainedIn, type WinLoss, winLossIn } from "./decided-rounds.ts";
import { identitiesOf } from "./links/identities.ts";
import { type PlayerId, writePlayerId } from "./player.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { lentWins } from "./win-share.ts";

export interface Standing {
  readonly winLoss: WinLoss;
  /** Wins of the accounts that count as losses, each its own: linking them gains none. */
  readonly lent: number;
}

/** The player's documents of a game, one for each account that has any. `document`: that of the given one,
 * where it is known. */
export async function gamesOf(
  store: Store,
  player: PlayerId,
  gameId: string,
  document?: PlayerGame,
): Promise<readonly PlayerGame[]> {
  const read = (one: PlayerId) => store.read(PLAYER_GAME, playerGameKey(one, gameId));
  const isGiven = (one: PlayerId) => document && writePlayerId(one) === writePlayerId(player);
  const identities = await identitiesOf(store, player);
  const found = await Promise.all(identities.map((one) => (isGiven(one) ? document : read(one))));
  return found.filter((one) => one !== undefined);
}

export function standingIn(
  documents: readonly { readonly decided?: DecidedRounds | undefined }[],
  period: Period,
  now: number,
): Standing {
  let [won, lost, lent] = [0, 0, 0];
  for (const { decided } of documents) {
    const winLoss = winLossIn(decided, period, now);
    won += winLoss[0];
    lost += winLoss[1];
    lent += lentWins(winLoss, gainedIn(decided, period, now));
  }
  return { winLoss: [won, lost], lent };
}

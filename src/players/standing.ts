// How a player stands on leaderboards: the decided rounds of all their accounts, as one player's.

import type { Period } from "../infra/calendar.ts";
import type { Store } from "../infra/store/index.ts";
import { type WinLoss, winLossIn } from "./decided-rounds.ts";
import { identitiesOf } from "./links/identities.ts";
import { type PlayerId, writePlayerId } from "./player.ts";
import { PLAYER_GAME, type PlayerGame, playerGameKey } from "./player-game.ts";
import { lentWins } from "./win-share.ts";

export interface Standing {
  readonly winLoss: WinLoss;
  /** Wins that the accounts were lent, each its own: linking them gains none. */
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

export function standingIn(documents: readonly PlayerGame[], period: Period, now: number): Standing {
  const all = documents.map(({ decided }) => winLossIn(decided, period, now));
  const sum = (side: 0 | 1): number => all.reduce((total, one) => total + one[side], 0);
  return { winLoss: [sum(0), sum(1)], lent: all.reduce((total, one) => total + lentWins(one), 0) };
}

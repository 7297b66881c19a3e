// Whose account a match's opponent risks, and what moves cost that are sealed and not played. Pure.

import type { MatrixGame } from "../core/games/index.ts";
import {
  type Account,
  isBanked,
  isPlayable,
  modelLifetimeOf,
  NEW_ACCOUNT,
} from "../core/strategies/index.ts";
import { availableIn, type PersonAccount, withHeld } from "./account.ts";
import { type MatchRecord, type PlayerGame, withMatch } from "./player-game.ts";

/** Of the person, where the opponent knows all their rounds; of the match, where it knows its own only;
 * undefined for an opponent that keeps none, and can be farmed. */
export function accountKindOf(game: MatrixGame, opponent: string): "person" | "match" | undefined {
  if (!isPlayable(opponent, game) || !isBanked(opponent)) return undefined;
  return modelLifetimeOf(opponent) === "life" ? "person" : "match";
}

/** By the person's move, what the sealed move is expected to win; undefined where it is not booked. */
export function sealedResults({ next }: Pick<MatchRecord, "next">): readonly number[] | undefined {
  const [, , , , ...results] = next ?? [0, 0, 0, 0];
  return results.length > 0 ? results : undefined;
}

/** The account that the match's next move may risk; undefined where its opponent keeps none. */
export function accountFor(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  person: PersonAccount,
): Account | undefined {
  const kind = accountKindOf(game, match.opponent);
  if (kind !== "person") return kind && (match.account ?? NEW_ACCOUNT);
  const { next: _own, ...unsealed } = match;
  return availableIn(withSealedIn(game, withMatch(document, unsealed), person));
}

/** The person's account with what the moves sealed in the game's matches may cost. */
export function withSealedIn(game: MatrixGame, document: PlayerGame, person: PersonAccount): PersonAccount {
  const open = [...document.matches, ...(document.aside ?? [])].filter(({ ending }) => ending === undefined);
  const cost = open.reduce((sum, match) => sum + costOf(game, match), 0);
  return withHeld(person, game.id, cost);
}

function costOf(game: MatrixGame, match: MatchRecord): number {
  const results = sealedResults(match);
  return results && accountKindOf(game, match.opponent) === "person" ? Math.max(0, -Math.min(...results)) : 0;
}

// What a match's opponent risks from the person's account, and what sealed, unplayed moves may cost. Pure.

import type { MatrixGame } from "../../core/games/index.ts";
import { isBanked, isPlayable } from "../../core/strategies/registry.ts";
import { heldIn, type PersonAccount, withHeld } from "./account.ts";
import type { Stake } from "./commitment.ts";
import { type MatchRecord, type PlayerGame, withMatch } from "./player-game.ts";

/** Whether the opponent risks the person's account. There's one account for all matches, opponents and games: one per
 * match would grant new credit each time. Opponents that risk none can be farmed. */
function risksAccount(game: MatrixGame, opponent: string): boolean {
  return isPlayable(opponent, game) && isBanked(opponent);
}

/** For each of the person's moves, what the sealed move is expected to win; undefined if it isn't booked. */
export function sealedResults({ next }: Pick<MatchRecord, "next">): readonly number[] | undefined {
  const [, , , , ...results] = next ?? [0, 0, 0, 0];
  return results.length > 0 ? results : undefined;
}

/** What the match's next move may risk; undefined if its opponent risks nothing. */
export function stakeFor(
  game: MatrixGame,
  document: PlayerGame,
  match: MatchRecord,
  person: PersonAccount,
): Stake | undefined {
  if (!risksAccount(game, match.opponent)) return undefined;
  const { next: _own, ...unsealed } = match;
  const { account, held } = withSealedIn(game, withMatch(document, unsealed), person);
  return { account, held: heldIn(held) };
}

/** The person's account, updated with what the sealed moves in the game's matches may cost. */
export function withSealedIn(game: MatrixGame, document: PlayerGame, person: PersonAccount): PersonAccount {
  const open = document.matches.filter(({ ending }) => ending === undefined);
  const cost = open.reduce((sum, match) => sum + costOf(match), 0);
  return withHeld(person, game.id, cost);
}

function costOf(match: MatchRecord): number {
  const results = sealedResults(match);
  return results ? Math.max(0, -Math.min(...results)) : 0;
}

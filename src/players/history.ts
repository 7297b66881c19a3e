// A player's rounds as the document keeps them: packed, in base64, the newest up to a bound.

import { type MatrixGame, type Move, packRounds, type Rounds, unpackRounds } from "../games/index.ts";

/** How many rounds are kept, and the rounds themselves. */
export interface StoredHistory {
  readonly rounds: number;
  /** Base64 of the packed rounds. */
  readonly packed: string;
}

export function storeHistory(game: MatrixGame, rounds: Rounds): StoredHistory {
  return { rounds: rounds.person.length, packed: Buffer.from(packRounds(game.size, rounds)).toString("base64") };
}

/** The rounds that `storeHistory` kept. @throws RangeError when the bytes are not rounds of the game. */
export function readHistory(game: MatrixGame, { rounds, packed }: StoredHistory): Rounds {
  return unpackRounds(game.size, rounds, Buffer.from(packed, "base64"));
}

/** The newest `count` rounds; all of them where there are fewer. */
export function newestRounds(rounds: Rounds, count: number): Rounds {
  const from = Math.max(0, rounds.person.length - count);
  return { person: rounds.person.subarray(from), bot: rounds.bot.subarray(from) };
}

/** The rounds with one more at the end. */
export function appendRound(rounds: Rounds, person: Move, bot: Move): Rounds {
  return { person: append(rounds.person, person), bot: append(rounds.bot, bot) };
}

function append(moves: Uint8Array, move: Move): Uint8Array {
  const longer = new Uint8Array(moves.length + 1);
  longer.set(moves);
  longer[moves.length] = move;
  return longer;
}

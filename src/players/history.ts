// A player's rounds as the document keeps them: packed, in base64, the newest up to a bound.

import { type MatrixGame, type Move, packRounds, type Rounds, unpackRounds } from "../core/games/index.ts";

/** How many rounds are kept, and the rounds themselves. */
export interface StoredHistory {
  readonly rounds: number;
  /** Base64 of the packed rounds. */
  readonly packed: string;
}

/** What was unpacked or packed: one press reads its document's rounds several times. */
const unpacked = new WeakMap<StoredHistory, { readonly size: number; readonly rounds: Rounds }>();

/** Neither side may be changed afterwards. */
export function storeHistory({ size }: MatrixGame, rounds: Rounds): StoredHistory {
  const packed = Buffer.from(packRounds(size, rounds)).toString("base64");
  const history = { rounds: rounds.person.length, packed };
  unpacked.set(history, { size, rounds });
  return history;
}

/** The rounds that `storeHistory` kept, for everybody who asks: not to be changed. @throws
 * RangeError when the bytes are not rounds of the game. */
export function readHistory({ size }: MatrixGame, history: StoredHistory): Rounds {
  const known = unpacked.get(history);
  if (known?.size === size) return known.rounds;
  const rounds = unpackRounds(size, history.rounds, Buffer.from(history.packed, "base64"));
  unpacked.set(history, { size, rounds });
  return rounds;
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

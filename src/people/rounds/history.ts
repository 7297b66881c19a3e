// A player's stored rounds: packed, in base64, limited to the newest.

import { LRUCache } from "lru-cache";
import {
  joinRounds,
  type MatrixGame,
  type Move,
  packRounds,
  type Rounds,
  unpackRounds,
} from "../../core/games/index.ts";
import { liveMatch, type PlayerGame } from "./player-game.ts";
import { withoutPassed, withSegment } from "./segments.ts";

export interface StoredHistory {
  readonly rounds: number;
  /** Base64 of the packed rounds. */
  readonly packed: string;
}

interface Unpacked {
  readonly size: number;
  readonly rounds: Rounds;
}

/** Cache: one press reads its document's rounds several times. */
const unpacked = new WeakMap<StoredHistory, Unpacked>();
/** Cache by content: the next press reads what this one has written. */
const RECENT_BYTES_MAX = 4_000_000;
const recent = new LRUCache<string, Unpacked>({
  maxSize: RECENT_BYTES_MAX,
  sizeCalculation: (_, packed) => 4 * packed.length + 200,
});

function remember(history: StoredHistory, known: Unpacked): void {
  unpacked.set(history, known);
  if (history.rounds >= RECENT_FROM_ROUNDS) recent.set(history.packed, known);
}

/** Shorter histories are faster to unpack than to look up. */
const RECENT_FROM_ROUNDS = 500;

/** The document after a round played here in the live match; only the newest rounds are kept. */
export function withRound(
  game: MatrixGame,
  document: PlayerGame,
  [person, bot]: readonly [person: Move, bot: Move],
  roundsMax: number,
): PlayerGame {
  const rounds = newestRounds(appendRound(readHistory(game, document.history), person, bot), roundsMax);
  const totals = { ...document.totals, rounds: document.totals.rounds + 1 };
  const longer = withSegment(document, { rounds: 1, match: liveMatch(document)?.id });
  const segments = withoutPassed({ totals, segments: longer });
  const history = storeHistory(game, rounds);
  return { ...document, totals, history, segments: segments.length > 0 ? segments : undefined };
}

/** Neither argument may be mutated afterwards. */
export function storeHistory({ size }: MatrixGame, rounds: Rounds): StoredHistory {
  const packed = Buffer.from(packRounds(size, rounds)).toString("base64");
  const history = { rounds: rounds.person.length, packed };
  remember(history, { size, rounds });
  return history;
}

/** Shared by all callers: don't mutate. @throws RangeError when the bytes aren't such rounds. */
export function readHistory({ size }: MatrixGame, history: StoredHistory): Rounds {
  const known = unpacked.get(history) ?? recent.get(history.packed);
  if (known?.size === size && known.rounds.bot.length === history.rounds) return known.rounds;
  const rounds = unpackRounds(size, history.rounds, Buffer.from(history.packed, "base64"));
  remember(history, { size, rounds });
  return rounds;
}

export function newestRounds(rounds: Rounds, count: number): Rounds {
  const from = Math.max(0, rounds.person.length - count);
  return { person: rounds.person.subarray(from), bot: rounds.bot.subarray(from) };
}

export function appendRound(rounds: Rounds, person: Move, bot: Move): Rounds {
  return joinRounds([rounds, { person: Uint8Array.of(person), bot: Uint8Array.of(bot) }]);
}

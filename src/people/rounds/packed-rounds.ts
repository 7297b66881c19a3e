// Rounds as documents store them: packed, in base64.

import { z } from "zod";
import type { MatrixGame, Move } from "../../core/games/matrix-game.ts";
import { joinRounds, packRounds, type Rounds, unpackRounds } from "../../core/games/rounds.ts";

export const packedRounds = z.strictObject({
  rounds: z.int().nonnegative(),
  /** Base64 of `packRounds`. */
  packed: z.string(),
});

export type PackedRounds = Readonly<z.infer<typeof packedRounds>>;

export const NO_ROUNDS: PackedRounds = { rounds: 0, packed: "" };

interface Unpacked {
  readonly size: number;
  readonly rounds: Rounds;
}

/** One press reads its document's rounds several times. */
const unpacked = new WeakMap<PackedRounds, Unpacked>();

/** `rounds` may not be changed afterwards. */
export function storeRounds({ size }: MatrixGame, rounds: Rounds): PackedRounds {
  const packed = Buffer.from(packRounds(size, rounds)).toString("base64");
  const stored = { rounds: rounds.person.length, packed };
  unpacked.set(stored, { size, rounds });
  return stored;
}

/** Shared by all callers: don't change them. @throws RangeError when the bytes aren't such rounds. */
export function readRounds({ size }: MatrixGame, stored: PackedRounds): Rounds {
  const known = unpacked.get(stored);
  if (known?.size === size) return known.rounds;
  const rounds = unpackRounds(size, stored.rounds, Buffer.from(stored.packed, "base64"));
  unpacked.set(stored, { size, rounds });
  return rounds;
}

/** The rounds with another one, at most the newest `most`. */
export function withRound(
  game: MatrixGame,
  stored: PackedRounds,
  [person, bot]: readonly [person: Move, bot: Move],
  most = Number.POSITIVE_INFINITY,
): PackedRounds {
  const more = { person: Uint8Array.of(person), bot: Uint8Array.of(bot) };
  return storeRounds(game, newestRounds(joinRounds([readRounds(game, stored), more]), most));
}

export function newestRounds({ person, bot }: Rounds, count: number): Rounds {
  const from = Math.max(0, person.length - count);
  return { person: person.subarray(from), bot: bot.subarray(from) };
}

/** All but the last round. */
export function withoutLast({ person, bot }: Rounds): Rounds {
  return { person: person.subarray(0, -1), bot: bot.subarray(0, -1) };
}

/** Rounds as an export lists them, oldest first; `other`: what to call the other side. */
export function exportRounds(game: MatrixGame, stored: PackedRounds, other: string): object[] {
  const { person, bot } = readRounds(game, stored);
  const word = (move: Move): string => game.moveIds[move] as string;
  return Array.from(person, (move, at) => ({ you: word(move), [other]: word(bot[at] as Move) }));
}

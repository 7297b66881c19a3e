// Attempts at a day's opponent: by an ordinary player, and by one who knows another account's opponent.

import { type FacedMind, MIND_GAME, MIND_ROUNDS, nextReply } from "../../src/core/daily/index.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import type { RandomSource } from "../../src/core/random/index.ts";
import type { Player } from "./people.ts";

const { size } = MIND_GAME;

/** Plays an attempt to its end; returns the results, 1 won, 0 drawn, -1 lost. */
export function playTry(mind: FacedMind, player: Player): Int8Array {
  const moves = { person: new Uint8Array(MIND_ROUNDS), bot: new Uint8Array(MIND_ROUNDS) };
  for (let round = 0; round < MIND_ROUNDS; round++) {
    const before = upTo(moves, round);
    moves.bot[round] = nextReply(mind, before);
    moves.person[round] = player(before);
  }
  return Int8Array.from(moves.person, (move, at) => MIND_GAME.result("person", move, moves.bot[at] as Move));
}

/** A player who knows everything about another account's opponent, including its random numbers, but not how far it's
 * rotated for this account. Falls back on `reader` once the rounds show that it's a different opponent. */
export function drawInformed(
  { strategy, dice }: Pick<FacedMind, "strategy" | "dice">,
  reader: Player,
  random: RandomSource,
): Player {
  const turned = Array.from({ length: size }, (_, turn): FacedMind => ({ strategy, dice, turn }));
  return (rounds) => {
    const own = reader(rounds);
    const fitting = turned.filter((mind) => fits(mind, rounds));
    if (fitting.length === 0) return own;
    const next = fitting.map((mind) => nextReply(mind, rounds));
    const expected = next[random.below(next.length)] as Move;
    return (expected + size - 1) % size;
  };
}

function fits(mind: FacedMind, rounds: Rounds): boolean {
  return rounds.bot.every((move, round) => nextReply(mind, upTo(rounds, round)) === move);
}

function upTo({ person, bot }: Rounds, round: number): Rounds {
  return { person: person.subarray(0, round), bot: bot.subarray(0, round) };
}

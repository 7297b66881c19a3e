// Tries at the mind of a day: what one person plays, and somebody who knows another person's mind.

import { type FacedMind, MIND_GAME, MIND_ROUNDS, nextReply } from "../../src/core/daily/index.ts";
import type { Move, Rounds } from "../../src/core/games/index.ts";
import type { RandomSource } from "../../src/core/random/index.ts";
import type { Player } from "./people.ts";

const { size } = MIND_GAME;

/** Plays a try to its end; resolves to the results, 1 won, 0 drawn, -1 lost. */
export function playTry(mind: FacedMind, player: Player): Int8Array {
  const moves = { person: new Uint8Array(MIND_ROUNDS), bot: new Uint8Array(MIND_ROUNDS) };
  for (let round = 0; round < MIND_ROUNDS; round++) {
    const before = upTo(moves, round);
    moves.bot[round] = nextReply(mind, before);
    moves.person[round] = player(before);
  }
  return Int8Array.from(moves.person, (move, at) => MIND_GAME.result("person", move, moves.bot[at] as Move));
}

/** Somebody who knows everything of another account's mind, its dice too, but not by how far it is turned for
 * this one; reads by themselves as soon as the rounds say that it is another mind. */
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

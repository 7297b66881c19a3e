// Simulated people for the tests of portraits.

import type { Move, Rounds } from "../../../../src/core/games/index.ts";
import { seededRandom } from "../../../../src/core/random/index.ts";

/** Someone who follows `habit` in this share of rounds, and else plays by chance, against a bot that plays by chance.
 * `habit` gets the rounds so far, and may give no move. */
export function personWith(
  habit: (rounds: Rounds, at: number) => Move | undefined,
  { rounds = 300, share = 0.8, seed = 1 } = {},
): Rounds {
  const random = seededRandom(seed);
  const all = { person: new Uint8Array(rounds), bot: new Uint8Array(rounds) };
  for (let at = 0; at < rounds; at++) {
    const wanted = random.unit() < share ? habit(all, at) : undefined;
    all.person[at] = wanted ?? random.below(3);
    all.bot[at] = random.below(3);
  }
  return all;
}

/** Rounds from letters, `r` rock, `s` scissors, `p` paper. */
export function roundsOf(person: string, bot: string): Rounds {
  const moves = (letters: string) => Uint8Array.from(letters, (letter) => "rsp".indexOf(letter));
  return { person: moves(person), bot: moves(bot) };
}

export const CHANCE = () => undefined;

/** After a loss plays what beats the bot's last move, else the same again. */
export function copesWithLosing({ person, bot }: Rounds, at: number): Move | undefined {
  const [own, other] = [person[at - 1], bot[at - 1]];
  if (at === 0 || own === undefined || other === undefined) return undefined;
  return (own - other + 3) % 3 === 1 ? (other + 2) % 3 : own;
}

// Round robin by the circle method: every pair meets once; with an odd number, everyone has one bye.

import type { Championship, Pairing } from "./championship.ts";

/** The next round; empty after the last. */
export function roundRobinRound({ players, lots, rounds }: Championship): readonly Omit<Pairing, "table">[] {
  const circle = players % 2 === 0 ? players - 1 : players;
  const round = rounds.length;
  if (round >= circle) return [];
  const at = (position: number) => lots[(position + circle) % circle] as number;
  const pairs = Array.from({ length: (circle - 1) / 2 }, (_, index) => ({
    a: at(round + index + 1),
    b: at(round - index - 1),
    why: "everyone-meets" as const,
  }));
  const outside =
    players % 2 === 0
      ? { b: lots[circle] as number, why: "everyone-meets" as const }
      : { b: null, why: "rest" as const };
  return [...pairs, { a: at(round), ...outside }];
}

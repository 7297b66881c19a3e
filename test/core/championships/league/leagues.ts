// Generated leagues for tests.

import type { LeagueMatch, PairRecord } from "../../../../src/core/championships/league/index.ts";
import { type RandomSource, shuffled } from "../../../../src/core/random/index.ts";

export const WON: LeagueMatch = { wins: 60, losses: 30, draws: 10, result: 1 };
export const LOST: LeagueMatch = { wins: 30, losses: 60, draws: 10, result: 0 };
export const DRAWN: LeagueMatch = { wins: 45, losses: 45, draws: 10, result: 0.5 };
export const forfeit = (result: 0 | 0.5 | 1): LeagueMatch => ({ wins: 0, losses: 0, draws: 0, result });

/** Every pair once, with the matches that `play` returns for the lower number. */
export function everyPair(
  size: number,
  play: (a: number, b: number) => readonly LeagueMatch[],
): readonly PairRecord[] {
  return Array.from({ length: size }, (_, a) => a).flatMap((a) =>
    Array.from({ length: a }, (_, b) => ({ a: b, b: a, matches: play(b, a) })),
  );
}

/** A match of 200 rounds, won with the probability that the strengths (logits) imply. */
function playedBy(strengths: readonly number[], random: RandomSource) {
  return (a: number, b: number): LeagueMatch => {
    const chance = 1 / (1 + Math.exp((strengths[b] as number) - (strengths[a] as number)));
    const wins = 70 + random.below(21);
    const losses = 50 + random.below(20);
    const draws = 200 - wins - losses;
    return random.unit() < chance
      ? { wins, losses, draws, result: 1 }
      : { wins: losses, losses: wins, draws, result: 0 };
  };
}

/** A league of these strengths, with `matches` per pair. */
export function leagueOf(
  strengths: readonly number[],
  matches: number,
  random: RandomSource,
): readonly PairRecord[] {
  const play = playedBy(strengths, random);
  return everyPair(strengths.length, (a, b) => Array.from({ length: matches }, () => play(a, b)));
}

function turned({ a, b, matches }: PairRecord): PairRecord {
  return {
    ...{ a: b, b: a },
    matches: matches.map(({ wins, losses, draws, result }) => ({
      ...{ wins: losses, losses: wins, draws, result: (1 - result) as 0 | 0.5 | 1 },
    })),
  };
}

/** The same records split, mirrored and shuffled, and their matches shuffled, too. */
export function jumbled(pairs: readonly PairRecord[], random: RandomSource): readonly PairRecord[] {
  const parts = pairs.flatMap(({ a, b, matches }) => {
    const mixed = shuffled(matches, random);
    const cut = random.below(matches.length + 1);
    return [mixed.slice(0, cut), mixed.slice(cut)].map((some) => ({ a, b, matches: some }));
  });
  return shuffled(parts, random).map((part) => (random.below(2) === 0 ? part : turned(part)));
}

/** The same league with the entrants renumbered: `numbers[old]` is the new number. */
export function renamed(pairs: readonly PairRecord[], numbers: readonly number[]): readonly PairRecord[] {
  return pairs.map(({ a, b, matches }) => ({
    ...{ a: numbers[a] as number, b: numbers[b] as number, matches },
  }));
}

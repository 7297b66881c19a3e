// Two questions about the daily opponents: can they be read within 20 rounds, and what does a second account gain from
// what the first one saw?

import {
  drawMind,
  type FacedMind,
  MINDS,
  type Minds,
  mindsOf,
  turnFrom,
} from "../../src/core/daily/index.ts";
import { deriveSeed, type RandomSource, seededRandom } from "../../src/core/random/index.ts";
import type { Estimate } from "../../src/core/statistics.ts";
import { parseStrategy } from "../../src/core/strategies/index.ts";
import { type ClusterSum, clusteredMean } from "../../src/lab/kit/clustered.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { drawCoin, drawPerson, type Player } from "./people.ts";
import { drawReader } from "./reader.ts";
import { drawInformed, playTry } from "./tries.ts";

type Draw = (random: RandomSource) => Player;

const familyOf = (id: string): string => parseStrategy(id).family.family;

/** Points per attempt, won minus lost, of each kind of player against one family. */
export interface Readable {
  readonly family: string;
  readonly settings: number;
  readonly chance: Estimate;
  readonly habits: Estimate;
  /** Knows which opponents are possible on such a day. */
  readonly list: Estimate;
  /** Knows the family, not its settings. */
  readonly seen: Estimate;
}

/** Plays `tries` attempts of each kind of player against each setting. */
export function readability(tries: number, seed: number): readonly Readable[] {
  return MINDS.flatMap((minds) =>
    minds.map((ids) => {
      const points = (draw: Draw): Estimate =>
        clusteredMean(ids.flatMap((id) => pointsAgainst(id, { tries, seed, draw })));
      return {
        family: familyOf(ids[0] as string),
        settings: ids.length,
        chance: points(drawCoin),
        habits: points(drawPerson),
        list: points((random) => drawReader(minds, random)),
        seen: points((random) => drawReader([ids], random)),
      };
    }),
  );
}

function pointsAgainst(strategy: string, how: { tries: number; seed: number; draw: Draw }) {
  return Array.from({ length: how.tries }, (_, at) => {
    const seedOfTry = deriveSeed(seedBytes(how.seed), "try", strategy, at);
    const met = {
      strategy,
      dice: deriveSeed(seedOfTry, "dice"),
      turn: turnFrom(deriveSeed(seedOfTry, "turn")),
    };
    return pointsOf(playTry(met, how.draw(seededRandom(deriveSeed(seedOfTry, "player")))));
  });
}

const pointsOf = (results: Int8Array): ClusterSum => ({
  sum: results.reduce((all, one) => all + one, 0),
  count: 1,
});

/** Points per attempt of a player who knows the list, with one account and with a second. */
export interface SecondAccount {
  readonly alone: Estimate;
  /** Knows the first account's opponent and its random numbers, and plays the same one except for the rotation. */
  readonly shared: Estimate;
  /** Knows as much, and plays what's drawn for the second account. */
  readonly own: Estimate;
}

/** Simulates `days` days; deterministic in the seed. */
export function secondAccount(days: number, seed: number): SecondAccount {
  const all = Array.from({ length: days }, (_, day) => {
    const ofDay = deriveSeed(seedBytes(seed), "day", day);
    const minds = mindsOf(day);
    const [first, second] = [metBy(ofDay, "first", minds), metBy(ofDay, "second", minds)];
    const play = (met: FacedMind, label: string, knows?: FacedMind): ClusterSum => {
      const random = seededRandom(deriveSeed(ofDay, label));
      const reader = drawReader(minds, random);
      return pointsOf(playTry(met, knows ? drawInformed(knows, reader, random) : reader));
    };
    return {
      alone: play(second, "alone"),
      shared: play({ ...first, turn: second.turn }, "shared", first),
      own: play(second, "own", first),
    };
  });
  const mean = (what: keyof SecondAccount): Estimate => clusteredMean(all.map((one) => one[what]));
  return { alone: mean("alone"), shared: mean("shared"), own: mean("own") };
}

function metBy(ofDay: Uint8Array, account: string, minds: Minds): FacedMind {
  const draw = (what: string): Uint8Array => deriveSeed(ofDay, what, account);
  return { strategy: drawMind(draw("mind"), minds), dice: draw("dice"), turn: turnFrom(draw("turn")) };
}

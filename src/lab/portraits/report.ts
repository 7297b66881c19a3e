// What portraits have in common, and how much of a person they are.

import { PORTRAIT_GAME, type PortraitLine } from "../../core/profiles/portrait/index.ts";
import { type Estimate, mean, sum } from "../../core/statistics.ts";
import { clusteredMean } from "../kit/clustered.ts";
import type { JudgedPortrait } from "./judging.ts";

/** A line, and the people whose portrait has it. */
interface RecurringLine extends Pick<PortraitLine, "condition" | "move"> {
  readonly people: number;
  /** Mean weight in bits. */
  readonly weight: number;
  /** Share of the rounds in which it held that its move was made, over these people. */
  readonly hits: number;
}

/** Bits a held-out round; errors are clustered by person. */
export interface PortraitsReport {
  readonly people: number;
  readonly rounds: number;
  readonly lines: number;
  readonly bits: Estimate;
  readonly ghost: Estimate;
  readonly mind: Estimate;
  readonly chance: number;
  /** How many more bits a portrait needs than a ghost. */
  readonly lost: Estimate;
  /** Shares of people. */
  readonly beatChance: number;
  readonly shuffledBeatChance: number;
  /** Lines that two people or more have, those of most people first. */
  readonly recurring: readonly RecurringLine[];
}

export function reportPortraits(judged: readonly JudgedPortrait[]): PortraitsReport {
  const estimate = (value: (one: JudgedPortrait) => number): Estimate =>
    clusteredMean(judged.map((one) => ({ sum: value(one) * one.rounds, count: one.rounds })));
  return {
    people: judged.length,
    rounds: sum(judged.map(({ rounds }) => rounds)),
    lines: mean(judged.map(({ lines }) => lines.length)),
    bits: estimate(({ bits }) => bits),
    ghost: estimate(({ ghost }) => ghost),
    mind: estimate(({ mind }) => mind),
    chance: Math.log2(PORTRAIT_GAME.size),
    lost: estimate(({ bits, ghost }) => bits - ghost),
    beatChance: mean(judged.map(({ beatsChance }) => Number(beatsChance))),
    shuffledBeatChance: mean(judged.map(({ shuffledBeatsChance }) => Number(shuffledBeatsChance))),
    recurring: recurringLines(judged.flatMap(({ lines }) => lines)),
  };
}

function recurringLines(lines: readonly PortraitLine[]): readonly RecurringLine[] {
  const same = new Map<string, PortraitLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.condition, line.move]);
    same.set(key, [...(same.get(key) ?? []), line]);
  }
  return [...same.values()]
    .filter((all) => all.length > 1)
    .map((all): RecurringLine => {
      const { condition, move } = all[0] as PortraitLine;
      return {
        condition,
        move,
        people: all.length,
        weight: mean(all.map(({ weight }) => weight)),
        hits: sum(all.map(({ hits }) => hits)) / sum(all.map(({ of }) => of)),
      };
    })
    .sort((one, other) => other.people - one.people);
}

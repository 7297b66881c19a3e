// Targets of the fortune-teller, and whether it meets them.

import type { StrengthFindings } from "./findings.ts";

export interface Goal {
  readonly name: string;
  readonly asked: string;
  readonly measured: number | undefined;
  readonly verdict: "met" | "not met" | "not measured";
}

interface Aim {
  readonly name: string;
  readonly least?: number;
  readonly most?: number;
  readonly measured: number | undefined;
}

/** Every target with its verdict, in the order of the report. */
export function goalsOf(findings: StrengthFindings): readonly Goal[] {
  return [...peopleAims(findings), ...programAims(findings), ...costAims(findings)].map(judge);
}

function peopleAims({ people, pennies }: StrengthFindings): readonly Aim[] {
  const difference = people.strangers?.difference;
  return [
    { name: "people, others known: score a round", least: 0.32, measured: people.known?.mean },
    { name: "people, others known: rounds 1-10", least: 0.15, measured: people.known?.early.mean },
    { name: "people, nobody known: score a round", least: 0.29, measured: people.alone?.mean },
    { name: "people, rounds shuffled: score a round", most: 0.1, measured: people.shuffled?.mean },
    {
      name: "people unlike those known: gain over knowing nobody, in standard errors",
      least: -1,
      measured: difference && difference.mean / difference.standardError,
    },
    { name: "matching pennies: share guessed", least: 0.62, measured: pennies.known?.mean },
  ];
}

function programAims({ chance, gauntlet }: StrengthFindings): readonly Aim[] {
  const worst = gauntlet?.exploitability;
  return [
    {
      name: "chance: mean, in standard errors from zero",
      most: 3,
      measured: chance && Math.abs(chance.mean) / chance.standardError,
    },
    {
      name: "programs: what the best of them wins, in standard errors from zero",
      most: 3,
      measured: worst && worst.mean / worst.standardError,
    },
  ];
}

function costAims({ cost }: StrengthFindings): readonly Aim[] {
  const worst = (pick: (rounds: NonNullable<typeof cost>["rounds"][number]) => number): number | undefined =>
    cost && Math.max(...cost.rounds.map(pick));
  return [
    {
      name: "time of a round, mean, microseconds",
      most: 300,
      measured: worst(({ meanMicroseconds }) => meanMicroseconds),
    },
    {
      name: "time of a round, 99 of 100, microseconds",
      most: 1000,
      measured: worst(({ p99Microseconds }) => p99Microseconds),
    },
    { name: "memory of a player, bytes", most: 1_000_000, measured: cost?.bytesPerPlayer },
    { name: "cold start from 1,000 rounds, milliseconds", most: 150, measured: cost?.coldStartMs },
  ];
}

function judge({ name, least, most, measured }: Aim): Goal {
  const asked = least === undefined ? `<= ${most}` : `>= ${least}`;
  if (measured === undefined || Number.isNaN(measured))
    return { name, asked, measured: undefined, verdict: "not measured" };
  const isMet =
    measured >= (least ?? Number.NEGATIVE_INFINITY) && measured <= (most ?? Number.POSITIVE_INFINITY);
  return { name, asked, measured, verdict: isMet ? "met" : "not met" };
}

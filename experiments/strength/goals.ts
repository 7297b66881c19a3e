// Targets for the fortune-teller, and whether it meets them. None can be met by measuring less: a claim from matches is
// met if its confidence interval satisfies it, and there must be enough people.

import { type Estimate, Z95 } from "../../src/core/statistics.ts";
import type { Scores } from "../../src/lab/prior/scores.ts";
import { adversaryAims } from "./adversaries/goals.ts";
import { type Aim, byConfidence, type Goal, judge } from "./aim.ts";
import type { StrengthFindings } from "./findings.ts";
import type { ContestResult } from "./programs-study.ts";

/** As many as the recorded people with whom the targets were set. */
const PEOPLE_MIN = 100;
const PENNIES_PEOPLE_MIN = 7;
/** An error estimated from fewer matches may be far too small. */
const MATCHES_MIN = 10;

/** All targets with their verdicts, in the order of the report. */
export function goalsOf(findings: StrengthFindings): readonly Goal[] {
  return [
    ...peopleAims(findings),
    ...programAims(findings),
    ...adversaryAims(findings.adversaries),
    ...costAims(findings),
  ].map(judge);
}

function peopleAims({ people, pennies }: StrengthFindings): readonly Aim[] {
  const { known, alone, shuffled, strangers } = people;
  const share = (name: string, least: number, found: Estimate | undefined): Aim => ({
    name: `matching pennies: share ${name}`,
    least,
    measured: found?.mean,
    isEnough: (pennies.known?.people ?? 0) >= PENNIES_PEOPLE_MIN,
  });
  return [
    ofPeople("people, others known: score a round", known, { least: 0.345 }),
    ofPeople("people, others known: rounds 1-10", known, { least: 0.2 }, known?.early.mean),
    ofPeople("people, nobody known: score a round", alone, { least: 0.305 }),
    ofPeople("people, rounds shuffled: score a round", shuffled, { most: 0.1 }),
    {
      name: "people unlike those known: gain a round over knowing nobody",
      least: 0,
      ...byConfidence(strangers?.difference),
      isEnough: isCrowd(strangers?.scores),
    },
    share("guessed, by what is played", 0.62, pennies.known?.played),
    share("foreseen, by the likeliest move", 0.62, pennies.known?.foreseen),
  ];
}

function ofPeople(
  name: string,
  scores: Scores | undefined,
  bound: Pick<Aim, "least" | "most">,
  measured = scores?.mean,
): Aim {
  return { name, ...bound, measured, isEnough: isCrowd(scores) };
}

function isCrowd(scores: Scores | undefined): boolean {
  return (scores?.people ?? 0) >= PEOPLE_MIN;
}

function programAims({ chance, gauntlet, parts }: StrengthFindings): readonly Aim[] {
  const bank = parts.find(({ part }) => part === "bank");
  const loss = bank?.gauntletDifference;
  return [
    {
      name: "chance: score a round",
      least: -0.003,
      most: 0.003,
      ...byConfidence(chance),
      isEnough: isLong(chance),
    },
    { name: "programs: what the best of them wins a round", most: 0.004, ...bestOf(gauntlet?.outcomes) },
    {
      name: "programs: what the bank costs a round",
      most: 0.003,
      ...byConfidence(loss),
      isEnough: bank?.gauntlet?.outcomes.every(isLong) ?? false,
    },
  ];
}

/** What the opponent whose interval reaches furthest wins. */
function bestOf(outcomes: readonly ContestResult[] = []): Pick<Aim, "measured" | "within" | "isEnough"> {
  const reach = ({ mean, standardError }: Estimate): number => Z95 * standardError - mean;
  const [first, ...others] = outcomes;
  if (!first) return { measured: undefined };
  const best = others.reduce((most, one) => (reach(one) > reach(most) ? one : most), first);
  return {
    ...byConfidence({ mean: -best.mean, standardError: best.standardError }),
    isEnough: outcomes.every(isLong),
  };
}

function isLong(outcome: ContestResult | undefined): boolean {
  return (outcome?.played ?? 0) >= MATCHES_MIN;
}

function costAims({ cost }: StrengthFindings): readonly Aim[] {
  const slowest = (pick: "meanMicroseconds" | "p99Microseconds"): number | undefined =>
    cost && Math.max(...cost.rounds.map((round) => round[pick]));
  return [
    { name: "time of a round, mean, microseconds", most: 20, measured: slowest("meanMicroseconds") },
    { name: "time of a round, 99 of 100, microseconds", most: 1000, measured: slowest("p99Microseconds") },
    {
      name: "time of a newcomer's first 300 rounds, mean, microseconds",
      most: 25,
      measured: cost?.newcomerMicroseconds,
    },
    { name: "memory of a player of 300 rounds, bytes", most: 150_000, measured: cost?.bytesPerPlayer },
    { name: "memory of a player of 10,000 rounds, bytes", most: 500_000, measured: cost?.bytesLasting },
    { name: "cold start from 10,000 rounds, milliseconds", most: 150, measured: cost?.coldStartMs },
  ];
}

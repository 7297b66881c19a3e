// What's promised against an adversary who knows everything but the random numbers. Points are expectations, so most
// verdicts need no confidence interval: a single match that breaks a bound refutes it.

import { Z95 } from "../../../src/core/statistics.ts";
import { BANK_MAX, LENT } from "../../../src/core/strategies/index.ts";
import { type Aim, byConfidence } from "../aim.ts";
import type { AdversaryFindings, TargetFindings } from "./findings.ts";

/** Rounds of the longest matches in each claim. */
const ROUNDS = 100_000;
const LEARNER_ROUNDS = 10_000;
const DECIDED_ROUNDS = 1000;
const NEWCOMER_POINTS = 2.8;
/** Accounts are rounded; over ten thousand rounds the error stays below this. */
const ROUNDING = 1e-6;

/** The judged strategy is the first target; its siblings are those that claim to be equally safe. */
export function adversaryAims(findings: AdversaryFindings): readonly Aim[] {
  const [judged] = findings.targets;
  return [
    ...scriptAims(findings),
    {
      name: "a new account, of who knows all but the dice: points in nine rounds",
      most: NEWCOMER_POINTS,
      measured: judged && pointsAfter(judged, 9),
    },
    ...(judged ? safeOf(findings.targets) : [undefined]).map(
      (target): Aim => ({
        name: `who knows all but the dice, at any time${target === judged ? "" : ` (${nameOf(target)})`}: points`,
        most: LENT,
        measured: rounded(target?.most.points),
        isEnough: isAsLong(target, ROUNDS),
      }),
    ),
    {
      name: "from any moment on, beyond .01 a round: points",
      most: BANK_MAX,
      measured: rounded(judged?.rise.points),
      isEnough: isAsLong(judged, ROUNDS),
    },
    {
      name: "decided rounds of 1,000 that one wins who knows all",
      most: 0.52,
      measured: judged?.decidedShare,
      isEnough: isAsLong(judged, DECIDED_ROUNDS),
    },
    {
      name: "drained from any bank, beyond what was in it: points",
      most: 0,
      measured: findings.banks.length === 0 ? undefined : rounded(Math.max(...findings.banks.map(beyond))),
    },
    {
      name: "a person who turns: points",
      most: LENT,
      measured: rounded(findings.turning?.points),
    },
    ...endlessAims(findings),
    ...learnerAims(findings),
    {
      name: "what was drawn less what was expected, a round",
      least: -0.005,
      most: 0.005,
      ...byConfidence(findings.luck),
    },
    { name: "moves not drawn from the chances that were told, share", most: 0, measured: findings.misdrawn },
  ];
}

/** All except a strategy without its bank, which is only listed for comparison. */
function safeOf(targets: readonly TargetFindings[]): readonly TargetFindings[] {
  return targets.filter(({ strategy }, index) => index === 0 || !strategy.includes("without="));
}

function nameOf(target: TargetFindings | undefined): string {
  return target ? `${target.strategy}, ${target.game}` : "";
}

function scriptAims({ scripts }: AdversaryFindings): readonly Aim[] {
  const found = scripts[0]?.found;
  const points =
    found && [found.best, found.sweeper, ...(found.old ? [found.old] : [])].map((one) => one.points);
  const highest = points?.reduce((most, one) => (one.mean > most.mean ? one : most));
  return [
    {
      name: "opening scripts: points of the best in nine rounds",
      most: NEWCOMER_POINTS,
      ...byConfidence(highest),
    },
    { name: "opening scripts: sweeps of the best", most: 0.02, measured: found?.sweeper.swept },
  ];
}

function endlessAims({ endless, farms }: AdversaryFindings): readonly Aim[] {
  return [
    {
      name: "over all games and opponents, whatever is frozen, reset, taught or linked: points of an account",
      most: LENT,
      measured: rounded(endless?.most.points),
      isEnough: (endless?.rounds ?? 0) >= ROUNDS,
    },
    {
      name: "fed where nothing is ranked, drained where it is: ranked above one half, share at least (of a coin's rounds at most)",
      most: farms?.coin ?? 0,
      measured: farms && Math.max(0, farms.ever.mean - Z95 * farms.ever.standardError),
    },
  ];
}

function learnerAims({ learners }: AdversaryFindings): readonly Aim[] {
  const isEnough = (learners?.rounds ?? 0) >= LEARNER_ROUNDS;
  return [
    {
      name: "learners of the registry, 10,000 rounds: points",
      most: LENT,
      measured: rounded(learners?.most.points),
      isEnough,
    },
    {
      name: "learners of the registry, 10,000 rounds: what the best wins a round",
      most: 0.004,
      measured: learners?.aRound.points,
      isEnough,
    },
  ];
}

function isAsLong(target: TargetFindings | undefined, rounds: number): boolean {
  return target?.leads.some((lead) => lead.rounds >= rounds) ?? false;
}

function pointsAfter({ leads }: TargetFindings, rounds: number): number | undefined {
  return leads.find((lead) => lead.rounds === rounds)?.points;
}

function rounded(points: number | undefined): number | undefined {
  return points === undefined ? undefined : Math.round(points / ROUNDING) * ROUNDING;
}

function beyond({ bank, most }: { readonly bank: number; readonly most: number }): number {
  return most - bank;
}

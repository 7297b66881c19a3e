// The adversaries' winnings as tables.

import { percent, signed, textTable } from "../../../src/infra/console/text-table.ts";
import { signedText } from "../../../src/lab/kit/printing.ts";
import type { AdversaryFindings, TargetFindings } from "./findings.ts";
import { luckBand } from "./luck.ts";
import { DECIDED_ROUNDS } from "./plan.ts";
import type { ScriptResult } from "./scripts.ts";

export function adversariesText(findings: AdversaryFindings): string {
  return [
    targetsText(findings.targets),
    luckText(findings),
    scriptsText(findings),
    othersText(findings),
    accountsText(findings),
  ]
    .filter((text) => text !== "")
    .join("\n");
}

function targetsText(targets: readonly TargetFindings[]): string {
  const [first] = targets;
  if (!first) return "";
  return [
    "who knows all but the dice: points ahead, expected over the dice, the most of all matches\n",
    textTable([
      ["after rounds", ...first.leads.map(({ rounds }) => String(rounds)), "decided rounds won"],
      ...targets.map((target) => [
        whom(target),
        ...target.leads.map(({ points }) => points.toFixed(2)),
        percent(target.decidedShare),
      ]),
    ]),
    "\nof all ways to feed and to drain, the worst that was found (from any moment on: beyond .01 a round)\n",
    textTable([
      ["", "ways", "points ahead", "by who", "from any moment on", "by who"],
      ...targets.map((target) => [
        whom(target),
        String(target.policies),
        target.most.points.toFixed(2),
        target.most.by,
        target.rise.points.toFixed(2),
        target.rise.by,
      ]),
    ]),
  ].join("");
}

function whom({ strategy, game }: TargetFindings): string {
  return `${strategy}, ${game}`;
}

function luckText({ targets: [first], luck }: AdversaryFindings): string {
  if (!first || !luck) return "";
  const bands = first.leads.map(({ rounds }) => luckBand(first.game, rounds));
  return [
    "luck is extra: 95 of 100 such matches end so many points from what is expected at most\n",
    textTable([
      ["after rounds", ...first.leads.map(({ rounds }) => String(rounds))],
      ["", ...bands.map((band) => `± ${band.toFixed(0)}`)],
    ]),
    `drawn less expected, over all adversaries: ${signedText(luck, 5)} a round\n`,
  ].join("");
}

function scriptsText({ scripts }: AdversaryFindings): string {
  const rows = scripts.flatMap(({ strategy, found: { best, sweeper, old } }) => [
    [strategy, "most points", ...scriptCells(best)],
    ["", "most sweeps", ...scriptCells(sweeper)],
    ...(old ? [["", "the old one", ...scriptCells(old)]] : []),
  ]);
  if (rows.length === 0) return "";
  return [
    "fixed openings of nine moves against new opponents, the best of all that there are\n",
    textTable([["", "", "moves", "points", "wins all nine"], ...rows]),
  ].join("");
}

function scriptCells({ moves, points, swept }: ScriptResult): readonly string[] {
  return [
    moves,
    `${points.mean.toFixed(2)} ± ${points.standardError.toFixed(2)}`,
    `${(100 * swept).toFixed(2)} %`,
  ];
}

function othersText({ banks, turning, learners, endless, farms }: AdversaryFindings): string {
  const farthest = banks.map(({ bank, most }) => `${bank}: ${most.toFixed(2)}`);
  return [
    farthest.length === 0 ? "" : `drained from a bank of so much, points: ${farthest.join(", ")}\n`,
    turning
      ? `a person who turns into one who knows all: ${turning.points.toFixed(1)} points ahead at most (${turning.by})\n`
      : "",
    endless
      ? `${endless.rounds} rounds over all games and opponents, whatever is frozen, reset, taught or linked: ${endless.most.points.toFixed(2)} points ahead at most (${endless.most.by})\n`
      : "",
    farms
      ? `${farms.accounts} accounts fed where nothing is ranked and drained where it is, in ${farms.ways} ways: ${percent(farms.ever.mean)} ± ${percent(farms.ever.standardError)} ranked above one half within ${DECIDED_ROUNDS} decided rounds, of a coin's rounds ${percent(farms.coin)}; most often ${percent(farms.worst.share)} (${farms.worst.by})\n`
      : "",
    learners
      ? `learners over ${learners.rounds} rounds: ${learners.most.points.toFixed(2)} points at most (${learners.most.by}), ${signed(learners.aRound.points, 4)} a round at most (${learners.aRound.by})\n`
      : "",
  ].join("");
}

function accountsText({ accounts }: AdversaryFindings): string {
  if (!accounts) return "";
  const { knowing, chance } = accounts;
  return [
    `of ${knowing.accounts} new accounts, ranked above one half:\n`,
    textTable([
      ["", "when first ranked", `at any time within ${DECIDED_ROUNDS} decided rounds`],
      ["knows all but the dice", percent(knowing.atFirst), percent(knowing.ever)],
      ["plays by chance", percent(chance.atFirst), percent(chance.ever)],
    ]),
  ].join("");
}

// The evaluation of a strategy as tables.

import type { Estimate } from "../../src/core/statistics.ts";
import { percent, signed, textTable } from "../../src/infra/console/text-table.ts";
import { shareText } from "../../src/lab/kit/printing.ts";
import type { Scores } from "../../src/lab/prior/scores.ts";
import { adversariesText } from "./adversaries/text.ts";
import type { Goal } from "./aim.ts";
import type { Calibration } from "./calibration.ts";
import type { PartFindings } from "./findings.ts";
import type { HitRates } from "./hit-rates.ts";
import type { ContestResult } from "./programs-study.ts";
import type { StrengthReport } from "./study.ts";

/** The whole report; `missing` says why something was not measured. */
export function describeStrength(report: StrengthReport, missing: readonly string[]): string {
  const { strategy, game, seed, matches } = report;
  const parts = [
    `${strategy}: people, and programs at ${game}; seed ${seed}, ${matches} matches of 1,000 rounds a pair\n`,
    peopleText(report),
    penniesText(report),
    calibrationText(report),
    gauntletText(report),
    othersText(report),
    adversariesText(report.adversaries),
    partsText(report.parts),
    costText(report),
    goalsText(report.goals),
    missing.length === 0 ? "" : `not measured: ${missing.join("; ")}\n`,
    report.complete ? "" : "not everything was played\n",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function peopleText({ people: { known, alone, shuffled, strangers } }: StrengthReport): string {
  const rows: readonly (readonly [string, Scores | undefined])[] = [
    ["knows other people", known],
    ["knows nobody", alone],
    ["rounds in any order", shuffled],
    ["knows people who met others", strangers?.scores],
  ];
  const read = rows.flatMap(([name, scores]) => (scores ? [{ name, scores }] : []));
  const [first] = read;
  if (!first) return "";
  const stretches = first.scores.stretches.map(({ rounds }) => rounds);
  return [
    `${first.scores.people} people, ${first.scores.rounds} rounds: (wins - losses) / rounds, expected over its dice, ± standard error by person\n`,
    textTable([
      ["", "all", ...stretches],
      ...read.map(({ name, scores }) => [
        name,
        score(scores),
        ...stretches.map((stretch) => score(scores.stretches.find(({ rounds }) => rounds === stretch))),
      ]),
    ]),
    strangers?.difference
      ? `people unlike those known: ${score(strangers.difference)} more than knowing nobody, person by person\n`
      : "",
  ].join("");
}

function penniesText({ pennies: { known, alone } }: StrengthReport): string {
  const one = (name: string, rates: HitRates | undefined): string => {
    if (!rates) return "";
    const foreseen = rates.foreseen ? `, foreseen ${shareText(rates.foreseen)}` : "";
    return `matching pennies, ${name}, all rounds: moves guessed ${shareText(rates.played)}${foreseen}\n`;
  };
  return one("knowing others", known) + one("knowing nobody", alone);
}

function calibrationText({ calibration: { early, later } }: StrengthReport): string {
  return [oneCalibration("rounds 1-5", early), oneCalibration("later rounds", later)].join("");
}

function oneCalibration(name: string, found: Calibration | undefined): string {
  if (!found) return "";
  const { count, bins, expectedError, boast, came, seen, logLoss } = found;
  const shownRounds = `${seen.count} (${percent(seen.count / count)})`;
  return [
    `confidence, ${name}, all ${count}: the likeliest move came ${percent(came)}; `,
    `told in ${shownRounds}, came ${seen.count === 0 ? "-" : percent(seen.came)}\n`,
    `calibration error ${percent(expectedError)}, boast ${percent(boast)}, `,
    `log-loss ${logLoss.mean.toFixed(4)} ± ${logLoss.standardError.toFixed(4)} (chance ${Math.log(3).toFixed(4)})\n`,
    textTable([
      ["likeliest", "mean", "came", "rounds"],
      ...bins.map(({ from, to, count, meanConfidence, came }) => [
        `${(100 * from).toFixed(0)}-${(100 * to).toFixed(0)} %`,
        percent(meanConfidence),
        percent(came),
        String(count),
      ]),
    ]),
  ].join("");
}

function gauntletText({ gauntlet }: StrengthReport): string {
  if (!gauntlet) return "";
  const { outcomes, mean, exploitability } = gauntlet;
  return [
    "programs: mean return a round, expected over its dice, ± standard error by match\n",
    textTable(
      outcomes.map((outcome) => [outcome.contest.opponent, score(outcome), `${outcome.played} matches`]),
    ),
    `over all of them ${score(mean)}; the most that one wins ${score(exploitability)} (${exploitability.by})\n`,
  ].join("");
}

function othersText({ chance, constants }: StrengthReport): string {
  const rounds = (outcome: ContestResult): number =>
    outcome.played * (outcome.contest.rounds - outcome.contest.uncounted);
  return [
    chance ? `chance, ${rounds(chance)} rounds: ${score(chance, 5)}\n` : "",
    ...constants.map(
      (one) => `${one.contest.opponent}, after round ${one.contest.uncounted}: ${score(one)}\n`,
    ),
  ].join("");
}

function partsText(parts: readonly PartFindings[]): string {
  if (parts.length === 0) return "";
  return [
    "without a part; people by one who knows the others, programs in fewer matches\n",
    textTable([
      ["without", "people", "difference", "rounds 1-10", "programs", "difference", "most lost", "to"],
      ...parts.map(({ part, people, early, difference, gauntlet, gauntletDifference }) => [
        part,
        score(people),
        score(difference, 4),
        score(early),
        score(gauntlet?.mean),
        score(gauntletDifference, 4),
        score(gauntlet?.exploitability),
        gauntlet?.exploitability.by ?? "",
      ]),
    ]),
  ].join("");
}

function costText({ cost }: StrengthReport): string {
  if (!cost) return "";
  return [
    ...cost.rounds.map(
      ({ history, meanMicroseconds, p99Microseconds }) =>
        `a round after ${history}: ${meanMicroseconds.toFixed(0)} us, 99 of 100 within ${p99Microseconds.toFixed(0)} us\n`,
    ),
    `a newcomer's first ${cost.newcomerRounds} rounds: ${cost.newcomerMicroseconds.toFixed(0)} us each\n`,
    `a player in play ${megabytes(cost.bytesPerPlayer)}, of long standing ${megabytes(cost.bytesLasting)}; back from ${cost.coldRounds} rounds in ${cost.coldStartMs.toFixed(0)} ms\n`,
  ].join("");
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

function goalsText(goals: readonly Goal[]): string {
  return textTable(
    goals.map(({ name, asked, measured, within, verdict }) => [
      name,
      asked,
      measured === undefined ? "-" : figure(measured),
      within && !within.some(Number.isNaN) ? within.map(figure).join(" … ") : "",
      verdict,
    ]),
  );
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function score(estimate: Estimate | undefined, digits = 3): string {
  if (!estimate) return "-";
  const error = Number.isFinite(estimate.standardError) ? ` ± ${estimate.standardError.toFixed(digits)}` : "";
  return `${signed(estimate.mean, digits)}${error}`;
}

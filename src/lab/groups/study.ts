// `gadalka lab groups`: compares groups of recorded people.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import { COMPARED_ROUNDS_MIN, GROUP_PEOPLE_MIN, type GroupDifference } from "../../core/profiles/index.ts";
import { percent, textTable } from "../../infra/console/text-table.ts";
import { readRecords } from "../kit/options.ts";
import type { Plot } from "../kit/plots.ts";
import { distanceText, effectText, pText, traitText } from "../kit/printing.ts";
import { furtherColumns, readRecordedPeople } from "../kit/recorded-people.ts";
import {
  defineStudy,
  plotFolder,
  RECORDED_GAME,
  requiredWords,
  SOURCE_CONTEXT,
  seed,
  WORKERS,
  whole,
  words,
} from "../kit/study.ts";
import { type ComparedPair, compareRecordedGroups, type GroupsReport } from "./comparison.ts";
import { type Division, divide } from "./division.ts";

const ROUNDS_MAX = 1_000_000;
/** Groups that played longer by this factor or more are found different too often. */
const LONGER = 1.25;
/** Habits shown per pair when there are several pairs; for two groups, all compared ones are shown. */
const HABITS_SHOWN = 2;
/** Pairs and habits with a higher p aren't reported as different. */
const LEVEL = 0.05;

export const groups = defineStudy({
  id: "groups",
  about: "whether groups of recorded people play differently, and in which habits",
  parameters: {
    data: requiredWords(
      "<csv>",
      "file with the columns player, round, move, opponent_move, and one with each person's group",
    ),
    by: requiredWords("<column>", "the column with the groups, such as opponent; one value per person"),
    first: words("<value>", "compare only this group, with --second or everyone else"),
    second: words("<value>", "the group to compare it with"),
    rounds: whole(
      "only each person's first rounds, 100 or more (default: all)",
      COMPARED_ROUNDS_MIN,
      ROUNDS_MAX,
    ),
    context: SOURCE_CONTEXT,
    game: RECORDED_GAME,
    seed: seed("the permutations"),
    workers: WORKERS,
    plot: plotFolder("a chart"),
  },
  unit: "people",
  async cells({ data, by, first, second, rounds = ROUNDS_MAX, game }) {
    const read = await readRecords("--data", data, "of recorded rounds", (text) => ({
      people: readRecordedPeople(game, text, by).map((one) => ({
        ...one,
        rounds: firstOf(one.rounds, rounds),
      })),
      columns: () => furtherColumns(text),
    }));
    return divide({ ...read, by, first, second });
  },
  run: (division, { game, context, seed, workers }, course) =>
    compareRecordedGroups({ game, context, seed, division }, { workers, ...course }),
  text: (report, words, division) => describe(report, division, words),
  json: (report, { game, by, seed, context }, { short, nameless, small }) => ({
    game: game.id,
    by,
    seed,
    context,
    short,
    nameless,
    small,
    ...report,
  }),
  plots: (report, { by }) => [groupsPlot(report, by)],
});

function firstOf({ person, bot }: Rounds, count: number): Rounds {
  return { person: person.slice(0, count), bot: bot.slice(0, count) };
}

/** The effect size of every pair. */
function groupsPlot({ groups, pairs }: GroupsReport, by: string): Plot {
  const names = groups.map(({ name }) => name);
  const sizes = pairs.map(({ comparison }) => comparison.effectSize);
  const most = Math.max(0.01, ...sizes);
  const cell = (one: string, other: string) => {
    const found = pairs.find(
      ({ first, second }) => (first === one && second === other) || (first === other && second === one),
    );
    if (!found) return null;
    const value = found.comparison.effectSize;
    return { value, text: value.toFixed(3), note: `p ${correctedText(found)}` };
  };
  return {
    name: "groups",
    chart: {
      kind: "heat",
      title: `How differently groups play, by ${by}`,
      subtitle: "effect size: 0 the same, 1 nothing in common; p corrected for all pairs",
      // Names of arbitrary length don't fit above the columns.
      x: { title: "", categories: names.map((_, at) => `${at + 1}`) },
      y: { title: "", categories: names.map((name, at) => `${at + 1} ${name}`) },
      cells: names.map((one) => names.map((other) => cell(one, other))),
      scale: [-most, 0, most],
    },
  };
}

interface Words {
  readonly game: MatrixGame;
  readonly by: string;
}

function describe(report: GroupsReport, { short, nameless, small }: Division, words: Words): string {
  const { groups, pairs, all, complete } = report;
  const [only] = pairs;
  const left = [
    ...(short > 0 ? [`${short} with fewer than ${COMPARED_ROUNDS_MIN} rounds`] : []),
    ...(nameless > 0 ? [`${nameless} without a value`] : []),
    ...small.map(({ name, people }) => `${name}, which has ${people} and needs ${GROUP_PEOPLE_MIN}`),
  ];
  return [
    textTable([
      [words.by, "people", "rounds"],
      ...groups.map(({ name, people, rounds }) => [name, String(people), String(rounds)]),
    ]),
    left.length > 0 ? `left out: ${left.join("; ")}\n` : "",
    lengthText(groups),
    complete ? "" : "interrupted: not everyone was counted, or not every pair compared\n",
    all
      ? `\nall groups: groups explain ${percent(all.explained)} of the variance between people, permutation p ${pText(all.permutationP)}\n`
      : "",
    groups.length === 2 && only ? describePair(only, words) : describePairs(pairs, words),
  ].join("");
}

/** Advice if the groups' numbers of rounds are too different. */
function lengthText(groups: GroupsReport["groups"]): string {
  const lengths = groups.filter(({ people }) => people > 0).map(({ people, rounds }) => rounds / people);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (most < LONGER * least) return "";
  return `people have ${Math.round(least)} rounds in one group and ${Math.round(most)} in another, which alone can make p too small. Compare the same number: --rounds ${Math.max(COMPARED_ROUNDS_MIN, Math.floor(least))}\n`;
}

function describePair(pair: ComparedPair, words: Words): string {
  const { comparison, distance } = pair;
  const { withinFirst, withinSecond, across, effectSize } = comparison;
  const rows = pair.differences.map((one) => [
    traitText(words.game, one),
    habitText(one.first),
    habitText(one.second),
    pText(one.p),
  ]);
  const habits = [["where they differ, mean over people", pair.first, pair.second, "p"], ...rows];
  return [
    `\n${effectText(effectSize, `permutation p ${ownText(pair)}`)}`,
    `mean distance of two people: ${meanText(withinFirst)} in ${pair.first}, ${meanText(withinSecond)} in ${pair.second}, ${meanText(across)} across\n\n`,
    distanceText(" of their pooled rounds", distance, habits),
  ].join("");
}

function describePairs(pairs: readonly ComparedPair[], words: Words): string {
  return [
    "\n",
    textTable([
      ["two groups", "effect size", "p", `p of ${pairs.length}`, "source's distance"],
      ...pairs.map((pair) => [
        `${pair.first} · ${pair.second}`,
        pair.comparison.effectSize.toFixed(3),
        ownText(pair),
        correctedText(pair),
        pair.distance.normalized.toFixed(4),
      ]),
    ]),
    ...pairs.flatMap((pair) => habitLines(pair, words)),
  ].join("");
}

/** The habits that differ significantly, for groups that do. */
function habitLines(pair: ComparedPair, { game }: Words): readonly string[] {
  const sure = pair.differences.filter(({ p }) => p <= LEVEL).slice(0, HABITS_SHOWN);
  if ((pair.correctedP ?? 1) > LEVEL || sure.length === 0) return [];
  const lines = sure.map(
    (one) =>
      `  ${traitText(game, one)}: ${habitText(one.first)} and ${habitText(one.second)}, p ${pText(one.p)}\n`,
  );
  return [`\n${pair.first} and ${pair.second}\n`, ...lines];
}

function habitText({ share, people }: GroupDifference["first"]): string {
  return `${percent(share)} (${people})`;
}

function meanText(distance: number): string {
  return Number.isFinite(distance) ? distance.toFixed(3) : "-";
}

function ownText({ comparison: { permutationP } }: ComparedPair): string {
  return permutationP === undefined ? "-" : pText(permutationP);
}

function correctedText({ correctedP }: ComparedPair): string {
  return correctedP === undefined ? "-" : pText(correctedP);
}

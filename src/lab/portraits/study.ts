// `gadalka lab portraits`: short programs of how recorded people play.

import { PORTRAIT_GAME, PORTRAIT_ROUNDS_MIN } from "../../core/profiles/portrait/index.ts";
import type { Estimate } from "../../core/statistics.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { finishedOf } from "../../infra/console/interruption.ts";
import { percent, signed, textTable } from "../../infra/console/text-table.ts";
import { readPeople } from "../kit/options.ts";
import { signedText } from "../kit/printing.ts";
import { defineStudy, requiredWords, seed, whole, words } from "../kit/study.ts";
import { judgePortraits, portraitFolds } from "./judging.ts";
import { type PortraitsReport, reportPortraits } from "./report.ts";
import { lineText } from "./words.ts";

const FOLDS_MAX = 1_000;
const LINES_SHOWN = 24;

export const portraits = defineStudy({
  id: "portraits",
  about:
    "recorded people as programs of at most twelve lines: which lines recur, and how much of a person they are",
  parameters: {
    data: requiredWords("<csv>", "file with the columns player, round, move, opponent_move"),
    with: words("<csv>", "other people, only to learn from which lines recur"),
    folds: whole("groups of people, each judged by what the others share", 2, FOLDS_MAX, "2"),
    seed: seed("the groups and the shuffled rounds"),
  },
  unit: "people",
  async cells({ data, with: other, folds, seed }) {
    const people = await readPeople(PORTRAIT_GAME, data);
    const others = other === undefined ? [] : await readPeople(PORTRAIT_GAME, other, "--with");
    const question = { people, others, folds, seed };
    const groups = portraitFolds(question);
    if (groups.length === 0)
      throw new ConfigProblem("--data", `needs two people or more with ${PORTRAIT_ROUNDS_MIN} rounds each`);
    return { question, groups };
  },
  async run({ question, groups }, _, { signal }) {
    const judged = await finishedOf("groups", groups, signal, (fold) => judgePortraits(question, fold));
    return { ...reportPortraits(judged.flat()), complete: judged.length === groups.length };
  },
  text: (report) => describe(report),
  json: (report, { folds, seed }) => ({ game: PORTRAIT_GAME.id, folds, seed, ...report }),
});

function describe(report: PortraitsReport): string {
  const { people, rounds, lines, chance, lost, beatChance, shuffledBeatChance, recurring } = report;
  const bits = ({ mean, standardError }: Estimate): string[] => [mean.toFixed(3), standardError.toFixed(3)];
  return [
    `${people} people, ${rounds} rounds that no one learned from, ${lines.toFixed(1)} lines each\n\n`,
    textTable([
      ["", "bits a round", "error"],
      ["program", ...bits(report.bits)],
      ["ghost", ...bits(report.ghost)],
      ["fortune-teller", ...bits(report.mind)],
      ["chance", chance.toFixed(3), ""],
    ]),
    `\nthe program loses ${signedText(lost, 3)} to the ghost\n`,
    `it beats chance for ${percent(beatChance)}; with their rounds shuffled for ${percent(shuffledBeatChance)}\n\n`,
    textTable([
      ["lines that recur", "people", "weight", "came true"],
      ...recurring
        .slice(0, LINES_SHOWN)
        .map((line) => [lineText(line), String(line.people), signed(line.weight, 2), percent(line.hits)]),
    ]),
  ].join("");
}

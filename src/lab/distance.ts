// `gadalka lab distance`: compares two histories.

import type { MatrixGame, Rounds } from "../core/games/index.ts";
import { COMPARED_ROUNDS_MIN, type Comparison, compareProfiles } from "../core/profiles/distance.ts";
import { countsOf, type Difference, differencesOf } from "../core/profiles/traits.ts";
import { deriveSeed, seededRandom } from "../core/random/index.ts";
import { percent } from "../infra/text-table.ts";
import { readRecords, seedDigits } from "./kit/options.ts";
import { distanceText, effectText, pText, traitText } from "./kit/printing.ts";
import { readRecordedRounds } from "./kit/recorded-people.ts";
import { defineStudy, RECORDED_GAME, requiredWords, SOURCE_CONTEXT, seed } from "./kit/study.ts";

const DIFFERENCES_SHOWN = 5;

export const distance = defineStudy({
  id: "distance",
  about: "how different two ways to play are, by the source's distance and by a permutation test",
  parameters: {
    a: requiredWords("<csv>", "file with the columns round, move, opponent_move"),
    b: requiredWords("<csv>", "the same for the other one"),
    context: SOURCE_CONTEXT,
    game: RECORDED_GAME,
    seed: seed("the permutations"),
  },
  unit: "histories",
  async run({ game, context, seed, ...files }) {
    const [a, b] = [await readRounds(game, "--a", files.a), await readRounds(game, "--b", files.b)];
    const random = seededRandom(deriveSeed(seedDigits(seed), "distance"));
    const differences = differencesOf(game, countsOf(game, a), countsOf(game, b), DIFFERENCES_SHOWN);
    return { ...compareProfiles({ game, context, random }, a, b), differences };
  },
  text: (report, { game }) => describe(report, game, report.differences),
  /** `permutationP` is null if there are too few rounds. */
  json({ d, p, normalized, permutationP, effectSize, roundsA, roundsB }) {
    return { d, p, normalized, permutationP: permutationP ?? null, effectSize, roundsA, roundsB };
  },
});

function readRounds(game: MatrixGame, option: string, path: string): Promise<Rounds> {
  const what = "with the columns round, move, opponent_move";
  return readRecords(option, path, what, (text) => readRecordedRounds(game, text));
}

function describe(comparison: Comparison, game: MatrixGame, differences: readonly Difference[]): string {
  const { effectSize, roundsA, roundsB } = comparison;
  const rows = differences.map((one) => differenceRow(game, one));
  return [
    `a ${roundsA} rounds · b ${roundsB} rounds\n`,
    `${effectText(effectSize, permutationText(comparison))}\n`,
    distanceText("", comparison, [["where they differ", "a", "b", "p"], ...rows]),
  ].join("");
}

function permutationText({ permutationP }: Comparison): string {
  return permutationP === undefined
    ? `no permutation p below ${COMPARED_ROUNDS_MIN} rounds on either side`
    : `permutation p ${permutationP.toFixed(3)}`;
}

function differenceRow(game: MatrixGame, difference: Difference): string[] {
  const shares = [difference.a, difference.b].map(
    ({ count, total }) => `${percent(count / total)} (${count} of ${total})`,
  );
  return [traitText(game, difference), ...shares, pText(difference.p)];
}

// `gadalka lab distance`: compares two histories.

import type { MatrixGame, Rounds } from "../../core/games/index.ts";
import {
  COMPARED_ROUNDS_MIN,
  type Comparison,
  compareProfiles,
  type Difference,
  largestDifferences,
} from "../../core/profiles/index.ts";
import { deriveSeed, seededRandom } from "../../core/random/index.ts";
import { percent, textTable } from "../../infra/console/text-table.ts";
import { readGameOf, readRecords, readSeed, readWhole, seedDigits } from "../options.ts";
import { readRecordedRounds } from "../recorded-people.ts";
import { pText, traitText } from "../trait-text.ts";

interface DistanceOptions {
  readonly a: string;
  readonly b: string;
  readonly context: string;
  readonly game: string;
  readonly seed: string;
  readonly json?: true;
}

const CONTEXT_MAX = 64;
const DIFFERENCES_TOLD = 5;

/** Prints the distance. @throws ConfigProblem with the option, and the line of a bad file. */
export async function runDistance(options: DistanceOptions): Promise<void> {
  const game = readGameOf(["rps", "oddeven"], options.game);
  const context = readWhole("--context", options.context, 1, CONTEXT_MAX);
  const seed = readSeed(options.seed);
  const [a, b] = [await readRounds(game, "--a", options.a), await readRounds(game, "--b", options.b)];
  const random = seededRandom(deriveSeed(seedDigits(seed), "distance"));
  const comparison = compareProfiles({ game, context, random }, a, b);
  process.stdout.write(
    options.json
      ? `${JSON.stringify(asJson(comparison))}\n`
      : describe(comparison, game, largestDifferences(game, a, b, DIFFERENCES_TOLD)),
  );
}

function readRounds(game: MatrixGame, option: string, path: string): Promise<Rounds> {
  const what = "with the columns round, move, opponent_move";
  return readRecords(option, path, what, (text) => readRecordedRounds(game, text));
}

/** `permutationP` is null with too few rounds. */
function asJson({ d, p, normalized, permutationP, effectSize, roundsA, roundsB }: Comparison): object {
  return { d, p, normalized, permutationP: permutationP ?? null, effectSize, roundsA, roundsB };
}

function describe(comparison: Comparison, game: MatrixGame, differences: readonly Difference[]): string {
  const { d, p, normalized, effectSize, roundsA, roundsB } = comparison;
  return [
    `a ${roundsA} rounds · b ${roundsB} rounds\n`,
    `effect size ${effectSize.toFixed(3)} (0 alike, 1 nothing alike) · ${permutationText(comparison)}\n\n`,
    `the source's distance ${p.toFixed(4)} of ${d.length}, ${normalized.toFixed(4)} of 1\n`,
    textTable([
      ["moves of the counter", "d"],
      ...d.map((value, index) => [String(index + 1), value.toFixed(2)]),
    ]),
    "\n",
    textTable([["where they differ", "a", "b", "p"], ...differences.map((one) => differenceRow(game, one))]),
  ].join("");
}

function permutationText({ permutationP, missingA, missingB }: Comparison): string {
  if (permutationP !== undefined) return `permutation p ${permutationP.toFixed(3)}`;
  return `no permutation p below ${COMPARED_ROUNDS_MIN} rounds: a lacks ${missingA}, b lacks ${missingB}`;
}

function differenceRow(game: MatrixGame, difference: Difference): string[] {
  const shares = [difference.a, difference.b].map(
    ({ count, total }) => `${percent(count / total)} (${count} of ${total})`,
  );
  return [traitText(game, difference), ...shares, pText(difference.p)];
}

// `experiment programs`: what a strategy wins of every other one.

import type { MatrixGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { type Estimate, estimateMean, mean } from "../../src/core/statistics.ts";
import { createStrategy, families } from "../../src/core/strategies/index.ts";
import { textTable } from "../../src/infra/text-table.ts";
import { readGame } from "../../src/lab/kit/options.ts";
import { runTasks } from "../../src/lab/kit/pool.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import { defineStudy, seed, WORKERS, whole, words } from "../../src/lab/kit/study.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { expectedResults } from "./expected.ts";

const FURTHER_SETTINGS = [
  ...["markov:order=1", "markov:order=2"],
  ...["logistic", "vote", "ppm", "tree", "bayes"].map((mixing) => `experts:mixing=${mixing}`),
];

/** Every family at its defaults, some other settings, and each constant move. */
export function gauntletOf(game: MatrixGame): readonly string[] {
  const playing = families.filter(({ plays }) => plays(game));
  const constants = game.moveIds.slice(1).map((_, move) => `constant:move=${move + 1}`);
  return [...playing.map(({ family }) => family), ...FURTHER_SETTINGS, ...constants];
}

export interface MatchTask {
  readonly game: string;
  readonly strategy: string;
  readonly opponent: string;
  readonly rounds: number;
  readonly match: number;
  readonly seed: number;
}

/** The judged strategy's mean result a round, expected over its dice. Opponents' seeds don't depend on whom they play. */
export function playMatch({ game: id, strategy, opponent, rounds, match, seed }: MatchTask): number {
  const game = gameOf(id);
  const randomOf = (role: string) =>
    seededRandom(deriveSeed(seedBytes(seed), "strength", "gauntlet", role, opponent, match));
  const other = createStrategy(opponent, { game, side: "person", random: randomOf("opponent") });
  const judged = createStrategy(strategy, { game, side: "bot", random: randomOf("judged") });
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const [move, own] = [other.choose(), judged.choose()];
    sum += expectedResults(game, judged, own)[move] as number;
    judged.observe(own, move);
    other.observe(move, own);
  }
  return sum / rounds;
}

export const programs = defineStudy({
  id: "programs",
  about: "what a strategy wins a round of every other strategy",
  parameters: {
    game: { takes: "<id>", about: "any game", usual: "rps", read: (typed) => readGame(String(typed)) },
    strategy: words("<id>", "who is judged, such as fortune-teller:without=net", "fortune-teller"),
    matches: whole("matches against each", 2, 100_000, "30"),
    rounds: whole("rounds of a match", 1, 1_000_000, "1000"),
    seed: seed("everything drawn"),
    workers: WORKERS,
  },
  unit: "matches",
  async run({ game, strategy: typed, matches, rounds, seed, workers }, onProgress) {
    const strategy = readStrategy("--strategy", typed, game);
    const opponents = gauntletOf(game);
    const tasks = opponents.flatMap((opponent) =>
      Array.from({ length: matches }, (_, match) => ({
        ...{ game: game.id, strategy, opponent, rounds, match, seed },
      })),
    );
    const found = await runTasks(new URL(import.meta.url), playMatch, tasks, { workers, onProgress });
    return opponents.map((opponent, at): Estimate & { readonly opponent: string } => ({
      opponent,
      ...estimateMean(found.slice(at * matches, (at + 1) * matches)),
    }));
  },
  text: (rows) =>
    textTable([
      ...rows.map((row) => [row.opponent, signedText(row, 3)]),
      ["mean", signedText(meanOf(rows), 3)],
    ]),
  json: (rows) => ({ rows, mean: meanOf(rows) }),
});

/** All opponents equally weighted; the error is that of the matches. */
function meanOf(rows: readonly Estimate[]): Estimate {
  const standardError = Math.hypot(...rows.map((row) => row.standardError)) / rows.length;
  return { mean: mean(rows.map((row) => row.mean)), standardError };
}

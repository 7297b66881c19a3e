// `experiment people`: recorded people whom the bot has not met, left out by cross-validation.

import type { MatrixGame, Move } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../src/core/random/index.ts";
import { sum } from "../../src/core/statistics.ts";
import { readNet } from "../../src/core/strategies/fortune-teller/net.ts";
import { createStrategy, FortuneTeller, Population, type Strategy } from "../../src/core/strategies/index.ts";
import { textTable } from "../../src/infra/console/text-table.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import { readPeople } from "../../src/lab/kit/options.ts";
import { runTasks } from "../../src/lab/kit/pool.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import {
  defineStudy,
  RECORDED_GAME,
  requiredWords,
  seed,
  WORKERS,
  whole,
  words,
} from "../../src/lab/kit/study.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { learnNet } from "../net/study.ts";
import { learnFromPeople } from "../population.ts";
import { expectedResults } from "./expected.ts";

/** Everybody is read anew by each of these, in this order. */
type Reader = "knows nobody" | "knows others" | "and their net" | "the other strategy";

/** One person's rounds as read: results in -1 … 1, expected over the reader's dice, and -ln of what it gave the move. */
export interface Reading {
  readonly player: string;
  readonly file: number;
  readonly results: Float64Array;
  readonly surprises: Float64Array;
}

export interface FoldTask {
  readonly game: string;
  /** Whom the net learns from, and of them whom the population learns from. */
  readonly learned: readonly RecordedPerson[];
  readonly known: readonly RecordedPerson[];
  readonly tested: readonly (RecordedPerson & { readonly file: number })[];
  /** 0 for no net. */
  readonly epochs: number;
  readonly strategy: string | undefined;
  readonly seed: number;
}

/** As in the populations that come with the program: the few people of odd-even teach weights, and no habits. */
const VISITS_MIN: Readonly<Record<string, number>> = { oddeven: Number.POSITIVE_INFINITY };

/** Learns from the learned, and reads the tested. */
export function readFold(task: FoldTask): Readonly<Partial<Record<Reader, readonly Reading[]>>> {
  const { tested, seed, epochs, strategy } = task;
  const game = gameOf(task.game);
  const readAll = (create: (seat: Parameters<typeof createStrategy>[1]) => Strategy): readonly Reading[] =>
    tested.map((person) => {
      const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "read", person.player));
      return { ...readPerson(game, create({ game, side: "bot", random }), person), file: person.file };
    });
  if (strategy !== undefined)
    return { "the other strategy": readAll((seat) => createStrategy(strategy, seat)) };
  const visitsMin = VISITS_MIN[game.id] ?? 30;
  const data = learnFromPeople({ game, people: task.known, visitsMin, seed });
  const population = new Population(data);
  const net = epochs > 0 ? readNet(learnNet(task.learned, epochs, seed)) : undefined;
  return {
    "knows nobody": readAll((seat) => new FortuneTeller(seat, {})),
    "knows others": readAll((seat) => new FortuneTeller(seat, { population })),
    ...(net ? { "and their net": readAll((seat) => new FortuneTeller(seat, { population, net })) } : {}),
  };
}

/** Replays one person, whose recorded opponent's moves stand for the reader's own. */
function readPerson(
  game: MatrixGame,
  reader: Strategy,
  { player, rounds }: RecordedPerson,
): Omit<Reading, "file"> {
  const results = new Float64Array(rounds.person.length);
  const surprises = new Float64Array(rounds.person.length).fill(Number.NaN);
  rounds.person.forEach((move, round) => {
    results[round] = expectedResults(game, reader, reader.choose())[move] as number;
    if (reader instanceof FortuneTeller) surprises[round] = -Math.log(reader.probabilities()[move] as number);
    reader.observe(rounds.bot[round] as Move, move);
  });
  return { player, results, surprises };
}

/** Random folds of nearly equal size, by person and never by round. */
export function foldsOf<Person>(people: readonly Person[], count: number, seed: number) {
  const dealt = shuffled(people, seededRandom(deriveSeed(seedBytes(seed), "strength", "folds")));
  return Array.from({ length: Math.min(count, people.length) }, (_, fold) => ({
    learned: dealt.filter((_, index) => index % count !== fold),
    tested: dealt.filter((_, index) => index % count === fold),
  }));
}

/** First and last round of each stretch, counted from a person's first. */
const STRETCHES: readonly (readonly [string, number, number])[] = [
  ["all", 1, Number.POSITIVE_INFINITY],
  ["1-5", 1, 5],
  ["6-10", 6, 10],
  ["1-10", 1, 10],
  ["11-20", 11, 20],
  ["21-50", 21, 50],
  ["51-100", 51, 100],
  ["101+", 101, Number.POSITIVE_INFINITY],
];

/** Scores are (wins - losses) / rounds with errors by person; a gain is over the reader before, person by person. */
export function rowsOf(files: readonly string[], readings: ReadonlyMap<Reader, readonly Reading[]>) {
  return files.flatMap((file, index) => {
    const byReader = [...readings].map(
      ([reader, all]) => [reader, all.filter((one) => one.file === index)] as const,
    );
    return byReader.map(([reader, own], at) => {
      const before = new Map(byReader[at - 1]?.[1].map((one) => [one.player, one]));
      const gains = own.map(({ player, results }) => {
        const less = before.get(player)?.results;
        return { sum: less ? sum(results) - sum(less) : Number.NaN, count: results.length };
      });
      const losses = own.map(({ surprises }) => ({ sum: sum(surprises), count: surprises.length }));
      return {
        file,
        reader,
        people: own.length,
        rounds: sum(own.map(({ results }) => results.length)),
        gain: clusteredMean(gains),
        logLoss: clusteredMean(losses),
        scores: STRETCHES.map(([rounds, from, to]) => {
          const parts = own.map(({ results }) => results.subarray(from - 1, to));
          return { rounds, ...clusteredMean(parts.map((part) => ({ sum: sum(part), count: part.length }))) };
        }),
      };
    });
  });
}

const USUAL = "fortune-teller";

export const people = defineStudy({
  id: "people",
  about: "how well the fortune-teller reads recorded people it hasn't met, or another strategy does",
  parameters: {
    data: requiredWords("<csv,csv>", "files with the columns player, round, move, opponent_move"),
    game: RECORDED_GAME,
    strategy: words("<id>", "another strategy, which learns from no people", USUAL),
    epochs: whole("also learn a net, by so many epochs (the shipped one: 60)", 0, 10_000, "0"),
    folds: whole("parts of the people that are left out in turn", 2, 1000, "5"),
    seed: seed("the folds and everything drawn"),
    workers: WORKERS,
  },
  unit: "folds",
  async run({ data, game, strategy: typed, epochs, folds, seed, workers }, onProgress) {
    const strategy = typed === USUAL ? undefined : readStrategy("--strategy", typed, game);
    const files = data.split(",");
    const read = await Promise.all(
      files.map(async (path, file) => (await readPeople(game, path)).map((one) => ({ ...one, file }))),
    );
    const tasks = foldsOf(read.flat(), folds, seed).map(({ learned, tested }): FoldTask => {
      // As the shipped population, which is of the first file.
      const known = learned.filter(({ file }) => file === 0);
      return { game: game.id, learned, known, tested, epochs, strategy, seed };
    });
    const results = await runTasks(new URL(import.meta.url), readFold, tasks, { workers, onProgress });
    const readings = new Map<Reader, readonly Reading[]>();
    for (const found of results)
      for (const [reader, own] of Object.entries(found) as [Reader, readonly Reading[]][])
        readings.set(reader, [...(readings.get(reader) ?? []), ...own]);
    return rowsOf(files, readings);
  },
  text: (rows) =>
    textTable([
      ["", "people", "gain", "log loss", ...STRETCHES.map(([rounds]) => rounds)],
      ...rows.map(({ file, reader, people, gain, logLoss, scores }) => [
        `${file}, ${reader}`,
        String(people),
        Number.isNaN(gain.mean) ? "" : signedText(gain, 4),
        logLoss.mean.toFixed(4),
        ...scores.map((score) => (Number.isNaN(score.mean) ? "" : signedText(score, 3))),
      ]),
    ]),
  json: (rows) => rows,
});

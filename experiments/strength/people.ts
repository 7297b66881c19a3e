// `experiment people`: recorded people whom the bot has not met. They are left out by people, by cross-validation, and by
// files: what one file taught is tried on the other.

import { basename } from "node:path";
import { circleGame, type Move, type Rounds } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom, shuffled } from "../../src/core/random/index.ts";
import { sum } from "../../src/core/statistics.ts";
import { readNet } from "../../src/core/strategies/fortune-teller/net.ts";
import { populationOf } from "../../src/core/strategies/fortune-teller/population.ts";
import { createStrategy, FortuneTeller, type Seat, type Strategy } from "../../src/core/strategies/index.ts";
import { textTable } from "../../src/infra/text-table.ts";
import { clusteredMean } from "../../src/lab/kit/clustered.ts";
import { readPeople } from "../../src/lab/kit/options.ts";
import { runTasks } from "../../src/lab/kit/pool.ts";
import { signedText } from "../../src/lab/kit/printing.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import { defineStudy, requiredWords, seed, WORKERS, whole, words } from "../../src/lab/kit/study.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { learnNet } from "../net/study.ts";
import { turned } from "../net/train.ts";
import { learnPopulation, VISITS_MIN } from "../population.ts";
import { expectedResults } from "./expected.ts";

const game = circleGame(3);

/** Everybody is read again by each of these. A gain is over the reader named beside it. */
const READERS = {
  "knows nobody": undefined,
  "knows others": "knows nobody",
  "and their net": "knows others",
  "knows another file": "knows nobody",
  "and its net": "knows another file",
  "the other strategy": undefined,
} as const;
type Reader = keyof typeof READERS;
type Readings = Readonly<Partial<Record<Reader, readonly Reading[]>>>;

/** One person's rounds as read: results in -1 … 1, expected over the reader's dice, and -ln of what it gave the move. */
export interface Reading {
  readonly player: string;
  readonly group: string;
  readonly results: Float64Array;
  readonly losses: Float64Array;
}

type Tested = RecordedPerson & { readonly group: string };

export interface ReadTask {
  /** Whom the net learns from, and of them whom the population learns from. */
  readonly learned: readonly RecordedPerson[];
  readonly known: readonly RecordedPerson[];
  /** Whether the learned are of another file than the tested. */
  readonly isOtherFile: boolean;
  readonly tested: readonly Tested[];
  /** 0 for no net. */
  readonly epochs: number;
  readonly strategy: string | undefined;
  readonly seed: number;
}

/** Learns from the learned, and reads the tested. */
export function readTested({
  learned,
  known,
  isOtherFile,
  tested,
  epochs,
  strategy,
  seed,
}: ReadTask): Readings {
  const readAll = (create: (seat: Seat) => Strategy): readonly Reading[] =>
    tested.map((person) => {
      const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "read", person.player));
      return readPerson(create({ game, side: "bot", random }), person);
    });
  if (strategy !== undefined)
    return { "the other strategy": readAll((seat) => createStrategy(strategy, seat)) };
  const data = learnPopulation(
    known.map(({ rounds }) => rounds),
    VISITS_MIN,
    seed,
  );
  const population = populationOf(data);
  const net = epochs > 0 ? readNet(learnNet(learned, epochs, seed)) : undefined;
  const nobody = readAll((seat) => new FortuneTeller(seat, {}));
  const people = readAll((seat) => new FortuneTeller(seat, { population }));
  const nets = net && readAll((seat) => new FortuneTeller(seat, { population, net }));
  return isOtherFile
    ? { "knows nobody": nobody, "knows another file": people, "and its net": nets ?? [] }
    : { "knows nobody": nobody, "knows others": people, "and their net": nets ?? [] };
}

/** Replays one person, whose recorded opponent's moves stand for the reader's own. */
function readPerson(reader: Strategy, { player, group, rounds }: Tested): Reading {
  const results = new Float64Array(rounds.person.length);
  const losses = new Float64Array(rounds.person.length).fill(Number.NaN);
  rounds.person.forEach((move, round) => {
    results[round] = expectedResults(game, reader, reader.choose())[move] as number;
    if (reader instanceof FortuneTeller) losses[round] = -Math.log(reader.probabilities()[move] as number);
    reader.observe(rounds.bot[round] as Move, move);
  });
  return { player, group, results, losses };
}

/** Random folds of nearly equal size, by person and never by round. */
export function foldsOf<Person>(people: readonly Person[], count: number, seed: number) {
  const dealt = shuffled(people, seededRandom(deriveSeed(seedBytes(seed), "strength", "folds")));
  return Array.from({ length: Math.min(count, people.length) }, (_, fold) => ({
    learned: dealt.filter((_, index) => index % count !== fold),
    tested: dealt.filter((_, index) => index % count === fold),
  }));
}

/** Somebody who shares nothing with the recorded people but how varied their moves are: all moves turned by one on the
 * circle, and the rounds in any order. */
export function strangerOf({ player, rounds, ...rest }: Tested, seed: number): Tested {
  const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "stranger", player));
  const order = shuffled([...rounds.person.keys()], random);
  const inOrder = (moves: Uint8Array) => Uint8Array.from(order, (round) => moves[round] as Move);
  const mixed: Rounds = { person: inOrder(rounds.person), bot: inOrder(rounds.bot) };
  return { ...rest, player, rounds: turned(mixed, 1), group: `${rest.group}, as strangers` };
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
const EARLY_ROUNDS = 10;

/** Scores are (wins - losses) / rounds with errors by person; a gain is person by person. */
export function rowsOf(all: readonly Readings[]) {
  // By person, because who knows nobody reads the same person again for each file.
  const readings = new Map<Reader, Map<string, Reading>>();
  for (const found of all)
    for (const [reader, own] of Object.entries(found) as [Reader, readonly Reading[]][]) {
      const known = readings.get(reader) ?? new Map<string, Reading>();
      readings.set(reader, known);
      for (const one of own) known.set(`${one.group} ${one.player}`, one);
    }
  const groups = [
    ...new Set([...readings.values()].flatMap((own) => [...own.values()].map(({ group }) => group))),
  ];
  return groups.flatMap((group) =>
    (Object.keys(READERS) as Reader[]).flatMap((reader) => {
      const own = [...(readings.get(reader)?.values() ?? [])].filter((one) => one.group === group);
      const base = READERS[reader];
      const before = base && readings.get(base);
      const gains = own.map(({ player, results }) => {
        const less = before?.get(`${group} ${player}`)?.results;
        return { sum: less ? sum(results) - sum(less) : Number.NaN, count: results.length };
      });
      const lossIn = (rounds?: number) =>
        clusteredMean(
          own
            .map(({ losses }) => losses.subarray(0, rounds))
            .map((part) => ({ sum: sum(part), count: part.length })),
        );
      if (own.length === 0) return [];
      return {
        group,
        reader,
        people: own.length,
        rounds: sum(own.map(({ results }) => results.length)),
        gain: clusteredMean(gains),
        logLoss: lossIn(),
        earlyLogLoss: lossIn(EARLY_ROUNDS),
        scores: STRETCHES.map(([rounds, from, to]) => {
          const parts = own.map(({ results }) => results.subarray(from - 1, to));
          return { rounds, ...clusteredMean(parts.map((part) => ({ sum: sum(part), count: part.length }))) };
        }),
      };
    }),
  );
}

const USUAL = "fortune-teller";

export const people = defineStudy({
  id: "people",
  about: "how well the fortune-teller reads recorded people it hasn't met, or another strategy does",
  parameters: {
    data: requiredWords("<csv,csv>", "files with the columns player, round, move, opponent_move"),
    strategy: words("<id>", "another strategy, which learns from no people", USUAL),
    epochs: whole("also learn a net, by so many epochs (the shipped one: 60)", 0, 10_000, "0"),
    folds: whole("parts of the people that are left out in turn", 2, 1000, "5"),
    seed: seed("the folds and everything drawn"),
    workers: WORKERS,
  },
  unit: "parts",
  async run({ data, strategy: typed, epochs, folds, seed, workers }, onProgress) {
    const strategy = typed === USUAL ? undefined : readStrategy("--strategy", typed, game);
    const files = await Promise.all(
      data
        .split(",")
        .map(async (path) =>
          (await readPeople(game, path)).map((one) => ({ ...one, group: basename(path) })),
        ),
    );
    const first = new Set(files[0]);
    const settings = { epochs, strategy, seed };
    const byPeople = foldsOf(files.flat(), folds, seed).map(({ learned, tested }): ReadTask => {
      // As the shipped population, which is of the first file.
      const known = learned.filter((person) => first.has(person));
      return { ...settings, learned, known, tested, isOtherFile: false };
    });
    const byFiles =
      files.length < 2 || strategy !== undefined
        ? []
        : files.flatMap((tested): ReadTask[] => {
            const learned = files.filter((file) => file !== tested).flat();
            const strangers = tested.map((person) => strangerOf(person, seed));
            return [
              { ...settings, learned, known: learned, tested: [...tested, ...strangers], isOtherFile: true },
            ];
          });
    const tasks = [...byPeople, ...byFiles];
    return rowsOf(await runTasks(new URL(import.meta.url), readTested, tasks, { workers, onProgress }));
  },
  text: (rows) =>
    textTable([
      ["", "people", "gain", "log loss", "in 1-10", ...STRETCHES.map(([rounds]) => rounds)],
      ["chance", "", "", Math.log(game.size).toFixed(4), Math.log(game.size).toFixed(4)],
      ...rows.map(({ group, reader, people, gain, logLoss, earlyLogLoss, scores }) => [
        `${group}, ${reader}`,
        String(people),
        Number.isNaN(gain.mean) ? "" : signedText(gain, 4),
        logLoss.mean.toFixed(4),
        earlyLogLoss.mean.toFixed(4),
        ...scores.map((score) => (Number.isNaN(score.mean) ? "" : signedText(score, 3))),
      ]),
    ]),
  json: (rows) => rows,
});

// `experiment prior`: learns the fortune-teller's prior from recorded people.

import { readFile, writeFile } from "node:fs/promises";
import { sum } from "../../src/core/statistics.ts";
import { writePopulation } from "../../src/core/strategies/index.ts";
import { ConfigProblem } from "../../src/infra/config-problem.ts";
import { readGameOf, readPeople, readSeed, readWhole } from "../../src/lab/kit/options.ts";
import { learnFromPeople } from "./population.ts";

interface PriorOptions {
  readonly data: string;
  readonly out: string;
  readonly game: string;
  readonly visits: string;
  readonly seed: string;
  readonly json?: true;
}

/** Writes the file and prints a summary. @throws ConfigProblem. */
export async function runPrior(options: PriorOptions): Promise<void> {
  const { data, out } = options;
  const game = readGameOf(["rps", "oddeven"], options.game);
  const visitsMin = readWhole("--visits", options.visits, 1, 1_000_000_000);
  const seed = readSeed(options.seed);
  const people = await readPeople(game, data);
  const population = learnFromPeople({ game, people, visitsMin, seed });
  const bytes = writePopulation(population);
  await writeOut(out, bytes);
  const rounds = sum(people.map(({ rounds }) => rounds.person.length));
  const seen = {
    game: game.id,
    people: people.length,
    rounds,
    habits: population.keys.length,
    weights: population.weights.length,
    bytes: bytes.length,
  };
  process.stdout.write(options.json ? `${JSON.stringify(seen)}\n` : describe(out, seen));
}

async function writeOut(path: string, bytes: Uint8Array): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before && Buffer.compare(before, bytes) === 0) return;
  try {
    await writeFile(path, bytes);
  } catch (cause) {
    const { code = "unknown error" } = cause as NodeJS.ErrnoException;
    throw new ConfigProblem(
      "--out",
      `${path} cannot be written (${code}); pass a file in a folder that exists`,
      {
        cause,
      },
    );
  }
}

function describe(
  path: string,
  seen: { people: number; rounds: number; habits: number; weights: number; bytes: number },
): string {
  return `${path}: ${seen.habits} habits and ${seen.weights} weights of ${seen.people} people, ${seen.rounds} rounds, in ${seen.bytes} bytes\n`;
}

// `experiment strength`: a full evaluation of the fortune-teller, or of a different strategy.

import { CATALOGUE, circleGame, type MatrixGame, oddEven } from "../../src/core/games/index.ts";
import { interruption } from "../../src/infra/console/interruption.ts";
import { progressOn } from "../../src/infra/console/progress.ts";
import { readGameOf, readPeople, readSeed, readWhole, readWorkers } from "../../src/lab/kit/options.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { readStrategy } from "../../src/lab/kit/strategy-option.ts";
import { machineGauges } from "../gauges.ts";
import type { PeopleData } from "./people-study.ts";
import { judgeStrength } from "./study.ts";
import { describeStrength } from "./text.ts";

interface StrengthOptions {
  readonly data?: string;
  readonly pennies?: string;
  readonly strategy: string;
  readonly game: string;
  readonly matches: string;
  readonly adversaries: string;
  readonly adversaryRounds: string;
  readonly roundsOfChance: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

const COST = {
  histories: [1000, 10_000],
  timedRounds: 1000,
  newcomers: 20,
  newcomerRounds: 300,
  players: 200,
  playedRounds: 300,
  lastingPlayers: 8,
  lastingRounds: 10_000,
  coldRounds: 10_000,
};

/** Prints the report; Ctrl+C prints what is finished. @throws ConfigProblem. */
export async function runStrength(options: StrengthOptions): Promise<void> {
  const game = readGameOf(
    CATALOGUE.map(({ id }) => id),
    options.game,
  );
  const strategy = readStrategy("--strategy", options.strategy, game);
  const matches = readWhole("--matches", options.matches, 2, 100_000);
  const adversaries = readWhole("--adversaries", options.adversaries, 0, 1000);
  const adversaryRounds = readWhole("--adversary-rounds", options.adversaryRounds, 1, 1_000_000);
  const roundsOfChance = readWhole("--rounds-of-chance", options.roundsOfChance, 2, 1_000_000_000);
  const seed = readSeed(options.seed);
  const workers = readWorkers(options.workers);
  const data = await readData(options);
  const missing = missingIn(data);
  const ctrlC = interruption();
  const bars = {
    learning: progressOn(process.stderr, "learning"),
    people: progressOn(process.stderr, "people"),
    matches: progressOn(process.stderr, "matches"),
    adversaries: progressOn(process.stderr, "adversaries"),
  };
  const report = await judgeStrength(
    {
      strategy,
      game,
      seed,
      matches,
      roundsOfChance,
      adversaries,
      adversaryRounds,
      data,
      cost: { ...COST, gauges: machineGauges() },
    },
    { workers, signal: ctrlC.signal, onProgress: (stage, done, total) => bars[stage].show(done, total) },
  );
  bars.matches.end();
  bars.adversaries.end();
  process.stdout.write(
    options.json ? `${JSON.stringify({ ...report, missing })}\n` : describeStrength(report, missing),
  );
  ctrlC.end();
}

async function readData({ data, pennies }: StrengthOptions): Promise<PeopleData> {
  const people = async (
    option: string,
    game: MatrixGame,
    path?: string,
  ): Promise<readonly RecordedPerson[]> => (path === undefined ? [] : readPeople(game, path, option));
  return {
    rps: await people("--data", circleGame(3), data),
    pennies: await people("--pennies", oddEven, pennies),
  };
}

function missingIn({ rps, pennies }: PeopleData): readonly string[] {
  return [
    ...(rps.length === 0 ? ["people at rock-paper-scissors: pass --data"] : []),
    ...(rps.some(({ opponent }) => opponent === undefined)
      ? ["people who met other opponents: the file has no column opponent"]
      : []),
    ...(pennies.length === 0 ? ["people at matching pennies: pass --pennies"] : []),
  ];
}

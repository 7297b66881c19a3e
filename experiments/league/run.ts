// `experiment league`: leagues of the registry's strategies, played on several sets of seeds.

import { readGame, readSeed, readWhole, readWorkers } from "../../src/lab/kit/options.ts";
import { underWay } from "../../src/lab/kit/study.ts";
import { readWholes } from "../options.ts";
import { ENTRANTS } from "./entrants.ts";
import { entrantsOf, type LeaguePlan, playLeague, studyOf } from "./study.ts";
import { describeStudy } from "./text.ts";

interface LeagueOptions {
  readonly game: string;
  readonly entrants: string;
  readonly matches: string;
  readonly rounds: string;
  readonly sets: string;
  readonly seed: string;
  readonly workers?: string;
  readonly json?: true;
}

/** Prints the study; Ctrl+C prints nothing, because only whole leagues count. @throws ConfigProblem. */
export async function runLeagueStudy(options: LeagueOptions): Promise<void> {
  const plan: LeaguePlan = {
    game: readGame(options.game).id,
    entrants: readWhole("--entrants", options.entrants, 10, ENTRANTS.length),
    matches: readWholes("--matches", options.matches, 1, 64),
    rounds: readWhole("--rounds", options.rounds, 10, 10_000),
    sets: readWhole("--sets", options.sets, 2, 64),
    seed: readSeed(options.seed),
  };
  const workers = readWorkers(options.workers);
  entrantsOf(plan);
  const pairs = await underWay("pairs", (course) => playLeague(plan, { workers, ...course }));
  if (!pairs) return;
  const study = studyOf(plan, pairs);
  process.stdout.write(options.json ? `${JSON.stringify(study)}\n` : describeStudy(study));
}

// Self-contained tasks of the study that any thread can run.

import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { PopulationData } from "../../src/core/strategies/index.ts";
import type { ClusterSum } from "../../src/lab/kit/clustered.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { gameOf, seedBytes } from "../../src/lab/kit/task-values.ts";
import { learnFromPeople } from "../prior/population.ts";
import { type AttackCourse, type AttackTask, playAttack } from "./adversaries/attack.ts";
import { type Contest, playContest } from "./contests.ts";
import { shuffleRounds } from "./folds.ts";
import { type FullReading, readFully } from "./reading.ts";
import { type Subject, seatSubject } from "./subject.ts";

export { playEndlessly } from "./adversaries/endless.ts";
export { openAccounts } from "./adversaries/newcomers.ts";
export { searchScripts } from "./adversaries/scripts.ts";

/** Reads these people, each with a new subject. */
export interface LearnTask {
  readonly game: string;
  readonly people: readonly RecordedPerson[];
  readonly seed: number;
}

export interface ReadTask extends LearnTask {
  readonly subject: Subject;
  readonly isShuffled: boolean;
}

/** One match of a contest. */
export interface PlayTask {
  readonly contest: Contest;
  readonly match: number;
  readonly seed: number;
}

/** As in the bundled populations: the few people of odd-even train weights only, no habits. */
const VISITS_MIN: Readonly<Record<string, number>> = { oddeven: Number.POSITIVE_INFINITY };
const VISITS_MIN_USUAL = 30;

/** The population of these people. */
export function learn({ game, people, seed }: LearnTask): PopulationData {
  return learnFromPeople({
    game: gameOf(game),
    people,
    visitsMin: VISITS_MIN[game] ?? VISITS_MIN_USUAL,
    seed,
  });
}

export function read(task: ReadTask): readonly FullReading[] {
  const game = gameOf(task.game);
  return task.people.map((person) => {
    const randomOf = (role: string) =>
      seededRandom(deriveSeed(seedBytes(task.seed), "strength", role, person.player));
    const shown = task.isShuffled ? shuffleRounds(person, randomOf("shuffle")) : person;
    return readFully(game, seatSubject(task.subject, game, randomOf("read")), shown);
  });
}

export function play({ contest, match, seed }: PlayTask): ClusterSum {
  return playContest(contest, match, seed);
}

export function attack(task: AttackTask): AttackCourse {
  return playAttack(task);
}

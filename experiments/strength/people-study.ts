// The study's part about people: plans learning and reading, and groups readings by question.

import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { Part, PopulationData } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { type Fold, foldsByPlayer } from "../../src/lab/prior/folds.ts";
import { foldsByOpponent, foldsOfOne } from "./folds.ts";
import type { FullReading } from "./reading.ts";
import type { Stages } from "./stages.ts";
import type { Pupil, Subject } from "./subject.ts";
import type { LearnTask, ReadTask } from "./task.ts";

/** Recorded people at rock-paper-scissors and at matching pennies; either may be empty. */
export interface PeopleData {
  readonly rps: readonly RecordedPerson[];
  readonly pennies: readonly RecordedPerson[];
}

type Course = "folds" | "opponents" | "pennies";

interface ReadingTask {
  readonly name: QuestionName;
  readonly course: Course;
  readonly knowsPeople: boolean;
  readonly isShuffled?: true;
  readonly without?: Part;
}

export type QuestionName =
  | "known"
  | "alone"
  | "shuffled"
  | "strangers"
  | "pennies"
  | "pennies-alone"
  | `without-${Part}`;

/** Readings by question; empty if it wasn't asked. */
export type Answers = ReadonlyMap<QuestionName, readonly FullReading[]>;

const FOLDS = 5;
const COURSES: readonly Course[] = ["folds", "opponents", "pennies"];

interface Lesson {
  readonly course: Course;
  readonly fold: Fold;
  readonly population: PopulationData | undefined;
}

/** Learns and reads. Finished readings only: an interrupt leaves fewer people. */
export async function studyPeople(
  pupil: Pupil,
  data: PeopleData,
  seed: number,
  stages: Stages,
): Promise<Answers> {
  const learningPolicy = await learnAll(pupil, data, seed, stages);
  const asked = questionsOf(pupil).flatMap((question) =>
    learningPolicy
      .filter(({ course, population }) => course === question.course && (!question.knowsPeople || population))
      .map((lesson) => ({ question, task: readTask(pupil, question, lesson, seed) })),
  );
  const results = await stages.read(asked.map(({ task }) => task));
  const answers = new Map<QuestionName, readonly FullReading[]>();
  asked.forEach(({ question: { name } }, index) => {
    answers.set(name, [...(answers.get(name) ?? []), ...(results[index] ?? [])]);
  });
  return answers;
}

async function learnAll(
  pupil: Pupil,
  data: PeopleData,
  seed: number,
  stages: Stages,
): Promise<readonly Lesson[]> {
  const random = seededRandom(deriveSeed(seedBytes(seed), "strength", "folds"));
  const folds: Readonly<Record<Course, readonly Fold[]>> = {
    folds: foldsByPlayer(data.rps, FOLDS, random),
    opponents: foldsByOpponent(data.rps),
    pennies: foldsOfOne(data.pennies),
  };
  const all = COURSES.flatMap((course) => folds[course].map((fold) => ({ course, fold })));
  const tasks = all.map(
    ({ course, fold }): LearnTask => ({ game: gameIdOf(course), people: fold.learned, seed }),
  );
  const populations = pupil.knowsPeople ? await stages.learn(tasks) : [];
  return all.map((lesson, index) => ({ ...lesson, population: populations[index] }));
}

function questionsOf({ knowsPeople, parts }: Pupil): readonly ReadingTask[] {
  const alone: readonly ReadingTask[] = [
    { name: "alone", course: "folds", knowsPeople: false },
    { name: "pennies-alone", course: "pennies", knowsPeople: false },
  ];
  if (!knowsPeople) return [...alone, { name: "shuffled", course: "folds", knowsPeople, isShuffled: true }];
  return [
    { name: "known", course: "folds", knowsPeople },
    { name: "pennies", course: "pennies", knowsPeople },
    ...alone,
    { name: "shuffled", course: "folds", knowsPeople, isShuffled: true },
    { name: "strangers", course: "opponents", knowsPeople },
    ...parts
      .filter((part) => part !== "population" && part !== "net")
      .map((without): ReadingTask => ({ name: `without-${without}`, course: "folds", knowsPeople, without })),
  ];
}

function readTask(
  pupil: Pupil,
  question: ReadingTask,
  { course, fold, population }: Lesson,
  seed: number,
): ReadTask {
  const without = question.without ?? pupil.without;
  const populations = question.knowsPeople && population ? [population] : [];
  const taught: Subject = { kind: "taught", populations, without };
  return {
    game: gameIdOf(course),
    people: fold.tested,
    seed,
    subject: pupil.isTaught ? taught : { kind: "registered", strategy: pupil.strategy },
    isShuffled: question.isShuffled ?? false,
  };
}

function gameIdOf(course: Course): string {
  return course === "pennies" ? "oddeven" : "rps";
}

// Whether a net helps the fortune-teller with people whom neither has met: people are left out, and whole files.

import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import type { Estimate } from "../../src/core/statistics.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { foldsByPlayer } from "../../src/lab/prior/folds.ts";
import { EARLY_ROUNDS, pairedDifference, type Scores, scoresOf } from "../../src/lab/prior/scores.ts";
import type { BothReadings, Lesson, LessonTask, ReadTask } from "./task.ts";

/** The people of a file. */
interface PeopleFile {
  readonly name: string;
  readonly people: readonly RecordedPerson[];
}

export interface NetQuestion {
  /** The population is learned from the people of the first file, as the one that comes with the program. */
  readonly files: readonly PeopleFile[];
  readonly epochs: number;
  readonly folds: number;
  readonly seed: number;
}

/** Tasks that run on threads; undefined if an interrupt left them unfinished. */
export interface NetStages {
  learn(tasks: readonly LessonTask[]): Promise<readonly (Lesson | undefined)[]>;
  read(tasks: readonly ReadTask[]): Promise<readonly (BothReadings | undefined)[]>;
}

/** How a file's people are read, and what the net adds, person by person. */
export interface NetRow {
  readonly file: string;
  /** Whom the net had learned from. */
  readonly learned: "other people" | "other files";
  readonly without: Scores;
  readonly with: Scores;
  readonly gain: Estimate;
  readonly early: Estimate;
}

interface Split {
  readonly learned: NetRow["learned"];
  readonly task: LessonTask;
  readonly tested: readonly RecordedPerson[];
}

/** Deterministic for any number of threads. */
export async function judgeNet(question: NetQuestion, stages: NetStages): Promise<readonly NetRow[]> {
  const splits = splitsOf(question);
  const lessons = await stages.learn(splits.map(({ task }) => task));
  const asked = splits.flatMap(({ learned, tested }, index) => {
    const lesson = lessons[index];
    return lesson ? [{ learned, task: { people: tested, lesson, seed: question.seed } }] : [];
  });
  const found = await stages.read(asked.map(({ task }) => task));
  return (["other people", "other files"] as const).flatMap((learned) => {
    const readings = asked.flatMap((one, index) => (one.learned === learned ? (found[index] ?? []) : []));
    return question.files.flatMap((file) => rowOf(file, learned, readings));
  });
}

function splitsOf({ files, epochs, folds, seed }: NetQuestion): readonly Split[] {
  const all = files.flatMap(({ people }) => people);
  const [first] = files;
  const random = seededRandom(deriveSeed(seedBytes(seed), "net", "folds"));
  const byPlayer = foldsByPlayer(all, folds, random).map(({ learned, tested }): Split => {
    const known = learned.filter((person) => first?.people.includes(person));
    return { learned: "other people", task: { people: learned, known, epochs, seed }, tested };
  });
  const byFile = files.map(({ people: tested }): Split => {
    const people = all.filter((person) => !tested.includes(person));
    return { learned: "other files", task: { people, known: people, epochs, seed }, tested };
  });
  return files.length > 1 ? [...byPlayer, ...byFile] : byPlayer;
}

function rowOf(
  file: PeopleFile,
  learned: NetRow["learned"],
  readings: readonly BothReadings[],
): readonly NetRow[] {
  const names = new Set(file.people.map(({ player }) => player));
  const of = (kind: keyof BothReadings) =>
    readings.flatMap((both) => both[kind].filter(({ player }) => names.has(player)));
  const [without, withNet] = [of("without"), of("with")];
  const [before, after] = [scoresOf(without), scoresOf(withNet)];
  const gain = pairedDifference(withNet, without);
  const early = pairedDifference(withNet, without, EARLY_ROUNDS);
  if (!before || !after || !gain || !early) return [];
  return [{ file: file.name, learned, without: before, with: after, gain, early }];
}

// Self-contained tasks of the study that any thread can run.

import { circleGame } from "../../src/core/games/index.ts";
import { deriveSeed, seededRandom } from "../../src/core/random/index.ts";
import { readNet, writeNet } from "../../src/core/strategies/fortune-teller/net.ts";
import { FortuneTeller, Population, type PopulationData } from "../../src/core/strategies/index.ts";
import type { RecordedPerson } from "../../src/lab/kit/recorded-people.ts";
import { seedBytes } from "../../src/lab/kit/task-values.ts";
import { type Reading, readPerson } from "../../src/lab/prior/reading.ts";
import { learnFromPeople } from "../prior/population.ts";
import { trainNet } from "./train.ts";

export interface LessonTask {
  /** Whom the net learns from, and of them whom the population learns from. */
  readonly people: readonly RecordedPerson[];
  readonly known: readonly RecordedPerson[];
  readonly epochs: number;
  readonly seed: number;
}

/** What was learned from people; the net as `writeNet` packs it. */
export interface Lesson {
  readonly population: PopulationData;
  readonly net: string;
}

export interface ReadTask {
  readonly people: readonly RecordedPerson[];
  readonly lesson: Lesson;
  readonly seed: number;
}

/** Everyone's reading without the net, and with it. */
export interface BothReadings {
  readonly without: readonly Reading[];
  readonly with: readonly Reading[];
}

const game = circleGame(3);
const VISITS_MIN = 30;

export function learn({ people, known, epochs, seed }: LessonTask): Lesson {
  const random = seededRandom(deriveSeed(seedBytes(seed), "net"));
  return {
    population: learnFromPeople({ game, people: known, visitsMin: VISITS_MIN, seed }),
    net: writeNet(
      trainNet(
        people.map(({ rounds }) => rounds),
        { epochs, random },
      ),
    ),
  };
}

export function read({ people, lesson, seed }: ReadTask): BothReadings {
  const populations = [new Population(lesson.population)];
  const net = readNet(lesson.net);
  const readWith = (settings: { readonly net?: typeof net }): readonly Reading[] =>
    people.map((person) => {
      const random = seededRandom(deriveSeed(seedBytes(seed), "net", "read", person.player));
      return readPerson(
        game,
        new FortuneTeller({ game, side: "bot", random }, { populations, ...settings }),
        person,
      );
    });
  return { without: readWith({}), with: readWith({ net }) };
}

// What a person reached at a challenge of a day, as its lists order and show it.

import type { Store } from "../../../src/infra/store/index.ts";
import type { DailyChallenge } from "../../../src/people/index.ts";
import { clockOf, secondsOf } from "../board/score.ts";
import { playedBy } from "../board/tries.ts";
import { toldAt } from "../day.ts";
import { isWhole, scoreOf } from "../mind/tries.ts";
import { boardTryOf, type DailyPerson, mindTryOf } from "../person.ts";

export interface Figure {
  /** The higher, the better; equal ones share a rank. */
  readonly score: number;
  readonly text: string;
}

/** Undefined without a try that counts: one that was over before the answers of its day were told; of a
 * board, one that was cleared. */
export function figureOf(
  store: Store,
  person: DailyPerson,
  what: DailyChallenge,
  day: number,
): Figure | undefined {
  return what === "board" ? boardFigure(store, person, day) : mindFigure(person, day);
}

function boardFigure(store: Store, person: DailyPerson, day: number): Figure | undefined {
  const found = boardTryOf(person, day)?.found;
  const seconds = found && secondsOf(found);
  if (!found?.result || seconds === undefined || !isInTime(day, found.result.endedAt)) return undefined;
  // One that an account has played that was the person's once is not theirs any more.
  return playedBy(store, person, found) && { score: -seconds, text: clockOf(seconds) };
}

function mindFigure(person: DailyPerson, day: number): Figure | undefined {
  const found = mindTryOf(person, day)?.found;
  if (!found || !isWhole(found) || !isInTime(day, found.endedAt)) return undefined;
  const { won, lost } = scoreOf(found);
  return { score: won - lost, text: `${won}:${lost}` };
}

function isInTime(day: number, endedAt: number | undefined): boolean {
  return endedAt !== undefined && endedAt < toldAt(day);
}

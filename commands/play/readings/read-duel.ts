// *Why?* after a duel: reads the asker's side of it in a thread.

import type { View } from "../../../src/chat/index.ts";
import { copyRounds, type MatrixGame, type Rounds } from "../../../src/core/games/index.ts";
import { patience } from "../../../src/infra/deadline.ts";
import type { Locale } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { openJobs } from "../../../src/infra/threads/index.ts";
import { type DuelResult, knownBeforeDuel, movesOfSide } from "../../../src/people/index.ts";
import type * as reading from "./duel-reading.ts";
import type { DuelReading } from "./duel-reading.ts";
import { readMeView } from "./duel-reading-view.ts";

export interface DuelReader {
  /** Rejects when it takes too long, or with `BusyError` when the queue is full. */
  read(game: MatrixGame, known: Rounds, duel: Rounds): Promise<DuelReading>;
  close(): Promise<void>;
}

/** One queue for the process, however many apps it runs. */
const jobs = openJobs<typeof reading>({
  jobs: new URL("./duel-reading.ts", import.meta.url),
  queue: "duel-reading-worker",
  idleMs: 60_000,
  // Ten thousand rounds take less than a second; a loaded machine may need longer.
  limitMs: patience(20_000),
});

export function openDuelReader(): DuelReader {
  return {
    read: (game, known, duel) => jobs.run("readingOfDuel", game.id, copyRounds(known), duel),
    close: () => jobs.close(),
  };
}

interface DuelServices {
  readonly store: Store;
  readonly duelReader: DuelReader;
}

/** Which side of a duel to read, and for whom. */
interface DuelQuestion {
  readonly game: MatrixGame;
  readonly result: DuelResult;
  /** The side that asks, and is read. */
  readonly side: 0 | 1;
  readonly locale: Locale;
}

/** For the asker only. @throws StoreError, BusyError */
export async function readDuel(
  { store, duelReader }: DuelServices,
  { game, result, side, locale }: DuelQuestion,
): Promise<View> {
  const known = await knownBeforeDuel(store, result.sides[side].player, game);
  return readMeView(await duelReader.read(game, known, movesOfSide(result, side)), game, locale);
}

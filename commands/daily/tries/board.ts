// Attempts at the board in the store: one per person per day. Their results follow from the games, and are written
// again if a process died between the two.

import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import type { MinesRecord } from "../../mines/index.ts";
import { type BoardTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily, withTry } from "../day/document.ts";
import { type DailyPerson, readPerson } from "../day/person.ts";
import type { DailyServices } from "../day/services.ts";
import { withDay } from "../day/streak.ts";

type BoardResult = NonNullable<BoardTry["result"]>;

/** Starts the person's attempt unless they have one for that day; resolves to the attempt that counts. */
export function claimTry(store: Store, player: PlayerId, begun: BoardTry): Promise<BoardTry> {
  return store.update(PLAYER_DAILY, writePlayerId(player), (current = NEW_PLAYER_DAILY) => {
    const known = current.boards.find(({ day }) => day === begun.day);
    if (known) return { next: undefined, result: known };
    return { next: { ...current, boards: withTry(current.boards, begun) }, result: begun };
  });
}

/** Records how a game ended, once; does nothing if the data was deleted. */
export async function noteResult(store: Store, player: PlayerId, record: MinesRecord): Promise<void> {
  const result = resultOf(record);
  if (!result) return;
  await store.update(PLAYER_DAILY, writePlayerId(player), (current) => ({
    next: current && withResult(current, record.id, result),
    result: undefined,
  }));
}

function resultOf({ daily, ending, endedAt = 0, hints }: MinesRecord): BoardResult | undefined {
  if (!daily || !ending) return undefined;
  return { ending: ending === "replaced" ? "stopped" : ending, ms: daily.ms, hints, endedAt };
}

function withResult(document: PlayerDaily, game: string, result: BoardResult): PlayerDaily | undefined {
  const found = document.boards.find((one) => one.game === game);
  if (!found || found.result) return undefined;
  const boards = document.boards.map((one) => (one === found ? { ...one, result } : one));
  // A board given up doesn't count as a day of playing.
  const days = result.ending === "stopped" ? document.days : withDay(document.days, found.day);
  return { ...document, boards, days };
}

/** The person, with the results of all finished games. */
export async function settledPerson(
  { store, mines }: Pick<DailyServices, "store" | "mines">,
  caller: PlayerId,
): Promise<DailyPerson> {
  const person = await readPerson(store, caller);
  const open = person.document.boards.filter(({ result }) => !result);
  const games = await Promise.all(open.map(({ game }) => mines.daily.find(caller, game)));
  const over = games.filter((record) => record?.ending !== undefined);
  if (over.length === 0) return person;
  for (const record of over) if (record) await noteResult(store, caller, record);
  return readPerson(store, caller);
}

// Attempts at the board in the store: one per person per day. Their results follow from the games, and are written
// again if a process died between the two.

import { withDay } from "../../../src/infra/day-runs.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { identitiesOf, type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { mayOwn } from "../../kit/session-id.ts";
import type { MinesRecord } from "../../mines/index.ts";
import { type BoardTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily, withTry } from "../day/document.ts";
import { type DailyPerson, readPerson } from "../day/person.ts";
import type { DailyServices } from "../day/services.ts";

type BoardResult = NonNullable<BoardTry["result"]>;

/** The account that holds the attempt's game; undefined if the person no longer has that account. */
export function playedBy(
  store: Store,
  { identities }: DailyPerson,
  { game }: BoardTry,
): PlayerId | undefined {
  return identities.find((one) => mayOwn(store, one, game));
}

/** Starts the person's attempt unless they have one for that day; resolves to the attempt that counts. It's stored
 * where all their accounts find it, with the account that plays it, in case they're separated. */
export async function claimTry(
  store: Store,
  { listed }: DailyPerson,
  caller: PlayerId,
  begun: BoardTry,
): Promise<BoardTry> {
  const held = await keepTry(store, listed, begun);
  const isElsewhere = writePlayerId(listed) !== writePlayerId(caller);
  if (held.game === begun.game && isElsewhere) await keepTry(store, caller, held);
  return held;
}

function keepTry(store: Store, account: PlayerId, begun: BoardTry): Promise<BoardTry> {
  return store.update(PLAYER_DAILY, writePlayerId(account), (current = NEW_PLAYER_DAILY) => {
    const known = current.boards.find(({ day }) => day === begun.day);
    if (known) return { next: undefined, result: known };
    return { next: { ...current, boards: withTry(current.boards, begun) }, result: begun };
  });
}

/** Records how a game ended, once, wherever its attempt is stored; does nothing if the data was deleted. `player`: the
 * account that holds the game. */
export async function noteResult(store: Store, player: PlayerId, record: MinesRecord): Promise<void> {
  const result = resultOf(record);
  if (!result) return;
  const accounts = await identitiesOf(store, player);
  await Promise.all(
    accounts.map((one) =>
      store.update(PLAYER_DAILY, writePlayerId(one), (current) => ({
        next: current && withResult(current, record.id, result),
        result: undefined,
      })),
    ),
  );
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
  const open = person.documents.flatMap(({ boards }) => boards).filter(({ result }) => !result);
  const games = await Promise.all(
    open.map(async (one) => {
      const player = playedBy(store, person, one);
      const record = player && (await mines.daily.find(player, one.game));
      return player && record?.ending ? [{ player, record }] : [];
    }),
  );
  const over = games.flat();
  if (over.length === 0) return person;
  for (const { player, record } of over) await noteResult(store, player, record);
  return readPerson(store, caller);
}

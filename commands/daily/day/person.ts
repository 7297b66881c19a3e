// A person's attempts.

import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { type BoardTry, type MindTry, NEW_PLAYER_DAILY, PLAYER_DAILY, type PlayerDaily } from "./document.ts";

/** A person as stored. */
export interface DailyPerson {
  readonly player: PlayerId;
  readonly document: PlayerDaily;
}

/** @throws StoreError */
export async function readPerson(store: Store, { platform, id }: PlayerId): Promise<DailyPerson> {
  const player = { platform, id };
  return { player, document: (await store.read(PLAYER_DAILY, writePlayerId(player))) ?? NEW_PLAYER_DAILY };
}

/** The person's attempt at that day's opponent. */
export function mindTryOf({ document }: DailyPerson, day: number): MindTry | undefined {
  return document.minds.find((one) => one.day === day);
}

/** The same for that day's board. */
export function boardTryOf({ document }: DailyPerson, day: number): BoardTry | undefined {
  return document.boards.find((one) => one.day === day);
}

// What all answers about a person's games have in common: the document, and the message of a game
// in it.

import type { ButtonPress, Caller, Place, Reply } from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { PlayerId } from "../../src/players/index.ts";
import { type MinesDependencies, viewerOf } from "./dependencies.ts";
import {
  type MinesRecord,
  NEW_PLAYER_MINES,
  PLAYER_MINES,
  type PlayerMines,
  playerMinesKey,
} from "./document.ts";
import type { Races } from "./race/racing.ts";
import { gameView } from "./views/game.ts";

/** Who asks, and where. */
export interface Asking {
  readonly id: string;
  readonly caller: Caller;
  readonly place: Place;
}

export interface MinesDeps extends MinesDependencies {
  readonly races: Races;
}

export const localeOf = ({ caller, place }: Pick<Asking, "caller" | "place">) =>
  place.kind === "private" ? caller.locale : (place.locale ?? caller.locale);

/** The game's message; that of a race that is over tells how the race stands. */
export async function show(room: MinesDeps, caller: Caller, record: MinesRecord) {
  const extra =
    record.race !== undefined && record.ending ? await room.races.note(caller, record) : undefined;
  return gameView(record, viewerOf(room, caller), extra);
}

export async function presentView(room: MinesDeps, caller: Caller, session: string) {
  const record = (await documentOf(room, caller)).games.find(({ id }) => id === session);
  return record && show(room, caller, record);
}

export async function documentOf({ store }: MinesDeps, player: PlayerId): Promise<PlayerMines> {
  return (await store.read(PLAYER_MINES, playerMinesKey(player))) ?? NEW_PLAYER_MINES;
}

export function notice(
  { caller }: ButtonPress,
  id: "press-old-button" | "press-not-yours" | "mines-race-no-hints",
): Reply {
  return { type: "notice", text: say(caller.locale, id) };
}

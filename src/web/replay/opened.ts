// The replay at an address.

import { findReplay, type Replay } from "../../../commands/replay/index.ts";
import { type MatrixGame, matrixGame } from "../../core/games/index.ts";
import type { Site, Visit } from "../page/page.ts";

/** A replay, with what is read off its rounds. */
export interface Opened {
  readonly game: MatrixGame;
  readonly replay: Replay;
  /** Of both sides; the bot's or its opponent's as the second of a match. */
  readonly names: readonly [string, string];
}

/** Undefined where there is none, or not any more. */
export async function opened({ app }: Site, { named }: Visit): Promise<Opened | undefined> {
  const replay = await findReplay(app.store, named.id ?? "");
  const game = replay && matrixGame(replay.game);
  if (!replay || !game) return undefined;
  const [first = "", second = replay.opponent ?? "Gadalka"] = replay.names;
  return { game, replay, names: [first, second] };
}

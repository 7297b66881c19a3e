// The replay at an address.

import { findReplay, type Replay } from "../../../commands/replay/index.ts";
import { type MatrixGame, matrixGame } from "../../core/games/index.ts";
import type { Site, Visit } from "../page/page.ts";

/** A replay, with what its rounds show. */
export interface Opened {
  readonly game: MatrixGame;
  readonly replay: Replay;
  /** Names of both sides; in a match, the second is the bot or its opponent. */
  readonly names: readonly [string, string];
}

/** Undefined if there is none, or no longer. */
export async function opened({ app }: Site, { named }: Visit): Promise<Opened | undefined> {
  const replay = await findReplay(app.store, named.id ?? "");
  const game = replay && matrixGame(replay.game);
  if (!replay || !game) return undefined;
  const [first = "", second = replay.opponent ?? "Gadalka"] = replay.names;
  return { game, replay, names: [first, second] };
}

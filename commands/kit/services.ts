// What commands may use: the rooms behind them, opened once by the composition root.

import type { EditOutcome, Place, Platform, PostOutcome, PrivateChat, View } from "../../src/chat/index.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Mines } from "../mines/index.ts";
import type { Sessions } from "../play/index.ts";
import type { ProfileWorker } from "../profile/index.ts";
import type { Tournaments } from "../tournament/index.ts";

export interface Services {
  readonly sessions: Sessions;
  readonly mines: Mines;
  readonly store: Store;
  readonly tournaments: Tournaments;
  readonly painter: Painter;
  readonly profileWorker: ProfileWorker;
  /** True for exactly one of the processes that are told of an event. Absent: this process is
   * alone. */
  claim?(event: string): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Posts into another place than the one that is answered. `key`: as an adapter's `post` takes
   * it. */
  post(platform: Platform, place: Place, view: View, key: string): Promise<PostOutcome>;
  /** Brings a message that `post` named into a new form. */
  edit(platform: Platform, place: Place, message: string, view: View): Promise<EditOutcome>;
  /** Somebody's own private chat with the bot. */
  privateChat(platform: Platform, person: string): Promise<PrivateChat>;
  /** Told what failed where the answer could do without. */
  onFailure(error: unknown): void;
}

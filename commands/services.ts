// What commands may use: the rooms behind them, opened once by the composition root.

import type { Painter } from "../src/pictures/painter.ts";
import type { Sessions } from "../src/sessions/index.ts";
import type { Mines } from "../src/sessions/minesweeper/index.ts";
import type { Store } from "../src/store/index.ts";
import type { Tournaments } from "../src/tournaments/index.ts";

export interface Services {
  readonly sessions: Sessions;
  readonly mines: Mines;
  readonly store: Store;
  readonly tournaments: Tournaments;
  /** True for exactly one of the processes that are told of an event. Absent: this process is alone. */
  claim?(event: string): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
  readonly painter: Painter;
}

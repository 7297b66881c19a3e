// What every feature is given: the ground it stands on, opened once by the composition root.

import type { Messenger } from "../../src/chat/index.ts";
import type { Log } from "../../src/infra/logger.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import type { Store } from "../../src/infra/store/index.ts";

export interface Services extends Messenger {
  readonly store: Store;
  readonly painter: Painter;
  readonly log: Log;
  /** True for exactly one of the processes that are told of an event. Absent: this process is alone. */
  claim?(event: string): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
  /** 16 unpredictable bytes, fresh at every call. */
  freshSeed(): Uint8Array;
  /** A whole number from 0, of 48 random bits. */
  freshNumber(): number;
  /** Told what failed where the answer could do without. */
  onFailure(error: unknown): void;
}

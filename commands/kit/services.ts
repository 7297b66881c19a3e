// The dependencies of every feature, created once by the composition root.

import type { Messenger } from "../../src/chat/index.ts";
import type { Log } from "../../src/infra/logger.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import type { Store } from "../../src/infra/store/index.ts";
import type { Host } from "../../src/people/host/index.ts";
import type { Milestones } from "./milestones.ts";

export interface Services extends Messenger {
  readonly store: Store;
  readonly painter: Painter;
  readonly log: Log;
  /** Compare-and-set: true for exactly one process per event. Absent with a single process. */
  claim?(event: string): Promise<boolean>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whatever is drawn for people follows from its day keys. */
  readonly host: Host;
  /** Where the bot's pages are, without a slash at the end; absent: it has none. */
  readonly publicUrl?: string | undefined;
  /** Notes what people have done that was worth doing; absent: nothing is noted. */
  readonly milestones?: Milestones | undefined;
  /** Reports a failure that did not prevent the reply. */
  onFailure(error: unknown): void;
}

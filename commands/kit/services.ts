// The dependencies of every feature, created once at startup.

import type { Messenger } from "../../src/chat/index.ts";
import type { Log } from "../../src/infra/logger.ts";
import type { Painter } from "../../src/infra/pictures/painter.ts";
import { type Store, StoreError } from "../../src/infra/store/index.ts";
import type { Host } from "../../src/people/host/host.ts";

export interface Services extends Messenger {
  readonly store: Store;
  readonly painter: Painter;
  readonly log: Log;
  /** Milliseconds since 1970. */
  now(): number;
  /** Everything drawn for people derives from its day keys. */
  readonly host: Host;
  /** The address of the bot's web pages, without a trailing slash; absent: it has none. */
  readonly publicUrl?: string | undefined;
  /** Reports a failure that did not prevent the reply. */
  onFailure(error: unknown): void;
}

/** Logs failures after which the part named `where` goes on: that the store is away, or a defect. */
export function failureLog(log: Log, where: string): Services["onFailure"] {
  return (err) => {
    if (err instanceof StoreError) log.warn({ err }, `${where}: went on without the store, which is away`);
    else log.error({ err }, `${where}: went on after an unexpected error`);
  };
}

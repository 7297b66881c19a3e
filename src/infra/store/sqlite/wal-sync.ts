// Syncs committed writes to disk off the thread that answers: concurrent commits share one fsync, and each is reported
// done only after it.

import { type FileHandle, open } from "node:fs/promises";

export interface WalSync {
  /** Resolves when everything committed before this call is on disk; rejects with the file system's error. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

/** The write-ahead log of the data file at `path`, which must be open in WAL mode. `datasync` syncs it to disk; only
 * tests pass their own. */
export function openWalSync(path: string, datasync = syncOf(`${path}-wal`)): WalSync {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    running = datasync.sync().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    synced: () => {
      if (!running) return begin();
      // The running sync may have started before the commit, so everything that comes meanwhile shares the next one.
      waiting ??= running
        .catch(() => undefined)
        .then(() => {
          waiting = undefined;
          return begin();
        });
      return waiting;
    },
    close: () => datasync.close(),
  };
}

function syncOf(log: string) {
  let file: Promise<FileHandle> | undefined;
  return {
    async sync(): Promise<void> {
      // Opened for writing, because some systems don't sync read-only handles.
      file ??= open(log, "r+");
      const opened = await file.catch((error: unknown) => {
        file = undefined;
        throw error;
      });
      await opened.datasync();
    },
    close: async (): Promise<void> => {
      await file?.then(
        (opened) => opened.close(),
        () => undefined,
      );
    },
  };
}

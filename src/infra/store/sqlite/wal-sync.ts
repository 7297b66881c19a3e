// Brings committed writes to the disk off the thread that answers: many that commit meanwhile share one
// fsync, and each is told done only after it.

import { type FileHandle, open } from "node:fs/promises";

export interface WalSync {
  /** Resolves when everything that was committed before this call is on the disk; rejects with what the
   * file system said. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

/** The write-ahead log of the data file at `path`, which must be open in WAL mode. `datasync` brings
 * its bytes to the disk; from outside only in tests. */
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
      // The one that runs may have begun before the commit: all who come meanwhile share the next.
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
      // Write access, because some systems synchronise nothing without.
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

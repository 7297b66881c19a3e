// The configured store, and beside it the same as a whole.

import type { Config } from "../../app/config.ts";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { typed } from "../../infra/console/typed.ts";
import { openStoreCopy, type StoreCopy, textReader } from "../../infra/store/copy/index.ts";
import { type Store, StoreError } from "../../infra/store/index.ts";
import { restoringOf } from "../../people/host/index.ts";
import { DELETION_KINDS, deletionInText, type NotedDeletion } from "../../people/index.ts";
import { withStore } from "../with-store.ts";

/** Both are closed whatever becomes of the work. @throws ConfigProblem, naming the variable. */
export function withStoreAndCopy<R>(
  config: Config,
  work: (store: Store, copy: StoreCopy) => Promise<R>,
): Promise<R> {
  return withStore(config, async (store) => {
    const copy = await openStoreCopy(config);
    try {
      return await work(store, copy);
    } finally {
      await copy.close();
    }
  });
}

/** @throws ConfigProblem where a restore was not finished. */
export async function assertWhole(store: Store): Promise<void> {
  if (await restoringOf(store))
    throw new ConfigProblem("restore", "one into this store was not finished: run it again first.");
}

/** The texts of stored documents, with advice where STATE_KEY does not fit. */
export function readerOf({ stateKeys, takesPlain }: Config): ReturnType<typeof textReader> {
  const read = textReader(stateKeys, takesPlain);
  return (document) => {
    try {
      return read(document);
    } catch (error) {
      if (error instanceof StoreError)
        throw new ConfigProblem("STATE_KEY", adviceOn(error), { cause: error });
      throw error;
    }
  };
}

function adviceOn({ code, message }: StoreError): string {
  if (code !== "not-encrypted") return `${message}.`;
  return (
    "it is set, and documents here are not encrypted. Run it with STATE_KEY_MIGRATE=on as well, and then: " +
    typed("store reseal --plain")
  );
}

/** The lines of a store's own list. */
export async function notedDeletions(config: Config, copy: StoreCopy): Promise<readonly NotedDeletion[]> {
  const read = readerOf(config);
  const noted: NotedDeletion[] = [];
  const prefix = `${DELETION_KINDS.one}:`;
  for await (const records of copy.records(prefix))
    for (const record of records) {
      const text = record.type === "document" ? read(record) : undefined;
      const hash = record.key.slice(record.key.indexOf(prefix) + prefix.length);
      if (text !== undefined) noted.push({ hash, at: deletionInText(text) });
    }
  return noted;
}

// What the host sees of submitted strategies, on the command line, and taking them out of play.

import {
  type FileRegistration,
  type Frozen,
  fileRegistrations,
  readStoredFile,
  type StoredFile,
  setFrozen,
  versionsOf,
} from "../../../src/arena/submissions/index.ts";
import { fileHashOf, isSandboxed } from "../../../src/core/strategies/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { findOwned } from "../registrations/ledger.ts";
import { allReports, type StrategyReport } from "./reports.ts";

/** The shortest prefix of a hash that may be used in its place. */
export const HASH_MIN = 8;

export interface SubmittedFile {
  readonly file: FileRegistration;
  readonly stored: StoredFile | undefined;
  readonly reports: readonly StrategyReport[];
}

/** All files, newest first. @throws StoreError */
export async function submittedFiles(store: Store): Promise<readonly SubmittedFile[]> {
  return filesWith(store, await allReports(store));
}

async function filesWith(
  store: Store,
  reports: readonly StrategyReport[],
): Promise<readonly SubmittedFile[]> {
  const files = [...(await fileRegistrations(store))];
  files.sort((one, other) => other.file.submittedAt - one.file.submittedAt);
  return Promise.all(
    files.map(async (file) => ({
      file,
      stored: await readStoredFile(store, file.strategy),
      reports: reports.filter(({ name, at }) => name === file.name && at >= firstSubmitted(file)),
    })),
  );
}

/** When the name's first file was submitted; earlier reports under this name concern someone else's. */
function firstSubmitted({ file }: FileRegistration): number {
  return file.earlier.at(-1)?.submittedAt ?? file.submittedAt;
}

/** Takes a file out of play, or puts it back if `frozen` is undefined; a name covers all its versions. Resolves
 * to the ids; undefined if nothing matches. @throws StoreError */
export async function setFrozenByHost(
  store: Store,
  meant: string,
  frozen: (Frozen & { readonly by: "host" }) | undefined,
): Promise<readonly string[] | undefined> {
  const found = await idsMeant(store, meant.trim().toLowerCase());
  const set = await Promise.all(found.map((id) => setFrozen(store, id, frozen)));
  return set.includes(true) ? found : undefined;
}

/** Ids for a name (all its versions), an id, or the start of a hash; empty if that's none or several. */
async function idsMeant(store: Store, meant: string): Promise<readonly string[]> {
  if (isSandboxed(meant)) return [meant];
  const named = await findOwned(store, meant);
  if (named?.file) return versionsOf(named).map(({ id }) => id);
  const all = await fileRegistrations(store);
  const start = meant.replace(/^file:/, "");
  const ids = all.flatMap(({ file }) => [file, ...file.earlier].map(({ id }) => id));
  const fitting = [...new Set(ids.filter((id) => (fileHashOf(id) ?? "").startsWith(start)))];
  return start.length < HASH_MIN || fitting.length > 1 ? [] : fitting;
}

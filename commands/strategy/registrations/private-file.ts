// A file that only its author can ever play, under a name that's made for it.

import { randomBytes } from "node:crypto";
import { fileId, type Registration } from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { addFile, addVersion } from "./files.ts";
import { registrationsOf, removeRegistration } from "./ledger.ts";

/** Unix ms: a draft until then. */
const NEVER = Number.MAX_SAFE_INTEGER;
const NAME_BYTES = 4;
const EVENT_DIGITS = 16;

interface PrivateFile {
  readonly source: string;
  readonly game: string;
  /** Unix ms. */
  readonly now: number;
}

/** Whether only its author can ever play it. */
export function isPrivateFile({ file }: Pick<Registration, "file">): boolean {
  return file?.publicAt === NEVER;
}

/** Stores it as the newest version of the person's private file, without a trial, and returns the name to play it by;
 * undefined if the person has as many names as allowed. @throws StoreError as the store. */
export async function keepPrivately(
  store: Store,
  player: PlayerId,
  { source, game, now }: PrivateFile,
): Promise<string | undefined> {
  const own = (await registrationsOf(store, player)).find(isPrivateFile);
  const id = fileId(source);
  if (own?.strategy === id) return own.name;
  const name = own?.name ?? `own-${randomBytes(NAME_BYTES).toString("hex")}`;
  const event = id.slice(-EVENT_DIGITS);
  const version = { submittedAt: now, publicAt: NEVER, games: [game], behaviour: {}, event };
  const submitted = { name, source, gauntlet: { game, results: [] }, version };
  const kept = own ? await addVersion(store, player, submitted) : await addFile(store, player, submitted);
  return typeof kept === "object" ? kept.name : undefined;
}

/** Deletes the person's private file if it plays this game. @throws StoreError as the store. */
export async function forgetPrivateFile(store: Store, player: PlayerId, game: string): Promise<void> {
  const own = (await registrationsOf(store, player)).find(isPrivateFile);
  if (own?.file?.games.includes(game)) await removeRegistration(store, player, own.name);
}

// Sessions of the gateway that outlive their process: what one has handed over at its end, the next
// goes on with, so that no event between the two is lost. Nothing is handed over by a crash.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../../infra/document-kind.ts";
import type { DocumentKind, Store } from "../../../infra/store/index.ts";

const MINUTE_MS = 60_000;
/** Discord keeps what a session missed for a few minutes. */
const KEPT_MS = 3 * MINUTE_MS;

const keptSession = z.strictObject({
  sessionId: z.string(),
  resumeUrl: z.string(),
  /** Of the last event that was served. */
  sequence: z.int(),
  /** The bot's application, its name, and how many servers the shard had: a resumed session is not
   * told again. */
  application: z.string(),
  bot: z.string(),
  guilds: z.int(),
});

type KeptSession = Readonly<z.infer<typeof keptSession>>;

const SESSION: DocumentKind<KeptSession> = firstVersion("discord-session", keptSession);

/** The sessions of one bot with one number of shards. */
export interface KeptSessions {
  /** The session of a shard, which nobody else gets from then on. @throws StoreError */
  take(shard: number): Promise<KeptSession | undefined>;
  /** Hands a session over, for a few minutes. @throws StoreError */
  keep(shard: number, session: KeptSession): Promise<void>;
}

/** @param account as `accountName` gives it. */
export function createKeptSessions(
  store: Pick<Store, "update">,
  account: string,
  shards: number,
): KeptSessions {
  const idOf = (shard: number) => `${account}:${shard}:${shards}`;
  return {
    take: (shard) => store.update(SESSION, idOf(shard), (kept) => ({ next: kept && null, result: kept })),
    keep: (shard, session) =>
      store.update(SESSION, idOf(shard), () => ({ next: session, result: undefined }), KEPT_MS),
  };
}

/** What a token at an API is called in the store: another token has other sessions and limits. */
export function accountName(token: string, apiUrl: string): string {
  return createHash("sha256").update(`${apiUrl}\n${token}`).digest("base64url").slice(0, 22);
}

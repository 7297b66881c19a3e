// Gateway sessions that outlive their process: it hands them over when it stops, and the next one resumes them, so that
// no event in between is lost. A crash hands nothing over.

import { createHash } from "node:crypto";
import { z } from "zod";
import { firstVersion } from "../../../infra/document-kind.ts";
import type { DocumentKind, Store } from "../../../infra/store/index.ts";

const MINUTE_MS = 60_000;
/** Discord keeps the events that a session missed for a few minutes. */
const KEPT_MS = 3 * MINUTE_MS;

const keptSession = z.strictObject({
  sessionId: z.string(),
  resumeUrl: z.string(),
  /** Of the last event served. */
  sequence: z.int(),
  /** The application's id, the bot's name and the shard's server count, which Discord doesn't send again on
   * resuming. */
  application: z.string(),
  bot: z.string(),
  guilds: z.int(),
});

type KeptSession = Readonly<z.infer<typeof keptSession>>;

const SESSION: DocumentKind<KeptSession> = firstVersion("discord-session", keptSession);

/** The sessions of one bot with a certain number of shards. */
export interface KeptSessions {
  /** Takes the session of a shard; no one else gets it afterwards. @throws StoreError */
  take(shard: number): Promise<KeptSession | undefined>;
  /** Hands a session over, for a few minutes. @throws StoreError */
  keep(shard: number, session: KeptSession): Promise<void>;
}

/** @param account as returned by `accountName`. */
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

/** The store's name for a token at an API: a different token has its own sessions and limits. */
export function accountName(token: string, apiUrl: string): string {
  return createHash("sha256").update(`${apiUrl}\n${token}`).digest("base64url").slice(0, 22);
}

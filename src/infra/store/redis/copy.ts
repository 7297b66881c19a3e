// Copies a whole Redis store: SCAN walks it page by page, so other clients aren't blocked.

import { isCopied, isDocumentValue, type StoreCopy, type StoredRecord } from "../copy.ts";
import { PREFIX } from "../keys.ts";
import { RedisLink } from "./link.ts";
import type { RedisTarget } from "./url.ts";

/** Board members read or written per command. */
const MEMBERS = 500;

interface Scored {
  readonly value: string;
  readonly score: number;
}

interface CopyCommands {
  eval(script: string, input: { keys: string[]; arguments: string[] }): Promise<unknown>;
  pTTL(key: string): Promise<number>;
  set(key: string, value: string, options?: { PX: number }): Promise<unknown>;
  unlink(key: string): Promise<number>;
  zScan(
    key: string,
    cursor: string,
    options: { COUNT: number },
  ): Promise<{ cursor: string; members: Scored[] }>;
  zAdd(key: string, members: Scored[]): Promise<number>;
  pExpire(key: string, ms: number): Promise<unknown>;
}

/** KEYS: one. Returns its value and remaining ttl in ms (negative: no expiry); nil if it isn't a document. */
const READ = `
  if redis.call('TYPE', KEYS[1]).ok ~= 'string' then return nil end
  return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/** @throws StoreError `unreachable`. */
export async function copyOfRedis(target: RedisTarget, timeoutMs: number): Promise<StoreCopy> {
  const link = await RedisLink.open(target, timeoutMs);
  const use: Use = (work) => link.use((_, commands) => work(commands as unknown as CopyCommands));
  const all = <T, R>(each: readonly T[], work: (commands: CopyCommands, one: T) => Promise<R>) =>
    use((commands) => Promise.all(each.map((one) => work(commands, one))));
  const unlink = (commands: CopyCommands, key: string) => commands.unlink(key);
  return {
    async *records(kind) {
      for await (const keys of link.scan(kind === undefined ? PREFIX : `${PREFIX}${kind}:`)) {
        const copied = keys.filter(isCopied);
        const boards = copied.filter((key) => key.startsWith(`${PREFIX}board:`));
        const documents = copied.filter((key) => !boards.includes(key));
        yield (await all(documents, documentAt)).flat();
        for (const key of boards) yield* partsOf(use, key);
      }
    },
    put: async (records) => void (await all(records, (commands, one) => put(commands, one))),
    remove: async (key) => void (await all([key], unlink)),
    clear: async (kept) => {
      for await (const keys of link.scan(PREFIX))
        await all(
          keys.filter((key) => !kept.some((start) => key.startsWith(start))),
          unlink,
        );
    },
    compact: async () => undefined,
    close: () => link.close(),
  };
}

type Use = <R>(work: (commands: CopyCommands) => Promise<R>) => Promise<R>;

async function documentAt(commands: CopyCommands, key: string): Promise<readonly StoredRecord[]> {
  const found = await commands.eval(READ, { keys: [key], arguments: [] });
  if (!Array.isArray(found) || !isDocumentValue(String(found[0]))) return [];
  return [{ key, value: String(found[0]), expiresAt: expiryOf(Number(found[1])) }];
}

/** Uses ZSCAN: members that stay on the board throughout are included, however their scores change. */
async function* partsOf(use: Use, key: string): AsyncGenerator<readonly StoredRecord[]> {
  const expiresAt = expiryOf(await use((commands) => commands.pTTL(key)));
  let cursor = "0";
  do {
    const page = await use((commands) => commands.zScan(key, cursor, { COUNT: MEMBERS }));
    const value = page.members.map((one) => [one.value, 0 - one.score] as const);
    if (value.length > 0) yield [{ key, value, expiresAt }];
    cursor = String(page.cursor);
  } while (cursor !== "0");
}

function expiryOf(leftMs: number): number | undefined {
  return leftMs > 0 ? Date.now() + leftMs : undefined;
}

async function put(commands: CopyCommands, { key, value, expiresAt }: StoredRecord): Promise<void> {
  const leftMs = expiresAt === undefined ? undefined : Math.max(1, Math.ceil(expiresAt - Date.now()));
  if (typeof value === "string") {
    await commands.set(key, value, leftMs === undefined ? undefined : { PX: leftMs });
    return;
  }
  const members = value.map(([member, score]) => ({ value: member, score: 0 - score }));
  for (let from = 0; from < members.length; from += MEMBERS)
    await commands.zAdd(key, members.slice(from, from + MEMBERS));
  if (leftMs !== undefined) await commands.pExpire(key, leftMs);
}

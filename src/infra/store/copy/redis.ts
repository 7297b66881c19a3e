// A store on Redis as a whole: walked by SCAN, page by page, so that nobody waits for it.

import { PREFIX } from "../keys.ts";
import { connectRedis, type RedisConnection } from "../redis/client.ts";
import { keyOfNode, nodeKey } from "../redis/node-keys.ts";
import type { RedisTarget } from "../redis/url.ts";
import { StoreError } from "../types.ts";
import {
  isBoardKey,
  isCopied,
  isDocumentValue,
  type StoreCopy,
  type StoredBoard,
  type StoredRecord,
} from "./records.ts";

/** Commands in flight at once. */
const PAGE = 100;
/** Members of a board read or written at once. */
const MEMBERS = 500;
const TRIES = 3;

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

/** KEYS: one. Its value and the ms left of it (below 0: for ever); nil where it is no document. */
const READ = `
  if redis.call('TYPE', KEYS[1]).ok ~= 'string' then return nil end
  return {redis.call('GET', KEYS[1]), redis.call('PTTL', KEYS[1])}`;

/** @throws StoreError `unreachable`. */
export async function copyOfRedis(target: RedisTarget, timeoutMs: number): Promise<StoreCopy> {
  const connection = await connectRedis(target, timeoutMs);
  const commands = connection.client as unknown as CopyCommands;
  const at = target.type === "cluster" ? nodeKey : (key: string) => key;
  return {
    records: (prefix = "") => recordsOf(connection, commands, prefix),
    async *keys() {
      for await (const keys of scan(connection, PREFIX)) yield keys.map(keyOfNode);
    },
    put: (records) => inPages(records, (record) => put(commands, at(record.key), record)),
    remove: (keys) =>
      inPages(keys, async (key) => {
        await commands.unlink(at(key));
      }),
    compact: async () => undefined,
    close: () => connection.close(),
  };
}

async function* recordsOf(
  connection: RedisConnection,
  commands: CopyCommands,
  prefix: string,
): AsyncGenerator<readonly StoredRecord[]> {
  for await (const keys of scan(connection, PREFIX)) {
    const wanted = keys.filter(
      (key) => isCopied(keyOfNode(key)) && keyOfNode(key).startsWith(PREFIX + prefix),
    );
    const boards = wanted.filter((key) => isBoardKey(key));
    const documents = wanted.filter((key) => !isBoardKey(key));
    for (let from = 0; from < documents.length; from += PAGE) {
      const read = documents.slice(from, from + PAGE).map((key) => documentAt(commands, key));
      yield (await answered(Promise.all(read))).flat();
    }
    for (const key of boards) yield* partsOf(commands, key);
  }
}

async function documentAt(commands: CopyCommands, key: string): Promise<readonly StoredRecord[]> {
  const found = await commands.eval(READ, { keys: [key], arguments: [] });
  if (!Array.isArray(found)) return [];
  const value = String(found[0]);
  return isDocumentValue(value)
    ? [{ type: "document", key: keyOfNode(key), value, ...expiryOf(Number(found[1])) }]
    : [];
}

/** By ZSCAN: whoever is on the board all the while is in it, however scores change. */
async function* partsOf(commands: CopyCommands, key: string): AsyncGenerator<readonly StoredRecord[]> {
  const expiry = expiryOf(await answered(commands.pTTL(key)));
  let cursor = "0";
  do {
    const page = await answered(commands.zScan(key, cursor, { COUNT: MEMBERS }));
    const members = page.members.map(({ value, score }) => [value, 0 - score] as const);
    if (members.length > 0) yield [{ type: "board", key, members, ...expiry }];
    cursor = String(page.cursor);
  } while (cursor !== "0");
}

function expiryOf(leftMs: number): { readonly expiresAt?: number } {
  return leftMs > 0 ? { expiresAt: Date.now() + leftMs } : {};
}

async function put(commands: CopyCommands, key: string, record: StoredRecord): Promise<void> {
  const { expiresAt } = record;
  const leftMs = expiresAt === undefined ? undefined : Math.max(1, Math.ceil(expiresAt - Date.now()));
  if (record.type === "board") return putMembers(commands, key, record, leftMs);
  await commands.set(key, record.value, leftMs === undefined ? undefined : { PX: leftMs });
}

async function putMembers(
  commands: CopyCommands,
  key: string,
  { members }: StoredBoard,
  leftMs: number | undefined,
): Promise<void> {
  for (let from = 0; from < members.length; from += MEMBERS) {
    const some = members.slice(from, from + MEMBERS);
    await commands.zAdd(
      key,
      some.map(([value, score]) => ({ value, score: 0 - score })),
    );
  }
  if (leftMs !== undefined) await commands.pExpire(key, leftMs);
}

async function* scan(connection: RedisConnection, prefix: string): AsyncGenerator<readonly string[]> {
  try {
    yield* connection.scan(prefix);
  } catch (error) {
    throw unreachable(error);
  }
}

async function inPages<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += PAGE) {
    const page = all.slice(from, from + PAGE);
    await answered(Promise.all(page.map((one) => again(() => work(one)))));
  }
}

/** Writing the same once more changes nothing, so a lost answer costs a try. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++)
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES) throw error;
    }
}

async function answered<R>(asked: Promise<R>): Promise<R> {
  try {
    return await asked;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new StoreError("unreachable", `Redis did not answer (${reason})`, { cause });
}

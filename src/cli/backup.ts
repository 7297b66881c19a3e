// `gadalka backup` and `gadalka restore`: everything stored, as a file of JSON lines. The first line has the version and
// the time, then there's a line for each document or part of a board, and the last line has their number.

import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { type Config, readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { isCopied, type StoreCopy, type StoredRecord, textOf } from "../infra/store/copy.ts";
import { hasDataFile } from "../infra/store/index.ts";
import { openStoreCopy } from "../infra/store/open-copy.ts";
import { HOST_DOCUMENTS, secretInText } from "../people/host/index.ts";
import { FORGOTTEN_DAYS, FORGOTTEN_KIND, forgottenAt, forgottenHash } from "../people/index.ts";
import { PLATFORMS } from "../platforms/index.ts";
import { withStore } from "./with-store.ts";

const VERSION = 1;
const DAY_MS = 86_400_000;
/** Allows for the time that a deletion takes, and for clock differences between machines. */
const SLACK_MS = 60_000;
/** Records written in one transaction. */
const PAGE = 500;

const HEAD = z.strictObject({ version: z.literal(VERSION), at: z.number() });
const RECORD = z.strictObject({
  key: z.string().refine(isCopied),
  value: z.union([z.string(), z.array(z.tuple([z.string(), z.number()]))]),
  expiresAt: z.number().optional(),
});
const END = z.strictObject({ count: z.number() });

/** Keys of documents that may name people who deleted their data: bans outlive that. */
const BANS = /^gadalka:(?:place-settings|host-bans):/;
const NAMES = new RegExp(
  `(?<![a-z0-9-])(?:${PLATFORMS.map(({ id }) => id).join("|")}):[A-Za-z0-9_-]{1,64}`,
  "g",
);

/** Writes the file and prints a summary. @throws ConfigProblem. */
export async function backupHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && !hasDataFile(config.dataDir))
    throw new ConfigProblem(
      "DATA_DIR",
      `there's no store in ${config.dataDir} yet, so there's nothing to back up.`,
    );
  const count = await withCopy(config, (copy) => writeBackup(out, copy));
  process.stdout.write(
    `Wrote ${out}: ${count} records.\nNothing in it is encrypted. Keep it where no one else can read it.\n`,
  );
}

function withCopy<R>(config: Config, work: (copy: StoreCopy) => Promise<R>): Promise<R> {
  return withStore(config, async () => {
    const copy = await openStoreCopy(config);
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  });
}

async function writeBackup(path: string, copy: StoreCopy): Promise<number> {
  let count = 0;
  const line = (value: object): string => `${JSON.stringify(value)}\n`;
  async function* lines(): AsyncGenerator<string> {
    yield line({ version: VERSION, at: Date.now() });
    for await (const records of copy.records()) {
      count += records.length;
      yield records.map(line).join("");
    }
    yield line({ count });
  }
  const beside = `${path}.partial`;
  try {
    // A leftover file would keep its permissions, which may let others read it.
    await rm(beside, { force: true });
    await pipeline(lines, createWriteStream(beside, { mode: 0o600, flush: true }));
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new ConfigProblem("--out", `can't write ${path} (${code}).`, { cause: error });
  }
  return count;
}

/** Puts the file into the configured store, without the people who have deleted their data since. `over`: replaces
 * what's in it. @throws ConfigProblem. */
export async function restoreHere(file: string, { over }: { readonly over?: true }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && config.dataDir === ":memory:")
    throw new ConfigProblem("DATA_DIR", "is :memory:, which keeps nothing. Set it to a folder.");
  const known = new Known(config.hostKey);
  // Read to its end first: a damaged file changes nothing.
  const at = await readBackup(file, async (records) => known.note(records));
  const days = Math.floor((Date.now() - at) / DAY_MS);
  if (days >= FORGOTTEN_DAYS)
    throw new ConfigProblem(
      "FILE",
      `the backup is ${days} days old. Deletions are remembered for ${FORGOTTEN_DAYS} days, so no one knows whose data in it has been deleted since.`,
    );
  const counts = { written: 0, left: 0 };
  await withCopy(config, async (copy) => {
    for await (const records of copy.records()) {
      if (records.length > 0 && !over)
        throw new ConfigProblem(
          config.redisUrl ? "REDIS_URL" : "DATA_DIR",
          "this store isn't empty. To replace everything in it, stop the bot and add: --over",
        );
      known.note(records);
    }
    const isForgotten = known.since(at);
    await copy.clear([`gadalka:${FORGOTTEN_KIND}:`]);
    await readBackup(file, async (records) => {
      const now = Date.now();
      const kept = records
        .filter(({ expiresAt = Number.POSITIVE_INFINITY }) => expiresAt > now)
        .flatMap((one) => without(isForgotten, one));
      await copy.put(kept);
      counts.written += kept.length;
      counts.left += records.length - kept.length;
    });
  });
  process.stdout.write(
    `Restored ${counts.written} records. Left out ${counts.left}: expired, or about people who have deleted their data since.\n`,
  );
}

/** Collects who deleted their data, and the host's secrets. */
class Known {
  readonly #forgotten: { readonly hash: string; readonly at: number }[] = [];
  readonly #secrets: Uint8Array[];
  constructor(hostKey: Uint8Array | undefined) {
    this.#secrets = hostKey ? [hostKey] : [];
  }
  note(records: readonly StoredRecord[]): void {
    const start = `gadalka:${FORGOTTEN_KIND}:`;
    for (const one of records) {
      if (one.key === `gadalka:${HOST_DOCUMENTS.secret}`)
        this.#secrets.push(...[secretInText(textOf(one))].filter((key) => key !== undefined));
      if (one.key.startsWith(start) && one.expiresAt !== undefined)
        this.#forgotten.push({ hash: one.key.slice(start.length), at: forgottenAt(one.expiresAt) });
    }
  }

  /** Whether a text names someone who deleted their data after the backup was begun; of those who did before and came
   * back, everything in it is new. */
  since(backupAt: number): (text: string) => boolean {
    const later = this.#forgotten.filter(({ at }) => at >= backupAt - SLACK_MS);
    const hashes = new Set(later.map(({ hash }) => hash));
    const isOne = (name: string) => this.#secrets.some((secret) => hashes.has(forgottenHash(secret, name)));
    return (text) => hashes.size > 0 && [...text.matchAll(NAMES)].some(([name]) => isOne(name));
  }
}

/** A board without these people; nothing of a document of theirs, or one that names them. */
function without(isForgotten: (text: string) => boolean, one: StoredRecord): readonly StoredRecord[] {
  const { key, value } = one;
  if (BANS.test(key)) return [one];
  if (isForgotten(key)) return [];
  if (typeof value === "string") return isForgotten(value) ? [] : [one];
  const members = value.filter(([member]) => !isForgotten(member));
  return members.length > 0 ? [{ ...one, value: members }] : [];
}

class Damaged extends Error {}

/** Reads the whole file and resolves to when it was begun. @throws ConfigProblem if it's damaged or cut off; what was
 * read before can't be trusted then. */
async function readBackup(
  path: string,
  onRecords: (records: readonly StoredRecord[]) => Promise<void>,
): Promise<number> {
  let at: number | undefined;
  let end: number | undefined;
  let count = 0;
  const take = (line: string): readonly StoredRecord[] => {
    const value: unknown = JSON.parse(line);
    if (at === undefined) at = HEAD.parse(value).at;
    else if (end !== undefined) throw new Damaged();
    else if (!END.safeParse(value).success) return [RECORD.parse(value)];
    else end = END.parse(value).count;
    return [];
  };
  try {
    let rest = "";
    for await (const chunk of createReadStream(path, "utf8")) {
      const lines = `${rest}${chunk}`.split("\n");
      rest = lines.pop() ?? "";
      const records = lines.flatMap(take);
      count += records.length;
      for (let from = 0; from < records.length; from += PAGE)
        await onRecords(records.slice(from, from + PAGE));
    }
    if (at === undefined || end !== count || rest !== "") throw new Damaged();
    return at;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall) throw new ConfigProblem("FILE", `can't read ${path} (${code}).`, { cause: error });
    if (!(error instanceof Damaged || error instanceof z.ZodError || error instanceof SyntaxError))
      throw error;
    throw new ConfigProblem("FILE", `${path} isn't a complete backup. Nothing was restored.`, {
      cause: error,
    });
  }
}

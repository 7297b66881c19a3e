// The file of a backup: lines of JSON, deflated. The first says what it is, then a line for each record, and the
// last how many there were and the SHA-256 of all before it, so that a file cut off anywhere is noticed.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { isCopied, type StoredRecord } from "../../infra/store/copy/index.ts";

const FORMAT = "gadalka-backup-1";
/** So many at once: a transaction of the embedded file, or some rounds to Redis, each. */
const CHARACTERS_READ = 1_000_000;
const FILE_MODE = 0o600;

const HEAD = z.strictObject({
  format: z.literal(FORMAT),
  /** When the copy was begun; Unix ms. */
  startedAt: z.number(),
  from: z.enum(["redis", "embedded"]),
  /** The host's pledges, newest first, as lines: public. */
  pledges: z.array(z.string()),
  /** Since when the store's list of deletions has every one; Unix ms. */
  deletionsSince: z.number(),
});

export type BackupHead = Readonly<z.infer<typeof HEAD>>;

const KEY = z.string().refine(isCopied);
const expiry = z.number().nullable();
const DOCUMENT = z.tuple([z.literal("d"), KEY, z.string(), expiry]);
const BOARD = z.tuple([z.literal("b"), KEY, z.array(z.tuple([z.string(), z.number()])), expiry]);
const RECORD = z.union([DOCUMENT, BOARD]);
const END = z.strictObject({
  end: z.literal(true),
  documents: z.number(),
  members: z.number(),
  sha256: z.string(),
});

export interface BackupCounts {
  readonly documents: number;
  /** Of all boards. */
  readonly members: number;
}

/** Writes it beside, and names it only when it is whole and on the disk; what failed leaves nothing behind. */
export async function writeBackup(
  path: string,
  head: Omit<BackupHead, "format">,
  pages: AsyncIterable<readonly StoredRecord[]>,
  onPage: (counts: BackupCounts) => void = () => undefined,
): Promise<BackupCounts> {
  const counts = { documents: 0, members: 0 };
  const digest = createHash("sha256");
  const summed = (text: string): string => {
    digest.update(text);
    return text;
  };
  async function* lines(): AsyncGenerator<string> {
    yield summed(`${JSON.stringify({ format: FORMAT, ...head })}\n`);
    for await (const page of pages) {
      for (const record of page) count(counts, record);
      if (page.length > 0) yield summed(page.map(lineOf).join(""));
      onPage(counts);
    }
    yield `${JSON.stringify({ end: true, ...counts, sha256: digest.digest("hex") })}\n`;
  }
  await whole(path, (beside) =>
    pipeline(lines, createGzip(), createWriteStream(beside, { mode: FILE_MODE, flush: true })),
  );
  return counts;
}

/** Writes a file by `write` beside it, and gives it its name at the end. @throws ConfigProblem. */
export async function whole(path: string, write: (beside: string) => Promise<void>): Promise<void> {
  const beside = `${path}.partial`;
  try {
    // A file of that name that others may read would stay so.
    await unlink(beside).catch(() => undefined);
    await write(beside);
    await rename(beside, path);
    await syncFolderOf(path);
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new ConfigProblem("--out", `${path} cannot be written (${code}).`, { cause: error });
  }
}

async function syncFolderOf(path: string): Promise<void> {
  try {
    const folder = await open(dirname(path));
    await folder.sync();
    await folder.close();
  } catch {
    // Not every file system can; those that cannot need not.
  }
}

function count(counts: { documents: number; members: number }, record: StoredRecord): void {
  if (record.type === "document") counts.documents++;
  else counts.members += record.members.length;
}

function lineOf(record: StoredRecord): string {
  const { key, expiresAt = null } = record;
  const line =
    record.type === "document" ? ["d", key, record.value, expiresAt] : ["b", key, record.members, expiresAt];
  return `${JSON.stringify(line)}\n`;
}

/** What a file is by its first line, and by its last. */
export interface ReadBackup extends BackupCounts {
  readonly head: BackupHead;
  readonly sha256: string;
}

/** Reads all of it, some records at a time. @throws ConfigProblem where it is damaged, cut off or something
 * else; what was read until then must not be believed. */
export async function readBackup(
  path: string,
  onRecords: (records: readonly StoredRecord[], head: BackupHead) => Promise<void> | void,
): Promise<ReadBackup> {
  const reading = new Reading();
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const page of pagesOf(chunks)) {
        const records = page.flatMap((line) => reading.take(line));
        if (records.length > 0) await onRecords(records, reading.head);
      }
    });
    return reading.end();
  } catch (error) {
    throw problemOf(path, error);
  }
}

class DamagedFile extends Error {}

class Reading {
  readonly #digest = createHash("sha256");
  readonly #counts = { documents: 0, members: 0 };
  #head: BackupHead | undefined;
  #end: z.infer<typeof END> | undefined;
  #sum = "";

  get head(): BackupHead {
    if (!this.#head) throw new DamagedFile("it does not begin as a backup does");
    return this.#head;
  }

  take(line: string): readonly StoredRecord[] {
    if (this.#end) throw new DamagedFile("it goes on after its end");
    const value: unknown = JSON.parse(line);
    if (!this.#head) this.#head = HEAD.parse(value);
    else if (!Array.isArray(value)) return this.#finish(value);
    this.#digest.update(`${line}\n`);
    if (!Array.isArray(value)) return [];
    const record = recordOf(RECORD.parse(value));
    count(this.#counts, record);
    return [record];
  }

  #finish(value: unknown): readonly StoredRecord[] {
    this.#end = END.parse(value);
    this.#sum = this.#digest.digest("hex");
    return [];
  }

  end(): ReadBackup {
    const { head } = this;
    const { documents, members } = this.#counts;
    if (!this.#end) throw new DamagedFile("it is cut off");
    const fits = this.#end.documents === documents && this.#end.members === members;
    if (!fits || this.#end.sha256 !== this.#sum) throw new DamagedFile("its checksum does not fit");
    return { head, documents, members, sha256: this.#sum };
  }
}

function recordOf([type, key, value, expiresAt]: z.infer<typeof RECORD>): StoredRecord {
  const expires = expiresAt === null ? {} : { expiresAt };
  return type === "d"
    ? { type: "document", key, value: value as string, ...expires }
    : { type: "board", key, members: value as [string, number][], ...expires };
}

/** Lines, some at a time; the last one must end, too. */
async function* pagesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length < CHARACTERS_READ) continue;
    const lines = text.split("\n");
    text = lines.pop() ?? "";
    if (lines.length > 0) yield lines;
  }
  const lines = (text + decoder.decode()).split("\n");
  if (lines.pop() !== "") throw new DamagedFile("it is cut off");
  if (lines.length > 0) yield lines;
}

function problemOf(path: string, error: unknown): unknown {
  if (error instanceof ConfigProblem) return error;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (syscall) return new ConfigProblem("FILE", `${path} cannot be read (${code}).`, { cause: error });
  const isDamaged =
    error instanceof DamagedFile ||
    error instanceof z.ZodError ||
    error instanceof SyntaxError ||
    code.startsWith("Z_") ||
    code.startsWith("ERR_ENCODING");
  if (!isDamaged) return error;
  const why = error instanceof DamagedFile ? error.message : "it is damaged, cut off, or none";
  return new ConfigProblem("FILE", `${path} is no whole backup: ${why}. Nothing of it was taken over.`, {
    cause: error,
  });
}

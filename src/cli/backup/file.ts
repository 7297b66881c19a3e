// A file of stored records, as a backup or a list of deletions is: lines of JSON, deflated. The first says what it is,
// then comes a line for each record, and the last has how many there were and the SHA-256 of all before it, so that a
// file cut off anywhere is noticed.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { isCopied, type StoredRecord } from "../../infra/store/copy.ts";

/** So many are read at once: a transaction of the embedded file, or some rounds to Redis, each. */
const BYTES_READ = 1_000_000;

/** What a file may be, by its format, with the option that names it. */
const FORMS = {
  "gadalka-backup-1": {
    option: "FILE",
    refusal: (why: string) => `is no whole backup: ${why}. Nothing of it was taken over.`,
  },
  "gadalka-deletions-1": {
    option: "--deletions",
    refusal: () => "is no whole list of deletions; take another copy.",
  },
};

const HEAD = z.strictObject({
  format: z.enum(["gadalka-backup-1", "gadalka-deletions-1"]),
  /** When the copy was begun, and since when the store's list of deletions had every one; Unix ms. */
  startedAt: z.number(),
  deletionsSince: z.number(),
  /** The host's pledges, newest first, as lines: public. */
  pledges: z.array(z.string()).readonly(),
});

export type FileHead = Readonly<z.infer<typeof HEAD>>;

const RECORD = z.strictObject({
  key: z.string().refine(isCopied),
  value: z.union([z.string(), z.array(z.tuple([z.string(), z.number()]))]),
  expiresAt: z.number().optional(),
});
const LINE = z.looseObject({});
const END = z.strictObject({ documents: z.number(), members: z.number(), sha256: z.string() });

export interface Counts {
  readonly documents: number;
  /** Of all boards. */
  readonly members: number;
}

/** Writes it beside, and names it only when it is whole and on the disk; what failed leaves nothing behind.
 * @throws ConfigProblem where it cannot be written. */
export async function writeRecords(
  path: string,
  head: FileHead,
  pages: AsyncIterable<readonly StoredRecord[]>,
  onPage: (counts: Counts) => void = () => undefined,
): Promise<Counts> {
  const counts = { documents: 0, members: 0 };
  const digest = createHash("sha256");
  async function* lines(): AsyncGenerator<string> {
    const summed = (line: object): string => {
      const text = `${JSON.stringify(line)}\n`;
      digest.update(text);
      return text;
    };
    yield summed(head);
    for await (const page of pages) {
      for (const record of page) count(counts, record);
      yield page.map(summed).join("");
      onPage(counts);
    }
    yield `${JSON.stringify({ ...counts, sha256: digest.digest("hex") })}\n`;
  }
  const beside = `${path}.partial`;
  try {
    // A file of that name that others may read would stay so.
    await unlink(beside).catch(() => undefined);
    await pipeline(lines, createGzip(), createWriteStream(beside, { mode: 0o600, flush: true }));
    await rename(beside, path);
    const folder = await open(dirname(path));
    // Not every file system can; those that cannot need not.
    await folder.sync().catch(() => undefined);
    await folder.close();
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new ConfigProblem("--out", `${path} cannot be written (${code}).`, { cause: error });
  }
  return counts;
}

function count(counts: { documents: number; members: number }, { value }: StoredRecord): void {
  if (typeof value === "string") counts.documents++;
  else counts.members += value.length;
}

/** What a file is by its first line, and by its last. */
export interface ReadFile extends Counts {
  readonly head: FileHead;
  readonly sha256: string;
}

class DamagedFile extends Error {}
const NONE = "it is damaged, cut off, or none";

/** Reads all of it, some records at a time. @throws ConfigProblem where it is damaged, cut off or something
 * else; what was read until then must not be believed. */
export async function readRecords(
  path: string,
  format: FileHead["format"],
  onRecords: (records: readonly StoredRecord[]) => Promise<void> | void,
): Promise<ReadFile> {
  const digest = createHash("sha256");
  const counts = { documents: 0, members: 0 };
  let head: FileHead | undefined;
  let end: z.infer<typeof END> | undefined;
  const take = (line: string): readonly StoredRecord[] => {
    if (end) throw new DamagedFile("it goes on after its end");
    const value = LINE.parse(JSON.parse(line));
    if ("sha256" in value) end = END.parse(value);
    else digest.update(`${line}\n`);
    if (head !== undefined) return end === undefined ? [RECORD.parse(value)] : [];
    head = HEAD.parse(value);
    if (head.format !== format) throw new DamagedFile(NONE);
    return [];
  };
  try {
    const unzipped = createGunzip({ chunkSize: BYTES_READ }).setEncoding("utf8");
    await pipeline(createReadStream(path), unzipped, async (chunks: AsyncIterable<string>) => {
      for await (const lines of linesOf(chunks)) {
        const records = lines.flatMap(take);
        for (const record of records) count(counts, record);
        if (records.length > 0) await onRecords(records);
      }
    });
    if (head === undefined || end === undefined) throw new DamagedFile("it is cut off");
    const { documents, members, sha256 } = end;
    const isWhole = documents === counts.documents && members === counts.members;
    if (!isWhole || sha256 !== digest.digest("hex")) throw new DamagedFile("its checksum does not fit");
    return { ...end, head };
  } catch (error) {
    throw problemOf(path, format, error);
  }
}

/** Lines, some at a time; the last one must end, too. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") throw new DamagedFile("it is cut off");
}

function problemOf(path: string, format: FileHead["format"], error: unknown): unknown {
  const { option, refusal } = FORMS[format];
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (syscall) return new ConfigProblem(option, `${path} cannot be read (${code}).`, { cause: error });
  const isNone = error instanceof z.ZodError || error instanceof SyntaxError || code.startsWith("Z_");
  if (!isNone && !(error instanceof DamagedFile)) return error;
  const why = error instanceof DamagedFile ? error.message : NONE;
  return new ConfigProblem(option, `${path} ${refusal(why)}`, { cause: error });
}

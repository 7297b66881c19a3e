// A file of stored records, either a backup or a list of deletions: deflated lines of JSON. The first line is a header,
// followed by a line per record; the last line has their count and the SHA-256 of everything before it, so that a
// truncated file is noticed.

import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { ConfigProblem } from "../../infra/config-problem.ts";
import { isCopied, type StoredRecord } from "../../infra/store/copy.ts";

/** Bytes read at a time: one transaction of the embedded file, or a few round trips to Redis. */
const BYTES_READ = 1_000_000;

/** The kinds of files, by format, with the option that names each. */
const FORMS = {
  "gadalka-backup-1": {
    option: "FILE",
    refusal: (why: string) => `isn't a complete backup: ${why}. Nothing was restored.`,
  },
  "gadalka-deletions-1": {
    option: "--deletions",
    refusal: () => "isn't a complete list of deletions. Use another copy.",
  },
};

const HEAD = z.object({
  format: z.enum(["gadalka-backup-1", "gadalka-deletions-1"]),
  /** When the copy was started, and since when the store's list of deletions has been complete; Unix ms. */
  startedAt: z.number(),
  deletionsSince: z.number(),
  /** The host's pledges as lines, newest first; they're public. */
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
  /** Members of all boards. */
  readonly members: number;
}

/**
 * Writes a temporary file, and renames it only once it's complete and on disk; a failure leaves nothing behind.
 * @throws ConfigProblem if it can't be written.
 */
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
    // A leftover file of that name would keep its permissions, which may let others read it.
    await unlink(beside).catch(() => undefined);
    await pipeline(lines, createGzip(), createWriteStream(beside, { mode: 0o600, flush: true }));
    await rename(beside, path);
    const folder = await open(dirname(path));
    // Not every file system supports this; those that don't, don't need it.
    await folder.sync().catch(() => undefined);
    await folder.close();
  } catch (error) {
    await unlink(beside).catch(() => undefined);
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!code || !syscall) throw error;
    throw new ConfigProblem("--out", `can't write ${path} (${code}).`, { cause: error });
  }
  return counts;
}

function count(counts: { documents: number; members: number }, { value }: StoredRecord): void {
  if (typeof value === "string") counts.documents++;
  else counts.members += value.length;
}

/** A file's header, and the counts in its last line. */
export interface ReadFile extends Counts {
  readonly head: FileHead;
  readonly sha256: string;
}

class DamagedFile extends Error {}
const NONE = "it's damaged, cut off or something else";

/** Reads the whole file, several records at a time. @throws ConfigProblem if it's damaged, truncated or not such a
 * file; records read before the error can't be trusted. */
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
    if (end) throw new DamagedFile("there's something after its end");
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
    if (head === undefined || end === undefined) throw new DamagedFile("it's cut off");
    const { documents, members, sha256 } = end;
    const isWhole = documents === counts.documents && members === counts.members;
    if (!isWhole || sha256 !== digest.digest("hex")) throw new DamagedFile("its checksum doesn't match");
    return { ...end, head };
  } catch (error) {
    throw problemOf(path, format, error);
  }
}

/** Yields lines in batches; the last line must be terminated, too. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") throw new DamagedFile("it's cut off");
}

function problemOf(path: string, format: FileHead["format"], error: unknown): unknown {
  const { option, refusal } = FORMS[format];
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (syscall) return new ConfigProblem(option, `can't read ${path} (${code}).`, { cause: error });
  const isNone = error instanceof z.ZodError || error instanceof SyntaxError || code.startsWith("Z_");
  if (!isNone && !(error instanceof DamagedFile)) return error;
  const why = error instanceof DamagedFile ? error.message : NONE;
  return new ConfigProblem(option, `${path} ${refusal(why)}`, { cause: error });
}

// The lines of a bundle's file, unpacked piece by piece: never more of it in memory than one line.

import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";

const MB = 2 ** 20;
const NEWLINE = 10;

/** The first line of a file, without its end. @throws BundleProblem where it is not short. */
export async function firstLine(file: FileHandle): Promise<string> {
  const bytes = Buffer.alloc(BUNDLE_LIMITS.headerBytes);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  const end = bytes.subarray(0, bytesRead).indexOf(NEWLINE);
  if (end >= 0) return bytes.toString("latin1", 0, end);
  throw new BundleProblem("not-a-bundle", "it is no bundle: it does not begin with a short line of text");
}

/** SHA-256 of all bytes of a file from `start` on, 64 hexadecimal digits. */
export async function digestFrom(file: FileHandle, start: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of bytesFrom(file, start)) hash.update(chunk);
  return hash.digest("hex");
}

async function* bytesFrom(file: FileHandle, start: number): AsyncGenerator<Buffer> {
  for (let at = start; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(MB), 0, MB, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

/** The lines that are packed in a file from `start` on. @throws BundleProblem where they are damaged, or
 * more than a bundle has. */
export async function* packedLines(file: FileHandle, start: number): AsyncGenerator<string> {
  // A failure of either is that of the reading below.
  const unpacked = pipeline(bytesFrom(file, start), createGunzip({ chunkSize: MB }), () => undefined);
  let [pending, left]: [Buffer[], number] = [[], BUNDLE_LIMITS.contentBytes];
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      left -= chunk.length;
      const lines = cut(chunk);
      for (const piece of lines.slice(0, -1)) {
        yield lineOf([...pending, piece]);
        pending = [];
      }
      pending.push(lines.at(-1) as Buffer);
      requireSmall(pending, left);
    }
  } catch (error) {
    if (error instanceof BundleProblem) throw error;
    throw new BundleProblem("damaged", `what is packed in it cannot be unpacked (${codeOf(error)})`);
  } finally {
    unpacked.destroy();
  }
  if (pending.some(({ length }) => length > 0)) throw new BundleProblem("damaged", "it is cut short");
}

/** The pieces between ends of lines; the last one is not ended. */
function cut(chunk: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
    pieces.push(chunk.subarray(from, end));
    from = end + 1;
  }
  return [...pieces, chunk.subarray(from)];
}

function lineOf(pieces: readonly Buffer[]): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new BundleProblem("damaged", "a line in it is no text in UTF-8");
  }
}

function requireSmall(pending: readonly Buffer[], left: number): void {
  const size = pending.reduce((sum, { length }) => sum + length, 0);
  if (left >= 0 && size <= BUNDLE_LIMITS.lineBytes) return;
  const most =
    left < 0 ? `${BUNDLE_LIMITS.contentBytes / MB} MB` : `${BUNDLE_LIMITS.lineBytes / MB} MB in one line`;
  throw new BundleProblem("too-large", `unpacked it is larger than any bundle is (${most})`);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown error";
}

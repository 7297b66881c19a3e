// Unpacks a bundle piece by piece and yields its lines, never holding more than one in memory. Nothing here uses Node,
// so browsers read bundles with the same code.

import { runningSha256 } from "../../core/fairness/index.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";

/** The part of a file's interface needed here; a `Blob` has it. */
export interface Bytes {
  /** In bytes. */
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

const MB = 2 ** 20;
const NEWLINE = 10;

/** The first line of a file, without its line break. @throws BundleProblem if it's too long. */
export async function firstLine(file: Bytes): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, BUNDLE_LIMITS.headerBytes).arrayBuffer());
  const end = bytes.indexOf(NEWLINE);
  if (end >= 0) return String.fromCharCode(...bytes.subarray(0, end));
  throw new BundleProblem("not-a-bundle", "it isn't a bundle: it doesn't start with a short line of text");
}

/** SHA-256 of all bytes of a file from `start` on, 64 hexadecimal digits. `onRead` gets the bytes read so far. */
export async function digestFrom(
  file: Bytes,
  start: number,
  onRead?: (bytes: number) => void,
): Promise<string> {
  const hash = runningSha256();
  let read = start;
  for await (const chunk of bytesFrom(file, start)) {
    hash.update(chunk);
    read += chunk.length;
    onRead?.(read);
  }
  return hash.hex();
}

async function* bytesFrom(file: Bytes, start: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = start; at < file.size; at += MB) {
    yield new Uint8Array(await file.slice(at, Math.min(file.size, at + MB)).arrayBuffer());
  }
}

/** The lines packed in a file from `start` on. @throws BundleProblem if they're damaged, or exceed a bundle's
 * limits. */
export async function* packedLines(file: Bytes, start: number): AsyncGenerator<string> {
  const unpacked = unpackedFrom(file, start).getReader();
  let [pending, left]: [Uint8Array[], number] = [[], BUNDLE_LIMITS.contentBytes];
  try {
    for (let read = await unpacked.read(); !read.done; read = await unpacked.read()) {
      left -= read.value.length;
      const lines = cut(read.value);
      for (const piece of lines.slice(0, -1)) {
        yield lineOf([...pending, piece]);
        pending = [];
      }
      pending.push(lines.at(-1) as Uint8Array);
      requireSmall(pending, left);
    }
  } catch (error) {
    if (error instanceof BundleProblem) throw error;
    throw new BundleProblem("damaged", `its content can't be unpacked (${codeOf(error)})`);
  } finally {
    // The original failure is already reported.
    await unpacked.cancel().catch(() => undefined);
  }
  if (pending.some(({ length }) => length > 0)) throw new BundleProblem("damaged", "it's cut short");
}

function unpackedFrom(file: Bytes, start: number): ReadableStream<Uint8Array> {
  const chunks = bytesFrom(file, start);
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return packed.pipeThrough(new DecompressionStream("gzip"));
}

/** The pieces between line breaks; the last one is unfinished. */
function cut(chunk: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
    pieces.push(chunk.subarray(from, end));
    from = end + 1;
  }
  return [...pieces, chunk.subarray(from)];
}

function lineOf(pieces: readonly Uint8Array[]): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return `${pieces.map((piece) => decoder.decode(piece, { stream: true })).join("")}${decoder.decode()}`;
  } catch {
    throw new BundleProblem("damaged", "one of its lines isn't UTF-8 text");
  }
}

function requireSmall(pending: readonly Uint8Array[], left: number): void {
  const size = pending.reduce((sum, { length }) => sum + length, 0);
  if (left >= 0 && size <= BUNDLE_LIMITS.lineBytes) return;
  const most =
    left < 0 ? `${BUNDLE_LIMITS.contentBytes / MB} MB` : `${BUNDLE_LIMITS.lineBytes / MB} MB in one line`;
  throw new BundleProblem("too-large", `unpacked, it's larger than a bundle can be (${most})`);
}

function codeOf(error: unknown): string {
  return (error as { readonly code?: string }).code ?? "unknown error";
}

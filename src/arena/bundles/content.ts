// The lines of a bundle, unpacked piece by piece: never more of it in memory than one line. Nothing here
// knows Node, so that a browser reads bundles by the same code.

import { runningSha256 } from "../../core/fairness/index.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";

/** A file as far as it is read here; a `Blob` is one. */
export interface Bytes {
  /** In bytes. */
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
}

const MB = 2 ** 20;
const NEWLINE = 10;

/** The first line of a file, without its end. @throws BundleProblem where it is not short. */
export async function firstLine(file: Bytes): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, BUNDLE_LIMITS.headerBytes).arrayBuffer());
  const end = bytes.indexOf(NEWLINE);
  if (end >= 0) return String.fromCharCode(...bytes.subarray(0, end));
  throw new BundleProblem("not-a-bundle", "it is no bundle: it does not begin with a short line of text");
}

/** SHA-256 of all bytes of a file from `start` on, 64 hexadecimal digits. `onRead`: bytes so far. */
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

/** The lines that are packed in a file from `start` on. @throws BundleProblem where they are damaged, or
 * more than a bundle has. */
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
    throw new BundleProblem("damaged", `what is packed in it cannot be unpacked (${codeOf(error)})`);
  } finally {
    // What failed has been told above.
    await unpacked.cancel().catch(() => undefined);
  }
  if (pending.some(({ length }) => length > 0)) throw new BundleProblem("damaged", "it is cut short");
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

/** The pieces between ends of lines; the last one is not ended. */
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
    throw new BundleProblem("damaged", "a line in it is no text in UTF-8");
  }
}

function requireSmall(pending: readonly Uint8Array[], left: number): void {
  const size = pending.reduce((sum, { length }) => sum + length, 0);
  if (left >= 0 && size <= BUNDLE_LIMITS.lineBytes) return;
  const most =
    left < 0 ? `${BUNDLE_LIMITS.contentBytes / MB} MB` : `${BUNDLE_LIMITS.lineBytes / MB} MB in one line`;
  throw new BundleProblem("too-large", `unpacked it is larger than any bundle is (${most})`);
}

function codeOf(error: unknown): string {
  return (error as { readonly code?: string }).code ?? "unknown error";
}

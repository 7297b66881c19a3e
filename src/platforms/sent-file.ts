// Files that people send, as all adapters offer them: read late, bounded, and only from where the
// platform keeps them.

import { FileProblem, type SentFile } from "../chat/index.ts";
import { nameInText } from "../infra/i18n/name-in-text.ts";

/** Longest time from asking for a file to its last byte. */
const DOWNLOAD_WITHIN_MS = 15_000;
const NAME_CHARACTERS_MAX = 255;

/** How a platform keeps a file. */
interface KeptFile {
  readonly name: string | undefined;
  /** As the platform says. */
  readonly size: number | undefined;
  /** What the option takes. */
  readonly maxBytes: number;
  /** @throws FileProblem, or anything where the file cannot be had. */
  fetch(): Promise<Uint8Array>;
  /** Told why it could not be had: the reader is not. */
  failed(error: unknown): void;
}

/** The file for its feature. One that is said to be too large is not fetched. */
export function sentFile({ name = "", size = 0, maxBytes, fetch, failed }: KeptFile): SentFile {
  return {
    name: bareName(name),
    size,
    read: async () => {
      if (size > maxBytes) throw new FileProblem("too-large", maxBytes);
      try {
        return await fetch();
      } catch (error) {
        if (error instanceof FileProblem) throw error;
        failed(error);
        throw new FileProblem("unavailable", maxBytes);
      }
    },
  };
}

function bareName(name: string): string {
  const bare = nameInText(name.split(/[/\\]/).at(-1) ?? "");
  return bare.slice(0, NAME_CHARACTERS_MAX).toWellFormed() || "file";
}

/** The bytes at an address of the platform; follows no redirect. @throws FileProblem, or Error. */
export async function download(
  address: string,
  maxBytes: number,
  withinMs = DOWNLOAD_WITHIN_MS,
): Promise<Uint8Array> {
  const { ok, status, body } = await fetch(address, {
    redirect: "error",
    signal: AbortSignal.timeout(withinMs),
  });
  if (ok) return body ? readAtMost(body, maxBytes) : new Uint8Array();
  await body?.cancel();
  throw new Error(`the download was answered with status ${status}`);
}

/** All of a stream, which is given up as soon as it is too long. @throws FileProblem */
export async function readAtMost(chunks: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new FileProblem("too-large", maxBytes);
    read.push(chunk);
  }
  return new Uint8Array(Buffer.concat(read));
}

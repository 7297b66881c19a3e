// Files that people send, as all adapters offer them: fetched lazily, size-limited, and only from the platform's own
// servers.

import { FileProblem, type SentFile } from "../chat/index.ts";
import { nameInText } from "../infra/i18n/name-in-text.ts";

/** Longest time from requesting a file to its last byte. */
const DOWNLOAD_WITHIN_MS = 15_000;
const NAME_CHARACTERS_MAX = 255;

/** A file as the platform keeps it. */
interface KeptFile {
  readonly name: string | undefined;
  /** As the platform says. */
  readonly size: number | undefined;
  /** The option's limit. */
  readonly maxBytes: number;
  /** @throws FileProblem, or anything else if the file can't be fetched. */
  fetch(): Promise<Uint8Array>;
  /** Called with the reason for a failed fetch, which isn't passed on to the reader. */
  failed(error: unknown): void;
}

/** The file for its feature. A file whose stated size is too large isn't fetched. */
export function sentFile({ name = "", size = 0, maxBytes, fetch, failed }: KeptFile): SentFile {
  const bare = nameInText(name.split(/[/\\]/).at(-1) ?? "").slice(0, NAME_CHARACTERS_MAX);
  return {
    name: bare.toWellFormed() || "file",
    size,
    async read() {
      if (size > maxBytes) throw new FileProblem("too-large", maxBytes);
      return fetch().catch((error: unknown) => {
        if (error instanceof FileProblem) throw error;
        failed(error);
        throw new FileProblem("unavailable", maxBytes);
      });
    },
  };
}

/** The bytes at one of the platform's addresses; follows no redirect. @throws FileProblem, or Error. */
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

/** Reads a whole stream, but gives up as soon as it's too long. @throws FileProblem */
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

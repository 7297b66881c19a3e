// Opens a bundle's file.

import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Bytes } from "./content.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";
import { type BundleRead, readBundle } from "./read.ts";

/** A bundle with its file open. */
export interface OpenBundle extends BundleRead {
  close(): Promise<void>;
}

/** Opens a file. @throws BundleProblem if it isn't a bundle, is damaged or forged; NodeJS.ErrnoException if it can't be
 * read. */
export async function openBundle(path: string): Promise<OpenBundle> {
  // If it's a pipe, doesn't wait for a writer.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return { ...(await readBundle(await bytesOf(file))), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function bytesOf(file: FileHandle): Promise<Bytes> {
  const stat = await file.stat();
  if (!stat.isFile()) throw new BundleProblem("not-a-bundle", "it isn't a file");
  if (stat.size > BUNDLE_LIMITS.fileBytes)
    throw new BundleProblem("too-large", `it has ${stat.size} bytes, more than a bundle can have`);
  return { size: stat.size, slice: (from, to) => ({ arrayBuffer: () => readPart(file, from, to) }) };
}

/** Shorter at the end of the file. */
async function readPart(file: FileHandle, from: number, to: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.buffer.slice(0, bytesRead);
}

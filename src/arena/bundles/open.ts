// Opens a bundle's file.

import { constants } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Bytes } from "./content.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { BundleProblem } from "./problem.ts";
import { type BundleRead, readBundle } from "./read.ts";

/** A bundle whose file is open. */
export interface OpenBundle extends BundleRead {
  close(): Promise<void>;
}

/** Opens a file. @throws BundleProblem where it is no bundle, damaged or forged; NodeJS.ErrnoException
 * where it cannot be read. */
export async function openBundle(path: string): Promise<OpenBundle> {
  // Without waiting for whoever writes, where it is a pipe.
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
  if (!stat.isFile()) throw new BundleProblem("not-a-bundle", "it is no file");
  if (stat.size > BUNDLE_LIMITS.fileBytes)
    throw new BundleProblem("too-large", `it has ${stat.size} bytes, more than any bundle`);
  return { size: stat.size, slice: (from, to) => ({ arrayBuffer: () => readPart(file, from, to) }) };
}

/** Less where the file has less. */
async function readPart(file: FileHandle, from: number, to: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.buffer.slice(0, bytesRead);
}

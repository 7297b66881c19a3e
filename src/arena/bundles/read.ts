// Reads a bundle: first hash and signature, then the manifest and the opened sources; matches are read one by one.
// Nothing here uses Node.

import type { Pledge } from "../../core/fairness/index.ts";
import type { Manifest, ReadMatch } from "./bundle.ts";
import { MatchChecks } from "./check.ts";
import { type Bytes, digestFrom, firstLine, packedLines } from "./content.ts";
import { readHeader, requireSigned } from "./header.ts";
import { readManifest, readMatch, readSource } from "./lines.ts";
import { BundleProblem } from "./problem.ts";

/** A bundle that is complete, and either signed by its pledge's host or unsigned. */
export interface BundleRead {
  /** The signer's pledge; absent: anyone could have written it. */
  readonly pledge?: Pledge | undefined;
  readonly manifest: Manifest;
  /** JavaScript that authors opened, by file id. */
  readonly sources: ReadonlyMap<string, string>;
  /** In the bundle's order, from the start each time. @throws BundleProblem. */
  matches(): AsyncGenerator<ReadMatch>;
}

/** Reads the start of a bundle, once all its bytes are known to be the signed ones. `onRead` gets the bytes read so
 * far. @throws BundleProblem if it isn't a bundle, is damaged or forged. */
export async function readBundle(file: Bytes, onRead?: (bytes: number) => void): Promise<BundleRead> {
  const line = await firstLine(file);
  const header = readHeader(line);
  const start = line.length + 1;
  if ((await digestFrom(file, start, onRead)) !== header.digest)
    throw new BundleProblem("damaged", "bytes are missing, added or changed: its SHA-256 doesn't match");
  requireSigned(header);
  const { manifest, sources } = await beginningOf(file, start);
  return {
    ...(header.signed && { pledge: header.signed.pledge }),
    manifest,
    sources,
    matches: () => matchesOf(file, start, manifest),
  };
}

async function beginningOf(file: Bytes, start: number) {
  const lines = packedLines(file, start);
  try {
    const manifest = readManifest(await nextOf(lines));
    const sources = new Map<string, string>();
    const isKnown = new Set(manifest.entrants.map(({ strategy }) => strategy));
    for (let left = manifest.sources; left > 0; left--) {
      const [id, source] = readSource(await nextOf(lines));
      if (!isKnown.has(id))
        throw new BundleProblem("contradiction", `${id} in it doesn't belong to an entrant`);
      sources.set(id, source);
    }
    return { manifest, sources };
  } finally {
    await lines.return(undefined);
  }
}

async function* matchesOf(file: Bytes, start: number, manifest: Manifest): AsyncGenerator<ReadMatch> {
  const checks = new MatchChecks(manifest);
  const lines = packedLines(file, start);
  try {
    for (let skipped = 1 + manifest.sources; skipped > 0; skipped--) await nextOf(lines);
    for (let number = 1; number <= manifest.matches; number++) {
      const match = readMatch(await nextOf(lines), number);
      checks.require(match, number);
      yield match;
    }
    if (!(await lines.next()).done)
      throw new BundleProblem("contradiction", "it has more matches than it says");
  } finally {
    await lines.return(undefined);
  }
}

async function nextOf(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (!done) return value;
  throw new BundleProblem("contradiction", "it has fewer parts than it says");
}

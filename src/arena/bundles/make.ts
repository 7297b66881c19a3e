// Makes a bundle: all matches are played once more, for what was played; what does not come out as it
// stands in the books is told and not bundled.

import type { Pledge } from "../../core/fairness/index.ts";
import type { MatchExecutor } from "../match-executor.ts";
import type { Materials } from "../material.ts";
import type { BundleContents } from "./bundle.ts";

/** Whoever signs; the host does (`Host.signFile`). */
export interface BundleSigner {
  readonly pledge: Pledge;
  /** Ed25519 over what it is and a SHA-256 of 32 bytes; undefined under the pledge of a lost key. */
  signFile(what: string, digest: Uint8Array): Uint8Array | undefined;
}

export interface MakeOptions {
  /** What strategies that are played apart are made of. */
  readonly materials: Materials;
  /** It hands its outcomes over with their records: threads of this process, no worker processes. */
  readonly executor: MatchExecutor;
  /** Absent: the bundle bears no signature. */
  readonly host?: BundleSigner | undefined;
  /** The JavaScript of a file that its author opened; default: nobody did. */
  readonly openSource?: ((id: string) => Promise<string | undefined>) | undefined;
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** The bundle's bytes. @throws BundleProblem: `differs` where a match comes out otherwise, `undecided` where
 * one does not come out at all, `contradiction` for contents that do not fit together, `interrupted`. */
export async function makeBundle(_contents: BundleContents, _options: MakeOptions): Promise<Uint8Array> {
  throw new Error("not yet");
}

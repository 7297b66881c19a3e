// Makes a bundle: all matches are played once more, for what was played; what does not come out as it
// stands in the books is told and not bundled.

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip, type Gzip } from "node:zlib";
import { type Pledge, sha256Hex } from "../../core/fairness/index.ts";
import { apartOf, isApart } from "../../core/strategies/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { Materials } from "../match/material.ts";
import { AT_ONCE, differenceOf, isRepeatable, playAgain, transcriptOf } from "./again.ts";
import {
  BUNDLE_VERSION,
  type BundleContents,
  type BundledMatch,
  type Manifest,
  type Transcript,
} from "./bundle.ts";
import { MatchChecks } from "./check.ts";
import { engineHere } from "./engine.ts";
import { SIGNED_AS, writeHeader } from "./header.ts";
import { BUNDLE_LIMITS } from "./limits.ts";
import { matchLine, sourceLine } from "./lines.ts";
import { BundleProblem } from "./problem.ts";

/** Whoever signs; the host does. */
export interface BundleSigner {
  readonly pledge: Pledge;
  /** Ed25519 over what it is and a SHA-256 of 32 bytes. */
  signFile(what: string, digest: Uint8Array): Uint8Array;
}

export interface MakeOptions {
  /** What strategies that are played apart are made of. */
  readonly materials: Materials;
  /** It hands its outcomes over with their records: threads of this process, no worker processes. */
  readonly executor: MatchExecutor;
  /** Absent: the bundle bears no signature. */
  readonly host?: BundleSigner | undefined;
  /** The JavaScript of a file that its author opened, by the file's id; default: nobody did. */
  readonly openSource?: ((id: string) => Promise<string | undefined>) | undefined;
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** The bundle's bytes. @throws BundleProblem: `differs` where a match comes out otherwise, `undecided` where
 * one does not come out at all, `contradiction` for contents that do not fit together, `interrupted`. */
export async function makeBundle(contents: BundleContents, options: MakeOptions): Promise<Uint8Array> {
  const { matches, ...about } = contents;
  const entrants = await Promise.all(about.entrants.map((one) => hashed(one, options.materials)));
  const sources = await openedOf(contents, options);
  const packer = new Packer();
  const manifest: Manifest = {
    version: BUNDLE_VERSION,
    ...about,
    entrants,
    engine: engineHere(),
    node: process.version,
    sources: sources.length,
    matches: matches.length,
  };
  await packer.add(`${JSON.stringify(manifest)}\n`);
  for (const [key, source] of sources) await packer.add(sourceLine(key, source));
  const checks = new MatchChecks(contents);
  for (let from = 0; from < matches.length; from += AT_ONCE) {
    const some = matches.slice(from, from + AT_ONCE);
    const transcripts = await transcriptsOf(some, from, matches.length, options);
    for (const [at, match] of some.entries()) {
      checks.require({ ...match, transcript: transcripts[at] }, from + at + 1);
      await packer.add(matchLine(match, transcripts[at]));
    }
  }
  return signedBy(options.host, await packer.end());
}

/** By the ids of their entrants, of files alone. */
async function openedOf({ entrants }: BundleContents, { openSource }: MakeOptions) {
  const opened: (readonly [key: string, source: string])[] = [];
  for (const strategy of new Set(entrants.map((one) => one.strategy))) {
    const apart = apartOf(strategy);
    const source = apart?.kind === "file" ? await openSource?.(strategy) : undefined;
    if (!apart || source === undefined) continue;
    if (sha256Hex(source) !== apart.key)
      throw new BundleProblem("contradiction", `the opened source of ${strategy} is another file's`);
    opened.push([apart.key, source]);
  }
  return opened;
}

async function hashed(entrant: BundleContents["entrants"][number], materials: Materials) {
  if (entrant.sha256 !== undefined || !isApart(entrant.strategy)) return entrant;
  const apart = apartOf(entrant.strategy);
  if (apart?.kind === "file") return { ...entrant, sha256: apart.key };
  const bytes = await materials(entrant.strategy);
  return bytes ? { ...entrant, sha256: sha256Hex(bytes) } : entrant;
}

/** What was played, match by match; undefined where a match cannot be played again. */
async function transcriptsOf(
  matches: readonly BundledMatch[],
  from: number,
  total: number,
  { executor, signal, onProgress }: MakeOptions,
): Promise<readonly (Transcript | undefined)[]> {
  const playable = matches.filter(({ outcome }) => isRepeatable(outcome));
  let done = from + matches.length - playable.length;
  const onPlayed = (count: number): void => {
    done += count;
    onProgress?.(done, total);
  };
  const outcomes = await playAgain(executor, playable, { signal, onPlayed });
  const transcripts = new Map<BundledMatch, Transcript | undefined>();
  for (const [at, match] of playable.entries()) {
    const here = outcomes[at];
    if (!here) throw new BundleProblem("interrupted", "it was broken off");
    const number = from + matches.indexOf(match) + 1;
    if (here.voided?.why === "withdrawn") continue;
    requireSame(match, here, number);
    transcripts.set(match, transcriptOf(here));
  }
  return matches.map((match) => transcripts.get(match));
}

function requireSame(match: BundledMatch, here: Parameters<typeof differenceOf>[1], number: number): void {
  const who = `match ${number}, ${match.names.join(" against ")}`;
  if (!isRepeatable(here))
    throw new BundleProblem(
      "undecided",
      `${who}, was not decided in time when it was played again; try later`,
    );
  const difference = differenceOf(match, here, number);
  if (!difference) return;
  const { there, here: played } = difference;
  throw new BundleProblem("differs", `${who}, was "${there}", and is "${played}" when it is played again`);
}

function signedBy(host: BundleSigner | undefined, body: Uint8Array): Uint8Array {
  const digest = createHash("sha256").update(body).digest();
  const signed = host && { pledge: host.pledge, signature: host.signFile(SIGNED_AS, digest) };
  const header = writeHeader({ digest: digest.toString("hex"), ...(signed && { signed }) });
  return Buffer.concat([Buffer.from(header, "latin1"), body]);
}

/** Packs lines as they come, and holds what is packed. */
class Packer {
  readonly #gzip: Gzip = createGzip({ level: 9 });
  readonly #packed: Buffer[] = [];
  readonly #ended: Promise<unknown>;
  #left: number = BUNDLE_LIMITS.contentBytes;

  constructor() {
    this.#gzip.on("data", (chunk: Buffer) => void this.#packed.push(chunk));
    this.#ended = once(this.#gzip, "end");
  }

  /** @throws BundleProblem where a reader would refuse it. */
  async add(line: string): Promise<void> {
    const bytes = Buffer.from(line);
    this.#left -= bytes.length;
    if (bytes.length > BUNDLE_LIMITS.lineBytes || this.#left < 0)
      throw new BundleProblem("too-large", "there is more to it than a bundle takes");
    if (!this.#gzip.write(bytes)) await once(this.#gzip, "drain");
  }

  async end(): Promise<Uint8Array> {
    this.#gzip.end();
    await this.#ended;
    return Buffer.concat(this.#packed);
  }
}

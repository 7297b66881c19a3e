// Builds a bundle by replaying all matches to get their transcripts. If a replay differs from the recorded result, it's
// reported and nothing is bundled.

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createGzip, type Gzip } from "node:zlib";
import { type Pledge, sha256Hex } from "../../core/fairness/index.ts";
import { isSandboxed, sandboxedOf } from "../../core/strategies/index.ts";
import type { MatchExecutor } from "../executors/executor.ts";
import type { StrategySources } from "../match/strategy-source.ts";
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

/** Signs bundles; the host does this. */
export interface BundleSigner {
  readonly pledge: Pledge;
  /** Ed25519 over the purpose and a 32-byte SHA-256. */
  signFile(what: string, digest: Uint8Array): Uint8Array;
}

export interface MakeOptions {
  /** Sources of sandboxed strategies. */
  readonly strategySources: StrategySources;
  /** Must return outcomes with their records, so threads of this process, not worker processes. */
  readonly executor: MatchExecutor;
  /** If absent, the bundle is unsigned. */
  readonly host?: BundleSigner | undefined;
  /** The JavaScript of a file that its author opened, by the file's id; by default, no file is open. */
  readonly openSource?: ((id: string) => Promise<string | undefined>) | undefined;
  readonly signal?: AbortSignal | undefined;
  onProgress?(done: number, total: number): void;
}

/** The bundle's bytes. @throws BundleProblem: `differs` if a match's replay has a different result, `undecided` if it
 * has none, `contradiction` if the contents don't fit together, `interrupted`. */
export async function makeBundle(contents: BundleContents, options: MakeOptions): Promise<Uint8Array> {
  const { matches, ...about } = contents;
  const entrants = await Promise.all(about.entrants.map((one) => hashed(one, options.strategySources)));
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

/** By entrant id; files only. */
async function openedOf({ entrants }: BundleContents, { openSource }: MakeOptions) {
  const opened: (readonly [key: string, source: string])[] = [];
  for (const strategy of new Set(entrants.map((one) => one.strategy))) {
    const apart = sandboxedOf(strategy);
    const source = apart?.kind === "file" ? await openSource?.(strategy) : undefined;
    if (!apart || source === undefined) continue;
    if (sha256Hex(source) !== apart.key)
      throw new BundleProblem("contradiction", `the open source of ${strategy} belongs to another file`);
    opened.push([apart.key, source]);
  }
  return opened;
}

async function hashed(entrant: BundleContents["entrants"][number], strategySources: StrategySources) {
  if (entrant.sha256 !== undefined || !isSandboxed(entrant.strategy)) return entrant;
  const apart = sandboxedOf(entrant.strategy);
  if (apart?.kind === "file") return { ...entrant, sha256: apart.key };
  const bytes = await strategySources(entrant.strategy);
  return bytes ? { ...entrant, sha256: sha256Hex(bytes) } : entrant;
}

/** Transcripts in the order of the matches; undefined if a match can't be replayed. */
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
    if (!here) throw new BundleProblem("interrupted", "it was stopped");
    const number = from + matches.indexOf(match) + 1;
    if (here.noResult?.why === "withdrawn") continue;
    requireSame(match, here, number);
    transcripts.set(match, transcriptOf(here));
  }
  return matches.map((match) => transcripts.get(match));
}

function requireSame(match: BundledMatch, here: Parameters<typeof differenceOf>[1], number: number): void {
  const who = `match ${number}, ${match.names.join(" against ")}`;
  if (!isRepeatable(here))
    throw new BundleProblem("undecided", `${who}, couldn't be replayed in time. Try later`);
  const difference = differenceOf(match, here, number);
  if (!difference) return;
  const { there, here: played } = difference;
  throw new BundleProblem("differs", `${who}, was "${there}", but its replay gives "${played}"`);
}

function signedBy(host: BundleSigner | undefined, body: Uint8Array): Uint8Array {
  const digest = createHash("sha256").update(body).digest();
  const signed = host && { pledge: host.pledge, signature: host.signFile(SIGNED_AS, digest) };
  const header = writeHeader({ digest: digest.toString("hex"), ...(signed && { signed }) });
  return Buffer.concat([Buffer.from(header, "latin1"), body]);
}

/** Packs lines as they come, and keeps the packed bytes. */
class Packer {
  readonly #gzip: Gzip = createGzip({ level: 9 });
  readonly #packed: Buffer[] = [];
  readonly #ended: Promise<unknown>;
  #left: number = BUNDLE_LIMITS.contentBytes;

  constructor() {
    this.#gzip.on("data", (chunk: Buffer) => void this.#packed.push(chunk));
    this.#ended = once(this.#gzip, "end");
  }

  /** @throws BundleProblem if a reader would reject it. */
  async add(line: string): Promise<void> {
    const bytes = Buffer.from(line);
    this.#left -= bytes.length;
    if (bytes.length > BUNDLE_LIMITS.lineBytes || this.#left < 0)
      throw new BundleProblem("too-large", "it's too large for a bundle");
    if (!this.#gzip.write(bytes)) await once(this.#gzip, "drain");
  }

  async end(): Promise<Uint8Array> {
    this.#gzip.end();
    await this.#ended;
    return Buffer.concat(this.#packed);
  }
}

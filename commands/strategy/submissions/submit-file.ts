// A file on its way to a name: checked, tried, and only then stored.

import type { Sandbox, SourcePlace, StrategySources } from "../../../src/arena/index.ts";
import { fileId, type Registration } from "../../../src/arena/submissions/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { patience } from "../../../src/infra/deadline.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { type PlayerId, writePlayerId } from "../../../src/people/index.ts";
import { addFile, addVersion } from "../registrations/files.ts";
import { type ClaimRefusal, claimRefusal, registrationsOf } from "../registrations/ledger.ts";
import { asName, newNameRefusal } from "../registrations/name.ts";
import type { QueueRefusal, Ticket, TrialQueue } from "../registrations/trial-queue.ts";
import { runFileTrial, type TrialEnd, type Tried } from "./file-trial.ts";

/** Wall-clock limit of a whole trial, so that the report comes within a minute. */
const TRIAL_MS_MAX = patience(45_000);

/** Why a name can't be used for a file. */
export type NameRefusal =
  | NonNullable<ReturnType<typeof newNameRefusal>>
  | Exclude<ClaimRefusal, "yours">
  | "is-settings";

/** A registered file and the result of its trial; without a result, it had been submitted before. */
export interface Filed {
  readonly registration: Registration;
  readonly tried?: Tried;
}

/** Why a file wasn't registered; `source`: the file as sent, for quoting. */
export type FileRefusal =
  | { readonly kind: "name"; readonly refusal: NameRefusal }
  | { readonly kind: "load"; readonly reason: string; readonly at?: SourcePlace; readonly source: string }
  | { readonly kind: "games"; readonly named: readonly string[] }
  | { readonly kind: "trial"; readonly end: Exclude<TrialEnd, Tried>; readonly source: string }
  | { readonly kind: "too-slow" };

export type FileOutcome = Filed | FileRefusal;

export interface FileSubmission {
  readonly name: string;
  /** The author's file name: its extension marks TypeScript. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly note?: string;
  readonly games: readonly MatrixGame[];
}

export interface FileTrials {
  readonly store: Store;
  readonly queue: TrialQueue;
  now(): number;
  /** A sandbox for one trial. */
  sandbox(strategySources: StrategySources): Sandbox;
}

/** Queues the file for its trial, and then registers it. @throws StoreError as the store. */
export async function submitFile(
  trials: FileTrials,
  owner: PlayerId,
  submission: FileSubmission,
): Promise<Ticket<FileOutcome> | QueueRefusal | NameRefusal> {
  const name = asName(submission.name);
  const own = (await registrationsOf(trials.store, owner)).find((one) => one.name === name);
  const refusal = own ? ownRefusal(own) : await freshRefusal(trials.store, owner, name);
  if (refusal) return refusal;
  return trials.queue.add(writePlayerId(owner), (signal) =>
    judged(trials, owner, { ...submission, name }, own, signal),
  );
}

function ownRefusal({ file }: Registration): NameRefusal | undefined {
  return file ? undefined : "is-settings";
}

async function freshRefusal(store: Store, owner: PlayerId, name: string): Promise<NameRefusal | undefined> {
  const refusal = newNameRefusal(name) ?? (await claimRefusal(store, owner, name));
  return refusal === "yours" ? "taken" : refusal;
}

async function judged(
  trials: FileTrials,
  owner: PlayerId,
  submission: FileSubmission,
  own: Registration | undefined,
  signal: AbortSignal,
): Promise<FileOutcome | undefined> {
  const held = new Map<string, Uint8Array>();
  const sandbox = trials.sandbox(async (id) => held.get(id));
  try {
    const loaded = await loadedFile(sandbox, submission);
    if ("kind" in loaded) return loaded;
    if (own?.strategy === loaded.id) return { registration: own };
    held.set(loaded.id, new TextEncoder().encode(loaded.source));
    const late = AbortSignal.timeout(TRIAL_MS_MAX);
    const end = await runFileTrial(sandbox, loaded.id, loaded, AbortSignal.any([signal, late]));
    if (!end) return late.aborted && !signal.aborted ? { kind: "too-slow" } : undefined;
    if (!("games" in end)) return { kind: "trial", end, source: textOf(submission) };
    if (signal.aborted) return undefined;
    return await filed(trials, owner, submission, own, { source: loaded.source, end });
  } finally {
    await sandbox.close();
  }
}

/** As it was sent, including types. */
function textOf({ bytes }: Pick<FileSubmission, "bytes">): string {
  return new TextDecoder().decode(bytes);
}

interface Loaded {
  readonly id: string;
  readonly source: string;
  readonly games: readonly MatrixGame[];
  /** Whether the file itself names the games it plays. */
  readonly mustPlay: boolean;
}

async function loadedFile(
  sandbox: Sandbox,
  { fileName, bytes, games }: FileSubmission,
): Promise<Loaded | FileRefusal> {
  const seen = await sandbox.inspect(fileName, bytes);
  if ("problem" in seen) {
    const source = textOf({ bytes });
    return { kind: "load", reason: seen.problem, source, ...(seen.at && { at: seen.at }) };
  }
  const { source, games: named } = seen;
  const id = fileId(source);
  const played = named ? games.filter((game) => named.includes(game.id)) : games;
  if (named && (played.length === 0 || played.length < new Set(named).size)) return { kind: "games", named };
  return { id, source, games: played, mustPlay: named !== undefined };
}

async function filed(
  { store, now }: FileTrials,
  owner: PlayerId,
  { name, note }: FileSubmission,
  own: Registration | undefined,
  { source, end }: { readonly source: string; readonly end: Tried },
): Promise<FileOutcome> {
  const [first] = end.games;
  const gauntlet = { game: first?.game ?? "", results: first?.results ?? [] };
  const version = {
    submittedAt: now(),
    games: end.games.map(({ game }) => game),
    ...(note !== undefined && { note }),
  };
  const submitted = { name, source, gauntlet, version };
  const result = own ? await addVersion(store, owner, submitted) : await addFile(store, owner, submitted);
  if (typeof result === "object") return { registration: result, tried: end };
  return { kind: "name", refusal: result === undefined || result === "yours" ? "taken" : result };
}

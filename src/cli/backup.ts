// `gadalka backup` and `gadalka restore`: everything stored, as a file of JSON lines. The first line has the version and
// the time, then there's a line for each document or board, and the last line has their number and the hash of the rest.

import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { type Config, readConfig } from "../app/config.ts";
import { hasStore } from "../app/configured.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { type Backend, openBackend, PREFIX, type StoredRecord } from "../infra/store/index.ts";
import { HOST_DOCUMENT, secretInText } from "../people/host/host.ts";
import { FORGOTTEN_DAYS, FORGOTTEN_KIND, forgottenAt, forgottenHash } from "../people/index.ts";
import { PLATFORMS } from "../platforms/index.ts";

const VERSION = 2;
const DAY_MS = 86_400_000;
/** Allows for the time that a deletion takes, and for clock differences between machines. */
const SLACK_MS = 60_000;
/** Keys of what's only of the moment. */
const MOMENTARY = /^gadalka:(?:claim|lease):/;
/** Keys of documents that may name people who deleted their data: bans outlive that. */
const BANS = /^gadalka:(?:place-settings|host-bans):/;
const FORGOTTEN = `${PREFIX}${FORGOTTEN_KIND}:`;
const NAMES = new RegExp(
  `(?<![a-z0-9-])(?:${PLATFORMS.map(({ id }) => id).join("|")}):[A-Za-z0-9_-]{1,64}`,
  "g",
);

/** Writes the file and prints a summary. @throws ConfigProblem. */
export async function backupHere({ out }: { readonly out: string }): Promise<void> {
  const config = readConfig(process.env);
  if (!hasStore(config)) throw new ConfigProblem("DATA_DIR", `there's no store in ${config.dataDir} yet.`);
  const count = await withBackend(config, (backend) => writeBackup(out, backend));
  process.stdout.write(
    `Wrote ${out}: ${count} records.\nNothing in it is encrypted. Keep it where no one else can read it.\n`,
  );
}

/** Puts the file into the configured store, without the people who have deleted their data since. `over`: replaces
 * what's in it. @throws ConfigProblem. */
export async function restoreHere(path: string, { over }: { readonly over?: true }): Promise<void> {
  const config = readConfig(process.env);
  if (!config.redisUrl && config.dataDir === ":memory:")
    throw new ConfigProblem("DATA_DIR", "is :memory:, which keeps nothing. Set it to a folder.");
  const { at, records } = await readBackup(path);
  const days = Math.floor((Date.now() - at) / DAY_MS);
  if (days >= FORGOTTEN_DAYS)
    throw new ConfigProblem(
      "FILE",
      `the backup is ${days} days old. Deletions are remembered for ${FORGOTTEN_DAYS} days, so no one knows whose data in it has been deleted since.`,
    );
  const written = await withBackend(config, async (backend) => {
    const present = await recordsOf(backend);
    if (present.length > 0 && !over)
      throw new ConfigProblem(
        config.redisUrl ? "REDIS_URL" : "DATA_DIR",
        "this store isn't empty. To replace everything in it, stop the bot and add: --over",
      );
    const isForgotten = forgottenSince(at, [...present, ...records], config.hostKey);
    for (const one of present) if (!one.key.startsWith(FORGOTTEN)) await remove(backend, one);
    const restored = records.flatMap((one) => without(isForgotten, one));
    for (const one of restored) await put(backend, one);
    return restored.length;
  });
  process.stdout.write(
    `Restored ${written} records. Left out ${records.length - written}: expired, or about people who have deleted their data since.\n`,
  );
}

async function withBackend<R>(config: Config, work: (backend: Backend) => Promise<R>): Promise<R> {
  const { redisUrl, dataDir } = config;
  let backend: Backend | undefined;
  try {
    backend = await openBackend({ ...(redisUrl && { redisUrl }), dataDir });
    return await work(backend);
  } catch (error) {
    if (error instanceof ConfigProblem) throw error;
    throw new ConfigProblem(redisUrl ? "REDIS_URL" : "DATA_DIR", (error as Error).message, { cause: error });
  } finally {
    await backend?.close();
  }
}

/** By key, as a walk may give one twice. */
async function recordsOf(backend: Backend): Promise<readonly StoredRecord[]> {
  const records = new Map<string, StoredRecord>();
  for await (const one of backend.records(PREFIX)) if (!MOMENTARY.test(one.key)) records.set(one.key, one);
  return [...records.values()];
}

async function remove(backend: Backend, { key, value }: StoredRecord): Promise<void> {
  if (typeof value === "string") await backend.remove(key);
  else for (const { member } of value) await backend.board(key).remove(member);
}

async function put(backend: Backend, { key, value, expiresAt }: StoredRecord): Promise<void> {
  const ttlMs = expiresAt === undefined ? undefined : Math.max(1, Math.ceil(expiresAt - Date.now()));
  if (typeof value === "string") await backend.swap(key, undefined, value, ttlMs);
  else for (const { member, score } of value) await backend.board(key).set(member, score, ttlMs);
}

async function writeBackup(path: string, backend: Backend): Promise<number> {
  const records = await recordsOf(backend);
  const text = [{ version: VERSION, at: Date.now() }, ...records].map((one) => `${JSON.stringify(one)}\n`);
  const end = `${JSON.stringify({ count: records.length, sha256: hashOf(text.join("")) })}\n`;
  const beside = `${path}.partial`;
  try {
    // A leftover file would keep its permissions, which may let others read it.
    await rm(beside, { force: true });
    await writeFile(beside, [...text, end], { mode: 0o600, flush: true });
    await rename(beside, path);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw new ConfigProblem("--out", `can't write ${path} (${(cause as Error).message}).`, { cause });
  }
  return records.length;
}

/** @throws ConfigProblem if it can't be read, or is damaged or cut off. */
async function readBackup(path: string): Promise<{ at: number; records: readonly StoredRecord[] }> {
  const text = await readFile(path, "utf8").catch((cause: Error) => {
    throw new ConfigProblem("FILE", `can't read ${path} (${cause.message}).`, { cause });
  });
  try {
    const end = text.lastIndexOf("\n", text.length - 2) + 1;
    const { count, sha256 } = JSON.parse(text.slice(end));
    const [head, ...records] = text
      .slice(0, end)
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    if (head.version !== VERSION || count !== records.length || sha256 !== hashOf(text.slice(0, end)))
      throw new RangeError("not as it was written");
    return { at: head.at, records };
  } catch (cause) {
    throw new ConfigProblem("FILE", `${path} isn't a complete backup. Nothing was restored.`, { cause });
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Whether a text names someone who deleted their data after the backup was begun; of those who did before and came
 * back, everything in it is new. */
function forgottenSince(
  backupAt: number,
  records: readonly StoredRecord[],
  hostKey: Uint8Array | undefined,
): (text: string) => boolean {
  const secrets = hostKey ? [hostKey] : [];
  const hashes = new Set<string>();
  for (const { key, value, expiresAt } of records) {
    if (key === `${PREFIX}${HOST_DOCUMENT}`)
      secrets.push(
        ...[secretInText(JSON.stringify(JSON.parse(String(value)).d))].filter((one) => one !== undefined),
      );
    if (key.startsWith(FORGOTTEN) && expiresAt && forgottenAt(expiresAt) >= backupAt - SLACK_MS)
      hashes.add(key.slice(FORGOTTEN.length));
  }
  const isOne = (name: string) => secrets.some((secret) => hashes.has(forgottenHash(secret, name)));
  return (text) => hashes.size > 0 && [...text.matchAll(NAMES)].some(([name]) => isOne(name));
}

/** A board without these people; nothing of a document of theirs, or one that names them, or one that has expired. */
function without(isForgotten: (text: string) => boolean, one: StoredRecord): readonly StoredRecord[] {
  const { key, value, expiresAt = Number.POSITIVE_INFINITY } = one;
  if (expiresAt <= Date.now()) return [];
  if (BANS.test(key)) return [one];
  if (isForgotten(key)) return [];
  if (typeof value === "string") return isForgotten(value) ? [] : [one];
  const members = value.filter(({ member }) => !isForgotten(member));
  return members.length > 0 ? [{ ...one, value: members }] : [];
}

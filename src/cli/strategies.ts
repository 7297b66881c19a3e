// `gadalka strategies`: lists submitted files, and takes a file or ghost out of play. Needs only the store, while the
// bot runs.

import { findOwned, type Report, reportsOfAll } from "../../commands/strategy/index.ts";
import { readConfig } from "../app/config.ts";
import {
  type FileRegistration,
  fileRegistrations,
  readStoredFile,
  type StoredFile,
  setFrozen,
  setGhostFrozen,
  versionsOf,
} from "../arena/submissions/index.ts";
import { sandboxedOf } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typed } from "../infra/console/typed.ts";
import type { Store } from "../infra/store/index.ts";
import { withStore } from "./with-store.ts";

/** The shortest prefix of a hash that may be used in its place. */
const HASH_MIN = 8;

interface Shown {
  readonly file: FileRegistration;
  readonly stored: StoredFile | undefined;
  readonly reports: readonly Report[];
}

/** Prints all files, newest first. @throws ConfigProblem as the store. */
export async function listStrategies(options: { readonly json?: true }): Promise<void> {
  const all = await withStore(readConfig(process.env), (store) => shownIn(store));
  const now = Date.now();
  const text = options.json
    ? JSON.stringify(all.map((one) => plain(one, now)))
    : all.map((one) => described(one, now)).join("\n") || "No one has submitted a file.";
  process.stdout.write(`${text}\n`);
}

async function shownIn(store: Store): Promise<readonly Shown[]> {
  const reports = await reportsOfAll(store);
  const files = [...(await fileRegistrations(store))];
  files.sort((one, other) => other.file.submittedAt - one.file.submittedAt);
  return Promise.all(
    files.map(async (file) => ({
      file,
      stored: await readStoredFile(store, file.strategy),
      reports: reports.filter(({ name, at }) => name === file.name && at >= firstSubmitted(file)),
    })),
  );
}

/** When the name's first file was submitted; earlier reports under this name concern someone else's. */
function firstSubmitted({ file }: FileRegistration): number {
  return file.earlier.at(-1)?.submittedAt ?? file.submittedAt;
}

function plain({ file, stored, reports }: Shown, now: number) {
  const { name, strategy, owner, file: version } = file;
  return {
    name,
    id: strategy,
    owner,
    version: version.version,
    games: version.games,
    state: stateOf({ file, stored }, now),
    isOpen: stored?.isOpen === true,
    ...(stored?.frozen && { frozen: stored.frozen }),
    submittedAt: version.submittedAt,
    publicAt: version.publicAt,
    reports: reports.map(({ at, reason }) => ({ at, ...(reason !== undefined && { reason }) })),
  };
}

function stateOf({ file, stored }: Pick<Shown, "file" | "stored">, now: number): string {
  if (stored?.frozen) return "frozen";
  return file.file.publicAt > now ? "draft" : "public";
}

function described({ file, stored, reports }: Shown, now: number): string {
  const { name, strategy, owner, file: version } = file;
  const day = new Date(version.submittedAt).toISOString().slice(0, 10);
  const reported = reports.map(({ reason }) => `\n    reported: ${reason ?? "no reason given"}`);
  const frozen = stored?.frozen ? `\n    frozen by the ${stored.frozen.by}: ${stored.frozen.why}` : "";
  const state = stateOf({ file, stored }, now);
  return `${name}  v${version.version}  ${state}  ${day}  ${owner}  ${version.games.join(",")}  reports: ${reports.length}\n    ${strategy}${frozen}${reported.join("")}`;
}

/**
 * Takes a file or ghost out of play, or puts it back; a name covers all its versions.
 * @throws ConfigProblem if nothing matches.
 */
export async function setStrategyFrozen(
  meant: string,
  options: { readonly why?: string } | "thaw",
): Promise<void> {
  const config = readConfig(process.env);
  const frozen =
    options === "thaw"
      ? undefined
      : ({ by: "host", why: options.why ?? "no reason given", at: Date.now() } as const);
  const ids = await withStore(config, async (store) => {
    const found = await idsMeant(store, meant.trim().toLowerCase());
    const set = await Promise.all(
      found.map((id) => (isGhost(id) ? setGhostFrozen(store, id, frozen) : setFrozen(store, id, frozen))),
    );
    if (!set.includes(true)) throw unknown(meant);
    return found;
  });
  process.stdout.write(`${frozen ? "Frozen" : "Thawed"}: ${ids.join(", ")}\n`);
}

const isGhost = (id: string): boolean => sandboxedOf(id)?.kind === "ghost";

/** Ids for a name (all its versions), an id, or the start of a hash. */
async function idsMeant(store: Store, meant: string): Promise<readonly string[]> {
  if (sandboxedOf(meant)) return [meant];
  const named = await findOwned(store, meant);
  if (named?.file) return versionsOf(named).map(({ id }) => id);
  if (named && isGhost(named.strategy)) return [named.strategy];
  const all = await fileRegistrations(store);
  const start = meant.replace(/^file:/, "");
  const ids = all.flatMap(({ file }) => [file, ...file.earlier].map(({ id }) => id));
  const fitting = [...new Set(ids.filter((id) => (sandboxedOf(id)?.key ?? "").startsWith(start)))];
  const [id] = fitting;
  if (start.length < HASH_MIN || !id || fitting.length > 1) throw unknown(meant);
  return [id];
}

function unknown(meant: string): ConfigProblem {
  return new ConfigProblem(
    "strategy",
    `there's no file or ghost "${meant}". Write a name, an id (file:9f2c…) or the first ${HASH_MIN} digits of its hash. To list them: ${typed("strategies list")}`,
  );
}

// `gadalka strategies`: the files that people submitted, and taking one, or a ghost, out of play. Works
// on the store alone, while the bot runs.

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
} from "../arena/made/index.ts";
import { apartOf } from "../core/strategies/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typed } from "../infra/console/typed.ts";
import type { Store } from "../infra/store/index.ts";
import { withStore } from "./with-store.ts";

/** The beginning of a hash that may stand for it. */
const HASH_MIN = 8;

interface Shown {
  readonly file: FileRegistration;
  readonly stored: StoredFile | undefined;
  readonly reports: readonly Report[];
}

/** Prints all files, the newest first. @throws ConfigProblem as the store. */
export async function listStrategies(options: { readonly json?: true }): Promise<void> {
  const all = await withStore(readConfig(process.env), (store) => shownIn(store));
  const now = Date.now();
  const text = options.json
    ? JSON.stringify(all.map((one) => plain(one, now)))
    : all.map((one) => described(one, now)).join("\n") || "nobody has submitted a file";
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

/** What was told of the same name before is about somebody else's. */
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
  const told = reports.map(({ reason }) => `\n    reported: ${reason ?? "without a reason"}`);
  const frozen = stored?.frozen ? `\n    frozen by the ${stored.frozen.by}: ${stored.frozen.why}` : "";
  const state = stateOf({ file, stored }, now);
  return `${name}  v${version.version}  ${state}  ${day}  ${owner}  ${version.games.join(",")}  reports: ${reports.length}\n    ${strategy}${frozen}${told.join("")}`;
}

/** Takes a file or a ghost out of play, or lets it play again; by its name, with all versions of it.
 * @throws ConfigProblem where none is meant. */
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
  process.stdout.write(
    `${ids.join(", ")} ${ids.length > 1 ? "are" : "is"} ${frozen ? "frozen" : "thawed"}\n`,
  );
}

const isGhost = (id: string): boolean => apartOf(id)?.kind === "ghost";

/** By name, all versions of it; by id, or by how its hash begins. */
async function idsMeant(store: Store, meant: string): Promise<readonly string[]> {
  if (apartOf(meant)) return [meant];
  const named = await findOwned(store, meant);
  if (named?.file) return versionsOf(named).map(({ id }) => id);
  if (named && isGhost(named.strategy)) return [named.strategy];
  const all = await fileRegistrations(store);
  const start = meant.replace(/^file:/, "");
  const ids = all.flatMap(({ file }) => [file, ...file.earlier].map(({ id }) => id));
  const fitting = [...new Set(ids.filter((id) => (apartOf(id)?.key ?? "").startsWith(start)))];
  const [id] = fitting;
  if (start.length < HASH_MIN || !id || fitting.length > 1) throw unknown(meant);
  return [id];
}

function unknown(meant: string): ConfigProblem {
  return new ConfigProblem(
    "strategy",
    `"${meant}" names no file and no ghost; write a name, an id (file:9f2c…) or ${HASH_MIN} digits of its hash, as listed by: ${typed("strategies list")}`,
  );
}

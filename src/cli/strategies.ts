// `gadalka strategies`: lists submitted files, and takes a file out of play. Needs only the store, while the
// bot runs.

import {
  HASH_MIN,
  type SubmittedFile,
  setFrozenByHost,
  submittedFiles,
} from "../../commands/strategy/index.ts";
import { readConfig } from "../app/config.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typedHere } from "../infra/console/typed.ts";
import { withStore } from "./with-store.ts";

/** Prints all files, newest first. @throws ConfigProblem as the store. */
export async function listStrategies(options: { readonly json?: true }): Promise<void> {
  const all = await withStore(readConfig(process.env), submittedFiles);
  const now = Date.now();
  const text = options.json
    ? JSON.stringify(all.map((one) => plain(one, now)))
    : all.map((one) => described(one, now)).join("\n") || "No one has submitted a file.";
  process.stdout.write(`${text}\n`);
}

function plain({ file, stored, reports }: SubmittedFile, now: number) {
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

function stateOf({ file, stored }: Pick<SubmittedFile, "file" | "stored">, now: number): string {
  if (stored?.frozen) return "frozen";
  return file.file.publicAt > now ? "draft" : "public";
}

function described({ file, stored, reports }: SubmittedFile, now: number): string {
  const { name, strategy, owner, file: version } = file;
  const day = new Date(version.submittedAt).toISOString().slice(0, 10);
  const reported = reports.map(({ reason }) => `\n    reported: ${reason ?? "no reason given"}`);
  const frozen = stored?.frozen ? `\n    frozen by the ${stored.frozen.by}: ${stored.frozen.why}` : "";
  const state = stateOf({ file, stored }, now);
  return `${name}  v${version.version}  ${state}  ${day}  ${owner}  ${version.games.join(",")}  reports: ${reports.length}\n    ${strategy}${frozen}${reported.join("")}`;
}

/**
 * Takes a file out of play, or puts it back; a name covers all its versions.
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
  const ids = await withStore(config, (store) => setFrozenByHost(store, meant, frozen));
  if (!ids) throw unknown(meant);
  process.stdout.write(`${frozen ? "Frozen" : "Thawed"}: ${ids.join(", ")}\n`);
}

function unknown(meant: string): ConfigProblem {
  return new ConfigProblem(
    "strategy",
    `there's no file "${meant}". Write a name, an id (file:9f2c…) or the first ${HASH_MIN} digits of its hash. To list them: ${typedHere("strategies list")}`,
  );
}

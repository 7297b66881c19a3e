// `gadalka strategies`: lists submitted files, and removes a strategy. Needs only the store, while the bot runs.

import { asName } from "../../commands/strategy/index.ts";
import { readConfig } from "../app/config.ts";
import {
  fileRegistrations,
  findRegistration,
  type Registration,
  withdraw,
} from "../arena/submissions/names.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typedHere } from "../infra/console/typed.ts";
import { withStore } from "./with-store.ts";

/** Prints all files, newest first. @throws ConfigProblem as the store. */
export async function listStrategies(options: { readonly json?: true }): Promise<void> {
  const all = await withStore(readConfig(process.env), fileRegistrations);
  const text = options.json
    ? JSON.stringify(all.map(plain))
    : all.map(described).join("\n") || "No one has submitted a file.";
  process.stdout.write(`${text}\n`);
}

function plain({ name, strategy: id, owner, version, games, submittedAt }: Registration) {
  return { name, id, owner, version, games, submittedAt };
}

function described({ name, strategy, owner, version, games, submittedAt }: Registration): string {
  const day = new Date(submittedAt).toISOString().slice(0, 10);
  return `${name}  v${version}  ${day}  ${owner}  ${games.join(",")}\n    ${strategy}`;
}

/** Deletes a name, and its file in all versions. @throws ConfigProblem if no one has registered it. */
export async function removeStrategy(typed: string): Promise<void> {
  const name = asName(typed);
  const isRemoved = await withStore(readConfig(process.env), async (store) => {
    const known = await findRegistration(store, name);
    return known !== undefined && (await withdraw(store, known.owner, name));
  });
  if (!isRemoved)
    throw new ConfigProblem(
      "strategy",
      `no one calls theirs "${name}". To list them: ${typedHere("strategies list")}`,
    );
  process.stdout.write(`Removed: ${name}\n`);
}

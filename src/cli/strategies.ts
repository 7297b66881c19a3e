// `gadalka strategies`: lists submitted files, and removes a strategy. Needs only the store, while the bot runs.

import { asName, findOwned, removeRegistration } from "../../commands/strategy/index.ts";
import { readConfig } from "../app/config.ts";
import { type FileRegistration, fileRegistrations } from "../arena/submissions/index.ts";
import { ConfigProblem } from "../infra/config-problem.ts";
import { typedHere } from "../infra/console/typed.ts";
import { readPlayerId } from "../people/index.ts";
import { withStore } from "./with-store.ts";

/** Prints all files, newest first. @throws ConfigProblem as the store. */
export async function listStrategies(options: { readonly json?: true }): Promise<void> {
  const all = [...(await withStore(readConfig(process.env), fileRegistrations))];
  all.sort((one, other) => other.file.submittedAt - one.file.submittedAt);
  const text = options.json
    ? JSON.stringify(all.map(plain))
    : all.map(described).join("\n") || "No one has submitted a file.";
  process.stdout.write(`${text}\n`);
}

function plain({ name, strategy: id, owner, file: { version, games, submittedAt } }: FileRegistration) {
  return { name, id, owner, version, games, submittedAt };
}

function described({ name, strategy, owner, file }: FileRegistration): string {
  const day = new Date(file.submittedAt).toISOString().slice(0, 10);
  return `${name}  v${file.version}  ${day}  ${owner}  ${file.games.join(",")}\n    ${strategy}`;
}

/** Deletes a name, and its file in all versions. @throws ConfigProblem if no one has registered it. */
export async function removeStrategy(typed: string): Promise<void> {
  const name = asName(typed);
  const isRemoved = await withStore(readConfig(process.env), async (store) => {
    const owner = (await findOwned(store, name))?.owner;
    const player = owner === undefined ? undefined : readPlayerId(owner);
    return player !== undefined && (await removeRegistration(store, player, name));
  });
  if (!isRemoved)
    throw new ConfigProblem(
      "strategy",
      `no one calls theirs "${name}". To list them: ${typedHere("strategies list")}`,
    );
  process.stdout.write(`Removed: ${name}\n`);
}

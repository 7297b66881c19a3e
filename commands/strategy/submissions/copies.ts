// Finds the strategy whose play a file copies, move by move, in the same trial.

import {
  type FileRegistration,
  fileRegistrations,
  type Registration,
  versionsOf,
} from "../../../src/arena/submissions/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { nameRefusal } from "../registrations/name.ts";
import { findMet } from "../registrations/visibility.ts";
import type { BuiltInPlay } from "./built-in-play.ts";
import type { GameTrial } from "./file-trial.ts";

/** By game: the name of the first file that played like this, or of a built-in strategy. `name`: the file's own, whose
 * earlier versions don't count as copies. Undefined: its play is unlike any other. */
export async function copiesOf(
  { store, builtIns }: { readonly store: Store; readonly builtIns: BuiltInPlay },
  name: string,
  trials: readonly GameTrial[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>> | undefined> {
  const others = (await fileRegistrations(store)).filter((one) => one.name !== name);
  const found: Record<string, string> = {};
  for (const trial of trials) {
    const original = (await builtIns.playingAs(trial, signal)) ?? firstLike(others, trial);
    if (original !== undefined) found[trial.game] = original;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The copies as the caller may see them: names of drafts stay hidden. @throws StoreError as the store. */
export async function copiesShown(
  services: Parameters<typeof findMet>[0],
  caller: PlayerId,
  { file }: Pick<Registration, "file">,
): Promise<Readonly<Record<string, string | undefined>>> {
  const shown = Object.entries(file?.copyOf ?? {}).map(async ([game, original]) => {
    const isNamed = nameRefusal(original) !== undefined || (await findMet(services, caller, original));
    return [game, isNamed ? original : undefined] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

function firstLike(others: readonly FileRegistration[], { game, behaviour }: GameTrial): string | undefined {
  const alike = others.flatMap((one) =>
    versionsOf(one)
      .filter((version) => version.behaviour[game] === behaviour)
      .map(({ submittedAt }) => ({ name: one.name, submittedAt })),
  );
  return alike.sort((one, other) => one.submittedAt - other.submittedAt)[0]?.name;
}

// Whose play a file repeats, move by move, in the same trial.

import {
  type FileRegistration,
  fileRegistrations,
  type Registration,
  versionsOf,
} from "../../../src/arena/made/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import type { PlayerId } from "../../../src/people/index.ts";
import { nameRefusal } from "../registrations/name.ts";
import { findMet } from "../registrations/visibility.ts";
import type { GameTrial } from "./file-trial.ts";
import type { HousePlay } from "./house-play.ts";

/** By game: the name of the file that came first with this play, or a strategy of the house. `name`: its
 * own, whose earlier versions are no copies. Undefined: it plays as nobody does. */
export async function copiesOf(
  { store, house }: { readonly store: Store; readonly house: HousePlay },
  name: string,
  trials: readonly GameTrial[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>> | undefined> {
  const others = (await fileRegistrations(store)).filter((one) => one.name !== name);
  const found: Record<string, string> = {};
  for (const trial of trials) {
    const original = (await house.playingAs(trial, signal)) ?? firstLike(others, trial);
    if (original !== undefined) found[trial.game] = original;
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The same for the caller: names of drafts are not told. @throws StoreError as the store. */
export async function copiesShown(
  services: Parameters<typeof findMet>[0],
  caller: PlayerId,
  { file }: Pick<Registration, "file">,
): Promise<Readonly<Record<string, string | undefined>>> {
  const shown = Object.entries(file?.copyOf ?? {}).map(async ([game, original]) => {
    const isTold = nameRefusal(original) !== undefined || (await findMet(services, caller, original));
    return [game, isTold ? original : undefined] as const;
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

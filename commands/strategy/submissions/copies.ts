// Whose play a file repeats, move by move, in the same trial.

import { type FileRegistration, fileRegistrations, versionsOf } from "../../../src/arena/made/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
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

function firstLike(others: readonly FileRegistration[], { game, behaviour }: GameTrial): string | undefined {
  const alike = others.flatMap((one) =>
    versionsOf(one)
      .filter((version) => version.behaviour[game] === behaviour)
      .map(({ submittedAt }) => ({ name: one.name, submittedAt })),
  );
  return alike.sort((one, other) => one.submittedAt - other.submittedAt)[0]?.name;
}

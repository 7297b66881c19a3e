// People of a place with rounds and open profiles, written where play would have left them.

import { openStore } from "../../../src/infra/store/index.ts";
import { NEW_PLAYER_GAME, notePlayed, setVisibility } from "../../../src/people/index.ts";
import { giveRounds, stubborn, turning } from "../../commands/kit/histories.ts";

/** Who they are, where they play (its key), and how far their profiles are open. */
interface Crowd {
  readonly platform: "discord" | "telegram";
  readonly place: string;
  readonly people: readonly { readonly id: string | number; readonly name: string }[];
  readonly level: "place" | "everyone";
}

/** Lets every second of them turn, and the others repeat. */
export async function settleCrowd(dataDir: string, { platform, place, people, level }: Crowd): Promise<void> {
  const store = await openStore({ dataDir, report: () => {} });
  for (const [index, { id, name }] of people.entries()) {
    const player = { platform, id: String(id), name };
    await giveRounds(store, player, {
      count: 150,
      seed: index + 1,
      habit: index % 2 === 0 ? stubborn : turning,
    });
    await setVisibility(store, player, { level, gameIds: ["rps"], now: Date.now() });
    await notePlayed(store, player, { gameId: "rps", document: NEW_PLAYER_GAME, place, now: Date.now() });
  }
  await store.close();
}

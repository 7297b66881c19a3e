// People of a chat with rounds, who are shown, stored the way real play would have stored them.

import { openStore } from "../../../src/infra/store/index.ts";
import { NEW_PREDICTOR, notePlayed, show } from "../../../src/people/index.ts";
import { giveRounds, stubborn, turning } from "../../commands/kit/histories.ts";

/** Who the people are, the key of the chat where they play */
interface Crowd {
  readonly platform: "discord" | "telegram";
  readonly place: string;
  readonly people: readonly { readonly id: string | number; readonly name: string }[];
}

/** Gives every other person the habit of rotating, and the rest the habit of repeating. */
export async function settleCrowd(dataDir: string, { platform, place, people }: Crowd): Promise<void> {
  const store = await openStore({ dataDir });
  for (const [index, { id, name }] of people.entries()) {
    const player = { platform, id: String(id), name };
    await giveRounds(store, player, {
      count: 150,
      seed: index + 1,
      habit: index % 2 === 0 ? stubborn : turning,
    });
    await show(store, player, { gameIds: ["rps"], place: undefined, now: Date.now() });
    await notePlayed(store, player, { gameId: "rps", document: NEW_PREDICTOR, place, now: Date.now() });
  }
  await store.close();
}

/** Gives each person 200 rounds; with seed 0, the first person's follow no habit. */
export async function havePlayed(
  stage: { readonly environment: Readonly<Record<string, string>> },
  platform: Crowd["platform"],
  people: readonly { readonly id: string | number }[],
  firstSeed = 0,
): Promise<void> {
  const store = await openStore({ dataDir: stage.environment.DATA_DIR ?? "" });
  for (const [index, { id }] of people.entries()) {
    const seed = firstSeed + index;
    const habit = seed > 0 ? { habit: turning } : {};
    await giveRounds(store, { platform, id: String(id) }, { count: 200, seed, ...habit });
  }
  await store.close();
}

// Owners' choices: which of their entries scores in a game's league, or that none plays.

import { z } from "zod";
import { personPart } from "../../infra/person-part.ts";
import { type Store, unlessUnreadable } from "../../infra/store/index.ts";
import type { Choice } from "./entrants.ts";

const CHOICES = personPart(
  "league-entry",
  z.object({
    /** By game; `at`: Unix ms. */
    games: z.record(z.string(), z.object({ entry: z.string(), at: z.number() })),
  }),
);

/** The part of a person's document that holds their choices. */
export const CHOICE_KIND = CHOICES.name;

/** Stores the account's choice for these games. @throws StoreError. */
export async function choose(
  store: Store,
  account: string,
  games: readonly string[],
  { entry }: Choice,
  now: number,
): Promise<void> {
  const chosen = Object.fromEntries(games.map((game) => [game, { entry, at: now }]));
  await CHOICES.update(store, account, (current) => ({
    next: { games: { ...current?.games, ...chosen } },
    result: undefined,
  }));
}

/** The latest choice for a game on any of a person's accounts. @throws StoreError. */
export async function choiceOf(
  store: Store,
  accounts: readonly string[],
  game: string,
): Promise<Choice | undefined> {
  const all = await Promise.all(accounts.map((account) => unlessUnreadable(CHOICES.read(store, account))));
  return all.flatMap((one) => one?.games[game] ?? []).sort((a, b) => b.at - a.at)[0];
}

/** The account's choices by game; undefined if it made none. @throws StoreError. */
export async function choicesOf(
  store: Store,
  account: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const found = await CHOICES.read(store, account);
  return found && Object.fromEntries(Object.entries(found.games).map(([game, { entry }]) => [game, entry]));
}

/** Resolves to whether there was anything to delete. @throws StoreError. */
export function forgetChoices(store: Store, account: string): Promise<boolean> {
  return CHOICES.remove(store, account);
}

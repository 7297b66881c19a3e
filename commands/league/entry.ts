// `/league enter` and `/league leave`: which of an owner's entries counts.

import { choose, LEAGUE_GAMES } from "../../src/arena/league/index.ts";
import type { PublicEntrant } from "../../src/arena/submissions/index.ts";
import type { Caller, CommandCall, Reply } from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { gameTitle } from "../kit/game-words.ts";
import { notice } from "../kit/refusals.ts";
import type { LeagueServices } from "./services.ts";

/** The caller's public entries. @throws StoreError. */
export async function ownEntries(
  { league }: LeagueServices,
  caller: Caller,
): Promise<readonly PublicEntrant[]> {
  return (await league.open()).filter(({ owner }) => owner === writePlayerId(caller));
}

/** `games`: those requested; undefined: every game that the entry plays. */
export async function enter(
  services: LeagueServices,
  { caller, options }: CommandCall,
  games: readonly MatrixGame[] | undefined,
): Promise<Reply> {
  const { locale } = caller;
  const own = await ownEntries(services, caller);
  const wanted = options.name?.trim().toLowerCase() ?? "";
  const entries = own.filter(({ name }) => name === wanted);
  if (entries.length === 0) return notice(unknownEntry(wanted, own, locale));
  const original = entries.filter(({ copyOf }) => copyOf === undefined);
  const scoring = (games ?? LEAGUE_GAMES).filter(({ id }) => original.some((one) => one.games.includes(id)));
  const [entry] = original;
  if (!entry || scoring.length === 0) return notice(notScoring(entries, wanted, locale));
  await choose(services.store, writePlayerId(caller), idsOf(scoring), { entry: entry.id }, services.now());
  const words = { name: wanted, games: titlesOf(scoring, locale) };
  return notice(say(locale, "league-entered", words));
}

/** Withdraws all of the person's entries from these games. */
export async function leave(
  { store, now }: LeagueServices,
  { caller }: CommandCall,
  games: readonly MatrixGame[],
): Promise<Reply> {
  await choose(store, writePlayerId(caller), idsOf(games), { entry: "none" }, now());
  return notice(say(caller.locale, "league-left", { games: titlesOf(games, caller.locale) }));
}

function unknownEntry(name: string, own: readonly PublicEntrant[], locale: Locale): string {
  if (own.length === 0) return say(locale, "league-enter-none");
  const names = listed([...new Set(own.map((one) => one.name))], locale);
  return say(locale, "league-enter-unknown", { name: name || "–", names });
}

function notScoring(entries: readonly PublicEntrant[], name: string, locale: Locale): string {
  const copied = entries.find(({ copyOf }) => copyOf !== undefined)?.copyOf;
  if (copied === undefined) return say(locale, "league-enter-other-game", { name });
  return say(locale, "league-enter-copy", { name, original: copied });
}

function idsOf(games: readonly MatrixGame[]): readonly string[] {
  return games.map(({ id }) => id);
}

function titlesOf(games: readonly MatrixGame[], locale: Locale): string {
  return listed(
    games.map((game) => gameTitle(game, locale)),
    locale,
  );
}

// The caller's position on a chat's map, shown to them only, or why they aren't on it.

import { type CommandCall, placeKey } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { listed } from "../../../src/infra/i18n/phrases.ts";
import { playsIn, type Shown, shownOf, writePlayerId } from "../../../src/people/index.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { shownName } from "../../kit/shown-name.ts";
import { wayWord } from "../views/ways.ts";
import type { ProfileServices } from "../worker/index.ts";
import { crowdOf } from "./place-crowd.ts";

const PEOPLE_SHOWN = 3;

type Asker = Pick<CommandCall, "caller" | "place">;

/** Why the caller isn't on this chat's map, and how to get on it. */
export async function absenceWords(
  services: ProfileServices,
  { caller, place }: Asker,
  game: MatrixGame,
): Promise<string | undefined> {
  const { locale } = caller;
  const closed = closedWords(await shownOf(services.store, caller), placeKey(caller, place), locale);
  if (closed !== undefined) return closed;
  const { rounds } = await playedRounds(services, caller, game);
  const missing = COMPARED_ROUNDS_MIN - rounds.person.length;
  return missing > 0 ? say(locale, "map-mine-missing", { missing, needed: COMPARED_ROUNDS_MIN }) : undefined;
}

function closedWords(
  shown: Shown | undefined,
  place: string | undefined,
  locale: Locale,
): string | undefined {
  if (!shown) return say(locale, "map-mine-private");
  return place !== undefined && playsIn(shown, place) ? undefined : say(locale, "map-mine-not-here");
}

export async function positionWords(
  services: ProfileServices,
  asker: Asker,
  game: MatrixGame,
): Promise<string> {
  const { caller, place } = asker;
  const absence = await absenceWords(services, asker, game);
  if (absence !== undefined) return absence;
  const { locale } = caller;
  const me = writePlayerId(caller);
  const crowd = await crowdOf(services, game, placeKey(caller, place) as string);
  const others = crowd.people.filter((one) => writePlayerId(one) !== me);
  const { rounds } = await playedRounds(services, caller, game);
  const found = await services.profileWorker.neighbours(
    game.id,
    rounds,
    others.map((one) => one.rounds),
  );
  const nearest = others
    .map(({ name }, index) => ({ name, distance: found.people[index] as number }))
    .toSorted((x, y) => x.distance - y.distance)
    .slice(0, PEOPLE_SHOWN);
  const list = listed(
    nearest.map(({ name }) => shownName(name)),
    locale,
  );
  const first = list ? say(locale, "map-mine-people", { list }) : say(locale, "map-mine-alone");
  const way = found.nearest && wayWord(game, found.nearest.strategy, locale);
  const manner = way ? say(locale, "map-mine-ways", { way }) : say(locale, "map-mine-no-way");
  return `${first}\n${manner}`;
}

// `/profile map`: a chat's shown players on a plane, placed by how similarly they play.

import {
  type Caller,
  type CommandCall,
  type PressHandler,
  placeKey,
  type Reply,
} from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../../src/people/index.ts";
import { listedGame } from "../../kit/options.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import type { ProfileServices } from "../worker/index.ts";
import { habitsHere, habitsHereWords, isCrowd } from "./habits.ts";
import { absenceWords, positionWords } from "./my-position.ts";
import { type CrowdMember, crowdOf } from "./place-crowd.ts";
import { mapPicture, mapView } from "./view.ts";

const PEOPLE_MIN = 2;
/** The most recent players; more labels wouldn't fit. */
const PEOPLE_MAX = 40;

export async function showMap(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, place } = call;
  const key = placeKey(caller, place);
  if (key === undefined) return notice(say(caller.locale, "map-alone-here"));
  const { people: all, short } = await crowdOf(services, game, key);
  if (all.length < PEOPLE_MIN) return tooFew(services, call, game, { ready: all.length, short });
  const locale = place.locale ?? caller.locale;
  const { map, words, people } = await mapped(services, game, { all, short, locale, caller });
  const picture = { ...mapPicture(map, words), name: "map.png", about: people };
  const average = isCrowd(all.length) ? habitsHereWords(place, locale) : undefined;
  const view = await pictured(services, mapView(map, { ...words, average }), picture, locale);
  return { type: "post", view, audience: "place" };
}

interface Mapped {
  readonly all: readonly CrowdMember[];
  readonly short: number;
  readonly locale: Locale;
  readonly caller: Caller;
}

async function mapped(services: ProfileServices, game: MatrixGame, { all, short, locale, caller }: Mapped) {
  const people = withFirst(all, writePlayerId(caller)).slice(0, PEOPLE_MAX);
  const map = await services.profileWorker.map(
    game.id,
    people.map(({ rounds }) => rounds),
  );
  const names = people.map(({ name }) => name);
  return { map, people, words: { game, locale, short, left: all.length - people.length, names } };
}

function withFirst(people: readonly CrowdMember[], first: string): readonly CrowdMember[] {
  const isFirst = (one: CrowdMember): boolean => writePlayerId(one) === first;
  return [...people.filter(isFirst), ...people.filter((one) => !isFirst(one))];
}

async function tooFew(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
  counts: { readonly ready: number; readonly short: number },
): Promise<Reply> {
  const { locale } = call.caller;
  const tooFew = say(locale, "map-too-few", { ...counts, people: PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN });
  const own = (await absenceWords(services, call, game)) ?? say(locale, "map-mine-ready");
  return notice(`${tooFew}\n${own}`);
}

/** Shows the presser privately their current position, or the average. */
export function mapPress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller, place } = press;
    const game = listedGame(action.session);
    const key = placeKey(caller, place);
    if (game && key !== undefined && action.move === "mine")
      return notice(await positionWords(services, press, game));
    if (game && key !== undefined && action.move === "habits") return habitsHere(services, press, game, key);
    return notice(say(caller.locale, "press-old-button"));
  };
}

// `/profile map`: the people of a place who let it be seen, and well-known ways to play, in the
// plane by how alike they play.

import { type CommandCall, type PressHandler, placeKey, type Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../../src/players/index.ts";
import type { Shown } from "../../kit/draw-with-consent.ts";
import { GAME_OPTION, GAMES } from "../../kit/options.ts";
import { pictured } from "../../kit/pictured.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { localeOf } from "../compare/compare.ts";
import { type CrowdMember, crowdOf, whileOpen } from "../place-crowd.ts";
import type { ProfileServices } from "../services.ts";
import { absenceWords, placeWords } from "./place.ts";
import { mapPicture, mapView } from "./view.ts";

const PEOPLE_MIN = 2;
/** The latest; more names than that find no room. */
const PEOPLE_MAX = 40;

export async function showMap(services: ProfileServices, call: CommandCall): Promise<Reply> {
  const { caller, options, place } = call;
  const { locale } = caller;
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const key = placeKey(caller, place);
  if (key === undefined) return notice(say(locale, "map-alone-here"));
  const reply = await whileOpen(services, key, () => drawnMap(services, call, game, key));
  return reply ?? notice(say(locale, "map-closed-meanwhile"));
}

async function drawnMap(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
  key: string,
): Promise<Shown<Reply, CrowdMember>> {
  const { people: all, short } = await crowdOf(services, game, key);
  if (all.length < PEOPLE_MIN)
    return { answer: await tooFew(services, call, game, { ready: all.length, short }), people: [] };
  const people = withFirst(all, writePlayerId(call.caller)).slice(0, PEOPLE_MAX);
  const map = await services.portraits.map(
    game.id,
    people.map(({ rounds }) => rounds),
  );
  const locale: Locale = localeOf(call.place, call.caller.locale);
  const words = {
    game,
    locale,
    short,
    left: all.length - people.length,
    names: people.map(({ name }) => name),
  };
  const picture = { ...mapPicture(map, words), name: "map.png", about: people };
  const view = await pictured(services, mapView(map, words), picture, locale);
  return { answer: { type: "post", view, audience: "place" }, people };
}

/** Who asks is told first, if they are on the map. */
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
  const told = say(locale, "map-too-few", { ...counts, people: PEOPLE_MIN, rounds: COMPARED_ROUNDS_MIN });
  const own = (await absenceWords(services, call, game)) ?? say(locale, "map-mine-ready");
  return notice(`${told}\n${own}`);
}

/** The button tells whoever presses it, and nobody else, where they stand now. */
export function mapPress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller, place } = press;
    const game = Object.values(GAMES).includes(action.session) ? matrixGame(action.session) : undefined;
    if (!game || action.move !== "mine" || placeKey(caller, place) === undefined)
      return notice(say(caller.locale, "press-old-button"));
    return notice(await placeWords(services, press, game));
  };
}

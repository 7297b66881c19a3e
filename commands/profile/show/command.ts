// `/profile show`: the profile of the caller, or of another player who consents.

import { createHash } from "node:crypto";
import {
  type CommandCall,
  type Place,
  type PressHandler,
  placeKey,
  type Reply,
  type View,
} from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import {
  consentOf,
  isProfileOpen,
  ownerTag,
  type ShowTarget,
  saveShowTarget,
  showTargets,
  writePlayerId,
} from "../../../src/players/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { pictured } from "../../kit/pictured.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { notice } from "../../kit/refusals.ts";
import { type NamedPlayer, resolvePerson } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { ProfileServices } from "../services.ts";
import { profilePicture, profileView } from "./view.ts";

export const SHOW_SCOPE = "show";

const ID_CHARACTERS = 12;

export async function showProfile(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, options } = call;
  const meant = options.user === undefined ? caller : await resolvePerson(services, call, options.user);
  if ("problem" in meant) return notice(meant.problem);
  return meant === caller ? showOwn(services, call, game) : showOther(services, call, game, meant);
}

async function showOwn(services: ProfileServices, call: CommandCall, game: MatrixGame): Promise<Reply> {
  const { caller, place } = call;
  const view = await drawnProfile(services, caller, game, caller.locale);
  if (place.kind === "private") return { type: "post", view, audience: "caller" };
  const id = createHash("sha256").update(`show|${call.id}`).digest("base64url").slice(0, ID_CHARACTERS);
  await saveShowTarget(services.store, caller, { id, gameId: game.id, place: placeOf(place) });
  const action = { scope: SHOW_SCOPE, session: `${id}${ownerTag(caller)}`, turn: 0, move: "here" };
  const buttons = [[{ label: say(caller.locale, "button-show-here"), action }]];
  return { type: "post", view: { ...view, buttons }, audience: "caller" };
}

function placeOf({ id, topic, locale }: Place): ShowTarget["place"] {
  return { id, ...(topic !== undefined && { topic }), ...(locale && { locale }) };
}

async function showOther(
  services: ProfileServices,
  { caller, place }: CommandCall,
  game: MatrixGame,
  player: NamedPlayer,
): Promise<Reply> {
  const { locale } = caller;
  const refusal = notice(say(locale, "profile-closed", { name: shownName(player.name) }));
  const isOpen = async () => isProfileOpen(await consentOf(services.store, player), placeKey(caller, place));
  if (!(await isOpen())) return refusal;
  const view = await drawnProfile(services, player, game, locale);
  // Consent may have been withdrawn while the picture was drawn.
  if (await isOpen()) return { type: "post", view, audience: "caller" };
  services.painter.forget(writePlayerId(player));
  return refusal;
}

async function drawnProfile(
  services: ProfileServices,
  player: NamedPlayer,
  game: MatrixGame,
  locale: Locale,
): Promise<View> {
  const { rounds, played } = await playedRounds(services, player, game);
  const profile = await services.profileWorker.profile(game.id, rounds);
  const words = { game, name: shownName(player.name), locale, played };
  const view = profileView(profile, words);
  const picture = profilePicture(profile, words);
  return picture
    ? pictured(services, view, { ...picture, name: "profile.png", about: [player] }, locale)
    : view;
}

/** Posts the presser's present profile where they had asked for it. */
export function showPress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller, place } = press;
    const { locale } = caller;
    const id = action.session.slice(0, ID_CHARACTERS);
    if (action.session.slice(ID_CHARACTERS) !== ownerTag(caller))
      return notice(say(locale, "press-not-yours"));
    const card = (await showTargets(services.store, caller)).find((one) => one.id === id);
    const game = card && matrixGame(card.gameId);
    if (!game) return notice(say(locale, "profile-show-lapsed", { command: "/profile show" }));
    const view = await drawnProfile(services, caller, game, card.place.locale ?? locale);
    if (place.id === card.place.id) return { type: "post", view, audience: "place" };
    const there: Place = {
      kind: "group",
      id: card.place.id,
      ...(card.place.topic && { topic: card.place.topic }),
    };
    const { state } = await services.post(caller.platform, there, view, `show-${id}`, "asked");
    const isPosted = state === "posted";
    const shown = { game: gameTitle(game, locale) };
    return notice(say(locale, isPosted ? "profile-shown-there" : "profile-not-shown-there", shown));
  };
}

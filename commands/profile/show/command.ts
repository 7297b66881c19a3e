// `/profile show`: the profile of the caller, or of someone who is shown.

import { createHash } from "node:crypto";
import type {
  Button,
  ButtonPress,
  CommandCall,
  Place,
  PressHandler,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  ownerTag,
  type ShowTarget,
  saveShowTarget,
  shownOf,
  showTargets,
} from "../../../src/people/index.ts";
import { streakInProfile } from "../../daily/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { pictured } from "../../kit/pictured.ts";
import { type Opponents, playedRounds } from "../../kit/player-rounds.ts";
import { badChoice, notice, notYours } from "../../kit/refusals.ts";
import { type NamedPlayer, resolvePerson } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import { linesButtons } from "../lines.ts";
import type { ProfileServices } from "../worker/index.ts";
import { DETAILS, detailsButtons, profileDetails } from "./details.ts";
import { OPPONENTS_OPTION, readOpponents, splitOpponents, withOpponents } from "./opponents.ts";
import { type ProfileWords, profilePicture, profileView } from "./view.ts";

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
  const opponents = readOpponents(options.opponents);
  if (!opponents) return badChoice(caller.locale, options.opponents ?? "", OPPONENTS_OPTION);
  if (meant === caller) return showOwn(services, call, game, opponents);
  // Others only see rounds against the bot.
  return opponents === "bot"
    ? showOther(services, call, game, meant)
    : notice(say(caller.locale, "profile-duels-own"));
}

async function showOwn(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
  opponents: Opponents,
): Promise<Reply> {
  const { caller, place } = call;
  const { locale } = caller;
  const words = { game, locale, opponents, who: "you" } as const;
  const shown = { scope: SHOW_SCOPE, player: caller, game, locale, opponents };
  const details = [
    ...detailsButtons(shown, caller.platform),
    ...(await linesButtons(services.store, caller, game, locale)),
  ];
  if (place.kind === "private")
    return {
      type: "post",
      view: await drawnProfile(services, caller, words, { details }),
      audience: "caller",
    };
  const id = createHash("sha256").update(`show|${call.id}`).digest("base64url").slice(0, ID_CHARACTERS);
  await saveShowTarget(services.store, caller, { id, gameId: game.id, place: placeOf(place) });
  const action = {
    scope: SHOW_SCOPE,
    session: `${id}${ownerTag(caller)}`,
    turn: 0,
    move: withOpponents("here", opponents),
  };
  const here = [{ label: say(locale, "button-show-here"), action }];
  const view = await drawnProfile(services, caller, words, { here, details });
  return { type: "post", view, audience: "caller" };
}

function placeOf({ id, topic, locale }: Place): ShowTarget["place"] {
  return { id, ...(topic !== undefined && { topic }), ...(locale && { locale }) };
}

async function showOther(
  services: ProfileServices,
  { caller }: CommandCall,
  game: MatrixGame,
  player: NamedPlayer,
): Promise<Reply> {
  const { locale } = caller;
  if (!(await shownOf(services.store, player)))
    return notice(say(locale, "profile-closed", { name: shownName(player.name) }));
  const words = { game, locale, opponents: "bot", who: "other" } as const;
  const details = detailsButtons({ scope: SHOW_SCOPE, player, ...words }, caller.platform);
  const view = await drawnProfile(services, player, words, { details });
  return { type: "post", view, audience: "caller" };
}

/** `details` only if there are figures. */
interface ProfileButtons {
  readonly here?: readonly Button[];
  readonly details: readonly Button[];
}

async function drawnProfile(
  services: ProfileServices,
  player: NamedPlayer,
  { game, locale, opponents, who }: Pick<ProfileWords, "game" | "locale" | "opponents" | "who">,
  { here = [], details }: ProfileButtons,
): Promise<View> {
  const { rounds, starts } = await playedRounds(services, player, game, opponents);
  const profile = await services.profileWorker.profile(game.id, rounds, starts);
  const words = { game, name: shownName(player.name), locale, opponents, who };
  const hasRounds = profile.rounds > 0;
  const row = [...here, ...(hasRounds ? details : [])];
  const streak = await streakInProfile(services, player, locale);
  const plain = profileView(profile, words);
  const view: View = {
    ...plain,
    blocks: [...plain.blocks, ...(streak === undefined ? [] : [{ type: "quiet", text: streak } as const])],
    ...(row.length > 0 && { buttons: [row] }),
  };
  const picture = profilePicture(profile, words);
  return picture
    ? pictured(services, view, { ...picture, name: "profile.png", about: [player] }, locale)
    : view;
}

export function showPress(services: ProfileServices): PressHandler {
  return (press) =>
    press.action.move.startsWith(DETAILS) ? profileDetails(services, press) : showHere(services, press);
}

/** Posts the presser's current profile in the chat where they had asked for it. */
async function showHere(services: ProfileServices, press: ButtonPress): Promise<Reply> {
  const { action, caller, place } = press;
  const { locale } = caller;
  const id = action.session.slice(0, ID_CHARACTERS);
  if (action.session.slice(ID_CHARACTERS) !== ownerTag(caller)) return notYours(locale);
  const card = (await showTargets(services.store, caller)).find((one) => one.id === id);
  const game = card && matrixGame(card.gameId);
  if (!game) return notice(say(locale, "profile-show-lapsed", { command: "/profile show" }));
  const [, opponents] = splitOpponents(action.move);
  const shownIn = { game, opponents, locale: card.place.locale ?? locale };
  const posted = { scope: SHOW_SCOPE, player: caller, ...shownIn, posted: id };
  const details = detailsButtons(posted, caller.platform);
  const view = await drawnProfile(services, caller, { ...shownIn, who: "other" }, { details });
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
}

// `/profile show`: the profile of the caller, or of someone who is shown.

import type { Button, CommandCall, Reply, View } from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { shownOf } from "../../../src/people/index.ts";
import { streakInProfile } from "../../daily/index.ts";
import { pictured } from "../../kit/pictured.ts";
import { type Opponents, playedRounds } from "../../kit/player-rounds.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { type NamedPlayer, resolvePerson } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import { linesButtons } from "../lines.ts";
import type { ProfileServices } from "../worker/index.ts";
import { detailsButtons } from "./details.ts";
import { OPPONENTS_OPTION, readOpponents } from "./opponents.ts";
import { type ProfileWords, profilePicture, profileView } from "./view.ts";

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
  { caller }: CommandCall,
  game: MatrixGame,
  opponents: Opponents,
): Promise<Reply> {
  const { locale } = caller;
  const words = { game, locale, opponents, who: "you" } as const;
  const details = [
    ...detailsButtons({ player: caller, game, locale, opponents }, caller.platform),
    ...(await linesButtons(services.store, caller, game, locale)),
  ];
  return { type: "post", view: await drawnProfile(services, caller, words, details), audience: "caller" };
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
  const details = detailsButtons({ player, ...words }, caller.platform);
  const view = await drawnProfile(services, player, words, details);
  return { type: "post", view, audience: "caller" };
}

/** `details` only if there are figures. */
async function drawnProfile(
  services: ProfileServices,
  player: NamedPlayer,
  { game, locale, opponents, who }: Pick<ProfileWords, "game" | "locale" | "opponents" | "who">,
  details: readonly Button[],
): Promise<View> {
  const { rounds, starts } = await playedRounds(services, player, game, opponents);
  const profile = await services.profileWorker.profile(game.id, rounds, starts);
  const words = { game, name: shownName(player.name), locale, opponents, who };
  const hasRounds = profile.rounds > 0;
  const row = hasRounds ? details : [];
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

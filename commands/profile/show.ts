// `/profile show`: the profile of the caller, or of someone who is shown; and the figures that *Details* shows privately.

import {
  type Button,
  type ButtonPress,
  type CommandCall,
  fitsButton,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { type PlayerId, shownOf, writePlayerId } from "../../src/people/index.ts";
import { streakInProfile } from "../daily/index.ts";
import { listedGame } from "../kit/options.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { resolvePerson } from "../kit/resolve-person.ts";
import { shownName } from "../kit/shown-name.ts";
import { linesButtons } from "./lines.ts";
import { playedRounds, playerToken, readPlayerToken } from "./people.ts";
import { figuresView, profilePicture, profileView } from "./show-view.ts";
import type { ProfileServices } from "./worker.ts";

export const SHOW_SCOPE = "show";
/** Precedes the game in a button's move. */
const DETAILS = "details-";

export async function showProfile(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, options } = call;
  const { locale } = caller;
  const player = options.user === undefined ? caller : await resolvePerson(services, call, options.user);
  if ("problem" in player) return notice(player.problem);
  const isOwn = player === caller;
  if (!isOwn && !(await shownOf(services.store, player)))
    return notice(say(locale, "profile-closed", { name: shownName(player.name) }));
  const { rounds } = await playedRounds(services, player, game);
  const profile = await services.profileWorker.run("profile", { gameId: game.id, rounds });
  const words = { game, name: shownName(player.name), locale, who: isOwn ? "you" : "other" } as const;
  const row = [
    ...(profile.rounds > 0 ? detailsButtons(player, call, game) : []),
    ...(profile.rounds > 0 && isOwn ? await linesButtons(services.store, caller, game, locale) : []),
  ];
  const streak = await streakInProfile(services, player, locale);
  const plain = profileView(profile, words);
  const view: View = {
    ...plain,
    blocks: [...plain.blocks, ...(streak === undefined ? [] : [{ type: "quiet", text: streak } as const])],
    ...(row.length > 0 && { buttons: [row] }),
  };
  const picture = profilePicture(profile, words);
  const drawn = picture && { ...picture, name: "profile.png", about: [player] };
  return {
    type: "post",
    view: drawn ? await pictured(services, view, drawn, locale) : view,
    audience: "caller",
  };
}

/** No button if a name is too long to fit in it. */
function detailsButtons(player: PlayerId, { caller }: CommandCall, game: MatrixGame): readonly Button[] {
  const session = playerToken(player, caller.platform);
  const action = { scope: SHOW_SCOPE, session, turn: 0, move: `${DETAILS}${game.id}` };
  return fitsButton(action) ? [{ label: say(caller.locale, "button-details"), action }] : [];
}

/** Only for the owner, unless the person is shown. */
export async function profileDetails(
  services: ProfileServices,
  { action, caller }: ButtonPress,
): Promise<Reply> {
  const locale: Locale = caller.locale;
  const player = readPlayerToken(action.session, caller.platform)?.player;
  const game = action.move.startsWith(DETAILS) ? listedGame(action.move.slice(DETAILS.length)) : undefined;
  if (!player || !game) return notice(say(locale, "press-old-button"));
  const isOwn = writePlayerId(player) === writePlayerId(caller);
  if (!isOwn && !(await shownOf(services.store, player)))
    return notice(say(locale, "profile-details-closed"));
  const { rounds, played } = await playedRounds(services, player, game);
  const profile = await services.profileWorker.run("profile", { gameId: game.id, rounds });
  return { type: "post", view: figuresView(profile, played, game, locale), audience: "caller" };
}

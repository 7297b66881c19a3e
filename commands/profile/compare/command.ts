// `/profile compare`: compared at once with who lets it be seen; of anybody else it is asked with a
// card, and nothing is shown before they accept.

import { type CommandCall, placeKey, type Reply } from "../../../src/chat/index.ts";
import { matrixGame } from "../../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { GAME_OPTION, GAMES } from "../../kit/options.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { badChoice, notice } from "../../kit/refusals.ts";
import { resolvePerson } from "../../kit/resolve-person.ts";
import type { ProfileServices } from "../services.ts";
import { askForConsent } from "./ask.ts";
import { comparedView, localeOf } from "./compare.ts";

export async function compareProfiles(services: ProfileServices, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  const { locale } = caller;
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  if (options.user === undefined) return notice(say(locale, "compare-with-whom"));
  const target = await resolvePerson(services, call, options.user);
  if ("problem" in target) return notice(target.problem);
  if (target === caller) return notice(say(locale, "compare-oneself"));
  const { rounds } = await playedRounds(services, caller, game);
  const missing = COMPARED_ROUNDS_MIN - rounds.person.length;
  if (missing > 0)
    return notice(
      say(locale, "compare-own-missing", {
        missing,
        needed: COMPARED_ROUNDS_MIN,
        game: gameTitle(game, locale),
      }),
    );
  const pair = { caller, target, game, place: placeKey(caller, place), locale: localeOf(place, locale) };
  const view = await comparedView(services, pair);
  return view ? { type: "post", view, audience: "place" } : askForConsent(services, call, pair);
}

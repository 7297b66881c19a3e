// `/profile compare`: compared at once with who lets it be seen; of anybody else it is asked with a card, and nothing is shown before they accept.

import { createHash } from "node:crypto";
import { type CommandCall, placeKey, type Reply, type View } from "../src/chat/index.ts";
import { matrixGame } from "../src/games/index.ts";
import { say } from "../src/i18n/index.ts";
import { type AskOutcome, askToCompare, ownerTag, requestKey, writePlayerId } from "../src/players/index.ts";
import { COMPARED_ROUNDS_MIN } from "../src/profiles/index.ts";
import { gameTitle } from "../src/sessions/index.ts";
import { comparedView, localeOf, type Pair } from "./compare.ts";
import { COMPARE_SCOPE, REQUEST_ID_CHARACTERS } from "./compare-press.ts";
import { badChoice, notice } from "./match.ts";
import { GAME_OPTION, GAMES } from "./model.ts";
import { personMeant } from "./person-meant.ts";
import { playedRounds } from "./player-rounds.ts";
import type { Services } from "./services.ts";
import { shownName } from "./shown-name.ts";

export async function compareProfiles(services: Services, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  const { locale } = caller;
  const { game: typed = "rps" } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  if (options.user === undefined) return notice(say(locale, "compare-with-whom"));
  const target = await personMeant(services, call, options.user);
  if ("problem" in target) return notice(target.problem);
  if (target === caller) return notice(say(locale, "compare-oneself"));
  const { rounds } = await playedRounds(services, caller, game);
  const missing = COMPARED_ROUNDS_MIN - rounds.person.length;
  if (missing > 0)
    return notice(
      say(locale, "compare-own-missing", { missing, needed: COMPARED_ROUNDS_MIN, game: gameTitle(game, locale) }),
    );
  const pair = { caller, target, game, place: placeKey(caller, place), locale: localeOf(place, locale) };
  const view = await comparedView(services, pair);
  return view ? { type: "post", view, audience: "place" } : ask(services, call, pair);
}

/** Posts the question, where the one who is asked can see it. */
async function ask(services: Services, { id: event, caller }: CommandCall, pair: Pair): Promise<Reply> {
  const { target, game, locale, place } = pair;
  if (place === undefined) return notice(say(caller.locale, "compare-private-chat", { name: shownName(target.name) }));
  const id = createHash("sha256").update(`compare|${event}`).digest("base64url").slice(0, REQUEST_ID_CHARACTERS);
  const [from, to] = [writePlayerId(caller), writePlayerId(target)];
  const asked = { id, from, to, name: caller.name, gameId: game.id, locale, at: services.now() };
  const outcome = await askToCompare(services.store, asked);
  if (outcome !== "asked") return notice(say(caller.locale, REFUSALS[outcome], { name: shownName(target.name) }));
  return { type: "post", view: cardView(pair, `${requestKey(from, to)}${id}${ownerTag(target)}`), audience: "place" };
}

const REFUSALS: Readonly<Record<Exclude<AskOutcome, "asked">, string>> = {
  waiting: "compare-waiting",
  declined: "compare-not-now",
  "too-many": "compare-too-many",
};

function cardView({ caller, target, game, locale }: Pair, session: string): View {
  const names = { caller: shownName(caller.name), target: shownName(target.name), game: gameTitle(game, locale) };
  const button = (label: string, move: string) => ({ label, action: { scope: COMPARE_SCOPE, session, turn: 0, move } });
  return {
    title: say(locale, "compare-ask-title", names),
    blocks: [
      { type: "text", text: say(locale, "compare-ask-text", names) },
      { type: "quiet", text: say(locale, "compare-ask-rules", names) },
    ],
    buttons: [
      [
        { ...button(say(locale, "button-accept"), "accept"), style: "success" },
        button(say(locale, "button-decline"), "decline"),
        button(say(locale, "button-retract"), "retract"),
      ],
    ],
  };
}

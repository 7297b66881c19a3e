// `/profile compare`: compares with someone who is shown, and with anyone else once they press *Accept*.

import type {
  ButtonPress,
  CommandCall,
  Mention,
  Place,
  PressHandler,
  Reply,
  View,
} from "../../../src/chat/index.ts";
import type { MatrixGame } from "../../../src/core/games/index.ts";
import { EARLY_ROUNDS_MIN } from "../../../src/core/profiles/index.ts";
import { type Locale, say } from "../../../src/infra/i18n/index.ts";
import type { Store } from "../../../src/infra/store/index.ts";
import { noteName, type PlayerId, publicOf, shownOf, writePlayerId } from "../../../src/people/index.ts";
import { callingBlock, hasAskedBack, refusedAsk } from "../../kit/challenge.ts";
import { gameTitle } from "../../kit/game-words.ts";
import { listedGame } from "../../kit/options.ts";
import { pictured } from "../../kit/pictured.ts";
import { playedRounds } from "../../kit/player-rounds.ts";
import { notice } from "../../kit/refusals.ts";
import { resolvePerson } from "../../kit/resolve-person.ts";
import { shownName } from "../../kit/shown-name.ts";
import type { ProfileServices } from "../worker/index.ts";
import { detailsButtons } from "./details.ts";
import { type Compared, readSigned, signed } from "./signed.ts";
import { comparisonPicture, comparisonView, type Pair } from "./view.ts";

export const COMPARE_SCOPE = "compare";

/** Starts the move of a question's buttons; the game follows. */
const ACCEPT = "yes-";
export const DECLINE = "no-";

export async function compareProfiles(
  services: ProfileServices,
  call: CommandCall,
  game: MatrixGame,
): Promise<Reply> {
  const { caller, place, options } = call;
  const { locale } = caller;
  if (options.user === undefined) return notice(say(locale, "compare-with-whom"));
  const target = await resolvePerson(services, call, options.user);
  if ("problem" in target) return notice(target.problem);
  if (target === caller) return notice(say(locale, "compare-oneself"));
  const missing = EARLY_ROUNDS_MIN - (await roundsOf(services, caller, game));
  const words = { missing, needed: EARLY_ROUNDS_MIN, game: gameTitle(game, locale) };
  if (missing > 0) return notice(say(locale, "compare-own-missing", words));
  if ((await roundsOf(services, target, game)) < EARLY_ROUNDS_MIN)
    return notice(say(locale, "compare-too-few", { needed: EARLY_ROUNDS_MIN }));
  const pair = { caller, target, game, locale: place.locale ?? locale };
  const isShown = (await shownOf(services.store, target)) !== undefined;
  return isShown ? compared(services, pair) : ask(services, call, pair);
}

async function compared(services: ProfileServices, pair: Pair): Promise<Reply> {
  return { type: "post", view: await comparedView(services, pair), audience: "place" };
}

async function roundsOf(services: ProfileServices, player: PlayerId, game: MatrixGame): Promise<number> {
  return (await playedRounds(services, player, game)).rounds.person.length;
}

/** Posts the question where the other person reads it. Two who asked each other have agreed. */
async function ask(services: ProfileServices, { caller, place }: CommandCall, pair: Pair): Promise<Reply> {
  const { store } = services;
  const { target, game } = pair;
  const { name, id, handle, isAbsent } = target;
  const problem = unreachable(place, isAbsent);
  if (problem) return notice(say(caller.locale, problem, { name: shownName(name) }));
  const [me, them, what] = [writePlayerId(caller), writePlayerId(target), `compare-${game.id}`];
  const refused = await refusedAsk(store, caller, { name, to: them }, what);
  if (refused) return refused;
  if (await hasAskedBack(store, me, them, what)) return compared(services, pair);
  await noteName(store, caller);
  const mention = { name: shownName(name), id, ...(handle !== undefined && { handle }) };
  return { type: "post", view: questionView(store, pair, mention), audience: "place" };
}

function unreachable({ kind }: Place, isAbsent = false) {
  if (kind === "private") return "challenge-unseen";
  return isAbsent ? "challenge-left" : undefined;
}

/** The buttons carry who asked, signed: a forged press can't name anyone else. */
function questionView(store: Store, { caller, target, game, locale }: Pair, mention: Mention): View {
  const session = signed(store, { caller, target, game, turn: 0 }, caller.platform);
  const action = (move: string) => ({ scope: COMPARE_SCOPE, session, turn: 0, move: `${move}${game.id}` });
  const words = { caller: shownName(caller.name), name: shownName(target.name) };
  return {
    title: gameTitle(game, locale),
    blocks: [
      callingBlock(mention, say(locale, "compare-ask", words)),
      { type: "quiet", text: say(locale, "compare-ask-seen") },
    ],
    buttons: [
      [
        { label: say(locale, "button-accept"), action: action(ACCEPT), style: "success" },
        { label: say(locale, "button-decline"), action: action(DECLINE) },
      ],
    ],
  };
}

/** The answer of the person asked. *Accept* allows this one comparison; nothing is stored about it. */
export function comparePress(services: ProfileServices): PressHandler {
  return async (press) => {
    const { action, caller, place } = press;
    const asked = readQuestion(services.store, press);
    if (!asked) return notice(say(caller.locale, "press-old-button"));
    if (asked.target.id !== caller.id) return notice(say(caller.locale, "compare-not-asked"));
    const locale: Locale = place.locale ?? caller.locale;
    if (action.move.startsWith(DECLINE))
      return { type: "edit", view: { blocks: [{ type: "text", text: say(locale, "compare-declined") }] } };
    const { name } = await publicOf(services.store, asked.caller);
    const pair = { caller: { ...asked.caller, name }, target: caller, game: asked.game, locale };
    return { type: "edit", view: await comparedView(services, pair) };
  };
}

function readQuestion(store: Store, { action, caller }: ButtonPress): Compared | undefined {
  const game = listedGame(action.move.slice(action.move.indexOf("-") + 1));
  return game && readSigned(store, action, game, caller.platform);
}

async function comparedView(services: ProfileServices, pair: Pair): Promise<View> {
  const { caller, target, game, locale } = pair;
  const [{ rounds: a }, { rounds: b }] = await Promise.all([
    playedRounds(services, caller, game),
    playedRounds(services, target, game),
  ]);
  const compared = await services.profileWorker.comparison(game.id, a, b);
  const picture = { ...comparisonPicture(compared, pair), name: "comparison.png", about: [caller, target] };
  // Too few rounds for the test means no figures for *Details*.
  const details = compared.verdict ? detailsButtons(services, pair) : {};
  return pictured(services, { ...comparisonView(compared, pair), ...details }, picture, locale);
}

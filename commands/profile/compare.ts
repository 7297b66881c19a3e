// `/profile compare`: compares with someone who is shown, and with anyone else once they press *Accept*. Its *Details* shows
// the figures privately.

import {
  type ButtonPress,
  type CommandCall,
  fitsButton,
  type Mention,
  type Place,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { COMPARED_ROUNDS_MIN, EARLY_ROUNDS_MIN } from "../../src/core/profiles/distance.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Store } from "../../src/infra/store/index.ts";
import { noteName, type PlayerId, publicOf, shownOf, writePlayerId } from "../../src/people/index.ts";
import { callingBlock, hasAskedBack, refusedAsk } from "../kit/challenge.ts";
import { gameTitle } from "../kit/game-words.ts";
import { listedGame } from "../kit/options.ts";
import { pictured } from "../kit/pictured.ts";
import { notice } from "../kit/refusals.ts";
import { resolvePerson } from "../kit/resolve-person.ts";
import { shownName } from "../kit/shown-name.ts";
import { comparisonPicture, comparisonView, figuresView, type Pair } from "./compare-view.ts";
import { playedRounds, readSigned, signed } from "./people.ts";
import type { ProfileServices } from "./worker.ts";

export const COMPARE_SCOPE = "compare";
export const COMPARED_SCOPE = "compared";

/** Starts the move of a question's buttons; the game follows. */
const ACCEPT = "yes-";
export const DECLINE = "no-";

const HOUR_MS = 3_600_000;
/** How long *Details* answers. */
const OPEN_HOURS = 24;

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
  const [mine, theirs] = await roundsOf(services, [caller, target], game);
  const missing = EARLY_ROUNDS_MIN - mine.person.length;
  const words = { missing, needed: EARLY_ROUNDS_MIN, game: gameTitle(game, locale) };
  if (missing > 0) return notice(say(locale, "compare-own-missing", words));
  if (theirs.person.length < EARLY_ROUNDS_MIN)
    return notice(say(locale, "compare-too-few", { needed: EARLY_ROUNDS_MIN }));
  const pair = { caller, target, game, locale: place.locale ?? locale };
  const isShown = (await shownOf(services.store, target)) !== undefined;
  return isShown ? compared(services, pair) : ask(services, call, pair);
}

async function compared(services: ProfileServices, pair: Pair): Promise<Reply> {
  return { type: "post", view: await comparedView(services, pair), audience: "place" };
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
export async function comparePress(
  services: ProfileServices,
  { action, caller, place }: ButtonPress,
): Promise<Reply> {
  const game = listedGame(action.move.slice(action.move.indexOf("-") + 1));
  const asked = game && readSigned(services.store, action, game, caller.platform);
  if (!asked) return notice(say(caller.locale, "press-old-button"));
  if (asked.target.id !== caller.id) return notice(say(caller.locale, "compare-not-asked"));
  const locale = place.locale ?? caller.locale;
  if (action.move.startsWith(DECLINE))
    return { type: "edit", view: { blocks: [{ type: "text", text: say(locale, "compare-declined") }] } };
  const { name } = await publicOf(services.store, asked.caller);
  const pair = { caller: { ...asked.caller, name }, target: caller, game, locale };
  return { type: "edit", view: await comparedView(services, pair) };
}

/** *Details* carries all it takes to answer it, and when it was drawn; none if that doesn't fit in a button, or with too
 * few rounds for the test. */
async function comparedView(services: ProfileServices, pair: Pair): Promise<View> {
  const { caller, target, game, locale } = pair;
  const [a, b] = await roundsOf(services, [caller, target], game);
  const compared = await services.profileWorker.run("comparison", { gameId: game.id, a, b });
  const picture = comparisonPicture(compared, pair);
  const turn = Math.floor(services.now() / HOUR_MS);
  const session = signed(services.store, { caller, target, game, turn }, caller.platform);
  const action = { scope: COMPARED_SCOPE, session, turn, move: game.id };
  const buttons = [[{ label: say(locale, "button-details"), action }]];
  const view = {
    ...comparisonView(compared, pair),
    ...(compared.verdict && fitsButton(action) && { buttons }),
  };
  const drawn = picture && { ...picture, name: "comparison.png", about: [caller, target] };
  return drawn ? pictured(services, view, drawn, locale) : view;
}

/** For a day, anyone who sees the comparison may see its figures: the consent was to that one. */
export async function comparedPress(
  services: ProfileServices,
  { action, caller: { locale, platform } }: ButtonPress,
): Promise<Reply> {
  const game = listedGame(action.move);
  const asked = game && readSigned(services.store, action, game, platform);
  if (!asked) return notice(say(locale, "press-old-button"));
  const isOpen = services.now() / HOUR_MS - asked.turn <= OPEN_HOURS;
  const [a, b] = await roundsOf(services, [asked.caller, asked.target], game);
  if (!isOpen || Math.min(a.person.length, b.person.length) < COMPARED_ROUNDS_MIN)
    return notice(say(locale, "compare-details-closed"));
  const compared = await services.profileWorker.run("comparison", { gameId: game.id, a, b });
  return { type: "post", view: figuresView(compared, game, locale), audience: "caller" };
}

/** The rounds of both. */
async function roundsOf(services: ProfileServices, people: readonly [PlayerId, PlayerId], game: MatrixGame) {
  const [a, b] = await Promise.all([
    playedRounds(services, people[0], game),
    playedRounds(services, people[1], game),
  ]);
  return [a.rounds, b.rounds] as const;
}

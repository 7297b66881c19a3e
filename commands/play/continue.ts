// Answers about open matches: the command and button that continue one, and the button for a new one.

import type { ButtonPress, CommandCall, Reply, View } from "../../src/chat/index.ts";
import { localeOf } from "../../src/chat/vocabulary/place-key.ts";
import type { MatrixGame } from "../../src/core/games/index.ts";
import { canonicalId } from "../../src/core/strategies/registry.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { readLength } from "../kit/length.ts";
import { notice } from "../kit/refusals.ts";
import { eventDigest } from "../kit/session-id.ts";
import { type CurrentView, showMatch } from "./replies.ts";
import type { ContinueResult, PlayServices } from "./sessions.ts";
import type { MatchState } from "./state/play.ts";
import { matchWithEvent, unfinishedMatches } from "./state/stored-matches.ts";
import { choiceView, commandOf, withWaiting } from "./views/continue.ts";
import { LEVELS } from "./views/opponent.ts";

export type GamePress = ButtonPress & { readonly game: MatrixGame };

type Games = readonly [MatrixGame, ...MatrixGame[]];

/** Reposts the only match that can be continued here, or asks which one. */
export async function continueCommand(
  services: PlayServices,
  call: CommandCall,
  games: Games,
): Promise<Reply> {
  const { store, now } = services;
  const player = { store, player: call.caller, games };
  const done = await matchWithEvent(player, eventDigest(call.id));
  if (done)
    return {
      type: "post",
      view: await showMatch(services, call, done),
      audience: "place",
      counted: "duplicate",
    };
  const refusals = await Promise.all(games.map((game) => services.refusalOf(call, game)));
  const played = games.filter((_, at) => refusals[at] === undefined);
  const found = await unfinishedMatches({ ...player, games: played }, now());
  const [only] = found;
  if (!only) return (await refusalOfWaiting(services, call, games)) ?? nothing(call, games[0]);
  if (found.length > 1)
    return { type: "post", view: choiceView(found, localeOf(call), now()), audience: "place" };
  return bringDown(services, call, only);
}

/** Why a waiting match isn't continued here; if none is waiting, the first game's reason. */
async function refusalOfWaiting({ refusalOf, store, now }: PlayServices, call: CommandCall, games: Games) {
  const [waiting] = await unfinishedMatches({ store, player: call.caller, games }, now());
  return refusalOf(call, waiting?.game ?? games[0]);
}

function nothing({ caller }: CommandCall, game: MatrixGame): Reply {
  return notice(say(caller.locale, "continue-nothing", { command: commandOf(game) }));
}

async function bringDown(
  services: PlayServices,
  call: CommandCall,
  { game, match }: MatchState,
): Promise<Reply> {
  const { caller, place, id } = call;
  const result = await services.sessions.continue({ caller, place, game }, match.id, eventDigest(id));
  if (result.kind === "unknown") return nothing(call, game);
  const counted = result.kind === "repeated" ? "duplicate" : "new";
  return { type: "post", view: await showMatch(services, call, result.state), audience: "place", counted };
}

/** *Continue*: the pressed message becomes the match's. */
export async function continuePress(
  services: PlayServices,
  press: GamePress,
  present: CurrentView,
): Promise<Reply> {
  const { caller, game, action } = press;
  const result = await services.sessions.continue(press, action.session, eventDigest(press.id));
  if (result.kind === "unknown")
    return notice(say(caller.locale, "continue-gone", { command: commandOf(game) }));
  const edit: Reply = { type: "edit", view: await showMatch(services, press, result.state), present };
  const messageId = NOTICES[result.kind];
  if (messageId) return { ...edit, notice: say(caller.locale, messageId) };
  return { ...edit, counted: result.kind === "repeated" ? "duplicate" : "new" };
}

const NOTICES: Readonly<Partial<Record<ContinueResult["kind"], MessageId>>> = {
  over: "press-match-over",
  "opponent-gone": "opponent-gone",
};

/** *New*: the pressed question becomes the message of the requested match. */
export async function newPress(
  services: PlayServices,
  press: GamePress,
  present: CurrentView,
): Promise<Reply> {
  const { caller, game, action } = press;
  const result = await services.sessions.startAsked(press, action.session);
  if (result.kind === "opponent-gone") return notice(say(caller.locale, "opponent-gone"));
  if (result.kind === "gone")
    return notice(say(caller.locale, "continue-asked-gone", { command: commandOf(game) }));
  const { counted, state } = result;
  const view = await showMatch(services, press, state);
  // No `counted`: an existing match doesn't record which press started it.
  return { type: "edit", view: counted === "new" ? withWaiting(view, state) : view, present };
}

/** Pauses the match, and starts one of the same length against the novice. */
export async function novicePress(
  services: PlayServices,
  press: GamePress,
  { match }: MatchState,
  present: (session: string) => () => Promise<View | undefined>,
): Promise<Reply> {
  const { game, action } = press;
  const begun = await services.sessions.begin({
    ...press,
    opponent: canonicalId(LEVELS.novice as string, game),
    length: readLength(match.length),
    origin: `novice:${action.session}`,
  });
  if (begun.kind === "asked") {
    const session = begun.wanted.id;
    return newPress(services, { ...press, action: { ...action, session } }, present(session));
  }
  const view = await showMatch(services, press, begun.state);
  return { type: "edit", view, present: present(begun.state.match.id) };
}

// `/leaderboard`: the best strategies, the players who do best against the bot, the ladder of duels, or
// the league.

import {
  type Command,
  type CommandCall,
  type PressHandler,
  placeKey,
  type Reply,
  type View,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import {
  consentOf,
  isShownIn,
  type PlayerId,
  type Ranking,
  readPlayerId,
  readRanking,
} from "../../src/people/index.ts";
import { drawWithConsent, type Shown } from "../kit/draw-with-consent.ts";
import { pictured } from "../kit/pictured.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import type { LeagueFeature } from "../league/index.ts";
import { type StrategyRanking, strategyRanking, venueOf } from "../tournament/index.ts";
import { ladderFigures, ladderList, ladderPlace } from "./ladder/answers.ts";
import { type Asker, mineReply, myPlayerRank, myStrategyRanks, shortReply } from "./my-rank.ts";
import { playersPicture, strategiesPicture } from "./picture.ts";
import { isOfLeague, LEADERBOARD_OPTIONS, type Query, readQuery, readWrittenQuery } from "./query.ts";
import {
  NAMES_MIN,
  noTournament,
  playersDetails,
  playersView,
  shortWords,
  strategiesDetails,
  strategiesView,
} from "./view.ts";

export const LEADERBOARD_SCOPE = "board";

export function leaderboard(services: Services, league: Pick<LeagueFeature, "table">): Command {
  return {
    name: "leaderboard",
    description: "command-leaderboard",
    subcommands: [
      {
        name: "leaderboard",
        description: "command-leaderboard",
        options: LEADERBOARD_OPTIONS,
        audience: "place",
        costs: "picture",
      },
    ],
    run: (call) => (isOfLeague(call) ? league.table(call) : answer(services, call)),
  };
}

async function answer(services: Services, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const query = readQuery(call);
  if ("bad" in query) return badChoice(locale, call.options[query.bad.name] ?? "", query.bad);
  if (query.of === "strategies") return strategies(services, call, query);
  if (query.of === "duels") return ladderList(services, call, query);
  const ranking = rankingAsked(services, call, query);
  return ranking ? players(services, call, query, ranking) : notice(say(locale, "leaderboard-alone-here"));
}

async function strategies(services: Services, call: CommandCall, query: Query): Promise<Reply> {
  const { caller, place } = call;
  const found = await strategyRankingAsked(services, call, query);
  if (found.tournaments === 0) return notice(noTournament(query, caller.locale));
  const locale = place.locale ?? caller.locale;
  const picture = strategiesPicture(found, query, locale);
  const view = await pictured(services, strategiesView(found, query, locale), picture, locale);
  return { type: "post", view, audience: "place" };
}

async function players(
  services: Services,
  call: CommandCall,
  query: Query,
  ranking: Ranking,
): Promise<Reply> {
  const reply = await whileListed(services, ranking, () => drawnPlayers(services, call, query, ranking));
  return reply ?? notice(say(call.caller.locale, "map-closed-meanwhile"));
}

async function drawnPlayers(
  services: Services,
  { caller, place }: CommandCall,
  query: Query,
  ranking: Ranking,
): Promise<Shown<Reply, PlayerId>> {
  const found = await readRanking(services.store, ranking);
  const names = found.ranked.length;
  if (names < NAMES_MIN) {
    const mine = await myPlayerRank(services, caller, ranking);
    return { answer: shortReply(query, names, mine, caller.locale), people: [] };
  }
  const locale = place.locale ?? caller.locale;
  const picture = playersPicture(found, query, locale);
  const view = await pictured(services, playersView(found, query, locale), picture, locale);
  return { answer: { type: "post", view, audience: "place" }, people: picture.about };
}

/** Replies to the presser alone, with their present rank or the figures of all. */
export function leaderboardPress(services: Services): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const query = readWrittenQuery(action.session);
    if (query && action.move === "details") return details(services, press, query);
    if (!query || action.move !== "mine") return notice(say(caller.locale, "press-old-button"));
    if (query.of === "duels") return ladderPlace(services, press, query);
    if (query.of === "strategies") {
      const { lines } = await strategyRankingAsked(services, press, query);
      return notice(await myStrategyRanks(services, caller, lines));
    }
    const ranking = rankingAsked(services, press, query);
    if (!ranking) return notice(say(caller.locale, "leaderboard-alone-here"));
    return mineReply(await myPlayerRank(services, caller, ranking), query.scope, caller.locale);
  };
}

/** The figures as they are now, of who is listed now. */
async function details(services: Services, asker: Asker, query: Query): Promise<Reply> {
  const { locale } = asker.caller;
  const shown = (view: View): Reply => ({ type: "post", view, audience: "caller" });
  if (query.of === "strategies") return shown(strategiesDetails(locale));
  if (query.of === "duels") return ladderFigures(services, asker, query);
  const ranking = rankingAsked(services, asker, query);
  if (!ranking) return notice(say(locale, "leaderboard-alone-here"));
  const reply = await whileListed(services, ranking, async () => {
    const found = await readRanking(services.store, ranking);
    const people = found.ranked.flatMap(({ player }) => readPlayerId(player) ?? []);
    if (people.length < NAMES_MIN)
      return { answer: notice(shortWords(query, people.length, locale)), people: [] };
    return { answer: shown(playersDetails(found, locale)), people };
  });
  return reply ?? notice(say(locale, "map-closed-meanwhile"));
}

/** Undefined unless everybody shown is still listed; see `drawWithConsent`. */
function whileListed(
  services: Services,
  { place }: Ranking,
  draw: () => Promise<Shown<Reply, PlayerId>>,
): Promise<Reply | undefined> {
  const isListed = async (one: PlayerId): Promise<boolean> => {
    const consent = await consentOf(services.store, one);
    return consent !== undefined && isShownIn(consent, place);
  };
  return drawWithConsent(services, isListed, draw);
}

/** Undefined for the ranking of a private chat, which does not exist. */
function rankingAsked(
  { now }: Services,
  { caller, place }: Asker,
  { gameId, scope, period }: Query,
): Ranking | undefined {
  const where = scope === "everywhere" ? scope : placeKey(caller, place);
  return where === undefined || gameId === undefined
    ? undefined
    : { gameId, period, place: where, now: now() };
}

function strategyRankingAsked(
  { store, now }: Services,
  { caller, place }: Asker,
  { gameId: game, scope, period }: Query,
): Promise<StrategyRanking> {
  const where = scope === "everywhere" ? scope : venueOf(caller, place);
  return strategyRanking(store, { scope: where, game, period, now: now() });
}

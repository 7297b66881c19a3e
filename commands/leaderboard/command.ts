// `/leaderboard`: the best strategies, the players who do best against the bot, or people by their duels.

import type { Command, CommandCall, PressHandler, Reply } from "../../src/chat/index.ts";
import { periodName } from "../../src/infra/calendar.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { pictured } from "../kit/pictured.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { ranking, readTournaments, venueKey, venueOf } from "../tournament/index.ts";
import { DUELS } from "./duels.ts";
import { leagueBlocks } from "./league.ts";
import { type Asker, peopleFigures, peopleReply, placeReply } from "./people.ts";
import { PLAYERS } from "./players.ts";
import { LEADERBOARD_OPTIONS, type Query, readQuery, readWrittenQuery } from "./query.ts";
import {
  myStrategyRanks,
  type StrategyRanking,
  strategiesDetails,
  strategiesPicture,
  strategiesView,
} from "./strategies.ts";
import { whereWords } from "./view.ts";

export const LEADERBOARD_SCOPE = "board";

export function leaderboard(services: Services): Command {
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
    run: (call) => answer(services, call),
  };
}

async function answer(services: Services, call: CommandCall): Promise<Reply> {
  const { locale } = call.caller;
  const query = readQuery(call);
  if ("bad" in query) return badChoice(locale, call.options[query.bad.name] ?? "", query.bad);
  if (query.of === "strategies") return strategies(services, call, query);
  return query.of === "duels"
    ? peopleReply(services, call, query, DUELS)
    : peopleReply(services, call, query, PLAYERS);
}

async function strategies(services: Services, call: CommandCall, query: Query): Promise<Reply> {
  const { caller, place } = call;
  const found = await strategyRankingAsked(services, call, query);
  const locale = place.locale ?? caller.locale;
  const league = await leagueBlocks(services, query.gameId, locale);
  if (found.tournaments === 0 && league.length === 0) {
    const none = query.scope === "here" ? "leaderboard-no-tournament-here" : "league-none";
    return notice(say(caller.locale, none, { where: whereWords(query, caller.locale) }));
  }
  if (found.tournaments === 0) return { type: "post", view: { blocks: league }, audience: "place" };
  const picture = strategiesPicture(found, query, locale);
  const view = await pictured(services, strategiesView(found, query, league, locale), picture, locale);
  return { type: "post", view, audience: "place" };
}

/** Replies only to the person who pressed, with their current rank or everyone's numbers. */
export function leaderboardPress(services: Services): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const query = readWrittenQuery(action.session);
    const { move } = action;
    if (!query || (move !== "details" && move !== "mine"))
      return notice(say(caller.locale, "press-old-button"));
    if (query.of === "strategies" && move === "details")
      return { type: "post", view: strategiesDetails(caller.locale), audience: "caller" };
    if (query.of === "strategies") {
      const { lines } = await strategyRankingAsked(services, press, query);
      return notice(await myStrategyRanks(services, caller, lines));
    }
    const reply = move === "details" ? peopleFigures : placeReply;
    return query.of === "duels"
      ? reply(services, press, query, DUELS)
      : reply(services, press, query, PLAYERS);
  };
}

/** By the chat's last tournaments; everywhere, strategies are ranked by the league alone. */
async function strategyRankingAsked(
  { store, now }: Services,
  { caller, place }: Asker,
  { gameId, scope, period }: Query,
): Promise<StrategyRanking> {
  const here = scope === "here" ? await readTournaments(store, venueKey(venueOf(caller, place))) : undefined;
  const isAsked = ({ game, endedAt }: { readonly game: string; readonly endedAt: number }): boolean =>
    (gameId === undefined || game === gameId) && periodName(period, endedAt) === periodName(period, now());
  const ended = here?.finished.filter(isAsked) ?? [];
  return { tournaments: ended.length, lines: ranking(ended) };
}

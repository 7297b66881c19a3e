// `/league`: how strategies written by anyone rank against each other.

import { LEAGUE_GAMES, SEASONS_KEPT, seasonAt, seasonBefore } from "../../src/arena/league/index.ts";
import type {
  Action,
  Choice,
  Command,
  CommandCall,
  Completion,
  PressHandler,
  Reply,
  TextOption,
} from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { nameTag } from "../kit/name-tag.ts";
import { CHOICES_MAX, GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { enter, leave, ownEntries } from "./entry.ts";
import { gameAsked, type Query, readQuery, SEASON, seasonAsked } from "./query.ts";
import type { LeagueServices } from "./services.ts";
import {
  type Shown,
  showDetails,
  showEntrant,
  showLeaders,
  showMatrix,
  shownIn,
  showTable,
} from "./shown.ts";
import { ENTRANT_MOVE } from "./table-view.ts";

const NAME: TextOption = {
  type: "text",
  name: "name",
  description: "option-league-name",
  maxLength: 80,
  suggests: true,
};

export function leagueCommand(services: LeagueServices): Command {
  const seen = { options: [GAME_OPTION, SEASON], audience: "place", costs: "picture" } as const;
  return {
    name: "league",
    typedOnly: true,
    reachedBy: "leaderboard",
    subcommands: [
      { name: "table", ...seen },
      { name: "matrix", ...seen },
      {
        name: "against",
        options: [GAME_OPTION, NAME],
        audience: "place",
      },
      { name: "enter", options: [GAME_OPTION, NAME], audience: "caller", reachedBy: "strategy mine" },
      { name: "leave", options: [GAME_OPTION], audience: "caller", reachedBy: "strategy mine" },
    ],
    run: (call) => answer(services, call),
    complete: (completion) => suggest(services, completion),
  };
}

/** Also answers `/leaderboard of:league`. */
export async function leagueTable(services: LeagueServices, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const query = queryIn(services, call);
  return "refused" in query ? query.refused : showLeaders(services, query, shownIn(place, caller.locale));
}

async function answer(services: LeagueServices, call: CommandCall): Promise<Reply> {
  const { caller, place, subcommand } = call;
  if (subcommand === "table") return leagueTable(services, call);
  if (subcommand === "enter" || subcommand === "leave") return change(services, call);
  const query = queryIn(services, call);
  if ("refused" in query) return query.refused;
  const shown = shownIn(place, caller.locale);
  if (subcommand === "matrix") return showMatrix(services, query, shown);
  const name = call.options.name;
  if (name === undefined) return notice(say(caller.locale, "league-which"));
  return showEntrant(services, query, name, shown);
}

async function change(services: LeagueServices, call: CommandCall): Promise<Reply> {
  const { options, caller, subcommand } = call;
  const game = LEAGUE_GAMES.find(({ id }) => id === GAMES[options.game ?? ""]);
  if (options.game !== undefined && !game) return badChoice(caller.locale, options.game, GAME_OPTION);
  const games = game && [game];
  return subcommand === "enter" ? enter(services, call, games) : leave(services, call, games ?? LEAGUE_GAMES);
}

function queryIn(services: LeagueServices, call: CommandCall): Query | { readonly refused: Reply } {
  const { locale } = call.caller;
  const game = gameAsked(call);
  if (!game) return { refused: badChoice(locale, call.options.game ?? "", GAME_OPTION) };
  const season = seasonAsked(call, services.now());
  if (season) return { game, season };
  return { refused: notice(say(locale, "league-no-month", { typed: call.options.season ?? "" })) };
}

/** Pages, the matrix and the other games: only for the person who pressed, because others read the message, too. */
export function leaguePress(services: LeagueServices): PressHandler {
  return async ({ action, typed, caller: { locale } }) => {
    const query = readQuery(action.session);
    const shown: Shown = { locale, audience: "caller" };
    if (query && action.move === "table") return showTable(services, query, shown, action.turn);
    if (query && action.move === "details") return showDetails(services, query, shown, action.turn);
    if (query && action.move === "matrix") return showMatrix(services, query, shown);
    if (query && action.move.startsWith(ENTRANT_MOVE)) return showTagged(services, query, action.move, shown);
    if (query && action.move === "against")
      return typed?.[NAME.name] === undefined
        ? asksName(action, locale)
        : showEntrant(services, query, typed[NAME.name] as string, shown);
    return notice(say(locale, "press-old-button"));
  };
}

/** The entrant that a button refers to, while it's entered. */
async function showTagged(
  services: LeagueServices,
  query: Query,
  move: string,
  shown: Shown,
): Promise<Reply> {
  const roster = await services.league.roster(query.game);
  const entrant = roster.find(({ id }) => `${ENTRANT_MOVE}${nameTag(id)}` === move);
  return entrant
    ? showEntrant(services, query, entrant.id, shown)
    : notice(say(shown.locale, "league-entrant-gone"));
}

function asksName(action: Action, locale: Locale): Reply {
  const call = { command: "league", subcommand: "against", options: {} };
  return {
    type: "notice",
    text: say(locale, "league-which"),
    asks: { ...call, pressed: { option: NAME.name, action, label: say(locale, "button-league-entrant") } },
  };
}

async function suggest(services: LeagueServices, completion: Completion): Promise<readonly Choice[]> {
  const typed = completion.typed.trim().toLowerCase();
  const all = await namesFor(services, completion);
  const fitting = all.filter((name) => name.includes(typed));
  return fitting.slice(0, CHOICES_MAX).map((value) => ({ value, label: value }));
}

async function namesFor(services: LeagueServices, completion: Completion): Promise<readonly string[]> {
  const { option, subcommand, caller } = completion;
  if (option === SEASON.name) {
    const present = seasonAt(services.now());
    return Array.from({ length: SEASONS_KEPT + 1 }, (_, months) => seasonBefore(present, months).id);
  }
  if (option !== NAME.name) return [];
  if (subcommand === "enter")
    return [...new Set((await ownEntries(services, caller)).map(({ name }) => name))].sort();
  const rosters = await Promise.all(LEAGUE_GAMES.map((game) => services.league.roster(game)));
  return [...new Set(rosters.flat().map(({ name }) => name))].sort();
}

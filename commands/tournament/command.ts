// `/tournament`: its subcommands, and those that change something.

import { isBuiltIn } from "../../src/arena/tournaments/built-ins.ts";
import {
  type Choice,
  type Command,
  type CommandCall,
  type Completion,
  localeOf,
  type Reply,
  type SubcommandSpec,
} from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { canonicalId, StrategyProblem } from "../../src/core/strategies/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { CHAT_GAMES } from "../kit/chat-games.ts";
import { CHOICES_MAX } from "../kit/options.ts";
import type { Panel } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { explainStrategyProblem, FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { strategyMeant, suggestOpponents, type Typing } from "../strategy/index.ts";
import {
  asked,
  changedReply,
  detailsReply,
  fileReply,
  historyReply,
  mayManage,
  pairingsReply,
  refusalReply,
  standingsReply,
  statusReply,
} from "./answers.ts";
import { CREATE, create, suggestStarts, suggestZones } from "./create.ts";
import { AT, type Current, type Entry, type Venue } from "./document.ts";
import { meantToLeave } from "./rules.ts";
import type { TournamentServices } from "./tournaments.ts";

const typedOnly = true;

const SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "show", description: "command-tournament-show", options: [], audience: "caller" },
  CREATE,
  { name: "status", options: [], audience: "place", typedOnly },
  {
    typedOnly,
    name: "join",
    options: [
      {
        type: "text",
        name: "strategy",
        description: "option-entrant",
        maxLength: 100,
        suggests: true,
        examples: FAMILIES_BY_FAME,
      },
    ],
    audience: "caller",
  },
  {
    typedOnly,
    name: "leave",
    options: [{ type: "text", name: "strategy", maxLength: 100, suggests: true }],
    audience: "caller",
  },
  { name: "start", options: [], audience: "caller", typedOnly },
  { name: "standings", options: [], audience: "place", typedOnly },
  {
    typedOnly,
    name: "pairings",
    options: [{ type: "text", name: "round", maxLength: 10, suggests: false, takes: /^\d{1,2}$/ }],
    audience: "place",
  },
  { name: "file", options: [], audience: "place", typedOnly },
  { name: "details", options: [], audience: "caller", typedOnly },
  { name: "history", options: [], audience: "place", typedOnly },
  { name: "cancel", options: [], audience: "place", typedOnly },
];

type Answer = (services: TournamentServices, call: CommandCall) => Promise<Reply>;

const ANSWERS: ReadonlyMap<string, Answer> = new Map(
  Object.entries({
    create,
    join,
    leave,
    start,
    cancel,
    status: statusReply,
    standings: standingsReply,
    pairings: pairingsReply,
    history: historyReply,
    details: detailsReply,
    file: fileReply,
  }),
);

export function tournament(services: TournamentServices, panel: Panel): Command {
  return {
    name: "tournament",
    description: "command-tournament",
    subcommands: SUBCOMMANDS,
    run: async (call) => {
      const { subcommand, options } = call;
      // People who name no strategy choose one in the panel.
      if (subcommand === "show" || (subcommand === "join" && options.strategy === undefined))
        return panel.open(call);
      return (ANSWERS.get(subcommand) ?? statusReply)(services, call);
    },
    complete: async (completion) => suggest(services, completion),
  };
}

async function join(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const found = await asked(services, call, options[AT]);
  const game = matrixGame(found?.document.current?.game ?? "");
  if (!found || !game) return notice(say(caller.locale, "tournament-none-open"));
  try {
    const { strategy: typed = "" } = options;
    const entry = await entryOf(services, { caller, typed, game }, found.venue);
    const outcome = await services.tournaments.join(found.venue, entry);
    return changedReply(call, outcome, "tournament-joined", { entrant: entry.name });
  } catch (error) {
    if (error instanceof StrategyProblem) return notice(explainStrategyProblem(error.problem, caller.locale));
    throw error;
  }
}

/** @throws StrategyProblem if it's neither a strategy for the game nor a registered name. */
async function entryOf(
  services: TournamentServices,
  { caller, typed, game }: Required<Typing>,
  { kind }: Venue,
): Promise<Entry> {
  const { strategy: meant, registration } = await strategyMeant(services, { typed, caller, game });
  const strategy = canonicalId(meant, game);
  const by = writePlayerId(caller);
  if (!registration) return { name: strategy, strategy, by };
  const { name, owner } = registration;
  const named: Entry = { name, strategy, by, isRegistered: true };
  if (kind === "private") return named;
  // By the owner a deletion finds the chat.
  return { ...named, owner, ...(owner === by && { author: shownName(caller.name) }) };
}

async function leave(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller, options } = call;
  const found = await asked(services, call, options[AT]);
  if (!found) return notice(say(caller.locale, "tournament-none-open"));
  const { current } = found.document;
  const leaving = { name: nameMeant(options.strategy, current), by: writePlayerId(caller) };
  const entry = meantToLeave(current, leaving);
  const isForeign = entry !== undefined && entry.by !== leaving.by;
  const manages = isForeign && found.isHere && ((await call.mayManage?.()) ?? false);
  const outcome = await services.tournaments.leave(found.venue, { ...leaving, manages });
  return changedReply(call, outcome, "tournament-left", { entrant: entry?.name ?? options.strategy });
}

/** The entrant's name for what was typed: `Markov` for `markov:order=2`. */
function nameMeant(typed: string | undefined, current: Current | undefined): string | undefined {
  const game = matrixGame(current?.game ?? "");
  const name = typed?.trim().toLowerCase();
  if (name === undefined || !game || current?.entrants.some((entry) => entry.name === name)) return name;
  try {
    return canonicalId(name, game);
  } catch (error) {
    if (error instanceof StrategyProblem) return name;
    throw error;
  }
}

async function start(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await asked(services, call, call.options[AT]);
  if (!found) return notice(say(call.caller.locale, "tournament-none-open"));
  if (!(await mayManage(found, call))) return notice(say(call.caller.locale, "tournament-not-yours"));
  return changedReply(call, await services.tournaments.start(found.venue), "tournament-started");
}

async function cancel(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { locale, name } = call.caller;
  const found = await asked(services, call, call.options[AT]);
  if (!found) return notice(say(locale, "tournament-none-open"));
  if (!(await mayManage(found, call))) return notice(say(locale, "tournament-not-yours"));
  const outcome = await services.tournaments.cancel(found.venue);
  if ("refusal" in outcome) return refusalReply(outcome, locale);
  const text = say(localeOf(call), "tournament-cancelled", { name: shownName(name) });
  return { type: "post", view: { blocks: [{ type: "text", text }] }, audience: "place" };
}

async function suggest(services: TournamentServices, completion: Completion): Promise<readonly Choice[]> {
  if (completion.option === "start") return suggestStarts(completion, services.now());
  if (completion.option === "zone") return suggestZones(completion);
  const current = (await asked(services, completion, undefined))?.document.current;
  if (completion.subcommand === "leave") return suggestLeavers(current, completion);
  const game = matrixGame(current?.game ?? "");
  return suggestOpponents(services, completion, game ? [game] : CHAT_GAMES);
}

/** The caller's own entrants first. */
function suggestLeavers(current: Current | undefined, { caller, typed }: Completion): readonly Choice[] {
  const me = writePlayerId(caller);
  const wanted = typed.trim().toLowerCase();
  const fitting = (current?.entrants ?? []).filter((one) => !isBuiltIn(one) && one.name.includes(wanted));
  const all = [...fitting.filter(({ by }) => by === me), ...fitting.filter(({ by }) => by !== me)];
  return all.slice(0, CHOICES_MAX).map(({ name }) => ({ value: name, label: name }));
}

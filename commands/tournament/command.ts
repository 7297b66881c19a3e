// `/tournament`: strategies against each other, opened in a chat, begun by hand or by the clock,
// played in the background, announced.

import type {
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  Reply,
  SubcommandSpec,
} from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/players/index.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { timeWords } from "../kit/time-words.ts";
import { historyReply, pairingsReply, standingsReply, statusReply } from "./answers.ts";
import { CREATE, create, numberOption, suggestStarts, suggestZones } from "./create.ts";
import { JOIN, join, LEAVE, leave, suggestEntrants, suggestLeavers } from "./entrants-command.ts";
import { type EditionResult, venueOf } from "./index.ts";
import { refusalReply } from "./refusals.ts";
import type { TournamentServices } from "./services.ts";
import { tournamentTitle } from "./view.ts";

const WHAT_OPTION: ChoiceOption = {
  type: "choice",
  name: "what",
  description: "option-cancel-what",
  choices: [
    { value: "this", label: "choice-cancel-this" },
    { value: "schedule", label: "choice-cancel-schedule" },
  ],
};

const SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "status", description: "command-tournament-status", options: [], audience: "place" },
  CREATE,
  JOIN,
  LEAVE,
  { name: "start", description: "command-tournament-start", options: [], audience: "place" },
  { name: "standings", description: "command-tournament-standings", options: [], audience: "place" },
  {
    name: "pairings",
    description: "command-tournament-pairings",
    options: [numberOption("round", "option-round", /^\d{1,2}$/)],
    audience: "place",
  },
  { name: "history", description: "command-tournament-history", options: [], audience: "place" },
  { name: "cancel", description: "command-tournament-cancel", options: [WHAT_OPTION], audience: "place" },
];

type Answer = (services: TournamentServices, call: CommandCall) => Promise<Reply>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...{ join, leave, start, cancel },
  create: (services, call) => create(services, call, services.now()),
  status: statusReply,
  standings: standingsReply,
  pairings: pairingsReply,
  history: historyReply,
};

export function tournament(services: TournamentServices): Command {
  return {
    name: "tournament",
    description: "command-tournament",
    subcommands: SUBCOMMANDS,
    run: (call) => answerOnce(services, call),
    complete: async (completion) => suggest(services, completion),
  };
}

/** What changes a tournament. */
const CHANGES: ReadonlySet<string> = new Set(["create", "join", "leave", "start", "cancel"]);

/** Where several processes are told of a command, one carries it out: the second time it would be
 * refused, and the refusal might be first. */
async function answerOnce(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const answer = ANSWERS[call.subcommand] ?? statusReply;
  if (!services.claim || !CHANGES.has(call.subcommand)) return answer(services, call);
  const { caller, place, id } = call;
  // Without an answer from the store everybody tries: it is the same store that the change needs.
  if (await services.claim(`${caller.platform}:${id}`).catch(() => true)) {
    const reply = await answer(services, call);
    return reply.type === "post" ? { ...reply, counted: "now" } : reply;
  }
  const text = say(place.locale ?? caller.locale, "tournament-told-already");
  return { type: "post", view: { blocks: [{ type: "text", text }] }, audience: "place", counted: "before" };
}

async function suggest(services: TournamentServices, completion: Completion) {
  if (completion.option === "start") return suggestStarts(completion, services.now());
  if (completion.option === "zone") return suggestZones(completion);
  return (completion.subcommand === "leave" ? suggestLeavers : suggestEntrants)(services, completion);
}

async function start(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const refused = await whyNotManaged(services, call);
  if (refused) return refused;
  const venue = await services.tournaments.home(venueOf(call.caller, call.place));
  return told(call, await services.tournaments.start(venue), "tournament-started");
}

async function cancel(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { what = "this" } = call.options;
  if (!WHAT_OPTION.choices.some(({ value }) => value === what))
    return badChoice(call.caller.locale, what, WHAT_OPTION);
  const refused = await whyNotManaged(services, call);
  if (refused) return refused;
  const venue = await services.tournaments.home(venueOf(call.caller, call.place));
  const outcome = await services.tournaments.cancel(venue, what === "schedule" ? "series" : "one");
  if (what === "schedule") return told(call, outcome, "tournament-series-ended");
  const { current: next } = await services.tournaments.read(venue);
  const when = next?.startsAt === undefined ? "" : timeWords(next.startsAt, next.zone, next.locale);
  return told(call, outcome, when ? "tournament-skipped" : "tournament-cancelled", when);
}

/** Whoever created it manages it, and whoever the platform lets manage the place where it is
 * held. */
async function whyNotManaged(
  { tournaments }: TournamentServices,
  call: CommandCall,
): Promise<Reply | undefined> {
  const { caller, place } = call;
  const here = venueOf(caller, place);
  const home = await tournaments.home(here);
  const { current } = await tournaments.read(home);
  if (!current || current.creator === writePlayerId(caller)) return undefined;
  if (home === here && (await call.mayManage?.())) return undefined;
  return notice(say(caller.locale, "tournament-not-yours"));
}

/** What was done, for everybody; or a private word why nothing was. */
function told({ caller, place }: CommandCall, outcome: EditionResult, done: MessageId, when = ""): Reply {
  if ("refusal" in outcome) return refusalReply(outcome, caller.locale);
  const { tournament: now } = outcome;
  const locale = place.locale ?? caller.locale;
  const words = { name: caller.name, count: now.entrants.length, match: now.match, when };
  const text = say(locale, done, words);
  return {
    type: "post",
    view: { title: tournamentTitle(now, locale), blocks: [{ type: "text", text }] },
    audience: "place",
  };
}

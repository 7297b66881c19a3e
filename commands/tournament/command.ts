// `/tournament`: its subcommands and their handlers.

import type {
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  Reply,
  SubcommandSpec,
} from "../../src/chat/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import type { Panel } from "../kit/panel.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { timeWords } from "../kit/time-words.ts";
import { suggestZones } from "../kit/zone-option.ts";
import { detailsReply, historyReply, pairingsReply, standingsReply, statusReply } from "./answers.ts";
import { create, suggestStarts } from "./create.ts";
import { JOIN, join, LEAVE, leave, suggestEntrants, suggestLeavers } from "./entrants.ts";
import { fileReply } from "./file.ts";
import type { TournamentServices } from "./index.ts";
import { AT, asked, mayManage } from "./meant.ts";
import { CREATE } from "./opening.ts";
import { changeReply, shownReply } from "./replies.ts";

const WHAT_OPTION: ChoiceOption = {
  type: "choice",
  name: "what",
  choices: [
    { value: "this", label: "choice-cancel-this" },
    { value: "schedule", label: "choice-cancel-schedule" },
  ],
};

const typedOnly = true;

const SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "show", description: "command-tournament-show", options: [], audience: "caller" },
  CREATE,
  { name: "status", options: [], audience: "place", typedOnly },
  JOIN,
  LEAVE,
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
  { name: "cancel", options: [WHAT_OPTION], audience: "place", typedOnly },
];

type Answer = (services: TournamentServices, call: CommandCall) => Promise<Reply>;

const ANSWERS: Readonly<Record<string, Answer>> = {
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
};

export function tournament(services: TournamentServices, panel: Panel): Command {
  return {
    name: "tournament",
    description: "command-tournament",
    subcommands: SUBCOMMANDS,
    run: (call) =>
      isOpening(call) ? panel.open(call) : (ANSWERS[call.subcommand] ?? statusReply)(services, call),
    complete: async (completion) => suggest(services, completion),
  };
}

/** Players who name no strategy choose one in the panel. */
function isOpening({ subcommand, options }: CommandCall): boolean {
  return subcommand === "show" || (subcommand === "join" && options.strategy === undefined);
}

async function suggest(services: TournamentServices, completion: Completion) {
  if (completion.option === "start") return suggestStarts(completion, services.now());
  if (completion.option === "zone") return suggestZones(completion);
  return (completion.subcommand === "leave" ? suggestLeavers : suggestEntrants)(services, completion);
}

async function start(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await asked(services, call, call.options[AT]);
  if (!found) return notice(say(call.caller.locale, "tournament-none-open"));
  if (!(await mayManage(found, call))) return notice(say(call.caller.locale, "tournament-not-yours"));
  return shownReply(call, await services.tournaments.start(found.home), "tournament-started");
}

async function cancel(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { what = "this" } = call.options;
  if (!WHAT_OPTION.choices.some(({ value }) => value === what))
    return badChoice(call.caller.locale, what, WHAT_OPTION);
  const found = await asked(services, call, call.options[AT]);
  if (!found) return notice(say(call.caller.locale, "tournament-none-open"));
  if (!(await mayManage(found, call))) return notice(say(call.caller.locale, "tournament-not-yours"));
  const outcome = await services.tournaments.cancel(found.home, what === "schedule" ? "series" : "one");
  if (what === "schedule") return changeReply(call, outcome, "tournament-series-ended");
  const { current: next } = await services.tournaments.read(found.home);
  const when = next?.startsAt === undefined ? "" : timeWords(next.startsAt, next.zone, next.locale);
  return changeReply(call, outcome, when ? "tournament-skipped" : "tournament-cancelled", { when });
}

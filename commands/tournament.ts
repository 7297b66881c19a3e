// `/tournament`: strategies against each other, opened and begun in a chat, played in the background, announced where it was begun.

import type {
  ChoiceOption,
  Command,
  CommandCall,
  Completion,
  Reply,
  SubcommandSpec,
  TextOption,
  View,
} from "../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../src/games/index.ts";
import { type MessageId, say } from "../src/i18n/index.ts";
import { writePlayerId } from "../src/players/index.ts";
import { CHAT_GAMES } from "../src/sessions/index.ts";
import { canonicalId, StrategyProblem } from "../src/strategies/index.ts";
import { ENTRANTS_MAX, type Outcome, type Setting, type Tournament, venueOf } from "../src/tournaments/index.ts";
import { badChoice, notice } from "./match.ts";
import { GAME_OPTION, GAMES } from "./model.ts";
import { suggestStrategies } from "./opponents.ts";
import type { Services } from "./services.ts";
import { explainStrategyProblem } from "./strategy-words.ts";
import { historyReply, pairingsReply, standingsReply, statusReply } from "./tournament-answers.ts";
import { SYSTEM_WORDS, tournamentTitle } from "./tournament-view.ts";

const MATCH = { min: 10, max: 2000, usual: 1000 } as const;
const ROUNDS = { min: 1, max: 30 } as const;

const SYSTEM_OPTION: ChoiceOption = {
  type: "choice",
  name: "system",
  description: "option-system",
  choices: Object.entries(SYSTEM_WORDS).map(([value, label]) => ({ value, label })),
};

function numberOption(name: string, description: MessageId, takes: RegExp): TextOption {
  return { type: "text", name, description, maxLength: 10, suggests: false, takes };
}

const ROUND_OPTION = numberOption("round", "option-round", /^\d{1,2}$/);

const SUBCOMMANDS: readonly SubcommandSpec[] = [
  { name: "status", description: "command-tournament-status", options: [], audience: "place" },
  {
    name: "create",
    description: "command-tournament-create",
    options: [
      GAME_OPTION,
      SYSTEM_OPTION,
      numberOption("rounds", "option-rounds", /^\d{1,2}$/),
      numberOption("match", "option-match", /^\d{3,4}$/),
    ],
    audience: "place",
  },
  {
    name: "join",
    description: "command-tournament-join",
    options: [{ type: "text", name: "strategy", description: "option-entrant", maxLength: 100, suggests: true }],
    audience: "place",
  },
  { name: "start", description: "command-tournament-start", options: [], audience: "place" },
  { name: "standings", description: "command-tournament-standings", options: [], audience: "place" },
  { name: "pairings", description: "command-tournament-pairings", options: [ROUND_OPTION], audience: "place" },
  { name: "history", description: "command-tournament-history", options: [], audience: "place" },
  { name: "cancel", description: "command-tournament-cancel", options: [], audience: "place" },
];

type Answer = (services: Services, call: CommandCall) => Promise<Reply>;

const ANSWERS: Readonly<Record<string, Answer>> = {
  create,
  join,
  start,
  cancel,
  status: statusReply,
  standings: standingsReply,
  pairings: pairingsReply,
  history: historyReply,
};

export function tournament(services: Services): Command {
  return {
    name: "tournament",
    description: "command-tournament",
    subcommands: SUBCOMMANDS,
    run: (call) => (ANSWERS[call.subcommand] ?? statusReply)(services, call),
    complete: (completion) => suggest(services, completion),
  };
}

async function suggest({ tournaments }: Services, { typed, caller, place }: Completion) {
  const { current } = await tournaments.read(venueOf(caller, place));
  const game = matrixGame(current?.game ?? "");
  return suggestStrategies(typed, game ? [game] : CHAT_GAMES, caller.locale);
}

async function create({ tournaments }: Services, call: CommandCall): Promise<Reply> {
  const { caller, place } = call;
  const setting = settingOf(call);
  if ("type" in setting) return setting;
  const outcome = await tournaments.create(venueOf(caller, place), writePlayerId(caller), setting);
  return told(call, outcome, "tournament-created");
}

/** What the options choose, or what is wrong with them. */
function settingOf({ caller: { locale }, place, options }: CommandCall): Omit<Setting, "seed"> | Reply {
  const { game: typed = "rps", system: wanted = "swiss", rounds, match } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const system = SYSTEM_OPTION.choices.find(({ value }) => value === wanted)?.value as Tournament["system"] | undefined;
  if (!system) return badChoice(locale, wanted, SYSTEM_OPTION);
  if (rounds !== undefined && system !== "swiss") return notice(say(locale, "tournament-rounds-swiss"));
  const badNumber = numberProblem("rounds", rounds, ROUNDS) ?? numberProblem("match", match, MATCH);
  if (badNumber) return notice(say(locale, "problem-number", badNumber));
  return {
    ...{ game: game.id, system, match: Number(match ?? MATCH.usual), locale: place.locale ?? locale },
    ...(rounds !== undefined && { rounds: Number(rounds) }),
  };
}

function numberProblem(option: string, typed: string | undefined, { min, max }: typeof ROUNDS | typeof MATCH) {
  if (typed === undefined) return undefined;
  const isFit = /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isFit ? undefined : { typed, option, min, max };
}

async function join({ tournaments }: Services, call: CommandCall): Promise<Reply> {
  const { caller, place, options } = call;
  const { strategy } = options;
  if (strategy === undefined) return notice(say(caller.locale, "tournament-join-whom"));
  const venue = venueOf(caller, place);
  const { current } = await tournaments.read(venue);
  const game = matrixGame(current?.game ?? "");
  if (!game) return notice(say(caller.locale, "tournament-none-open"));
  const id = entrantOf(strategy, game);
  if (typeof id !== "string") return notice(explainStrategyProblem(id.problem, caller.locale));
  return told(call, await tournaments.join(venue, id), "tournament-joined", id);
}

function entrantOf(typed: string, game: MatrixGame): string | StrategyProblem {
  try {
    return canonicalId(typed, game);
  } catch (error) {
    if (error instanceof StrategyProblem) return error;
    throw error;
  }
}

async function start(services: Services, call: CommandCall): Promise<Reply> {
  const refused = await whyNotManaged(services, call);
  if (refused) return refused;
  const { caller, place } = call;
  return told(call, await services.tournaments.start(venueOf(caller, place)), "tournament-started");
}

async function cancel(services: Services, call: CommandCall): Promise<Reply> {
  const refused = await whyNotManaged(services, call);
  if (refused) return refused;
  const { caller, place } = call;
  return told(call, await services.tournaments.cancel(venueOf(caller, place)), "tournament-cancelled");
}

/** Whoever created it manages it, and whoever the platform lets manage the place. */
async function whyNotManaged({ tournaments }: Services, call: CommandCall): Promise<Reply | undefined> {
  const { caller, place } = call;
  const { current } = await tournaments.read(venueOf(caller, place));
  if (!current || current.creator === writePlayerId(caller) || (await call.mayManage?.())) return undefined;
  return notice(say(caller.locale, "tournament-not-yours"));
}

const REFUSALS: Readonly<Record<Extract<Outcome, { refusal: string }>["refusal"], MessageId>> = {
  "open-already": "tournament-open-already",
  "none-open": "tournament-none-open",
  begun: "tournament-begun",
  full: "tournament-full",
  "joined-already": "tournament-joined-already",
  "too-few": "tournament-too-few",
  none: "tournament-none",
};

/** The tournament as it is now, for everybody; or a private word why nothing was done. */
function told(call: CommandCall, outcome: Outcome, done: MessageId, entrant = ""): Reply {
  const { caller, place } = call;
  if ("refusal" in outcome) {
    return notice(say(caller.locale, REFUSALS[outcome.refusal], { entrant, max: ENTRANTS_MAX }));
  }
  const { tournament: now } = outcome;
  const locale = place.locale ?? caller.locale;
  const words = { entrant, name: caller.name, count: now.entrants.length, match: now.match };
  const view: View = {
    title: tournamentTitle(now, locale),
    blocks: [{ type: "text", text: say(locale, done, words) }],
  };
  return { type: "post", view, audience: "place" };
}

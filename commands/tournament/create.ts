// `/tournament create`: what is chosen, when it begins, and where it is announced.

import type {
  Choice,
  ChoiceOption,
  CommandCall,
  Completion,
  PlaceOption,
  Reply,
  SubcommandSpec,
  TextOption,
} from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { nearestNames } from "../../src/infra/spelling.ts";
import { writePlayerId } from "../../src/players/index.ts";
import { CHOICES_MAX, GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { timeWords } from "../kit/time-words.ts";
import { cardView } from "./card.ts";
import {
  type Channel,
  type Current,
  type Opening,
  readStart,
  readZone,
  START_WORDS,
  type StartProblem,
  type Tournament,
  venueOf,
} from "./index.ts";
import { refusalReply } from "./refusals.ts";
import type { TournamentServices } from "./services.ts";
import { SYSTEM_WORDS, tournamentTitle } from "./view.ts";

const MATCH = { min: 10, max: 2000, usual: 1000 } as const;
const ROUNDS = { min: 1, max: 30 } as const;
const USUAL_ZONE = "UTC";
const NEAREST_ZONES = 3;

const SYSTEM_OPTION: ChoiceOption = {
  type: "choice",
  name: "system",
  description: "option-system",
  choices: Object.entries(SYSTEM_WORDS).map(([value, label]) => ({ value, label })),
};

/** A whole number, typed. */
export function numberOption(name: string, description: MessageId, takes: RegExp): TextOption {
  return { type: "text", name, description, maxLength: 10, suggests: false, takes };
}

const START_OPTION: TextOption = {
  ...{ type: "text", name: "start", description: "option-start", maxLength: 60, suggests: true },
  takes: START_WORDS,
};
const ZONE_OPTION: TextOption = {
  ...{ type: "text", name: "zone", description: "option-zone", maxLength: 60, suggests: true },
  takes: /^(?:utc|[a-z_]+\/[a-z_+\-/\d]+)$/i,
};
const CHANNEL_OPTION: PlaceOption = { type: "place", name: "channel", description: "option-channel" };

export const CREATE: SubcommandSpec = {
  name: "create",
  description: "command-tournament-create",
  options: [
    ...[GAME_OPTION, SYSTEM_OPTION, START_OPTION, ZONE_OPTION],
    numberOption("rounds", "option-rounds", /^\d{1,2}$/),
    numberOption("match", "option-match", /^\d{3,4}$/),
    CHANNEL_OPTION,
  ],
  audience: "place",
};

/** Opens a tournament, for those who may manage the place. */
export async function create(
  { tournaments }: TournamentServices,
  call: CommandCall,
  now: number,
): Promise<Reply> {
  const { caller, place } = call;
  if ((await call.mayManage?.()) === false) return notice(say(caller.locale, "tournament-create-not-yours"));
  const opening = await openingOf(call, now);
  if ("type" in opening) return opening;
  if (!opening.channel && !(await mayWriteHere(call)))
    return notice(say(caller.locale, "tournament-not-writable-here"));
  const venue = venueOf(caller, place);
  const outcome = await tournaments.create(venue, writePlayerId(caller), opening);
  if ("refusal" in outcome) return refusalReply(outcome, caller.locale);
  const { tournament } = outcome;
  return createdReply(tournament, call, (message) => tournaments.addCard(venue, tournament.id, message));
}

/** Where the bot is only a guest of somebody's (it answers, and may write nothing by itself), the
 * end could not be told. */
async function mayWriteHere({ place, findPlace }: CommandCall): Promise<boolean> {
  const here = place.kind === "group" ? await findPlace?.(place.id) : undefined;
  return !(here && "problem" in here && here.problem === "not-writable");
}

/** The answer becomes a card, unless a card was posted in the channel. */
function createdReply(
  now: Current,
  { caller, place }: CommandCall,
  onPosted: (message: string) => Promise<void>,
): Reply {
  const locale = place.locale ?? caller.locale;
  const words = { name: caller.name, match: now.match, channel: now.channel?.name ?? "" };
  const id = now.channel ? "tournament-created-elsewhere" : "tournament-created";
  const { blocks } = cardView({ phase: "open", tournament: now }, locale);
  const view = {
    title: tournamentTitle(now, locale),
    blocks: [{ type: "text", text: say(locale, id, words) } as const, ...blocks.slice(1)],
  };
  return { type: "post", view, audience: "place", ...(!now.channel && { onPosted }) };
}

/** What the options choose, or what is wrong with them. */
async function openingOf(call: CommandCall, now: number): Promise<Opening | Reply> {
  const setting = settingOf(call);
  if ("type" in setting) return setting;
  const start = startOf(call, now);
  if ("type" in start) return start;
  const elsewhere = await channelOf(call);
  return "type" in elsewhere ? elsewhere : { ...setting, ...start, ...elsewhere };
}

type Setting = Pick<Opening, "game" | "system" | "match" | "rounds" | "locale">;

function settingOf({ caller: { locale }, place, options }: CommandCall): Setting | Reply {
  const { game: typed = "rps", system: wanted = "swiss", rounds, match } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const system = SYSTEM_OPTION.choices.find(({ value }) => value === wanted)?.value as
    | Tournament["system"]
    | undefined;
  if (!system) return badChoice(locale, wanted, SYSTEM_OPTION);
  if (rounds !== undefined && system !== "swiss") return notice(say(locale, "tournament-rounds-swiss"));
  const badNumber = numberProblem("rounds", rounds, ROUNDS) ?? numberProblem("match", match, MATCH);
  if (badNumber) return notice(say(locale, "problem-number", badNumber));
  return {
    ...{ game: game.id, system, match: Number(match ?? MATCH.usual), locale: place.locale ?? locale },
    ...(rounds !== undefined && { rounds: Number(rounds) }),
  };
}

function numberProblem(
  option: string,
  typed: string | undefined,
  { min, max }: typeof ROUNDS | typeof MATCH,
) {
  if (typed === undefined) return undefined;
  const isFit = /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isFit ? undefined : { typed, option, min, max };
}

const START_PROBLEMS: Readonly<Record<StartProblem, MessageId>> = {
  unreadable: "start-unreadable",
  "wrong-date": "start-wrong-date",
  past: "start-past",
  never: "start-never",
  "too-often": "start-too-often",
  "too-far": "start-too-far",
};

function startOf(
  { caller: { locale }, options }: CommandCall,
  now: number,
): Pick<Opening, "zone" | "startsAt" | "schedule"> | Reply {
  const { start: typed, zone: wanted = USUAL_ZONE } = options;
  const zone = readZone(wanted);
  if (zone === undefined) return notice(zoneProblem(wanted, locale));
  if (typed === undefined) return { zone };
  const start = readStart(typed, zone, now);
  if (typeof start === "string")
    return notice(say(locale, START_PROBLEMS[start], { typed, now: timeWords(now, zone, locale) }));
  const { at, cron } = start;
  return { zone, startsAt: at, ...(cron !== undefined && { schedule: { cron, words: typed.trim() } }) };
}

function zoneProblem(typed: string, locale: Locale): string {
  const near = nearestNames(typed, Intl.supportedValuesOf("timeZone")).slice(0, NEAREST_ZONES);
  return say(locale, "start-no-zone", {
    typed,
    nearest: near.join(", ") || "Europe/Berlin, America/New_York, UTC",
  });
}

const CHANNEL_PROBLEMS = { unknown: "channel-unknown", "not-writable": "channel-not-writable" } as const;

/** The other place in which it is to be announced, if one is named, it is the caller's to manage,
 * and the bot may write there. */
async function channelOf(
  call: CommandCall,
): Promise<{ readonly channel?: Channel; readonly locale?: Locale } | Reply> {
  const { caller, place, options } = call;
  if (options.channel === undefined) return {};
  const found = await call.findPlace?.(options.channel);
  const words = { typed: options.channel };
  if (!found) return notice(say(caller.locale, "channel-none-here"));
  if ("problem" in found) return notice(say(caller.locale, CHANNEL_PROBLEMS[found.problem], words));
  if (!found.mayManage) return notice(say(caller.locale, "channel-not-yours", { channel: found.name }));
  const venue = venueOf(caller, found.place);
  const here = venueOf(caller, place);
  if (venue.id === here.id && venue.topic === here.topic) return {};
  return { channel: { venue, name: found.name }, ...(found.place.locale && { locale: found.place.locale }) };
}

const STARTS = ["20:00", "in 1h", "daily 18:00", "weekly fri 18:00", "monthly 1 18:00"];

/** Starts as they may be typed, each with what it means, in UTC. */
export function suggestStarts({ typed, caller: { locale } }: Completion, now: number): readonly Choice[] {
  const wanted = typed.trim();
  const fitting = STARTS.filter((start) => start.includes(wanted.toLowerCase()));
  return [...new Set([...(wanted ? [wanted] : []), ...fitting])].flatMap((value) => {
    const start = readStart(value, USUAL_ZONE, now);
    if (typeof start === "string") return [];
    return [{ value, label: `${value} → ${timeWords(start.at, USUAL_ZONE, locale)}` }];
  });
}

/** Time zones whose name holds what is typed. */
export function suggestZones({ typed }: Completion): readonly Choice[] {
  const wanted = typed.trim().toLowerCase().replaceAll(" ", "_");
  const all = [USUAL_ZONE, ...Intl.supportedValuesOf("timeZone")];
  const fitting = all.filter((zone) => zone.toLowerCase().includes(wanted));
  return fitting.slice(0, CHOICES_MAX).map((value) => ({ value, label: value }));
}

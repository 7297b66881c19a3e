// `/tournament create`: its options, and the message that becomes the tournament's card.

import {
  type Choice,
  type ChoiceOption,
  type CommandCall,
  type Completion,
  localeOf,
  type Reply,
  type SubcommandSpec,
  type TextOption,
} from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { alternatives, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { CHOICES_MAX, GAME_OPTION, GAMES } from "../kit/options.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { timeWords, zoneWords } from "../kit/time-words.ts";
import { findZone, USUAL_ZONE, ZONE_WORDS, zonesFor } from "../kit/time-zones.ts";
import { refusalReply } from "./answers.ts";
import { type Opening, venueOf } from "./document.ts";
import type { TournamentServices } from "./tournaments.ts";
import { cardView, SYSTEM_WORDS } from "./view.ts";

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

/** A first filter for options without their names; `readStart` decides. */
export const START_WORDS = /^in \d.*$|^\d{4}-\d\d?-\d\d?(?:[ t]\d\d?[:.]\d\d)?$|^\d\d?:\d\d$/i;

const START_OPTION: TextOption = {
  type: "text",
  name: "start",
  description: "option-start",
  maxLength: 60,
  suggests: true,
  takes: START_WORDS,
};

const ZONE_OPTION: TextOption = {
  type: "text",
  name: "zone",
  description: "option-daily-zone",
  maxLength: 60,
  suggests: true,
  takes: ZONE_WORDS,
};

const HOUSE_OPTION: ChoiceOption = {
  type: "choice",
  name: "house",
  description: "option-house",
  choices: [
    { value: "on", label: "place-choice-on" },
    { value: "off", label: "place-choice-off" },
  ],
};

export const CREATE: SubcommandSpec = {
  name: "create",
  description: "command-tournament-create",
  options: [
    ...[GAME_OPTION, SYSTEM_OPTION, START_OPTION, ZONE_OPTION],
    numberOption("rounds", "option-rounds", /^\d{1,2}$/),
    numberOption("length", "option-match", /^\d{3,4}$/),
    HOUSE_OPTION,
    { ...numberOption("match", "option-match", /(?!)/), typedOnly: true },
  ],
  audience: "place",
  costs: "tournament",
};

export async function create(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const opening = readOpening(call, services.now());
  return "type" in opening ? opening : open(services, call, opening);
}

/** What was typed, or the reply that explains what's wrong with it. */
function readOpening({ caller, place, options }: CommandCall, now: number): Opening | Reply {
  const { locale } = caller;
  const {
    game: typed = "rps",
    system: wanted = "swiss",
    rounds,
    match,
    length = match,
    house = "on",
  } = options;
  const game = matrixGame(GAMES.get(typed) ?? "");
  if (!game) return badChoice(locale, typed, GAME_OPTION);
  const system = SYSTEM_OPTION.choices.find(({ value }) => value === wanted)?.value as Opening["system"];
  if (!system) return badChoice(locale, wanted, SYSTEM_OPTION);
  if (house !== "on" && house !== "off") return badChoice(locale, house, HOUSE_OPTION);
  if (rounds !== undefined && system !== "swiss") return notice(say(locale, "tournament-rounds-swiss"));
  const problem = numberProblem("rounds", rounds, ROUNDS) ?? numberProblem("length", length, MATCH);
  if (problem) return notice(say(locale, "problem-number", problem));
  const { start, zone: wantedZone = USUAL_ZONE } = options;
  const zone = findZone(wantedZone);
  if (typeof zone !== "string") {
    const { candidates } = zone;
    const words = { typed: wantedZone, nearest: alternatives(candidates, locale) };
    return notice(say(locale, candidates.length === 0 ? "start-unknown-zone" : "start-no-zone", words));
  }
  const startsAt = start === undefined ? undefined : readStart(start, zone, now);
  if (typeof startsAt === "string") {
    const words = { why: startsAt, typed: start ?? "", now: timeWords(now, zone, locale) };
    return notice(say(locale, "start-problem", words));
  }
  return {
    game: game.id,
    system,
    match: Number(length ?? MATCH.usual),
    ...(rounds !== undefined && { rounds: Number(rounds) }),
    ...(house === "on" && { hasBuiltIns: true }),
    locale: localeOf({ caller, place }),
    zone,
    ...(startsAt !== undefined && { startsAt }),
  };
}

function numberProblem(
  option: string,
  typed: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
) {
  if (typed === undefined) return undefined;
  const isFit = /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isFit ? undefined : { typed, option, min, max };
}

type Opener = Pick<CommandCall, "id" | "caller" | "place" | "mayManage">;

/** Opens a tournament; only for people who may manage the chat. */
export async function open(
  { tournaments }: TournamentServices,
  call: Opener,
  opening: Opening,
): Promise<Reply> {
  const { caller, place } = call;
  if ((await call.mayManage?.()) === false) return notice(say(caller.locale, "tournament-create-not-yours"));
  // It couldn't announce the end.
  if (place.answersOnly) return notice(say(caller.locale, "tournament-not-writable-here"));
  const venue = venueOf(caller, place);
  const outcome = await tournaments.open(venue, writePlayerId(caller), opening, call.id);
  if ("refusal" in outcome) return refusalReply(outcome, caller.locale);
  const { tournament } = outcome;
  const locale = place.locale ?? caller.locale;
  const card = cardView({ phase: "open", tournament }, venue, locale);
  const created = say(locale, "tournament-created", { name: shownName(caller.name) });
  const blocks = [{ type: "text", text: created } as const, ...card.blocks];
  const onPosted = (message: string) => tournaments.setCard(venue, tournament.id, message);
  return { type: "post", view: { ...card, blocks }, audience: "place", onPosted };
}

const STARTS = ["20:00", "in 1h", "in 1d"];

export function suggestStarts(
  { typed, caller: { locale } }: Pick<Completion, "typed" | "caller">,
  now: number,
): readonly Choice[] {
  const wanted = typed.trim();
  const fitting = STARTS.filter((start) => start.includes(wanted.toLowerCase()));
  return [...new Set([...(wanted ? [wanted] : []), ...fitting])].flatMap((value) => {
    const at = readStart(value, USUAL_ZONE, now);
    if (typeof at === "string") return [];
    return [{ value, label: `${value} → ${timeWords(at, USUAL_ZONE, locale as Locale)}` }];
  });
}

export function suggestZones({ typed }: Pick<Completion, "typed">): readonly Choice[] {
  const found = zonesFor(typed).slice(0, CHOICES_MAX);
  return found.map((value) => ({ value, label: zoneWords(value) }));
}

// When a tournament starts, as people type it: `18:00`, `2026-11-28 18:00` or `in 2h`.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MAX_MS = 366 * DAY_MS;

const LATER = /^in (?:(\d{1,3}) ?d)? ?(?:(\d{1,4}) ?h)? ?(?:(\d{1,5}) ?m(?:in)?)?$/i;
const LOCAL = /^(?:(\d{4})-(\d\d?)-(\d\d?)[ t])?(\d\d?)[:.](\d\d)$/i;

/** Unix ms, or why it's no start. Times of day are the zone's; without a date it's the next such time. */
export function readStart(
  typed: string,
  zone: string,
  now: number,
): number | "unreadable" | "past" | "too-far" {
  const text = typed.normalize("NFKC").trim().replaceAll(/\s+/g, " ");
  const at = laterOf(text, now) ?? localOf(text, zone, now);
  if (at === undefined) return "unreadable";
  if (at <= now) return "past";
  return at - now > AHEAD_MAX_MS ? "too-far" : at;
}

function laterOf(text: string, now: number): number | undefined {
  const parts = LATER.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return undefined;
  const [days, hours, minutes] = parts.map((part) => Number(part ?? 0)) as [number, number, number];
  return now + days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
}

function localOf(text: string, zone: string, now: number): number | undefined {
  const found = LOCAL.exec(text)?.slice(1);
  if (!found) return undefined;
  const [year, month, day, hour = 0, minute = 0] = found.map((part) => (part ? Number(part) : undefined));
  if (hour > 23 || minute > 59) return undefined;
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = Date.UTC(year, month - 1, day);
    const isReal = new Date(date).getUTCMonth() === month - 1 && new Date(date).getUTCDate() === day;
    return isReal ? instantOf(date + hour * HOUR_MS + minute * MINUTE_MS, zone) : undefined;
  }
  const local = now + offsetOf(zone, now);
  const today = local - (local % DAY_MS) + hour * HOUR_MS + minute * MINUTE_MS;
  const at = instantOf(today, zone);
  return at > now ? at : instantOf(today + DAY_MS, zone);
}

/** The instant at which clocks in the zone show `local`, which is written as if it were UTC. Inside a gap of daylight
 * saving time, an hour later. */
function instantOf(local: number, zone: string): number {
  const first = local - offsetOf(zone, local);
  return local - offsetOf(zone, first);
}

/** How far the zone's clocks are ahead of UTC, in ms. */
function offsetOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
  return shown - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

// Parses and validates the options of `/tournament create`.

import {
  type ChoiceOption,
  type CommandCall,
  localeOf,
  type PlaceOption,
  type SubcommandSpec,
  type TextOption,
} from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import type { MessageId } from "../../src/infra/i18n/index.ts";
import { GAME_OPTION, GAMES } from "../kit/options.ts";
import { findZone, USUAL_ZONE } from "../kit/time-zones.ts";
import { zoneOption } from "../kit/zone-option.ts";
import { type Opening, readStart, START_WORDS, type StartProblem, venueOf } from "./index.ts";
import { SYSTEM_WORDS } from "./view.ts";

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

const START_OPTION: TextOption = {
  type: "text",
  name: "start",
  description: "option-start",
  maxLength: 60,
  suggests: true,
  takes: START_WORDS,
};
const ZONE_OPTION = zoneOption("option-daily-zone");
const CHANNEL_OPTION: PlaceOption = { type: "place", name: "channel", description: "option-channel" };

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
    CHANNEL_OPTION,
    HOUSE_OPTION,
    { ...numberOption("match", "option-match", /(?!)/), typedOnly: true },
  ],
  audience: "place",
  costs: "tournament",
};

/** An invalid option; `typed`: the typed text, or the channel's name. */
export type OpeningProblem =
  | { readonly kind: "choice"; readonly typed: string; readonly option: ChoiceOption }
  | { readonly kind: "rounds-without-swiss" }
  | ({ readonly kind: "number"; readonly typed: string; readonly option: string } & Limits)
  | { readonly kind: "zone"; readonly typed: string; readonly candidates: readonly string[] }
  | { readonly kind: "start"; readonly typed: string; readonly zone: string; readonly why: StartProblem }
  | { readonly kind: "channel"; readonly typed: string; readonly why: ChannelProblem };

type Limits = Readonly<Record<"min" | "max", number>>;
type ChannelProblem = "none-here" | "unknown" | "not-writable" | "not-yours";

export async function readOpening(call: CommandCall, now: number): Promise<Opening | OpeningProblem> {
  const setting = settingOf(call);
  if ("kind" in setting) return setting;
  const start = startOf(call, now);
  if ("kind" in start) return start;
  const elsewhere = await channelOf(call);
  return "kind" in elsewhere ? elsewhere : { ...setting, ...start, ...elsewhere };
}

type Setting = Pick<Opening, "game" | "system" | "match" | "rounds" | "hasBuiltIns" | "locale">;

function settingOf({ caller, place, options }: CommandCall): Setting | OpeningProblem {
  const {
    game: typed = "rps",
    system: wanted = "swiss",
    rounds,
    match,
    length = match,
    house = "on",
  } = options;
  const game = matrixGame(GAMES[typed] ?? "");
  if (!game) return { kind: "choice", typed, option: GAME_OPTION };
  const system = SYSTEM_OPTION.choices.find(({ value }) => value === wanted)?.value as
    | Setting["system"]
    | undefined;
  if (!system) return { kind: "choice", typed: wanted, option: SYSTEM_OPTION };
  if (!HOUSE_OPTION.choices.some(({ value }) => value === house))
    return { kind: "choice", typed: house, option: HOUSE_OPTION };
  if (rounds !== undefined && system !== "swiss") return { kind: "rounds-without-swiss" };
  const badNumber = numberProblem("rounds", rounds, ROUNDS) ?? numberProblem("length", length, MATCH);
  return (
    badNumber ?? {
      game: game.id,
      system,
      match: Number(length ?? MATCH.usual),
      ...(rounds !== undefined && { rounds: Number(rounds) }),
      ...(house === "on" && { hasBuiltIns: true }),
      locale: localeOf({ caller, place }),
    }
  );
}

function numberProblem(
  option: string,
  typed: string | undefined,
  { min, max }: Limits,
): OpeningProblem | undefined {
  if (typed === undefined) return undefined;
  const isFit = /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max;
  return isFit ? undefined : { kind: "number", typed, option, min, max };
}

function startOf(
  { options }: CommandCall,
  now: number,
): Pick<Opening, "zone" | "startsAt" | "schedule"> | OpeningProblem {
  const { start: typed, zone: wanted = USUAL_ZONE } = options;
  const zone = findZone(wanted);
  if (typeof zone !== "string") return { kind: "zone", typed: wanted, ...zone };
  if (typed === undefined) return { zone };
  const start = readStart(typed, zone, now);
  if (typeof start === "string") return { kind: "start", typed, zone, why: start };
  const { at, cron } = start;
  return { zone, startsAt: at, ...(cron !== undefined && { schedule: { cron, words: typed.trim() } }) };
}

/** The announcement channel, if the caller manages it and the bot can write there. */
async function channelOf(call: CommandCall): Promise<Partial<Opening> | OpeningProblem> {
  const { caller, place, options } = call;
  const { channel: typed } = options;
  if (typed === undefined) return {};
  const found = await call.findPlace?.(typed);
  if (!found) return { kind: "channel", typed, why: "none-here" };
  if ("problem" in found) return { kind: "channel", typed, why: found.problem };
  if (!found.mayManage) return { kind: "channel", typed: found.name, why: "not-yours" };
  const venue = venueOf(caller, found.place);
  const here = venueOf(caller, place);
  if (venue.id === here.id && venue.topic === here.topic) return {};
  return { channel: { venue, name: found.name }, ...(found.place.locale && { locale: found.place.locale }) };
}

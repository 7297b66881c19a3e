// `/tournament create`.

import type { Choice, CommandCall, Completion, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { badChoice, notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import { timeWords } from "../kit/time-words.ts";
import { USUAL_ZONE } from "../kit/time-zones.ts";
import { zoneRefusal } from "../kit/zone-option.ts";
import { cardView } from "./card.ts";
import type { TournamentServices } from "./index.ts";
import { type Current, type Opening, readStart, type Setting, venueOf } from "./index.ts";
import { type OpeningProblem, readOpening } from "./opening.ts";
import { refusalReply } from "./replies.ts";

/** Creates a tournament; only for people who may manage the chat. */
export async function create(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { caller } = call;
  const { now } = services;
  if ((await call.mayManage?.()) === false) return notice(say(caller.locale, "tournament-create-not-yours"));
  const opening = await readOpening(call, now());
  return "kind" in opening ? problemReply(opening, caller.locale, now()) : open(services, call, opening);
}

/** Opens the next tournament with the last one's settings, from the button below it. */
export async function createNext(services: TournamentServices, call: Opener, last: Setting): Promise<Reply> {
  const { caller } = call;
  if ((await call.mayManage?.()) === false) return notice(say(caller.locale, "tournament-create-not-yours"));
  const { game, system, match, rounds, hasBuiltIns, locale, zone, channel } = last;
  const opening: Opening = {
    game,
    system,
    match,
    locale,
    zone,
    ...(rounds !== undefined && { rounds }),
    ...(hasBuiltIns && { hasBuiltIns }),
    ...(channel && { channel }),
  };
  return open(services, call, opening);
}

type Opener = Pick<CommandCall, "id" | "caller" | "place" | "mayManage" | "findPlace">;

async function open({ tournaments }: TournamentServices, call: Opener, opening: Opening): Promise<Reply> {
  const { caller, place } = call;
  if (!opening.channel && !(await mayWriteHere(call)))
    return notice(say(caller.locale, "tournament-not-writable-here"));
  const venue = venueOf(caller, place);
  const outcome = await tournaments.create(venue, writePlayerId(caller), opening, call.id);
  if ("refusal" in outcome) return refusalReply(outcome, caller.locale);
  const { tournament } = outcome;
  return createdReply(tournament, call, (message) => tournaments.addCard(venue, tournament.id, message));
}

/** As a guest the bot can only reply, so it couldn't announce the end. */
async function mayWriteHere({ place, findPlace }: Opener): Promise<boolean> {
  const here = place.kind === "group" ? await findPlace?.(place.id) : undefined;
  return !(here && "problem" in here && here.problem === "not-writable");
}

/** The reply becomes a card, unless a card was posted in the channel. */
function createdReply(
  now: Current,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  onPosted: (message: string) => Promise<void>,
): Reply {
  const locale = place.locale ?? caller.locale;
  const words = { name: shownName(caller.name), channel: now.channel?.name ?? "" };
  const id = now.channel ? "tournament-created-elsewhere" : "tournament-created";
  const card = cardView({ phase: "open", tournament: now }, venueOf(caller, place), locale);
  const created = { type: "text", text: say(locale, id, words) } as const;
  const view = { ...card, blocks: [created, ...card.blocks.slice(now.startsAt === undefined ? 1 : 0)] };
  return { type: "post", view, audience: "place", ...(!now.channel && { onPosted }) };
}

function problemReply(problem: OpeningProblem, locale: Locale, now: number): Reply {
  switch (problem.kind) {
    case "choice":
      return badChoice(locale, problem.typed, problem.option);
    case "rounds-without-swiss":
      return notice(say(locale, "tournament-rounds-swiss"));
    case "number": {
      const { kind: _, ...words } = problem;
      return notice(say(locale, "problem-number", words));
    }
    case "zone":
      return notice(zoneRefusal(problem, locale));
    case "start": {
      const { typed, zone, why } = problem;
      return notice(say(locale, "start-problem", { why, typed, now: timeWords(now, zone, locale) }));
    }
    case "channel": {
      const { typed, why } = problem;
      return notice(say(locale, "channel-problem", { why, typed, channel: typed }));
    }
  }
}

const STARTS = ["20:00", "in 1h", "daily 18:00", "weekly fri 18:00", "monthly 1 18:00"];

export function suggestStarts({ typed, caller: { locale } }: Completion, now: number): readonly Choice[] {
  const wanted = typed.trim();
  const fitting = STARTS.filter((start) => start.includes(wanted.toLowerCase()));
  return [...new Set([...(wanted ? [wanted] : []), ...fitting])].flatMap((value) => {
    const start = readStart(value, USUAL_ZONE, now);
    if (typeof start === "string") return [];
    return [{ value, label: `${value} → ${timeWords(start.at, USUAL_ZONE, locale)}` }];
  });
}

// `/leaderboard of:duels`: the ladder, *My place* on it, and its figures.

import { type Caller, type CommandCall, placeKey, type Reply } from "../../../src/chat/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  consentOf,
  isShownIn,
  LADDER_PERIODS,
  type Ladder,
  type LadderTable,
  type PlayerId,
  readLadder,
  readPlayerId,
} from "../../../src/people/index.ts";
import { drawWithConsent, type Shown } from "../../kit/draw-with-consent.ts";
import { pictured } from "../../kit/pictured.ts";
import { notice } from "../../kit/refusals.ts";
import type { Services } from "../../kit/services.ts";
import { mineReply, shortReply } from "../my-rank.ts";
import type { Query } from "../query.ts";
import { NAMES_MIN, shortWords } from "../view.ts";
import { myRating } from "./my-rating.ts";
import { ladderPicture } from "./picture.ts";
import { ladderDetails, ladderView } from "./view.ts";

type Asker = Pick<CommandCall, "caller" | "place">;

export async function ladderList(services: Services, asker: Asker, query: Query): Promise<Reply> {
  const { caller, place } = asker;
  return answered(services, asker, query, async (ladder, found) => {
    if (found.lines.length < NAMES_MIN)
      return shortReply(query, found.lines.length, await myRating(services, caller, ladder), caller.locale);
    const locale = place.locale ?? caller.locale;
    const view = ladderView(found, query, locale);
    const picture = ladderPicture(found, query, locale);
    return { type: "post", view: await pictured(services, view, picture, locale), audience: "place" };
  });
}

/** The figures as they are now, of who is listed now. */
export async function ladderFigures(services: Services, asker: Asker, query: Query): Promise<Reply> {
  const { locale } = asker.caller;
  return answered(services, asker, query, async (_ladder, found) => {
    if (found.lines.length < NAMES_MIN) return notice(shortWords(query, found.lines.length, locale));
    return { type: "post", view: ladderDetails(found, locale), audience: "caller" };
  });
}

/** *My place*, for the presser alone. */
export async function ladderPlace(services: Services, asker: Asker, query: Query): Promise<Reply> {
  const ladder = ladderAsked(services, asker, query);
  const { caller } = asker;
  if (!ladder) return notice(aloneHere(caller));
  return mineReply(await myRating(services, caller, ladder), query.scope, caller.locale);
}

/** What is made of the ladder asked for, unless somebody on it takes their consent back meanwhile. */
async function answered(
  services: Services,
  asker: Asker,
  query: Query,
  answer: (ladder: Ladder, found: LadderTable) => Promise<Reply>,
): Promise<Reply> {
  const ladder = ladderAsked(services, asker, query);
  if (!ladder) return notice(aloneHere(asker.caller));
  const draw = async (): Promise<Shown<Reply, PlayerId>> => {
    const found = await readLadder(services.store, ladder);
    const people = found.lines.flatMap(({ player }) => readPlayerId(player) ?? []);
    return { answer: await answer(ladder, found), people };
  };
  const isListed = async (one: PlayerId): Promise<boolean> => {
    const consent = await consentOf(services.store, one);
    return consent !== undefined && isShownIn(consent, ladder.place);
  };
  const reply = await drawWithConsent(services, isListed, draw);
  return reply ?? notice(say(asker.caller.locale, "map-closed-meanwhile"));
}

function aloneHere({ locale }: Caller): string {
  return say(locale, "leaderboard-alone-here");
}

/** Undefined for the ladder of a private chat, which does not exist. */
function ladderAsked(
  { now }: Services,
  { caller, place }: Asker,
  { gameId, scope, period: asked }: Query,
): Ladder | undefined {
  const where = scope === "everywhere" ? scope : placeKey(caller, place);
  const period = LADDER_PERIODS.find((one) => one === asked);
  return where === undefined || gameId === undefined || !period
    ? undefined
    : { gameId, period, place: where, now: now() };
}

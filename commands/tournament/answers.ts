// Read-only `/tournament` replies: status, standings, pairings, history and details.

import { type Block, type CommandCall, localeOf, type Reply, type View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { notice } from "../kit/refusals.ts";
import { cardView } from "./card.ts";
import type { TournamentServices } from "./index.ts";
import { type Current, currentState, type Finished, type Tournament, venueOf } from "./index.ts";
import { type Asked, AT, asked } from "./meant.ts";
import { pageLink } from "./pages.ts";
import {
  bestWords,
  builtInBlocks,
  detailBlocks,
  pairingWords,
  seedBlocks,
  standingsBlocks,
  tournamentTitle,
  winnersOf,
} from "./view.ts";

const HISTORY_LINES = 10;

/** A button's answer is for the presser only. */
const isOwn = ({ options }: CommandCall): boolean => options[AT] !== undefined;

const spokenIn = (call: CommandCall): Locale => (isOwn(call) ? call.caller.locale : localeOf(call));

async function read(
  services: TournamentServices,
  call: CommandCall,
): Promise<Partial<Pick<Asked["document"], "current">> & Pick<Asked["document"], "venue" | "finished">> {
  const found = await asked(services, call, call.options[AT]);
  return found?.document ?? { venue: venueOf(call.caller, call.place), finished: [] };
}

function post(call: CommandCall, view: View): Extract<Reply, { type: "post" }> {
  return { type: "post", view, audience: isOwn(call) ? "caller" : "place" };
}

/** Open: the entrants; running: progress and leaders; otherwise the last finished tournament. */
export async function statusReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  if (current) return currentReply(services, call, current);
  const [last] = finished;
  if (!last) return notice(say(call.caller.locale, "tournament-none-yet"));
  const view = cardView({ phase: "ended", tournament: last }, venue, spokenIn(call));
  return post(call, { ...view, ...pageLink(services, venue, last, spokenIn(call)) });
}

async function currentReply(
  services: TournamentServices,
  call: CommandCall,
  current: Current,
): Promise<Reply> {
  const { tournaments } = services;
  const venue = venueOf(call.caller, call.place);
  const home = await tournaments.home(venue);
  const standings = async (shown: Current) => (await tournaments.report(shown)).standings;
  const state = await currentState(current, tournaments.place(home), standings);
  const onPosted = (message: string): Promise<void> => tournaments.addCard(home, current.id, message, venue);
  const view = cardView(state, home, spokenIn(call));
  return { ...post(call, { ...view, ...pageLink(services, home, current, spokenIn(call)) }), onPosted };
}

/** The tournament that has results, or why there is none. */
async function begun(
  services: TournamentServices,
  call: CommandCall,
): Promise<
  { readonly shown: Current | Finished; readonly page: Pick<View, "link"> } | { readonly none: Reply }
> {
  const { venue, current, finished } = await read(services, call);
  const shown = current?.progress ? current : finished[0];
  if (shown) return { shown, page: pageLink(services, venue, shown, spokenIn(call)) };
  const why = current ? "tournament-not-begun" : "tournament-none-yet";
  return { none: notice(say(call.caller.locale, why)) };
}

/** Standings of the running tournament, or else the last. */
export async function standingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await begun(services, call);
  if ("none" in found) return found.none;
  const { shown, page } = found;
  const { standings } = "standings" in shown ? shown : await services.tournaments.report(shown);
  const blocks = standingsBlocks(standings, spokenIn(call));
  return post(call, { title: tournamentTitle(shown, spokenIn(call)), blocks, ...page });
}

/** One round of the running or last tournament; by default its latest. */
export async function pairingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await begun(services, call);
  if ("none" in found) return found.none;
  const { shown, page } = found;
  const { locale } = call.caller;
  const { pairings, rounds } = await services.tournaments.report(shown);
  if (rounds === 0)
    return notice(say(locale, "endedAt" in shown ? "tournament-forgotten" : "tournament-first-round"));
  const { round: typed = String(rounds) } = call.options;
  const round = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const chosen = pairings.filter((pairing) => pairing.round === round);
  if (chosen.length === 0)
    return notice(say(locale, "problem-number", { typed, option: "round", min: 1, max: rounds }));
  const lines = chosen.map((pairing) => pairingWords(pairing, spokenIn(call)));
  const title = say(spokenIn(call), "tournament-round", {
    title: tournamentTitle(shown, spokenIn(call)),
    round,
  });
  const met = chosen.flatMap(({ a, b }) => [{ name: a }, ...(b === null ? [] : [{ name: b }])]);
  return post(call, {
    title,
    blocks: [text(lines.join("\n")), ...builtInBlocks(met, spokenIn(call))],
    ...page,
  });
}

export async function historyReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { finished } = await read(services, call);
  if (finished.length === 0) return notice(say(call.caller.locale, "tournament-none-yet"));
  const locale = spokenIn(call);
  const lines = finished.slice(0, HISTORY_LINES).map((one) => {
    const date = new Date(one.endedAt).toISOString().slice(0, 10);
    const first = [listed(winnersOf(one, locale), locale), ...bestWords(one, locale)];
    return [date, tournamentTitle(one, locale), ...first].join(" · ");
  });
  const title = say(locale, "tournament-history", { count: finished.length });
  return post(call, { title, blocks: [text(lines.join("\n"))] });
}

/** Its settings and, after the end, its seed; for the asker only. */
export async function detailsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  const { locale } = call.caller;
  const [last] = finished;
  const shown: Tournament | undefined = current ?? last;
  if (!shown) return notice(say(locale, "tournament-none-yet"));
  const again = last
    ? [...(current ? [text(`🏆 ${tournamentTitle(last, locale)}`)] : []), ...seedBlocks(last, locale)]
    : [];
  const view: View = {
    title: tournamentTitle(shown, locale),
    blocks: [...detailBlocks(shown, locale), ...again],
    ...pageLink(services, venue, shown, locale),
  };
  return { type: "post", view, audience: "caller" };
}

function text(words: string): Block {
  return { type: "text", text: words };
}

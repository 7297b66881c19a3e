// Read-only `/tournament` replies: status, standings, pairings and history.

import type { Block, CommandCall, Reply } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { notice } from "../kit/refusals.ts";
import { againBlocks, cardView } from "./card.ts";
import { type Current, currentState, type PlaceTournaments, type Tournament, venueOf } from "./index.ts";
import { pageBlocks } from "./page-id.ts";
import type { TournamentServices } from "./services.ts";
import { bestWords, houseBlocks, pairingWords, standingsBlocks, tournamentTitle, winnersOf } from "./view.ts";

const HISTORY_LINES = 10;

function localeOf({ place, caller }: CommandCall): Locale {
  return place.locale ?? caller.locale;
}

async function read(
  { tournaments }: TournamentServices,
  { caller, place }: CommandCall,
): Promise<PlaceTournaments> {
  return tournaments.read(await tournaments.home(venueOf(caller, place)));
}

function post(title: string, ...blocks: readonly Block[]): Extract<Reply, { type: "post" }> {
  return { type: "post", view: { title, blocks }, audience: "place" };
}

function text(words: string): Block {
  return { type: "text", text: words };
}

/** Open: the entrants; running: progress and leaders; otherwise the last finished tournament. */
export async function statusReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  if (current) return currentReply(services, call, current);
  const [last] = finished;
  if (!last) return notice(say(call.caller.locale, "tournament-none-yet"));
  const locale = localeOf(call);
  const { title = "", blocks } = cardView({ phase: "ended", tournament: last }, locale);
  const next: Block = { type: "quiet", text: say(locale, "tournament-new") };
  const page = pageBlocks(services, venue, last, locale);
  return post(title, ...blocks, ...againBlocks(last, locale), next, ...page);
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
  const { title = "", blocks } = cardView(state, localeOf(call));
  return { ...post(title, ...blocks, ...pageBlocks(services, home, current, localeOf(call))), onPosted };
}

/** Of the running tournament, or of the last with the command that reproduces it. */
export async function standingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  const shown = current?.progress ? current : finished[0];
  if (!shown)
    return notice(say(call.caller.locale, current ? "tournament-not-begun" : "tournament-none-yet"));
  const locale = localeOf(call);
  const title = tournamentTitle(shown, locale);
  const page = pageBlocks(services, venue, shown, locale);
  if ("standings" in shown)
    return post(title, ...standingsBlocks(shown.standings, locale), ...againBlocks(shown, locale), ...page);
  const { standings } = await services.tournaments.report(shown);
  return post(title, ...standingsBlocks(standings, locale), ...page);
}

/** One round of the running or last tournament; by default its latest. */
export async function pairingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  const { locale } = call.caller;
  const shown: Tournament | undefined = current?.progress ? current : finished[0];
  if (!shown) return notice(say(locale, current ? "tournament-not-begun" : "tournament-none-yet"));
  const { pairings, rounds } = await services.tournaments.report(shown);
  if (rounds === 0)
    return notice(say(locale, shown === current ? "tournament-first-round" : "tournament-forgotten"));
  const { round: typed = String(rounds) } = call.options;
  const round = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const chosen = pairings.filter((pairing) => pairing.round === round);
  if (chosen.length === 0)
    return notice(say(locale, "problem-number", { typed, option: "round", min: 1, max: rounds }));
  const lines = chosen.map((pairing) => pairingWords(pairing, localeOf(call)));
  const title = say(localeOf(call), "tournament-round", {
    title: tournamentTitle(shown, localeOf(call)),
    round,
  });
  const met = chosen.flatMap(({ a, b }) => [{ name: a }, ...(b === null ? [] : [{ name: b }])]);
  const page = pageBlocks(services, venue, shown, localeOf(call));
  return post(title, text(lines.join("\n")), ...houseBlocks(met, localeOf(call)), ...page);
}

export async function historyReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { finished } = await read(services, call);
  if (finished.length === 0) return notice(say(call.caller.locale, "tournament-none-yet"));
  const locale = localeOf(call);
  const lines = finished.slice(0, HISTORY_LINES).map((one) => {
    const date = new Date(one.endedAt).toISOString().slice(0, 10);
    const first = [listed(winnersOf(one), locale), ...bestWords(one, locale)];
    return [date, tournamentTitle(one, locale), ...first].join(" · ");
  });
  return post(say(locale, "tournament-history", { count: finished.length }), text(lines.join("\n")));
}

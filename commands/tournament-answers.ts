// What `/tournament` tells: how far it is, who leads, who met whom and why, and what was before.

import type { Block, CommandCall, Reply } from "../src/chat/index.ts";
import { type Locale, say } from "../src/i18n/index.ts";
import { type Current, type PlaceTournaments, type Tournament, venueOf } from "../src/tournaments/index.ts";
import { notice } from "./match.ts";
import { pairingWords } from "./pairing-words.ts";
import type { Services } from "./services.ts";
import { standingsBlocks, tournamentTitle, winnersOf } from "./tournament-view.ts";

const HISTORY_LINES = 10;

function localeOf({ place, caller }: CommandCall): Locale {
  return place.locale ?? caller.locale;
}

function read({ tournaments }: Services, { caller, place }: CommandCall): Promise<PlaceTournaments> {
  return tournaments.read(venueOf(caller, place));
}

function post(title: string, ...blocks: readonly Block[]): Reply {
  return { type: "post", view: { title, blocks }, audience: "place" };
}

function text(words: string): Block {
  return { type: "text", text: words };
}

/** Not begun: who takes part. Running: which round. Else what ended last. */
export async function statusReply(services: Services, call: CommandCall): Promise<Reply> {
  const { current, finished } = await read(services, call);
  const locale = localeOf(call);
  if (current) return post(tournamentTitle(current, locale), ...currentBlocks(current, locale));
  const [last] = finished;
  if (!last) return notice(say(call.caller.locale, "tournament-none-yet"));
  const words = say(locale, "tournament-last", { names: winnersOf(last).join(", ") });
  return post(tournamentTitle(last, locale), text(words), { type: "quiet", text: say(locale, "tournament-new") });
}

function currentBlocks({ progress, entrants, match }: Current, locale: Locale): readonly Block[] {
  if (progress) return [text(say(locale, "tournament-running", { ...progress }))];
  const who = entrants.length > 0 ? entrants.join("\n") : say(locale, "tournament-nobody");
  return [
    text(say(locale, "tournament-open", { count: entrants.length, match })),
    { type: "code", text: who },
    { type: "quiet", text: say(locale, "tournament-how") },
  ];
}

/** Of the running tournament, or else of the last. */
export async function standingsReply(services: Services, call: CommandCall): Promise<Reply> {
  const { current, finished } = await read(services, call);
  const shown = current?.progress ? current : finished[0];
  if (!shown) return notice(say(call.caller.locale, current ? "tournament-not-begun" : "tournament-none-yet"));
  const locale = localeOf(call);
  const standings = "standings" in shown ? shown.standings : (await services.tournaments.report(shown)).standings;
  return post(tournamentTitle(shown, locale), ...standingsBlocks(standings, locale));
}

/** A round of the running tournament, or else of the last; its last one unless told. */
export async function pairingsReply(services: Services, call: CommandCall): Promise<Reply> {
  const { current, finished } = await read(services, call);
  const { locale } = call.caller;
  const shown: Tournament | undefined = current?.progress ? current : finished[0];
  if (!shown) return notice(say(locale, current ? "tournament-not-begun" : "tournament-none-yet"));
  const { pairings, rounds } = await services.tournaments.report(shown);
  if (rounds === 0) return notice(say(locale, shown === current ? "tournament-first-round" : "tournament-forgotten"));
  const { round: typed = String(rounds) } = call.options;
  const round = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  const chosen = pairings.filter((pairing) => pairing.round === round);
  if (chosen.length === 0)
    return notice(say(locale, "problem-number", { typed, option: "round", min: 1, max: rounds }));
  const lines = chosen.map((pairing) => pairingWords(pairing, localeOf(call)));
  const title = say(localeOf(call), "tournament-round", { title: tournamentTitle(shown, localeOf(call)), round });
  return post(title, text(lines.join("\n")));
}

/** The last tournaments of the place with their winners. */
export async function historyReply(services: Services, call: CommandCall): Promise<Reply> {
  const { finished } = await read(services, call);
  if (finished.length === 0) return notice(say(call.caller.locale, "tournament-none-yet"));
  const locale = localeOf(call);
  const lines = finished.slice(0, HISTORY_LINES).map((one) => {
    const date = new Date(one.endedAt).toISOString().slice(0, 10);
    return `${date} · ${tournamentTitle(one, locale)} · ${winnersOf(one).join(", ")}`;
  });
  return post(say(locale, "tournament-history", { count: finished.length }), text(lines.join("\n")));
}

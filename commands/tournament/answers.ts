// What `/tournament` answers: to a change, and to questions about the tournament that is on, or the last one.

import { type CommandCall, localeOf, type Reply, type View } from "../../src/chat/index.ts";
import { typed } from "../../src/infra/console/typed.ts";
import { type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { listed } from "../../src/infra/i18n/phrases.ts";
import { sourceWords } from "../../src/infra/source-link.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { notice } from "../kit/refusals.ts";
import { shownName } from "../kit/shown-name.ts";
import {
  AT,
  type ChatTournaments,
  type Current,
  ENTRANTS_MAX,
  ENTRIES_MAX,
  type Finished,
  isMeant,
  MEANT,
  resultsOf,
  stateOf,
  type Tournament,
  type Venue,
  venueKey,
  venueOf,
} from "./document.ts";
import { fileName, fileOf, pageLink } from "./pages.ts";
import type { ChangeResult, Refusal } from "./rules.ts";
import type { TournamentServices } from "./tournaments.ts";
import {
  bestWords,
  builtInBlocks,
  cardView,
  detailBlocks,
  pairingWords,
  seedBlocks,
  standingsBlocks,
  text,
  tournamentTitle,
  winnersOf,
} from "./view.ts";

const HISTORY_LINES = 10;

export interface Asked {
  /** Where the tournaments are held. */
  readonly venue: Venue;
  readonly document: ChatTournaments;
  /** Whether it's held in the asking chat; elsewhere only its creator can manage it. */
  readonly isHere: boolean;
}

/** Undefined if a button names a chat that no longer has the tournament, or has switched tournaments off. */
export async function asked(
  { tournaments, isOn }: Pick<TournamentServices, "tournaments" | "isOn">,
  { caller, place }: Pick<CommandCall, "caller" | "place">,
  about: string | undefined,
): Promise<Asked | undefined> {
  const here = venueOf(caller, place);
  const [, , id, topic] = MEANT.exec(about ?? "") ?? [];
  const named = id === undefined ? here : { platform: caller.platform, id, ...(topic && { topic }) };
  if (venueKey(named) === venueKey(here))
    return { venue: here, document: await tournaments.read(here), isHere: true };
  const document = await tournaments.read({ kind: "group", ...named });
  const { current, finished, venue } = document;
  const isKnown = [current, ...finished].some((one) => isMeant(about ?? "", one)) && (await isOn(venue));
  return isKnown ? { venue, document, isHere: false } : undefined;
}

/** Managed by its creator, and by anyone the platform lets manage the chat where it's held. */
export async function mayManage(
  { document: { current }, isHere }: Asked,
  call: Pick<CommandCall, "caller" | "mayManage">,
): Promise<boolean> {
  if (!current || current.creator === writePlayerId(call.caller)) return true;
  return isHere && ((await call.mayManage?.()) ?? false);
}

const REFUSALS: Readonly<Record<Refusal, MessageId>> = {
  "open-already": "tournament-open-already",
  "none-open": "tournament-none-open",
  begun: "tournament-begun",
  full: "tournament-full",
  "joined-already": "tournament-joined-already",
  "too-many-yours": "tournament-too-many-yours",
  "too-few": "tournament-too-few",
  "not-entered": "tournament-not-entered",
  "not-yours": "tournament-entrant-not-yours",
  which: "tournament-leave-which",
};

export function refusalReply(
  { refusal }: Extract<ChangeResult, { refusal: string }>,
  locale: Locale,
  entrant = "",
): Reply {
  const max = refusal === "too-many-yours" ? ENTRIES_MAX : ENTRANTS_MAX;
  return notice(say(locale, REFUSALS[refusal], { entrant, max }));
}

/** To the caller alone: everyone else sees the change on the card. */
export function changedReply(
  { caller: { locale, name } }: CommandCall,
  outcome: ChangeResult,
  done: MessageId,
  { entrant = "" }: { readonly entrant?: string | undefined } = {},
): Reply {
  if ("refusal" in outcome) return refusalReply(outcome, locale, entrant);
  const { tournament } = outcome;
  const { entrants, match } = tournament;
  const words = { entrant, name: shownName(name), count: entrants.length, match };
  const view: View = {
    title: tournamentTitle(tournament, locale),
    blocks: [text(say(locale, done, words)), ...builtInBlocks(entrants, locale)],
  };
  return { type: "post", view, audience: "caller", discreet: true };
}

/** A button's answer is for the presser only. */
const isOwn = ({ options }: CommandCall): boolean => options[AT] !== undefined;

const spokenIn = (call: CommandCall): Locale => (isOwn(call) ? call.caller.locale : localeOf(call));

async function read(services: TournamentServices, call: CommandCall): Promise<ChatTournaments> {
  const found = await asked(services, call, call.options[AT]);
  return found?.document ?? { venue: venueOf(call.caller, call.place), finished: [] };
}

function post(call: CommandCall, view: View): Extract<Reply, { type: "post" }> {
  return { type: "post", view, audience: isOwn(call) ? "caller" : "place" };
}

/** The tournament's card; it's kept up to date from now on. */
export async function statusReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { venue, current, finished } = await read(services, call);
  const state = current
    ? stateOf(current)
    : finished[0] && ({ phase: "ended", tournament: finished[0] } as const);
  if (!state) return notice(say(call.caller.locale, "tournament-none-yet"));
  const { tournament } = state;
  const view = cardView(state, venue, spokenIn(call));
  const reply = post(call, { ...view, ...pageLink(services, venue, tournament, spokenIn(call)) });
  if (!current || isOwn(call)) return reply;
  return { ...reply, onPosted: (message) => services.tournaments.setCard(venue, current.id, message) };
}

/** The tournament that has results, or why there is none. */
async function begun(
  services: TournamentServices,
  call: CommandCall,
): Promise<
  { readonly shown: Current | Finished; readonly page: Pick<View, "link"> } | { readonly none: Reply }
> {
  const { venue, current, finished } = await read(services, call);
  const shown = current?.seed === undefined ? finished[0] : current;
  if (shown) return { shown, page: pageLink(services, venue, shown, spokenIn(call)) };
  return {
    none: notice(say(call.caller.locale, current ? "tournament-not-begun" : "tournament-none-yet")),
  };
}

export async function standingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await begun(services, call);
  if ("none" in found) return found.none;
  const { shown, page } = found;
  const standings = "standings" in shown ? shown.standings : resultsOf(shown).standings;
  const blocks = standingsBlocks(standings, spokenIn(call));
  return post(call, { title: tournamentTitle(shown, spokenIn(call)), blocks, ...page });
}

/** One round; by default the latest that is finished. */
export async function pairingsReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const found = await begun(services, call);
  if ("none" in found) return found.none;
  const { shown, page } = found;
  const { locale } = call.caller;
  const { pairings } = resultsOf(shown);
  const rounds = pairings.at(-1)?.round ?? 0;
  if (rounds === 0)
    return notice(say(locale, "endedAt" in shown ? "tournament-forgotten" : "tournament-first-round"));
  const { round: wanted = String(rounds) } = call.options;
  const chosen = pairings.filter(({ round }) => String(round) === wanted);
  if (chosen.length === 0) {
    const words = { typed: wanted, option: "round", min: 1, max: rounds };
    return notice(say(locale, "problem-number", words));
  }
  const lines = chosen.map((pairing) => pairingWords(pairing, spokenIn(call)));
  const title = tournamentTitle(shown, spokenIn(call));
  const met = chosen.flatMap(({ a, b }) => [{ name: a }, ...(b === null ? [] : [{ name: b }])]);
  return post(call, {
    title: say(spokenIn(call), "tournament-round", { title, round: Number(wanted) }),
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

/** The chat's last tournament as a file that anyone can replay. */
export async function fileReply(services: TournamentServices, call: CommandCall): Promise<Reply> {
  const { current, finished } = await read(services, call);
  const [last] = finished;
  if (!last)
    return notice(say(call.caller.locale, current ? "tournament-file-not-over" : "tournament-none-yet"));
  const content = fileOf(last);
  if (content === undefined) return notice(say(call.caller.locale, "tournament-forgotten"));
  const locale = spokenIn(call);
  const name = fileName(last.id);
  return post(call, {
    title: tournamentTitle(last, locale),
    blocks: [
      text(say(locale, "tournament-file")),
      { type: "code", text: typed(`arena replay ${name}`) },
      { type: "quiet", text: sourceWords(locale) },
      { type: "file", name, content },
    ],
  });
}

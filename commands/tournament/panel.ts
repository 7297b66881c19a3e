// `/tournament show`: one private panel over a chat's tournament. Its buttons make the same calls that people can type.

import type { Block, LinkedCall } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { nameTag } from "../kit/name-tag.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel } from "../kit/panel.ts";
import { FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { ownPlaying } from "../strategy/index.ts";
import { cardBlocks } from "./card.ts";
import type { TournamentServices } from "./index.ts";
import { type CardState, currentState, type Entry, entered } from "./index.ts";
import { type Asked, AT, asked, mayManage, writeMeant } from "./meant.ts";
import { pairingWords, tournamentTitle } from "./view.ts";

const PANEL = { id: "tour", version: 1, first: "show" } as const;
const ROW = 5;
/** Built-in strategies that a page offers as well. */
const KNOWN_MAX = 5;
const LEAVERS_MAX = 20;
const PAIRINGS_MAX = 7;
const ROUNDS_MAX = 15;

export function tournamentPanel(services: TournamentServices): Panel {
  return panel({
    ...PANEL,
    pages: {
      show: (at) => showPage(services, at),
      enter: (at) => enterPage(services, at),
      leave: (at) => leavePage(services, at),
      pairs: (at) => pairsPage(services, at),
      cancel: (at) => cancelPage(services, at),
    },
  });
}

/** What a page knows about its tournament; `about`: how its buttons encode it. */
interface Seen extends Asked {
  readonly about: string;
  readonly locale: Locale;
  readonly manages: boolean;
}

async function seen(services: TournamentServices, { caller, event, about }: At): Promise<Seen | undefined> {
  const found = await asked(services, event, about || undefined);
  if (!found) return undefined;
  const { current, finished } = found.document;
  const meant = writeMeant(current ?? finished[0], found.home);
  const manages = await mayManage(found, { caller, ...(event.mayManage && { mayManage: event.mayManage }) });
  return { ...found, about: meant, locale: caller.locale, manages };
}

async function showPage(services: TournamentServices, at: At): Promise<PanelPage> {
  const { locale } = at.caller;
  const found = await seen(services, at);
  const state = found && (await stateOf(services, found));
  if (!found || !state)
    return {
      title: say(locale, "tournament-none-title"),
      lines: [say(locale, "tournament-none-yet")],
      rows: [],
    };
  return {
    title: tournamentTitle(state.tournament, locale),
    lines: linesOf(cardBlocks(state, locale)),
    rows: [entryRow(found, at), resultRow(found), furtherRow(found)],
  };
}

async function stateOf(
  { tournaments }: TournamentServices,
  { document, home }: Seen,
): Promise<CardState | undefined> {
  const { current, finished } = document;
  if (current) return currentState(current, tournaments.place(home), async () => []);
  return finished[0] && { phase: "ended", tournament: finished[0] };
}

/** Leaves out tables, which *Standings* shows. */
function linesOf(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => (block.type === "text" || block.type === "quiet" ? [block.text] : []));
}

function entryRow(found: Seen, { caller }: At): readonly PanelButton[] {
  const { locale, manages, about } = found;
  const { current } = found.document;
  if (!current) return [];
  const isOpen = !current.progress;
  const canLeave =
    (isOpen || current.schedule !== undefined) && leavers(found, writePlayerId(caller)).length > 0;
  return [
    ...(isOpen
      ? [{ ...opens(found, "enter"), label: say(locale, "button-enter-mine"), style: "primary" } as const]
      : []),
    ...(canLeave ? [{ ...opens(found, "leave"), label: say(locale, "button-tournament-leave") }] : []),
    ...(isOpen && manages
      ? [button("start", say(locale, "button-start"), call("start", about), "page")]
      : []),
  ];
}

function resultRow(found: Seen): readonly PanelButton[] {
  const { locale, about } = found;
  const { current, finished } = found.document;
  const hasResults = current?.progress !== undefined || finished.length > 0;
  return [
    ...(hasResults
      ? [
          button("table", say(locale, "button-standings"), call("standings", about)),
          { ...opens(found, "pairs"), label: say(locale, "button-tournament-pairings") },
        ]
      : []),
    ...(finished.length > 0
      ? [button("past", say(locale, "button-tournament-history"), call("history", about))]
      : []),
  ];
}

function furtherRow(found: Seen): readonly PanelButton[] {
  const { locale, about, manages } = found;
  const { current, finished } = found.document;
  return [
    button("details", say(locale, "button-details"), call("details", about)),
    ...(finished.length > 0 ? [button("file", say(locale, "settings-export"), call("file", about))] : []),
    ...(current && manages
      ? [
          {
            ...opens(found, "cancel"),
            label: say(locale, "button-tournament-cancel"),
            style: "danger",
          } as const,
        ]
      : []),
  ];
}

/** The presser's own strategies, and some well-known ones. */
async function enterPage(services: TournamentServices, at: At): Promise<PanelPage | undefined> {
  const found = await seen(services, at);
  const current = found?.document.current;
  const game = matrixGame(current?.game ?? "");
  if (!found || !current || current.progress || !game) return undefined;
  const { locale, about } = found;
  const names = (await ownPlaying(services, at.caller, game)).map(({ name }) => name);
  const isNew = (name: string): boolean => current.entrants.every((one) => one.name !== name);
  const known = FAMILIES_BY_FAME.filter(isNew).slice(0, KNOWN_MAX);
  const enters = (name: string) => button(`e${nameTag(name)}`, name, call("join", about, { strategy: name }));
  return {
    title: say(locale, "tournament-enter-title"),
    lines: [say(locale, names.length > 0 ? "tournament-enter-which" : "tournament-enter-none")],
    rows: [
      ...inRows(names.filter(isNew).map((name) => ({ ...enters(name), style: "primary" as const }))),
      known.map(enters),
      [...(found.isHere ? [another(found)] : []), back(found)],
    ],
  };
}

/** Must be typed here: in a different chat, the line would mean that chat. */
function another({ locale, about }: Seen): PanelButton {
  return {
    ...button("other", say(locale, "button-tournament-other"), call("join", about)),
    asks: { option: "strategy", line: "/tournament join markov:order=3" },
  };
}

async function leavePage(services: TournamentServices, at: At): Promise<PanelPage | undefined> {
  const found = await seen(services, at);
  if (!found?.document.current) return undefined;
  const { locale, about } = found;
  const entries = leavers(found, writePlayerId(at.caller)).slice(0, LEAVERS_MAX);
  const leaves = ({ name }: Entry) =>
    button(`l${nameTag(name)}`, name, call("leave", about, { strategy: name }));
  return {
    title: say(locale, "tournament-leave-title"),
    lines: [say(locale, entries.length > 0 ? "tournament-leave-pick" : "tournament-leave-none")],
    rows: [...inRows(entries.map(leaves)), [back(found)]],
  };
}

/** The person's own entries, or all entries if they manage the chat. */
function leavers({ document: { current }, manages, isHere }: Seen, me: string): readonly Entry[] {
  return entered(current?.entrants ?? []).filter(({ by }) => by === me || (manages && isHere));
}

/** The latest round, with buttons for the others. */
async function pairsPage(services: TournamentServices, at: At): Promise<PanelPage | undefined> {
  const found = await seen(services, at);
  const { current, finished = [] } = found?.document ?? {};
  const shown = current?.progress ? current : finished[0];
  if (!found || !shown) return undefined;
  const { locale, about } = found;
  const { pairings, rounds } = await services.tournaments.report(shown);
  const lines = pairings.filter(({ round }) => round === rounds).map((one) => pairingWords(one, locale));
  const more = lines.length - PAIRINGS_MAX;
  const none = say(locale, "endedAt" in shown ? "tournament-forgotten" : "tournament-first-round");
  const others = Array.from({ length: Math.min(rounds, ROUNDS_MAX) }, (_, at) => String(at + 1));
  return {
    title:
      rounds === 0
        ? tournamentTitle(shown, locale)
        : say(locale, "tournament-round", { title: tournamentTitle(shown, locale), round: rounds }),
    lines: rounds === 0 ? [none] : lines.slice(0, PAIRINGS_MAX),
    ...(more > 0 && { quiet: say(locale, "table-more", { count: more }) }),
    rows: [
      ...inRows(others.map((round) => button(`r${round}`, round, call("pairings", about, { round })))),
      [back(found)],
    ],
  };
}

async function cancelPage(services: TournamentServices, at: At): Promise<PanelPage | undefined> {
  const found = await seen(services, at);
  const current = found?.document.current;
  if (!found?.manages || !current) return undefined;
  const { locale, about } = found;
  const ends = (what: "this" | "schedule") =>
    ({
      ...button(what, say(locale, `choice-cancel-${what}`), call("cancel", about, { what })),
      style: "danger",
    }) as const;
  return {
    title: tournamentTitle(current, locale),
    lines: [say(locale, "tournament-cancel-which")],
    rows: [[ends("this"), ...(current.schedule ? [ends("schedule")] : [])], [back(found)]],
  };
}

function opens({ about }: Seen, page: string) {
  return { opens: page, about };
}

function back(found: Seen): PanelButton {
  return { ...opens(found, PANEL.first), label: say(found.locale, "button-back") };
}

function button(id: string, label: string, calls: LinkedCall, shows: "page" | "answer" = "answer") {
  return { id, label, calls, shows };
}

function call(subcommand: string, about: string, options: LinkedCall["options"] = {}): LinkedCall {
  return { command: "tournament", subcommand, options: { ...options, [AT]: about } };
}

function inRows<One>(all: readonly One[]): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / ROW) }, (_, at) => all.slice(at * ROW, (at + 1) * ROW));
}

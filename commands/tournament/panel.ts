// `/tournament show`: one private panel over a chat's tournament, whose buttons make the calls that people can type; and
// the buttons below the card, which everyone sees and whose presses are answered privately.

import { entered } from "../../src/arena/tournaments/built-ins.ts";
import type { ButtonPress, LinkedCall, PressHandler, Reply } from "../../src/chat/index.ts";
import { matrixGame } from "../../src/core/games/index.ts";
import { say } from "../../src/infra/i18n/index.ts";
import { writePlayerId } from "../../src/people/index.ts";
import { nameTag } from "../kit/name-tag.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel } from "../kit/panel.ts";
import { notice } from "../kit/refusals.ts";
import { FAMILIES_BY_FAME } from "../kit/strategy-words.ts";
import { ownPlaying } from "../strategy/index.ts";
import { type Asked, asked, mayManage } from "./answers.ts";
import { open } from "./create.ts";
import { AT, isMeant, stateOf, writeMeant } from "./document.ts";
import type { TournamentServices } from "./tournaments.ts";
import { cardBlocks, tournamentTitle } from "./view.ts";

const PANEL = { id: "tour", version: 2, first: "show" } as const;
const ROW = 5;
/** Built-in strategies on offer. */
const KNOWN_MAX = 5;
const OWN_MAX = 10;

export function tournamentPanel(services: TournamentServices): Panel {
  const pages = { show: (at: At) => showPage(services, at), enter: (at: At) => enterPage(services, at) };
  return panel({ ...PANEL, pages });
}

async function showPage(services: TournamentServices, { caller, event, about }: At): Promise<PanelPage> {
  const { locale } = caller;
  const found = await asked(services, event, about || undefined);
  const { current, finished = [] } = found?.document ?? {};
  const [last] = finished;
  const state = current ? stateOf(current) : last && ({ phase: "ended", tournament: last } as const);
  if (!found || !state)
    return {
      title: say(locale, "tournament-none-title"),
      lines: [say(locale, "tournament-none-yet")],
      rows: [],
    };
  const meant = writeMeant(state.tournament, found.venue);
  const call = callsAbout(meant);
  const isOpen = state.phase === "open";
  const manages = await mayManage(found, {
    caller,
    ...(event.mayManage && { mayManage: event.mayManage }),
  });
  const me = writePlayerId(caller);
  const own = isOpen ? entered(current?.entrants ?? []).filter(({ by }) => by === me) : [];
  const enter = {
    opens: "enter",
    about: meant,
    label: say(locale, "button-enter-mine"),
    style: "primary",
  } as const;
  return {
    title: tournamentTitle(state.tournament, locale),
    // Tables are behind their own button.
    lines: cardBlocks(state, locale).flatMap((block) => ("text" in block ? [block.text] : [])),
    rows: [
      [
        ...(isOpen ? [enter] : []),
        ...(isOpen && manages
          ? [{ ...call("start", say(locale, "button-start"), "start"), shows: "page" } as const]
          : []),
        ...(current && manages
          ? [
              {
                ...call("cancel", say(locale, "button-tournament-cancel"), "cancel"),
                style: "danger",
              } as const,
            ]
          : []),
      ],
      own.map(({ name }) => ({
        ...call(`l${nameTag(name)}`, `${say(locale, "button-tournament-leave")}: ${name}`, "leave", {
          strategy: name,
        }),
        shows: "page" as const,
      })),
      [
        ...(isOpen && !last
          ? []
          : [
              call("table", say(locale, "button-standings"), "standings"),
              call("pairs", say(locale, "button-tournament-pairings"), "pairings"),
            ]),
        ...(last
          ? [
              call("past", say(locale, "button-tournament-history"), "history"),
              call("file", say(locale, "settings-export"), "file"),
            ]
          : []),
        call("details", say(locale, "button-details"), "details"),
      ],
    ],
  };
}

/** The presser's own strategies, and some well-known ones. */
async function enterPage(
  services: TournamentServices,
  { caller, event, about }: At,
): Promise<PanelPage | undefined> {
  const { locale } = caller;
  const found = await asked(services, event, about || undefined);
  const current = found?.document.current;
  const game = matrixGame(current?.game ?? "");
  if (!found || !current || current.seed !== undefined || !game) return undefined;
  const meant = writeMeant(current, found.venue);
  const call = callsAbout(meant);
  const names = (await ownPlaying(services, caller, game)).map(({ name }) => name);
  const isNew = (name: string): boolean => current.entrants.every((one) => one.name !== name);
  const enter = (name: string) => call(`e${nameTag(name)}`, name, "join", { strategy: name });
  const own = names
    .filter(isNew)
    .slice(0, OWN_MAX)
    .map((name) => ({ ...enter(name), style: "primary" as const }));
  // Typed here: elsewhere, the line would mean another chat.
  const another: PanelButton = {
    ...call("other", say(locale, "button-tournament-other"), "join"),
    asks: { option: "strategy", line: "/tournament join markov:order=3" },
  };
  return {
    title: say(locale, "tournament-enter-title"),
    lines: [say(locale, names.length > 0 ? "tournament-enter-which" : "tournament-enter-none")],
    rows: [
      own.slice(0, ROW),
      own.slice(ROW),
      FAMILIES_BY_FAME.filter(isNew).slice(0, KNOWN_MAX).map(enter),
      [
        ...(found.isHere ? [another] : []),
        { opens: PANEL.first, about: meant, label: say(locale, "button-back") },
      ],
    ],
  };
}

function callsAbout(meant: string) {
  return (id: string, label: string, subcommand: string, options: LinkedCall["options"] = {}) => ({
    id,
    label,
    calls: { command: "tournament", subcommand, options: { ...options, [AT]: meant } },
    shows: "answer" as const,
  });
}

/** The buttons below the card. */
export function cardPress(services: TournamentServices, panel: Panel): PressHandler {
  return async (press) => {
    const { action, caller } = press;
    const { locale } = caller;
    const found = await asked(services, press, action.session);
    if (!found) return notice(say(locale, "tournament-gone"));
    const { current, finished } = found.document;
    const page = async (name: string): Promise<Reply> => {
      const view = await panel.view({ caller, about: action.session, event: press }, name);
      return { type: "post", view, audience: "caller" };
    };
    switch (action.move) {
      case "more":
        return page("show");
      case "start":
        return isMeant(action.session, current)
          ? made(press, "start")
          : notice(say(locale, "tournament-over"));
      case "enter": {
        const game = matrixGame(current?.game ?? "");
        if (!isMeant(action.session, current) || !game) return notice(say(locale, "tournament-over"));
        // At once, if they have only one.
        const [only, ...others] = await ownPlaying(services, caller, game);
        return only && others.length === 0 ? made(press, "join", { strategy: only.name }) : page("enter");
      }
      case "next": {
        const last = finished.find((one) => isMeant(action.session, one));
        if (!last || !found.isHere) return notice(say(locale, "tournament-create-not-yours"));
        return open(services, press, again(last));
      }
      default:
        return notice(say(locale, "press-old-button"));
    }
  };
}

/** The last one's settings. */
function again({
  game,
  system,
  match,
  rounds,
  hasBuiltIns,
  locale,
  zone,
}: Asked["document"]["finished"][number]) {
  return {
    game,
    system,
    match,
    locale,
    zone,
    ...(rounds !== undefined && { rounds }),
    ...(hasBuiltIns && { hasBuiltIns }),
  };
}

/** Confirms the change to the presser in one line; everyone else sees it on the card. */
async function made(
  press: ButtonPress,
  subcommand: string,
  options: LinkedCall["options"] = {},
): Promise<Reply> {
  const call = { command: "tournament", subcommand, options: { ...options, [AT]: press.action.session } };
  const reply = (await press.call?.(call))?.reply;
  if (reply?.type !== "post") return reply ?? notice(say(press.caller.locale, "press-old-button"));
  const said = reply.view.blocks.flatMap((block) => (block.type === "text" ? [block.text] : []));
  return { type: "notice", text: said.join("\n") };
}

// `/privacy` and `/data`: what is stored of a person, its export and its deletion.

import type { Caller, Command, PersonalData, PressHandler, Reply } from "../../src/chat/index.ts";
import { type MessageId, say } from "../../src/infra/i18n/index.ts";
import {
  noteForgotten,
  ownerTag,
  type PlayerId,
  setChallenges,
  writePlayerId,
} from "../../src/people/index.ts";
import type { At, PanelPage, ShowPage } from "../kit/panel.ts";
import { badChoice, closed, notYours } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { sessionTag } from "../kit/session-id.ts";
import { backRow, calling, type OpenSettings } from "../kit/settings-page.ts";
import { hideMe, showMe } from "../leaderboard/index.ts";
import { CHALLENGES_OPTION, OTHERS_PAGE, SHOWN_OPTION } from "./others-page.ts";

export const DATA_SCOPE = "data";

/** Turns one of the two switches, or opens the page that lists what's stored. */
export function privacy(services: Services, open: OpenSettings): Command {
  return {
    name: "privacy",
    typedOnly: true,
    subcommands: [
      { name: "privacy", options: [CHALLENGES_OPTION, SHOWN_OPTION], audience: "caller", byLink: true },
    ],
    run: async (call) => {
      const { caller, options, place } = call;
      const { challenges, shown, all } = options;
      // Only a button asks for this: the full list.
      if (all !== undefined) return open(call, "privacy");
      for (const option of [CHALLENGES_OPTION, SHOWN_OPTION]) {
        const typed = options[option.name];
        if (typed !== undefined && !option.choices.some(({ value }) => value === typed))
          return badChoice(caller.locale, typed, option);
      }
      if (challenges !== undefined) await setChallenges(services.store, caller, challenges === "on");
      if (shown === "on") await showMe(services, caller, place);
      if (shown === "off") await hideMe(services, caller);
      return open(call, (challenges ?? shown) ? OTHERS_PAGE : "data");
    },
  };
}

/** `all`: the personal data of every feature. */
export function data(services: Services, all: readonly PersonalData[]): Command {
  return {
    name: "data",
    typedOnly: true,
    subcommands: [
      { name: "export", options: [], audience: "caller", costs: "export" },
      { name: "delete", options: [], audience: "caller", alsoTyped: ["forget me", "forget"] },
    ],
    run: async ({ subcommand, caller }) => {
      const { store } = services;
      return subcommand === "delete" ? confirmation(caller) : exported(store, all, caller);
    },
  };
}

/** Known sections of an export in their usual order; a section that is not listed comes last. */
const ORDER = [
  ...["games", "duels", "duelHistory", "ratings", "strategies"],
  ...["public", "handle", "tournaments", "minesweeper"],
];

function rankOf(section: string): number {
  const rank = ORDER.indexOf(section);
  return rank < 0 ? ORDER.length : rank;
}

type Stored = Services["store"];

async function exported(store: Stored, all: readonly PersonalData[], caller: Caller): Promise<Reply> {
  const { locale } = caller;
  const sections: Record<string, unknown> = {};
  for (const data of all) Object.assign(sections, await data.export(caller));
  const own = { player: writePlayerId(caller), tag: sessionTag(store, caller), ...sorted(sections) };
  const content = `${JSON.stringify({ format: "gadalka-export-1", ...own }, null, 2)}\n`;
  return {
    type: "post",
    view: {
      title: say(locale, "privacy-title"),
      blocks: [
        { type: "text", text: say(locale, "data-export-text") },
        { type: "file", name: "gadalka-export.json", content },
      ],
    },
    audience: "caller",
  };
}

function sorted(sections: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(sections).toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
}

function confirmation(caller: Caller): Reply {
  const { locale } = caller;
  const action = (move: string) => ({ scope: DATA_SCOPE, session: ownerTag(caller), turn: 0, move });
  return {
    type: "post",
    view: {
      title: say(locale, "data-delete-title"),
      blocks: [{ type: "text", text: say(locale, "data-delete-text") }],
      buttons: [
        [
          { label: say(locale, "button-delete"), action: action("delete"), style: "danger" },
          { label: say(locale, "button-keep"), action: action("keep") },
        ],
      ],
    },
    audience: "caller",
  };
}

export function dataPress(services: Services, all: readonly PersonalData[]): PressHandler {
  return async ({ action, caller }) => {
    const { locale } = caller;
    if (action.session !== ownerTag(caller)) return notYours(locale);
    if (action.move === "keep") return closed(say(locale, "data-kept"));
    if (action.move !== "delete") return { type: "notice", text: say(locale, "press-old-button") };
    await noteForgotten(services, caller);
    const removed = await removeAll(all, caller);
    services.painter.forget(writePlayerId(caller));
    return closed(say(locale, removed ? "data-deleted" : "data-nothing"));
  };
}

/** Deletes everything of the person, last feature first, because no one may be shown any more when their rounds go.
 * Resolves to whether there was anything. */
async function removeAll(all: readonly PersonalData[], person: PlayerId): Promise<boolean> {
  let hasRemoved = false;
  for (const data of all.toReversed()) hasRemoved = (await data.remove(person)) || hasRemoved;
  return hasRemoved;
}

/** The page *Your data* of `/settings`: privacy in five lines, export, deletion. */
const [DATA_PAGE, PRIVACY_PAGE] = ["data", "privacy"] as const;

/** `stored`: the lines that say what is stored. */
export const dataPages = (stored: readonly MessageId[]): Readonly<Record<string, ShowPage>> => ({
  [DATA_PAGE]: dataPage,
  [PRIVACY_PAGE]: async ({ caller: { locale } }) => ({
    title: say(locale, "privacy-title"),
    lines: stored.map((line) => say(locale, line)),
    rows: [backRow(locale, DATA_PAGE)],
  }),
});

async function dataPage({ caller: { locale } }: At): Promise<PanelPage> {
  const answered = (line: string) => calling(line, {}, "answer");
  return {
    title: say(locale, "settings-data"),
    lines: [say(locale, "privacy-brief")],
    rows: [
      [{ id: "export", label: say(locale, "settings-export"), ...answered("data export") }],
      [
        { label: say(locale, "profile-read-all"), opens: PRIVACY_PAGE },
        { id: "delete", label: say(locale, "button-delete"), style: "danger", ...answered("data delete") },
      ],
      backRow(locale),
    ],
  };
}

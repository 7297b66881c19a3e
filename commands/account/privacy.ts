// `/privacy` and `/data`: what is stored of a person, its export and its deletion.

import type { Caller, Command, PersonalData, PressHandler, Reply, View } from "../../src/chat/index.ts";
import { type Locale, say } from "../../src/infra/i18n/index.ts";
import { handleOf, ownerTag, type PlayerId, writePlayerId } from "../../src/players/index.ts";
import { mannersPart } from "../duel/index.ts";
import { badChoice, closed } from "../kit/refusals.ts";
import type { Services } from "../kit/services.ts";
import { CHALLENGES_OPTION, challengesPart, setChallenges, settingView } from "./challenges.ts";

export const DATA_SCOPE = "data";

export function privacy(services: Services): Command {
  const options = [CHALLENGES_OPTION];
  return {
    name: "privacy",
    description: "command-privacy",
    subcommands: [
      {
        ...{ name: "privacy", description: "command-privacy", options },
        ...{ audience: "caller", byLink: true, brief: "privacy-brief" },
      },
    ],
    run: async ({ caller, options: { challenges } }) => {
      const isKnown = CHALLENGES_OPTION.choices.some(({ value }) => value === challenges);
      if (challenges !== undefined && !isKnown)
        return badChoice(caller.locale, challenges, CHALLENGES_OPTION);
      if (challenges === undefined)
        return { type: "post", view: await privacyView(services, caller), audience: "caller" };
      await setChallenges(services, caller, challenges);
      return { type: "post", view: await settingView(services, caller), audience: "caller" };
    },
  };
}

/** What is stored of a person, whether they take challenges, and whose duels. */
export async function privacyView(services: Services, caller: Caller): Promise<View> {
  const { locale } = caller;
  const { blocks, buttons = [] } = await challengesPart(services, caller);
  const duels = await mannersPart(services, caller);
  return {
    title: say(locale, "privacy-title"),
    blocks: [
      { type: "text", text: say(locale, "privacy-text") },
      ...blocks,
      ...duels.blocks,
      { type: "quiet", text: say(locale, "privacy-fairness") },
    ],
    buttons,
  };
}

/** `all`: the personal data of every feature. */
export function data(all: readonly PersonalData[]): Command {
  return {
    name: "data",
    description: "command-data",
    subcommands: [
      {
        ...{ name: "export", description: "command-data-export", options: [] },
        ...{ audience: "caller", costs: "export" },
      },
      { name: "delete", description: "command-data-delete", options: [], audience: "caller" },
    ],
    run: async ({ subcommand, caller }) =>
      subcommand === "delete" ? confirmation(caller, caller.locale) : exported(all, caller, caller.locale),
  };
}

/** Known sections of an export in their usual order; a section that is not listed comes last. */
const ORDER = [
  ...["games", "modelSharing", "strategies", "consent", "lastMatchIn", "comparisons", "comparisonQuestions"],
  ...["handle", "tournaments", "profileAskedFor", "minesweeper", "challenges", "duelManners"],
];

function rankOf(section: string): number {
  const rank = ORDER.indexOf(section);
  return rank < 0 ? ORDER.length : rank;
}

async function exported(all: readonly PersonalData[], player: PlayerId, locale: Locale): Promise<Reply> {
  const head = { format: "gadalka-export-1", player: writePlayerId(player) };
  const sections: Record<string, unknown> = {};
  for (const one of all) Object.assign(sections, await one.export(player));
  const sorted = Object.fromEntries(Object.entries(sections).toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
  const content = `${JSON.stringify({ ...head, ...sorted }, null, 2)}\n`;
  return {
    type: "post",
    view: {
      title: say(locale, "data-export-title"),
      blocks: [
        { type: "text", text: say(locale, "data-export-text") },
        { type: "file", name: "gadalka-export.json", content },
      ],
    },
    audience: "caller",
  };
}

function confirmation(player: PlayerId, locale: Locale): Reply {
  const action = (move: string) => ({ scope: DATA_SCOPE, session: ownerTag(player), turn: 0, move });
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
    if (action.session !== ownerTag(caller)) return { type: "notice", text: say(locale, "press-not-yours") };
    if (action.move === "keep") return closed(say(locale, "data-kept"));
    if (action.move !== "delete") return { type: "notice", text: say(locale, "press-old-button") };
    const removed = await removeAll(services, all, caller);
    return closed(say(locale, removed ? "data-deleted" : "data-nothing"));
  };
}

/** Last feature first, because consents must go before the rounds that they show. */
async function removeAll(
  { painter, store }: Services,
  all: readonly PersonalData[],
  { platform, id, handle }: Caller,
): Promise<boolean> {
  // Asked for first, because it is removed, too.
  const noted = await handleOf(store, { platform, id });
  const handles = [...new Set([handle, noted])].filter((one) => one !== undefined);
  const player = { platform, id, handles };
  let hasRemoved = false;
  for (const one of all.toReversed()) hasRemoved = (await one.remove(player)) || hasRemoved;
  painter.forget(writePlayerId(player));
  return hasRemoved;
}

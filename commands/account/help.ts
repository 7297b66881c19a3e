// `/help` and `/start`: what the bot is and what it can do, in six sections behind buttons.

import {
  type Button,
  type Caller,
  type Command,
  type CommandCall,
  type CommandSpec,
  descriptionOf,
  published,
  type Reply,
  standsAlone,
  type TextOption,
  type View,
} from "../../src/chat/index.ts";
import { writeDayLine } from "../../src/core/proof/line.ts";
import { alternatives, LOCALES, type Locale, type MessageId, say } from "../../src/infra/i18n/index.ts";
import { labelled } from "../../src/infra/i18n/phrases.ts";
import { supportUrl } from "../../src/infra/source-link.ts";
import { fold, isSameName, nearestNames } from "../../src/infra/spelling.ts";
import { duelFriendButton } from "../kit/duel-friend.ts";
import { type At, type Panel, type PanelButton, type PanelPage, panel, panelAction } from "../kit/panel.ts";
import type { Services } from "../kit/services.ts";
import { calling } from "../kit/settings-page.ts";
import { gameWithCard, ONE_OR_GAME_WORDS, rulesCard } from "../play/index.ts";

const SECTIONS = ["play", "friends", "you", "strategies", "fairness", "privacy"] as const;
type Section = (typeof SECTIONS)[number];

const TITLES: Readonly<Record<Section, MessageId>> = {
  play: "help-play",
  friends: "help-friends",
  you: "help-you",
  strategies: "help-strategies",
  fairness: "help-fairness",
  privacy: "help-privacy",
};

/** The commands and subcommands that a section covers, as they're registered. */
const COVERED: Readonly<Record<Section, readonly string[]>> = {
  play: ["rps play", "oddeven", "mines", "daily"],
  friends: ["rps duel", "profile compare"],
  you: ["profile show", "profile map", "leaderboard", "settings"],
  strategies: ["strategy list", "strategy submit", "strategy mine", "tournament show", "tournament create"],
  fairness: [],
  privacy: [],
};

/** The section of each command that doesn't start any section's list. */
const ELSEWHERE: ReadonlyMap<string, Section> = new Map([
  ["duel", "friends"],
  ["model", "you"],
  ["language", "you"],
  ["place", "you"],
  ["league", "strategies"],
  ["privacy", "privacy"],
  ["data", "privacy"],
]);

/** The choices offered; any other text is looked up among sections, commands and games. */
const TOPIC_OPTION: TextOption = {
  type: "text",
  name: "topic",
  description: "option-help-topic",
  maxLength: 40,
  suggests: true,
  takes: ONE_OR_GAME_WORDS,
  examples: SECTIONS,
};

/** Lines of a section's text that are shown. */
const LINES_MAX = 4;

const PANEL = { id: "help", version: 1, first: "all" } as const;

/** Covers these commands and itself; `games`: the buttons that each start a game. */
export function help(
  others: readonly Command[],
  services: Services,
  games: (locale: Locale) => readonly Button[],
): { readonly command: Command; readonly presses: Panel["presses"] } {
  const shown = panel({ ...PANEL, pages: pagesOf(others, services, games) });
  const command: Command = {
    name: "help",
    description: "command-help",
    subcommands: [
      {
        name: "help",
        description: "command-help",
        options: [TOPIC_OPTION],
        audience: "caller",
        byLink: true,
        brief: "help-brief",
      },
    ],
    run: (call) => answer(call, shown, others, services),
    complete: async ({ typed, caller: { locale } }) =>
      SECTIONS.map((value) => ({ value, label: say(locale, TITLES[value]) })).filter(({ value, label }) =>
        fold(`${value} ${label}`).includes(fold(typed.trim())),
      ),
  };
  return { command, presses: shown.presses };
}

async function answer(
  call: CommandCall,
  shown: Panel,
  others: readonly Command[],
  services: Services,
): Promise<Reply> {
  const { topic } = call.options;
  const { locale } = call.caller;
  if (topic === undefined) return shown.open(call);
  const game = gameWithCard(topic);
  if (game) return { type: "post", view: await rulesCard(services, game, locale), audience: "caller" };
  const typed = topic.replace(/^\//, "").split(/[\s@]/)[0] ?? "";
  const section = sectionOf(topic) ?? sectionOf(typed);
  if (section) return shown.open(call, section);
  if (typed === "help" || typed === "start") return shown.open(call);
  const nearest = nearestNames(typed, [...SECTIONS, ...others.map(({ name }) => name)]);
  const words = {
    typed: topic,
    nearest: alternatives(
      nearest.map((name) => `/help ${name}`),
      locale,
    ),
  };
  const id = nearest.length > 0 ? "problem-unknown-command-nearest" : "problem-unknown-command";
  return { type: "notice", text: say(locale, id, words) };
}

/** Finds a section by its name in any language, or by something it covers. */
function sectionOf(typed: string): Section | undefined {
  const named = SECTIONS.find(
    (one) => isSameName(one, typed) || LOCALES.some((locale) => isSameName(say(locale, TITLES[one]), typed)),
  );
  return (
    named ??
    SECTIONS.find((one) => COVERED[one].some((line) => line.split(" ")[0] === fold(typed))) ??
    ELSEWHERE.get(fold(typed))
  );
}

function pagesOf(
  others: readonly Command[],
  { host }: Services,
  games: (locale: Locale) => readonly Button[],
) {
  const commands = published(others);
  const back = (locale: Locale): PanelButton[] => [{ label: say(locale, "button-back"), opens: PANEL.first }];
  const buttonsOf = (section: Section, caller: Caller): readonly PanelButton[] => {
    if (section === "friends") return [duelFriendButton(caller)];
    return section === "play" ? [...games(caller.locale).map(asPanelButton), dailyButton(caller.locale)] : [];
  };
  const page =
    (section: Section) =>
    async ({ caller, caller: { locale } }: At): Promise<PanelPage> => ({
      title: say(locale, TITLES[section]),
      lines: COVERED[section].flatMap((line) => lineOf(commands, line, locale)),
      rows: [...inPairs(buttonsOf(section, caller)), back(locale)],
    });
  return {
    all: async ({ caller: { locale } }: At): Promise<PanelPage> => ({
      title: say(locale, "help-title"),
      lines: [say(locale, "start-text"), ...supportLine(locale)],
      rows: inPairs(SECTIONS.map((opens) => ({ label: say(locale, TITLES[opens]), opens }))),
    }),
    ...Object.fromEntries(SECTIONS.map((section) => [section, page(section)])),
    fairness: async ({ caller: { locale } }: At): Promise<PanelPage> => ({
      title: say(locale, TITLES.fairness),
      lines: fairnessLines(host, locale),
      rows: [[called("rps verify", "button-verify", locale)], back(locale)],
    }),
    privacy: async ({ caller: { locale } }: At): Promise<PanelPage> => ({
      title: say(locale, TITLES.privacy),
      // The lines beyond that only repeat the buttons.
      lines: say(locale, "privacy-brief").split("\n").slice(0, LINES_MAX),
      rows: [
        [
          called("privacy privacy", "profile-read-all", locale, { all: "yes" }),
          called("data delete", "button-delete", locale),
        ],
        back(locale),
      ],
    }),
  };
}

/** That moves are fixed, where all days' secrets lead, and the newest of them. */
function fairnessLines(host: Services["host"], locale: Locale): readonly string[] {
  const shown = host.shownDay();
  return [
    say(locale, "fairness-brief"),
    say(locale, "fairness-anchor", { anchor: host.anchor }),
    ...(shown ? [`${say(locale, "fairness-secret")} ${writeDayLine(shown)}`] : []),
  ];
}

/** `Support: https://bot.example.org/help` */
function supportLine(locale: Locale): readonly string[] {
  const url = supportUrl();
  return url === undefined ? [] : [labelled(say(locale, "web-support"), url, locale)];
}

function inPairs(buttons: readonly PanelButton[]): readonly (readonly PanelButton[])[] {
  return buttons.flatMap((_, at) => (at % 2 === 0 ? [buttons.slice(at, at + 2)] : []));
}

const asPanelButton = ({ sign, label, style, action }: Button): PanelButton => ({
  label,
  action,
  ...(sign !== undefined && { sign }),
  ...(style && { style }),
});

/** Gives the same answer as `/daily`. */
function dailyButton(locale: Locale): Extract<PanelButton, { readonly calls: unknown }> {
  const calls = { command: "daily", subcommand: "today", options: {} };
  return { id: "daily", label: say(locale, "place-daily"), calls, shows: "answer" };
}

function called(
  line: string,
  label: "profile-read-all" | "button-verify" | "button-delete",
  locale: Locale,
  options: Readonly<Record<string, string>> = {},
): PanelButton {
  return { id: line.replace(" ", "-"), label: say(locale, label), ...calling(line, options, "answer") };
}

/** `/rps play: Play; I learn as we go`; empty for a command that isn't registered. */
function lineOf(commands: readonly CommandSpec[], line: string, locale: Locale): readonly string[] {
  const [name, word] = line.split(" ");
  const command = commands.find((one) => one.name === name);
  const row = word === undefined ? command : command?.subcommands.find((one) => one.name === word);
  if (!command || !row) return [];
  const typed = standsAlone(command) ? command.name : line;
  return [labelled(`/${typed}`, say(locale, descriptionOf(row)), locale)];
}

/** `games`: the buttons that each start a game. */
export function start(games: (locale: Locale) => readonly Button[]): Command {
  return {
    name: "start",
    typedOnly: true,
    subcommands: [{ name: "start", options: [], audience: "caller", byLink: true, brief: "help-brief" }],
    run: async ({ caller }) => ({
      type: "post",
      view: startView(games(caller.locale), caller),
      audience: "caller",
    }),
  };
}

function startView(games: readonly Button[], caller: CommandCall["caller"]): View {
  const { locale } = caller;
  const more: Button = {
    label: say(locale, "help-title"),
    action: panelAction(PANEL, caller, [PANEL.first]),
  };
  const { id, label } = dailyButton(locale);
  const daily: Button = { label, action: panelAction(PANEL, caller, ["play", "", id]) };
  const [first = more, second = more, ...others] = games;
  return {
    title: say(locale, "start-title"),
    blocks: [{ type: "text", text: say(locale, "start-text") }],
    buttons: [[first], [second], others, [duelFriendButton(caller), daily], [more]],
  };
}

// The commands in Discord's form: their JSON, the bot's own list in every language, and links to them in texts.

import {
  type APIApplicationCommand,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  Locale,
} from "discord.js";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type MessageId, say } from "../../../src/infra/i18n/index.ts";
import { linkCommands } from "../../../src/platforms/discord/command-links.ts";
import { toDiscordCommands } from "../../../src/platforms/discord/commands.ts";
import { renderContent } from "../../../src/platforms/discord/content.ts";
import { CONTENT_CHARACTERS, EMBED_CHARACTERS, shorten } from "../../../src/platforms/discord/limits.ts";
import { openTable } from "../../commands/play/table.ts";
import { COMMANDS, OTHER_TEXT_ID, TEXT_ID } from "./interactions.ts";

/** A text in all languages, by Discord's codes. */
const inAll = (id: MessageId, characters: number): Record<string, string> =>
  Object.fromEntries(
    LANGUAGES.flatMap(({ locale, discord = [locale] }) =>
      discord.map((code) => [code, shorten(say(locale, id), characters)]),
    ),
  );
/** A translated name, as published. */
const called = (name: string) => ({ name, name_localizations: inAll(`named-${name}` as MessageId, 32) });
const described = (id: MessageId) => ({
  description: shorten(say("en", id), 100),
  description_localizations: inAll(id, 100),
});
const everywhere = { integration_types: [0, 1], contexts: [0, 1, 2] };

describe("commands in Discord's form", () => {
  const [rps, help, entry] = toDiscordCommands(COMMANDS);
  const row = (name: string, id: MessageId, ...options: object[]) => ({
    ...{ type: 1, ...called(name), ...described(id) },
    options,
  });

  it("use language codes that Discord knows", () => {
    const codes: readonly string[] = Object.values(Locale);
    const own = LANGUAGES.flatMap(({ locale, discord = [locale] }) => discord);
    // Discord has no Slovene: its speakers get English, or choose it in the settings.
    expect(own.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it("have subcommands with choices, suggestions and every language", () => {
    const label = shorten(say("en", TEXT_ID), 100);
    const choice = { name: label, name_localizations: inAll(TEXT_ID, 100), value: "classic" };
    const about = described(TEXT_ID);
    expect(rps).toEqual({
      ...{ type: 1, ...called("rps"), ...about, ...everywhere },
      options: [
        row(
          "play",
          OTHER_TEXT_ID,
          { type: 3, ...called("variant"), ...about, choices: [choice] },
          { type: 3, ...called("opponent"), ...about, max_length: 60, autocomplete: true },
          { type: 3, ...called("note"), ...about, max_length: 6000 },
        ),
        row("verify", TEXT_ID),
        row("duel", TEXT_ID, { type: 6, name: "player", ...about, required: true }),
      ],
    });
  });

  it("appear in a person's menu, and stand alone if their only subcommand is named like them", () => {
    const name_localizations = inAll(TEXT_ID, 32);
    expect(entry).toEqual({
      type: 2,
      name: shorten(say("en", TEXT_ID), 32),
      name_localizations,
      ...everywhere,
    });
    expect(help).toEqual({ type: 1, ...called("help"), ...described(TEXT_ID), ...everywhere, options: [] });
  });
});

// https://discord.com/developers/docs/interactions/application-commands
const CHARACTERS_MAX = 8000;
/** Our own limits: as many as a person who looks for something will read. */
const COMMANDS_MAX = 10;
const ROWS_MAX = 22;
const OPTIONS_MAX = 45;
const BYTES_MAX = 90_000;

interface Named {
  readonly name: string;
  /** The type of a command or an option. */
  readonly type?: number;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null;
  readonly options?: readonly Named[];
  readonly choices?: readonly (Named & { readonly value: string })[];
}

const longest = (base = "", others?: Named["name_localizations"]): number =>
  Math.max(base.length, ...Object.values(others ?? {}).map((text) => text?.length ?? 0));

/** For each field, only the longest language counts. */
function charactersOf({ options = [], choices = [], ...part }: Named): number {
  const own =
    longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations);
  const values = choices.reduce((sum, { value }) => sum + value.length, own);
  return [...options, ...choices].reduce((sum, inner) => sum + charactersOf(inner), values);
}

describe("the commands of the bot", async () => {
  const { dispatch } = await openTable();
  const own: readonly Named[] = toDiscordCommands(dispatch.commands) as readonly Named[];

  it("are few, and within Discord's character limit in every language", () => {
    const typed = own.filter(({ type }) => type !== ApplicationCommandType.User);
    const rows = typed.flatMap((one) => {
      const parts = (one.options ?? []).filter(
        ({ type }) => type === ApplicationCommandOptionType.Subcommand,
      );
      return parts.length > 0 ? parts : [one];
    });
    expect(typed.length).toBeLessThanOrEqual(COMMANDS_MAX);
    expect(rows.length + own.length - typed.length).toBeLessThanOrEqual(ROWS_MAX);
    expect(rows.flatMap((one) => one.options ?? []).length).toBeLessThanOrEqual(OPTIONS_MAX);
    expect(Buffer.byteLength(JSON.stringify(own))).toBeLessThanOrEqual(BYTES_MAX);
    for (const one of own) expect(charactersOf(one), `/${one.name}`).toBeLessThanOrEqual(CHARACTERS_MAX);
  });
});

const ID = "1234567890123456789";
/** A command as Discord lists it. */
const published = (name: string, subcommands: readonly string[], more: object = {}) => {
  const options = subcommands.map((one) => ({ type: 1, name: one }));
  return { id: ID, type: 1, name, options, ...more } as unknown as APIApplicationCommand;
};
const PUBLISHED = [
  published("rps", ["play", "verify"]),
  published("tournament", ["join", "create"]),
  published("help", [], { options: [{ type: 3, name: "command" }] }),
  published("odd-even", ["play"]),
  published("user-menu", [], { type: 2 }),
];

describe("a command named in a message", () => {
  const link = linkCommands(PUBLISHED);

  it.each([
    ["with its subcommand", "/rps play", `</rps play:${ID}>`],
    ["within a sentence", "Begin: /rps play.", `Begin: </rps play:${ID}>.`],
    ["before its arguments", "/tournament join markov", `</tournament join:${ID}> markov`],
    ["typed alone, before its argument", "/help rps", `</help:${ID}> rps`],
    ["with a hyphen", "/odd-even play", `</odd-even play:${ID}>`],
    ["twice", "/rps play or /help", `</rps play:${ID}> or </help:${ID}>`],
    [
      "in quotes",
      "„/rps play“, « /help », ”/help”",
      `„</rps play:${ID}>“, « </help:${ID}> », ”</help:${ID}>”`,
    ],
    ["behind a full-width sign", "再戦：/rps play。（/help）", `再戦：</rps play:${ID}>。（</help:${ID}>）`],
    [
      "between words without spaces",
      "まず/rps playで、次に/help",
      `まず</rps play:${ID}>で、次に</help:${ID}>`,
    ],
  ])("is clickable %s", (_, text, expected) => {
    expect(link(text)).toBe(expected);
  });

  it.each([
    ["that is not published", "/chess play"],
    ["whose subcommand is not published", "/rps cheat"],
    ["without its subcommand", "/rps and /tournament"],
    ["that only begins like one", "/rps player and /helpful"],
    ["in an address", "https://a.example/rps play"],
    ["in a path", "docs/help and commands//help"],
    ["that is an entry of a menu", "/user-menu"],
  ])("stays text %s", (_, text) => {
    expect(link(text)).toBe(text);
  });

  const LIMITS = [CONTENT_CHARACTERS, EMBED_CHARACTERS];
  const saidIn = (text: string) => renderContent({ blocks: [{ type: "text", text }] }, LIMITS, link);

  it("stays text in titles, code and tables", () => {
    const view = {
      title: "/rps play",
      blocks: [
        { type: "table", rows: [["/rps play"]] },
        { type: "quiet", text: "/rps play" },
      ] as const,
    };
    const shown = ["**/rps play**", "```", "/rps play", "```", `-# </rps play:${ID}>`];
    expect(renderContent(view, LIMITS, link)[0]).toBe(shown.join("\n"));
  });

  it("continues below the message's text if links make it too long, and stays text beyond that", () => {
    const text = (lines: number) =>
      Array.from({ length: lines }, (_, at) => `/rps play ${at} ${"x".repeat(12)}`);
    const parts = saidIn(text(60).join("\n"));
    expect(parts).toHaveLength(2);
    expect(parts.join("\n").replaceAll(`</rps play:${ID}>`, "/rps play")).toBe(text(60).join("\n"));
    expect(saidIn(text(180).join("\n")).join("\n")).not.toContain(ID);
  });

  it.each(["/rps play", "x /rps play", "(/help", "/RPS play", "“/help", "</rps play:1>", "*/help", "!/help"])(
    "is not made of a person called %s",
    (name) => {
      const text = say("en", "offer-own-text", { name });
      expect(saidIn(text).join("\n")).not.toMatch(/(?<!\\)<\//);
      expect(text.replaceAll("\u2060", "")).toContain(name);
      // Telegram turns a command into a link after any symbol.
      expect(text).not.toMatch(/(?<![\p{L}\p{N}_/<>])\/[a-z]/iu);
    },
  );
});

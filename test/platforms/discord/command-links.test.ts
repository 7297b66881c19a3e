// Clickable commands in Discord messages.

import { beforeEach, describe, expect, it } from "vitest";
import { say } from "../../../src/infra/i18n/index.ts";
import {
  type CommandLinks,
  createCommandLinks,
  type LinkCommands,
} from "../../../src/platforms/discord/messages/command-links.ts";
import { renderContent } from "../../../src/platforms/discord/messages/content.ts";
import { renderView } from "../../../src/platforms/discord/messages/message.ts";
import { PUBLISHED_ID as ID, published } from "./samples.ts";

const renderText = (said: string, link?: LinkCommands): string =>
  renderContent({ blocks: [{ type: "text", text: said }] }, link);

const PUBLISHED = [
  published("rps", ["play", "verify"]),
  published("tournament", ["join", "create"]),
  published("help", [], { options: [{ type: 3, name: "command" }] }),
  published("odd-even", ["play"]),
  published("Compare how we play", [], { type: 2 }),
  published("user-menu", [], { type: 2 }),
];

let links: CommandLinks;
beforeEach(() => {
  links = createCommandLinks();
  links.learn(PUBLISHED);
});
const shown = (text: string) => renderText(text, links.link);

describe("a command named in a message", () => {
  it.each([
    ["with its subcommand", "/rps play", `</rps play:${ID}>`],
    ["within a sentence", "Begin: /rps play.", `Begin: </rps play:${ID}>.`],
    ["before its arguments", "/tournament join markov", `</tournament join:${ID}> markov`],
    ["typed alone", "All: /help", `All: </help:${ID}>`],
    ["typed alone, before its argument", "/help rps", `</help:${ID}> rps`],
    ["with a hyphen", "/odd-even play", `</odd-even play:${ID}>`],
    ["in a row", "/rps play, verify: a game", `</rps play:${ID}>, verify: a game`],
    ["twice", "/rps play or /help", `</rps play:${ID}> or </help:${ID}>`],
    ["in quotes", "(/rps play) «/help»", `(</rps play:${ID}>) «</help:${ID}>»`],
    [
      "in quotes of other languages",
      "„/rps play“, « /help », ”/help”",
      `„</rps play:${ID}>“, « </help:${ID}> », ”</help:${ID}>”`,
    ],
    [
      "behind a full-width sign",
      "再戦：/rps play。（/help）、/help",
      `再戦：</rps play:${ID}>。（</help:${ID}>）、</help:${ID}>`,
    ],
    [
      "between words without spaces",
      "まず/rps playで、次に/help",
      `まず</rps play:${ID}>で、次に</help:${ID}>`,
    ],
  ])("is clickable %s", (_, text, expected) => {
    expect(shown(text)).toBe(expected);
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
    expect(shown(text)).toBe(text);
  });

  it("stays text in titles, code and tables", () => {
    const view = {
      title: "/rps play",
      blocks: [
        { type: "code", text: "/rps play" },
        { type: "table", rows: [["/rps play"]] },
        { type: "quiet", text: "/rps play" },
      ] as const,
    };
    expect(renderContent(view, links.link)).toBe(
      `**/rps play**\n\`\`\`\n/rps play\n\`\`\`\n\`\`\`\n/rps play\n\`\`\`\n-# </rps play:${ID}>`,
    );
  });

  it("stays text while the published commands are unknown", () => {
    expect(renderText("/rps play", createCommandLinks().link)).toBe("/rps play");
    links.learn([]);
    expect(shown("/rps play")).toBe("/rps play");
  });

  it("stays text when links would make a message too long for Discord", () => {
    const lines = Array.from({ length: 100 }, () => "/rps play").join("\n");
    expect(shown(lines)).toBe(lines);
    const fitting = Array.from({ length: 60 }, () => "/rps play").join("\n");
    expect(shown(fitting).length).toBeLessThanOrEqual(2000);
    expect(shown(fitting)).toContain(ID);
  });
});

describe("a message that is too long only because of its links", () => {
  it("continues below its text, so that every command in it is clickable", () => {
    const text = Array.from({ length: 60 }, (_, at) => `/rps play ${at} ${"x".repeat(12)}`).join("\n");
    expect(text.length).toBeLessThan(2000);
    const { content = "", embeds = [] } = renderView({ blocks: [{ type: "text", text }] }, links.link).body;
    const shown = `${content}\n${embeds[0]?.description ?? ""}`;
    expect(content.length).toBeLessThanOrEqual(2000);
    expect(shown.match(/<\/rps play:/g)).toHaveLength(60);
    expect(shown.replaceAll(`</rps play:${ID}>`, "/rps play")).toBe(text);
  });
});

describe("a person named like a command", () => {
  it.each(["/rps play", "x /rps play", "(/help", "/RPS play", "“/help", "</rps play:1>", "*/help", "!/help"])(
    "%s is not made a link of",
    (name) => {
      const text = say("en", "offer-own-text", { name });
      expect(shown(text)).not.toMatch(/(?<!\\)<\//);
      expect(text.replaceAll("\u2060", "")).toContain(name);
      // Telegram turns a command into a link after any symbol.
      expect(text).not.toMatch(/(?<![\p{L}\p{N}_/<>])\/[a-z]/iu);
    },
  );

  it("keeps links for commands that the sentence itself names", () => {
    const text = say("en", "registration-play", { command: "/rps play", name: "x" });
    expect(shown(text)).toContain(`</rps play:${ID}>`);
  });

  it("are plain text if Discord lists them without an id", () => {
    links.learn([{ ...published("rps", ["play"]), id: undefined as never }]);
    expect(shown("/rps play")).toBe("/rps play");
  });
});

// Whatever a view says and however long, with commands to click in every line: it fits Discord's
// limits, and nothing in it is cut into something else.

import { MessageFlags } from "discord.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, View } from "../../../src/chat/index.ts";
import {
  CONTENT_CHARACTERS,
  DISPLAYED_CHARACTERS,
  EMBED_CHARACTERS,
} from "../../../src/platforms/discord/limits.ts";
import { createCommandLinks } from "../../../src/platforms/discord/messages/command-links.ts";
import { renderNotice, renderView } from "../../../src/platforms/discord/messages/message.ts";
import { published } from "./samples.ts";

const { link, learn } = createCommandLinks();
learn([published("rps", ["play", "verify"]), published("help")]);

const words = fc.oneof(
  fc.constantFrom("/rps play", "/help", "/rps", "(/rps verify)", "«/help»", "/help.", "</help:1>"),
  fc.constantFrom(
    "*",
    "_x_",
    "```",
    "`",
    "\\",
    "||",
    "> ",
    "-# ",
    "1. ",
    "@everyone",
    "<@7>",
    "https://a.example/b_c",
  ),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const line = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(" "));
const text = fc.array(line, { maxLength: 25 }).map((lines) => lines.join("\n"));
const block: fc.Arbitrary<Block> = fc.oneof(
  text.map((said): Block => ({ type: "text", text: said })),
  text.map((said): Block => ({ type: "text", text: `Zoe ${said}`, mention: { id: "42", name: "Zoe" } })),
  text.map((said): Block => ({ type: "quiet", text: said })),
  text.map((said): Block => ({ type: "code", text: said })),
  fc
    .array(fc.array(line, { maxLength: 3 }), { maxLength: 9 })
    .map((rows): Block => ({ type: "table", rows })),
);
const view: fc.Arbitrary<View> = fc
  .record({ title: line, blocks: fc.array(block, { maxLength: 6 }), isField: fc.boolean() })
  .map(({ isField, ...said }) => (isField ? { ...said, field: true } : said));

/** What there is to read, and how much of it Discord takes. */
function shownOf(said: View): { readonly content: string; readonly limit: number } {
  const { content, components } = renderView(said, link).body;
  if (content !== undefined) return { content, limit: CONTENT_CHARACTERS };
  const texts = components.flatMap((part) => ("content" in part ? [part.content] : []));
  return { content: texts.join(""), limit: DISPLAYED_CHARACTERS };
}

/** The text outside code. @throws where a block of code is not closed. */
function proseOf(content: string): string {
  const parts = content.split("```");
  if (parts.length % 2 === 0) throw new Error("a block of code is open at the end");
  return parts.filter((_, index) => index % 2 === 0).join("");
}

const WHOLE_LINK = /<\/(rps play|rps verify|help):1234567890123456789>/g;
const WHOLE_MENTION = /<@42>/g;

describe("a long message", () => {
  it("fits, and its links, mentions, characters and blocks of code are whole", () => {
    const property = fc.property(view, (said) => {
      const { content, limit } = shownOf(said);
      expect(content.length).toBeLessThanOrEqual(limit);
      expect(content.isWellFormed()).toBe(true);
      const rest = proseOf(content).replace(WHOLE_LINK, "").replace(WHOLE_MENTION, "");
      expect(rest).not.toMatch(/(?<!\\)(?:\\\\)*<[/@]/);
    });
    fc.assert(property, { seed: 11, numRuns: 300, endOnFailure: true });
  });

  it("is cut at the limit itself, wherever that falls", () => {
    for (let length = CONTENT_CHARACTERS - 40; length < CONTENT_CHARACTERS + 40; length++) {
      const said = `${"x".repeat(length % 2)}${"*".repeat(length)}`;
      const blocks: readonly Block[] = [
        { type: "text", text: said },
        { type: "text", text: `${"x".repeat(length - 40)}\n/rps play` },
        { type: "code", text: "x".repeat(length) },
        { type: "table", rows: [["x".repeat(length)]] },
      ];
      for (const one of blocks) {
        const { content, limit } = shownOf({ blocks: [one] });
        expect(content.length).toBeLessThanOrEqual(limit);
        expect(proseOf(content)).not.toMatch(/(?<!\\)(?:\\\\)*\\(?![*/])/);
      }
    }
  });

  it("of one paragraph fits too", () => {
    const property = fc.property(text, (said) => {
      const { content = "" } = renderNotice(said, link).body;
      expect(content.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
    });
    fc.assert(property, { seed: 12, numRuns: 100, endOnFailure: true });
  });
});

describe("what a message's text has no room for", () => {
  const lines = Array.from({ length: 90 }, (_, at) => `${at} ${"word ".repeat(5)}https://a.example/${at}`);
  const long: View = { blocks: [{ type: "text", text: lines.join("\n") }] };

  it("stands in an embed below it, line by line, with nothing lost and no previews", () => {
    const { content = "", embeds = [], flags } = renderView(long, link).body;
    expect(content.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
    expect(embeds).toHaveLength(1);
    const { description = "" } = embeds[0] ?? {};
    expect(description.length).toBeLessThanOrEqual(EMBED_CHARACTERS);
    expect(`${content}\n${description}`.replace(/[<>]/g, "").split("\n")).toEqual(lines);
    expect(content).toContain("<https://a.example/1>");
    expect(flags).toBe(0);
  });

  it("closes its blocks of code and opens them again", () => {
    const code = Array.from({ length: 90 }, (_, at) => `${at} ${"x".repeat(40)}`);
    const { content = "", embeds = [] } = renderView({
      blocks: [{ type: "code", text: code.join("\n") }],
    }).body;
    const both = [content, embeds[0]?.description ?? ""];
    for (const part of both) expect(part).toMatch(/^```\n[^`]*\n```$/);
    expect(both.flatMap((part) => part.split("\n").slice(1, -1))).toEqual(code);
  });

  it("is gone again when the message becomes shorter", () => {
    const { embeds, flags } = renderView({ blocks: [{ type: "text", text: "short" }] }).body;
    expect(embeds).toBeUndefined();
    expect(flags).toBe(MessageFlags.SuppressEmbeds);
  });
});

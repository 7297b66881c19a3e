// Views of any content and length, with clickable commands in every line, fit Discord's limits, and truncation never
// turns a part into something else.

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

/** The visible text, and Discord's limit for it. */
function shownOf(said: View): { readonly content: string; readonly limit: number } {
  const { content, components } = renderView(said, link).body;
  if (content !== undefined) return { content, limit: CONTENT_CHARACTERS };
  const texts = components.flatMap((part) => ("content" in part ? [part.content] : []));
  return { content: texts.join(""), limit: DISPLAYED_CHARACTERS };
}

/** The text outside code. @throws if a code block isn't closed. */
function proseOf(content: string): string {
  const parts = content.split("```");
  if (parts.length % 2 === 0) throw new Error("a block of code is open at the end");
  return parts.filter((_, index) => index % 2 === 0).join("");
}

const WHOLE_LINK = /<\/(rps play|rps verify|help):1234567890123456789>/g;
const WHOLE_MENTION = /<@42>/g;

describe("a long message", () => {
  it("fits, with links, mentions, characters and code blocks intact", () => {
    const property = fc.property(view, (said) => {
      const { content, limit } = shownOf(said);
      expect(content.length).toBeLessThanOrEqual(limit);
      expect(content.isWellFormed()).toBe(true);
      const rest = proseOf(content).replace(WHOLE_LINK, "").replace(WHOLE_MENTION, "");
      expect(rest).not.toMatch(/(?<!\\)(?:\\\\)*<[/@]/);
    });
    fc.assert(property, { seed: 11, numRuns: 300, endOnFailure: true });
  });

  it("is cut exactly at the limit, wherever that falls", () => {
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

  it("fits as a single paragraph too", () => {
    const property = fc.property(text, (said) => {
      const { content = "" } = renderNotice(said, link).body;
      expect(content.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
    });
    fc.assert(property, { seed: 12, numRuns: 100, endOnFailure: true });
  });
});

describe("the overflow of a message's text", () => {
  const lines = Array.from({ length: 90 }, (_, at) => `${at} ${"word ".repeat(5)}https://a.example/${at}`);
  const long: View = { blocks: [{ type: "text", text: lines.join("\n") }] };

  it("goes into an embed below, line by line, with nothing lost and no previews", () => {
    const { content = "", embeds = [], flags } = renderView(long, link).body;
    expect(content.length).toBeLessThanOrEqual(CONTENT_CHARACTERS);
    expect(embeds).toHaveLength(1);
    const { description = "" } = embeds[0] ?? {};
    expect(description.length).toBeLessThanOrEqual(EMBED_CHARACTERS);
    expect(`${content}\n${description}`.replace(/[<>]/g, "").split("\n")).toEqual(lines);
    expect(content).toContain("<https://a.example/1>");
    expect(flags).toBe(0);
  });

  it("closes its code blocks and opens them again", () => {
    const code = Array.from({ length: 90 }, (_, at) => `${at} ${"x".repeat(40)}`);
    const { content = "", embeds = [] } = renderView({
      blocks: [{ type: "code", text: code.join("\n") }],
    }).body;
    const both = [content, embeds[0]?.description ?? ""];
    for (const part of both) expect(part).toMatch(/^```\n[^`]*\n```$/);
    expect(both.flatMap((part) => part.split("\n").slice(1, -1))).toEqual(code);
  });

  it("disappears when the message becomes shorter", () => {
    const { embeds, flags } = renderView({ blocks: [{ type: "text", text: "short" }] }).body;
    expect(embeds).toBeUndefined();
    expect(flags).toBe(MessageFlags.SuppressEmbeds);
  });
});

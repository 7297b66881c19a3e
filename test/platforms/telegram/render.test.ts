// Views as Telegram displays them: markup, escaping and limits.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, Button, Mention, View } from "../../../src/chat/index.ts";
import { TELEGRAM_LIMITS } from "../../../src/platforms/telegram/limits.ts";
import { cutAtWord, renderView } from "../../../src/platforms/telegram/render.ts";

const LIMIT = TELEGRAM_LIMITS.messageCharacters;
const text = (words: string): Block => ({ type: "text", text: words });
const html = (...blocks: Block[]): string => renderView({ blocks }).html;
/** The text left after parsing the entities. */
const parsed = (markup: string): string =>
  markup
    .replace(/<\/?(b|i|pre)>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe("a view's words", () => {
  it("are marked up by kind, each on its own line", () => {
    const view: View = {
      title: "Title",
      blocks: [text("plain"), { type: "quiet", text: "small" }, { type: "code", text: "a  b\nc" }],
    };
    expect(renderView(view).html).toBe("<b>Title</b>\nplain\n<i>small</i>\n<pre>a  b\nc</pre>");
  });

  it("never become markup", () => {
    expect(html(text('<b>&amp;</b> "x" <script>'))).toBe('&lt;b&gt;&amp;amp;&lt;/b&gt; "x" &lt;script&gt;');
  });

  it("link only the leading name of a person they mention", () => {
    const calling = (words: string, mention: Mention): string => html({ type: "text", text: words, mention });
    const linked = '<a href="tg://user?id=8">A&lt;b&gt;</a>, A&lt;b&gt; hi';
    expect(calling("A<b>, A<b> hi", { id: "8", name: "A<b>" })).toBe(linked);
    expect(calling("Anna calls Boris", { id: "8", name: "Boris" })).toBe("Anna calls Boris");
    const name = "@\u2060boris";
    expect(calling(`${name}, hi`, { name, handle: "boris", id: "8" })).toBe("@boris, hi");
    expect(calling(`${name}, hi`, { name })).toBe(`${name}, hi`);
  });

  it("are cut at the end of a line when they are too long", () => {
    const lines = Array.from({ length: 500 }, (_, index) => `line number ${index}`).join("\n");
    const shown = html(text(lines));
    expect(shown).toMatch(/line number \d+…$/);
    expect(lines.startsWith(shown.slice(0, -1))).toBe(true);
    expect(lines.charAt(shown.length - 1)).toBe("\n");
    expect(shown.length).toBeGreaterThan(LIMIT - 30);
  });

  it("never exceed the limit, never split a character, and never change when they fit", () => {
    const words = fc.string({
      unit: fc.constantFrom("a", "&", "<", "🔮", "\n", " "),
      minLength: 1000,
      maxLength: 3000,
      size: "max",
    });
    const property = fc.property(words, words, words, (title, first, second) => {
      const view: View = { title, blocks: [text(first), { type: "code", text: second }] };
      const shown = parsed(renderView(view).html);
      const whole = [title, first, second].filter((part) => part.trim() !== "").join("\n");
      expect(shown.length).toBeLessThanOrEqual(LIMIT);
      expect(shown.isWellFormed()).toBe(true);
      if (whole.length <= LIMIT) expect(shown).toBe(whole);
    });
    fc.assert(property, { seed: 30, numRuns: 100 });
  });
});

describe("a short text", () => {
  it.each([
    ["is cut at a word", "one two three", 9, "one two…"],
    ["is cut inside a word only where there is no other place", "abcdefgh", 5, "abcd…"],
    ["is never cut inside a character", "🔮🔮🔮", 4, "🔮…"],
    ["is nothing where there is no room", "abc", 1, ""],
  ])("%s", (_, words, room, cut) => {
    expect(cutAtWord(words, room)).toBe(cut);
  });
});

describe("buttons", () => {
  const button = (move: string, style?: Button["style"]): Button => ({
    label: move,
    action: { scope: "rps", session: "s", turn: 0, move },
    ...(style && { style }),
  });
  const rows = (...buttons: Button[][]) => renderView({ blocks: [], buttons }).keyboard?.inline_keyboard;

  it("keep their rows, actions and styles", () => {
    const rock = { ...button("rock", "primary"), sign: "✊" };
    const [first, second] = rows([rock, button("why")], [button("stop", "danger")]) ?? [];
    expect(first?.[0]).toEqual({ text: "✊ rock", callback_data: "rps:s:0:rock", style: "primary" });
    expect(first?.[1]).toEqual({ text: "why", callback_data: "rps:s:0:why" });
    expect(second).toMatchObject([{ text: "stop", style: "danger" }]);
  });

  it("are at most eight in a row", () => {
    const many = Array.from({ length: 9 }, (_, index) => button(`m${index}`));
    expect(rows(many)?.map((row) => row.length)).toEqual([5, 4]);
    expect(rows(many.slice(1))?.map((row) => row.length)).toEqual([8]);
  });

  it("have a link below them", () => {
    const link = { sign: "🔎", label: "Open", url: "https://bot.example/t/1" };
    const { keyboard } = renderView({ blocks: [], buttons: [[button("why")]], link });
    expect(keyboard?.inline_keyboard[1]).toEqual([{ text: "🔎 Open", url: link.url }]);
  });
});

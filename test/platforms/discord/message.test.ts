// Views as Discord messages: what's escaped, what fits, and which buttons they have.

import { DiscordAPIError } from "discord.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, Button, View } from "../../../src/chat/view.ts";
import {
  escapeCode,
  escapeInline,
  escapeLine,
  renderContent,
} from "../../../src/platforms/discord/content.ts";
import { CONTENT_CHARACTERS as MAX } from "../../../src/platforms/discord/limits.ts";
import { notifying, renderView } from "../../../src/platforms/discord/message.ts";
import { refusalOf } from "../../../src/platforms/discord/problems.ts";

const SEED = 7;
const text = (content: string): Block => ({ type: "text", text: content });
const quiet = (content: string): Block => ({ type: "quiet", text: content });
const code = (content: string): Block => ({ type: "code", text: content });
const file: Block = { type: "file", name: "proof.json", content: "{}" };
const button = (move: string, style?: Button["style"]): Button => ({
  label: move,
  action: { scope: "rps", session: "s1", turn: 3, move },
  ...(style && { style }),
});
const contentOf = (view: View): string => renderContent(view, [MAX])[0] ?? "";
const textOf = (said: string): string => contentOf({ blocks: [text(said)] });

describe("a line of text", () => {
  it.each([
    ["*bold* _it_ ~~no~~", "\\*bold\\* \\_it\\_ \\~\\~no\\~\\~"],
    ["`code` ||spoiler||", "\\`code\\` \\|\\|spoiler\\|\\|"],
    ["[here](https://evil.example)", "\\[here](https://evil.example)"],
    ["<@700000000000000002> <#1> <:x:1>", "\\<@700000000000000002> \\<#1> \\<:x:1>"],
    ["hi @everyone and @here", "hi \\@everyone and \\@here"],
    ["  > quote", "  \\> quote"],
    ["-# small", "\\-# small"],
    ["10. tenth", "10\\. tenth"],
    ["4 : 3, 1.5 - 2 > 1 # fine", "4 : 3, 1.5 - 2 > 1 # fine"],
    ["see https://a.example/b_c*d and_so", "see https://a.example/b_c*d and\\_so"],
  ])("%j is sent as %j", (said, sent) => {
    expect(escapeLine(said)).toBe(sent);
  });

  it("shows the original characters", () => {
    const shown = (escaped: string): string => escaped.replace(/\\([^0-9A-Za-z\s])/g, "$1");
    const lines = fc.string({ unit: "binary" }).filter((line) => !/https?:\/\/|\n|\r/.test(line));
    fc.assert(
      fc.property(lines, (line) => {
        expect(shown(escapeLine(line))).toBe(line);
        expect(shown(escapeInline(line))).toBe(line);
      }),
      { seed: SEED },
    );
  });

  it("leaves no markup that could start anything", () => {
    const unit = fc.constantFrom("*", "_", "~", "`", "|", "<", "[", "\\", "a", " ", "@everyone");
    fc.assert(
      fc.property(fc.string({ unit }), (line) => {
        expect(escapeLine(line).replace(/\\./g, "")).not.toMatch(/[*_~`|<[\\]|@everyone/);
        expect(escapeCode(line)).not.toContain("``");
      }),
      { seed: SEED },
    );
  });
});

describe("a view's text", () => {
  it("has a bold title, small print as subtext, code in a fence and time as a timestamp", () => {
    const clock: Block = { type: "clock", text: "Time is up", until: 1_712_345_677_001, locale: "ru" };
    const view: View = {
      title: "Score *\n 4 : 3 https://a.example",
      blocks: [text("You ✊ rock\n- I ✋ paper"), quiet("seal\n\n9f2c"), code("a  b\n1  2"), clock, file],
    };
    expect(contentOf(view)).toBe(
      [
        "**Score \\* 4 : 3 https\\://a.example**",
        "You ✊ rock",
        "\\- I ✋ paper",
        "-# seal",
        "",
        "-# 9f2c",
        "```",
        "a  b",
        "1  2",
        "```",
        "Time is up <t:1712345678:R>",
      ].join("\n"),
    );
    expect(contentOf({ blocks: [file] })).toBe("");
  });

  it("ends beyond the maximum length, at a line break, with an ellipsis, and closes a code block", () => {
    const longest = "a".repeat(MAX);
    expect(textOf(longest)).toBe(longest);
    expect(textOf(`${longest}a`)).toMatch(/^a+\n…$/);
    const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);
    const cut = contentOf({ title: "Title", blocks: [text(lines.join("\n")), quiet("lost")] });
    expect(cut.length).toBeGreaterThan(MAX - 15);
    expect(cut.split("\n").at(-1)).toBe("…");
    expect(lines).toContain(cut.split("\n").at(-2));
    expect(contentOf({ blocks: [code("0123456789\n".repeat(300))] })).toMatch(/0123456789\n```\n…$/);
  });

  it("splits no character and no escape when cut within a line", () => {
    for (const fill of ["🔮", "*", "a*", "\\"])
      for (const start of ["", "a", "aa", "aaa"]) {
        const [line = ""] = textOf(start + fill.repeat(2000)).split("\n");
        expect(line.length).toBeGreaterThan(MAX - 20);
        expect(line.isWellFormed()).toBe(true);
        expect(line.replace(/\\./g, "")).not.toMatch(/[*\\]/);
      }
  });

  it("always fits and always closes its fences", () => {
    const blocks = fc.array(
      fc.oneof(
        fc.string({ maxLength: 1500 }).map(text),
        fc.string({ maxLength: 1500 }).map(quiet),
        fc.array(fc.string(), { maxLength: 100 }).map((lines) => code(lines.join("\n"))),
        fc.string({ unit: fc.constantFrom("*", "🔮", "\n", "`"), maxLength: 3000 }).map(text),
        fc.nat(MAX).map((length) => code("a".repeat(length))),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(blocks, (some) => {
        const parts = renderContent({ title: "T", blocks: some }, [MAX, 2 * MAX]);
        expect(parts[0]?.startsWith("**T**")).toBe(true);
        for (const [at, part] of parts.entries()) {
          expect(part.length).toBeLessThanOrEqual(MAX * (at + 1));
          expect(part.split("\n").filter((line) => line === "```").length % 2).toBe(0);
        }
      }),
      { seed: SEED },
    );
  });
});

const labels = (count: number) => Array.from({ length: count }, (_, index) => button(`m${index}`));
const rowsOf = (view: Omit<View, "blocks"> & Partial<View>) =>
  renderView({ blocks: [], ...view }).components.flatMap((one) =>
    "components" in one ? [one.components] : [],
  );

describe("buttons", () => {
  it("keep their rows, signs, styles and actions", () => {
    const rows = [[{ ...button("rock", "primary"), sign: "✊" }], [button("why"), button("stop", "danger")]];
    expect(rowsOf({ buttons: rows })).toEqual([
      [{ type: 2, style: 1, emoji: { name: "✊" }, label: "rock", custom_id: "rps:s1:3:rock" }],
      [
        { type: 2, style: 2, label: "why", custom_id: "rps:s1:3:why" },
        { type: 2, style: 4, label: "stop", custom_id: "rps:s1:3:stop" },
      ],
    ]);
  });

  it.each([
    ["a row too long is broken", [labels(7)], [5, 2]],
    ["rows that become too many are closed up", labels(8).map((one) => [one]), [5, 3]],
    ["as many as a message holds all stand", [labels(25)], [5, 5, 5, 5, 5]],
    ["an empty row is none", [[], [button("rock")]], [1]],
  ])("%s", (_name, buttons, expected) => {
    expect(rowsOf({ buttons }).map(({ length }) => length)).toEqual(expected);
  });

  it("are a defect when they don't fit or mean the same", () => {
    expect(() => rowsOf({ buttons: [labels(26)] })).toThrow(RangeError);
    expect(() => rowsOf({ buttons: [[button("rock")], [button("rock")]] })).toThrow("rps:s1:3:rock");
  });
});

describe("a message", () => {
  it("pings no one and shows no link previews", () => {
    const message = renderView({ blocks: [text("@everyone https://a.example")] });
    expect(message).toMatchObject({ allowedMentions: { parse: [] }, flags: [4] });
  });

  const calling: View = {
    blocks: [
      quiet("<@3>"),
      { type: "text", text: "Bo_ris, Anna <@9> calls\n*you*", mention: { id: "2", name: "Bo_ris" } },
      { type: "text", text: "Zoe too", mention: { id: "4", name: "Zoe" } },
    ],
  };

  it("pings only the first person it mentions, at the name, when it is new", () => {
    const { allowedMentions, content } = notifying(renderView(calling), calling);
    expect(allowedMentions).toEqual({ parse: [], users: ["2"] });
    expect(content).toContain("<@2>, Anna \\<@9> calls\n\\*you\\*");
    expect(content).toContain("\\<@3>");
    expect(renderView(calling).allowedMentions).toEqual({ parse: [] });
  });

  it("has a text even for an empty view, because Discord rejects empty messages", () => {
    expect(renderView({ blocks: [] }).content).toBe("…");
    expect(renderView({ blocks: [], buttons: [[button("rock")]] }).content).toBe("");
  });
});

describe("a view with a grid of cells", () => {
  const row = (from: number, count = 5) => Array.from({ length: count }, (_, at) => button(`m${from + at}`));
  const GRID = [row(0), row(5), row(10), row(15), row(20), row(25, 4)];
  const picture = { type: "picture", name: "board.png", png: new Uint8Array([1]), alt: "a board" } as const;
  const grid = (more: Partial<View> = {}): View => ({
    ...{ title: "Mines", blocks: [text("go_on"), picture], buttons: GRID, field: true },
    ...more,
  });
  const COMPONENTS_V2 = 32768;

  it("becomes a components message with its text, attached picture and six rows, even without a grid", () => {
    const { flags, components, files, ...rest } = renderView(grid());
    expect(flags).toEqual([COMPONENTS_V2]);
    expect(rest).not.toHaveProperty("content");
    expect(components.map(({ type }) => type)).toEqual([10, 12, 1, 1, 1, 1, 1, 1]);
    expect(components[0]).toEqual({ type: 10, content: "**Mines**\ngo\\_on" });
    const item = { media: { url: "attachment://board.png" }, description: "a board" };
    expect(components[1]).toEqual({ type: 12, items: [item] });
    expect(files).toMatchObject([{ name: "board.png", description: "a board" }]);
    expect(renderView(grid({ buttons: [row(0, 2)] })).flags).toEqual([COMPONENTS_V2]);
  });

  it("is rejected with more than forty components", () => {
    const rows = [...GRID.slice(0, 5), row(25), row(30, 2)];
    expect(() => renderView(grid({ buttons: rows }))).toThrow(/41 components/);
    expect(() => renderView(grid({ buttons: rows.map((one) => one.slice(1)) }))).not.toThrow();
  });

  it("has a link beside or below its last buttons, and none when there is no room", () => {
    const link = { sign: "🔎", label: "Open", url: "https://bot.example/mines" };
    const shown = { type: 2, style: 5, emoji: { name: "🔎" }, label: "Open", url: link.url };
    const linked = (buttons: View["buttons"] = []) => rowsOf(grid({ link, buttons }));
    expect(linked([row(0, 2)])[0]?.at(-1)).toEqual(shown);
    expect(linked([row(0), row(5)]).map(({ length }) => length)).toEqual([5, 5, 1]);
    expect(linked([...GRID.slice(0, 5), row(25), [button("m30")]]).flat()).not.toContainEqual(shown);
    expect(rowsOf({ link, buttons: GRID.slice(0, 5) })).toHaveLength(5);
    expect(rowsOf({ link, buttons: GRID.slice(0, 4) })).toHaveLength(5);
  });
});

describe("why Discord refuses a post", () => {
  const bad = (status: number, code: number | string) =>
    new DiscordAPIError({ code: 0, message: "x" }, code, status, "POST", "/", {});
  it.each([
    ["an unknown channel", bad(404, 10_003), "gone"],
    ["missing permissions", bad(403, 50_013), "forbidden"],
    ["a form that Discord doesn't take", bad(400, 50_035), "other"],
    ["a view that can't be a message", new RangeError("too many rows"), "other"],
    ["a proxy's page", bad(403, "undefined"), undefined],
    ["a network error of Discord's own", bad(403, 40_333), undefined],
    ["a refused token", bad(401, 0), undefined],
    ["a limit", bad(429, 20_028), undefined],
    ["no answer", new Error("other side closed"), undefined],
  ])("is known, unless it's an outage: %s", (_, error, why) => {
    expect(refusalOf(error)).toBe(why);
  });
});

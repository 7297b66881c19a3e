import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { renderButtons } from "../../../src/platforms/discord/messages/buttons.ts";
import {
  notifying,
  privately,
  renderNotice,
  renderView,
} from "../../../src/platforms/discord/messages/message.ts";
import { button } from "./samples.ts";

const labels = (count: number) => Array.from({ length: count }, (_, index) => button(`m${index}`));
const widths = (rows: readonly { components: readonly unknown[] }[]) =>
  rows.map(({ components }) => components.length);

describe("buttons", () => {
  it("keep their rows, styles and actions", () => {
    const rows = [
      [button("rock", "primary"), button("paper", "success")],
      [button("why"), button("stop", "danger")],
    ];
    expect(renderButtons(rows)).toEqual([
      {
        type: 1,
        components: [
          { type: 2, style: 1, label: "rock", custom_id: "rps:s1:3:rock" },
          { type: 2, style: 3, label: "paper", custom_id: "rps:s1:3:paper" },
        ],
      },
      {
        type: 1,
        components: [
          { type: 2, style: 2, label: "why", custom_id: "rps:s1:3:why" },
          { type: 2, style: 4, label: "stop", custom_id: "rps:s1:3:stop" },
        ],
      },
    ]);
  });

  it.each([
    ["a row too long is broken", [labels(7)], [5, 2]],
    ["rows that become too many are closed up", labels(8).map((one) => [one]), [5, 3]],
    ["as many as a message holds all stand", [labels(25)], [5, 5, 5, 5, 5]],
    ["an empty row is none", [[], [button("rock")]], [1]],
  ])("%s", (_name, rows, expected) => {
    expect(widths(renderButtons(rows))).toEqual(expected);
  });

  it("show their sign as a Discord emoji, separate from the word", () => {
    const [row] = renderButtons([[{ ...button("Rock"), sign: "✊" }]]);
    expect(row?.components[0]).toMatchObject({ emoji: { name: "✊" }, label: "Rock" });
  });

  it("are a defect when they don't fit or mean the same", () => {
    expect(() => renderButtons([labels(26)])).toThrow(RangeError);
    expect(() => renderButtons([[button("rock")], [button("rock")]])).toThrow("rps:s1:3:rock");
  });

  it("with long words are shortened without splitting a character", () => {
    const [row] = renderButtons([[{ ...button("rock"), label: `${"a".repeat(78)}🔮🔮` }]]);
    expect(row?.components[0]?.label).toBe(`${"a".repeat(78)}…`);
  });
});

describe("a message", () => {
  it("pings no one and shows no link previews", () => {
    const { body } = renderView({ blocks: [{ type: "text", text: "@everyone https://a.example" }] });
    expect(body).toMatchObject({ allowed_mentions: { parse: [] }, flags: 4 });
  });

  const calling: View = {
    blocks: [
      { type: "quiet", text: "<@3>" },
      { type: "text", text: "Bo_ris, Anna <@9> calls\n*you*", mention: { id: "2", name: "Bo_ris" } },
      { type: "text", text: "Zoe too", mention: { id: "4", name: "Zoe" } },
    ],
  };

  it("pings only the first person it mentions, at the name, when it is new", () => {
    const { body } = notifying(renderView(calling), calling);
    expect(body.allowed_mentions).toEqual({ parse: [], users: ["2"] });
    expect(body.content).toContain("<@2>, Anna \\<@9> calls\n\\*you\\*");
    expect(body.content).toContain("\\<@3>");
  });

  it("pings no one when it is an edit, or when it does not start with the name", () => {
    expect(renderView(calling).body.allowed_mentions).toEqual({ parse: [] });
    const mention = { id: "2", name: "Boris" };
    for (const block of [
      { text: "Anna calls Boris", mention },
      { text: "@Boris", mention: { name: "@Boris" } },
    ]) {
      const view: View = { blocks: [{ type: "text", ...block }] };
      const { body } = notifying(renderView(view), view);
      expect(body).toMatchObject({ content: block.text, allowed_mentions: { parse: [] } });
      expect(body.allowed_mentions).not.toHaveProperty("users");
    }
  });

  it("carries files by number and name, and their bytes", () => {
    const { body, files } = renderView({
      blocks: [
        { type: "file", name: "a.txt", content: "я" },
        { type: "file", name: "b.txt", content: "b" },
      ],
    });
    expect(body.attachments).toEqual([
      { id: "0", filename: "a.txt" },
      { id: "1", filename: "b.txt" },
    ]);
    expect(files.map(({ name, data }) => [name, String(data)])).toEqual([
      ["a.txt", "я"],
      ["b.txt", "b"],
    ]);
  });

  it("has a text even for an empty view, because Discord rejects empty messages", () => {
    expect(renderView({ blocks: [] }).body.content).toBe("…");
    expect(renderView({ blocks: [], buttons: [[button("rock")]] }).body.content).toBe("");
  });

  it("can be visible only to the caller", () => {
    expect(privately(renderNotice("*psst*")).body).toMatchObject({ content: "\\*psst\\*", flags: 68 });
  });
});

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { privately, renderView } from "../../../src/platforms/discord/messages/message.ts";
import { button } from "./samples.ts";

const row = (from: number, count = 5) => Array.from({ length: count }, (_, at) => button(`m${from + at}`));
const FIELD = [row(0), row(5), row(10), row(15), row(20), row(25, 4)];
const picture = { type: "picture", name: "board.png", png: new Uint8Array([1, 2]), alt: "a board" } as const;
const COMPONENTS_V2 = 32768;
const fieldView = (more: Partial<View> = {}): View => ({
  title: "Mines",
  blocks: [{ type: "text", text: "go_on" }, picture],
  buttons: FIELD,
  field: true,
  ...more,
});

describe("a view with a grid of cells", () => {
  it("becomes a components message with its text, attached picture and six rows", () => {
    const { body, files } = renderView(fieldView());
    expect(body.flags).toBe(COMPONENTS_V2);
    expect("content" in body).toBe(false);
    expect(body.components.map(({ type }) => type)).toEqual([10, 12, 1, 1, 1, 1, 1, 1]);
    expect(body.components[0]).toEqual({ type: 10, content: "**Mines**\ngo\\_on" });
    const item = { media: { url: "attachment://board.png" }, description: "a board" };
    expect(body.components[1]).toEqual({ type: 12, items: [item] });
    expect(files.map(({ name }) => name)).toEqual(["board.png"]);
    expect(body.attachments).toHaveLength(1);
  });

  it("stays one while it has no grid, so that the same message can take both forms", () => {
    expect(renderView(fieldView({ buttons: [row(0, 2)] })).body.flags).toBe(COMPONENTS_V2);
  });

  it("can be visible only to the caller", () => {
    expect(privately(renderView(fieldView())).body.flags).toBe(COMPONENTS_V2 | 64);
  });

  it("is rejected with more than forty components or two buttons of one meaning", () => {
    const rows = [...FIELD.slice(0, 5), row(25), row(30, 2)];
    expect(() => renderView(fieldView({ buttons: rows }))).toThrow(/41 components/);
    expect(() => renderView(fieldView({ buttons: rows.map((one) => one.slice(1)) }))).not.toThrow();
    expect(() => renderView(fieldView({ buttons: [row(0), row(0)] }))).toThrow(/two buttons/);
  });

  it("has a link beside or below its last buttons, and none when there is no room", () => {
    const link = { sign: "🔎", label: "Open", url: "https://bot.example/mines" };
    const rowsOf = (buttons: View["buttons"] = []) =>
      renderView(fieldView({ link, buttons })).body.components.flatMap((one) =>
        "components" in one ? [one.components] : [],
      );
    const shown = { type: 2, style: 5, emoji: { name: "🔎" }, label: "Open", url: link.url };
    expect(rowsOf([row(0, 2)]).map((one) => one.length)).toEqual([3]);
    expect(
      rowsOf([row(0, 2)])
        .at(-1)
        ?.at(-1),
    ).toEqual(shown);
    expect(rowsOf([row(0), row(5)]).map((one) => one.length)).toEqual([5, 5, 1]);
    // A text, a picture and thirty-eight button components.
    expect(rowsOf([...FIELD.slice(0, 5), row(25), [button("m30")]]).flat()).not.toContainEqual(shown);
    const full = { blocks: [], link, buttons: FIELD.slice(0, 5) };
    expect(renderView(full).body.components).toHaveLength(5);
    expect(renderView({ ...full, buttons: FIELD.slice(0, 4) }).body.components).toHaveLength(5);
  });

  it("is truncated when its text is longer than such a message shows", () => {
    const text = Array.from({ length: 200 }, () => "x".repeat(40)).join("\n");
    const [shown] = renderView(fieldView({ blocks: [{ type: "text", text }] })).body.components;
    expect((shown as { content: string }).content.length).toBeLessThanOrEqual(4000);
    expect((shown as { content: string }).content.endsWith("…")).toBe(true);
  });
});

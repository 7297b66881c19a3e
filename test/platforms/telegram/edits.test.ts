// Later edits of the bot's messages, and reporting which message an answer became.

import { beforeEach, describe, expect, it } from "vitest";
import type { Reply, View } from "../../../src/chat/index.ts";
import { aroundEachTest, eventually, GROUP, inlinePress, message, press, ROCK, rig, words } from "./rig.ts";

const PLACE = { kind: "group", id: String(GROUP.id) } as const;
const picture = (byte: number) =>
  ({ type: "picture", name: "chart.png", png: Uint8Array.of(byte), alt: "two bars" }) as const;
const chart = (text: string, byte = 1): View => ({ blocks: [{ type: "text", text }, picture(byte)] });

aroundEachTest();

async function posted(view: View): Promise<string> {
  const outcome = await rig.adapter.post(PLACE, view, "key");
  expect(outcome).toMatchObject({ state: "posted", message: expect.any(String) });
  return outcome.state === "posted" ? (outcome.message ?? "") : "";
}

describe("the name of a pressed message", () => {
  const shown = () => rig.callsOf("editMessageText").map(({ params }) => params);
  const pressedName = async (update: Record<string, unknown>): Promise<string> => {
    rig.deliver(update);
    await eventually(() => rig.incoming.length).toBe(1);
    const [incoming] = rig.incoming;
    return incoming?.type === "press" ? (incoming.message ?? "") : "";
  };

  it("works for an inline message too, whichever chat it is in", async () => {
    const name = await pressedName(inlinePress(ROCK));
    const elsewhere = { kind: "group", id: "no-number" } as const;
    expect(await rig.adapter.edit(elsewhere, name, words("The time is over"))).toBe("edited");
    expect(shown()).toMatchObject([{ inline_message_id: "inline-1", text: "The time is over" }]);
  });
});

describe("an edit of words", () => {
  it.each([
    ["refused", { error: 400, description: "Bad Request: message to edit not found" }],
    ["refused", { error: 403, description: "Forbidden: bot was kicked from the group chat" }],
    ["edited", { error: 400, description: "Bad Request: message is not modified" }],
    ["unavailable", { error: 429, retryAfter: 600 }],
  ])("is %s when Telegram says so", async (outcome, answer) => {
    rig.script("editMessageText", answer);
    expect(await rig.adapter.edit(PLACE, "500", words("late"))).toBe(outcome);
  });

  it.each(["", "photo-", "x", "-5", "1.5", "inline-", "inline-a b"])(
    "is refused for a message called %j, which is not ours",
    async (name) => {
      expect(await rig.adapter.edit(PLACE, name, words("late"))).toBe("refused");
      expect(rig.callsOf("editMessageText")).toEqual([]);
    },
  );
});

describe("an edit of a picture with words", () => {
  it("keeps the picture when the new form has none, and truncates a long caption", async () => {
    const name = await posted(chart("round 1"));
    expect(await rig.adapter.edit(PLACE, name, words("w".repeat(2000)))).toBe("edited");
    const [edit] = rig.callsOf("editMessageCaption");
    expect(String(edit?.params.caption)).toMatch(/^w{1023}…$/);
  });
});

describe("an answer that changes later", () => {
  it("is edited with every form", async () => {
    async function* later() {
      yield words("next in line");
      yield words("the report");
    }
    rig.answer = () => ({ type: "post", view: words("second in line"), audience: "caller", later: later() });
    rig.deliver(message("/rps"));
    expect((await rig.call("editMessageText", 2)).params.text).toContain("the report");
    expect(rig.callsOf("editMessageText")[0]?.params.text).toContain("next in line");
  });
});

describe("a report of the message that an answer became", () => {
  const seen: string[] = [];
  const reply = (more: object = {}): Reply => ({
    ...{ type: "post", view: words("hello"), audience: "place" },
    onPosted: async (name) => void seen.push(name),
    ...more,
  });
  beforeEach(() => void seen.splice(0));

  it.each([
    ["a command", () => message("/rps", { chat: GROUP })],
    ["a press", () => press(ROCK)],
  ])("by %s gives a name that can be edited", async (_what, update) => {
    rig.answer = () => reply();
    rig.deliver(update());
    await eventually(() => seen.length).toBe(1);
    await rig.adapter.edit(PLACE, seen[0] ?? "", words("later"));
    expect((await rig.call("editMessageText")).params.message_id).toBe(Number(seen[0]));
  });

  it("does not hurt the answer when it fails", async () => {
    rig.answer = () => reply({ onPosted: () => Promise.reject(new Error("the store is away")) });
    rig.deliver(message("/rps"));
    await eventually(() => rig.log.lines.join()).toContain("onPosted callback failed");
    expect(rig.callsOf("sendMessage")).toHaveLength(1);
  });
});

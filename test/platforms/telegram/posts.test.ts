// Messages that aren't answers to an event, and pictures.

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { ANNA, aroundEachTest, eventually, GROUP, message, press, rig } from "./rig.ts";

const PLACE = { kind: "group", id: String(GROUP.id), topic: "5" } as const;
const picture = { type: "picture", name: "chart.png", png: Uint8Array.of(1, 2), alt: "two bars" } as const;
const withPicture = (text: string): View => ({
  blocks: [{ type: "text", text }, { type: "table", rows: [["1", "a"]] }, picture],
});

aroundEachTest();

describe("a link", () => {
  const linked = (subcommand: string, options = {}, command = "rps") =>
    rig.adapter.link?.({ command, subcommand, options });

  it("is made only for calls that allow one, and only with a valid value", () => {
    expect(linked("join", { code: "K7F3" })).toBe("https://t.me/GadalkaBot?start=join_K7F3");
    expect(linked("show", {}, "model")).toBe("https://t.me/GadalkaBot?start=model_show");
    for (const options of [{}, { code: "k7f3" }, { code: "K7F3 " }, { code: "K7F3&x=1" }])
      expect(linked("join", options)).toBeUndefined();
    expect(linked("play")).toBeUndefined();
    expect(linked("off", {}, "model")).toBeUndefined();
  });
});

describe("an unsolicited post", () => {
  it("is one message in its topic when it has a picture and few words", async () => {
    expect(await rig.adapter.post(PLACE, withPicture("The end"), "key")).toMatchObject({ state: "posted" });
    const { upload } = (await rig.call("sendPhoto")).params;
    expect(upload).toMatch(/name="caption"\s+The end\n<pre>1 a<\/pre>\s/);
    expect(upload).toMatch(/name="chat_id"\s+-100\s/);
    expect(upload).toMatch(/name="message_thread_id"\s+5\s/);
    expect(rig.calls.filter(({ method }) => method === "sendMessage")).toEqual([]);
  });
});

describe("a group's managers", () => {
  const membersOf = (...ids: number[]) => ids.map((id) => ({ status: "creator", user: { id } }));
  it("are fetched from Telegram once, and only when needed", async () => {
    rig.deliver(message("/rps", { chat: GROUP }), message("/rps", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(2);
    expect(rig.callsOf("getChatAdministrators")).toEqual([]);
    rig.script("getChatAdministrators", { result: membersOf(ANNA.id) });
    for (const incoming of rig.incoming) expect(await incoming.mayManage?.()).toBe(true);
    expect(await rig.incoming[0]?.managesHere?.("8")).toBe(false);
    expect(rig.callsOf("getChatAdministrators")).toHaveLength(1);
  });

  it("may set its rules by command and by button; no one may without administrators", async () => {
    rig.deliver(message("/rps", { chat: GROUP }), press("x", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(2);
    rig.script("getChatAdministrators", { result: membersOf(ANNA.id) });
    for (const incoming of rig.incoming) expect(await incoming.mayConfigure?.()).toBe(true);
    const orphans = { ...GROUP, id: -101 };
    rig.deliver(press("x", { chat: orphans }));
    await eventually(() => rig.incoming.length).toBe(3);
    rig.script("getChatAdministrators", { result: [] });
    expect(await rig.incoming[2]?.mayConfigure?.()).toBe("nobody");
  });

  it("include no one while Telegram doesn't say", async () => {
    rig.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(1);
    rig.script("getChatAdministrators", { error: 400, description: "Bad Request" });
    expect(await rig.incoming[0]?.mayManage?.()).toBe(false);
  });
});

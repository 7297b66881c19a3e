// Messages that aren't answers to an event, and pictures.

import { describe, expect, it } from "vitest";
import type { View } from "../../../src/chat/index.ts";
import { createAdministrators } from "../../../src/platforms/telegram/administrators.ts";
import { RETRY_CEILING_MS } from "../../../src/platforms/telegram/limits.ts";
import type { ApiClient } from "../../../src/platforms/telegram/outgoing/api-client.ts";
import {
  ANNA,
  aroundEachTest,
  eventually,
  GROUP,
  inlinePress,
  message,
  press,
  recordingLog,
  rig,
  words,
} from "./rig.ts";

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

  it("is followed by its picture when too long for a caption, without repeating anything", async () => {
    expect(await rig.adapter.post(PLACE, withPicture("w".repeat(1100)), "key")).toMatchObject({
      state: "posted",
    });
    expect((await rig.call("sendMessage")).params.text).toContain("www");
    expect((await rig.call("sendPhoto")).params.upload).not.toContain("caption");
  });

  it.each([
    ["refused", { error: 403, description: "Forbidden: bot was kicked from the group chat" }],
    [
      "refused",
      { error: 400, description: "Bad Request: not enough rights to send text messages to the chat" },
    ],
  ])("is %s when Telegram will not take it", async (posted, answer) => {
    rig.script("sendMessage", answer);
    expect(await rig.adapter.post(PLACE, words("hello"), "key")).toMatchObject({ state: posted });
  });

  it("may be retried later when Telegram limits it for too long", async () => {
    rig.script("sendMessage", { error: 429, retryAfter: RETRY_CEILING_MS.post / 1_000 + 1 });
    expect(await rig.adapter.post(PLACE, words("hello"), "key")).toMatchObject({ state: "unavailable" });
  });
});

describe("a group's managers", () => {
  const membersOf = (...ids: number[]) => ids.map((id) => ({ status: "creator", user: { id } }));
  const clientTo = (getChatAdministrators: () => Promise<unknown>) =>
    ({
      api: { getChatAdministrators },
      callWithRetry: (_kind: string, call: () => Promise<unknown>) => call(),
      log: recordingLog(),
      describe: String,
    }) as unknown as ApiClient;

  it("are fetched from Telegram once a minute, and only when needed", async () => {
    let asked = 0;
    let now = 1;
    const administrators = createAdministrators(
      clientTo(async () => membersOf(++asked)),
      () => now,
    );
    expect([await administrators(-100, 1), await administrators(-100, 2), asked]).toEqual([true, false, 1]);
    now = 60_002;
    expect([await administrators(-100, 1), await administrators(-100, 2), asked]).toEqual([false, true, 2]);
  });

  it("include everyone in a group without administrators", async () => {
    const administrators = createAdministrators(clientTo(async () => []));
    expect(await administrators(-100, 1)).toBe("nobody");
    rig.deliver(message("/rps", { chat: GROUP }));
    await eventually(() => rig.incoming.length).toBe(1);
    rig.script("getChatAdministrators", { result: [] });
    expect(await rig.incoming[0]?.mayManage?.()).toBe(true);
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

  it("are not fetched for an inline message, whose chat is unknown", async () => {
    rig.deliver(inlinePress("x"));
    await eventually(() => rig.incoming.length).toBe(1);
    expect(rig.incoming[0]?.mayConfigure).toBeUndefined();
  });

  it("include no one while Telegram does not answer", async () => {
    const administrators = createAdministrators(clientTo(async () => Promise.reject(new Error("away"))));
    expect(await administrators(-100, 1)).toBe(false);
  });

  it("are attached to a group's message, not to a private one", async () => {
    rig.deliver(message("/rps", { chat: GROUP }), message("/rps"));
    await eventually(() => rig.incoming.length).toBe(2);
    rig.script("getChatAdministrators", { result: membersOf(ANNA.id) });
    const [inGroup, alone] = [...rig.incoming].sort((a, b) => a.place.kind.localeCompare(b.place.kind));
    expect(await inGroup?.mayManage?.()).toBe(true);
    expect(alone?.mayManage).toBeUndefined();
  });
});

// Messages kept up to date on Telegram. The real adapter serves a command made for the test.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Incoming, PlatformAdapter, Reply } from "../../../../src/chat/index.ts";
import { createTelegramAdapter } from "../../../../src/platforms/telegram/index.ts";
import { command, sub } from "../../../chat/parsing.ts";
import { recordingLog } from "../../telegram/rig.ts";
import { announcement } from "../announcement.ts";
import { pngOf } from "../chart.ts";
import { type Simulator, startSimulator } from "../rig.ts";
import { expectRulesKept, PATIENCE_MS, type TelegramMessage } from "./stage.ts";

interface Shown extends TelegramMessage {
  readonly caption?: string;
  readonly photo?: readonly { readonly file_unique_id: string }[];
}

describe("a live message on Telegram", () => {
  let simulator: Simulator;
  let adapter: PlatformAdapter;
  let answer: (incoming: Incoming) => Promise<Reply>;
  let chat: number;
  beforeAll(async () => {
    simulator = await startSimulator("telegram", "--rate-limits", "real");
    const { token, apiUrl } = simulator;
    adapter = createTelegramAdapter({ token, apiUrl, log: recordingLog() });
    const handle = (incoming: Incoming) => answer(incoming);
    await adapter.start({
      commands: [command("announce", sub("announce"))],
      handle,
      complete: async () => [],
      offers: async () => [],
    });
    chat = (await simulator.post<{ id: number }>("chat", { title: "Games" })).id;
  });
  afterAll(async () => {
    await adapter.stop();
    try {
      await expectRulesKept(simulator);
    } finally {
      await simulator.stop();
    }
  });
  const here = () => ({ kind: "group", id: String(chat) }) as const;
  const shown = async (id: number) =>
    (await simulator.get<readonly Shown[]>(`chat?id=${chat}`)).find(({ message_id }) => message_id === id);

  it("answers a command and shows the newest state as fast as a group allows", async () => {
    const posted = Promise.withResolvers<string>();
    answer = async () => ({
      ...{ type: "post", view: announcement("round 0"), audience: "place" },
      onPosted: async (message) => posted.resolve(message),
    });
    const announce = { user: 7000001, chat, text: "/announce" };
    await simulator.post("message", { ...announce, wait: PATIENCE_MS, calls: 1 });
    const name = await posted.promise;
    const edits = Array.from({ length: 30 }, (_, at) =>
      adapter.edit(here(), name, announcement(`round ${at + 1}`)),
    );
    expect(new Set(await Promise.all(edits))).toEqual(new Set(["edited"]));
    expect((await shown(Number(name)))?.text).toContain("round 30");
    const calls = await simulator.get<readonly { readonly ok: boolean }[]>(
      "transcript?method=editMessageText",
    );
    expect(calls.every(({ ok }) => ok)).toBe(true);
    expect(calls.length).toBeLessThan(4);
  });

  it("changes its caption, and its picture only when that differs", async () => {
    const outcome = await adapter.post(here(), announcement("round 0", pngOf(1)), "key-1");
    const name = outcome.state === "posted" ? (outcome.message ?? "") : "";
    const now = () => shown(Number(name.replace(/\D/g, "")));
    const first = (await now())?.photo?.at(-1)?.file_unique_id;
    expect(await adapter.edit(here(), name, announcement("round 1", pngOf(1)))).toBe("edited");
    expect(await now()).toMatchObject({
      caption: "A tournament\nround 1",
      photo: [{ file_unique_id: first }],
    });
    expect(await adapter.edit(here(), name, announcement("round 2", pngOf(2)))).toBe("edited");
    const last = await now();
    expect(last?.caption).toContain("round 2");
    expect(last?.photo?.at(-1)?.file_unique_id).not.toBe(first);
  });
});

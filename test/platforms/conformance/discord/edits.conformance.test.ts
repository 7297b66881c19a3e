// Messages that are kept up to date on Discord. The real adapter serves a command made for this test.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Incoming, PlatformAdapter, Reply } from "../../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../../src/platforms/discord/index.ts";
import { command, sub } from "../../../chat/parsing.ts";
import { keepLog } from "../../discord/samples.ts";
import { announcement } from "../announcement.ts";
import { pngOf } from "../chart.ts";
import { type Simulator, startSimulator } from "../rig.ts";
import { isPrivate, messageNow, newcomer, type Person, shownBy } from "./person.ts";
import { expectNoRuleBroken, HERE } from "./stage.ts";

describe("a message kept up to date on Discord", () => {
  let simulator: Simulator;
  let adapter: PlatformAdapter;
  let person: Person;
  let answer: (incoming: Incoming) => Promise<Reply>;
  beforeAll(async () => {
    simulator = await startSimulator("discord", "--no-privileged-intents", "--rate-limits", "real");
    const { token, apiUrl } = simulator;
    adapter = createDiscordAdapter({ token, apiUrl, log: keepLog() });
    const handle = (incoming: Incoming) => answer(incoming);
    await adapter.start({
      commands: [command("rps", sub("announce"))],
      handle,
      complete: async () => [],
      offers: async () => [],
    });
    person = await newcomer(simulator);
  });
  afterAll(async () => {
    await adapter.stop();
    await expectNoRuleBroken(simulator);
    await simulator.stop();
  });
  const place = { kind: "group", id: HERE } as const;
  const shown = (id: string) => messageNow(simulator, { id, channel_id: HERE });

  it("is the answer to a command, edited with each change within limits", async () => {
    const posted = Promise.withResolvers<string>();
    answer = async () => ({
      ...{ type: "post", view: announcement("round 0"), audience: "place" },
      onPosted: async (message) => posted.resolve(message),
    });
    const message = shownBy(await person.says("rps", {}, { channel: HERE }));
    expect(isPrivate(message)).toBe(false);
    expect(await posted.promise).toBe(message.id);
    const edits = Array.from({ length: 30 }, (_, at) =>
      adapter.edit(place, message.id, announcement(`round ${at + 1}`)),
    );
    expect(new Set(await Promise.all(edits))).toEqual(new Set(["edited"]));
    expect((await shown(message.id))?.content).toContain("round 30");
    const calls = await simulator.get<readonly { readonly status: number }[]>(
      "transcript?operation=update_message",
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("keeps its picture when only text changes, and drops it with the view", async () => {
    const outcome = await adapter.post(place, announcement("round 0", pngOf(1)), "key-1");
    const message = outcome.state === "posted" ? (outcome.message ?? "") : "";
    const picture = async () => (await shown(message))?.attachments.map(({ url }) => url);
    const [first] = (await picture()) ?? [];
    expect(await adapter.edit(place, message, announcement("round 1", pngOf(1)))).toBe("edited");
    expect(await picture()).toEqual([first]);
    expect(await adapter.edit(place, message, announcement("round 2", pngOf(2)))).toBe("edited");
    expect(await picture()).toEqual([expect.not.stringContaining(first ?? "none")]);
    expect(await adapter.edit(place, message, announcement("the end"))).toBe("edited");
    expect(await picture()).toEqual([]);
  });
});

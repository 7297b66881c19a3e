// Messages that are kept up to date on Discord, and channels named in an option. The real adapter
// serves a command made for the test.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommandSpec, Incoming, PlatformAdapter, Reply } from "../../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../../src/platforms/discord/index.ts";
import { keepLog } from "../../discord/samples.ts";
import { announcement } from "../announcement.ts";
import { pngOf } from "../chart.ts";
import { type Simulator, startSimulator } from "../rig.ts";
import { isPrivate, newcomer, type Outcome, type Person, shownBy } from "./person.ts";
import { expectNoRuleBroken } from "./stage.ts";

const [HERE, THERE] = ["800000000000000010", "800000000000000011"] as const;
const COMMAND: CommandSpec = {
  name: "rps",
  description: "press-old-button",
  subcommands: [
    {
      name: "announce",
      description: "press-old-button",
      audience: "place",
      options: [{ type: "place", name: "channel", description: "press-old-button" }],
    },
  ],
};
interface Shown {
  readonly id: string;
  readonly content: string;
  readonly attachments: readonly { readonly id: string }[];
}

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
    await adapter.start({ commands: [COMMAND], handle, complete: async () => [], offers: async () => [] });
    person = await newcomer(simulator);
  });
  afterAll(async () => {
    await adapter.stop();
    await expectNoRuleBroken(simulator);
    await simulator.stop();
  });
  const place = { kind: "group", id: HERE } as const;
  const shown = async (id: string, channel: string = HERE) =>
    (await simulator.get<readonly Shown[]>(`messages?channel=${channel}`)).find(
      (message) => message.id === id,
    );
  const announce = (channel?: string): Promise<Outcome> =>
    person.says("rps", { ...(channel && { channel }) }, { channel: HERE });

  it("is the answer to a command, edited as often as there is news, within Discord's limits", async () => {
    const posted = Promise.withResolvers<string>();
    answer = async () => ({
      ...{ type: "post", view: announcement("round 0"), audience: "place" },
      onPosted: async (message) => posted.resolve(message),
    });
    const message = shownBy(await announce());
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

  it("keeps its picture while only words change, and changes and loses it with the view", async () => {
    const outcome = await adapter.post(place, announcement("round 0", pngOf(1)), "key-1");
    const message = outcome.state === "posted" ? (outcome.message ?? "") : "";
    const picture = async () => (await shown(message))?.attachments.map(({ id }) => id);
    const [first] = (await picture()) ?? [];
    expect(await adapter.edit(place, message, announcement("round 1", pngOf(1)))).toBe("edited");
    expect(await picture()).toEqual([first]);
    expect(await adapter.edit(place, message, announcement("round 2", pngOf(2)))).toBe("edited");
    expect(await picture()).toEqual([expect.not.stringContaining(first ?? "")]);
    expect(await adapter.edit(place, message, announcement("the end"))).toBe("edited");
    expect(await picture()).toEqual([]);
  });

  it("that is gone, or not ours to see any more, is not edited", async () => {
    expect(await adapter.edit(place, "800000000000099999", announcement("late"))).toBe("refused");
    await simulator.post("channel", { id: THERE, deny: ["view"] });
    expect(await adapter.edit({ ...place, id: THERE }, "800000000000099999", announcement("late"))).toBe(
      "refused",
    );
    await simulator.post("channel", { id: THERE, deny: [] });
  });

  it("may stand in another channel, which the person names", async () => {
    const found: unknown[] = [];
    answer = async (incoming) => {
      const typed = incoming.type === "command" ? (incoming.options.channel ?? "") : "";
      found.push(await incoming.findPlace?.(typed));
      return { type: "notice", text: "done" };
    };
    await announce(THERE);
    await simulator.post("channel", { id: THERE, deny: ["view"] });
    await announce(THERE);
    await simulator.post("channel", { id: THERE, deny: ["send"] });
    await announce(THERE);
    expect(found).toMatchObject([
      { place: { kind: "group", id: THERE }, name: expect.stringMatching(/^#./), mayManage: true },
      { problem: "not-writable" },
      { place: { id: THERE } },
    ]);
    expect(await adapter.post({ ...place, id: THERE }, announcement("hello"), "key-2")).toEqual({
      state: "refused",
    });
  });
});

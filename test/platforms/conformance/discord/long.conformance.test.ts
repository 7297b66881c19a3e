// Answers that exceed a message's length limit on the simulated Discord: nothing is lost, and a shorter edit leaves
// nothing behind.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Dispatch, Reply, View } from "../../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../../src/platforms/discord/index.ts";
import { COMMANDS } from "../../discord/samples.ts";
import { type Simulator, startSimulator } from "../rig.ts";
import { newcomer, shownBy } from "./person.ts";
import { expectNoRuleBroken } from "./stage.ts";

const LINES = Array.from({ length: 80 }, (_, at) => `${at}: ${"слово ".repeat(10).trim()}`);
const buttons: View["buttons"] = [
  [{ label: "Go on", action: { scope: "rps", session: "s1", turn: 0, move: "on" } }],
];
const LONG: View = { blocks: [{ type: "text", text: LINES.join("\n") }], buttons };
const SHORT: View = { blocks: [{ type: "text", text: "short" }], buttons };
const SILENT = { info() {}, warn() {}, error() {} };
const SUPPRESS_EMBEDS = 4;

describe("an answer longer than a message on Discord", () => {
  let simulator: Simulator;
  let adapter: ReturnType<typeof createDiscordAdapter>;
  let answer: Reply;
  beforeAll(async () => {
    simulator = await startSimulator("discord", "--no-privileged-intents");
    const { token, apiUrl } = simulator;
    adapter = createDiscordAdapter({ token, apiUrl, log: SILENT });
    const dispatch: Dispatch = {
      ...{ commands: COMMANDS, handle: async () => answer },
      ...{ complete: async () => [], offers: async () => [] },
    };
    await adapter.start(dispatch);
  });
  afterAll(async () => {
    await adapter.stop();
    await simulator.stop();
  });

  it.each(["caller", "place"] as const)(
    "is complete for the %s in an embed, which a shorter edit removes",
    async (audience) => {
      const person = await newcomer(simulator);
      answer = { type: "post", view: LONG, audience };
      const long = shownBy(await person.says("help"));
      expect([long.content, ...long.embeds.map(({ description }) => description)].join("\n")).toBe(
        LINES.join("\n"),
      );
      answer = { type: "edit", view: SHORT };
      const short = shownBy(await person.presses(long, "Go on"));
      expect(short.content).toBe("short");
      expect(short.flags & SUPPRESS_EMBEDS).toBe(SUPPRESS_EMBEDS);
      answer = { type: "edit", view: LONG };
      const again = shownBy(await person.presses(short, "Go on"));
      expect(again.embeds).toHaveLength(1);
      expect(again.flags & SUPPRESS_EMBEDS).toBe(0);
    },
  );

  it("is complete as a notice too", async () => {
    answer = { type: "notice", text: LINES.join("\n") };
    const { content, embeds } = shownBy(await (await newcomer(simulator)).says("help"));
    expect(`${content}\n${embeds[0]?.description}`).toBe(LINES.join("\n"));
  });

  it("breaks no rule of Discord", () => expectNoRuleBroken(simulator));
});

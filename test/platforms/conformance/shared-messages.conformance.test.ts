// A message that two people press on Discord: only the adapter, with a game of minimal rules. Each presser gets a private
// line, the message shows how many have pressed, and it can be edited by its name.

import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Incoming, PlatformAdapter, Reply, View } from "../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../src/platforms/discord/index.ts";
import { command, sub } from "../../chat/parsing.ts";
import { keepLog } from "../discord/samples.ts";
import { becomes, isPrivate, type Message, messageNow, messagesIn, newcomer } from "./discord/person.ts";
import { expectNoRuleBroken, GUILD } from "./discord/stage.ts";
import { eventually, type Simulator, startSimulator } from "./rig.ts";

const UNTIL = Date.now() + 120_000;

let simulator: Simulator;
let adapter: PlatformAdapter;
let pressers: string[] = [];
let name = "";

const view = (): View => ({
  blocks: [
    { type: "text", text: `pressed: ${pressers.length}` },
    { type: "clock", text: "It ends", until: UNTIL, locale: "en" },
  ],
  buttons: [[{ label: "Press", action: { scope: "duel", session: "s1", turn: 0, move: "pick" } }]],
});

/** A game with one message, in which every press counts. */
async function handle(incoming: Incoming): Promise<Reply> {
  if (incoming.type !== "press") return { type: "post", view: view(), audience: "place" };
  name = incoming.message ?? "";
  pressers.push(incoming.caller.id);
  const toast = `press ${pressers.filter((id) => id === incoming.caller.id).length} is in`;
  const present = async () => view();
  return { type: "edit", view: view(), present, shared: true, toast, privateToast: true };
}

beforeEach(async () => {
  pressers = [];
  simulator = await startSimulator("discord", "--no-privileged-intents");
  onTestFinished(() => simulator.stop());
  const { token, apiUrl } = simulator;
  adapter = createDiscordAdapter({ token, apiUrl, log: keepLog() });
  onTestFinished(() => adapter.stop());
  const commands = [command("duel", sub("duel"))];
  await adapter.start({ commands, handle, complete: async () => [], offers: async () => [] });
});

it("shows two simultaneous pressers the newest state, with one private line each after ten presses", async () => {
  const people = await Promise.all([newcomer(simulator), newcomer(simulator, {}, "Boris")]);
  for (const { id } of people) await simulator.post("member", { guild: GUILD, user: id });
  const message = (await people[0].says("duel")).message as Message;
  for (let round = 1; round <= 10; round++)
    for (const { response } of await Promise.all(people.map((who) => who.presses(message, "Press"))))
      expect(response?.type).toBe(7);
  await becomes(simulator, message, "pressed: 20\nIt ends <t:");
  const lines = (await messagesIn(simulator, message.channel_id)).filter(isPrivate);
  expect(lines.map(({ content }) => content)).toEqual(["press 10 is in", "press 10 is in"]);
  await expectNoRuleBroken(simulator);
  expect(await simulator.get("violations")).toEqual([]);
});

it.each([
  ["the bot's own server", {}],
  ["a server without the bot", { context: "guild", install: "user" }],
  ["a conversation of two people", { context: "private", install: "user" }],
] as const)("edits a message in %s by its name", async (_where, scene) => {
  const anna = await newcomer(simulator, scene);
  const message = (await anna.says("duel")).message as Message;
  await anna.presses(message, "Press");
  const place = { kind: "group", id: message.channel_id } as const;
  const next: View = { blocks: [{ type: "text", text: "The time is over" }] };
  const edit = () => adapter.edit(place, name, next);
  expect(await eventually(edit, (outcome) => outcome === "edited", 10)).toBe("edited");
  expect((await messageNow(simulator, message))?.content).toBe("The time is over");
  await expectNoRuleBroken(simulator);
});

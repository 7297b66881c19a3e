// Two people pressing one message on both simulated platforms: only the adapters, with a game of minimal rules. Each
// presser gets a private reply, the message shows how many have pressed, and a third action edits it by name.

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Dispatch, Incoming, PlatformAdapter, Reply, View } from "../../../src/chat/index.ts";
import { createDiscordAdapter } from "../../../src/platforms/discord/index.ts";
import { createTelegramAdapter } from "../../../src/platforms/telegram/index.ts";
import { command, sub } from "../../chat/parsing.ts";
import { keepLog } from "../discord/samples.ts";
import { becomes, isPrivate, messageNow, messagesIn, newcomer, type Outcome } from "./discord/person.ts";
import { expectNoRuleBroken, GUILD } from "./discord/stage.ts";
import { eventually, type Simulator, startSimulator } from "./rig.ts";

const FAR_OFF_MS = 120_000;

/** A game with one message, in which every press counts. */
function createGame() {
  const pressers: string[] = [];
  const names = new Set<string>();
  const until = Date.now() + FAR_OFF_MS;
  const view = (): View => ({
    blocks: [
      { type: "text", text: `pressed: ${pressers.length}` },
      { type: "clock", text: "It ends", until, locale: "en" },
    ],
    buttons: [[{ label: "Press", action: { scope: "duel", session: "s1", turn: 0, move: "pick" } }]],
  });
  const present = async () => view();
  const handle = async (incoming: Incoming): Promise<Reply> => {
    if (incoming.type !== "press") return { type: "post", view: view(), audience: "place" };
    if (incoming.message) names.add(incoming.message);
    pressers.push(incoming.caller.id);
    const toast = `press ${pressers.filter((id) => id === incoming.caller.id).length} is in`;
    const edit = { type: "edit", view: view(), present, shared: true } as const;
    return { ...edit, toast, privateToast: true };
  };
  const dispatch: Dispatch = {
    commands: [command("duel", sub("duel"))],
    handle,
    complete: async () => [],
    offers: async () => [{ id: "duel", title: "Duel", description: "Press", words: [], view: view() }],
  };
  return { dispatch, pressers, names };
}

let simulator: Simulator;
let adapters: PlatformAdapter[] = [];
afterEach(async () => {
  for (const adapter of adapters) await adapter.stop();
  adapters = [];
  await simulator.stop();
});

describe("a shared message on Discord", () => {
  const game = { now: createGame() };
  const begin = async (processes: number): Promise<void> => {
    simulator = await startSimulator("discord", "--no-privileged-intents");
    game.now = createGame();
    const { token, apiUrl } = simulator;
    for (let made = 0; made < processes; made++) {
      const adapter = createDiscordAdapter({ token, apiUrl, log: keepLog() });
      await adapter.start(game.now.dispatch);
      adapters.push(adapter);
    }
  };

  it("shows two simultaneous pressers the newest state, with one private line each after ten presses", async () => {
    await begin(1);
    const [anna, boris] = await Promise.all([newcomer(simulator), newcomer(simulator, {}, "Boris")]);
    for (const { id } of [anna, boris]) await simulator.post("member", { guild: GUILD, user: id });
    const { message } = await anna.says("duel");
    if (!message) throw new Error("nothing was posted");
    const outcomes: Outcome[] = [];
    for (let round = 1; round <= 10; round++)
      outcomes.push(...(await Promise.all([anna, boris].map((who) => who.presses(message, "Press")))));
    expect(outcomes.every(({ response }) => response?.type === 7)).toBe(true);
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
    await begin(1);
    const anna = await newcomer(simulator, scene);
    const { message } = await anna.says("duel");
    if (!message) throw new Error("nothing was posted");
    await anna.presses(message, "Press");
    const [name = ""] = game.now.names;
    const place = { kind: "group", id: message.channel_id } as const;
    const next: View = { blocks: [{ type: "text", text: "The time is over" }] };
    const edited = await eventually(
      async () => adapters[0]?.edit(place, name, next),
      (outcome) => outcome === "edited",
      10,
    );
    expect(edited).toBe("edited");
    expect((await messageNow(simulator, message))?.content).toBe("The time is over");
    await expectNoRuleBroken(simulator);
  });
});

describe("a shared message on Telegram", () => {
  const game = createGame();
  beforeEach(async () => {
    simulator = await startSimulator("telegram");
    const { token, apiUrl } = simulator;
    const adapter = createTelegramAdapter({ token, apiUrl, log: keepLog() });
    await adapter.start(game.dispatch);
    adapters.push(adapter);
  });

  it("privately answers each stranger who presses one inline message, and edits it by name", async () => {
    const person = (first_name: string) => simulator.post<{ id: number }>("user", { first_name });
    const [anna, boris] = await Promise.all([person("Anna"), person("Boris")]);
    const asked = await simulator.post<{ inline_query_id: string }>("inline", {
      ...{ user: anna.id, query: "duel", wait: 10_000 },
    });
    const { id: chat } = await simulator.post<{ id: number }>("chat", {
      title: "Elsewhere",
      type: "supergroup",
    });
    const sent = await simulator.post<{ inline_message_id: string }>("choose", {
      ...{ inline_query: asked.inline_query_id, result: "duel", chat },
    });
    const pressed = (user: number) =>
      simulator.post<{ answer: { text: string }; message: { text: string } }>("press", {
        ...{
          user,
          inline_message: sent.inline_message_id,
          data: "duel:s1:0:pick",
          wait: 10_000,
          settle: 300,
        },
      });
    const answers = await Promise.all([pressed(anna.id), pressed(boris.id)]);
    expect(answers.map(({ answer }) => answer.text)).toEqual(["press 1 is in", "press 1 is in"]);
    expect(new Set(game.pressers)).toEqual(new Set([String(anna.id), String(boris.id)]));
    const [name = ""] = game.names;
    expect(name).toBe(`inline-${sent.inline_message_id}`);
    const place = { kind: "group", id: "elsewhere" } as const;
    const edit = (text: string, how = {}) =>
      adapters[0]?.edit(place, name, { blocks: [{ type: "text", text }] }, how);
    expect(await edit("The time is over")).toBe("edited");
    const edits = await simulator.get<readonly { params: { text: string } }[]>(
      "transcript?method=editMessageText",
    );
    const texts = edits.map(({ params }) => params.text);
    expect(texts.slice(0, -1).at(-1)).toMatch(/^pressed: 2\nIt ends in \d/);
    expect(texts.at(-1)).toBe("The time is over");
    expect(await simulator.get("violations?severity=error")).toEqual([]);
    expect(await simulator.get("unanswered")).toEqual([]);
  });
});

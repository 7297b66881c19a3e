// People playing on Discord: whole matches wherever the bot can be, a board of minesweeper, duels. What features decide
// is tested with them; here it's who sees and is pinged by what, and by which calls.

import { expect, it } from "vitest";
import { words } from "../duel-words.ts";
import { eventually } from "../rig.ts";
import {
  Ack,
  becomes,
  isPrivate,
  type Message,
  moves,
  noticeIn,
  type Person,
  playToEnd,
  roundsOf,
  type Scene,
  shownBy,
  wordsOn,
} from "./person.ts";
import { describeOnDiscord } from "./stage.ts";

const ACKNOWLEDGED = "create_interaction_response";

describeOnDiscord("a match on Discord", {}, (stage) => {
  it.each<[string, Scene]>([
    ["a server's channel", { context: "guild" }],
    ["the bot's direct messages", { context: "bot_dm" }],
    [
      "a private channel, by a bot that only the person has installed",
      { context: "private", install: "user" },
    ],
  ])("is played from the command to the end in %s, with one call a round", async (_, scene) => {
    const person = await stage.person(scene);
    const opened = await person.says("rps play", { length: "first to 3" });
    const first = shownBy(opened);
    expect([opened.response?.type, isPrivate(first)]).toEqual([Ack.post, false]);
    expect(wordsOn(first)).toEqual(["Rock", "Paper", "Scissors", "Why?", "Stop"]);
    const pressed = await person.presses(first, "Rock");
    expect(await stage.callsFor(pressed)).toMatchObject([{ operation: ACKNOWLEDGED, status: 204 }]);
    const shown = await playToEnd(person, shownBy(pressed), "Rock");
    const last = shown.at(-1) as Message;
    expect(last.id).toBe(first.id);
    expect(last.content).toMatch(/(Vera|Gadalka) wins 3 : [012]/);
    expect(last.content).toContain("✓ verified");
    expect(await roundsOf(person)).toBe(shown.length);
  });

  it("of minesweeper is a message of components, updated by every press, also after a restart", async () => {
    const person = await stage.person();
    const COMPONENTS_V2 = 32768;
    let board = shownBy(await person.says("mines"));
    expect(board.flags & COMPONENTS_V2).toBe(COMPONENTS_V2);
    const rows = board.components.filter(({ components }) => components);
    expect(rows.map(({ components }) => components.length)).toEqual([5, 5, 5, 5, 5, 3]);
    board = shownBy(await moves(person, board, "o0"));
    await stage.restartBot("SIGKILL");
    board = shownBy(await moves(person, board, "stop"));
    expect(JSON.stringify(board.components)).toContain("Stopped. Vera had cleared");
  });
});

describeOnDiscord("a duel on Discord", {}, (stage) => {
  const shown = (message: Message, part: string) => becomes(stage.simulator, message, part);
  /** Anna challenges Boris by name, and he accepts. */
  async function fight() {
    const [anna, boris, vera] = (await stage.members("Anna", "Boris", "Vera")) as [Person, Person, Person];
    const card = shownBy(await anna.says("rps duel", { user: boris.id }));
    return { anna, boris, vera, message: shownBy(await moves(boris, card, "accept")) };
  }

  it("plays two simultaneous picks as one round, even if delivered twice", async () => {
    const { anna, boris, message } = await fight();
    const both = await Promise.all([
      moves(anna, message, "rock", { duplicate: 2 }),
      moves(boris, message, "paper", { duplicate: 2 }),
    ]);
    await shown(message, words.score("Anna", 0, 1, "Boris"));
    for (const one of both) {
      const calls = (await stage.callsFor(one)).map(({ operation }) => operation);
      expect(calls.filter((operation) => operation === ACKNOWLEDGED)).toHaveLength(1);
      expect(calls[0]).toBe(ACKNOWLEDGED);
    }
  });

  it("confirms picks in one private message a person", async () => {
    const { anna, boris, vera, message } = await fight();
    const first = await moves(anna, message, "rock", { until: "followup" });
    expect(noticeIn(first)).toBe(words.pickIn("rock"));
    await moves(anna, message, "paper");
    const line = first.followups[0] as Message;
    await shown(line, words.pickKept(1));
    await shown(message, words.chose("Anna", "Boris"));
    expect(noticeIn(await moves(vera, message, "rock"))).toContain(words.notYours("Anna", "Boris"));
    await moves(boris, message, "scissors");
    const next = await shown(message, words.score("Anna", 1, 0, "Boris"));
    await moves(anna, next, "rock");
    await shown(line, words.pickIn("rock"));
  });

  it("shows the newest round after a crash between a press and its edit", async () => {
    const { anna, boris, message } = await fight();
    const chosen = shownBy(await moves(anna, message, "rock"));
    const delay = (match: object) =>
      stage.simulator.post<{ id: number }>("fault", {
        ...{ match, times: 0 },
        action: { delayMs: 60_000, drop: "before" },
      });
    await delay({ path: "/(webhooks|messages)/" });
    const { id } = await delay({ operation: ACKNOWLEDGED });
    void moves(boris, chosen, "scissors").catch(() => undefined);
    const faults = () => stage.simulator.get<readonly { id: number; hits: number }[]>("faults");
    await eventually(faults, (all) => all.some((one) => one.id === id && one.hits > 0));
    await stage.bot.stop("SIGKILL");
    await stage.simulator.del("fault");
    await stage.restartBot();
    await shown(chosen, words.score("Anna", 1, 0, "Boris"));
  });
});

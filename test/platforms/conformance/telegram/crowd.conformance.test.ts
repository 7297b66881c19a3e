// A group: more people type a command at once than Telegram allows messages a minute, and people whom the bot can't
// write to ask for what only they may see.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { openStage, type Person, type Stage, storedTotals, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, openTable, tableOf } from "./table.ts";

const PEOPLE = 30;
const ANSWERED_WITHIN_S = 90;
/** Twenty messages a minute, so the last ones come in the second minute. */
const TRIES = 1_800;
const PLAYED_WITHIN_MS = 240_000;

describe(`${PEOPLE} people who type /rps in one group at once, within Telegram's limits`, () => {
  let stage: Stage;
  let chat: number;
  let typedAt: number;
  let answers: readonly TelegramMessage[];
  /** The person who typed each command. */
  const typed = new Map<number, Person>();
  const unread: string[] = [];

  const answersNow = async (): Promise<readonly TelegramMessage[]> =>
    (await stage.messages(chat)).filter(({ reply_to_message: to }) => typed.has(to?.message_id ?? 0));

  /** Its player presses once; the press fails if it isn't acknowledged. */
  const play = async (message: TelegramMessage): Promise<void> => {
    const who = typed.get(message.reply_to_message?.message_id ?? 0) as Person;
    const { text } = await openTable(stage, who, { chat, message: message.message_id }).press("rock");
    if (!text?.includes("→")) unread.push(text ?? "");
  };

  beforeAll(async () => {
    stage = await openStage({ flags: ["--rate-limits", "real"] });
    chat = await stage.group();
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => stage.person(`Guest ${number}`)),
    );
    typedAt = Date.now();
    for (const who of people) typed.set((await stage.write(who, "/rps", { chat })).message_id, who);
    const first = await eventually(answersNow, ({ length }) => length >= 10);
    await Promise.all(first.map(play));
    answers = await eventually(answersNow, ({ length }) => length >= PEOPLE, TRIES);
    const seen = new Set(first.map(({ message_id }) => message_id));
    await Promise.all(answers.filter(({ message_id }) => !seen.has(message_id)).map(play));
  }, PLAYED_WITHIN_MS);
  afterAll(() => stage?.end());

  it("get one answer each in time, and a way to play without waiting for the others", async () => {
    const answered = answers.map(({ reply_to_message: to }) => to?.message_id);
    expect([...answered].sort()).toEqual([...typed.keys()].sort());
    for (const message of answers)
      expect(buttonsOf(message).at(-1)).toMatchObject({
        text: "Play in private",
        url: expect.stringMatching(/\?start=rps_play$/),
      });
    const sent = await stage.calls({ method: "sendMessage", ok: true });
    expect((Math.max(...sent.map(({ at }) => at)) - typedAt) / 1_000).toBeLessThan(ANSWERED_WITHIN_S);
  });

  it("get each press acknowledged with the round's result while others wait", () => {
    expect(unread).toEqual([]);
  });

  it("never exceed Telegram's limits or cause an edit without changes", async () => {
    expect(await stage.calls({ ok: false })).toEqual([]);
    await stage.verdict();
  });
});

describe("someone in a group whom the bot can't write to", () => {
  const stage = useStage({ allowed: ["bot was blocked by the user", "chat not found"] });

  const payloadOf = (url: string | null | undefined): string =>
    new URL(url ?? "").searchParams.get("start") ?? "";
  const blocked = async (): Promise<Person> => {
    const who = await stage.person("Oleg");
    await stage.say(who, "/start");
    await stage.simulator.post("membership", { user: who.id, chat: who.id, blocked: true });
    return who;
  };

  it.each([
    ["never wrote to it", () => stage.person("Vera")],
    ["blocked it", blocked],
  ])("begins nothing with a press, and lands on its answer in the private chat: %s", async (_, someone) => {
    const [anna, who, chat] = [await stage.person("Anna"), await someone(), await stage.group()];
    const [invitation] = await stage.say(anna, "/daily", { chat });
    const { text, url } = await tableOf(stage, who, invitation).press("play");
    expect(text).toBeNull();
    await stage.simulator.post("membership", { user: who.id, chat: who.id, unblocked: true });
    const [answer] = await stage.say(who, `/start ${payloadOf(url)}`);
    expect(answer?.text).toContain("round 1 of 20");
    expect(await stage.say(anna, `/start ${payloadOf(url)}`)).toMatchObject([
      { text: expect.stringContaining("Gadalka") },
    ]);
  });

  it("learns in private that the bot may not write in the topic", async () => {
    const [anna, chat] = [await stage.person("Anna"), await stage.group()];
    await stage.say(anna, "/start");
    const body = { ok: false, error_code: 400, description: "Bad Request: TOPIC_CLOSED" };
    await stage.simulator.post("fault", {
      match: { method: "sendMessage" },
      action: { status: 400, body: JSON.stringify(body) },
      times: 1,
    });
    const since = await stage.mark();
    await stage.write(anna, "/rps", { chat });
    const [told] = await stage.calls({ method: "sendMessage", chatId: anna.id, since, min: 1 });
    expect(told?.result.text).toContain("not allowed to write in that chat");
  });

  it("begins nothing with a command, and gets it by its link", async () => {
    const [who, chat] = [await stage.person("Vera"), await stage.group()];
    const [shown] = await stage.say(who, "/daily opponent", { chat });
    const [link] = shown ? buttonsOf(shown) : [];
    const [answer] = await stage.say(who, `/start ${payloadOf(link?.url)}`);
    expect(answer?.text).toContain("round 1 of 20");
  });

  it("hears on someone else's board whose it is, and plays by its link", async () => {
    const [anna, who, chat] = [await stage.person("Anna"), await stage.person("Vera"), await stage.group()];
    const table = await stage.table(anna, "/mines", chat);
    expect(await table.press("A1", { who })).toMatchObject({
      show_alert: true,
      text: "This is Anna’s board.",
    });
    const link = buttonsOf(await table.now()).at(-1);
    const [begun] = await stage.say(who, `/start ${payloadOf(link?.url)}`);
    expect(begun?.text).toContain("Minesweeper");
    expect(await storedTotals(stage, who)).toEqual({});
  });
});

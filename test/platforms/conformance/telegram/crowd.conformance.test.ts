// A group where more people type a command at once than Telegram allows messages a minute.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { openStage, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf, openTable } from "./table.ts";

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

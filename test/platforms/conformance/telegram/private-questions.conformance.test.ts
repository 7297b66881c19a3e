// Two people on Telegram, each in their private chat with the bot: one asks to compare, the other
// accepts there, both see it, and it is taken back.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../../src/infra/store/index.ts";
import { giveRounds, turning } from "../../../commands/kit/histories.ts";
import { eventually } from "../rig.ts";
import { openStage, PATIENCE_MS, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

describe("a comparison asked for in private on Telegram", () => {
  let stage: Stage;
  let anna: Person;
  let boris: Person;
  let chat: number;
  const ASKED = "/profile compare @boris_b";

  /** Somebody who has played, but not with this bot in sight. */
  async function player(first_name: string, username: string, seed: number): Promise<Person> {
    const one = await stage.simulator.post<Person>("user", { first_name, username, language_code: "en" });
    const store = await openStore({ dataDir: stage.environment.DATA_DIR ?? "", report: () => {} });
    const habit = seed > 0 ? { habit: turning } : {};
    await giveRounds(store, { platform: "telegram", id: String(one.id) }, { count: 200, seed, ...habit });
    await store.close();
    return one;
  }

  beforeAll(async () => {
    stage = await openStage();
    chat = await stage.group();
    [anna, boris] = [await player("Anna", "anna_a", 0), await player("Борис", "boris_b", 1)];
    await stage.say(anna, "/start");
    await stage.say(boris, "/rps play", { chat });
  });
  afterAll(() => stage?.end());

  async function press(
    who: Person,
    message: TelegramMessage,
    label: string,
  ): Promise<string | null | undefined> {
    const button = buttonsOf(message).find(({ text }) => text.includes(label));
    if (!button) throw new Error(`no button "${label}" below ${message.text}`);
    const pressing = {
      message: message.message_id,
      chat: message.chat.id,
      user: who.id,
      data: button.callback_data,
    };
    const { answer } = await stage.simulator.post<{ answer: { text: string | null } | null }>("press", {
      ...{ ...pressing, wait: PATIENCE_MS },
    });
    return answer?.text;
  }

  const hasButton = (message: TelegramMessage, label: string) =>
    buttonsOf(message).some(({ text }) => text.includes(label));
  const asks = async (line = ASKED): Promise<TelegramMessage> =>
    (await stage.say(anna, line))[0] as TelegramMessage;
  /** The card in somebody's private chat. */
  const cardOf = async ({ id }: Person): Promise<TelegramMessage> => {
    const cards = (await stage.messages(id)).filter(({ text }) =>
      text?.includes("may Anna compare how you both play?"),
    );
    expect(cards).toHaveLength(1);
    return cards[0] as TelegramMessage;
  };
  const now = async ({ message_id, chat: { id } }: TelegramMessage) =>
    (await stage.messages(id)).find((one) => one.message_id === message_id) as TelegramMessage;
  /** Resolves to the message once it says this: edits wait for their time. */
  const saying = (message: TelegramMessage, words: string) =>
    eventually(
      () => now(message),
      ({ text }) => text.includes(words),
    );
  /** How often the comparison came to Anna's private chat, with its picture. */
  const comparisons = async (since: number) => {
    const sent = await stage.calls({ method: "sendPhoto", ok: true });
    return sent.filter(
      ({ seq, params }) =>
        seq > since && Number(params.chat_id) === anna.id && String(params.caption).includes("I read "),
    ).length;
  };

  it("waits in the list of who has no private chat with the bot, and who asked cannot tell", async () => {
    const ella = await player("Ella", "ella_e", 4);
    await stage.say(ella, "/rps play", { chat });
    const word = await asks("/profile compare @ella_e");
    expect(word.text).toContain("I am asking ella_e in our private chat, if there is one");
    expect(buttonsOf(word).map(({ text }) => text)).toEqual(["Take the question back"]);
    expect((await asks("/profile compare @ella_e")).text).toContain("ella_e has been asked");
    expect((await asks("/profile compare @nobody_here")).text).toContain("I am asking nobody_here");
    const [list] = await stage.say(ella, "/profile privacy");
    expect(list?.text).toContain("– Anna");
    await stage.verdict(["chat not found"]);
  });

  it("is taken back: the other one's card is closed", async () => {
    await stage.say(boris, "/start");
    const word = await asks();
    expect(word.text).toContain("I am asking boris_b in our private chat");
    const asked = await cardOf(boris);
    expect(buttonsOf(asked).map(({ text }) => text)).toEqual([
      "Accept",
      "Decline",
      "Read it all",
      "Mute challenges",
    ]);
    await press(anna, word, "Take the question back");
    await saying(word, "Anna has taken the question back");
    await saying(asked, "Anna has taken the question back");
    expect(buttonsOf(await now(asked))).toEqual([]);
    expect((await asks()).text).toContain("less than a day ago");
    await stage.verdict();
  });

  it("asked in a group is found in the list and accepted there; both see it, and it is taken back", async () => {
    const since = await stage.mark();
    const [question] = await stage.say(anna, ASKED, { chat });
    expect(question?.text).toContain("may Anna compare");
    await stage.restartBot();
    const [list] = (await stage.say(boris, "/profile privacy")) as [TelegramMessage];
    expect(list.text).toContain("– Anna: Rock-paper-scissors, since");
    await press(boris, list, "Accept: Anna");
    await saying(list, "I read ");
    expect(
      await eventually(
        () => comparisons(since),
        (count) => count > 0,
      ),
    ).toBe(1);
    await stage.say(boris, "/profile privacy");
    // The picture of the comparison may come between.
    const after = await eventually(
      async () => (await stage.messages(boris.id)).findLast((one) => hasButton(one, "Take back: Anna")),
      (message) => message !== undefined,
    );
    expect(await press(boris, after as TelegramMessage, "Take back: Anna")).toContain(
      "can no longer compare",
    );
    await stage.verdict();
  });

  it("is put to the other one in their own chat and accepted there; both see it once, and it is taken back", async () => {
    const carol = await player("Carol", "carol_c", 2);
    await stage.say(carol, "/rps play");
    const since = await stage.mark();
    expect((await asks("/profile compare @carol_c")).text).toContain("I am asking carol_c");
    const card = await cardOf(carol);
    // What is answered after it shows that Telegram will not deliver the question again.
    await stage.say(carol, "/privacy");
    await stage.restartBot("SIGKILL");
    await press(carol, card, "Accept");
    await saying(card, "of Anna and ");
    expect(buttonsOf(await now(card)).map(({ text }) => text)).toEqual(["Details"]);
    expect(
      await eventually(
        () => comparisons(since),
        (count) => count > 0,
      ),
    ).toBe(1);
    const [list] = (await stage.say(carol, "/profile privacy")) as [TelegramMessage];
    expect(await press(carol, list, "Take back: Anna")).toContain("can no longer compare");
    expect((await asks("/profile compare @carol_c")).text).toContain("less than a day ago");
    await stage.verdict();
  });

  it("is declined there: who asked is told so once", async () => {
    const dora = await player("Dora", "dora_d", 3);
    await stage.say(dora, "/rps play");
    const word = await asks("/profile compare @dora_d");
    const card = await cardOf(dora);
    await press(dora, card, "Decline");
    await saying(card, "No comparison this time");
    const told = (await stage.messages(anna.id)).filter(({ text }) =>
      text?.includes("Dora would rather not"),
    );
    expect(told).toHaveLength(1);
    expect(await press(anna, word, "Take the question back")).toContain("no longer open");
    await stage.verdict();
  });
});

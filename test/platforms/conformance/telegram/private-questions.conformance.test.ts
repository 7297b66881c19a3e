// Two people on Telegram, each in their private chat with the bot: one asks to compare, the other accepts, both see the
// result, and the consent is withdrawn.

import { beforeAll, describe, expect, it } from "vitest";
import { havePlayed } from "../crowds.ts";
import { eventually } from "../rig.ts";
import { type Person, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, type Table, tableOf } from "./table.ts";

const labelsOf = (message: TelegramMessage) => buttonsOf(message).map(({ text }) => text);

describe("a private comparison request on Telegram", () => {
  const stage = useStage();
  let anna: Person;
  let boris: Person;
  let chat: number;
  const ASKED = "/profile compare @boris_b";

  /** A person with stored rounds that this bot process hasn't seen. */
  async function player(name: string, username: string, seed: number): Promise<Person> {
    const one = await stage.person(name, "en", username);
    await havePlayed(stage, "telegram", [one], seed);
    return one;
  }

  beforeAll(async () => {
    chat = await stage.group();
    [anna, boris] = [await player("Anna", "anna_a", 0), await player("Борис", "boris_b", 1)];
    await stage.say(anna, "/start");
    await stage.say(boris, "/rps play", { chat });
  });

  /** The answer to Anna's request. */
  const asks = async (line = ASKED): Promise<string> => (await stage.say(anna, line))[0]?.text ?? "";
  /** The card in a person's private chat. */
  const cardOf = async (who: Person): Promise<Table> => {
    const cards = (await stage.messages(who.id)).filter(({ text }) =>
      text?.includes("may Anna compare how you both play?"),
    );
    expect(cards).toHaveLength(1);
    return tableOf(stage, who, cards[0]);
  };
  /** Resolves to the message once it contains this text, as edits wait for their slot. */
  const saying = (table: Table, words: string) => table.becomes(({ text }) => text.includes(words));
  /** The comparison is sent to Anna's private chat once, with its picture. */
  const comparedOnce = async (since: number): Promise<void> => {
    const found = async () =>
      (await stage.calls({ method: "sendPhoto", ok: true, chatId: anna.id, since })).filter(({ params }) =>
        String(params.caption).includes("I read "),
      );
    expect(await eventually(found, ({ length }) => length > 0)).toHaveLength(1);
  };
  /** Withdraws from the list of questions; the comparison's picture may come in between. */
  const withdrawn = async (who: Person): Promise<string> => {
    await stage.say(who, "/profile privacy");
    const list = await eventually(
      async () => (await stage.messages(who.id)).findLast((one) => labelsOf(one).includes("Withdraw: Anna")),
      (message) => message !== undefined,
    );
    return tableOf(stage, who, list).tells("Withdraw: Anna");
  };

  it("waits in the list of a person without a private chat, which the asker cannot detect", async () => {
    const ella = await player("Ella", "ella_e", 4);
    await stage.say(ella, "/rps play", { chat });
    const word = await (await stage.table(anna, "/profile compare @ella_e")).now();
    expect(word.text).toContain("I’m asking ella_e in our private chat, if there is one");
    expect(labelsOf(word)).toEqual(["Take the question back"]);
    expect(await asks("/profile compare @ella_e")).toContain("ella_e has been asked");
    expect(await asks("/profile compare @nobody_here")).toContain("I’m asking nobody_here");
    const [list] = await stage.say(ella, "/profile privacy");
    expect(list?.text).toContain("– Anna");
    await stage.verdict(["chat not found"]);
  });

  it("closes the other person's card when withdrawn", async () => {
    await stage.say(boris, "/start");
    const word = await stage.table(anna, ASKED);
    expect((await word.now()).text).toContain("I’m asking boris_b in our private chat");
    const asked = await cardOf(boris);
    expect(labelsOf(await asked.now())).toEqual(["Accept", "Decline", "Read it all", "Mute challenges"]);
    await word.press("Take the question back");
    await saying(word, "Anna has taken the question back");
    expect(buttonsOf(await saying(asked, "Anna has taken the question back"))).toEqual([]);
    expect(await asks()).toContain("less than a day ago");
  });

  it("made in a group is accepted from the list there, shown to both, and withdrawn", async () => {
    const since = await stage.mark();
    const [question] = await stage.say(anna, ASKED, { chat });
    expect(question?.text).toContain("may Anna compare");
    await stage.restartBot();
    const list = await stage.table(boris, "/profile privacy");
    expect((await list.now()).text).toContain("– Anna: Rock-paper-scissors, since");
    await list.press("Accept: Anna");
    await saying(list, "I read ");
    await comparedOnce(since);
    expect(await withdrawn(boris)).toContain("can no longer compare");
  });

  it("is accepted in the other person's chat, shown to both once, and withdrawn", async () => {
    const carol = await player("Carol", "carol_c", 2);
    await stage.say(carol, "/rps play");
    const since = await stage.mark();
    expect(await asks("/profile compare @carol_c")).toContain("I’m asking carol_c");
    const card = await cardOf(carol);
    // An answer to a later message shows that Telegram won't redeliver the question.
    await stage.say(carol, "/privacy");
    await stage.restartBot("SIGKILL");
    await card.press("Accept");
    expect(labelsOf(await saying(card, "of Anna and "))).toEqual(["Details"]);
    await comparedOnce(since);
    expect(await withdrawn(carol)).toContain("can no longer compare");
    expect(await asks("/profile compare @carol_c")).toContain("less than a day ago");
  });

  it("tells the asker once when the other person declines", async () => {
    const dora = await player("Dora", "dora_d", 3);
    await stage.say(dora, "/rps play");
    const word = await stage.table(anna, "/profile compare @dora_d");
    const card = await cardOf(dora);
    await card.press("Decline");
    await saying(card, "No comparison this time");
    const heard = (await stage.messages(anna.id)).filter(({ text }) =>
      text?.includes("Dora would rather not"),
    );
    expect(heard).toHaveLength(1);
    expect(await word.tells("Take the question back")).toContain("no longer open");
  });
});

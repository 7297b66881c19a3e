// Two people on Telegram: named by @name, by mention and by reply; asked, compared, and asked again
// after it was taken back.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../../../src/infra/store/index.ts";
import { giveRounds, turning } from "../../../commands/kit/histories.ts";
import { eventually } from "../rig.ts";
import { answersTo, openStage, PATIENCE_MS, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

interface Pressed {
  readonly answer: { readonly text: string | null } | null;
}

describe("profiles on Telegram", () => {
  let stage: Stage;
  let [anna, boris]: readonly Person[] = [];
  let chat: number;
  beforeAll(async () => {
    stage = await openStage();
    chat = await stage.group();
    anna = await stage.simulator.post<Person>("user", {
      first_name: "Anna",
      username: "anna_the_first",
      language_code: "en",
    });
    boris = await stage.simulator.post<Person>("user", {
      first_name: "Борис",
      username: "boris_b",
      language_code: "en",
    });
    const store = await openStore({ dataDir: stage.environment.DATA_DIR ?? "", report: () => {} });
    for (const [seed, { id }] of [anna, boris].entries())
      await giveRounds(
        store,
        { platform: "telegram", id: String(id) },
        { count: 200, seed, ...(seed > 0 && { habit: turning }) },
      );
    await store.close();
  });
  afterAll(() => stage?.end());

  const present = (person: Person | undefined): Person => {
    if (!person) throw new Error("nobody is there");
    return person;
  };

  async function press(who: Person | undefined, message: TelegramMessage, label: string): Promise<Pressed> {
    const button = buttonsOf(message).find(({ text }) => text.includes(label));
    if (!button) throw new Error(`no button "${label}" below ${message.text}`);
    const pressing = { message: message.message_id, chat: message.chat.id, user: present(who).id };
    return stage.simulator.post<Pressed>("press", {
      ...pressing,
      data: button.callback_data,
      wait: PATIENCE_MS,
    });
  }

  const compares = async (more: object, text = "/profile compare"): Promise<TelegramMessage | undefined> =>
    (await answersTo(stage.simulator, { user: present(anna).id, chat, text, ...more }))[0];

  const privatelyTold = async (person: Person | undefined) =>
    (await stage.messages(present(person).id)).map(({ text }) => text ?? "");

  const pictures = async (min: number) => stage.calls({ method: "sendPhoto", min });

  it("are shown privately, and in the group on their owner's word", async () => {
    const me = present(anna);
    await stage.say(me, "/start");
    const since = await stage.mark();
    await stage.write(me, "/profile show", { chat });
    const [card] = await pictures(1);
    expect(card?.params.chat_id).toEqual(expect.anything());
    expect(Number(card?.params.chat_id)).toBe(me.id);
    expect(String(card?.params.caption)).toContain("Anna: Rock-paper-scissors");
    const pressed = await press(me, card?.result as TelegramMessage, "Show here");
    expect(pressed.answer?.text).toContain("Shown where you asked");
    const shown = (await pictures(2)).filter(
      ({ params, seq }) => Number(params.chat_id) === chat && seq > since,
    );
    expect(shown).toHaveLength(1);
    await stage.verdict();
  });

  it("are compared after consent, and not any more when it was taken back", async () => {
    await stage.say(present(boris), "/rps play", { chat });
    const card = (await compares({}, "/profile compare @boris_b")) as TelegramMessage;
    expect(card.text).toContain("may Anna compare how you both play?");
    // As a message for her alone, where the group's pace has room for one.
    const { answer } = await press(anna, card, "Accept");
    const told = answer?.text ?? (await stage.whispersTo(present(anna), chat)).at(-1);
    expect(told).toContain("for somebody else");
    await stage.restartBot();
    await press(boris, card, "Accept");
    const compared = (await stage.messages(chat)).find(({ message_id }) => message_id === card.message_id);
    expect(compared?.text).toContain("I read ");
    expect(buttonsOf(compared as TelegramMessage).map(({ text }) => text)).toEqual(["Details"]);
    const [picture] = await pictures(1);
    expect(Number(picture?.params.chat_id)).toBe(chat);
    expect(picture?.ok).toBe(true);
    await stage.say(present(boris), "/start");
    await press(boris, compared as TelegramMessage, "Details");
    // A message for him alone, or in private where the chat's pace leaves no room for one; it follows the
    // press's answer.
    await eventually(
      async () => [...(await stage.whispersTo(present(boris), chat)), ...(await privatelyTold(boris))],
      (told) => told.some((text) => text?.includes("The figures of this comparison")),
    );
    expect(await stage.whispersTo(present(anna), chat)).not.toContainEqual(
      expect.stringContaining("The figures"),
    );
    const [list] = await stage.say(present(boris), "/profile privacy");
    expect((await press(boris, list as TelegramMessage, "Take back: Anna")).answer?.text).toContain(
      "can no longer compare",
    );
  });

  it("find who is mentioned without a name, and whose message is answered", async () => {
    const { message } = await stage.simulator.post<{ message: TelegramMessage }>("message", {
      user: present(boris).id,
      chat,
      text: "hello",
    });
    const answered = (await compares({ reply_to: message.message_id })) as TelegramMessage;
    expect(answered.text).toContain("may Anna compare");
    await press(anna, answered, "Take the question back");
    const text = "/profile compare Boris";
    const entities = [
      { type: "bot_command", offset: 0, length: 8 },
      {
        type: "text_mention",
        offset: 17,
        length: 5,
        user: { id: present(boris).id, is_bot: false, first_name: "Борис" },
      },
    ];
    const mentioned = await compares({ text: undefined, content: { text, entities } });
    expect(mentioned?.text).toContain("Борис, may Anna compare");
    expect((await compares({}, `/profile compare`))?.text).toContain("Compared with whom?");
    await stage.verdict();
  });

  it("are deleted with everything else", async () => {
    const [question] = await stage.say(present(boris), "/data delete");
    await press(boris, question as TelegramMessage, "Delete everything");
    expect((await compares({}, "/profile compare @boris_b"))?.text).toContain("may Anna compare");
    await stage.verdict();
  });
});

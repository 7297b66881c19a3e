// A challenge on Telegram mentions the one person who was named, by @name or by a link to them.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { openStage, type Person, type Stage, type TelegramMessage } from "./stage.ts";
import { buttonsOf } from "./table.ts";

interface Entity {
  readonly type: string;
  readonly offset: number;
  readonly length: number;
  readonly user?: { readonly id: number };
}

/** Whom a message mentions: by id, or by @name. */
function mentionedIn({ text, entities = [] }: TelegramMessage): readonly (number | string | undefined)[] {
  return (entities as readonly Entity[]).flatMap<number | string | undefined>(
    ({ type, offset, length, user }) => {
      if (type === "text_mention") return [user?.id];
      return type === "mention" ? [text.slice(offset, offset + length)] : [];
    },
  );
}

describe("a challenge on Telegram", () => {
  let stage: Stage;
  let chat: number;
  beforeAll(async () => {
    stage = await openStage({ environment: { TELEGRAM_PACE: "off" } });
    chat = await stage.group();
  });
  afterAll(() => stage?.end());

  const named = (first_name: string, username: string) =>
    stage.simulator.post<Person>("user", { first_name, username, language_code: "en" });
  const says = async (who: Person, text: string, answering?: TelegramMessage): Promise<TelegramMessage> => {
    const body = { user: who.id, chat, text, wait: 5000, calls: 1 };
    const { replies } = await stage.simulator.post<{ replies: readonly { result: TelegramMessage }[] }>(
      "message",
      { ...body, ...(answering && { reply_to: answering.message_id }) },
    );
    return replies[0]?.result as TelegramMessage;
  };
  /** Presses, and resolves to what the presser alone was told last. */
  const press = async (who: Person, message: TelegramMessage, label: string): Promise<string | undefined> => {
    const data = buttonsOf(message).find(({ text }) => text.includes(label))?.callback_data;
    const pressing = { user: who.id, chat, message: message.message_id, data, wait: 5000, force: true };
    await stage.simulator.post("press", pressing);
    return (await stage.whispersTo(who, chat)).at(-1);
  };
  const becomes = (message: TelegramMessage, words: string) =>
    eventually(
      async () => (await stage.messages(chat)).find((one) => one.message_id === message.message_id),
      (now) => now?.text.includes(words) === true,
    ) as Promise<TelegramMessage>;

  it("to whose message was answered links that person; its end mentions nobody", async () => {
    const [anna, boris] = [await stage.person("Anna @zoe"), await stage.person("Boris <b>")];
    const line = await stage.write(boris, "Who dares?", { chat });
    const card = await says(anna, "/mines race pocket", line);
    expect(card.text).toMatch(/\nBoris <b>, Anna @\u2060zoe challenges you/);
    expect(mentionedIn(card)).toEqual([boris.id]);
    expect(await press(anna, card, "Accept")).toContain("Only Boris <b> can answer this");
    await press(boris, card, "Decline");
    const declined = await becomes(card, "Boris <b> would rather not this time");
    expect(mentionedIn(declined)).toEqual([]);
    expect(buttonsOf(declined)).toEqual([]);
    await stage.verdict();
  });

  it("by an @name mentions that name; who mutes challenges is left alone by it, over a restart", async () => {
    const [anna, boris] = [await stage.person("Anna"), await named("Boris", "boris_b")];
    const card = await says(anna, "/mines race @boris_b pocket");
    expect(card.text).toContain("@boris_b, Anna challenges you");
    expect(mentionedIn(card)).toEqual(["@boris_b"]);
    expect(await press(boris, card, "Mute challenges")).toContain("nobody challenges you by name");
    await press(boris, card, "Accept");
    await becomes(card, "not through yet");
    await stage.restartBot();
    const zoe = await stage.person("Zoe");
    const told = await says(zoe, "/mines race @boris_b pocket");
    expect(told.text).toContain("takes no challenges");
    expect(buttonsOf(told)).toEqual([]);
    expect(mentionedIn(told)).toEqual([]);
    await stage.verdict();
  });

  it("to this bot, to another, or from a private chat is refused in words, and mentions nobody", async () => {
    const anna = await stage.person("Anna");
    expect((await says(anna, "/mines race @test123456_bot")).text).toContain("/rps play");
    const bots = await says(anna, "/mines race @other_bot");
    expect(bots.text).toContain("Bots do not press buttons");
    expect(mentionedIn(bots)).toEqual([]);
    const [alone] = await stage.say(anna, "/mines race @boris_b");
    expect(alone?.text).toContain("does not see this chat");
    await stage.verdict();
  });
});

// A challenge on Telegram mentions the person named, by @name or by a link to them.

import { beforeAll, describe, expect, it } from "vitest";
import { answersTo, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, mentionsIn, type Table, tableOf } from "./table.ts";

describe("a challenge on Telegram", () => {
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });
  let chat: number;
  beforeAll(async () => {
    chat = await stage.group();
  });

  const says = async (who: Person, text: string, answering?: TelegramMessage): Promise<TelegramMessage> => {
    const reply = answering && { reply_to: answering.message_id };
    const [answer] = await answersTo(stage.simulator, { user: who.id, chat, text, ...reply });
    return answer as TelegramMessage;
  };
  const becomes = (table: Table, words: string) => table.becomes(({ text }) => text.includes(words));

  it("made by replying links the challenged player, and its result mentions no one", async () => {
    const [anna, boris] = [await stage.person("Anna @zoe"), await stage.person("Boris <b>")];
    const line = await stage.write(boris, "Who dares?", { chat });
    const card = await says(anna, "/mines race pocket", line);
    expect(card.text).toMatch(/\nBoris <b>, Anna @\u2060zoe challenges you/);
    expect(mentionsIn(card)).toEqual([boris.id]);
    const table = tableOf(stage, boris, card);
    expect(await table.tells("Accept", { who: anna })).toContain("Only Boris <b> can answer this");
    await table.press("Decline");
    const declined = await becomes(table, "Boris <b> would rather not this time");
    expect(mentionsIn(declined)).toEqual([]);
    expect(buttonsOf(declined)).toEqual([]);
  });

  it("mentions an @name, but not a player who muted challenges, even after a restart", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris", "en", "boris_b")];
    const card = await says(anna, "/mines race @boris_b pocket");
    expect(card.text).toContain("@boris_b, Anna challenges you");
    expect(mentionsIn(card)).toEqual(["@boris_b"]);
    const table = tableOf(stage, boris, card);
    expect(await table.tells("Mute challenges")).toContain("no one can challenge you by name");
    await table.press("Accept");
    await becomes(table, "still playing");
    await stage.restartBot();
    const seen = await says(await stage.person("Zoe"), "/mines race @boris_b pocket");
    expect(seen.text).toContain("isn’t taking challenges");
    expect(buttonsOf(seen)).toEqual([]);
    expect(mentionsIn(seen)).toEqual([]);
  });

  it("explains why it refuses this bot, another bot or a private chat, and mentions no one", async () => {
    const anna = await stage.person("Anna");
    expect((await says(anna, "/mines race @test123456_bot")).text).toContain("/rps play");
    const bots = await says(anna, "/mines race @other_bot");
    expect(bots.text).toContain("Bots don’t press buttons");
    expect(mentionsIn(bots)).toEqual([]);
    const [alone] = await stage.say(anna, "/mines race @boris_b");
    expect(alone?.text).toContain("can’t see this chat");
  });
});

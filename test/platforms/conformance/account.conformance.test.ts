// One player on both platforms, a simulated Discord and a simulated Telegram served by one bot: a code is shown on one,
// typed on the other and confirmed on both, and later the accounts are unlinked.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPrivate, newcomer, type Person, shownBy, wordsOn } from "./discord/person.ts";
import { expectNoRuleBroken } from "./discord/stage.ts";
import { eventually, type Simulator, startSimulator } from "./rig.ts";
import {
  openStage,
  PATIENCE_MS,
  type Stage,
  type TelegramMessage,
  type Person as TelegramPerson,
} from "./telegram/stage.ts";
import { buttonsOf } from "./telegram/table.ts";

const CODE = /[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}/;

describe("one player on Discord and Telegram", () => {
  let discord: Simulator;
  let telegram: Stage;
  beforeAll(async () => {
    discord = await startSimulator("discord", "--no-privileged-intents");
    const environment = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl };
    telegram = await openStage({ environment });
  });
  afterAll(async () => {
    await telegram?.end();
    await discord?.stop();
  });

  async function press(who: TelegramPerson, message: TelegramMessage, label: string, duplicate = 0) {
    const button = buttonsOf(message).find(({ text }) => text.includes(label));
    if (!button) throw new Error(`no button "${label}" below ${message.text}`);
    const { message_id, chat } = message;
    await telegram.simulator.post("press", {
      ...{ message: message_id, chat: chat.id, user: who.id, data: button.callback_data },
      ...{ wait: PATIENCE_MS, duplicate },
    });
  }

  const sayingTo = (who: TelegramPerson, words: string) =>
    eventually(
      async () => (await telegram.messages(who.id)).find(({ text }) => text?.includes(words)),
      (found) => found !== undefined,
    ) as Promise<TelegramMessage>;

  async function codeOn(anna: Person): Promise<string> {
    const shown = shownBy(await anna.says("account link"));
    expect(isPrivate(shown)).toBe(true);
    return CODE.exec(shown.content)?.[0] ?? "";
  }

  it("links by a code from Discord in both languages and unlinks on Telegram", async () => {
    const anna = await newcomer(discord, {}, "Anna");
    const anya = await telegram.person("Аня", "ru");
    const code = await codeOn(anna);
    const [question] = await telegram.say(anya, `/account link ${code.toLowerCase()}`);
    expect(question?.text).toContain("Anna в Discord");
    await press(anya, question as TelegramMessage, "Связать", 2);
    await sayingTo(anya, "Вы согласились");
    const asked = shownBy(await anna.says("account link"));
    expect(isPrivate(asked)).toBe(true);
    expect(asked.content).toContain("Аня on Telegram");
    expect(wordsOn(asked)).toEqual(["Link", "No"]);
    expect(shownBy(await anna.presses(asked, "Link", { duplicate: 2 })).content).toContain(
      "are now one player",
    );
    await sayingTo(anya, "теперь один игрок");
    const [parting] = await telegram.say(anya, "/account unlink");
    await press(anya, parting as TelegramMessage, "Отвязать");
    await sayingTo(anya, "Отвязано");
    expect(shownBy(await anna.says("account unlink")).content).toContain("isn’t linked");
  });

  it("links by a code from Telegram, asking its owner in the private chat", async () => {
    const anna = await newcomer(discord, {}, "Boris");
    const borya = await telegram.person("Боря", "ru");
    const [shown] = await telegram.say(borya, "/account link");
    const code = CODE.exec(shown?.text ?? "")?.[0] ?? "";
    const question = shownBy(await anna.says("account link", { code }));
    expect(isPrivate(question)).toBe(true);
    shownBy(await anna.presses(question, "Link"));
    const asked = await sayingTo(borya, "Связать этот аккаунт");
    await press(borya, asked, "Связать");
    expect(shownBy(await anna.says("account link")).content).toContain("are now one player");
  });

  it("never shows the code in a message that a group can read", async () => {
    const vera = await telegram.person("Vera");
    const chat = await telegram.group();
    await telegram.say(vera, "/start");
    await telegram.write(vera, "/account link", { chat });
    await sayingTo(vera, "/account link ");
    const group = await telegram.messages(chat);
    const seen = group.filter(({ ephemeral_message_id }) => ephemeral_message_id === undefined);
    expect(seen.map(({ text }) => text).join("\n")).not.toMatch(CODE);
  });

  it("breaks no rule of Discord", () => expectNoRuleBroken(discord));
});

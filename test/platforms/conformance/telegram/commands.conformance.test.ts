// Correct and incorrect commands on Telegram, in private and in groups, in English and in Russian.

import { describe, expect, it } from "vitest";
import { cutToCells } from "../../../../src/chat/index.ts";
import { BOT_NAME, fileText, type Person, runGadalka, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, openTable } from "./table.ts";

const CYRILLIC = /[а-яё]/i;
const LATIN_WORDS = /[A-Za-z]{3,}/;
/** Markup that a bot adds deliberately; Telegram itself finds links and commands in any text. */
const MARKUP = [
  "bold",
  "italic",
  "underline",
  "strikethrough",
  "spoiler",
  "code",
  "pre",
  "text_link",
  "blockquote",
];

/** How much of a name a board shows, in cells. */
const NAME_CELLS = 24;

describe("a command on Telegram", () => {
  const stage = useStage();

  const answerTo = async (text: string, language = "en"): Promise<TelegramMessage> => {
    const [answer] = await stage.say(await stage.person("Anna", language), text);
    return answer as TelegramMessage;
  };

  const playOneRound = async (who: Person): Promise<void> => {
    const table = await stage.table(who, "/rps play endless");
    await table.play("rock");
    await table.play("stop");
  };

  it.each([
    ["/rps", "Rock-paper-scissors · first to 10"],
    [`/rps@${BOT_NAME}`, "Rock-paper-scissors · first to 10"],
    [`/RPS@${BOT_NAME.toUpperCase()} play`, "Rock-paper-scissors · first to 10"],
    ["/rps play lizard-spock", "Rock-paper-scissors-lizard-Spock · first to 10"],
    ["/rps lizard-spock", "Rock-paper-scissors-lizard-Spock · first to 10"],
    ["/rps play variant=lizard-spock length=best of 9", "Rock-paper-scissors-lizard-Spock · best of 9"],
    ["/rps play first to 3", "Rock-paper-scissors · first to 3"],
    ["/rps play endless opponent=random", "Rock-paper-scissors · endless · opponent: Fair coin"],
    [
      "/rps play opponent=wildcard:context=2",
      "Rock-paper-scissors · first to 10 · opponent: wildcard:context=2",
    ],
  ])("starts a match when someone types %s", async (text, title) => {
    const message = await answerTo(text);
    expect(message.text.split("\n")[0]).toBe(`🔮 ${title} · Anna 0 : 0 Gadalka`);
    expect(buttonsOf(message).length).toBeGreaterThan(3);
  });

  it.each([
    ["/dance", "command “dance”", "What I can do: /help"],
    ["/rps paly", "doesn’t understand “paly”", "Did you mean /rps play?"],
    ["/rps play sideways", "“sideways”", "variant=classic|lizard-spock"],
    ["/rps play opponent=wildcrad", "“wildcrad”", "wildcard"],
    ["/rps verify nonsense", "isn’t one of my proof lines", "gd1."],
    ["/help me", "“me”", "/help"],
  ])("explains what is wrong and what would work when it is %s", async (text, wrong, right) => {
    const message = await answerTo(text);
    expect(message.text).toContain(wrong);
    expect(message.text).toContain(right);
    expect(buttonsOf(message)).toEqual([]);
  });

  it.each(["/start", "/start from_a_link", "/start@test123456_bot"])(
    "greets the player and offers every game when it is %s",
    async (text) => {
      const anna = await stage.person("Anna");
      const [greeting] = await stage.say(anna, text);
      expect(greeting?.text).toContain("I’m Gadalka");
      expect(buttonsOf(greeting as TelegramMessage)).toHaveLength(7);
      const seat = { chat: anna.id, message: greeting?.message_id as number };
      const since = await stage.mark();
      const data = buttonsOf(greeting as TelegramMessage)[1]?.callback_data ?? "";
      await openTable(stage, anna, seat).pressData(data);
      const [posted] = await stage.calls({ method: "sendMessage", chatId: anna.id, since, min: 1 });
      expect(posted?.result.text).toContain("lizard-Spock · first to 10 · Anna 0 : 0 Gadalka");
    },
  );

  it("exports all stored data as a file for /data export, without the open match's seed", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await table.play("paper");
    const [, sent] = await stage.say(anna, "/data export", { calls: 2 });
    expect(sent?.document?.file_name).toBe("gadalka-export.json");
    const text = await fileText(stage, sent as TelegramMessage);
    expect(JSON.parse(text).games.rps.rounds).toEqual([{ you: "paper", gadalka: expect.any(String) }]);
    expect(text).not.toContain("seed");
    expect(text).not.toContain("Anna");
  });

  it.each(["/data export", "/data delete", "/rps verify"])(
    "sends private answers to the private chat when %s is typed in a group",
    async (text) => {
      const anna = await stage.person("Anna");
      await playOneRound(anna);
      const chat = await stage.group();
      const since = await stage.mark();
      await stage.write(anna, text, { chat });
      const [sent] = await stage.calls({ method: "sendMessage", chatId: anna.id, since, min: 1 });
      expect(sent?.result.chat.id).toBe(anna.id);
      expect(await stage.calls({ chatId: chat, since })).toEqual([]);
    },
  );

  it.each([
    ["/help", "learn how you choose", "What I can do"],
    ["/start", "learn how you choose", "I’m Gadalka"],
  ])(
    "answers %s briefly in a group, with a button that opens the page privately",
    async (text, brief, title) => {
      const anna = await stage.person("Anna");
      const [answer] = await stage.say(anna, text, { chat: await stage.group() });
      expect(answer?.text).toContain(brief);
      expect(answer?.text.length).toBeLessThan(300);
      const [button] = (answer ? buttonsOf(answer) : []) as unknown as { url: string }[];
      const payload = button?.url.split("?start=")[1];
      expect(button?.url).toContain(`https://t.me/${BOT_NAME}?start=`);
      const [page] = await stage.say(anna, `/start ${payload}`);
      expect(page?.text).toContain(title);
    },
  );

  it("leads a person who can't be written to from a group into the private chat", async () => {
    const anna = await stage.person("Anna");
    await playOneRound(anna);
    await stage.simulator.post("membership", { user: anna.id, blocked: true });
    const [answer] = await stage.say(anna, "/rps verify", { chat: await stage.group() });
    expect(answer?.text).toBe("That’s for your eyes only.");
    const [button] = buttonsOf(answer as TelegramMessage) as unknown as { url: string }[];
    expect(button?.url).toContain(`https://t.me/${BOT_NAME}`);
  });

  it.each([
    ["/rps", "Камень-ножницы-бумага · до 10 очков"],
    ["/rps play до 3", "до 3 очков"],
    ["/help", "Что я умею"],
    ["/start", "Я Гадалка"],
    ["/privacy", "Ваши данные"],
    ["/rps verify", "нет ничего законченного"],
    ["/dance", "Не знаю команды"],
  ])("answers in Russian when the player's app is Russian: %s", async (text, words) => {
    const message = await answerTo(text, "ru");
    expect(message.text).toContain(words);
    for (const { text: label } of buttonsOf(message)) expect(label).toMatch(CYRILLIC);
    const ours = message.text.replace(
      /(?:[0-9a-f]{8} ){3}[0-9a-f]{8}|(?:[0-9a-f]{4} ){2}[0-9a-f]{4}|Anna|Telegram|lizard-spock|\/\w+( \w+(=\w+|(, \w+)*))?|"\w+"|«\w+»/g,
      "",
    );
    expect(ours).not.toMatch(LATIN_WORDS);
  });

  it.each([
    "<b>Bold</b> & \"Sons\" 'R' us",
    "&amp; &lt;i&gt;",
    "*_`[x](http://example.com)`_*",
    "</b></i></pre>",
    "Ж".repeat(64),
    "😀\u202Eevil",
  ])("shows the name %s literally, not as markup", async (name) => {
    const person = await stage.person(name);
    const table = await stage.table(person, "/rps play first to 1");
    const message = await table.now();
    // Removes the invisible characters that keep a name from becoming an address.
    const shown = message.text.replaceAll("\u2060", "");
    expect(shown).toContain(cutToCells(name.replace("\u202E", ""), NAME_CELLS));
    const formats = message.entities?.map(({ type }) => type) ?? [];
    expect(formats.filter((type) => MARKUP.includes(type))).toEqual(["bold", "italic"]);
    expect(formats).not.toContain("url");
    await table.play("rock");
  });

  it("is published again only when the menu differs from Telegram's", async () => {
    await runGadalka(stage, "publish-commands");
    const since = await stage.mark();
    expect((await runGadalka(stage, "publish-commands")).output).toContain(
      "telegram: commands already up to date",
    );
    await stage.restartBot();
    expect(await stage.calls({ method: "setMyCommands", since })).toEqual([]);
    expect(await stage.calls({ method: "setMyDescription", since })).toEqual([]);
    const token = stage.simulator.token;
    await fetch(`${stage.simulator.apiUrl}/bot${token}/deleteMyCommands?language_code=ru`);
    expect((await runGadalka(stage, "publish-commands")).output).toContain("telegram: commands published");
    expect(await stage.calls({ method: "setMyCommands", since })).toHaveLength(1);
  });
});

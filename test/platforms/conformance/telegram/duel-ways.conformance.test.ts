// Every way to start a duel on Telegram, in each language: a command, a name, a mention, a reply, any chat by inline
// mode; and the message for people who can't take it.

import { beforeAll, describe, expect, it } from "vitest";
import { duelWords, LANGUAGES } from "../duel-words.ts";
import { eventually } from "../rig.ts";
import { answersTo, PATIENCE_MS, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, editsOf, mentionsIn, openTable, type Table, tableOf } from "./table.ts";

describe.each(LANGUAGES)("ways into a duel on Telegram, %s", (language) => {
  const words = duelWords(language);
  const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });
  let chat: number;
  beforeAll(async () => {
    chat = await stage.group();
  });

  const people = async (...names: readonly string[]) =>
    Promise.all(names.map((name) => stage.person(name, words.code.telegram))) as Promise<
      [Person, Person, Person]
    >;

  /** Sends a message of any form and opens the bot's answer. */
  const posts = async (who: Person, message: object): Promise<Table> => {
    const [card] = await answersTo(stage.simulator, { user: who.id, chat, ...message });
    return tableOf(stage, who, card);
  };

  const says = (who: Person, text: string, answered?: TelegramMessage): Promise<TelegramMessage> =>
    stage.write(who, text, { chat, ...(answered && { reply_to: answered.message_id }) });
  const whispered = (who: Person, part: string) =>
    eventually(
      () => stage.whispersTo(who, chat),
      (all) => all.at(-1)?.includes(part) === true,
    );

  const begins = (table: Table, first: string, second: string): Promise<TelegramMessage> =>
    table.becomes(({ text }) => text.includes(words.choosing(first, second)));

  it("gives an open duel to the first taker, and privately tells the next presser and its owner", async () => {
    const [anna, boris, vera] = await people("Anna", "Boris", "Vera");
    const table = await stage.table(anna, "/rps duel", chat);
    expect((await table.now()).text).toContain(words.looks("Anna"));
    expect(await table.tells("accept")).toContain(words.self);
    const accept = await table.button("accept");
    await table.press("accept", { who: boris });
    await begins(table, "Anna", "Boris");
    await table.pressData(accept, { who: vera });
    expect((await stage.whispersTo(vera, chat)).at(-1)).toContain(words.taken);
    expect(await table.tells("rock", { who: vera })).toContain(words.notYours("Anna", "Boris"));
    expect((await table.now()).text).toContain(words.choosing("Anna", "Boris"));
  });

  it("gives one opponent to a duel that two press at once, and answers both", async () => {
    const [anna, boris, vera] = await people("Anna", "Boris", "Vera");
    const table = await stage.table(anna, "/rps duel", chat);
    const accept = await table.button("accept");
    await Promise.all([boris, vera].map((who) => table.pressData(accept, { who, duplicate: 1 })));
    const { text } = await table.becomes((shown) => buttonsOf(shown).some((one) => isMove(one)));
    expect(text.includes(words.choosing("Anna", "Boris"))).not.toBe(
      text.includes(words.choosing("Anna", "Vera")),
    );
  });

  it("mentions an @name, and lets no one else accept", async () => {
    const [anna, vera] = await people("Anna", "Vera");
    const boris = await stage.person("Boris", words.code.telegram, `boris_${language}`);
    await stage.say(boris, "/start");
    const table = await stage.table(anna, `/rps duel @boris_${language}`, chat);
    const card = await table.now();
    expect(card.text).toContain(words.calls("Anna"));
    expect(mentionsIn(card)).toEqual([boris.id]);
    for (const move of ["accept", "decline"])
      expect(await table.tells(move, { who: vera })).toContain(words.notInvited(`@\u2060boris_${language}`));
    await table.press("accept", { who: boris });
    expect(mentionsIn(await begins(table, "Anna", "Boris"))).toEqual([]);
  });

  it("challenges a person mentioned without a username", async () => {
    const [anna, boris] = await people("Anna", "Boris");
    const mention = { type: "text_mention", offset: 10, length: 5, user: boris };
    const command = { type: "bot_command", offset: 0, length: 4 };
    const table = await posts(anna, {
      content: { text: "/rps duel Boris", entities: [command, mention] },
    });
    expect(mentionsIn(await table.now())).toEqual([boris.id]);
    await table.press("accept", { who: boris });
    await begins(table, "Anna", "Boris");
  });

  it("challenges the author of the message replied to", async () => {
    const [anna, boris] = await people("Anna", "Boris");
    const line = await says(boris, "Who dares?");
    const table = await posts(anna, { text: "/rps duel", reply_to: line.message_id });
    expect(mentionsIn(await table.now())).toEqual([boris.id]);
    await table.press("accept", { who: boris });
    await begins(table, "Anna", "Boris");
  });

  it("privately refuses a duel with oneself or with a player who takes none", async () => {
    const [anna, boris] = await people("Anna", "Boris");
    const [hers, his] = [await says(anna, "?"), await says(boris, "!")];
    await stage.say(boris, "/privacy challenges=off");
    await says(anna, "/rps duel", hers);
    await whispered(anna, words.self);
    await says(anna, "/rps duel", his);
    await whispered(anna, words.notTaking("Boris"));
    const shown = await stage.messages(chat);
    expect(shown.filter((one) => one.text.includes(words.notTaking("Boris")))).toEqual([]);
  });

  it("lets the first two pressers play an inline duel in its message", async () => {
    const [anna, boris, vera] = await people("Anna", "Boris", "Vera");
    const table = await offered(anna);
    const mark = await stage.mark();
    await table.press("offered", { who: boris });
    const open = await table.becomes(({ text }) => text.includes(words.looks("Boris")));
    expect(mentionsIn(open)).toEqual([]);
    const alert = await table.press("accept", { who: boris });
    expect(alert).toMatchObject({ show_alert: true, text: expect.stringContaining(words.self) });
    await table.press("accept", { who: vera });
    await begins(table, "Boris", "Vera");
    const stranger = await table.press("rock", { who: anna });
    expect(stranger).toMatchObject({
      show_alert: true,
      text: expect.stringContaining(words.notYours("Boris", "Vera")),
    });
    for (let round = 0; round < 3; round++) {
      expect((await table.press("rock", { who: boris })).text).toBe(words.pickIn("rock"));
      await table.becomes(({ text }) => text.includes(words.chose("Boris", "Vera")));
      await table.press("scissors", { who: vera });
      await table.becomes(({ text }) => text.includes(` ${round + 1} : 0`));
    }
    const edits = await stage.calls({ ...editsOf(table.seat), since: mark });
    expect(edits.length).toBeGreaterThanOrEqual(8);
    expect((await table.now()).text).toContain(words.beats("Boris", "Vera", 3, 0));
    // A rematch stays in the message, too, because the bot can't post in a chat it isn't in.
    await table.press("again", { who: vera });
    const again = await table.button("again");
    await table.press("again", { who: boris });
    await begins(table, "Boris", "Vera");
    await table.press("rock", { who: vera });
    await table.becomes(({ text }) => text.includes(words.chose("Vera", "Boris")));
    await table.pressData(again, { who: boris });
    expect((await table.now()).text).toContain(words.chose("Vera", "Boris"));
  });

  /** Sends the result of `@bot duel` in a chat that the bot isn't in. */
  async function offered(who: Person): Promise<Table> {
    const query = { user: who.id, query: "duel", wait: PATIENCE_MS };
    const { inline_query_id, results } = await stage.simulator.post<{
      inline_query_id: string;
      results: readonly { id: string }[];
    }>("inline", query);
    const result = results.find(({ id }) => id.startsWith("duel-"))?.id;
    const elsewhere = await stage.group();
    const sent = await stage.simulator.post<{ message: TelegramMessage; inline_message_id: string }>(
      "choose",
      {
        ...{ inline_query: inline_query_id, result, chat: elsewhere, query: "duel" },
      },
    );
    return openTable(stage, who, {
      ...{ chat: elsewhere, message: sent.message.message_id, inline: sent.inline_message_id },
    });
  }
});

function isMove({ callback_data }: { readonly callback_data: string }): boolean {
  return callback_data.endsWith(":rock");
}

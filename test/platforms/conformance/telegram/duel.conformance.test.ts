// A duel on Telegram from the challenge to the rematch: by a name, a mention, a reply or in any chat; what is edited and
// what is private, with double presses, timeouts and a killed bot. And nothing that's sent reveals a pick.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockAhead } from "../clock-ahead.ts";
import { duelWords, withoutNames } from "../duel-words.ts";
import { eventually } from "../rig.ts";
import { answersTo, PATIENCE_MS, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { buttonsOf, editsOf, mentionsIn, openTable, type Table, tableOf } from "./table.ts";

const ROUND_MS = 24 * 3_600_000;
/** Calls that show one person a private line. */
const LINE: ReadonlySet<string> = new Set(["sendMessage", "editEphemeralMessageText"]);
const MOVES = ["rock", "paper", "scissors"] as const;

describe("a duel on Telegram", () => {
  const words = duelWords("ru");
  const clock = clockAhead();
  const stage = useStage({ environment: { TELEGRAM_PACE: "off", ...clock.environment } });
  let chat: number;
  beforeAll(async () => {
    chat = await stage.group();
  });
  afterAll(() => clock.remove());

  interface Fight {
    readonly table: Table;
    readonly anna: Person;
    readonly boris: Person;
    readonly chat: number;
  }

  /** Anna has challenged Boris, and he has accepted. */
  async function fight(line = "/rps duel"): Promise<Fight> {
    const { table, anna, boris, chat } = await challenge(line);
    await table.press("accept", { who: boris });
    await shows(table, words.choosing("Anna", "Boris"));
    return { table, anna, boris, chat };
  }

  /** Anna has challenged Boris by replying to him. */
  async function challenge(line = "/rps duel", chat?: number): Promise<Fight> {
    const [anna, boris] = (await Promise.all(
      ["Anna", "Boris"].map((name) => stage.person(name, words.code.telegram)),
    )) as [Person, Person];
    const where = chat ?? (await stage.group());
    const { message_id: reply_to } = await stage.write(boris, "!", { chat: where });
    const [card] = await stage.say(anna, line, { chat: where, reply_to });
    const table = tableOf(stage, anna, card);
    return { table, anna, boris, chat: where };
  }

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
  const begins = (table: Table, first: string, second: string): Promise<TelegramMessage> =>
    table.becomes(({ text }) => text.includes(words.choosing(first, second)));

  const shows = (table: Table, part: string): Promise<TelegramMessage> =>
    table.becomes(({ text }) => text.includes(part));

  const shownIn = async (who: Person, chat: number): Promise<string> =>
    (await stage.whispersTo(who, chat)).join("\n");

  /** The answer to a pick: in the picker's private line below the duel, or in a toast if there's no slot. */
  const picked = async (table: Table, move: string, who: Person): Promise<string> => {
    const { text, show_alert } = await table.press(move, { who });
    expect(show_alert).toBe(false);
    return text ?? (await stage.whispersTo(who, table.seat.chat)).at(-1) ?? "";
  };

  it("shows who has chosen, resolves a round when both have, and reveals both players' moves at the end", async () => {
    const { table, anna, boris, chat } = await fight();
    const picks = [
      ["rock", "scissors", 1, 0],
      ["paper", "paper", 1, 0],
      ["paper", "scissors", 1, 1],
      ["scissors", "paper", 2, 1],
    ] as const;
    for (const [hers, his, won, lost] of picks) {
      expect(await picked(table, hers, anna)).toBe(words.pickIn(hers));
      await shows(table, words.chose("Anna", "Boris"));
      expect((await table.press(his, { who: boris })).text).toContain(words.pickIn(his));
      // After a draw, the score alone looks like that of the previous round.
      await table.becomes(
        ({ text }) =>
          text.includes(words.score("Anna", won, lost, "Boris")) &&
          !text.includes(words.chose("Anna", "Boris")),
      );
    }
    await table.press("rock", { who: boris });
    await shows(table, words.chose("Boris", "Anna"));
    await table.press("paper", { who: anna });
    const over = await shows(table, words.beats("Anna", "Boris", 3, 1));
    expect(over.text).toContain("✊✋✋✌️✋ Anna\n✌️✋✌️✋✊ Boris");
    expect(buttonsOf(over).some(({ callback_data }) => callback_data.endsWith(":rock"))).toBe(false);
    expect((await stage.messages(chat)).filter(({ text }) => text.includes("Anna"))).toHaveLength(1);
    for (const who of [anna, boris])
      expect((await stage.whispersTo(who, chat)).length).toBeLessThanOrEqual(1);
  });

  it("counts two simultaneous picks as one round, each answered once, even if delivered twice", async () => {
    const { table, anna, boris, chat } = await fight();
    const [rock, paper] = [await table.button("rock"), await table.button("paper")];
    const since = await stage.mark();
    const [hers, his] = await Promise.all([
      table.pressData(rock, { who: anna, duplicate: 2 }),
      table.pressData(paper, { who: boris, duplicate: 2 }),
    ]);
    expect(hers.text ?? (await shownIn(anna, chat))).toContain(words.pickIn("rock"));
    expect(his.text ?? (await shownIn(boris, chat))).toContain(words.pickIn("paper"));
    await shows(table, words.score("Anna", 0, 1, "Boris"));
    const answers = await stage.calls({ method: "answerCallbackQuery", since });
    expect(answers).toHaveLength(2);
  });

  it("keeps a repeated pick, and privately tells a stranger whose duel it is", async () => {
    const { table, anna, boris, chat } = await fight();
    await table.press("rock", { who: anna });
    await shows(table, words.chose("Anna", "Boris"));
    const before = await table.now();
    expect(await picked(table, "paper", anna)).toBe(words.pickKept(1));
    const vera = await stage.person("Vera", words.code.telegram);
    for (const move of ["rock", "stop"]) await table.press(move, { who: vera });
    expect(await shownIn(vera, chat)).toContain(words.notYours("Anna", "Boris"));
    expect(await shownIn(boris, chat)).toBe("");
    expect((await table.now()).text.split("\n").slice(0, 3)).toEqual(before.text.split("\n").slice(0, 3));
    await table.press("scissors", { who: boris });
    await shows(table, words.score("Anna", 1, 0, "Boris"));
  });

  /** Messages visible only to the picker may show the pick. */
  const isForOne = (params: object): boolean =>
    "ephemeral_message_parameters" in params || "ephemeral_message_id" in params;

  it("sends others identical bytes whatever was picked, and does not log the pick", async () => {
    const sent = [];
    for (const move of MOVES) {
      const { table, anna } = await fight();
      const since = await stage.mark();
      await table.press(move, { who: anna });
      await shows(table, words.chose("Anna", "Boris"));
      await table.press("rock", { who: anna });
      sent.push(
        (await stage.calls({ since }))
          .filter(({ method, params }) => method !== "getUpdates" && !isForOne(params))
          .map(({ method, params }) => withoutNames([method, params]))
          .sort(),
      );
    }
    expect(sent[0]?.length).toBeGreaterThanOrEqual(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]).toEqual(sent[0]);
    expect(stage.bot().output()).not.toMatch(/rock|paper|scissors/);
  });

  it("needs as many calls for a pick as a match does for a press, plus one for the waiting player's line", async () => {
    // Waits for the edit, because the message may have contained the score before the press.
    const callsOf = async (press: () => Promise<unknown>): Promise<readonly string[]> => {
      const since = await stage.mark();
      await press();
      await eventually(
        () => stage.calls({ since }),
        (calls) => calls.some(({ method }) => method === "editMessageText"),
      );
      const calls = await stage.calls({ since });
      return calls
        .map(({ method }) => method)
        .filter((method) => method !== "getUpdates")
        .sort();
    };
    const { table, anna, boris } = await fight("/rps duel length=first-to-5");
    const match = await stage.table(anna, "/rps play endless");
    const against = await callsOf(() => match.play("rock"));
    for (const [who, part] of [
      [anna, words.chose("Anna", "Boris")],
      [boris, words.score("Anna", 0, 0, "Boris")],
    ] as const) {
      const own = await callsOf(async () => {
        await table.press("rock", { who });
        await shows(table, part);
      });
      const line = who === anna ? own.filter((method) => LINE.has(method)) : [];
      expect(line.length).toBeLessThanOrEqual(1);
      expect(own).toEqual([...against, ...line].sort());
    }
  });

  it("continues by the clock, even after a restart, and ends when a player misses two rounds", async () => {
    const { table, anna, boris, chat } = await fight();
    const old = await table.button("rock");
    await table.press("rock", { who: anna });
    await shows(table, words.chose("Anna", "Boris"));
    clock.turn(ROUND_MS);
    await shows(table, words.late(1, "Boris", "Anna"));
    await table.pressData(old, { who: boris });
    expect(await shownIn(boris, chat)).toContain(words.tooLate);
    await table.press("rock", { who: anna });
    await shows(table, words.chose("Anna", "Boris"));
    await stage.bot().stop("SIGKILL");
    clock.turn(ROUND_MS);
    await stage.startBot();
    await shows(table, words.absent("Boris"));
    expect((await table.now()).text).toContain("2 : 0");
  });

  it("starts again in a new message when both want a rematch", async () => {
    const { table, anna, boris, chat } = await fight();
    await table.press("stop", { who: anna });
    await table.press("stop", { who: boris });
    await shows(table, words.agreed);
    await table.press("again", { who: boris });
    const since = await stage.mark();
    await Promise.all([
      table.press("again", { who: anna, duplicate: 1 }),
      table.press("again", { who: boris, duplicate: 1 }),
    ]);
    const posts = await stage.calls({ method: "sendMessage", ok: true, chatId: chat, since, min: 1 });
    const next = tableOf(stage, anna, posts[0]?.result);
    expect((await next.now()).text).toContain(words.score("Anna", 0, 0, "Boris"));
    await next.press("rock", { who: anna });
    await next.press("paper", { who: boris });
    await shows(next, words.score("Anna", 0, 1, "Boris"));
  });

  it("mentions an @name, and lets no one else accept", async () => {
    const [anna, vera] = await people("Anna", "Vera");
    const boris = await stage.person("Boris", words.code.telegram, "boris_duels");
    await stage.say(boris, "/start");
    const table = await stage.table(anna, "/rps duel @boris_duels", chat);
    const card = await table.now();
    expect(card.text).toContain(words.calls("Anna"));
    expect(mentionsIn(card)).toEqual([boris.id]);
    for (const move of ["accept", "decline"])
      expect(await table.tells(move, { who: vera })).toContain(words.notInvited("boris_duels"));
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

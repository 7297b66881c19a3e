// A duel between Discord and Telegram, both simulated and served by one bot: opened on one, accepted on the other by
// code or link, and played by each in their own message, platform and language.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clockAhead } from "./clock-ahead.ts";
import { openServer, pressed } from "./discord/duel-server.ts";
import {
  becomes as becomesOnDiscord,
  type Message,
  messageNow,
  newcomer,
  noticeIn,
  type Person,
  plainWordsOf,
  shownBy,
} from "./discord/person.ts";
import { type Stage as DiscordStage, expectNoRuleBroken } from "./discord/stage.ts";
import { duelWords } from "./duel-words.ts";
import { eventually, type Simulator, startSimulator } from "./rig.ts";
import { openStage, type Stage, type Person as TelegramPerson } from "./telegram/stage.ts";
import { type Table, tableOf } from "./telegram/table.ts";

const ROUND_MS = 24 * 3_600_000;
const [EN, RU] = [duelWords("en"), duelWords("ru")];
const CODE = /duel(?::\d+>)? ([2-9A-Z]{6})/;
const LINK = /https:\/\/t\.me\/\w+\?start=(join_[2-9A-Z]{6})/;

/** Returns a message's components as text, including what *Send to a friend* sends. */
const sentBy = ({ components }: Message): string => decodeURIComponent(JSON.stringify(components));

const [ON_DISCORD, ON_TELEGRAM] = ["Dan", "Аня"];

describe("a duel across platforms", () => {
  const clock = clockAhead();
  let discord: Simulator;
  let telegram: Stage;
  beforeAll(async () => {
    discord = await startSimulator("discord", "--no-privileged-intents");
    telegram = await openStage({
      environment: {
        ...{ DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl, TELEGRAM_PACE: "off" },
        ...clock.environment,
      },
    });
  });
  afterAll(async () => {
    await telegram?.end();
    await discord?.stop();
    clock.remove();
  });
  /** Expects that no rule of either platform was broken, and that no defect occurred. */
  async function verdict(): Promise<void> {
    await telegram.verdict();
    await expectNoRuleBroken(discord);
    expect(telegram.bot().output()).not.toMatch(/met a defect|unexpected error/);
  }

  const onDiscord = () => openServer({ simulator: discord } as DiscordStage, "en-US");
  const alone = { context: "bot_dm", locale: "en-US" } as const;

  const shows = (table: Table, part: string) => table.becomes(({ text }) => text.includes(part));

  interface Pair {
    readonly dan: Person;
    readonly anya: TelegramPerson;
    readonly there: Message;
    readonly here: Table;
  }

  /** Dan on Discord makes the challenge in English; Anya on Telegram accepts it in Russian, in her private chat. */
  async function pair(by: "code" | "link" = "code", options = {}): Promise<Pair> {
    const [dan, anya] = [await newcomer(discord, alone, "Dan"), await telegram.person("Аня", "ru")];
    const there = shownBy(await dan.says("rps duel", options));
    const line =
      by === "code"
        ? `/rps join ${CODE.exec(plainWordsOf(there))?.[1]?.toLowerCase()}`
        : `/start ${LINK.exec(sentBy(there))?.[1]}`;
    const [posted] = await telegram.say(anya, line, { duplicate: 1 });
    return { dan, anya, there, here: tableOf(telegram, anya, posted) };
  }

  const becomes = (message: Message, part: string) => becomesOnDiscord(discord, message, part);

  it.each(["code", "link"] as const)(
    "goes from Discord to Telegram by its %s, in each language",
    async (by) => {
      const { dan, anya, there, here } = await pair(by);
      expect((await here.now()).text).toContain(RU.choosing(ON_DISCORD, "Аня"));
      const hers = await becomes(there, EN.choosing("Dan", ON_TELEGRAM));
      expect(noticeIn(await pressed(dan, hers, "rock", { until: "followup" }))).toBe(EN.pickIn("rock"));
      await shows(here, RU.chose(ON_DISCORD, "Аня"));
      expect((await here.press("paper", { who: anya })).text).toContain(RU.pickIn("paper"));
      await becomes(there, EN.score("Dan", 0, 1, ON_TELEGRAM));
      await shows(here, RU.score(ON_DISCORD, 0, 1, "Аня"));
      await verdict();
    },
  );

  it("goes from a Telegram group to a server, to one of two who enter the code", async () => {
    const chat = await telegram.group();
    const anya = await telegram.person("Аня", "ru");
    const table = await telegram.table(anya, "/rps duel", chat);
    const code = CODE.exec((await table.now()).text)?.[1] ?? "";
    const { members, becomes: turns } = await onDiscord();
    const both = (await members("Dan", "Eve")).slice(0, 2) as [Person, Person];
    const answers = await Promise.all(both.map((who) => who.says("rps join", { code })));
    const at = answers.findIndex((one) =>
      plainWordsOf(shownBy(one)).includes(EN.choosing(ON_TELEGRAM, "").slice(0, ON_TELEGRAM.length)),
    );
    expect(at).toBeGreaterThanOrEqual(0);
    const [winner, loser] = [both[at] as Person, both[1 - at] as Person];
    expect(noticeIn(answers[1 - at] as never)).toContain("Someone else was faster");
    await shows(table, RU.choosing("Аня", winner.name));
    const board = shownBy(answers[at] as never);
    expect(noticeIn(await pressed(loser, board, "rock"))).toContain(EN.notYours(ON_TELEGRAM, winner.name));
    await table.press("rock", { who: anya });
    await turns(board, EN.chose(ON_TELEGRAM, winner.name));
    await pressed(winner, board, "rock");
    await turns(board, EN.score(ON_TELEGRAM, 0, 0, winner.name));
    await shows(table, "⚪");
    await verdict();
  });

  it("continues by the clock on both, with a rematch in both messages", async () => {
    const { dan, anya, there, here } = await pair("code");
    const begun = await becomes(there, EN.choosing("Dan", ON_TELEGRAM));
    await pressed(dan, begun, "rock");
    clock.turn(ROUND_MS);
    await becomes(there, EN.late(1, ON_TELEGRAM, "Dan"));
    await shows(here, RU.late(1, "Аня", ON_DISCORD));
    await here.press("stop", { who: anya });
    const asked = await eventually(
      () => messageNow(discord, there),
      (one) => JSON.stringify(one?.components).includes(":resign"),
    );
    await pressed(dan, asked as Message, "stop");
    const over = await becomes(there, EN.agreed);
    await shows(here, RU.agreed);
    await here.press("again", { who: anya });
    await becomes(there, EN.wantsAgain(ON_TELEGRAM));
    const since = await telegram.mark();
    const anew = shownBy(await pressed(dan, over, "again"));
    expect(plainWordsOf(anew)).toContain(EN.score("Dan", 0, 0, ON_TELEGRAM));
    const [posted] = await telegram.calls({
      method: "sendMessage",
      ok: true,
      chatId: anya.id,
      since,
      min: 1,
    });
    const second = tableOf(telegram, anya, posted?.result);
    await second.press("paper", { who: anya });
    await becomes(anew, EN.chose(ON_TELEGRAM, "Dan"));
    await pressed(dan, anew, "rock");
    await shows(second, RU.score(ON_DISCORD, 0, 1, "Аня"));
    await verdict();
  });

  it("is shown again where a player asks for it, and continues on both", async () => {
    const { dan, anya, there, here } = await pair();
    const chat = await telegram.group();
    const [again] = await telegram.say(anya, "/rps join", { chat });
    const third = tableOf(telegram, anya, again);
    const begun = await becomes(there, EN.choosing("Dan", ON_TELEGRAM));
    await pressed(dan, begun, "rock");
    for (const table of [here, third]) await shows(table, RU.chose(ON_DISCORD, "Аня"));
    await third.press("paper", { who: anya });
    for (const table of [here, third]) await shows(table, RU.score(ON_DISCORD, 0, 1, "Аня"));
    await verdict();
  });
});

// A duel between Discord and Telegram, both simulated and served by one bot: opened on one, accepted on the other by its
// code, and played by each in their own message.

import { expect, it, onTestFinished } from "vitest";
import { becomes, moves, newcomer, noticeIn, plainWordsOf, shownBy } from "./discord/person.ts";
import { expectNoRuleBroken } from "./discord/stage.ts";
import { words } from "./duel-words.ts";
import { startSimulator } from "./rig.ts";
import { openStage } from "./telegram/stage.ts";
import { tableOf } from "./telegram/table.ts";

it("goes from Discord to Telegram by its code, round by round and to its end", async () => {
  const discord = await startSimulator("discord", "--no-privileged-intents");
  onTestFinished(() => discord.stop());
  const settings = { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl, TELEGRAM_PACE: "off" };
  const telegram = await openStage({ environment: settings });
  onTestFinished(() => telegram.end());
  const dan = await newcomer(discord, { context: "bot_dm", locale: "en-US" }, "Dan");
  const anya = await telegram.person("Anya");

  const there = shownBy(await dan.says("rps duel", { length: "first to 3" }));
  const [, code = ""] = /duel(?::\d+>)? ([2-9A-Z]{6})/.exec(plainWordsOf(there)) ?? [];
  const [posted] = await telegram.say(anya, `/rps join ${code.toLowerCase()}`, { duplicate: 1 });
  const here = tableOf(telegram, anya, posted);
  expect((await here.now()).text).toContain(words.choosing("Dan", "Anya"));

  const first = await becomes(discord, there, words.choosing("Dan", "Anya"));
  expect(noticeIn(await moves(dan, first, "rock", { until: "followup" }))).toBe(words.pickIn("rock"));
  for (let won = 0; won < 3; won++) {
    await here.becomes(({ text }) => text.includes(words.chose("Dan", "Anya")));
    expect((await here.press("paper")).text).toContain(words.pickIn("paper"));
    if (won < 2)
      await moves(dan, await becomes(discord, there, words.score("Dan", 0, won + 1, "Anya")), "rock");
  }
  await becomes(discord, there, words.beats("Anya", "Dan", 3, 0));
  await here.becomes(({ text }) => text.includes(words.beats("Anya", "Dan", 3, 0)));

  await telegram.verdict();
  await expectNoRuleBroken(discord);
  expect(telegram.bot().output()).not.toMatch(/met a defect|unexpected error/);
});

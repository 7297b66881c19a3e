// A duel in a Telegram group: what each presser is told, and what everyone sees. Its rules are tested in
// test/commands/duel.

import { expect, it } from "vitest";
import { duelWords } from "../duel-words.ts";
import { useStage } from "./stage.ts";
import { type Table, tableOf } from "./table.ts";

const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });
const words = duelWords("en");

const shows = (table: Table, part: string) => table.becomes(({ text }) => text.includes(part));

/** Anna has challenged Boris by replying to him, and he has accepted. */
async function fight() {
  const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
  const chat = await stage.group();
  const { message_id: reply_to } = await stage.write(boris, "!", { chat });
  const [card] = await stage.say(anna, "/rps duel", { chat, reply_to });
  const table = tableOf(stage, anna, card);
  await table.press("accept", { who: boris });
  await shows(table, words.choosing("Anna", "Boris"));
  return { table, anna, boris };
}

it("tells each picker their pick, a stranger whose duel it is, and everyone who has chosen", async () => {
  const { table, anna, boris } = await fight();
  const picked = await table.press("rock", { who: anna });
  expect(picked).toMatchObject({ show_alert: false, text: words.pickIn("rock") });
  const { text } = await shows(table, words.chose("Anna", "Boris"));
  const refused = { show_alert: true, text: expect.stringContaining(words.notYours("Anna", "Boris")) };
  const vera = await stage.person("Vera");
  for (const move of ["rock", "stop"]) expect(await table.press(move, { who: vera })).toMatchObject(refused);
  expect((await table.press("paper", { who: anna })).text).toBe(words.pickKept(1));
  expect((await table.now()).text).toBe(text);
  expect((await table.press("scissors", { who: boris })).text).toContain(words.pickIn("scissors"));
  await shows(table, words.score("Anna", 1, 0, "Boris"));
  expect(stage.bot().output()).not.toMatch(/rock|paper|scissors/);
});

it("counts two simultaneous picks as one round, each answered once, even if delivered thrice", async () => {
  const { table, anna, boris } = await fight();
  const [rock, paper] = [await table.button("rock"), await table.button("paper")];
  const since = await stage.mark();
  await Promise.all([
    table.pressData(rock, { who: anna, duplicate: 2 }),
    table.pressData(paper, { who: boris, duplicate: 2 }),
  ]);
  await shows(table, words.score("Anna", 0, 1, "Boris"));
  expect(await stage.calls({ method: "answerCallbackQuery", since })).toHaveLength(2);
});

it("shows the newest round after the bot was killed between a press and its edit", async () => {
  const { table, anna, boris } = await fight();
  await table.press("rock", { who: anna });
  await shows(table, words.chose("Anna", "Boris"));
  const action = { delayMs: 60_000, drop: "before" };
  await stage.simulator.post("fault", { match: { method: "editMessageText" }, action, times: 0 });
  await table.press("scissors", { who: boris });
  await stage.bot().stop("SIGKILL");
  expect((await table.now()).text).not.toContain(words.score("Anna", 1, 0, "Boris"));
  await stage.simulator.del("fault");
  await stage.startBot();
  await shows(table, words.score("Anna", 1, 0, "Boris"));
});

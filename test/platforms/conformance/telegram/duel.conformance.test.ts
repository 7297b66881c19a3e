// A duel in a Telegram group: what each presser is told, and what everyone sees. Its rules are tested in
// test/commands/duel.

import { expect, it } from "vitest";
import { words } from "../duel-words.ts";
import { useStage } from "./stage.ts";
import { type Table, tableOf } from "./table.ts";

const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

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
  // A new process brings every live duel's message up to date, also where the old one had.
  await stage.verdict(["message is not modified"]);
});

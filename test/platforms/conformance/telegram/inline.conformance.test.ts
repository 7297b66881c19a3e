// Inline mode on Telegram: offering games in any chat with `@bot`, and who may accept them.

import { expect, it } from "vitest";
import { PATIENCE_MS, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { isLive, openTable, type Table } from "./table.ts";

interface InlineAnswer {
  readonly inline_query_id: string;
  readonly results: readonly { readonly id: string; readonly title: string }[] | null;
}

const stage = useStage();

const ask = (who: Person, more: object = {}) =>
  stage.simulator.post<InlineAnswer>("inline", { user: who.id, query: "", wait: PATIENCE_MS, ...more });

/** Sends the first offered game whose id contains `mark` (`-any_`, `-own_`) into a group. */
async function offer(who: Person, mark: string): Promise<Table> {
  const { inline_query_id: inline_query, results } = await ask(who);
  const result = results?.find(({ id }) => id.includes(mark))?.id;
  const chat = await stage.group();
  const { message, inline_message_id: inline } = await stage.simulator.post<{
    message: TelegramMessage;
    inline_message_id: string;
  }>("choose", { inline_query, result, chat });
  return openTable(stage, who, { chat, message: message.message_id, inline });
}

it("lists each game once for anyone and once for oneself, uncached and only for the asker", async () => {
  const answer = await ask(await stage.person("Anna"));
  const titles = answer.results?.map(({ title }) => title) ?? [];
  expect(titles.slice(0, 2)).toEqual(["Rock-paper-scissors: for anyone", "Rock-paper-scissors: for you"]);
  expect(titles).toEqual(expect.arrayContaining(["Duel: Rock-paper-scissors", "Minesweeper: for you"]));
  expect(new Set(titles).size).toBe(10);
  expect(answer).toMatchObject({ cache_time: 0, is_personal: true });
});

it("plays a match to its end in its own message, once, and a rematch there", async () => {
  const anna = await stage.person("Anna");
  await stage.say(anna, "/privacy");
  const table = await offer(anna, "-own_");
  const begin = await table.button("begin");
  let message = await table.play("begin");
  expect(message.text).toContain("Anna 0 : 0 Gadalka");
  message = await table.play("rock");
  await table.pressData(begin);
  expect(await table.press("why")).toMatchObject({ show_alert: true });
  expect(await table.now()).toEqual(message);
  for (let round = 0; isLive(message) && round < 100; round++) message = await table.play("rock");
  expect(message.text).toMatch(/wins 10 : \d/);
  await table.play("more");
  const verdict = await stage.posted(anna.id, () => table.press("verify"));
  expect(verdict.text).toContain("✓ Each of my moves");
  expect((await table.play("less")).text).toBe(message.text);
  expect((await table.play("again")).text).toContain("Anna 0 : 0 Gadalka");
});

it("becomes the match of whoever presses when it is for anyone, and refuses others' moves", async () => {
  const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
  const table = await offer(anna, "-any_");
  const taken = await table.play("begin", { who: boris });
  expect(taken.text).toContain("Boris 0 : 0 Gadalka");
  const refused = { show_alert: true, text: "This is Boris’s match." };
  expect(await table.press("rock", { who: anna })).toMatchObject(refused);
  expect(await table.now()).toEqual(taken);
});

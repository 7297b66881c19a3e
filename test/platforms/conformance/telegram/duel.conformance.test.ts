// A duel in a Telegram group: what each presser is told, what everyone sees, and that nothing reveals a pick. Its rules
// are tested in test/commands/duel.

import { expect, it } from "vitest";
import { duelWords, withoutNames } from "../duel-words.ts";
import { type Person, useStage } from "./stage.ts";
import { type Table, tableOf } from "./table.ts";

const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });
const words = duelWords("en");

interface Fight {
  readonly table: Table;
  readonly anna: Person;
  readonly boris: Person;
}

/** Anna has challenged Boris by replying to him, and he has accepted. */
async function fight(): Promise<Fight> {
  const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
  const chat = await stage.group();
  const { message_id: reply_to } = await stage.write(boris, "!", { chat });
  const [card] = await stage.say(anna, "/rps duel", { chat, reply_to });
  const table = tableOf(stage, anna, card);
  await table.press("accept", { who: boris });
  await shows(table, words.choosing("Anna", "Boris"));
  return { table, anna, boris };
}

const shows = (table: Table, part: string) => table.becomes(({ text }) => text.includes(part));

it("tells each picker their pick, shows who has chosen, and then the round", async () => {
  const { table, anna, boris } = await fight();
  expect(await table.press("rock", { who: anna })).toEqual(
    expect.objectContaining({ show_alert: false, text: words.pickIn("rock") }),
  );
  await shows(table, words.chose("Anna", "Boris"));
  expect((await table.press("paper", { who: anna })).text).toBe(words.pickKept(1));
  expect((await table.press("scissors", { who: boris })).text).toContain(words.pickIn("scissors"));
  await shows(table, words.score("Anna", 1, 0, "Boris"));
});

it("counts two simultaneous picks as one round, each answered once, even if delivered twice", async () => {
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
  const fault = {
    match: { method: "editMessageText" },
    action: { delayMs: 60_000, drop: "before" },
    times: 0,
  };
  await stage.simulator.post("fault", fault);
  await table.press("scissors", { who: boris });
  await stage.bot().stop("SIGKILL");
  expect((await table.now()).text).not.toContain(words.score("Anna", 1, 0, "Boris"));
  await stage.simulator.del("fault");
  await stage.startBot();
  await shows(table, words.score("Anna", 1, 0, "Boris"));
});

it("tells a stranger in an alert whose duel it is, and changes nothing", async () => {
  const { table } = await fight();
  const before = await table.now();
  const vera = await stage.person("Vera");
  for (const move of ["rock", "stop"])
    expect(await table.press(move, { who: vera })).toMatchObject({
      show_alert: true,
      text: expect.stringContaining(words.notYours("Anna", "Boris")),
    });
  expect((await table.now()).text).toBe(before.text);
});

it("sends others identical bytes whatever was picked, and does not log the pick", async () => {
  const sent = [];
  for (const move of ["rock", "paper", "scissors"]) {
    const { table, anna } = await fight();
    const since = await stage.mark();
    await table.press(move, { who: anna });
    await shows(table, words.chose("Anna", "Boris"));
    const calls = (await stage.calls({ since })).filter(({ method }) => method !== "getUpdates");
    sent.push(calls.map(({ method, params }) => withoutNames([method, params])).sort());
  }
  expect(sent[0]?.length).toBeGreaterThanOrEqual(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
  expect(stage.bot().output()).not.toMatch(/rock|paper|scissors/);
});

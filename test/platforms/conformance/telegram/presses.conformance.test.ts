// Presses on Telegram that must not count, or must count only once: repeated, redelivered, by a stranger, outdated,
// forged, too late.

import { expect, it } from "vitest";
import { expectRulesKept, openStage, storedTotals, useStage } from "./stage.ts";
import { buttonsOf, roundsIn } from "./table.ts";

const stage = useStage();

const roundsOf = async (who: Parameters<typeof storedTotals>[1]) =>
  (await storedTotals(stage, who)).rps?.rounds;

it("counts once and is answered once when its update is delivered three times", async () => {
  const anna = await stage.person("Anna");
  const table = await stage.table(anna);
  const since = await stage.mark();
  expect(roundsIn(await table.play("rock", { duplicate: 2 }))).toBe(1);
  expect(roundsIn(await table.play("rock"))).toBe(2);
  expect(await stage.calls({ method: "answerCallbackQuery", since })).toHaveLength(2);
  expect(await roundsOf(anna)).toBe(2);
});

it("changes nothing when it's redelivered to a restarted bot, or its button is pressed there", async () => {
  const anna = await stage.person("Anna");
  const table = await stage.table(anna);
  const data = await table.button("rock");
  const before = await table.play("rock");
  await stage.restartBot("SIGTERM");
  const since = await stage.mark();
  await stage.simulator.post("redeliver", { count: 1 });
  await stage.calls({ method: "answerCallbackQuery", since, min: 1 });
  expect((await table.pressData(data)).show_alert).toBe(true);
  await stage.say(anna, "/help");
  expect(await table.now()).toEqual(before);
  expect(await roundsOf(anna)).toBe(1);
  // A new process can't know whether the old one had already shown the round.
  await stage.verdict(["message is not modified"]);
});

it("is privately refused on another player's buttons, below which a link starts one's own match", async () => {
  const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
  const table = await stage.table(anna, "/rps", await stage.group());
  const before = await table.now();
  for (const move of ["rock", "why", "stop"])
    expect(await table.press(move, { who: boris })).toMatchObject({
      show_alert: true,
      text: "This is Anna’s match.",
    });
  expect(await table.now()).toEqual(before);
  expect(await storedTotals(stage, boris)).toEqual({});
  const [, payload] = buttonsOf(before).at(-1)?.url?.split("?start=") ?? [];
  const [own] = await stage.say(boris, `/start ${payload}`);
  expect(own?.text).toContain("Boris 0 : 0 Gadalka");
});

it("is refused and not counted when its round or its match is over", async () => {
  const anna = await stage.person("Anna");
  const table = await stage.table(anna);
  const old = await table.button("rock");
  const before = await table.play("paper");
  const refused = (part: string) => ({ show_alert: true, text: expect.stringContaining(part) });
  expect(await table.pressData(old)).toMatchObject(refused("has been played"));
  expect(await table.now()).toEqual(before);
  await table.play("stop");
  expect(await table.pressData(old)).toMatchObject(refused("is over"));
  expect(await roundsOf(anna)).toBe(1);
});

it("opens nothing for forged data and is answered privately", async () => {
  const anna = await stage.person("Anna");
  const table = await stage.table(anna);
  const before = await table.now();
  const none = ["", "rock", "💥💥💥", "rps::0:rock", "chess:whatever0000:0:e4", "x".repeat(64)];
  const names = ["rps:nosuchmatch0:0:constructor", "data:AAAA:0:delete", "rps:own_AAAAAAAAZZZZ:0:begin"];
  for (const data of [...none, ...names]) {
    const text = expect.stringMatching(/\/rps play|isn’t yours/);
    expect(await table.pressData(data), data).toMatchObject({ show_alert: true, text });
  }
  expect(await table.now()).toEqual(before);
  expect(await storedTotals(stage, anna)).toMatchObject({ rps: { rounds: 0 } });
});

it("still counts when it's too old to be answered, and the next one is answered", async () => {
  const old = await openStage();
  const table = await old.table(await old.person("Anna"));
  await old.simulator.post("settings", { callbackTtlMs: -1 });
  await table.play("rock", { hurry: true });
  await old.calls({ method: "answerCallbackQuery", ok: false, min: 1 });
  await old.simulator.post("settings", { callbackTtlMs: 60_000 });
  expect(roundsIn(await table.play("paper"))).toBe(2);
  await expectRulesKept(old.simulator, ["answerCallbackQuery: Bad Request: query is too old"]);
  await old.end();
});

// Presses on Telegram that must not count, or must count only once: repeated, redelivered, by a stranger, outdated,
// forged, too late.

import { describe, expect, it, onTestFinished } from "vitest";
import { expectRulesKept, openStage, storedTotals, useStage } from "./stage.ts";
import { laterButton, roundsIn } from "./table.ts";

describe("a press on Telegram", () => {
  const stage = useStage();

  it("counts once and is answered once when its update is delivered three times", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const since = await stage.mark();
    const played = await table.play("rock", { duplicate: 2 });
    expect(roundsIn(played)).toBe(1);
    expect(roundsIn(await table.play("rock"))).toBe(2);
    expect(await stage.calls({ method: "answerCallbackQuery", since })).toHaveLength(2);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(2);
  });

  it("counts once when made twice under different ids, and the second answer says so", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const data = await table.button("paper");
    const answers = await Promise.all([table.pressData(data), table.pressData(data)]);
    expect(answers.filter(({ show_alert }) => show_alert)).toHaveLength(1);
    await table.becomes((message) => roundsIn(message) === 1);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  });

  it("changes nothing when confirmed updates are redelivered to a restarted bot", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await table.play("rock");
    const before = await table.now();
    await stage.restartBot("SIGTERM");
    const since = await stage.mark();
    await stage.simulator.post("redeliver", { count: 1 });
    await stage.calls({ method: "answerCallbackQuery", since, min: 1 });
    await stage.say(anna, "/help");
    expect(await table.now()).toEqual(before);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
    // A new process can't know whether the old one had already shown the round.
    await stage.verdict(["message is not modified"]);
  });

  it("changes nothing on an already played button drawn before a restart", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const data = await table.button("rock");
    const before = await table.play("rock");
    await stage.restartBot("SIGTERM");
    expect((await table.pressData(data)).show_alert).toBe(true);
    await stage.say(anna, "/help");
    expect(await table.now()).toEqual(before);
    await stage.verdict(["message is not modified"]);
  });

  it.each(["rock", "why", "stop"])(
    "is privately refused on another player's button (%s) and changes nothing",
    async (move) => {
      const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris", "ru")];
      const chat = await stage.group();
      const table = await stage.table(anna, "/rps", chat);
      const before = await table.now();
      expect(await table.press(move, { who: boris })).toMatchObject({
        show_alert: true,
        text: "В этом матче играет Anna.",
      });
      expect(await table.now()).toEqual(before);
      expect(await storedTotals(stage, boris)).toEqual({});
    },
  );

  it("shows Why? in a group only to the presser", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps", await stage.group());
    const before = await table.play("rock");
    expect(await table.press("why")).toMatchObject({
      show_alert: true,
      text: expect.stringMatching(/I expected|I guessed/),
    });
    expect(await table.now()).toEqual(before);
  });

  it("is refused when the button's round is over, and the message shows the current state", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const old = await table.button("rock");
    await table.play("paper");
    const before = await table.play("paper");
    const seen = await table.pressData(old);
    expect(seen).toMatchObject({ show_alert: true, text: expect.stringContaining("has been played") });
    expect(await table.now()).toEqual(before);
  });

  it("is refused and not counted when the button's match is over", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const old = await table.button("rock");
    await table.play("rock");
    await table.play("stop");
    expect(await table.pressData(old)).toMatchObject({
      show_alert: true,
      text: expect.stringContaining("is over"),
    });
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  });

  it.each([
    "",
    "rock",
    "💥💥💥",
    "rps::0:rock",
    "rps:nosuchmatch0:0:rock",
    "chess:whatever0000:0:e4",
    "data:AAAA:0:delete",
    "data:AAAA:0:keep",
    "rps:own_AAAAAAAAZZZZ:0:begin",
    "x".repeat(64),
  ])("opens nothing for the forged data '%s' and is answered privately", async (data) => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const before = await table.now();
    expect(await table.pressData(data)).toMatchObject({
      show_alert: true,
      text: expect.stringMatching(/\/rps play|isn’t yours/),
    });
    expect(await table.now()).toEqual(before);
    expect(await storedTotals(stage, anna)).toEqual({ rps: { rounds: 0, wins: 0, losses: 0, draws: 0 } });
  });

  it("is played in order, however quickly the next one follows", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    for (let turn = 0; turn < 15; turn++) await table.pressData(laterButton(data, turn), { hurry: true });
    await table.becomes((message) => roundsIn(message) === 15);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(15);
  });
});

describe("a press that is too old to be answered", () => {
  it("still counts, does no harm, and the next one is answered", async () => {
    const stage = await openStage();
    onTestFinished(() => stage.end());
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await stage.simulator.post("settings", { callbackTtlMs: -1 });
    await table.play("rock", { hurry: true });
    const why = { method: "answerCallbackQuery", ok: false };
    await stage.calls({ ...why, min: 1 });
    await table.press("why", { hurry: true });
    await stage.calls({ ...why, min: 2 });
    await stage.simulator.post("settings", { callbackTtlMs: 60_000 });
    expect(roundsIn(await table.play("paper"))).toBe(2);
    const tooOld = "answerCallbackQuery: Bad Request: query is too old";
    await expectRulesKept(stage.simulator, [tooOld, tooOld]);
  });
});

// Telegram trouble: rate limits, server errors, broken connections, refused access.

import { describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { storedTotals, useStage } from "./stage.ts";
import { buttonsOf, editsOf, laterButton, roundsIn } from "./table.ts";

const BAD_GATEWAY = { status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" };

describe("when Telegram is in trouble", () => {
  const stage = useStage();

  const fault = (method: string, action: object, times = 1) =>
    stage.simulator.post("fault", { match: { method }, action, times });

  it("delays a rate-limited edit while presses are answered, then shows only the last view", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    const since = await stage.mark();
    await fault("editMessageText", { rateLimit: { retryAfter: 1 } });
    for (let turn = 0; turn < 5; turn++) {
      const seen = await table.pressData(laterButton(data, turn));
      expect(seen.text).toContain("You ✊ · me ");
    }
    expect(await stage.calls({ ...editsOf(table.seat), since })).toEqual([]);
    await table.becomes((message) => roundsIn(message) === 5);
    // The refused edit is tried again as it was, then the newest follows.
    expect((await stage.calls({ ...editsOf(table.seat), since })).length).toBeLessThanOrEqual(2);
  });

  it("gives up on a limit too long to wait for, and the next press works", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    await fault("editMessageText", { rateLimit: { retryAfter: 3600 } });
    let turn = 0;
    // The refused edit shows one round, or more if it waited meanwhile; the next one shows all.
    await eventually(
      async () => {
        const seen = await table.pressData(laterButton(data, turn++));
        expect(seen.text).toContain("You ✊ · me ");
        return roundsIn(await table.now());
      },
      (rounds) => rounds >= 1,
      100,
    );
  });

  it.each([
    ["an edit", "fails twice", "editMessageText", BAD_GATEWAY, 2],
    ["an edit", "breaks before it was made", "editMessageText", { drop: "before" }, 1],
    ["an edit", "breaks after it was made", "editMessageText", { drop: "after" }, 1],
    ["an answer", "fails once", "answerCallbackQuery", BAD_GATEWAY, 1],
    ["an answer", "breaks before it was given", "answerCallbackQuery", { drop: "before" }, 1],
    ["an answer", "breaks after it was given", "answerCallbackQuery", { drop: "after" }, 1],
  ])("loses no answer, edit or round: %s whose call %s", async (...[, , method, action, times]) => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const since = await stage.mark();
    await fault(method, action, times);
    expect((await table.press("rock")).text).toContain("You ✊ · me ");
    await table.becomes((message) => roundsIn(message) === 1);
    expect(roundsIn(await table.play("rock"))).toBe(2);
    expect(await stage.calls({ ...editsOf(table.seat), since })).toHaveLength(2);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(2);
    await stage.verdict(["message is not modified"]);
  });

  it.each([
    ["the server fails", BAD_GATEWAY],
    ["the connection breaks before it was sent", { drop: "before" }],
    ["the connection breaks after it was sent", { drop: "after" }],
  ])("posts one new match, and its message arrives when %s", async (_when, action) => {
    const anna = await stage.person("Anna");
    await fault("sendMessage", action);
    const table = await stage.table(anna);
    expect(roundsIn(await table.play("rock"))).toBe(1);
    await stage.say(anna, "/privacy");
    const shown = (await stage.messages(anna.id))
      .flatMap(buttonsOf)
      .map(({ callback_data }) => callback_data);
    const matches = shown.filter((data) => data.startsWith("rps:")).map((data) => data.split(":")[1]);
    expect(new Set(matches).size).toBe(1);
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  });

  it("lets a person who blocked the bot resume playing, without disturbing others", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const table = await stage.table(anna);
    await stage.simulator.post("membership", { user: anna.id, blocked: true });
    await table.press("rock");
    await stage.calls({ method: "editMessageText", ok: false, min: 1 });
    expect(roundsIn(await (await stage.table(boris)).play("rock"))).toBe(1);
    await stage.simulator.post("membership", { user: anna.id, unblocked: true });
    await table.pressData(laterButton(await table.button("paper"), 1));
    await table.becomes((message) => roundsIn(message) === 2);
  });
});

describe("with Telegram's own limits", () => {
  const stage = useStage({ flags: ["--rate-limits", "real"] });

  it("answers all commands in order with few refusals when they exceed the limits", async () => {
    const anna = await stage.person("Anna");
    const since = await stage.mark();
    const asked = ["/rps", "/privacy", "/start", "/help", "/rps lizard-spock", "/dance"];
    for (const text of asked) await stage.write(anna, text);
    const posts = await stage.calls({
      method: "sendMessage",
      chatId: anna.id,
      ok: true,
      since,
      min: asked.length,
    });
    expect(posts.map(({ result }) => result.text.split("\n")[0])).toEqual([
      "🔮 Rock-paper-scissors · first to 10 · Anna 0 : 0 Gadalka",
      "Your data",
      "🔮 I’m Gadalka",
      "🔮 What I can do",
      "🔮 Rock-paper-scissors-lizard-Spock · first to 10 · Anna 0 : 0 Gadalka",
      "I don’t know the command “dance”. What I can do: /help",
    ]);
    expect((await stage.calls({ code: 429, since })).length).toBeLessThanOrEqual(3);
  });
});

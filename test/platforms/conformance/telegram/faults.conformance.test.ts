// A Telegram in trouble: limits, failing servers, broken connections, closed doors.

import { describe, expect, it } from "vitest";
import { type Person, storedTotals, useStage } from "./stage.ts";
import { buttonsOf, editsOf, laterButton, roundsIn, type Table } from "./table.ts";

const BAD_GATEWAY = { status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" };

describe("when Telegram is in trouble", () => {
  const stage = useStage();

  const fault = (method: string, action: object, times = 1) =>
    stage.simulator.post("fault", { match: { method }, action, times });

  /** The open match in a new message in private, by *Continue*. */
  async function goesOn(who: Person): Promise<Table> {
    const question = await stage.table(who);
    expect((await question.now()).text).toContain("Still open");
    await question.play("continue");
    return question;
  }

  it("an edit that meets a limit waits while presses are answered, and then only the last view is shown", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const data = await table.button("rock");
    const since = await stage.mark();
    await fault("editMessageText", { rateLimit: { retryAfter: 1 } });
    for (let turn = 0; turn < 5; turn++) {
      const told = await table.pressData(laterButton(data, turn));
      expect(told.text).toContain("You ✊ · me ");
    }
    expect(await stage.calls({ ...editsOf(table.seat), since })).toEqual([]);
    await table.becomes((message) => roundsIn(message) === 5);
    expect(await stage.calls({ ...editsOf(table.seat), since })).toHaveLength(1);
  });

  it("an answer that meets a limit comes after the wait, and the round counts once", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await fault("answerCallbackQuery", { rateLimit: { retryAfter: 1 } });
    expect((await table.press("rock")).text).toContain("You ✊ · me ");
    await table.becomes((message) => roundsIn(message) === 1);
  });

  it("a limit far longer than anybody would wait is given up, and the press after it works", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await fault("editMessageText", { rateLimit: { retryAfter: 3600 } });
    await table.press("rock");
    await table.press("why");
    const after = await table.pressData(laterButton(await table.button("rock"), 1));
    expect(after.text).toContain("You ✊ · me ");
    await table.becomes((message) => roundsIn(message) === 2);
  });

  it.each([
    ["an edit", "fails twice", "editMessageText", BAD_GATEWAY, 2],
    ["an edit", "breaks before it was made", "editMessageText", { drop: "before" }, 1],
    ["an edit", "breaks after it was made", "editMessageText", { drop: "after" }, 1],
    ["an answer", "fails once", "answerCallbackQuery", BAD_GATEWAY, 1],
    ["an answer", "breaks before it was given", "answerCallbackQuery", { drop: "before" }, 1],
    ["an answer", "breaks after it was given", "answerCallbackQuery", { drop: "after" }, 1],
  ])(
    "%s whose call %s costs neither the answer, nor the edit, nor the round",
    async (...[, , method, action, times]) => {
      const anna = await stage.person("Anna");
      const table = await stage.table(anna);
      const since = await stage.mark();
      await fault(method, action, times);
      expect((await table.press("rock")).text).toContain("You ✊ · me ");
      await table.becomes((message) => roundsIn(message) === 1);
      expect(roundsIn(await table.play("rock"))).toBe(2);
      expect(await stage.calls({ ...editsOf(table.seat), since })).toHaveLength(2);
      expect((await storedTotals(stage, anna)).rps?.rounds).toBe(2);
    },
  );

  it.each([
    ["the server fails", BAD_GATEWAY],
    ["the connection breaks before it was sent", { drop: "before" }],
    ["the connection breaks after it was sent", { drop: "after" }],
  ])("the message of a new match arrives when %s, and there is one match", async (_when, action) => {
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

  it("a person who has blocked the bot disturbs nobody, and plays on when they come back", async () => {
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

  it("a group that has thrown the bot out disturbs nobody, and the match goes on elsewhere", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    const table = await stage.table(anna, "/rps", chat);
    await stage.simulator.post("membership", { user: anna.id, chat, kicked: true });
    await table.press("rock");
    await stage.calls({ method: "editMessageText", ok: false, min: 1 });
    expect(roundsIn(await (await goesOn(anna)).play("rock"))).toBe(2);
  });

  it("a message that was deleted can still be pressed in an old app without harm, and the match goes on", async () => {
    const anna = await stage.person("Anna");
    const first = await stage.table(anna);
    const { apiUrl, token } = stage.simulator;
    await stage.simulator.post("fault", { match: { method: "editMessageText" }, action: { delayMs: 300 } });
    await first.press("rock");
    await fetch(`${apiUrl}/bot${token}/deleteMessage?chat_id=${anna.id}&message_id=${first.seat.message}`);
    await stage.calls({ method: "editMessageText", ok: false, min: 1 });
    expect(roundsIn(await (await goesOn(anna)).play("rock"))).toBe(2);
    await stage.verdict(["editMessageText: Bad Request: message to edit not found"]);
  });
});

describe("with Telegram's own limits", () => {
  const stage = useStage({ flags: ["--rate-limits", "real"] });

  it("commands sent faster than Telegram lets through are all answered, in order, after few refusals", async () => {
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
      "🔮 I am Gadalka",
      "🔮 What I can do",
      "🔮 Rock-paper-scissors-lizard-Spock · first to 10 · Anna 0 : 0 Gadalka",
      'I know no command "dance". What I can do: /help',
    ]);
    expect((await stage.calls({ code: 429, since })).length).toBeLessThanOrEqual(3);
  });
});

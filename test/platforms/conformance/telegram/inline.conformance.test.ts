// Inline mode on Telegram: offering games in any chat with `@bot`, and who may accept them.

import { describe, expect, it } from "vitest";
import { PATIENCE_MS, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { isLive, openTable, type Table } from "./table.ts";

interface InlineAnswer {
  readonly inline_query_id: string;
  readonly answered: boolean;
  readonly results:
    | readonly { readonly id: string; readonly title: string; readonly description: string }[]
    | null;
  readonly cache_time: number;
  readonly is_personal: boolean;
}

describe("a game offered in inline mode", () => {
  const stage = useStage();

  const ask = (who: Person, query = "", more: object = {}) =>
    stage.simulator.post<InlineAnswer>("inline", { user: who.id, query, wait: PATIENCE_MS, ...more });

  /** Sends the first offered game whose id contains `mark` (`-any_`, `-own_`) into a group. */
  const offer = async (who: Person, mark: string, query = ""): Promise<Table> => {
    const { inline_query_id, results } = await ask(who, query);
    const chosen = results?.find(({ id }) => id.includes(mark));
    const chat = await stage.group();
    const sent = await stage.simulator.post<{ message: TelegramMessage; inline_message_id: string }>(
      "choose",
      {
        inline_query: inline_query_id,
        result: chosen?.id,
        chat,
      },
    );
    return openTable(stage, who, { chat, message: sent.message.message_id, inline: sent.inline_message_id });
  };

  it("lists each game once for anyone and once for oneself, uncached and only for the asker", async () => {
    const answer = await ask(await stage.person("Anna"));
    expect(answer.results?.map(({ title }) => title)).toEqual([
      "Rock-paper-scissors: for anyone",
      "Rock-paper-scissors: for you",
      "Rock-paper-scissors-lizard-Spock: for anyone",
      "Rock-paper-scissors-lizard-Spock: for you",
      "Odd-even: for anyone",
      "Odd-even: for you",
      "Duel: Rock-paper-scissors",
      "Duel: Rock-paper-scissors-lizard-Spock",
      "Minesweeper: for anyone",
      "Minesweeper: for you",
    ]);
    expect(answer).toMatchObject({ cache_time: 0, is_personal: true });
  });

  it("can be played to its end in its own message, and starts once", async () => {
    const anna = await stage.person("Anna");
    const table = await offer(anna, "-own_");
    const begin = await table.button("begin");
    let message = await table.play("begin");
    expect(message.text).toContain("Anna 0 : 0 Gadalka");
    await table.pressData(begin);
    for (let round = 0; isLive(message) && round < 100; round++) message = await table.play("rock");
    expect(message.text).toMatch(/wins 10 : \d/);
    expect(message.text).toContain("✓ verified");
  });

  it("becomes the match of whoever presses when it is for anyone, and refuses others' moves", async () => {
    const [anna, boris] = [await stage.person("Anna"), await stage.person("Boris")];
    const table = await offer(anna, "-any_");
    const taken = await table.play("begin", { who: boris });
    expect(taken.text).toContain("Boris 0 : 0 Gadalka");
    const foreign = await table.press("rock", { who: anna });
    expect(foreign).toMatchObject({ show_alert: true, text: "This is Boris’s match." });
    expect(await table.now()).toEqual(taken);
  });

  it("answers Why? and Verify only to the presser, and Rematch in the same message", async () => {
    const anna = await stage.person("Anna");
    await stage.say(anna, "/privacy");
    const table = await offer(anna, "-own_");
    await table.play("begin");
    await table.play("rock");
    expect(await table.press("why")).toMatchObject({ show_alert: true });
    const stopped = await table.play("stop");
    const more = await table.play("more");
    const verdict = await stage.posted(anna.id, () => table.press("verify"));
    expect(verdict.text).toContain("✓ Each of my moves");
    expect(await table.now()).toEqual(more);
    expect((await table.play("less")).text).toBe(stopped.text);
    expect((await table.play("again")).text).toContain("Anna 0 : 0 Gadalka");
  });

  it("does no harm when the query is too old to answer", async () => {
    const anna = await stage.person("Anna");
    await stage.simulator.post("settings", { inlineTtlMs: -1 });
    await ask(anna, "", { wait: 0 });
    await stage.calls({ method: "answerInlineQuery", ok: false, min: 1 });
    await stage.simulator.post("settings", { inlineTtlMs: 30_000 });
    expect((await ask(anna)).results).toHaveLength(10);
    await stage.verdict(["answerInlineQuery: Bad Request: query is too old"]);
  });
});

// A tournament on Telegram: opened in a group, played, and announced there with its picture.

import { describe, expect, it } from "vitest";
import { weeklyFromNextMinute } from "../next-minute.ts";
import { eventually } from "../rig.ts";
import { manages, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { type Table, tableOf } from "./table.ts";

describe("a tournament on Telegram", () => {
  const stage = useStage();

  /** So many strategies enter the tournament of the card. */
  async function enter(who: Person, card: TelegramMessage | undefined, ...strategies: readonly string[]) {
    const table = tableOf(stage, who, card);
    for (const strategy of strategies)
      await stage.write(who, `/tournament join ${strategy}`, { chat: table.seat.chat });
    return table;
  }
  const says = (card: Table, words: string) => card.becomes(({ text }) => text.includes(words));

  it("is announced in its group, once, as a picture with the table below it", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [created] = await stage.say(anna, "/tournament create swiss 2 100 house:off", { chat });
    expect(created?.text).toContain("Anna opens a tournament of strategies.");
    const card = await enter(anna, created, "markov:order=1", "rotation", "copy");
    await says(card, "3 take part so far");
    const [refused] = await stage.say(boris, "/tournament start", { chat });
    expect(refused?.text).toContain("who manages this place");
    await stage.write(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    expect(sent?.ok).toBe(true);
    expect(String(sent?.params.caption)).toMatch(/🏆 Swiss[\s\S]*<pre> +pts\n1(?:-\d)? +\w/);
    // Its card; the end is the picture, and refusals and joins are told to one person alone.
    const sentHere = await stage.calls({ method: "sendMessage", chatId: chat });
    expect(sentHere.filter(({ params }) => !params.ephemeral_message_parameters)).toHaveLength(1);
    expect(await stage.whispersTo(anna, chat)).toContainEqual(expect.stringContaining("takes part"));
    expect(await stage.whispersTo(boris, chat)).toEqual([expect.stringContaining("who manages this place")]);
    const [pairings] = await stage.say(anna, "/tournament pairings 1", { chat });
    expect(pairings?.text).toContain("same score, not met yet");
    const [best] = await stage.say(anna, "/leaderboard", { chat });
    // As text where the painter is too busy for a picture.
    expect(best?.caption ?? best?.text).toContain("The best of one tournament");
    await stage.restartBot();
    await stage.say(anna, "/tournament history", { chat });
    const pictures = await stage.calls({ method: "sendPhoto", chatId: chat });
    expect(pictures.filter(({ params }) => /🏆 Swiss/.test(String(params.caption)))).toHaveLength(1);
  });

  it("that two entered is filled up to eight by the house, marked in the message of its end", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [created] = await stage.say(anna, "/tournament create match:100", { chat });
    expect(created?.text).toContain("🏠 My own strategies fill it up to 8.");
    await enter(boris, created, "rotation");
    const card = await enter(anna, created, "constant");
    await says(card, "2 take part so far");
    await stage.write(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    const caption = String(sent?.params.caption);
    const table = /<pre>([\s\S]*?)<\/pre>/.exec(caption)?.[1] ?? expect.fail();
    expect(table.match(/^\d(?:-\d)? +(?:🏠 [a-z]|constant |rotation )/gm)).toHaveLength(3);
    expect(caption).toMatch(/The winner: 🏠|The first place is shared: .*🏠/);
    expect(caption).toContain("Best of those who entered: ");
    expect((await says(card, "It has ended")).text).toMatch(/^1(?:-\d)? +🏠 [a-z]/m);
  });

  it("held weekly begins by the clock over restarts, edits its card, and is announced once", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [past] = await stage.say(anna, "/tournament create start:2020-01-01 18:00", { chat });
    expect(past?.text).toContain("is over");
    const line = `/tournament create swiss ${weeklyFromNextMinute()} match:100`;
    // How a new group is set up comes between, to her alone.
    await stage.write(anna, line, { chat });
    const opened = async () =>
      (await stage.messages(chat)).find(({ text }) => text?.includes("and then again every "));
    const created = await eventually(opened, (found) => found !== undefined);
    const card = await enter(anna, created, "markov:order=1", "rotation", "copy");
    await says(card, "3 take part so far");
    await stage.restartBot();
    await says(card, "It has ended");
    await stage.restartBot("SIGKILL");
    const [status] = await stage.say(anna, "/tournament status", { chat });
    expect(status?.text).toContain("3 take part so far");
    expect(await stage.calls({ method: "sendPhoto", chatId: chat })).toHaveLength(1);
    await stage.say(anna, "/tournament cancel schedule", { chat });
    // Killed between an edit and its note, the bot brings the card into the same form once more.
    await stage.verdict(["message is not modified"]);
  }, 150_000);
});

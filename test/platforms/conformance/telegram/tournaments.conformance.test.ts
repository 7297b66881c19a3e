// A tournament on Telegram: opened in a group, played, and announced there with a picture.

import { describe, expect, it } from "vitest";
import { eventually } from "../rig.ts";
import { manages, type Person, type TelegramMessage, useStage } from "./stage.ts";
import { type Table, tableOf } from "./table.ts";

describe("a tournament on Telegram", () => {
  const stage = useStage();

  /** Enters this many strategies in the card's tournament. */
  async function enter(who: Person, card: TelegramMessage | undefined, ...strategies: readonly string[]) {
    const table = tableOf(stage, who, card);
    for (const strategy of strategies)
      await stage.write(who, `/tournament join ${strategy}`, { chat: table.seat.chat });
    return table;
  }
  const says = (card: Table, words: string) => card.becomes(({ text }) => text.includes(words));

  it("is announced in its group once, as a picture with the table below it", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [created] = await stage.say(anna, "/tournament create swiss 2 100 house:off", { chat });
    expect(created?.text).toContain("Anna opens a tournament of strategies.");
    const card = await enter(anna, created, "markov:order=1", "rotation", "copy");
    await says(card, "3 entrants so far");
    const [refused] = await stage.say(boris, "/tournament start", { chat });
    expect(refused?.text).toContain("someone who manages this chat");
    await stage.write(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    expect(sent?.ok).toBe(true);
    expect(String(sent?.params.caption)).toMatch(/🏆 Swiss[\s\S]*<pre> +pts\n1(?:-\d)? +\w/);
    // Only its card: the end is announced with the picture, and refusals and joins go to one person.
    const sentHere = await stage.calls({ method: "sendMessage", chatId: chat });
    expect(sentHere.filter(({ params }) => !params.ephemeral_message_parameters)).toHaveLength(1);
    expect(await stage.whispersTo(anna, chat)).toContainEqual(expect.stringContaining("joins"));
    expect(await stage.whispersTo(boris, chat)).toEqual([
      expect.stringContaining("someone who manages this chat"),
    ]);
    const [pairings] = await stage.say(anna, "/tournament pairings 1", { chat });
    expect(pairings?.text).toContain("same score, haven’t met yet");
    const [best] = await stage.say(anna, "/leaderboard", { chat });
    // It's text if the painter is too busy for a picture.
    expect(best?.caption ?? best?.text).toContain("The best of one tournament");
    await stage.restartBot();
    await stage.say(anna, "/tournament history", { chat });
    const pictures = await stage.calls({ method: "sendPhoto", chatId: chat });
    expect(pictures.filter(({ params }) => /🏆 Swiss/.test(String(params.caption)))).toHaveLength(1);
  });

  it("with two entrants is filled to eight by built-in strategies, marked in the result", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [created] = await stage.say(anna, "/tournament create match:100", { chat });
    expect(created?.text).toContain("🏠 My own strategies fill the field up to 8.");
    await enter(boris, created, "rotation");
    const card = await enter(anna, created, "constant");
    await says(card, "2 entrants so far");
    await stage.write(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    const caption = String(sent?.params.caption);
    const table = /<pre>([\s\S]*?)<\/pre>/.exec(caption)?.[1] ?? expect.fail();
    expect(table.match(/^\d(?:-\d)? +(?:🏠 [a-z]|constant |rotation )/gm)).toHaveLength(3);
    expect(caption).toMatch(/The winner: 🏠|First place is shared: .*🏠/);
    expect(caption).toContain("Best entrant: ");
    expect((await says(card, "It’s over")).text).toMatch(/^1(?:-\d)? +🏠 [a-z]/m);
  });

  it("starts by the clock across restarts, edits its card, and is announced once", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    await manages(stage.simulator, anna.id);
    const [past] = await stage.say(anna, "/tournament create start:2020-01-01 18:00", { chat });
    expect(past?.text).toContain("has passed");
    // The setup instructions for a new group come in between, visible only to her.
    await stage.write(anna, "/tournament create swiss match:100 start:in 1m", { chat });
    const opened = async () => (await stage.messages(chat)).find(({ text }) => text?.includes("It starts "));
    const created = await eventually(opened, (found) => found !== undefined);
    const card = await enter(anna, created, "markov:order=1", "rotation", "copy");
    await says(card, "3 entrants so far");
    await stage.restartBot();
    await says(card, "It’s over");
    await stage.restartBot("SIGKILL");
    const [status] = await stage.say(anna, "/tournament status", { chat });
    expect(status?.text).toContain("It’s over");
    expect(await stage.calls({ method: "sendPhoto", chatId: chat })).toHaveLength(1);
    // If it's killed between an edit and recording it, the bot repeats the same edit.
    await stage.verdict(["message is not modified"]);
  }, 150_000);
});

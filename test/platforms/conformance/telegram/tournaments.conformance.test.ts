// A tournament on Telegram: opened in a group, played, and announced there with its picture.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weeklyFromNextMinute } from "../next-minute.ts";
import { eventually } from "../rig.ts";
import { openStage, type Stage } from "./stage.ts";

/** From now on this person is the only administrator of groups. */
async function manages({ simulator }: Stage, id: number): Promise<void> {
  const user = { id, is_bot: false, first_name: "Anna" };
  const body = JSON.stringify({ ok: true, result: [{ status: "creator", user, is_anonymous: false }] });
  const action = { status: 200, body };
  await simulator.post("fault", { match: { method: "getChatAdministrators" }, times: 100, action });
}

describe("a tournament on Telegram", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.end());

  it("is announced in its group, once, as a picture with the table below it", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage, anna.id);
    const [created] = await stage.say(anna, "/tournament create swiss 2 100 house:off", { chat });
    expect(created?.text).toContain("Anna opens a tournament of strategies.");
    for (const strategy of ["markov:order=1", "rotation", "copy"])
      await stage.write(anna, `/tournament join ${strategy}`, { chat });
    const card = async () =>
      (await stage.messages(chat)).find(({ message_id }) => message_id === created?.message_id)?.text ?? "";
    await eventually(card, (text) => text.includes("3 take part so far"), 600);
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
    await stage.verdict();
  });

  it("that two entered is filled up to eight by the house, marked in the message of its end", async () => {
    const anna = await stage.person("Anna");
    const boris = await stage.person("Boris");
    const chat = await stage.group();
    await manages(stage, anna.id);
    const [created] = await stage.say(anna, "/tournament create match:100", { chat });
    expect(created?.text).toContain("🏠 My own strategies fill it up to 8.");
    await stage.write(anna, "/tournament join constant", { chat });
    await stage.write(boris, "/tournament join rotation", { chat });
    const card = async () =>
      (await stage.messages(chat)).find(({ message_id }) => message_id === created?.message_id)?.text ?? "";
    await eventually(card, (text) => text.includes("2 take part so far"), 600);
    await stage.write(anna, "/tournament start", { chat });
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: chat, min: 1 });
    const caption = String(sent?.params.caption);
    const table = /<pre>([\s\S]*?)<\/pre>/.exec(caption)?.[1] ?? expect.fail();
    expect(table.match(/^\d(?:-\d)? +(?:🏠 [a-z]|constant |rotation )/gm)).toHaveLength(3);
    expect(caption).toMatch(/The winner: 🏠|The first place is shared: .*🏠/);
    expect(caption).toContain("Best of those who entered: ");
    await eventually(card, (text) => text.includes("It has ended"), 600);
    expect(await card()).toMatch(/^1(?:-\d)? +🏠 [a-z]/m);
    await stage.verdict();
  });

  it("held weekly begins by the clock over restarts, edits its card, and is announced once", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    await manages(stage, anna.id);
    const [past] = await stage.say(anna, "/tournament create start:2020-01-01 18:00", { chat });
    expect(past?.text).toContain("is over");
    const line = `/tournament create swiss ${weeklyFromNextMinute()} match:100`;
    // How a new group is set up comes between, to her alone.
    await stage.write(anna, line, { chat });
    const opened = async () =>
      (await stage.messages(chat)).find(({ text }) => text?.includes("and then again every "));
    const created = await eventually(opened, (found) => found !== undefined);
    for (const strategy of ["markov:order=1", "rotation", "copy"])
      await stage.write(anna, `/tournament join ${strategy}`, { chat });
    const card = async () =>
      (await stage.messages(chat)).find(({ message_id }) => message_id === created?.message_id)?.text ?? "";
    await eventually(card, (text) => text.includes("3 take part so far"), 600);
    await stage.restartBot();
    await eventually(card, (text) => text.includes("It has ended"), 2400);
    await stage.restartBot("SIGKILL");
    const [status] = await stage.say(anna, "/tournament status", { chat });
    expect(status?.text).toContain("3 take part so far");
    expect(await stage.calls({ method: "sendPhoto", chatId: chat })).toHaveLength(1);
    await stage.say(anna, "/tournament cancel schedule", { chat });
    // Killed between an edit and its note, the bot brings the card into the same form once more.
    await stage.verdict(["message is not modified"]);
  }, 150_000);
});

// Whole matches on Telegram: in a private chat, in a group, with five moves, and across restarts of the bot.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../rig.ts";
import { fileText, runGadalka, storedTotals, useStage } from "./stage.ts";
import { buttonsOf, codesIn, isLive, roundsIn, type Table } from "./table.ts";

const ROUNDS_AT_MOST = 100;

interface Played {
  /** The codes shown together with moves to choose from. */
  readonly codes: readonly string[];
  /** Every version of the message, including the last. */
  readonly messages: readonly string[];
}

/** Plays a match to its end. */
async function playOut(table: Table, moves: readonly string[]): Promise<Played> {
  let message = await table.now();
  const codes = [...codesIn(message)];
  const messages = [message.text];
  for (let round = 0; isLive(message); round++) {
    if (round > ROUNDS_AT_MOST) throw new Error("the match does not end");
    message = await table.play(moves[round % moves.length] as string);
    messages.push(message.text);
    if (isLive(message)) codes.push(...codesIn(message));
  }
  return { codes, messages };
}

describe("a match on Telegram", () => {
  const stage = useStage();

  it("is played to its end by the rules, with a toast for the round after each press", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play first to 3");
    const seen = await table.press("rock");
    expect(seen.show_alert).toBe(false);
    expect(seen.text).toContain("You ✊");
    await table.becomes((message) => roundsIn(message) === 1);
    await playOut(table, ["paper", "rock", "scissors"]);
    const { text } = await table.now();
    expect(text).toMatch(/(?:Anna|Gadalka) wins 3 : [0-2]/);
    expect(text).toContain("← your moves");
    expect(text).toContain("✓ verified");
    const { rps } = await storedTotals(stage, anna);
    expect(Math.max(rps?.wins ?? 0, rps?.losses ?? 0)).toBe(3);
  });

  it("shows every code before the press, and verifies them at the end", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play first to 2");
    const { codes, messages } = await playOut(table, ["scissors", "rock"]);
    const since = await stage.mark();
    await table.play("more");
    await table.press("verify");
    const [verified] = await stage.calls({ method: "sendMessage", chatId: anna.id, since, min: 1 });
    const text = verified?.result.text ?? "";
    expect(text).toMatch(/^✓ Each of my moves/);
    const [line = ""] = /gd1\.[\w.-]+/.exec(text) ?? [];
    const home = temporaryFolder();
    try {
      const path = join(home.path, "messages.txt");
      writeFileSync(path, messages.join("\n\n"));
      const { code, output } = await runGadalka(stage, "verify", line, path);
      expect(output).toContain(`the first digits, and ${codes.length} of ${codes.length} codes`);
      expect(code).toBe(0);
    } finally {
      home.remove();
    }
    const [again] = await stage.say(anna, "/rps verify");
    expect(again?.text).toBe(text);
  });

  it("is played in a group as a reply to the command, in its owner's name", async () => {
    const anna = await stage.person("Anna");
    const chat = await stage.group();
    const table = await stage.table(anna, "/rps play best of 3", chat);
    const message = await table.now();
    expect(message.chat.id).toBe(chat);
    expect(message.reply_to_message).toBeDefined();
    await playOut(table, ["rock", "paper"]);
    expect((await table.now()).text).toMatch(/wins 2 : [01]/);
  });

  it("answers Why? in a private alert of at most 200 characters and changes nothing", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    const early = await table.press("why");
    expect(early).toMatchObject({ show_alert: true, text: expect.stringContaining("after the first round") });
    for (let round = 0; round < 8; round++) await table.play("rock");
    const before = await table.now();
    const why = await table.press("why");
    expect(why.show_alert).toBe(true);
    expect(why.text?.length).toBeLessThanOrEqual(200);
    expect(why.text).toMatch(/I expected ✊ Rock.* This match I’ve read \d+ of \d+ moves right\.$/);
    expect(await table.now()).toEqual(before);
  });

  it("ends at Stop with the current score, and Rematch starts another on the same terms", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play first to 7");
    await table.play("rock");
    const stopped = await table.play("stop");
    expect(stopped.text).toContain("Stopped at Anna");
    const labels = buttonsOf(stopped).map(({ text }) => text);
    expect([labels[0], labels.at(-1)]).toEqual(["Rematch", "More"]);
    const since = await stage.mark();
    await table.press("again");
    const [posted] = await stage.calls({ method: "sendMessage", chatId: anna.id, since, min: 1 });
    expect(posted?.result.text).toContain("first to 7");
    expect(posted?.result.text).toContain("Anna 0 : 0 Gadalka");
    expect((await storedTotals(stage, anna)).rps?.rounds).toBe(1);
  });

  it("survives with its history when the bot is stopped or killed and restarted", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    await table.play("rock");
    expect(await stage.restartBot("SIGTERM")).toBe(0);
    expect(roundsIn(await table.play("paper"))).toBe(2);
    await stage.restartBot("SIGKILL");
    expect(roundsIn(await table.play("scissors"))).toBe(3);
    const [exported] = (await stage.say(anna, "/data export", { calls: 2 })).slice(1);
    const { games } = JSON.parse(await fileText(stage, exported as never));
    expect(games.rps.rounds.map(({ you }: { you: string }) => you)).toEqual(["rock", "paper", "scissors"]);
  });

  it("answers a press made while the bot was down", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    await stage.bot().stop();
    await table.press("rock", { hurry: true });
    await stage.startBot();
    await table.becomes((message) => roundsIn(message) === 1);
  });
});

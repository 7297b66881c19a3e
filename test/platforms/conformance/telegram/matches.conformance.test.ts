// Playing on Telegram: commands and matches in private and in groups, and across restarts of the bot.

import { describe, expect, it } from "vitest";
import { BOT_NAME, fileText, runGadalka, storedTotals, useStage } from "./stage.ts";
import { buttonsOf, isLive, roundsIn, type Table } from "./table.ts";

const ROUNDS_AT_MOST = 100;

/** Plays a match to its end. */
async function playOut(table: Table, moves: readonly string[]): Promise<void> {
  for (let round = 0; isLive(await table.now()); round++) {
    if (round > ROUNDS_AT_MOST) throw new Error("the match does not end");
    await table.play(moves[round % moves.length] as string);
  }
}

// A group's pace would leave no slot for a private message right after an end.
const stage = useStage({ environment: { TELEGRAM_PACE: "off" } });

describe("a command on Telegram", () => {
  it("answers in a group privately or briefly, with a button that opens the page", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    await table.play("rock");
    await table.play("stop");
    const chat = await stage.group();
    const since = await stage.mark();
    await stage.posted(anna.id, () => stage.write(anna, "/rps verify", { chat }));
    expect(await stage.calls({ chatId: chat, since })).toEqual([]);
    const [brief] = await stage.say(anna, "/help", { chat });
    expect(brief?.text.length).toBeLessThan(300);
    const [{ url = "" } = {}] = brief ? buttonsOf(brief) : [];
    expect(url).toContain(`https://t.me/${BOT_NAME}?start=`);
    const [page] = await stage.say(anna, `/start ${url.split("?start=")[1]}`);
    expect(page?.text).toContain("What I can do");
  });

  it("is published again only when the menu differs from Telegram's", async () => {
    const publish = async () => (await runGadalka(stage, "publish-commands")).output;
    await publish();
    expect(await publish()).toContain("telegram: commands published");
    const { apiUrl, token } = stage.simulator;
    await fetch(`${apiUrl}/bot${token}/deleteMyCommands?language_code=ru`);
    const since = await stage.mark();
    expect(await publish()).toContain("telegram: commands published");
    expect(await stage.calls({ method: "setMyCommands", since })).toHaveLength(1);
  });
});

describe("a match on Telegram", () => {
  it("is played to its end by the rules, with a toast for the round after each press", async () => {
    const anna = await stage.person("<b>Anna</b> *_`&amp;`_*");
    const table = await stage.table(anna, "/rps play first to 3");
    expect(await table.press("rock")).toMatchObject({
      show_alert: false,
      text: expect.stringContaining("You ✊"),
    });
    await table.becomes((message) => roundsIn(message) === 1);
    await playOut(table, ["paper", "rock", "scissors"]);
    const { text } = await table.now();
    expect(text).toMatch(/(?:<b>Anna<\/b> \*_`&amp;`_\*|Gadalka) wins 3 : [0-2]/);
    expect(text).toContain("✓ verified");
    const { rps } = await storedTotals(stage, anna);
    expect(Math.max(rps?.wins ?? 0, rps?.losses ?? 0)).toBe(3);
  });

  it("in a group replies to the command, and shows its chart only to its player", async () => {
    const [anna, stranger] = [await stage.person("Anna"), await stage.person("Igor")];
    await stage.say(anna, "/start");
    const chat = await stage.group();
    const table = await stage.table(anna, "/rps play best of 3", chat);
    expect((await table.now()).reply_to_message).toBeDefined();
    await playOut(table, ["rock", "paper"]);
    await table.play("more");
    expect((await table.press("chart", { who: stranger })).show_alert).toBe(true);
    await table.press("chart");
    const [sent] = await stage.calls({ method: "sendPhoto", chatId: anna.id, min: 1 });
    expect(String(sent?.params.caption)).toMatch(/📈 Anna \d : \d Gadalka/);
    expect((await stage.messages(chat)).filter((message) => "photo" in message)).toEqual([]);
  });

  it("survives with its history when the bot is stopped or killed, and answers presses made meanwhile", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play endless");
    await table.play("rock");
    expect(await stage.restartBot("SIGTERM")).toBe(0);
    expect(roundsIn(await table.play("paper"))).toBe(2);
    await stage.restartBot("SIGKILL");
    expect(roundsIn(await table.play("scissors"))).toBe(3);
    await stage.bot().stop();
    await table.press("rock", { hurry: true });
    await stage.startBot();
    await table.becomes((message) => roundsIn(message) === 4);
    const [, exported] = await stage.say(anna, "/data export", { calls: 2 });
    expect(exported?.document?.file_name).toBe("gadalka-export.json");
    const text = await fileText(stage, exported);
    expect(text).not.toMatch(/seed|Anna/);
    const { rounds } = JSON.parse(text).games.rps;
    const moves = ["rock", "paper", "scissors", "rock"];
    expect(rounds.map(({ you }: { you: string }) => you)).toEqual(moves);
  });
});

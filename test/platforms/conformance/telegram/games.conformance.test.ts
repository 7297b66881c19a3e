// Whole matches on Telegram of games other than rock-paper-scissors, with rate limits, by people who press faster than
// a bot may edit its messages.

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Person, type Stage, storedTotals } from "./stage.ts";
import { isCounted, isLive, laterButton, roundsIn, type Table } from "./table.ts";

const THINKING_MS = 350;
/** Safety limit of presses, in case a match doesn't end. */
const PRESSES_AT_MOST = 2_000;
const PLAYED_WITHIN_MS = 180_000;
const SHOWING = ["editMessageText", "sendMessage"];

interface Played {
  readonly who: Person;
  readonly chat: number;
  /** The answer to each press that counted. */
  readonly counted: readonly string[];
  /** The final message. */
  readonly text: string;
}

/** Presses buttons continually, without waiting for the message to change, until the match is over. */
async function playFast(table: Table, who: Person, moves: readonly string[]): Promise<Played> {
  const counted: string[] = [];
  for (let press = 0; isLive(await table.now()); press++) {
    if (press > PRESSES_AT_MOST) throw new Error("the match does not end");
    const { text } = await table.press(moves[press % moves.length] as string).catch(() => ({ text: null }));
    if (isCounted(text)) counted.push(text);
    await new Promise((resolve) => setTimeout(resolve, THINKING_MS));
  }
  return { who, chat: table.seat.chat, counted, text: (await table.now()).text };
}

/** The largest number of messages, new or edited, shown in the chat within any window of this length. */
async function mostShown(stage: Stage, chat: number, windowMs: number): Promise<number> {
  const calls = await stage.calls({ chatId: chat, ok: true });
  const times = calls.filter(({ method }) => SHOWING.includes(method)).map(({ at }) => at);
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + windowMs).length));
}

describe("a whole match of fast presses on Telegram", () => {
  let stage: Stage;
  let played: Readonly<Record<"oddeven" | "rpsls" | "group", Played>>;
  beforeAll(async () => {
    stage = await openStage({ flags: ["--rate-limits", "real"] });
    const [anna, boris, vera] = [
      await stage.person("Anna"),
      await stage.person("Boris"),
      await stage.person("Vera"),
    ];
    const alone = await stage.table(anna, "/oddeven play first to 20");
    const meta = await stage.table(boris, "/rps play lizard-spock opponent=mkia");
    const group = await stage.table(vera, "/oddeven play first to 8", await stage.group());
    const [oddeven, rpsls, inGroup] = await Promise.all([
      playFast(alone, anna, ["odd", "even", "even"]),
      playFast(meta, boris, ["spock", "rock", "lizard", "paper"]),
      playFast(group, vera, ["even", "even", "odd"]),
    ]);
    played = { oddeven, rpsls, group: inGroup };
  }, PLAYED_WITHIN_MS);
  afterAll(() => stage?.end());

  it.each([
    ["oddeven", "oddeven", 20],
    ["rpsls", "rpsls", 10],
    ["group", "oddeven", 8],
  ] as const)(
    "(%s) counts each press once, and ends with the right winner and score",
    async (which, game, points) => {
      const { who, counted, text } = played[which];
      const totals = (await storedTotals(stage, who))[game];
      const [winner, more, less] = /(\w+) wins (\d+) : (\d+)/.exec(text)?.slice(1) ?? [];
      expect(Number(more)).toBe(points);
      const score = winner === who.first_name ? [points, Number(less)] : [Number(less), points];
      expect([totals?.wins, totals?.losses]).toEqual(score);
      expect(counted).toHaveLength(totals?.rounds ?? 0);
      expect(text).toContain("✓ verified");
    },
  );

  it("shows the score and the next code with every round", () => {
    for (const toast of played.oddeven.counted.slice(0, -1))
      expect(toast).toMatch(/→ .+ · \d+ : \d+\n🔒 [0-9a-f]{4}(?: [0-9a-f]{4}){2}$/u);
  });

  it("answers Why? and Stop while the message lags behind", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/oddeven play endless", await stage.group());
    const [odd, why, stop] = [
      await table.button("odd"),
      await table.button("why"),
      await table.button("stop"),
    ];
    for (let turn = 0; turn < 8; turn++) await table.pressData(laterButton(odd, turn));
    expect(roundsIn(await table.now())).toBeLessThan(8);
    let seen = await table.pressData(why);
    // Whether it plays at random is drawn for each of the first rounds, so some of them aren't random.
    for (let turn = 8; seen.text?.startsWith("I played at random") && turn < 20; turn++) {
      await table.pressData(laterButton(odd, turn));
      seen = await table.pressData(why);
    }
    expect(seen).toMatchObject({
      show_alert: true,
      text: expect.stringMatching(/(\d+) times out of \1\b.*This match I’ve read \d+ of \d+ moves right/),
    });
    expect((await table.pressData(stop)).show_alert).toBe(false);
    const over = await table.becomes((message) => !isLive(message));
    expect(over.text).toContain("Stopped at Anna");
    expect(over.text).toContain("✓ verified");
  });

  it("never meets a limit of Telegram's, even if edits counted as messages", async () => {
    expect(await stage.calls({ code: 429 })).toEqual([]);
    expect(await stage.calls({ status: 429 })).toEqual([]);
    for (const { chat } of Object.values(played))
      expect(await mostShown(stage, chat, 1_000)).toBeLessThanOrEqual(4);
    expect(await mostShown(stage, played.group.chat, 60_000)).toBeLessThanOrEqual(20);
    await stage.verdict();
  });
});

// Whole matches on Telegram: in a private chat, in a group, with five moves, and across restarts of the bot.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../rig.ts";
import { fileText, runGadalka, storedTotals, useStage } from "./stage.ts";
import { buttonsOf, codesIn, isLive, roundsIn, scoreOf, type Table } from "./table.ts";

const SIGNS = { rock: "✊", paper: "✋", scissors: "✌️", lizard: "🦎", spock: "🖖" } as const;
type Move = keyof typeof SIGNS;
const BEATS: Readonly<Record<Move, readonly Move[]>> = {
  rock: ["scissors", "lizard"],
  paper: ["rock", "spock"],
  scissors: ["paper", "lizard"],
  lizard: ["paper", "spock"],
  spock: ["rock", "scissors"],
};
const MOVES = Object.keys(SIGNS) as Move[];
const ROUNDS_AT_MOST = 100;

/** The last round's moves, the person's and the bot's. */
function lastRound(text: string): [Move, Move] {
  const seen = [...text.matchAll(/(?:You|Gadalka) (✊|✋|✌️|🦎|🖖)/gu)];
  // The final message shows rows of moves, the person's above the bot's.
  const rows = [...text.matchAll(/^(?:✊|✋|✌️|🦎|🖖)*(✊|✋|✌️|🦎|🖖)(?: ←.*)?$/gmu)].slice(-2);
  const [yours, mine] = (seen.length > 0 ? seen : rows).map(
    ([, sign]) => MOVES.find((move) => SIGNS[move] === sign) as Move,
  );
  if (!yours || !mine) throw new Error(`no round in: ${text}`);
  return [yours, mine];
}

function scoreAfter([won, lost, drawn]: readonly number[], [yours, mine]: [Move, Move]): number[] {
  if (yours === mine) return [won as number, lost as number, (drawn as number) + 1];
  return BEATS[yours].includes(mine)
    ? [(won as number) + 1, lost as number, drawn as number]
    : [won as number, (lost as number) + 1, drawn as number];
}

interface Played {
  /** The codes shown together with moves to choose from. */
  readonly codes: readonly string[];
  /** Every version of the message, including the last. */
  readonly messages: readonly string[];
  readonly score: readonly number[];
}

/** Plays a match to its end. */
async function playOut(table: Table, moves: readonly Move[]): Promise<Played> {
  let message = await table.now();
  let score: number[] = [...scoreOf(message)];
  const codes = [...codesIn(message)];
  const messages = [message.text];
  for (let round = 0; isLive(message); round++) {
    if (round > ROUNDS_AT_MOST) throw new Error("the match does not end");
    const move = moves[round % moves.length] as Move;
    message = await table.play(move);
    messages.push(message.text);
    const played = lastRound(message.text);
    expect(played[0]).toBe(move);
    score = scoreAfter(score, played);
    if (!isLive(message)) break;
    expect(scoreOf(message)).toEqual(score);
    expect(codesIn(message)).toHaveLength(1);
    codes.push(...codesIn(message));
  }
  return { codes, messages, score };
}

describe("a match on Telegram", () => {
  const stage = useStage();

  it("starts in a private chat with a score and one code", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna);
    const message = await table.now();
    expect(message.text).toContain("Rock-paper-scissors · first to 10");
    expect(message.text).toContain("Anna 0 : 0 Gadalka");
    expect(message.text).toMatch(/[0-9a-f]{8}(?: [0-9a-f]{8}){3}/);
    expect(codesIn(message)).toHaveLength(1);
  });

  it("is played to its end by the rules, with a toast for the round after each press", async () => {
    const anna = await stage.person("Anna");
    const table = await stage.table(anna, "/rps play first to 3");
    const seen = await table.press("rock");
    expect(seen.show_alert).toBe(false);
    expect(seen.text).toContain("You ✊");
    await table.becomes((message) => roundsIn(message) === 1);
    const { score } = await playOut(table, ["paper", "rock", "scissors"]);
    expect(Math.max(score[0] as number, score[1] as number)).toBe(3);
    const { text } = await table.now();
    expect(text).toMatch(score[0] === 3 ? `Anna wins 3 : ${score[1]}` : `Gadalka wins 3 : ${score[0]}`);
    expect(text).toContain("← your moves");
    const rounds = (score[0] as number) + (score[1] as number) + (score[2] as number);
    expect(text).toContain("✓ verified");
    expect(await storedTotals(stage, anna)).toEqual({
      rps: { rounds, wins: score[0], losses: score[1], draws: score[2] },
    });
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
    const { score } = await playOut(table, ["rock", "paper"]);
    expect(Math.max(score[0] as number, score[1] as number)).toBe(2);
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
    expect(games.rps.rounds.map(({ you }: { you: Move }) => you)).toEqual(["rock", "paper", "scissors"]);
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

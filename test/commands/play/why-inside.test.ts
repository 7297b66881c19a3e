// What Why? says about opponents that keep a table: what they based the last round's move on.

import { describe, expect } from "vitest";
import type { Reply } from "../../../src/chat/index.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { seededRandom } from "../../../src/core/random/index.ts";
import { say } from "../../../src/infra/i18n/index.ts";
import { openStore } from "../../../src/infra/store/index.ts";
import {
  NEW_PREDICTOR,
  PREDICTOR,
  type PredictorState,
  predictorKey,
  readRounds,
  storeRounds,
} from "../../../src/people/index.ts";
import { ANNA, it, openTable, storedGame, type Table, textOf } from "./table.ts";

const rps = matrixGame("rps") as MatrixGame;
const KEY = predictorKey(ANNA, "rps");
const LABELS = ["Rock", "Scissors", "Paper"];
const SIGNS = ["✊", "✌️", "✋"];
const MOVES = [0, 0, 2, 0, 1, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 1, 1, 0];

const documentOf = async (table: Table): Promise<PredictorState> =>
  (await storedGame(table)) ?? expect.fail("no document");
const begin = (table: Table, opponent: string) => table.type("rps", "play", { length: "endless", opponent });
const why = async (table: Table, reply: Reply) => textOf(await table.press(reply, "Why?"));

/** The answer to Why? after each round. */
async function answers(table: Table, opponent: string, moves: readonly number[] = MOVES): Promise<string[]> {
  let reply = await begin(table, opponent);
  const all: string[] = [];
  for (const move of moves) {
    reply = await table.press(reply, LABELS[move] as string);
    all.push(await why(table, reply));
  }
  return all;
}

/** Computed by hand: what followed the move before the last one in the earlier rounds. */
const followers = (round: number): readonly number[] =>
  MOVES.slice(1, round).filter((_, at) => MOVES[at] === MOVES[round - 1]);

describe("Why?", () => {
  it("counts for a Markov chain what followed the last move before", async () => {
    const all = await answers(await openTable(), "markov:order=1");
    all.forEach((text, round) => {
      const seen = followers(round);
      if (round === 0) return;
      if (seen.length === 0) {
        expect(text).toBe(say("en", "why-unread", { reason: "guessed" }));
        return;
      }
      const expected = SIGNS.findIndex((sign) => text.startsWith(`In the last round I expected ${sign}`));
      const count = seen.filter((move) => move === expected).length;
      const most = Math.max(...[0, 1, 2].map((move) => seen.filter((one) => one === move).length));
      expect(count).toBe(most);
      const before = MOVES[round - 1] as number;
      const times = `${count} time${count === 1 ? "" : "s"} out of ${seen.length}`;
      expect(text).toContain(`after your ${SIGNS[before]} ${LABELS[before]} you played it ${times}.`);
    });
  });

  it("names for string matching what followed last", async () => {
    const all = await answers(await openTable(), "mupn:order=1");
    all.forEach((text, round) => {
      const last = followers(round).at(-1);
      if (round === 0) return;
      if (last === undefined) {
        expect(text).toBe(say("en", "why-unread", { reason: "guessed" }));
        return;
      }
      const before = MOVES[round - 1] as number;
      expect(text).toContain(
        `I expected ${SIGNS[last]} ${LABELS[last]}: the last time, after your ${SIGNS[before]} ${LABELS[before]}, you played it.`,
      );
    });
  });

  it.each([
    [
      "supp",
      /I (?:played|tried) .+ (?:Rock|Paper|Scissors).*: after your moves .{2,8} it promised (?:the most, )?-?\d\.\d points/u,
    ],
    [
      "mksu",
      /I (?:followed|tried) [a-z-]+.*: after your moves .{2,8} it promised (?:the most, )?-?\d\.\d points/u,
    ],
    ["mkia", /I (?:followed|tried) (?:mupn|markov|supp).*: after your moves .{2,8} it promised /u],
  ])("says for %s what its choice promised, never that it explores", async (opponent, words) => {
    const all = await answers(await openTable(), opponent);
    const told = all.filter((text) => text !== say("en", "why-unread", { reason: "guessed" }));
    expect(told.length).toBeGreaterThan(10);
    for (const text of told) expect(text).toMatch(words);
    for (const text of all) expect(text).not.toMatch(/doesn’t try|rule of/u);
    expect(all[0]).toBe(say("en", "why-unread", { reason: "guessed" }));
  });

  it("names the move that supp played", async ({ table }) => {
    const all = await answers(table, "supp");
    const { bot } = readRounds(rps, (await documentOf(table)).history);
    all.forEach((text, at) => {
      if (text === say("en", "why-unread", { reason: "guessed" })) return;
      const move = bot[at] as number;
      expect(text).toMatch(new RegExp(`I (?:played|tried) ${SIGNS[move]} ${LABELS[move]}[ :]`, "u"));
    });
  });

  it("names the followed daemon, with its rating and the next best", async () => {
    const all = await answers(await openTable(), "daemons");
    const heard = all.filter((text) => text.includes("the daemon I follow"));
    expect(heard.length).toBeGreaterThan(8);
    for (const text of heard) {
      const [, moves, guesses, rating, next] =
        /remembers (\d) of your moves and (\d) of the guesses\. Its rating is ([\d.]+); the next best has ([\d.]+)\./.exec(
          text,
        ) ?? expect.fail(text);
      expect(moves).toBe(guesses);
      expect(Number(rating)).toBeGreaterThanOrEqual(Number(next));
    }
    expect(heard.some((text) => text.startsWith("In the last round I expected"))).toBe(true);
    expect(heard.some((text) => text.startsWith("In the last round I played at random"))).toBe(true);
  });

  it("repeats the same answer, and leaves the match unchanged", async ({ table: quiet }) => {
    let reply = await begin(quiet, "mksu");
    for (const move of MOVES) reply = await quiet.press(reply, LABELS[move] as string);
    const asked = await openTable();
    const last = (await answers(asked, "mksu")).at(-1);
    expect(readRounds(rps, (await documentOf(asked)).history)).toEqual(
      readRounds(rps, (await documentOf(quiet)).history),
    );
    expect((await documentOf(asked)).live?.next).toEqual((await documentOf(quiet)).live?.next);
    expect([await why(quiet, reply), await why(quiet, reply)]).toEqual([last, last]);
  });

  it("is found again after many rounds by a process that has built nothing yet", async () => {
    const store = await openStore({ dataDir: ":memory:" });
    const random = seededRandom(1);
    const moves = (): Uint8Array => Uint8Array.from({ length: 900 }, () => random.below(3));
    const history = storeRounds(rps, { person: moves(), bot: moves() });
    const totals = { rounds: 900, wins: 0, losses: 0, draws: 900 };
    const next = { ...NEW_PREDICTOR, history, totals };
    await store.update(PREDICTOR, KEY, () => ({ next, result: undefined }));
    const table = await openTable({ store });
    const reply = await table.press(await begin(table, "daemons"), "Rock");
    const other = await openTable({ store });
    expect(await why(other, reply)).toContain("the daemon I follow");
  });

  it("makes no claim if the strategy would choose differently now", async ({ table }) => {
    let reply = await begin(table, "supp");
    for (const move of MOVES) reply = await table.press(reply, LABELS[move] as string);
    await table.store.update(PREDICTOR, KEY, (current = NEW_PREDICTOR) => {
      const { live } = current;
      const { person, bot } = readRounds(rps, current.history);
      const other = bot.with(-1, ((bot.at(-1) as number) + 1) % 3);
      const rounds = storeRounds(rps, { person, bot: other });
      return { next: live && { ...current, live: { ...live, rounds } }, result: undefined };
    });
    expect(await why(table, reply)).toBe(say("en", "why-unread", { reason: "by-merits" }));
  });

  it("mentions nothing that was forgotten by a reset", async ({ table }) => {
    let reply = await begin(table, "markov:order=1");
    for (const move of MOVES) reply = await table.press(reply, LABELS[move] as string);
    expect(await why(table, reply)).toContain("after your");
    await table.press(await table.type("model", "reset"), "Forget");
    expect(await why(table, reply)).not.toContain("after your");
  });
});

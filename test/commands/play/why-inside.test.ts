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
import { ANNA, it, openTable, playOn, storedGame, type Table, textOf } from "./table.ts";

const rps = matrixGame("rps") as MatrixGame;
const KEY = predictorKey(ANNA, "rps");
const LABELS = ["Rock", "Scissors", "Paper"];
const SIGNS = ["✊", "✌️", "✋"];
const MOVES = [0, 0, 2, 0, 1, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0, 1, 1, 0];

const GUESSED = say("en", "why-unread", { reason: "guessed" });

const documentOf = async (table: Table): Promise<PredictorState> =>
  (await storedGame(table)) ?? expect.fail("no document");
const begin = (table: Table, opponent: string) => table.type("rps", "play", { length: "endless", opponent });
const why = async (table: Table, reply: Reply) => textOf(await table.press(reply, "Why?"));

/** The answer to Why? after each round, and the last message. */
async function answers(table: Table, opponent: string) {
  let reply = await begin(table, opponent);
  const all: string[] = [];
  for (const move of MOVES) {
    reply = await table.press(reply, LABELS[move] as string);
    all.push(await why(table, reply));
  }
  return { all, reply };
}

/** Computed by hand: what followed the move before the last one in the earlier rounds. */
const followers = (round: number): readonly number[] =>
  MOVES.slice(1, round).filter((_, at) => MOVES[at] === MOVES[round - 1]);

describe("Why?", () => {
  it.each(["markov", "mupn"])("names for %s what followed the last move before", async (family) => {
    const { all } = await answers(await openTable(), `${family}:order=1`);
    for (const [round, text] of all.entries()) {
      if (round === 0) continue;
      const seen = followers(round);
      const before = MOVES[round - 1] as number;
      const after = `after your ${SIGNS[before]} ${LABELS[before]}`;
      const last = seen.at(-1);
      if (last === undefined) expect(text).toBe(GUESSED);
      else if (family === "mupn")
        expect(text).toContain(
          `I expected ${SIGNS[last]} ${LABELS[last]}: the last time, ${after}, you played it.`,
        );
      else {
        const times = [0, 1, 2].map((move) => seen.filter((one) => one === move).length);
        const expected = SIGNS.findIndex((sign) => text.startsWith(`In the last round I expected ${sign}`));
        const count = times[expected] ?? -1;
        expect(count).toBe(Math.max(...times));
        const often = `${count} time${count === 1 ? "" : "s"} out of ${seen.length}`;
        expect(text).toContain(`${after} you played it ${often}.`);
      }
    }
  });

  const PROMISED = "after your moves .{2,8} it promised (?:the most, )?-?\\d\\.\\d points";
  it.each([
    ["supp", `I (?:played|tried) .+ (?:Rock|Paper|Scissors).*: ${PROMISED}`],
    ["mksu", `I (?:followed|tried) [a-z-]+.*: ${PROMISED}`],
    ["mkia", `I (?:followed|tried) (?:mupn|markov|supp).*: ${PROMISED}`],
  ])("says for %s what its choice promised, never that it explores", async (opponent, words) => {
    const table = await openTable();
    const { all } = await answers(table, opponent);
    const { bot } = readRounds(rps, (await documentOf(table)).history);
    expect(all.filter((text) => text !== GUESSED).length).toBeGreaterThan(10);
    expect(all[0]).toBe(GUESSED);
    for (const [at, text] of all.entries()) {
      if (text === GUESSED) continue;
      expect(text).toMatch(new RegExp(words, "u"));
      expect(text).not.toMatch(/doesn’t try|rule of/u);
      const move = bot[at] as number;
      if (opponent === "supp") expect(text).toMatch(new RegExp(`ed ${SIGNS[move]} ${LABELS[move]}[ :]`, "u"));
    }
  });

  it("names the followed daemon, with its rating and the next best", async ({ table }) => {
    const { all } = await answers(table, "daemons");
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
    for (const begins of ["In the last round I expected", "In the last round I played at random"])
      expect(heard.some((text) => text.startsWith(begins))).toBe(true);
  });

  it("repeats the same answer, and leaves the match unchanged", async ({ table: quiet }) => {
    const reply = await playOn(
      quiet,
      await begin(quiet, "mksu"),
      MOVES.map((move) => LABELS[move] as string),
    );
    const asked = await openTable();
    const last = (await answers(asked, "mksu")).all.at(-1);
    const [{ history, live }, before] = [await documentOf(asked), await documentOf(quiet)];
    expect(readRounds(rps, history)).toEqual(readRounds(rps, before.history));
    expect(live?.next).toEqual(before.live?.next);
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
    const tables = [
      await openTable({ store }),
      await openTable({ store }),
      await openTable({ store }),
    ] as const;
    const reply = await tables[1].press(await begin(tables[0], "daemons"), "Rock");
    expect(textOf(reply)).toContain("You ✊ Rock");
    expect((await documentOf(tables[0])).totals.rounds).toBe(901);
    expect(await why(tables[2], reply)).toContain("the daemon I follow");
    expect(tables.flatMap(({ logged }) => logged)).toEqual([]);
  });

  it("makes no claim if the strategy would choose differently now", async ({ table }) => {
    const { reply } = await answers(table, "supp");
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
    const { all, reply } = await answers(table, "markov:order=1");
    expect(all.at(-1)).toContain("after your");
    await table.press(await table.type("model", "reset"), "Forget");
    expect(await why(table, reply)).not.toContain("after your");
  });
});

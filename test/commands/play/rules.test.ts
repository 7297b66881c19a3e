// A match as a value: what presses do to the predictor's document.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begin, keyOf, play, playedMatch, stop, withNext } from "../../../commands/play/rules.ts";
import { type MatrixGame, matrixGame } from "../../../src/core/games/index.ts";
import { codesOf, isShown, shownAfter } from "../../../src/core/proof/match.ts";
import { NEW_PREDICTOR, PREDICTOR, type PredictorState, readRounds } from "../../../src/people/index.ts";

const rps = matrixGame("rps") as MatrixGame;
const NOW = Date.parse("2026-11-18T12:00:00Z");
const LIMITS = { historyRounds: 5, now: NOW, isPlayable: () => true };
const plan = (id: string, opponent = "fortune-teller") => ({
  ...{ id, opponent, length: { kind: "endless" } as const, locale: "en", secret: new Uint8Array(32).fill(7) },
  now: NOW,
});
const decision = (move: number, results?: readonly number[]) => ({ move, expected: 0, results });

/** Plays these rounds in the live match, against paper. */
function played(from: PredictorState, moves: readonly number[], results = [0.5, -0.25, 0]): PredictorState {
  return moves.reduce((document, move) => {
    const { id = "", rounds } = document.live ?? {};
    const press = { session: id, turn: rounds?.rounds ?? 0, move };
    const next = play(rps, document, press, LIMITS);
    if (typeof next === "string") throw new Error(next);
    return withNext(rps, next, decision(2, results));
  }, from);
}

const begun = (from = NEW_PREDICTOR, id = "a") =>
  withNext(rps, begin(from, plan(id)), decision(2, [0.5, -0.25, 0]));

describe("a press", () => {
  it("counts the round everywhere at once: totals, history, match, bank and ranking", () => {
    const document = played(begun(), [0, 1, 1]);
    expect(document).toMatchObject({
      since: NOW,
      totals: { rounds: 3, wins: 2, losses: 1, draws: 0 },
      history: { rounds: 3 },
      account: { bank: 8, purse: 3, rounds: 3, reserve: 2 },
      live: { score: [2, 1, 0], guesses: "000", playedAt: NOW },
    });
    expect(document.decided?.slice(1, 3)).toEqual([2, 1]);
    expect(readRounds(rps, document.history)).toEqual(
      readRounds(rps, document.live?.rounds ?? document.history),
    );
  });

  it("changes the document as if once, however presses are repeated and reordered", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(2)), { maxLength: 30 }), (presses) => {
        let document = begun();
        let turn = 0;
        for (const [at, move] of presses) {
          const next = play(rps, document, { session: "a", turn: at, move }, LIMITS);
          expect(typeof next === "string" ? next : at).toBe(at === turn ? at : "late");
          if (typeof next === "string") continue;
          document = withNext(rps, next, decision(2));
          turn++;
        }
        expect(document.totals.rounds).toBe(turn);
        const over = stop(document, "a") ?? document;
        expect(play(rps, over, { session: "a", turn, move: 0 }, LIMITS)).toBe("late");
        expect(play(rps, over, { session: "b", turn, move: 0 }, LIMITS)).toBe("unknown");
        expect(stop(over, "a")).toBeUndefined();
        expect(PREDICTOR.parse(JSON.parse(JSON.stringify(document)))).toEqual(
          JSON.parse(JSON.stringify(document)),
        );
      }),
      { seed: 1 },
    );
  });
});

describe("a new match", () => {
  it("ends the open one, which stays as the last; an empty one is dropped", () => {
    const first = played(begun(), [0]);
    const second = begun(first, "b");
    expect(second).toMatchObject({ live: { id: "b" }, last: { id: "a", ending: "replaced" } });
    expect(begun(second, "c")).toMatchObject({
      live: { id: "c" },
      last: { id: "a" },
      begun: ["c", "b", "a"],
    });
  });
});

describe("the codes of a match", () => {
  it("are noted as they're shown, and fit the moves at its end, with one that wasn't answered", () => {
    const over = stop(played(begun(), [0, 2, 1]), "a") ?? expect.fail();
    const match = over.last ?? expect.fail();
    const proof = playedMatch(rps, match);
    expect(codesOf(proof).reduce(shownAfter, "")).toBe(match.shown);
    expect(isShown(proof, match.shown)).toBe(true);
    expect(proof.unplayed).toBe(2);
    const { person, bot } = proof.rounds;
    const changed = { ...proof, rounds: { person, bot: bot.with(1, 0) } };
    expect(isShown(changed, match.shown)).toBe(false);
  });

  it("have keys that depend on all moves so far", () => {
    const keys = [[0], [1], [0, 0]].map((moves) => {
      const { live = expect.fail() } = played(begun(), moves);
      return keyOf(rps, live).join();
    });
    expect(new Set(keys).size).toBe(3);
  });
});

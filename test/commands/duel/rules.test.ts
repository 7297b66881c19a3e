import { describe, expect, it } from "vitest";
import {
  afterClock,
  askToEnd,
  begun,
  type Duel,
  type HiddenPicks,
  type PlayedDuel,
  pick,
  ROUND_MS,
  ROUNDS_MAX,
  resultOfDuel,
  type Side,
  scoreOf,
} from "../../../commands/duel/rules.ts";

const ROCK = 0;
const SCISSORS = 1;

/** Picks in plain text; hiding them is tested elsewhere. */
const picks: HiddenPicks = {
  hide: ({ turn, side }, move) => `${turn}/${side}/${move}`,
  open: (_at, hidden) => (hidden === "lost" ? undefined : Number(hidden.split("/")[2])),
};

const at = (now: number) => ({ id: "d", now, picks });

function fresh(terms: Partial<Duel> = {}): PlayedDuel {
  const side = (name: string) => ({ player: `telegram:${name}`, name });
  const duel: Duel = {
    ...{ game: "rps", length: "first-3", boards: [] },
    ...{ sides: [side("a"), side("b")], challenge: { endsAt: 0 }, ...terms },
  };
  return { ...duel, play: begun(0) } as PlayedDuel;
}

function picked(duel: PlayedDuel, side: Side, move: number, now = 1): PlayedDuel {
  const { duel: next, result } = pick(duel, side, { turn: duel.play.rounds.length, move }, at(now));
  if (result !== "in") throw new Error(result);
  return next as PlayedDuel;
}

const played = (duel: PlayedDuel, first: number, second: number, now = 1): PlayedDuel =>
  picked(picked(duel, 0, first, now), 1, second, now);

/** After a press of Stop or Resign in the first round. */
const asked = (duel: Duel, side: Side, by: "stop" | "resign") =>
  askToEnd(duel, side, { turn: 0, by }, at(1)).duel as PlayedDuel;

describe("the rules of a duel", () => {
  it("reveal a round when both picks are in, in either order", () => {
    const one = picked(fresh(), 1, SCISSORS);
    expect(one.play.rounds).toEqual([]);
    expect(picked(one, 0, ROCK).play.rounds).toEqual([[ROCK, SCISSORS]]);
  });

  it("keep a side's first pick of a round, and ignore presses for past and future rounds", () => {
    const one = picked(fresh(), 0, ROCK);
    expect(pick(one, 0, { turn: 0, move: SCISSORS }, at(2))).toEqual({ duel: one, result: "kept" });
    const next = played(fresh(), ROCK, SCISSORS);
    for (const turn of [0, 2])
      expect(pick(next, 0, { turn, move: ROCK }, at(2))).toEqual({ duel: next, result: "late" });
  });

  it("give the round to the punctual player at the deadline, and reset the clock", () => {
    const one = picked(fresh(), 0, ROCK);
    const timed = afterClock(one, at(ROUND_MS));
    expect(timed.play).toMatchObject({ rounds: [[ROCK, -1]], endsAt: 2 * ROUND_MS });
    expect(scoreOf(timed)).toEqual([1, 0, 0]);
    expect(pick(one, 1, { turn: 0, move: SCISSORS }, at(ROUND_MS - 1)).result).toBe("in");
    const late = pick(one, 1, { turn: 0, move: SCISSORS }, at(ROUND_MS));
    expect(late).toMatchObject({ result: "late", duel: { play: { rounds: [[ROCK, -1]] } } });
  });

  it("void a round that both miss, and end without a winner after two", () => {
    const one = afterClock(fresh(), at(ROUND_MS));
    expect(scoreOf(one)).toEqual([0, 0, 1]);
    expect(afterClock(one, at(2 * ROUND_MS)).play.over).toMatchObject({ winner: "level", ending: "void" });
  });

  it("end for the present player when the other misses two in a row, and forgive one", () => {
    const one = afterClock(picked(fresh(), 1, ROCK), at(ROUND_MS));
    const two = afterClock(picked(one, 1, ROCK, ROUND_MS + 1), at(2 * ROUND_MS));
    expect(two.play.over).toMatchObject({ winner: 1, ending: "absent" });
    const rounds = [
      [undefined, ROCK],
      [undefined, ROCK],
    ];
    const result = { id: "d", gameId: "rps", winner: 1, ending: "absent", rounds };
    expect(resultOfDuel("d", two)).toMatchObject(result);
    const back = played(one, ROCK, ROCK, ROUND_MS + 1);
    const again = afterClock(picked(back, 1, ROCK, ROUND_MS + 2), at(2 * ROUND_MS + 1));
    expect(again.play.over).toBeUndefined();
  });

  it("end at the target score, best of nine at five won rounds, and draws at the round limit", () => {
    let short = fresh();
    for (let round = 0; round < 3; round++) short = played(short, ROCK, SCISSORS);
    expect(short.play.over).toMatchObject({ winner: 0, ending: "score" });
    let long = fresh({ length: "best-9" });
    for (let round = 0; round < 4; round++) long = played(long, SCISSORS, ROCK);
    expect(long.play.over).toBeUndefined();
    expect(played(long, SCISSORS, ROCK).play.over).toMatchObject({ winner: 1 });
    let endless = fresh();
    for (let round = 0; round < ROUNDS_MAX; round++) endless = played(endless, ROCK, ROCK);
    expect(endless.play.over).toMatchObject({ winner: "level", ending: "rounds" });
  });

  it("draw only when both ask to stop in the same round", () => {
    const one = asked(fresh(), 0, "stop");
    expect(one.play.over).toBeUndefined();
    expect(asked(one, 0, "stop")).toBe(one);
    expect(asked(one, 1, "stop").play.over).toMatchObject({ winner: "level", ending: "agreed" });
    expect(played(one, ROCK, SCISSORS).play.stops).toEqual([false, false]);
  });

  it("require more than one press to resign, and discard the picks then", () => {
    const duel = picked(fresh(), 0, ROCK);
    expect(asked(duel, 0, "resign")).toBe(duel);
    const one = asked(duel, 0, "stop");
    const over = { winner: 1, ending: "resigned" };
    expect(asked(one, 0, "resign").play).toMatchObject({ over, picks: [null, null] });
    expect(asked(one, 1, "resign")).toBe(one);
  });

  it("replay a round whose picks can no longer be decrypted", () => {
    const one = { ...fresh(), play: { ...fresh().play, picks: ["lost", null] } } as PlayedDuel;
    const { rounds, picks: left, endsAt } = picked(one, 1, ROCK, 5).play;
    expect([rounds, left, endsAt]).toEqual([[], [null, null], ROUND_MS + 5]);
  });
});

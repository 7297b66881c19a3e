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

describe("the rules of a duel", () => {
  it("reveal a round when both picks are in, in either order", () => {
    const one = picked(fresh(), 1, SCISSORS);
    expect(one.play.rounds).toEqual([]);
    expect(picked(one, 0, ROCK).play.rounds).toEqual([[ROCK, SCISSORS]]);
  });

  it("keep a side's first pick, whatever is pressed afterwards", () => {
    const one = picked(fresh(), 0, ROCK);
    expect(pick(one, 0, { turn: 0, move: SCISSORS }, at(2))).toEqual({ duel: one, result: "kept" });
  });

  it("ignore presses for past and future rounds", () => {
    const next = played(fresh(), ROCK, SCISSORS);
    expect(pick(next, 0, { turn: 0, move: ROCK }, at(2))).toEqual({ duel: next, result: "late" });
    expect(pick(next, 0, { turn: 2, move: ROCK }, at(2))).toEqual({ duel: next, result: "late" });
  });

  it("give the round to the punctual player, and reset the clock", () => {
    const timed = afterClock(picked(fresh(), 0, ROCK), at(ROUND_MS));
    expect(timed.play.rounds).toEqual([[ROCK, -1]]);
    expect(scoreOf(timed)).toEqual([1, 0, 0]);
    expect(timed.play.endsAt).toBe(2 * ROUND_MS);
  });

  it("treat a press at the exact deadline as late", () => {
    const one = picked(fresh(), 0, ROCK);
    expect(pick(one, 1, { turn: 0, move: SCISSORS }, at(ROUND_MS - 1)).result).toBe("in");
    const late = pick(one, 1, { turn: 0, move: SCISSORS }, at(ROUND_MS));
    expect(late.result).toBe("late");
    expect(late.duel.play?.rounds).toEqual([[ROCK, -1]]);
  });

  it("void a round that both miss, and end without a winner after two", () => {
    const one = afterClock(fresh(), at(ROUND_MS));
    expect(scoreOf(one)).toEqual([0, 0, 1]);
    const two = afterClock(one, at(2 * ROUND_MS));
    expect(two.play.over).toMatchObject({ winner: "level", ending: "void" });
  });

  it("end in favour of the present player when the other misses two in a row", () => {
    const one = afterClock(picked(fresh(), 1, ROCK), at(ROUND_MS));
    const two = afterClock(picked(one, 1, ROCK, ROUND_MS + 1), at(2 * ROUND_MS));
    expect(two.play.over).toMatchObject({ winner: 1, ending: "absent" });
  });

  it("forgive a missed round when the player returns for the next", () => {
    const one = afterClock(picked(fresh(), 1, ROCK), at(ROUND_MS));
    const back = played(one, ROCK, ROCK, ROUND_MS + 1);
    const two = afterClock(picked(back, 1, ROCK, ROUND_MS + 2), at(2 * ROUND_MS + 1));
    expect(two.play.over).toBeUndefined();
  });

  it("end at the target score, and best of nine at five won rounds", () => {
    let short = fresh();
    for (let round = 0; round < 3; round++) short = played(short, ROCK, SCISSORS);
    expect(short.play.over).toMatchObject({ winner: 0, ending: "score" });
    let long = fresh({ length: "best-9" });
    for (let round = 0; round < 4; round++) long = played(long, SCISSORS, ROCK);
    expect(long.play.over).toBeUndefined();
    expect(played(long, SCISSORS, ROCK).play.over).toMatchObject({ winner: 1 });
  });

  it("end an endlessly drawn duel at the round limit", () => {
    let duel = fresh();
    for (let round = 0; round < ROUNDS_MAX; round++) duel = played(duel, ROCK, ROCK);
    expect(duel.play.over).toMatchObject({ winner: "level", ending: "rounds" });
  });

  it("draw only when both ask to stop in the same round", () => {
    const one = askToEnd(fresh(), 0, { turn: 0, by: "stop" }, at(1)).duel as PlayedDuel;
    expect(one.play.over).toBeUndefined();
    expect(askToEnd(one, 0, { turn: 0, by: "stop" }, at(2)).duel).toBe(one);
    expect((askToEnd(one, 1, { turn: 0, by: "stop" }, at(3)).duel as PlayedDuel).play.over).toMatchObject({
      winner: "level",
      ending: "agreed",
    });
    const next = played(one, ROCK, SCISSORS);
    expect(next.play.stops).toEqual([false, false]);
  });

  it("require more than one press to resign", () => {
    const duel = fresh();
    expect(askToEnd(duel, 0, { turn: 0, by: "resign" }, at(1)).duel).toBe(duel);
    const asked = askToEnd(duel, 0, { turn: 0, by: "stop" }, at(1)).duel;
    expect((askToEnd(asked, 0, { turn: 0, by: "resign" }, at(2)).duel as PlayedDuel).play.over).toMatchObject(
      {
        winner: 1,
        ending: "resigned",
      },
    );
    expect(askToEnd(asked, 1, { turn: 0, by: "resign" }, at(2)).duel).toBe(asked);
  });

  it("replay a round whose picks can no longer be decrypted", () => {
    const one = { ...fresh(), play: { ...fresh().play, picks: ["lost", null] } } as PlayedDuel;
    const anew = picked(one, 1, ROCK, 5);
    expect(anew.play.rounds).toEqual([]);
    expect(anew.play.picks).toEqual([null, null]);
    expect(anew.play.endsAt).toBe(ROUND_MS + 5);
  });

  it("discard picks when the duel ends mid-round", () => {
    const asked = askToEnd(picked(fresh(), 0, ROCK), 0, { turn: 0, by: "stop" }, at(1)).duel;
    expect((askToEnd(asked, 0, { turn: 0, by: "resign" }, at(2)).duel as PlayedDuel).play.picks).toEqual([
      null,
      null,
    ]);
  });

  it("omit missing moves from the result", () => {
    const timed = afterClock(picked(fresh(), 0, ROCK), at(ROUND_MS));
    const over = afterClock(picked(timed, 0, ROCK, ROUND_MS + 1), at(2 * ROUND_MS));
    expect(resultOfDuel("d", over)).toMatchObject({
      ...{ id: "d", gameId: "rps", winner: 0, ending: "absent" },
      rounds: [
        [ROCK, undefined],
        [ROCK, undefined],
      ],
    });
  });
});
